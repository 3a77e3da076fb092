"""What is true of a challenge of the Study, and what it looks like at a first glance.

`far` counts moves with everything that stands in the way (ST-3); `alone` counts them as if each
piece had the board to itself, which everybody sees at once and which is never more.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.games.study.distances import (
    LIES,
    LIES_AT,
    graph,
    images,
    lying,
    numbers,
    positions,
    reach,
)
from regalia.games.study.positions import LETTERS, NAMES
from regalia.games.study.rules import (
    ALL_SQUARES,
    BONUS,
    LEVEL,
    NEEDED,
    PIECES,
    SQUARES,
    Study,
    all_done,
    moved,
    occupied,
    square_of,
)

# ------------------------------------------------------------------------------------- distances


@lru_cache(maxsize=1024)
def distances(board: int) -> bytes:
    """How far every position is from this one, by their numbers.

    Turned together, two positions stay as far apart as they were: so one search serves all eight
    ways in which a card can lie.
    """
    number = numbers()[board]
    image = min(images(), key=lambda image: image[number])
    if image[number] == number:
        return bytes(reach(board).far)
    row = distances(positions()[image[number]])
    return bytes(row[other] for other in image)


def far(board: int, goal: int) -> int:
    return distances(goal)[numbers()[board]]


def _trips(piece: int) -> tuple[int, ...]:
    """The moves of a piece on an empty board, from each square to each; 0 where it never comes."""
    trips = [0] * SQUARES * SQUARES
    for begin in range(SQUARES):
        at, count, been = {begin}, 0, {begin}
        while at:
            for end in at:
                trips[SQUARES * begin + end] = count
            moves = SQUARES * SQUARES * piece
            at = {
                b
                for a in at
                for b in range(SQUARES)
                if b not in been and NEEDED[moves + SQUARES * a + b] != ALL_SQUARES
            }
            been |= at
            count += 1
    return tuple(trips)


TRIPS = tuple(_trips(piece) for piece in range(PIECES))


def alone(board: int, goal: int) -> int:
    return sum(
        trips[SQUARES * (board >> 4 * piece & 15) + (goal >> 4 * piece & 15)]
        for piece, trips in enumerate(TRIPS)
    )


# ----------------------------------------------------------------------------------------- moves


@lru_cache(maxsize=8192)
def moves(board: int) -> tuple[int, ...]:
    """The positions that one move leads to."""
    first, all_moves = graph()
    number = numbers()[board]
    return tuple(positions()[to] for to in all_moves[first[number] : first[number + 1]])


@cache
def glides(board: int) -> tuple[int, ...]:
    """The positions that one move would lead to if pieces could pass through one another."""
    full = occupied(board)
    found = []
    for piece in range(PIECES):
        begin = square_of(board, piece)
        for end in range(SQUARES):
            needed = NEEDED[SQUARES * (SQUARES * piece + begin) + end]
            if needed != ALL_SQUARES and full & needed and not full & 1 << end:
                found.append(moved(board, piece, end))
    return tuple(found)


def move_text(before: int, after: int) -> str:
    piece = next(piece for piece in range(PIECES) if (before ^ after) >> 4 * piece & 15)
    return LETTERS[piece] + NAMES[square_of(after, piece)]


# ------------------------------------------------------------------------------------- challenges


class Challenge(NamedTuple):
    """What is still to be done."""

    board: int
    cards: tuple[tuple[int, int], ...]  # which card, and what it shows as it now lies
    level: int
    bonus: bool


class Goal(NamedTuple):
    """A card to complete first, and how it shall lie then."""

    card: int
    turns: tuple[int, ...]
    board: int
    rest: int  # the least cost of all but the moves to it: its turns, and what comes after
    rest_alone: int  # the same at a first glance


def challenge(params: Params, s: Study) -> Challenge:
    cards = tuple((card, s.lying[card]) for card in squares(all_done(params) & ~s.done))
    return Challenge(s.board, cards, params[LEVEL], bool(params[BONUS]))


@lru_cache(maxsize=2048)
def goals(cards: tuple[tuple[int, int], ...], level: int) -> tuple[Goal, ...]:
    found = []
    for card, shown in cards:
        others = tuple(other for other in cards if other[0] != card)
        for turns in LIES[: LIES_AT[level]]:
            board = lying(shown, turns)
            least, at_a_glance = needs(board, others, level)
            turned = len(turns)
            found.append(Goal(card, turns, board, turned + least, turned + at_a_glance))
    return tuple(found)


def needs(board: int, cards: tuple[tuple[int, int], ...], level: int) -> tuple[int, int]:
    """The distance of a challenge (ST-11), and what it looks like at a first glance."""
    if not cards:
        return 0, 0
    found = goals(cards, level)
    return (
        min(goal.rest + far(board, goal.board) for goal in found),
        min(goal.rest_alone + alone(board, goal.board) for goal in found),
    )

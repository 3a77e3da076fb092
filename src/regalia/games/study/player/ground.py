"""Facts of a challenge of the Study, true ones and those of a first glance.

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
    FIRST_TURNED,
    LEVEL,
    NEEDED,
    PIECES,
    SQUARES,
    TURNING_ONE,
    Study,
    all_done,
    is_bonus,
    moved,
    occupied,
    square_of,
)

# ------------------------------------------------------------------------------------- distances


@lru_cache(maxsize=1024)
def distances(board: int) -> bytes:
    """The distance of every position from this one, by their numbers.

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


EITHER, ONE = 0, 4  # what may be turned: either card; or one, and which (ONE | 1 << card)


class Challenge(NamedTuple):
    """The rest of a challenge."""

    board: int
    cards: tuple[tuple[int, int], ...]  # which card, and what it shows as it now lies
    level: int
    bonus: bool
    turning: int = EITHER


class CardGoal(NamedTuple):
    """A card to complete first, and how it shall lie then."""

    card: int
    turns: tuple[int, ...]
    board: int
    rest: int  # the least cost of all but the moves to it: its turns, and what comes after
    rest_alone: int  # the same at a first glance


def challenge(params: Params, s: Study) -> Challenge:
    cards = tuple((card, s.lying[card]) for card in squares(all_done(params) & ~s.done))
    turning = ONE | s.done >> FIRST_TURNED if params[BONUS] == TURNING_ONE else EITHER
    return Challenge(s.board, cards, params[LEVEL], is_bonus(params), turning)


def lies_of(card: int, level: int, turning: int) -> tuple[tuple[int, ...], ...]:
    """The ways in which a card can come to lie; in one alone, where another was turned (ST-22)."""
    other = turning & ~ONE and not turning >> card & 1
    return LIES[: LIES_AT[1 if other else level]]


def after_turns(turning: int, card: int, turns: tuple[int, ...]) -> int:
    """Fold these turns of a card into what may be turned (ST-22)."""
    return turning | 1 << card if turning and turns else turning


@lru_cache(maxsize=2048)
def goals(
    cards: tuple[tuple[int, int], ...], level: int, turning: int = EITHER
) -> tuple[CardGoal, ...]:
    found = []
    for card, shown in cards:
        others = tuple(other for other in cards if other[0] != card)
        for turns in lies_of(card, level, turning):
            board = lying(shown, turns)
            least, at_a_glance = needs(board, others, level, after_turns(turning, card, turns))
            turned = len(turns)
            found.append(CardGoal(card, turns, board, turned + least, turned + at_a_glance))
    return tuple(found)


def needs(
    board: int, cards: tuple[tuple[int, int], ...], level: int, turning: int = EITHER
) -> tuple[int, int]:
    """The distance of a challenge (ST-11), and what it looks like at a first glance."""
    if not cards:
        return 0, 0
    found = goals(cards, level, turning)
    return (
        min(goal.rest + far(board, goal.board) for goal in found),
        min(goal.rest_alone + alone(board, goal.board) for goal in found),
    )


def needed(task: Challenge) -> tuple[int, int]:
    """The same of a challenge as it is."""
    return needs(task.board, task.cards, task.level, task.turning)

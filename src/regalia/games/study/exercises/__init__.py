"""Exercises of the Study: challenges of every level, by their distance and by how few ways do it.

The solver knows the fewest moves, so that what is wanted is a challenge done in them, however.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.core.game.exercise import EXACT, Answer, Moment, Reply
from regalia.core.random import below, seeded
from regalia.games import room
from regalia.games.study.deck import standard_deck
from regalia.games.study.distances import positions
from regalia.games.study.positions import position_text
from regalia.games.study.solve import ChallengeSolution, solve

THEMES = {"moves": 50, "turns": 30, "two-cards": 20}
QUICK = tuple(THEMES)
RUSH = tuple(THEMES)
PLAIN = {  # the fewest moves there are
    "moves": (114, 719, 1112, 463),
    "turns": (797, 1017, 530, 297),
    "two-cards": (966, 765),
}

TRIED = 12  # challenges from one position, of which that with the fewest ways is taken
FEWEST = 2  # moves


class ExerciseKind(NamedTuple):
    theme: str
    level: int
    most: int  # moves: beyond that it is work, not a puzzle


KINDS = (
    *[ExerciseKind("moves", 1, 9)] * 5,
    *[ExerciseKind("turns", 2, 9), ExerciseKind("turns", 3, 9), ExerciseKind("turns", 3, 9)],
    *[ExerciseKind("two-cards", 1, 10), ExerciseKind("two-cards", 2, 10)],
)


def moments(seed: int) -> Iterator[Moment]:
    rng = seeded(seed)
    kind = KINDS[below(rng, len(KINDS))]
    wanted = FEWEST + below(rng, kind.most - FEWEST + 1)
    board = positions()[below(rng, len(positions()))]
    best: tuple[int, int] | None = None
    chosen: Moment | None = None
    for _ in range(TRIED):
        drawn = [card for card in standard_deck() if card != board]
        cards = [drawn.pop(below(rng, len(drawn))) for _ in range(_cards(kind.theme))]
        moment = _moment(kind, board, cards)
        found = _solution(moment)
        if FEWEST <= found.distance <= kind.most:
            rank = abs(found.distance - wanted), found.plans
            if best is None or rank < best:
                best, chosen = rank, moment
    if chosen is not None:
        yield chosen


def _cards(theme: str) -> int:
    return 2 if theme == "two-cards" else 1


def _moment(kind: ExerciseKind, board: int, cards: list[int]) -> Moment:
    options = {"mode": "solo", "level": kind.level, "bonus": len(cards) == 2}
    played = tuple(f"card:{position_text(card)}" for card in cards)
    return Moment(kind.theme, position_text(board), played, 0, options)


def _solution(moment: Moment) -> ChallengeSolution:
    return solve(moment.game(room("study")))


def answer(moment: Moment) -> Answer:
    found = _solution(moment)
    given = {"count": found.distance, "ways": found.plans}
    return Answer({"won": True}, EXACT, found.distance, given=given)


def refute(moment: Moment, tried: Sequence[str]) -> Reply | None:
    """Play on from there in the fewest actions: by so many it is too long.

    Nothing is wrong before as many were tried as are needed at least."""
    game = moment.game(room("study"))
    for text in tried:
        game.play(text)
    if game.over:  # given up
        return None
    found = solve(game)
    given = {"more": found.distance, "all": len(tried) + found.distance, "count": len(tried)}
    return Reply(tuple(found.plan), say="too-long", given=given)

"""Replies between two own actions of a step: its script, or the computer.

Both are always the same for the same actions: a step can be judged again from its actions alone,
by whoever has them.
"""

import hashlib

import numpy as np

from regalia import players
from regalia.core import random
from regalia.core.contract import NOBODY, Params, RulesPart, State
from regalia.core.game import Game
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.players import Query
from regalia.solvers import forcing
from regalia.teaching.lessons.steps import LessonStep

LEVEL = 3  # of the computer that answers in a step
LONGEST = 200  # actions and outcomes in a row that are not one's own
AT_ONCE = 2  # plies that are tried out interpreted; more are worth compiled rules
SLOTS = 1 << 16  # of a table of positions


class Unanswerable(Exception):
    """The computer would have to answer, where only what is certain is wanted."""


def answer(game: Game, step: LessonStep, computer: bool = True) -> None:
    """Let chance and the others play until the seat is to act, or the game is over."""
    rng = random.seeded(_seed(game, step))
    for _ in range(LONGEST):
        if game.over or step.seat in game.players:
            return
        if not computer:
            raise Unanswerable
        if game.is_chance:
            game.roll(rng)
        else:
            seat = game.players[0]
            chosen = players.of_level(LEVEL).choose(Query.about(game, seat, rng))
            game.play(chosen.text, seat)


def _seed(game: Game, step: LessonStep) -> int:
    told = " ".join([step.id, *(event.text for event in game.events)])
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8])


# ------------------------------------------------------------------------------- forced wins


def forced(game: Game, seat: int, plies: int) -> bool:
    """Tell if the seat wins within so many plies, whatever the others do.  (Games without
    chance.)"""
    if plies <= AT_ONCE:
        return _forced(game.room.rules, game.params, game.state, seat, plies)
    kernel = compiled(game.room, forcing)
    buffers = np.empty((plies + 1, kernel.MOST_ACTIONS), np.int64)
    table, visits = np.zeros((SLOTS, forcing.ENTRY), np.int64), np.zeros(1, np.int64)
    given = (as_array(game.params), game.state, seat, plies, buffers, table, visits)
    return bool(kernel.forces(*given))


def _forced(rules: RulesPart[State], params: Params, s: State, seat: int, plies: int) -> bool:
    who = rules.to_play(params, s)
    if who == NOBODY or plies == 0:
        return who == NOBODY and rules.result(params, s, seat) == forcing.WON
    after = (rules.act(params, s, action) for action in rules.actions(params, s))
    wins = (_forced(rules, params, there, seat, plies - 1) for there in after)
    return any(wins) if who == seat else all(wins)


def stoutest(game: Game, seat: int, plies: int) -> str:
    """The reply that puts a win off longest, or prevents it; of equal ones the first."""

    def lasts(text: str) -> int:
        there = game.copy()
        there.play(text)
        return next((n for n in range(plies) if forced(there, seat, n)), plies)

    return max(game.actions(), key=lasts)

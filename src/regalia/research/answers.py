"""Many games in which levels play, stepped in one call: a kernel, `compiled(room, answers)`.

A level's choice is part of the call: after a step, the seats that are not the learner's are played
for until it is the learner's turn in every game.
"""

from typing import Any

import numpy as np

from regalia.fast.any_game import MOST_ACTIONS, Params, start, to_play
from regalia.fast.any_tensor import index_of
from regalia.fast.rows import from_row
from regalia.players.choosing import choice
from regalia.research.batch import (
    FINE,
    LEARNER,
    OVER,
    POLICY,
    STATE,
    Arrays,
    step_each,
    step_games,
)


def chosen_index(params: Params, i: int, all_: Arrays, level: Any) -> int:
    """What the level does in a game, for whoever is to play there."""
    row, seats = all_.memory[i], all_.reward.shape[1]
    s = from_row(start(params), row[STATE:])
    rng, seat = row[POLICY : POLICY + 4], to_play(params, s)
    work, depth, attention, temperature = level
    action = choice(params, s, seat, seats, all_.pasts[i], rng, work, depth, attention, temperature)
    return index_of(params, s, action)


def waits(i: int, all_: Arrays) -> bool:
    """Whether it is not the learner's turn, but that of a seat that is played for."""
    learner, who = all_.memory[i, LEARNER], all_.seat[i]
    return bool(not all_.memory[i, OVER] and learner >= 0 and who >= 0 and who != learner)


def step_answered(
    params: Params,
    first_row: Any,
    chosen: Any,
    answers: Any,
    all_: Arrays,
    most: int,
    wait: int,
    again: bool,
    fresh: bool,
    checked: bool,
    level: Any,
    low: int,
    high: int,
) -> int:
    """One decision in each game, as `step_games` plays it, and the answers to it."""
    done = step_games(params, first_row, chosen, all_, most, wait, again, fresh, checked, low, high)
    if done != FINE:
        return done
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    later = low > high  # nothing of this step is wiped out; a name, for which nothing is compiled
    for i in range(low, high):
        while waits(i, all_):
            answers[i, 0] = chosen_index(params, i, all_, level)
            step_each(params, first_row, answers, all_, most, wait, again, later, i, i + 1, buffer)
    return FINE


def play_levels(
    params: Params,
    first_row: Any,
    answers: Any,
    all_: Arrays,
    totals: Any,
    most: int,
    wait: int,
    steps: int,
    level: Any,
    low: int,
    high: int,
) -> None:
    """So many decisions in each game, all by a level; a game that ends is followed by another.

    What every seat won, and how many games ended or were cut short, is added to `totals`."""
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    seats, fresh = all_.reward.shape[1], low <= high
    for i in range(low, high):
        for _ in range(steps):
            answers[i, 0] = chosen_index(params, i, all_, level)
            step_each(params, first_row, answers, all_, most, wait, fresh, fresh, i, i + 1, buffer)
            for seat in range(seats):
                totals[i, seat] += int(all_.reward[i, seat])
            totals[i, seats] += int(all_.terminated[i])
            totals[i, seats + 1] += int(all_.truncated[i])

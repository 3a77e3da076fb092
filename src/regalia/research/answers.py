"""Many games in which levels play, stepped in one call: a kernel, `compiled(room, answers)`.

A level's choice is part of the call: after a step, the seats that are not the learner's are played
for until it is the learner's turn in every game.
"""

from typing import Any

import numpy as np

from regalia.fast.any_game import MOST_ACTIONS, Params, start, to_play
from regalia.fast.any_tensor import index_of
from regalia.fast.atomics import read, write
from regalia.fast.rows import from_row
from regalia.players.choosing import choice
from regalia.research.batch import (
    FINE,
    LEARNER,
    OVER,
    POLICY,
    RACE,
    STATE,
    TRIES,
    Arrays,
    step_each,
    step_games,
)
from regalia.research.sharing import FRESH, PLAYING, RACES, STEPS, WRONG, taken
from regalia.research.together import Shared, all_looked_at


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


def answer_each(
    params: Params,
    first_row: Any,
    answers: Any,
    all_: Arrays,
    most: int,
    wait: int,
    again: bool,
    level: Any,
    low: int,
    high: int,
    buffer: Any,
) -> None:
    later = low > high  # nothing of this step is wiped out; a name, for which nothing is compiled
    for i in range(low, high):
        for _ in range(TRIES):
            if not waits(i, all_):
                break
            answers[i, 0] = chosen_index(params, i, all_, level)
            step_each(params, first_row, answers, all_, most, wait, again, later, i, i + 1, buffer)


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
    level: Any,
) -> int:
    """One decision in each game, as `step_games` plays it, and the answers to it."""
    done, n = step_games(params, first_row, chosen, all_, most, wait, again, fresh), len(chosen)
    if done != FINE:
        return done
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    answer_each(params, first_row, answers, all_, most, wait, again, level, 0, n, buffer)
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


# ------------------------------------------------------------------------------ several threads


def step_together(work: Shared, level: Any, patience: int, thread: int) -> bool:
    """What one of several threads does of `step_answered`; False: not all are looked at yet."""
    params, first_row, all_, board = work.params, work.first_row, work.all_, work.board
    most, wait, again, fresh = work.most, work.wait, work.again, board[FRESH] != 0
    if not all_looked_at(work.given, all_, board, thread, patience):
        return False
    if read(board, WRONG):
        return True
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    n = len(work.given)
    low, high = taken(board, PLAYING, n, thread, 1)
    while low < n:
        done = step_each(
            params, first_row, work.given, all_, most, wait, again, fresh, low, high, buffer
        )
        if done == RACE:
            write(board, RACES, 1)
        else:
            answer_each(
                params, first_row, work.answers, all_, most, wait, again, level, low, high, buffer
            )
        low, high = taken(board, PLAYING, n, thread, 1)
    return True


def play_together(work: Shared, level: Any, thread: int) -> bool:
    """What one of several threads does of `play_levels`."""
    begin, board, n = (work.params, work.first_row), work.board, len(work.given)
    games, ways = (work.answers, work.all_, work.totals), (work.most, work.wait)
    low, high = taken(board, PLAYING, n, thread, 1)
    while low < n:
        play_levels(*begin, *games, *ways, board[STEPS], level, low, high)
        low, high = taken(board, PLAYING, n, thread, 1)
    return True

"""Many games in which levels play, stepped in one call: a kernel, `compiled(room, answers)`.

A level's choice is part of the call: after a step, the seats that are not the learner's are played
for until it is the learner's turn in every game.
"""

from typing import Any

import numpy as np

from regalia.fast.any_game import MOST_ACTIONS, start, to_play
from regalia.fast.any_secrets import redact
from regalia.fast.any_tensor import index_of
from regalia.fast.atomics import read, write
from regalia.fast.rows import from_row
from regalia.players.thinking import choice
from regalia.research.batch import (
    FINE,
    LEARNER,
    OVER,
    POLICY,
    RACE,
    STATE,
    TRIES,
    Arrays,
    Games,
    step_each,
    step_games,
)
from regalia.research.threadpool import (
    FRESH,
    PLAYING,
    RACES,
    STEPS,
    WRONG,
    SharedWork,
    check_indexes,
    take_range,
)


def chosen_index(games: Games, i: int, level: Any) -> int:
    """The index that the level chooses in a game, for the seat that is to play there."""
    params, all_ = games.params, games.all_
    row, seats = all_.memory[i], all_.reward.shape[1]
    s = from_row(start(params), row[STATE:])
    rng, seat = row[POLICY : POLICY + 4], to_play(params, s)
    work, depth, attention, temperature = level
    known, past = redact(params, s, seat), all_.pasts[i]
    action = choice(params, known, seat, seats, past, rng, work, depth, attention, temperature)
    return index_of(params, s, action)


def is_answered(i: int, all_: Arrays) -> bool:
    """Tell if it is the turn of a seat that is played for, not of the learner."""
    learner, who = all_.memory[i, LEARNER], all_.seat[i]
    return bool(not all_.memory[i, OVER] and learner >= 0 and who >= 0 and who != learner)


def answer_each(games: Games, answers: Any, level: Any, low: int, high: int, buffer: Any) -> None:
    later = low > high  # nothing of this step is wiped out; a name, for which nothing is compiled
    for i in range(low, high):
        for _ in range(TRIES):
            if not is_answered(i, games.all_):
                break
            answers[i, 0] = chosen_index(games, i, level)
            step_each(games, answers, later, i, i + 1, buffer)


def step_answered(games: Games, chosen: Any, fresh: bool, answers: Any, level: Any) -> int:
    """Play one decision in each game, as `step_games` does, and the answers to it."""
    done, n = step_games(games, chosen, fresh), len(chosen)
    if done != FINE:
        return done
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    answer_each(games, answers, level, 0, n, buffer)
    return FINE


def play_levels(
    games: Games, answers: Any, totals: Any, steps: int, level: Any, low: int, high: int
) -> None:
    """Play so many decisions in each game, all by a level; games follow one another.

    The rewards of every seat, and how many games ended or were cut short, are added to `totals`."""
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    all_, fresh = games.all_, low <= high
    seats = all_.reward.shape[1]
    for i in range(low, high):
        for _ in range(steps):
            answers[i, 0] = chosen_index(games, i, level)
            step_each(games, answers, fresh, i, i + 1, buffer)
            for seat in range(seats):
                totals[i, seat] += int(all_.reward[i, seat])
            totals[i, seats] += int(all_.terminated[i])
            totals[i, seats + 1] += int(all_.truncated[i])


# ------------------------------------------------------------------------------ several threads


def step_together(work: SharedWork, level: Any, spins: int, thread: int) -> bool:
    """One thread's part of `step_answered`; False: not all indexes are checked yet."""
    games, board, n = work.games, work.board, len(work.given)
    if not check_indexes(work.given, games.all_, board, thread, spins):
        return False
    if read(board, WRONG):
        return True
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    low, high = take_range(board, PLAYING, n, thread, 1)
    while low < n:
        if step_each(games, work.given, board[FRESH] != 0, low, high, buffer) == RACE:
            write(board, RACES, 1)
        else:
            answer_each(games, work.answers, level, low, high, buffer)
        low, high = take_range(board, PLAYING, n, thread, 1)
    return True


def play_together(work: SharedWork, level: Any, thread: int) -> bool:
    """One thread's part of `play_levels`."""
    board, n = work.board, len(work.given)
    low, high = take_range(board, PLAYING, n, thread, 1)
    while low < n:
        play_levels(work.games, work.answers, work.totals, board[STEPS], level, low, high)
        low, high = take_range(board, PLAYING, n, thread, 1)
    return True

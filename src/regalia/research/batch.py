"""Many games of one room, stepped in one call: a kernel, `compiled(room, batch)`.

Chance plays by itself, each game with a generator of its own.  What is shown of a game is shown to
the seat that is to play (one row a game, `wait` is -1), or to every seat (a row each).  In that
case each seat says something at every step, and has one index more, `wait`.  That is all it can do
when it is not its turn; in a race it may wait or act, and of several that act one is first, by
chance.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from regalia.core.random import LOW, below, reseed
from regalia.fast.any_game import (
    CHANCE,
    EVERYBODY,
    MOST_ACTIONS,
    NOBODY,
    Params,
    State,
    fill_actions,
    key,
    result,
    start,
    to_play,
)
from regalia.fast.any_secrets import redact
from regalia.fast.any_tensor import action_at, index_of, observe
from regalia.fast.play import moved, note, random_outcome, times
from regalia.fast.rows import from_row, to_row

# What is kept of a game, in its row of `memory`:
DICE, POLICY, SAMPLE = 0, 4, 8  # generators: of chance, of opponents, and of who asks for any index
AGE = 12  # decisions so far
OVER = 13  # 1: it ended, and waits until somebody begins it anew
LEARNER = 14  # the seat that is asked; the others are played for.  -1: every seat is
RANDOM_OTHERS = 15  # 1: those others play at random, here
SEED = 16  # what the generators are made of when a game is begun from outside
STATE = 17  # from here on

# Instead of an index (none that anybody gives by mistake): leave this game as it is; begin it from
# its seed; begin another, with the generators as they are; show it, for it was put there.
SKIP, SEEDED, ANOTHER, SHOWN = -(1 << 40), -(1 << 41), -(1 << 42), -(1 << 43)
ON, TERMINATED, TRUNCATED = range(3)
FINE, RACE = -1, -2  # what a step may come to, besides the number of a game with an illegal index
TRIES = 10_000  # to begin a game in which the learner has something to decide
LONG = 1 << 40  # more decisions than any game has
APART = 0x5BD1E995  # so that generators that are made of one seed have nothing in common


class Arrays(NamedTuple):
    """All data of n games; an array that is not wanted has a last axis of 0."""

    memory: npt.NDArray[np.int64]  # n, STATE + numbers of a state
    pasts: npt.NDArray[np.int64]  # n, keys of earlier positions, how many in front
    seat: npt.NDArray[np.int8]  # n: who is to play
    mask: npt.NDArray[np.bool_]  # n, rows, indexes
    legal: npt.NDArray[np.int32]  # n, rows, MOST_ACTIONS + 1: the same as a list
    counts: npt.NDArray[np.int32]  # n, rows: how long that is
    observation: npt.NDArray[np.float32]  # n, rows, numbers
    final: npt.NDArray[np.float32]  # the same, at the end of the last game
    reward: npt.NDArray[np.float32]  # n, seats
    terminated: npt.NDArray[np.bool_]  # n
    truncated: npt.NDArray[np.bool_]  # n


class Games(NamedTuple):
    """Compiled data of n games and of the rules by which they go on."""

    params: Any
    first_row: Any  # the state in which a game begins
    all_: Arrays
    max_steps: int  # decisions after which a game is cut short
    wait: int  # the index of waiting; -1: only the seat to play is asked
    again: bool  # a game that ends is followed by another at once


# ------------------------------------------------------------------------------------ one game


def is_full(past: Any) -> bool:
    """Tell if no further position could be counted."""
    return int(past[0]) + 2 >= len(past)


def at_rest(params: Params, s: State, past: Any, dice: Any, buffer: Any) -> Any:
    """Let chance play until somebody decides, or the game is over."""
    while to_play(params, s) == CHANCE and not is_full(past):
        s = moved(params, s, random_outcome(params, s, dice, buffer), past)
    return s


def played(params: Params, s: State, past: Any, row: Any, action: int, buffer: Any) -> Any:
    row[AGE] += 1
    s = moved(params, s, action, past)
    return at_rest(params, s, past, row[DICE : DICE + 4], buffer)


def standing(params: Params, s: State, past: Any, row: Any, max_steps: int) -> int:
    who = to_play(params, s)
    if who == NOBODY:
        return TERMINATED
    return TRUNCATED if row[AGE] >= max_steps or is_full(past) or who == CHANCE else ON


def at_random(params: Params, s: State, rng: Any, buffer: Any) -> Any:
    return buffer[below(rng, fill_actions(params, s, buffer))]


def others_play(params: Params, s: State, past: Any, row: Any, max_steps: int, buffer: Any) -> Any:
    """Play the other seats at random until it is the learner's turn; in a race it may be
    anybody's."""
    while standing(params, s, past, row, max_steps) == ON:
        who = to_play(params, s)
        if who == row[LEARNER] or who == EVERYBODY:
            break
        action = at_random(params, s, row[POLICY : POLICY + 4], buffer)
        s = played(params, s, past, row, action, buffer)
    return s


def seeded(row: Any) -> None:
    """Make a game's generators of its seed."""
    low, high = row[SEED] & LOW, row[SEED] >> 32 & LOW
    reseed(row[DICE : DICE + 4], low, high)
    reseed(row[POLICY : POLICY + 4], low ^ APART, high)
    reseed(row[SAMPLE : SAMPLE + 4], low, high ^ APART)


def begun(params: Params, first: State, past: Any, row: Any, buffer: Any) -> Any:
    """Begin a game, which is not cut short before it is the learner's turn; it is over if the
    others end it before that again and again."""
    s = first
    for _ in range(TRIES):
        past[0] = row[AGE] = row[OVER] = 0
        k = key(params, first)
        if k:
            note(past, k)
        s = at_rest(params, first, past, row[DICE : DICE + 4], buffer)
        if row[RANDOM_OTHERS]:
            s = others_play(params, s, past, row, LONG, buffer)
        if to_play(params, s) != NOBODY:
            return s
    row[OVER] = 1
    return s


# -------------------------------------------------------------------------------- what is shown


def show(params: Params, s: State, i: int, all_: Arrays, wait: int, buffer: Any) -> int:
    """Write down what may be seen and done in a game; return 1 for a race that has no place."""
    moving = to_play(params, s)
    who = NOBODY if all_.memory[i, OVER] else moving  # also where it was cut short
    mask, legal, counts = all_.mask, all_.legal, all_.counts
    rows, masked = counts.shape[1], mask.shape[2] > 0
    all_.seat[i] = who
    n = fill_actions(params, s, buffer) if who >= 0 or who == EVERYBODY else 0
    for r in range(rows):
        if masked:  # what was legal before is most quickly wiped out one by one
            for j in range(counts[i, r]):
                mask[i, r, legal[i, r, j]] = False
        found = 0
        for j in range(n):
            if wait < 0 or r == (who if who >= 0 else buffer[j] & 3):
                index = index_of(params, s, buffer[j])
                legal[i, r, found] = index
                found += 1
                if masked:
                    mask[i, r, index] = True
        if wait >= 0 and who != r:
            legal[i, r, found] = wait
            found += 1
            if masked:
                mask[i, r, wait] = True
        counts[i, r] = found
    look(params, s, i, moving, all_.memory, all_.pasts, wait, all_.observation)
    return 1 if who == EVERYBODY and wait < 0 else 0


def look(
    params: Params, s: State, i: int, who: int, memory: Any, pasts: Any, wait: int, rows: Any
) -> None:
    """Write the observation of every seat; or of the learner alone, if there is one; or of the seat
    to play."""
    if rows.shape[2] == 0:
        return
    learner = memory[i, LEARNER]
    for r in range(rows.shape[1]):
        seat = r if wait >= 0 else learner if learner >= 0 else max(who, 0)
        seen(params, s, seat, pasts[i], rows[i, r])


def seen(params: Params, s: State, seat: int, past: Any, row: Any) -> None:
    for j in range(len(row)):
        row[j] = 0
    k = key(params, s)
    observe(params, redact(params, s, seat), seat, times(past, k) if k else 0, row)


def look_at(params: Params, i: int, seat: int, all_: Arrays, out: Any) -> None:
    """Write the observation of any seat of a game."""
    row: Any = all_.memory[i, STATE:]
    s = from_row(start(params), row)
    seen(params, s, seat, all_.pasts[i], out)


# ------------------------------------------------------------------------------------ many games


def is_legal(i: int, r: int, index: int, all_: Arrays) -> bool:
    """Tell if an index is in the list of legal ones, into which nobody else can write."""
    for j in range(all_.counts[i, r]):  # noqa: SIM110 - is compiled
        if all_.legal[i, r, j] == index:
            return True
    return False


def first_illegal(chosen: Any, all_: Arrays, low: int, high: int) -> int:
    """The first game with an index that is not legal, or FINE."""
    for i in range(low, high):
        if chosen[i, 0] > SKIP and not all_.memory[i, OVER]:
            for r in range(chosen.shape[1]):
                if not is_legal(i, r, chosen[i, r], all_):
                    return i
    return FINE


def meant(params: Params, s: State, row: Any, chosen: Any, wait: int) -> int:
    """The action to play, of what each seat has chosen; -1: all wait."""
    seat, n = to_play(params, s), 0
    if wait < 0:
        return action_at(params, s, seat, chosen[0])
    if seat == EVERYBODY:
        for r in range(len(chosen)):
            n += 1 if chosen[r] != wait else 0
        if n == 0:
            return -1
        k = below(row[DICE : DICE + 4], n) if n > 1 else 0
        for r in range(len(chosen)):
            if chosen[r] != wait:
                if k == 0:
                    seat = r
                k -= 1
    return action_at(params, s, seat, chosen[seat])


def step_games(games: Games, chosen: Any, fresh: bool) -> int:
    """Play one decision in each game, or nothing if some index is illegal.

    `fresh`: rewards and endings of the step before are wiped out."""
    n = len(chosen)
    wrong = first_illegal(chosen, games.all_, 0, n)
    if wrong != FINE:
        return wrong
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    return step_each(games, chosen, fresh, 0, n, buffer)


def step_each(games: Games, chosen: Any, fresh: bool, low: int, high: int, buffer: Any) -> int:
    """Step the games from `low` up to `high`.  It makes no array, so that nothing is counted in it:
    `fast/borrowing.py`."""
    params, first_row, all_, max_steps, wait, again = games
    first, races = from_row(start(params), first_row), 0
    for i in range(low, high):
        row, past, index = all_.memory[i], all_.pasts[i], chosen[i, 0]
        anew = index in (SEEDED, ANOTHER)
        if anew or index == SHOWN or fresh:
            all_.reward[i, :] = 0
            if anew or not row[OVER]:
                all_.terminated[i] = all_.truncated[i] = False
        if index == SKIP or (row[OVER] and index > SKIP):
            continue
        s = from_row(first, row[STATE:])
        if index == SEEDED:
            seeded(row)
        if anew:
            all_.mask[i, :, :] = False  # of all that anybody has written there
        if index > SKIP:
            action = meant(params, s, row, chosen[i], wait)
            if action >= 0:
                s = played(params, s, past, row, action, buffer)
            else:
                row[AGE] += 1
            if row[RANDOM_OTHERS]:
                s = others_play(params, s, past, row, max_steps, buffer)
            if standing(params, s, past, row, max_steps) != ON:
                row[OVER] = 1
                ended(params, s, i, all_, wait)
        if anew or (again and row[OVER]):
            s = begun(params, first, past, row, buffer)
        races |= show(params, s, i, all_, wait, buffer)
        to_row(s, row[STATE:])
    return RACE if races else FINE


def ended(params: Params, s: State, i: int, all_: Arrays, wait: int) -> None:
    """Write down the end of a game."""
    if to_play(params, s) == NOBODY:
        all_.terminated[i] = True
        for seat in range(all_.reward.shape[1]):
            all_.reward[i, seat] += result(params, s, seat) - 1
    else:
        all_.truncated[i] = True
    look(params, s, i, to_play(params, s), all_.memory, all_.pasts, wait, all_.final)


# ----------------------------------------------------------------------------- playing at random


def choose_at_random(all_: Arrays, chosen: Any, low: int, high: int) -> None:
    """Draw a legal index for each row of each game; all are equally likely."""
    for i in range(low, high):
        row = all_.memory[i]
        for r in range(chosen.shape[1]):
            n = all_.counts[i, r]
            chosen[i, r] = all_.legal[i, r, below(row[SAMPLE : SAMPLE + 4], n)] if n else SKIP


def play_games(games: Games, totals: Any, steps: int) -> None:
    """Play so many decisions in each game, at random; only the last position is shown.

    The rewards of every seat, and how many games ended or were cut short, are added to `totals`."""
    buffer: Any = np.empty(MOST_ACTIONS, np.int64)
    play_each(games, totals, steps, 0, len(totals), buffer)


def play_each(games: Games, totals: Any, steps: int, low: int, high: int, buffer: Any) -> None:
    params, first_row, all_, max_steps, _, _ = games
    first, seats = from_row(start(params), first_row), all_.reward.shape[1]
    for i in range(low, high):
        row, past = all_.memory[i], all_.pasts[i]
        rng = row[SAMPLE : SAMPLE + 4]
        all_.reward[i, :] = 0
        all_.terminated[i] = all_.truncated[i] = False
        s = from_row(first, row[STATE:])
        for _ in range(steps):
            s = played(params, s, past, row, at_random(params, s, rng, buffer), buffer)
            how = standing(params, s, past, row, max_steps)
            if how == TERMINATED:
                for seat in range(seats):
                    totals[i, seat] += result(params, s, seat) - 1
            if how != ON:
                totals[i, seats + how - 1] += 1
                s = begun(params, first, past, row, buffer)
        show(params, s, i, all_, -1, buffer)
        to_row(s, row[STATE:])

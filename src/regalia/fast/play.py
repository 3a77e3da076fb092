"""Random play, for any game: `compiled(room, play)` or `interpreted(room, play)`.

`past` is an array of the keys of earlier positions, their number in front; only games with a rule
about positions that recur ever write to it.
"""

from typing import Any, TypeAlias

import numpy as np

from regalia.core.random import LOW, below, reseed
from regalia.fast.any_game import (
    CHANCE,
    MOST_ACTIONS,
    NOBODY,
    Params,
    State,
    act,
    fill_actions,
    fill_chances,
    key,
    repeated,
    result,
    to_play,
    weight,
)
from regalia.fast.memory import words

Ints: TypeAlias = Any  # a list of ints, or an int64 array


def no_past() -> Any:
    past = np.empty(64, np.int64)
    past[0] = 0
    return past


def with_room(past: Any) -> Any:
    """The past, longer if there was no room for one key more."""
    n = past[0] + 1
    if n < len(past):
        return past
    longer = np.empty(2 * n, np.int64)
    longer[:n] = past
    return longer


def note(past: Any, k: int) -> None:
    """Add a key to a past that has room for it."""
    past[0] += 1
    past[past[0]] = k


def remember(past: Any, k: int) -> Any:
    """The past with one key more."""
    past = with_room(past)
    note(past, k)
    return past


def times(past: Any, k: int) -> int:
    found = 0
    for i in range(1, past[0] + 1):
        if past[i] == k:
            found += 1
    return found


def begun(params: Params, s: State) -> Any:
    """The past of a game that begins at `s`."""
    past, k = no_past(), key(params, s)
    return remember(past, k) if k else past


def so_far(params: Params, s: State, past: Any, spare: int) -> Any:
    """A copy of a past that ends with the present position, and with room for more."""
    n, k = int(past[0]), key(params, s)
    found = words(n + 2 + spare)
    for i in range(n + 1):
        found[i] = past[i]
    if k and (n == 0 or past[n] != k):
        note(found, k)
    return found


def moved(params: Params, s: State, action: int, past: Any) -> Any:
    """The state after an action, noted in a past that has room for it."""
    s = act(params, s, action)
    k = key(params, s)
    if k:
        before = times(past, k)
        note(past, k)
        if before:
            s = repeated(params, s, before + 1)
    return s


def advance(params: Params, s: State, action: int, past: Any) -> Any:
    """The state after an action, and the past that includes it."""
    past = with_room(past)
    return moved(params, s, action, past), past


def random_outcome(params: Params, s: State, rng: Ints, buffer: Ints) -> Any:
    """Draw as `core.random.drawn` does, but ask for weights twice, unless those in front are 1:
    then the point itself says which it is (every weight is at least 1).

    To share that function, weights must be written down first, which made random play of Battles 1
    to 8 % slower and that of the Gambit 4 % (`bench/speed/draw.py`).  To be given the function
    that weighs, and to compile it in, made Battles 13 % slower (`bench/speed/before_after.py`)."""
    n, total, ones = fill_chances(params, s, buffer), 0, 0
    for i in range(n):
        total += weight(params, s, buffer[i])
        ones += total == i + 1
    point = below(rng, total)
    if point < ones:
        return buffer[point]
    for i in range(n):
        point -= weight(params, s, buffer[i])
        if point < 0:
            return buffer[i]
    return buffer[n - 1]


def random_choice(params: Params, s: State, rng: Ints, buffer: Ints) -> Any:
    if to_play(params, s) == CHANCE:
        return random_outcome(params, s, rng, buffer)
    return buffer[below(rng, fill_actions(params, s, buffer))]


def play_out(
    params: Params,
    s: State,
    past: Any,
    rng: Ints,
    buffer: Ints,
    most: int,
) -> Any:
    """Play at random to the end, or for at most so many decisions; return last state, decisions,
    nodes."""
    decisions = nodes = 0
    while True:
        past = with_room(past)
        s, d, n = play_on(params, s, past, rng, buffer, most - decisions)
        decisions += d
        nodes += n
        if decisions >= most or to_play(params, s) == NOBODY:
            return s, decisions, nodes


def play_on(params: Params, s: State, past: Any, rng: Ints, buffer: Ints, most: int) -> Any:
    """Play at random as long as there is room in the past.

    (Makes no array, so that nothing is counted in it: `borrowing.py`.)"""
    decisions = nodes = 0
    while decisions < most and past[0] + 1 < len(past):
        who = to_play(params, s)
        if who == NOBODY:
            break
        if who != CHANCE:
            decisions += 1
        nodes += 1
        s = moved(params, s, random_choice(params, s, rng, buffer), past)
    return s, decisions, nodes


def play_many(params: Params, s: State, games: int, seed: int, most: int, points: Any) -> Any:
    """Play games at random and add up each seat's half points; return decisions and nodes in
    all."""
    rng: Ints = np.zeros(4, np.int64)
    buffer: Ints = np.empty(MOST_ACTIONS, np.int64)
    decisions = nodes = 0
    for game in range(games):
        reseed(rng, seed + game & LOW, seed >> 32 & LOW)
        end, d, n = play_out(params, s, begun(params, s), rng, buffer, most)
        decisions += d
        nodes += n
        if to_play(params, end) == NOBODY:
            for seat in range(len(points)):
                points[seat] += result(params, end, seat)
    return decisions, nodes


def trace(params: Params, s: State, rng: Ints, buffer: Ints, out: Any) -> Any:
    """Play at random and write down every action; return the last state and how many they were."""
    past, n = begun(params, s), 0
    while n < len(out) and to_play(params, s) != NOBODY:
        action = random_choice(params, s, rng, buffer)
        s, past = advance(params, s, action, past)
        out[n] = action
        n += 1
    return s, n


def warm_call(compiled: Any, params: Params, s: State, seats: int) -> None:
    rng, buffer = np.ones(4, np.int64), np.empty(compiled.MOST_ACTIONS, np.int64)
    compiled.trace(params, s, rng, buffer, np.empty(1, np.int64))
    compiled.play_many(params, s, 1, 1, 1, np.zeros(seats, np.int64))

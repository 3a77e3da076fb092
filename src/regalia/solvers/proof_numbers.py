"""Forced wins of any length: a depth-first search by proof numbers (df-pn).

A kernel for games of two without chance (`compiled(room, proof_numbers)`).  Every position has two
numbers: how many positions must still be won, at least, to prove that the seat wins by force, and
how many must not be, to prove that it does not.  The search always goes to where the least is
missing, so that it follows threats: lines in which the other side has few answers.  What a position
is worth by the room's insight (`evaluate`) says what is expected of one that was not looked at.

What it proves is proved: a position is won if one of the seat's actions leads to a won one, or if
all of the other's do, and it is said to be won only when that is known of those it leads to.  A
position met again on the way, or beyond the depth of the workspace, counts as not won there; so
that a win is not found is *no* proof that there is none (`forcing.py` proves that, for a length).

The sum of numbers counts positions twice that are reached by two ways; so the greatest is taken,
and one more for each of the others ("weak" proof numbers).
"""

from typing import Any, NamedTuple

from regalia.core.contract import Params, State
from regalia.fast.any_game import NOBODY, act, fill_actions, result, to_play
from regalia.fast.any_insight import SURE, evaluate, priority, symmetry_key
from regalia.solvers.forcing import WON

NEVER = 1 << 40  # a number: out of the question; of a won position, plus the plies that suffice
ENTRY = 4  # words of the table: key, proof number, disproof number, positions looked at below
WAYS = 4  # entries next to each other, of which a new position takes the least
EXPECTED = 32  # the greatest number of a position that was not looked at yet


class Work(NamedTuple):
    """The memory of a search: for each depth its actions and their numbers, and a table."""

    actions: Any
    keys: Any
    numbers: Any  # [depth, action]: proof and disproof number
    path: Any  # keys of the positions from the first to the present one
    table: Any
    visits: Any  # positions looked at, and how many may be


def first_way(k: int, table: Any) -> int:
    mixed = (k ^ k >> 29) * 0x2545F4914F6CDD1D
    return int((mixed ^ mixed >> 32) % (len(table) // WAYS) * WAYS)


def entry_of(k: int, table: Any) -> int:
    """The entry of a position in the table, or -1."""
    begin = first_way(k, table)
    for i in range(begin, begin + WAYS):
        if table[i, 0] == k:
            return i
    return -1


def store(k: int, proof: int, disproof: int, below: int, table: Any) -> None:
    entry = entry_of(k, table)
    if entry < 0:
        entry = first_way(k, table)
        for i in range(entry + 1, entry + WAYS):
            if table[i, 3] < table[entry, 3]:
                entry = i
    table[entry, 0], table[entry, 1], table[entry, 2] = k, proof, disproof
    table[entry, 3] = NEVER if proof == 0 else below  # what is proved is kept longest


def look_ahead(params: Params, s: State, seat: int, depth: int, work: Work) -> int:
    """Set down the actions that do not end the game; return how many, or -1 if one decides it.

    That is one that wins, for who is to play; for the other side also one that leads back."""
    mine = to_play(params, s) == seat
    actions, keys, numbers = work.actions[depth], work.keys[depth], work.numbers[depth]
    n = 0
    for i in range(fill_actions(params, s, actions)):
        action = actions[i]
        if priority(params, s, action) == 0:
            continue  # another action comes to the same
        there = act(params, s, action)
        if to_play(params, there) == NOBODY:
            if (result(params, there, seat) == WON) == mine:
                return -1
            continue
        k = symmetry_key(params, there)
        if among(k, keys, n):
            continue
        if depth + 2 >= len(work.path) or among(k, work.path, depth + 1):
            if not mine:
                return -1
            continue
        worth = evaluate(params, there, seat)
        actions[n], keys[n] = action, k  # n <= i: what is overwritten was looked at
        numbers[n, 0] = 1 + EXPECTED * (SURE - worth) // SURE
        numbers[n, 1] = 1 + EXPECTED * worth // SURE
        n += 1
    return n


def among(k: int, keys: Any, n: int) -> bool:
    i = 0
    while i < n and keys[i] != k:
        i += 1
    return i < n


def take_over(i: int, depth: int, work: Work) -> None:
    """Take the numbers of an action's position from the table, if it has them; a won one stays
    won."""
    numbers = work.numbers[depth]
    if numbers[i, 0] > 0:
        entry = entry_of(work.keys[depth, i], work.table)
        if entry >= 0:
            numbers[i, 0], numbers[i, 1] = work.table[entry, 1], work.table[entry, 2]


def longest(n: int, mine: bool, depth: int, work: Work) -> int:
    """The plies that suffice for a position that is won."""
    numbers, found = work.numbers[depth], NEVER
    for i in range(n):
        if numbers[i, 0] == 0:
            plies = numbers[i, 1]
            if found == NEVER:
                found = plies
            found = min(found, plies) if mine else max(found, plies)
    return int(found) + 1


def search(
    params: Params,
    s: State,
    seat: int,
    proof_limit: int,
    disproof_limit: int,
    depth: int,
    work: Work,
) -> int:
    """Look at a position until one of its numbers reaches its limit; return how many were looked
    at."""
    mine = to_play(params, s) == seat
    k, table, visits = symmetry_key(params, s), work.table, work.visits
    begun = visits[0]
    work.path[depth] = k
    visits[0] += 1
    n = look_ahead(params, s, seat, depth, work)
    if n < 0:
        if mine:
            store(k, 0, NEVER + 1, 1, table)
        else:
            store(k, NEVER, 0, 1, table)
        return 1
    # Who is to play needs one action (`one`: the least number), the other an answer to all (`all`).
    one, all_ = (0, 1) if mine else (1, 0)
    one_limit, all_limit = (proof_limit, disproof_limit) if mine else (disproof_limit, proof_limit)
    numbers = work.numbers[depth]
    while True:
        best, least, second, most, open_ = -1, NEVER, NEVER, 0, 0
        for i in range(n):
            take_over(i, depth, work)
            this, other = numbers[i, one], numbers[i, all_]
            if other > 0:
                open_ += 1
                most = max(most, other)
            if this < least:
                best, least, second = i, this, least
            elif this < second:
                second = this
        every = most + open_ - 1 if 0 < most < NEVER else most
        proof, disproof = (least, every) if mine else (every, least)
        if proof == 0:
            store(k, 0, longest(n, mine, depth, work), 1, table)
            return int(visits[0] - begun)
        if (
            disproof == 0
            or proof >= proof_limit
            or disproof >= disproof_limit
            or visits[0] >= visits[1]
        ):
            store(k, proof, disproof, visits[0] - begun, table)
            return int(visits[0] - begun)
        there = act(params, s, work.actions[depth, best])
        # A little more than the second best, so that the search does not jump to and fro.
        one_below = min(one_limit, second + second // 4 + 1)
        all_below = all_limit - open_ + 1
        if mine:
            search(params, there, seat, one_below, all_below, depth + 1, work)
        else:
            search(params, there, seat, all_below, one_below, depth + 1, work)

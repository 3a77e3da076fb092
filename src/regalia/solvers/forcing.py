"""Forced wins: can a seat win within so many plies, whatever the other does?

An engine for games without chance (`compiled(room, forcing)`): every action of the seat and every
answer is tried.  A table of positions remembers what was found out; each entry has three words: a
position's key (0: free), how many plies were shown to be enough, and how many not to be.  A later
position may overwrite an earlier one, which costs time and never the truth.  Rules about positions
that recur can be left out: they only make draws, and who can win can win without repeating.
"""

from typing import Any

from regalia.core.contract import Box, State
from regalia.fast.any_game import NOBODY, act, fill_actions, key, result, to_play

WON = 2  # a result
NEVER = 1 << 30  # plies


def slot_of(k: int, slots: int) -> int:
    mixed = (k ^ k >> 29) * 0x2545F4914F6CDD1D
    return (mixed ^ mixed >> 32) % slots


def forces(
    box: Box, s: State, seat: int, plies: int, buffers: Any, table: Any, visits: Any
) -> bool:
    """Does the seat win within `plies`, the player to move beginning?"""
    who = to_play(box, s)
    if who == NOBODY:
        return result(box, s, seat) == WON
    if plies == 0:
        return False
    visits[0] += 1
    k = key(box, s)
    slot = slot_of(k, len(table))
    if table[slot, 0] != k:
        table[slot, 0] = k
        table[slot, 1] = NEVER
        table[slot, 2] = 0
    if table[slot, 1] <= plies:
        return True
    if table[slot, 2] >= plies:
        return False
    found = who != seat
    for i in range(fill_actions(box, s, buffers[plies])):
        there = act(box, s, buffers[plies, i])
        if forces(box, there, seat, plies - 1, buffers, table, visits) == (who == seat):
            found = who == seat
            break
    if table[slot, 0] == k:
        if found:
            table[slot, 1] = min(table[slot, 1], plies)
        else:
            table[slot, 2] = max(table[slot, 2], plies)
    return found

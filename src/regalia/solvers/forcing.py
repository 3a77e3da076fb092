"""Forced wins: the search for a win within so many plies, against every answer.

A kernel for games without chance (`compiled(room, forcing)`): every action of the seat and every
answer is tried.  A table of positions remembers what was found out; each entry has three words: a
position's key (0: free), how many plies were shown to be enough, and how many not to be.  Of two
entries next to each other the first is for what took more plies; a later position may overwrite an
earlier one, which costs time and never the truth.  With one ply left the room's insight may say
that there is no win in it (`may_win_next`).  Rules about positions that recur can be left out: they
only make draws, and who can win can win without repeating.
"""

from typing import Any

from regalia.core.contract import Params, State
from regalia.fast.any_game import NOBODY, act, fill_actions, result, to_play
from regalia.fast.any_insight import may_win_next, priority, symmetry_key

WON = 2  # a result
NEVER = 1 << 30  # plies
ENTRY = 3  # words


def slot_of(k: int, table: Any) -> int:
    """The slot in which a position is, or is to be, in a table of even length."""
    mixed = (k ^ k >> 29) * 0x2545F4914F6CDD1D
    slot = (mixed ^ mixed >> 32) % (len(table) // 2) * 2
    return int(slot) if table[slot, 0] == k else int(slot) + 1


def remember(table: Any, k: int, plies: int, found: bool) -> None:
    slot = slot_of(k, table)
    if table[slot, 0] != k:
        deep = slot - 1
        if table[deep, 2] <= plies and table[deep, 1] in (0, NEVER):
            slot = deep
        table[slot, 0], table[slot, 1], table[slot, 2] = k, NEVER, 0
    if found:
        table[slot, 1] = min(table[slot, 1], plies)
    else:
        table[slot, 2] = max(table[slot, 2], plies)


def forces(
    params: Params, s: State, seat: int, plies: int, buffers: Any, table: Any, visits: Any
) -> bool:
    """Tell if the seat wins within `plies`, the player to move beginning."""
    who = to_play(params, s)
    if who == NOBODY:
        return result(params, s, seat) == WON
    if plies == 0 or (plies == 1 and not may_win_next(params, s, seat)):
        return False
    visits[0] += 1
    k = symmetry_key(params, s)
    if plies > 1:
        slot = slot_of(k, table)
        if table[slot, 0] == k:
            if table[slot, 1] <= plies:
                return True
            if table[slot, 2] >= plies:
                return False
    found = who != seat
    for i in range(fill_actions(params, s, buffers[plies])):
        if priority(params, s, buffers[plies, i]) == 0:
            continue  # another action comes to the same
        there = act(params, s, buffers[plies, i])
        if forces(params, there, seat, plies - 1, buffers, table, visits) == (who == seat):
            found = who == seat
            break
    if plies > 1:
        remember(table, k, plies, found)
    return found

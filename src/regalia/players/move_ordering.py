"""The order in which `minimax` looks at the actions of a state: what seems best comes first.

An action that proved good elsewhere in the tree is hot; which ones those are is kept by who acted
and by some bits of the action.
"""

from typing import Any

from regalia.fast.any_game import Params, State
from regalia.fast.any_insight import priority

HEATS = 1 << 13  # actions that proved good, by who acted and some of their bits


def heat_of(who: int, action: int) -> int:
    return who & 1 | (action ^ action >> 12) << 1 & HEATS - 1


def put_in_order(
    params: Params, s: State, who: int, first: int, n: int, actions: Any, orders: Any, heat: Any
) -> None:
    """Write down how promising each action is: `first` most; below 0, if another one comes to the
    same."""
    for i in range(n):
        action = actions[i]
        curious = priority(params, s, action)
        if action == first:
            orders[i] = 1 << 40
        elif curious == 0:
            orders[i] = -1
        else:
            orders[i] = heat[heat_of(who, action)] + 64 * curious


def bring_forward(i: int, n: int, actions: Any, orders: Any) -> None:
    """The best of those from i on comes to i."""
    best = i
    for j in range(i + 1, n):
        if orders[j] > orders[best]:
            best = j
    actions[i], actions[best] = actions[best], actions[i]
    orders[i], orders[best] = orders[best], orders[i]


def note_cutoff(who: int, depth: int, i: int, actions: Any, heat: Any) -> None:
    """The action at i was good enough; those before it were tried in vain, and come later next
    time."""
    heat[heat_of(who, actions[i])] += depth * depth
    for j in range(i):
        cooler = heat_of(who, actions[j])
        heat[cooler] = max(heat[cooler] - depth * depth, 0)

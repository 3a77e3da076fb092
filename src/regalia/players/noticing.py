"""What a level notices of the actions that there are: the rest it overlooks, as people do.

A room may say so itself, in `habits.py`; otherwise what promises at first sight is noticed most.
"""

from collections.abc import MutableSequence, Sequence

from regalia.core import random
from regalia.core.query import Query
from regalia.fast.compiler import interpreted
from regalia.players import tree


def happens(odds: float, rng: MutableSequence[int]) -> bool:
    return random.bits(rng) / random.LOW <= odds


def by_priority(
    actions: Sequence[int],
    priorities: Sequence[int],
    attention: float,
    rng: MutableSequence[int],
) -> list[int]:
    """The higher an action's priority is beside the others', the likelier; at least one."""
    middling = sum(priorities) / len(priorities)
    found = [
        action
        for action, priority in zip(actions, priorities)
        if happens(1 - (1 - attention) ** (priority / middling), rng)
    ]
    return found or [actions[priorities.index(max(priorities))]]


def notice(query: Query, attention: float) -> list[str]:
    """The texts of the actions that are noticed, at least one."""
    own = query.room.habits
    if attention >= 1 and own is None:
        return list(query.actions)
    world = query.world()
    numbers = query.numbers(world)
    actions = [numbers[text] for text in query.actions]
    if own is not None:
        found = own.noticed(query.params, world, actions, attention, query.rng)
    else:
        ask = interpreted(query.room, tree).priority
        priorities = [ask(query.params, world, action) for action in actions]
        found = by_priority(actions, priorities, attention, query.rng)
    return [text for text in query.actions if numbers[text] in found]

"""What a level notices of the actions that there are: the rest it overlooks, as people do.

A room may say so itself, in `habits.py`; otherwise what promises at first sight is noticed most.
"""

from regalia.core.query import Query
from regalia.fast import any_choosing
from regalia.fast.compiler import interpreted


def notice(query: Query, attention: float) -> list[str]:
    """The texts of the actions that are noticed, at least one."""
    world = query.world()
    numbers = query.numbers(world)
    actions = [numbers[text] for text in query.actions]
    own = query.room.habits or interpreted(query.room, any_choosing)
    found = own.noticed(query.params, world, actions, attention, query.rng)
    return [text for text in query.actions if numbers[text] in found]

"""Random choice of the things that a player of limited attention notices."""

from collections.abc import MutableSequence, Sequence

from regalia.core.portable_math import power
from regalia.core.random import LOW, bits


def happens(odds: float, rng: MutableSequence[int]) -> bool:
    return bits(rng) / LOW <= odds


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
        if happens(1 - power(1 - attention, priority / middling), rng)
    ]
    return found or [actions[priorities.index(max(priorities))]]

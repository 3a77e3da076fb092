"""Stand-ins for a room's `habits.py`, of which a kernel that chooses as a level does asks
(`regalia.core.contract.players` tells what they mean).
"""

from collections.abc import MutableSequence, Sequence

from regalia.boards.attention import by_priority
from regalia.core.contract import Params, State
from regalia.fast.any_insight import priority


def noticed(
    params: Params,
    s: State,
    actions: Sequence[int],
    attention: float,
    rng: MutableSequence[int],
) -> list[int]:
    """Notice most what promises at first sight."""
    if attention >= 1:
        return list(actions)
    priorities = [priority(params, s, action) for action in actions]
    return by_priority(actions, priorities, attention, rng)

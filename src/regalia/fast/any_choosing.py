"""What a kernel that chooses as a level does may ask of a room's `choosing.py` and `habits.py`;
these stand in for what a room does not have (`regalia.core.choosing` tells what they mean).
"""

from collections.abc import MutableSequence, Sequence

from regalia.boards.attention import by_priority
from regalia.core.contract import Params, State
from regalia.fast.any_insight import priority

# Of each room, as `compiler.py` tells: whether it looks move by move, not by a tree; and whether
# its `resample` makes another world for each round.
MOVE_BY_MOVE = RESAMPLES = False


def text_order(params: Params, s: State, action: int) -> int:
    raise NotImplementedError


def fitting(params: Params, s: State, seat: int, rng: MutableSequence[int]) -> State:
    raise NotImplementedError


def noticed(
    params: Params,
    s: State,
    actions: Sequence[int],
    attention: float,
    rng: MutableSequence[int],
) -> list[int]:
    """What promises at first sight is noticed most."""
    if attention >= 1:
        return list(actions)
    priorities = [priority(params, s, action) for action in actions]
    return by_priority(actions, priorities, attention, rng)

"""Stand-ins for a room's `tensor.py` (`regalia.core.contract.TensorPart`) in kernels.

A room's own functions take their place.  A kernel that imports from here is for rooms with one.
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params, State


def index_of(params: Params, s: State, action: int) -> int:
    raise NotImplementedError


def action_at(params: Params, s: State, seat: int, index: int) -> int:
    raise NotImplementedError


def observe(params: Params, s: State, seat: int, times: int, out: MutableSequence[float]) -> None:
    raise NotImplementedError

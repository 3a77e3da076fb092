"""Functions of a room's `secrets.py` that a kernel may call (`regalia.core.contract.SecretsPart`);
these stand in for them in a room where everything is open, and cost nothing."""

from collections.abc import MutableSequence

from regalia.core.contract import Params, State

RESAMPLES = False  # whether each round of a search is in another world (`compiler.py`)


def redact(params: Params, s: State, seat: int) -> State:
    return s


def resample(params: Params, s: State, seat: int, rng: MutableSequence[int]) -> State:
    return s


def hidden(params: Params, s: State, action: int, seat: int) -> bool:
    return False

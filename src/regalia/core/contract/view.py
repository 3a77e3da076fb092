"""The part `view.py` of a room: states as plain data."""

from typing import Protocol

from regalia.core.contract.rules import Params, T, View


class ViewPart(Protocol[T]):
    """`view.py`: what a seat may know (`regalia.core.secrets`), as plain data."""

    def show(self, params: Params, redacted: T, seat: int, /) -> View:
        """The state as a seat knows it, in a dict for JSON; `view["seat"]` is the seat."""

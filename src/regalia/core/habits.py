"""What a room may say of how people err in its game, in its `habits.py`."""

from collections.abc import Sequence
from typing import Protocol

from regalia.core.contract import Params, Rng, T


class HabitsPart(Protocol[T]):
    """`habits.py`: what a level notices, where that is more than what promises at first sight."""

    def noticed(
        self, params: Params, s: T, actions: Sequence[int], attention: float, rng: Rng, /
    ) -> list[int]:
        """Some of the actions, at least one; with full attention all that anybody would think of.

        The state is a world that fits the view: what is hidden in it must not be asked for.
        """

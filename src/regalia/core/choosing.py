"""What a room may have in its `choosing.py`, so that levels choose in compiled code."""

from typing import Protocol

from regalia.core.contract import Params, Rng, S


class ChoosingPart(Protocol[S]):
    """`choosing.py`, in the style of rules: a level that is asked in compiled code, where there are
    no texts and no views, chooses as it does anywhere else."""

    def text_order(self, params: Params, s: S, action: int, /) -> int:
        """Numbers of the actions that a state has, in the order of their texts."""

    def fitting(self, params: Params, s: S, seat: int, rng: Rng, /) -> S:
        """What `view.determinize` makes of what the seat to play is shown of a state, with the same
        draws: the state itself, if everything is open."""

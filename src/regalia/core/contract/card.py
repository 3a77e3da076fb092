"""The part `card.py` of a room: what is known of a game before it is played."""

from typing import TYPE_CHECKING, Protocol

from regalia.core.contract.rules import Params

if TYPE_CHECKING:
    from regalia.core.card import Card, Options


class CardPart(Protocol):
    """`card.py`: what is known before a game; options are as `CARD.read` returns them."""

    CARD: "Card"
    """The identity card: names, seats, options, sources, version of the rules."""

    def params(self, options: "Options", /) -> Params:
        """The numbers that the rules are given."""

    def seats(self, options: "Options", /) -> int:
        """The number of players."""

"""Battles set up from a few words."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from regalia import games
from regalia.core.game import Game
from regalia.core.room import Room

HOME_CARDS = "a1=4C c1=4D e1=4H g1=4S a5=5C c5=5D e5=5H g5=5S"
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"] + ["XX", "XX"]


class Battlefield(Game):
    @property
    def units(self) -> dict[str, str]:
        """The unit on each square: `K` is White's, `k` Black's, `k/3` has lost 3 life."""
        return {
            square: (unit["unit"].lower() if unit["owner"] else unit["unit"])
            + (f"/{unit['injury']}" if unit["injury"] else "")
            for square, unit in self.table["units"].items()
        }

    @property
    def table(self) -> dict[str, Any]:
        position: dict[str, Any] = self.position
        return position

    @property
    def phase(self) -> str:
        phase: str = self.table["phase"]
        return phase

    def plays(self, *texts: str) -> "Battlefield":
        for text in texts:
            self.play(text)
        return self


@pytest.fixture
def room() -> Room:
    return games.room("battles")


@pytest.fixture
def described() -> Callable[..., dict[str, Any]]:
    """A position as an object: a turn of White's, unless said otherwise.

    `units` is like "c3=K c4=p/2" (see above), `field` like "c3=7H"; home squares that are not
    mentioned have the cards above.  Decks hold what is nowhere else, unless they are given.
    """

    def make(
        units: str,
        field: str = "",
        hands: tuple[str, str] = ("", ""),
        initiative: str = "KS QS",
        decks: tuple[str, str] | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        cards = dict(pair.split("=") for pair in f"{HOME_CARDS} {field}".split())
        drawn = initiative.split()
        gone = ["XX" if card in ("XR", "XB") else card for card in [*cards.values(), *drawn]]
        held = [hand.split() for hand in hands]
        left = [list((Counter(DECK) - Counter(gone) - Counter(hand)).elements()) for hand in held]
        standing = {}
        for pair in units.split():
            square, unit = pair.split("=")
            letter, _, injury = unit.partition("/")
            standing[square] = {
                "owner": int(letter.islower()),
                "unit": letter.upper(),
                "injury": int(injury or 0),
            }
        return {
            "phase": "moving",
            "player": 0,
            "units": standing,
            "field": cards,
            "hands": held,
            "decks": left if decks is None else [deck.split() for deck in decks],
            "initiative": drawn,
            "unplaced": ["", ""],
            "moved": None,
            "key": False,
            "pending": 0,
            "winner": None,
        } | more

    return make


@pytest.fixture
def at(room: Room, described: Callable[..., dict[str, Any]]) -> Callable[..., Battlefield]:
    """A game that begins in a described position."""

    def make(units: str, field: str = "", options: Any = None, **more: Any) -> Battlefield:
        return Battlefield(room, options, described(units, field, **more))

    return make


@pytest.fixture
def attack(at: Callable[..., Battlefield]) -> Callable[..., Battlefield]:
    """White's unit on c3 has moved there and may attack; no hand, so that draws stand alone."""

    def make(units: str, field: str, **more: Any) -> Battlefield:
        return at(units, field, **({"phase": "attacking", "moved": "c3"} | more))

    return make


@pytest.fixture
def giant() -> str:
    """A unit file with a unit that lives long."""
    return """
[[unit]]
letter = "G"
name = "giant"
type = "melee"
life = 60
accuracy = 3
evasion = 3
damage = [1, 2, 3]
armour = 5
advantage = "reach"
power = 5
"""

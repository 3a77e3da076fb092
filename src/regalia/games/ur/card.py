"""Ur: The Royal Game: identity."""

from regalia.core.card import Card, Options
from regalia.core.contract import Params

CARD = Card(
    id="ur",
    name="Ur: The Royal Game",
    about="Race across twenty squares and hold all four rosettes at once.",
    seats=(2,),
    minutes="15-45",
    prefix="UR",
    rules_version=1,
    sources=("Ur: The Royal Game, beta rulebook (Slovenian), 2023",),
    ease=3,
)


def params(options: Options) -> Params:
    return ()


def seats(options: Options) -> int:
    return 2

"""Twelve-Card Chess: identity."""

from regalia.core.card import Card, Options
from regalia.core.contract import Params

CARD = Card(
    id="twelve",
    name="Twelve-Card Chess",
    about="Twelve pieces, no board: surround the enemy king inside a floating 4x4 window.",
    seats=(2,),
    minutes="10-20",
    prefix="TW",
    rules_version=1,
    sources=("Twelve-Card Chess, rulebook (English)",),
    ease=4,
)


def params(options: Options) -> Params:
    return ()


def seats(options: Options) -> int:
    return 2

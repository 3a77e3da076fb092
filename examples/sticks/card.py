"""Sticks: identity."""

from regalia.core.card import Card, Options
from regalia.core.contract import Params

CARD = Card(
    id="sticks",
    seats=(2,),
    minutes="1",
    prefix="SK",
    rules_version=1,
    sources=("folklore",),
)


def params(options: Options) -> Params:
    return ()


def seats(options: Options) -> int:
    return 2

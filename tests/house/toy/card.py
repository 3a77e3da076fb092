"""Nim: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params

CARD = Card(
    id="toy",
    name="Nim",
    about="Take one to three counters; who takes the last one wins.",
    seats=(2,),
    minutes="1",
    prefix="TY",
    rules_version=1,
    sources=("folklore",),
    options=(Option("counters", 7, "how many there are", lowest=1, highest=30),),
)


def params(options: Options) -> Params:
    return (options["counters"],)


def seats(options: Options) -> int:
    return 2

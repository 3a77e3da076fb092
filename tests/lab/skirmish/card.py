"""The card of a game whose units are digits: the strengths of A, B, C and so on."""

from regalia.core.card import Card, Option, Options, Value
from regalia.core.contract import Params


def strengths(given: Value) -> str:
    return str(given)


CARD = Card(
    id="skirmish",
    seats=(2,),
    minutes="1",
    prefix="SK",
    rules_version=1,
    sources=("made for tests",),
    options=(Option("units", "standard", reader=strengths),),
)


def params(options: Options) -> Params:
    units = "333" if options["units"] == "standard" else options["units"]
    return (len(units), *map(int, units))


def seats(options: Options) -> int:
    return 2

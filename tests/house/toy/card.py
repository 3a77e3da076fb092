"""The last counter: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params

CARD = Card(
    id="toy",
    seats=(2, 3),
    minutes="1",
    prefix="TY",
    rules_version=1,
    sources=("folklore",),
    options=(
        Option("players", 3, values=(2, 3)),
        Option("counters", 7, lowest=1, highest=30),
    ),
)


def params(options: Options) -> Params:
    return (options["players"], options["counters"])


def seats(options: Options) -> int:
    players: int = options["players"]
    return players

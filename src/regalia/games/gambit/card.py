"""The Queen's Gambit: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params

CARD = Card(
    id="gambit",
    name="The Queen's Gambit",
    about="Plan three moves ahead and capture the most valuable tokens on a chessboard.",
    seats=(2, 3, 4),
    minutes="15",
    prefix="QG",
    rules_version=1,
    sources=("The Queen's Gambit (Gambit królowej), rulebook (Polish)",),
    options=(
        Option("players", 2, "how many play", values=(2, 3, 4)),
        Option("setup", "chance", "which set-up card is used", values=("chance", 1, 2, 3, 4)),
        Option("peek", False, "own face-down cards may be looked at", values=(False, True)),
    ),
    ease=2,
    begins=1,  # QG-5
)


def params(options: Options) -> Params:
    """The players, the set-up card (0: left to chance), and whether one may peek."""
    setup = 0 if options["setup"] == "chance" else options["setup"]
    return (options["players"], setup, int(options["peek"]))


def seats(options: Options) -> int:
    players: int = options["players"]
    return players

"""Twelve-Card Chess: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.core.handicap import NONE, amount, by_seat, giver
from regalia.games.twelve.rules import BAN_BOTH, BLACKS

PIECES = "KQRBNP"  # in the order of the rules

CARD = Card(
    id="twelve",
    seats=(2,),
    minutes="10-20",
    prefix="TW",
    rules_version=1,
    sources=("Twelve-Card Chess, rulebook (English)",),
    options=(
        Option("ban", "placing", values=("placing", "both"), house=True),  # TW-17
        by_seat({"P": 156, "N": 105, "B": 149, "R": 154, "Q": 222}),  # TW-18
    ),
    colour="#2c2b31",
    ease=4,
    ladder=(0, 133, 352, 561, 763, 964, 1087, 1166, 1262, 1382),
)


def params(options: Options) -> Params:
    """The params of a game: none in the usual one, of which all that was learned and proved
    holds."""
    ban, handicap = BAN_BOTH if options["ban"] == "both" else 0, options["handicap"]
    if handicap == NONE:
        return (ban,) if ban else ()
    return ban, PIECES.index(amount(handicap)) + BLACKS * giver(handicap)


def seats(options: Options) -> int:
    return 2

"""Ur: The Royal Game: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.core.errors import BadOption, Speaker
from regalia.games.ur.rules import GOAL, PIECES

says = Speaker(__file__)


def check(options: Options) -> None:
    """UR-21: nobody can hold more rosettes than there are pieces."""
    if options["goal"] > options["pieces"]:
        given = {"goal": options["goal"], "pieces": options["pieces"]}
        raise BadOption(says("goal-needs-pieces", **given), "UR-21")


CARD = Card(
    id="ur",
    name="Ur: The Royal Game",
    about="Race across twenty squares and hold all four rosettes at once.",
    seats=(2,),
    minutes="15-45",
    prefix="UR",
    rules_version=1,
    sources=("Ur: The Royal Game, beta rulebook (Slovenian), 2023",),
    options=(
        Option(
            "pieces",
            PIECES,
            "how many pieces each player has",
            lowest=1,
            highest=PIECES,
            small=True,
        ),
        Option("goal", GOAL, "how many rosettes win at once", lowest=1, highest=GOAL, small=True),
    ),
    ease=3,
    check=check,
)


def params(options: Options) -> Params:
    """Empty for the game of the book; else the pieces and the rosettes that win (UR-21)."""
    small = options["pieces"], options["goal"]
    return () if small == (PIECES, GOAL) else small


def seats(options: Options) -> int:
    return 2

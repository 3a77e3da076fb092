"""The Royal Study: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.core.handicap import by_seat
from regalia.games.study.deck import STANDARD, positions, read_deck, standard_deck
from regalia.games.study.rules import TURNING_ONE

MATCH = ("mode", "match")


def _seconds(name: str, usual: int | None, proposed: int | None = None) -> Option:
    return Option(name, usual, lowest=1, highest=3600, where=MATCH, seconds=True, proposed=proposed)


CARD = Card(
    id="study",
    seats=(1, 2),
    minutes="20",
    prefix="ST",
    rules_version=1,
    sources=("The Royal Study, rulebook (German, English, French, Spanish, Italian, Dutch)",),
    credits="Stan van Rooijen; HOTgames, 2025",
    ages="8+",
    race=MATCH,  # ST-14
    colour="#21443b",
    options=(
        Option("mode", "match", values=("match", "solo")),
        Option("level", 1, values=(1, 2, 3)),
        Option("bonus", False, values=(False, True)),
        Option(  # ST-22; at card level 1 no card is turned (ST-9)
            *("turning", "either"),
            values=("either", "one"),
            where=("bonus", True),
            unless=("level", 1),
            house=True,
        ),
        Option("target", 6, lowest=1, highest=20, where=MATCH),
        _seconds("hourglass", 60),
        _seconds("limit", None, proposed=180),
        by_seat({"10": 60, "20": 164, "40": 288}, where=MATCH),  # ST-24
        Option(
            "deck",
            STANDARD,
            reader=read_deck,
        ),
    ),
    ease=1,
    first={"mode": "solo"},
    together={"mode": "solo"},  # ST-23
    ladder=(0, 163, 327, 514, 626, 957, 1113, 1444, 1873, 2484),
    begins=None,  # ST-14: whoever declares first
)


def params(options: Options) -> Params:
    """Numbers for the rules.  (The hourglass, the limit and a
    handicap are a table's, which has the clocks.)"""
    deck = options["deck"]
    cards = standard_deck() if deck == STANDARD else positions(deck)
    solo = 1 if options["mode"] == "solo" else 0
    two = TURNING_ONE if options["turning"] == "one" else 1
    bonus = two if options["bonus"] else 0
    return (solo, options["level"], bonus, options["target"], *cards)


def seats(options: Options) -> int:
    return 1 if options["mode"] == "solo" else 2

"""The Royal Study: identity."""

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.games.study.deck import STANDARD, positions, read_deck, standard_deck

MATCH = ("mode", "match")


def _seconds(name: str, usual: int | None, about: str) -> Option:
    return Option(name, usual, about, lowest=1, highest=3600, where=MATCH, seconds=True)


CARD = Card(
    id="study",
    name="The Royal Study",
    about="How few moves until five pieces match the card? Name a number – and prove it.",
    seats=(1, 2),
    minutes="10-30",
    prefix="ST",
    rules_version=1,
    sources=("The Royal Study, rulebook (German, English, French, Spanish, Italian, Dutch)",),
    options=(
        Option("mode", "match", "a match for two, or one challenge alone", ("match", "solo")),
        Option("level", 1, "2: cards may be turned; 3: and mirrored", (1, 2, 3)),
        Option("bonus", False, "two cards at once", (False, True)),
        Option("target", 6, "points that win a match", (), 1, 20, where=MATCH),
        _seconds("hourglass", 60, "seconds to challenge a declaration"),
        _seconds("limit", None, "seconds for an execution"),
        Option(
            "deck",
            STANDARD,
            "a list of 2 to 62 different position texts, or the path of a .toml file with one",
            reader=read_deck,
        ),
    ),
    ease=1,
    first={"mode": "solo"},
    begins=None,  # ST-14: whoever declares first
)


def params(options: Options) -> Params:
    """What the rules need.  (The hourglass and the limit are a table's, which has the clocks.)"""
    deck = options["deck"]
    cards = standard_deck() if deck == STANDARD else positions(deck)
    solo = 1 if options["mode"] == "solo" else 0
    return (solo, options["level"], 1 if options["bonus"] else 0, options["target"], *cards)


def seats(options: Options) -> int:
    return 1 if options["mode"] == "solo" else 2

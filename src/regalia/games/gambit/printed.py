"""The set-up cards and token values of the players' own box (QG-19, QG-21)."""

from collections.abc import Mapping, Sequence

from regalia.core.card import Options
from regalia.core.contract import Say
from regalia.core.contract.hidden_cards import OwnCards, OwnPiece
from regalia.games.gambit.setups import (
    HIGHEST_VALUE,
    LETTERS,
    SETUPS,
    STANDARD,
    TOKENS,
    VALUES,
    check_same_tokens,
    read_cards,
    read_values,
)

STARTS = 4
PIECES = tuple(OwnPiece(letter, value=value) for letter, value in zip(LETTERS, VALUES))
OWN = OwnCards(
    "cards",
    fewest=1,
    most=SETUPS,
    columns=8,
    rows=8,
    pieces=(*PIECES, OwnPiece("*", many=STARTS)),
    total=TOKENS + STARTS,
    values="values",
    highest=HIGHEST_VALUE,
    drawn="setup",
)


def check(cards: Sequence[str], given: Options) -> None:
    values = given.get("values", STANDARD)
    worths = VALUES if values == STANDARD else read_values(values)
    check_same_tokens(read_cards(list(cards)), worths)


def unlisted(given: Options) -> bool:
    return False  # a card that is drawn is one of those listed


def printed(given: Options, options: Options, texts: Sequence[str], text: str) -> Options | None:
    return None


def told(options: Options, say: Say) -> Mapping[str, str]:
    """The number of cards with the values of single tokens, and the worth of each kind."""
    found: dict[str, str] = {}
    if options["cards"] != STANDARD:
        count = str(len(options["cards"]))
        single = ", ".join(
            f"{number} ({' '.join(values)})"
            for number, text in enumerate(options["cards"], 1)
            if (values := text.split(" ")[1:])
        )
        found["cards"] = say("own-cards-single", count=count, values=single) if single else count
    if options["values"] != STANDARD:
        worth = zip(LETTERS, options["values"])
        kinds = (f"{say('piece-name', piece=letter)} {value}" for letter, value in worth)
        found["values"] = ", ".join(kinds)
    return found

"""The set-up cards and token values of the players' own box (QG-19)."""

from collections.abc import Sequence

from regalia.core.card import Options
from regalia.core.unseen import OwnCards, OwnPiece
from regalia.games.gambit.setups import HIGHEST_VALUE, LETTERS, SETUPS, TOKENS, VALUES, read_cards

STARTS = 4
PIECES = tuple(OwnPiece(letter, 0) for letter in LETTERS)
OWN = OwnCards(
    "cards",
    fewest=1,
    most=SETUPS,
    columns=8,
    rows=8,
    pieces=(*PIECES, OwnPiece("*", STARTS)),
    named="piece-name",
    total=TOKENS + STARTS,
    values="values",
    ours=VALUES,
    highest=HIGHEST_VALUE,
)


def check(cards: Sequence[str]) -> None:
    read_cards(list(cards))


def unlisted(given: Options) -> bool:
    return False  # a card that is drawn is one of those listed


def printed(given: Options, options: Options, texts: Sequence[str], text: str) -> Options | None:
    return None

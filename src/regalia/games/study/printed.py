"""The cards of the players' own box (ST-6): any of the 7,560, known when they are drawn.

Until then a card of the project's deck stands for each, so that the deck has as many cards as the
box, none lies twice before all were drawn, and it is made anew at the right moment (ST-20).
"""

from collections.abc import Sequence

from regalia.core.card import Options
from regalia.core.contract.hidden_cards import OwnCards, OwnPiece
from regalia.core.errors import BadOption, BadPosition
from regalia.games.study.deck import FEWEST_CARDS, FILE, STANDARD, load_deck
from regalia.games.study.positions import read_board, says
from regalia.games.study.rules import MOST_CARDS

PIECES = tuple(OwnPiece(letter, many=1) for letter in "KQRBN")
OWN = OwnCards("deck", FEWEST_CARDS, MOST_CARDS, 3, 3, PIECES, total=5)


def check(cards: Sequence[str], given: Options) -> None:
    read_board(cards[-1])  # ST-2, ST-4, ST-5: BadPosition
    if cards[-1] in cards[:-1]:
        twice = {"number": len(cards), "first": cards.index(cards[-1]) + 1}
        raise BadOption(says("deck-twice", **twice), "ST-19")


def unlisted(given: Options) -> bool:
    return bool(given["deck"] == STANDARD)


def printed(given: Options, options: Options, texts: Sequence[str], text: str) -> Options | None:
    """The options with a card that nobody had listed; None: it is listed, or can be no card."""
    word, _, position = text.partition(":")
    if word != "card":
        return None
    deck = load_deck(FILE) if options["deck"] == STANDARD else list(options["deck"])
    if position in deck:
        return None
    read_board(position)  # ST-2, ST-4, ST-5: BadPosition
    if not unlisted(given):
        raise BadPosition(says("card-not-entered"), "ST-19")
    drawn = {text.partition(":")[2] for text in texts}
    for i in reversed(range(len(deck))):
        if deck[i] not in drawn:
            deck[i] = position
            return {**options, "deck": deck}
    return None

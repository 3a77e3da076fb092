"""The Queen's Gambit: identity."""

from functools import lru_cache

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.core.errors import BadOption
from regalia.games.gambit.laid_out import cards_of
from regalia.games.gambit.setups import (
    DECK,
    SETUPS,
    STANDARD,
    TOKENS,
    VALUES,
    Setup,
    fewer,
    read_card,
    read_cards,
    read_deck,
    read_values,
    says,
    standard_setups,
)

TURNS = 400  # QG-16


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
        Option(
            "cards",
            STANDARD,
            "the set-up cards of one's own box: a list of 1 to 4, or the path of a .toml file",
            reader=read_cards,
        ),
        Option(
            "values",
            STANDARD,
            "what a token of one's own box is worth: six numbers, for P, N, B, R, Q, K",
            reader=read_values,
        ),
        Option(
            "tokens", TOKENS, "how many tokens are laid out", lowest=1, highest=TOKENS, small=True
        ),
        Option(
            "deck",
            DECK,
            "the movement cards of each player: BBRRQQNN",
            reader=read_deck,
            small=True,
        ),
        Option(
            "turns",
            TURNS,
            "after how many turns the game ends",
            lowest=4,
            highest=TURNS,
            small=True,
        ),
    ),
    ease=2,
    begins=1,  # QG-5
)


def params(options: Options) -> Params:
    """The players, the set-up card (0: left to chance), whether one may peek, what is printed."""
    setup = 0 if options["setup"] == "chance" else options["setup"]
    own = options["cards"] != STANDARD
    cards = tuple(map(read_card, options["cards"])) if own else standard_setups()
    if setup > len(cards):
        raise BadOption(says("own-setups-few", number=setup, count=len(cards)), "QG-19")
    values = VALUES if options["values"] == STANDARD else tuple(options["values"])
    first = options["players"], setup, int(options["peek"])
    deck = cards_of(options["deck"])
    return (*first, deck, options["turns"], *printed(cards, values, options["tokens"]))


@lru_cache(64)
def printed(
    cards: tuple[Setup, ...], values: tuple[int, ...], most: int = TOKENS
) -> tuple[int, ...]:
    """What is printed, as `rules.MANY_SETUPS` and the numbers after it (QG-1, QG-3, QG-19)."""
    cards = tuple(fewer(card, values, most) for card in cards)  # QG-20
    counts = cards[0].counts
    each = [value for value, count in zip(values, counts) for _ in range(count)]
    starts = [square for card in cards for square in card.starts]
    tokens, worths = [0] * 64 * SETUPS, [0] * 64 * SETUPS
    for number, card in enumerate(cards):
        for i, square in enumerate(card.tokens):
            tokens[64 * number + square] = 1 << i
            worths[64 * number + square] = each[i]
    starts += [0] * (4 * SETUPS - len(starts))
    laid = (1 << len(each)) - 1
    return (len(cards), laid, sum(each), max(each), *counts, *values, *starts, *tokens, *worths)


def seats(options: Options) -> int:
    players: int = options["players"]
    return players

"""The Queen's Gambit: identity."""

from functools import lru_cache

from regalia.core.card import Card, Option, Options
from regalia.core.contract import Params
from regalia.core.errors import BadOption
from regalia.games.gambit.laid_out import cards_of
from regalia.games.gambit.setups import (
    DECK,
    HIGHEST_HANDICAP,
    SETUPS,
    STANDARD,
    TOKENS,
    VALUES,
    Setup,
    check_same_tokens,
    fewer,
    read_card,
    read_cards,
    read_deck,
    read_values,
    says,
    standard_setups,
)

TURNS = 400  # QG-16
# The head start with which equals are about even, what a point more or less is worth, in Elo, and
# what is recommended: with our values an odd number leaves no ties.
FAIR, POINT, HANDICAPS = 3, 32, (0, *range(1, 30, 2))
START_TOKENS = 0b1111 << TOKENS  # the four start tokens, behind all others (QG-22)


def check(options: Options) -> None:
    """Refuse options that make no sense together."""
    if options["handicap"] and options["players"] != 2:
        raise BadOption(says("handicap-two", handicap=options["handicap"]), "QG-23")
    if options["cards"] != STANDARD:
        check_same_tokens(options["cards"], values_of(options))


def values_of(options: Options) -> tuple[int, ...]:
    """The value of a token of each kind."""
    return VALUES if options["values"] == STANDARD else tuple(options["values"])


CARD = Card(
    id="gambit",
    seats=(2, 3, 4),
    minutes="15",
    prefix="QG",
    rules_version=1,
    sources=("The Queen's Gambit (Gambit królowej), rulebook (Polish)",),
    ages="12+",
    colour="#4a2050",
    options=(
        Option("players", 2, values=(2, 3, 4)),
        Option("setup", "chance", values=("chance", 1, 2, 3, 4)),
        Option("peek", False, values=(False, True)),
        Option(
            "cards",
            STANDARD,
            reader=read_cards,
        ),
        Option(
            "values",
            STANDARD,
            reader=read_values,
        ),
        Option("tokens", TOKENS, lowest=1, highest=TOKENS, small=True),
        Option(
            "deck",
            DECK,
            reader=read_deck,
            small=True,
        ),
        Option(
            "turns",
            TURNS,
            lowest=4,
            highest=TURNS,
            small=True,
        ),
        Option("starts", "cleared", values=("cleared", "left"), house=True),  # QG-22
        Option(
            "handicap",
            0,
            lowest=0,
            highest=HIGHEST_HANDICAP,
            where=("players", 2),
            house=True,  # QG-23
            worth=tuple((points, POINT * (points - FAIR)) for points in HANDICAPS),
        ),
    ),
    ease=2,
    ladder=(0, 80, 158, 240, 339, 444, 560, 689, 829, 983),
    pairs=True,  # QG-24
    begins=1,  # QG-5
    check=check,
)


def params(options: Options) -> Params:
    """The players, the set-up card (0: left to chance), whether one may peek, what is printed, and
    what only some games have (QG-21 to QG-23)."""
    setup = 0 if options["setup"] == "chance" else options["setup"]
    own = options["cards"] != STANDARD
    cards = tuple(map(read_card, options["cards"])) if own else standard_setups()
    if setup > len(cards):
        raise BadOption(says("own-setups-few", number=setup, count=len(cards)), "QG-19")
    first = options["players"], setup, int(options["peek"])
    deck = cards_of(options["deck"])
    left = options["starts"] == "left"
    numbers = printed(cards, values_of(options), options["tokens"], left, options["handicap"])
    return (*first, deck, options["turns"], *numbers)


@lru_cache(64)
def printed(
    cards: tuple[Setup, ...], values: tuple[int, ...], most: int, left: bool, handicap: int
) -> tuple[int, ...]:
    """The printed numbers, as `rules.MANY_SETUPS` and those after it (QG-1, QG-3, QG-19), and
    behind them those of `rules.OPTIONS_AT`, where there are any."""
    cards = tuple(fewer(card, values, most) for card in cards)  # QG-20
    counts = cards[0].counts
    each = [card.worths(values) for card in cards]
    starts = [square for card in cards for square in card.starts]
    tokens, worths = [0] * 64 * SETUPS, [0] * 64 * SETUPS
    for number, card in enumerate(cards):
        for i, square in enumerate(card.tokens):
            tokens[64 * number + square] = 1 << i
            worths[64 * number + square] = each[number][i]
        for i, square in enumerate(card.starts if left else ()):  # QG-22
            tokens[64 * number + square] = 1 << TOKENS + i
    starts += [0] * (4 * SETUPS - len(starts))
    laid = (1 << sum(counts)) - 1
    most_points, highest = max(map(sum, each)), max(map(max, each))
    found = (len(cards), laid, most_points, highest, *counts, *values, *starts, *tokens, *worths)
    own = any(map(any, (card.own for card in cards)))
    if not (left or handicap or own):
        return found
    by_token = (value for card in each for value in (*card, *[0] * (TOKENS - len(card))))
    return (*found, START_TOKENS if left else 0, handicap, *(by_token if own else ()))


def seats(options: Options) -> int:
    players: int = options["players"]
    return players

"""Playing cards.

A card is a number: four times its rank (2 is 0 … ace is 12) plus its suit (C D H S), so that of
two cards the higher is the greater number; a joker is 52.  Some cards together are an int with a
bit for each card and, from bit 52 on, how many jokers there are (jokers are alike).
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from regalia.boards.areas import squares

RANKS, SUITS = "23456789TJQKA", "CDHS"
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)
JOKER = 52
SUITED = (1 << JOKER) - 1  # all cards but jokers
NAMES = (*(rank + suit for rank in RANKS for suit in SUITS), "XX")
NUMBERS = {name: card for card, name in enumerate(NAMES)}


def of_suits(suits: str) -> int:
    """All cards of some suits."""
    return sum(1 << card for card, name in enumerate(NAMES) if name[1] in suits)


def of_ranks(ranks: str) -> int:
    """All cards of some ranks; X is the joker's, and stands for one of them."""
    return sum(1 << card for card, name in enumerate(NAMES) if name[0] in ranks)


RED, BLACK = of_suits("DH"), of_suits("CS")


def first_cards(count: int) -> int:
    """The lowest so many cards of a deck: 2C, 2D, 2H, 2S, 3C … AS and two jokers."""
    return (1 << min(count, JOKER)) - 1 | max(count - JOKER, 0) << JOKER


def how_many(cards: int) -> int:
    return (cards & SUITED).bit_count() + (cards >> JOKER)


def copies(cards: int, card: int) -> int:
    """The number of copies of a card in a set of cards."""
    return cards >> JOKER if card == JOKER else cards >> card & 1


def with_card(cards: int, card: int) -> int:
    return cards + (1 << card)


def without_card(cards: int, card: int) -> int:
    return cards - (1 << card)


def nth_card(cards: int, place: int) -> int:
    """The card at a place among some cards, from the lowest on."""
    for card in squares(cards & SUITED):
        if place == 0:
            return card
        place -= 1
    return JOKER


def lowest(cards: int, many: int) -> int:
    """Take the lowest cards of a set, so many of them; jokers are above all others."""
    rest = cards & SUITED
    suited = min(many, rest.bit_count())
    for _ in range(suited):
        rest &= rest - 1
    return (cards & SUITED) - rest + (many - suited << JOKER)


def suit_of(card: int) -> int:
    return card & 3


def each(cards: int) -> list[int]:
    """The single cards, lowest first; two jokers are two."""
    return [*squares(cards & SUITED), *[JOKER] * (cards >> JOKER)]


def named(cards: int) -> list[str]:
    return list(_named(cards))


@lru_cache(4096)  # asked at every look at a table
def _named(cards: int) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in each(cards))


@cache  # not to be changed by whoever asks
def rank_and_suit(name: str) -> dict[str, int | str]:
    """The rank and suit of a card, as messages need them to name it in a language."""
    rank = name[:1]
    return {"rank": int(rank) if rank.isdigit() else rank, "suit": name[1:]}


def gathered(single: Iterable[int]) -> int:
    """Single cards together; each suited card may occur once."""
    return sum(1 << card for card in single)

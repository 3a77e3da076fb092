"""Playing cards, one by one and together."""

from hypothesis import given
from hypothesis import strategies as st

from regalia.boards import cards
from regalia.boards.cards import JOKER, NAMES, NUMBERS, SUITED

singles = st.lists(st.sampled_from(range(52)), unique=True)


def test_a_pack_has_52_cards_and_a_joker() -> None:
    assert len(set(NAMES)) == 53 and NAMES[JOKER] == "XX"
    assert [NAMES[i] for i in (0, 3, 4, 32, 51)] == ["2C", "2S", "3C", "TC", "AS"]
    assert all(NUMBERS[name] == card for card, name in enumerate(NAMES))


def test_the_higher_card_is_the_greater_number() -> None:
    order = ["2C", "2S", "3C", "9S", "TC", "TD", "TH", "TS", "JC", "QC", "KC", "AC", "AS", "XX"]
    assert order == sorted(order, key=NUMBERS.__getitem__)


def test_suits_and_colours() -> None:
    assert cards.RED & cards.BLACK == 0 and cards.RED | cards.BLACK == SUITED
    for card in range(52):
        assert cards.SUITS[cards.suit_of(card)] == NAMES[card][1]
        assert (cards.RED >> card & 1) == (NAMES[card][1] in "DH")


def test_ranks() -> None:
    assert cards.named(cards.of_ranks("AX")) == ["AC", "AD", "AH", "AS", "XX"]
    assert cards.named(cards.of_suits("H"))[:2] == ["2H", "3H"]
    assert sum(cards.how_many(cards.of_ranks(rank)) for rank in cards.RANKS) == 52


@given(singles, st.integers(0, 2))
def test_cards_together_are_counted_listed_and_gathered(single: list[int], jokers: int) -> None:
    together = cards.gathered([*single, *[JOKER] * jokers])
    assert cards.how_many(together) == len(single) + jokers
    assert cards.each(together) == [*sorted(single), *[JOKER] * jokers]
    assert cards.named(together) == [NAMES[card] for card in cards.each(together)]
    for card in range(52):
        assert cards.copies(together, card) == (card in single)
    assert cards.copies(together, JOKER) == jokers


@given(singles, st.integers(0, 2))
def test_a_card_goes_and_comes_back(single: list[int], jokers: int) -> None:
    together = cards.gathered([*single, *[JOKER] * jokers])
    for card in cards.each(together):
        fewer = cards.without_card(together, card)
        assert cards.copies(fewer, card) == cards.copies(together, card) - 1
        assert cards.how_many(fewer) == cards.how_many(together) - 1
        assert cards.with_card(fewer, card) == together


@given(singles, st.integers(0, 2), st.integers(0, 54))
def test_the_lowest_cards_are_taken_one_after_another(
    single: list[int], jokers: int, many: int
) -> None:
    together = cards.gathered([*single, *[JOKER] * jokers])
    many = min(many, cards.how_many(together))
    assert cards.each(cards.lowest(together, many)) == cards.each(together)[:many]


def test_two_jokers_are_alike() -> None:
    assert cards.each(2 << JOKER) == [JOKER, JOKER]
    assert cards.copies(cards.without_card(2 << JOKER, JOKER), JOKER) == 1

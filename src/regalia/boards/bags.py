"""Cards or tokens of few kinds, as an int: how many there are of each kind, in three bits.

In the style of rules, for hands that only their owner sees: `redacted_hands` and `resampled_hands`
are what the `secrets.py` of such a room needs.  What is in no hand and nowhere in the open lies in
a bag or a deck that nobody sees.
"""

from regalia.boards.areas import replaced
from regalia.core.contract import Rng
from regalia.core.random import below

MOST = 7  # of a kind


def some(kind: int, count: int) -> int:
    """A bag of so many of one kind."""
    return count << 3 * kind


def full(kinds: int, each: int) -> int:
    """A bag of as many of each kind."""
    bag = 0
    for kind in range(kinds):
        bag += some(kind, each)
    return bag


def count(bag: int, kind: int) -> int:
    return bag >> 3 * kind & MOST


def size(bag: int) -> int:
    found = 0
    while bag:
        found += bag & MOST
        bag >>= 3
    return found


def nth(bag: int, n: int) -> int:
    """The kind of the nth thing in a bag, in order."""
    kind = 0
    while n >= count(bag, kind):
        n -= count(bag, kind)
        kind += 1
    return kind


def unseen(everything: int, hands: tuple[int, ...], seat: int) -> int:
    """All that a seat has not in its own hand; a spectator has none."""
    return everything - hands[seat] if seat >= 0 else everything


def redacted_hands(hands: tuple[int, ...], seat: int, seats: int, unseen: int) -> tuple[int, ...]:
    """The others' hands as a seat knows them: as large, and of the lowest things that it has not
    seen."""
    for other in range(seats):
        if other != seat:
            hand = 0
            for _ in range(size(hands[other])):
                one = some(nth(unseen, 0), 1)
                unseen, hand = unseen - one, hand + one
            hands = replaced(hands, other, hand)
    return hands


def resampled_hands(
    hands: tuple[int, ...], seat: int, seats: int, unseen: int, rng: Rng
) -> tuple[int, ...]:
    """Hands of the same sizes, drawn at random from what a seat has not seen."""
    for other in range(seats):
        if other != seat:
            hand = 0
            for _ in range(size(hands[other])):
                one = some(nth(unseen, below(rng, size(unseen))), 1)
                unseen, hand = unseen - one, hand + one
            hands = replaced(hands, other, hand)
    return hands

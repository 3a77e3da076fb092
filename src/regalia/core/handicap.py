"""Handicaps: options by which one seat, the stronger player's, begins with less.

Their values name the seat and then how much it gives up: `first-2`, `second-2`; `none` is the usual
game.  Where people exchange seats, the handicap goes with its player.
"""

from collections.abc import Mapping

from regalia.core.card import Card, Option, Options, Value

OPTION = "handicap"
NONE = "none"
SEATS = ("first", "second")


def by_seat(elo: Mapping[str, int], where: tuple[str, Value] | None = None) -> Option:
    """The option of a room, with the same amounts for either seat: what each costs, in Elo."""
    worth = [(NONE, 0)]
    for seat, sign in zip(SEATS, (-1, 1)):
        worth += [(f"{seat}-{amount}", sign * cost) for amount, cost in elo.items()]
    return Option(
        OPTION,
        NONE,
        values=tuple(value for value, _ in worth),
        where=where,
        house=True,
        by_seat=True,
        worth=tuple(worth),
    )


def giver(value: str) -> int:
    """The seat that gives up something, or -1."""
    return -1 if value == NONE else SEATS.index(value.partition("-")[0])


def amount(value: str) -> str:
    """The amount that is given up; empty: nothing."""
    return value.partition("-")[2]


def of_seat(value: str, seat: int) -> str:
    """The amount that a seat gives up; empty: nothing."""
    return amount(value) if giver(value) == seat else ""


def exchanged(card: Card, options: Options) -> dict[str, Value]:
    """The options for the same two people in each other's seats."""
    found = dict(options)
    for option in card.options:
        value = found.get(option.name, NONE)
        if option.by_seat and value != NONE:
            found[option.name] = f"{SEATS[1 - giver(value)]}-{amount(value)}"
    return found

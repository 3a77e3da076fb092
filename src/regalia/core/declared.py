"""Words that say of a state's fields what they hold and who sees it.

They stand on the NamedTuple of a room's rules, and `regalia derive-room` writes `derived.py` from
them: what a seat may know, the same as numbers, and whether each field is in its range.

    class Palace(NamedTuple):
        player: Annotated[int, SeatIndex()]
        places: Annotated[tuple[int, ...], OneOf(RING)]
        hands: Annotated[tuple[int, ...], Bag(NUMBERS, EACH), OWN]
        dice: Annotated[int, Pair(NUMBERS, when="s.phase == CHOOSE")]

A tuple has an item for each seat, of which there are `params[0]`.  A number may be given as an
expression, `"params[1]"`.  Conditions and expressions are texts, for they are compiled with the
rest, and may use `params`, `s` and the constants of rules.py.
"""

from dataclasses import dataclass
from typing import TypeAlias

Number: TypeAlias = int | str


@dataclass(frozen=True)
class OneOf:
    """One of so many things; with `none`, 0 is none of them and they begin with 1."""

    count: Number
    none: bool = False
    when: str = ""  # a condition without which it means nothing


@dataclass(frozen=True)
class Pair:
    """Two of so many things in one number, the first times their count and the second."""

    count: int
    when: str = ""


@dataclass(frozen=True)
class UpTo:
    """A number from 0 on; `open_end` where it can be more, as the points of a winner."""

    most: Number
    open_end: bool = False


@dataclass(frozen=True)
class SeatIndex:
    """A seat."""

    when: str = ""


@dataclass(frozen=True)
class Bag:
    """Things of few kinds, as `regalia.boards.bags` holds them, and how many of a kind there are.

    A secret bag is a hand: what is in none of them and not open lies where nobody sees it."""

    kinds: int
    each: int


@dataclass(frozen=True)
class Bits:
    """A bit for each seat below the field `dealt`, 0 and 1 being as likely as `odds` says."""

    odds: tuple[int, int]
    dealt: str


@dataclass(frozen=True)
class Until:
    """Seen by its owner, and by all as soon as a condition holds."""

    condition: str = "False"


@dataclass(frozen=True)
class FaceUp:
    """A field, 0 or a kind and 1, that names the one thing of this bag which lies face up."""

    gone: str


OWN = Until()
FieldKind: TypeAlias = OneOf | Pair | UpTo | SeatIndex | Bag | Bits

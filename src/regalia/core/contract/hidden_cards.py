"""An account of a game whose cards people hold themselves: the events as everybody saw them.

Somebody who only watches cannot know a hidden card: its text has `?` (`draw:?`).  What an account
needs beside it is a world that fits, so that the rules can go on: a state for each moment in which
every `?` is some card or other.  A room with such secrets has `hidden_cards.py`
(`HiddenCardsPart`): it finds one, and says which unknown a card was that is shown later.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from regalia.core.contract.hooks import optional
from regalia.core.fields import means

if TYPE_CHECKING:
    from regalia.core.card import Options
    from regalia.core.contract.rules import Say

S = TypeVar("S")  # the state of one room
UNKNOWN = "?"
REMARK = re.compile(",(?=[a-z])")  # a word after a comma: no action's own text has that


class Account(NamedTuple, Generic[S]):
    """The events as they were told, and a world that fits them; never changed."""

    states: Sequence[S]  # of that world: one more than texts
    texts: Sequence[str]  # as far as it is known by now
    remarks: Sequence[str]  # what everybody saw come of it: `reveal:R`, `stuck`; else nothing

    @property
    def last(self) -> S:
        return self.states[-1]

    @property
    def unknown(self) -> list[int]:
        """The numbers of what is not wholly known."""
        return [number for number, text in enumerate(self.texts) if UNKNOWN in text]


class Filled(NamedTuple):
    """New knowledge of the unknown events, by their numbers in the account."""

    known: Mapping[int, str] = {}  # what is known of them now
    guessed: Mapping[int, str] = {}  # whole texts of a world that fits, where they changed


class Rest(NamedTuple):
    """Cards that nobody has shown, which could be told when a game is over."""

    seat: int
    where: str  # a message of the room's catalogue: `rest-hand`
    cards: int
    kinds: str = ""  # a letter for each kind of card (named by `card-name`); none: playing cards


def masked(seen: str) -> str:
    """The part of an action that a spectator sees, without its remark."""
    return REMARK.split(seen, maxsplit=1)[0]


def remark(seen: str) -> str:
    """The remark of an action: its consequence, for everybody to see."""
    return seen[len(masked(seen)) + 1 :]


class HiddenCardsPart(Protocol[S]):
    """`hidden_cards.py`: accounts of games whose hidden cards people hold in their own hands.  An
    account is what everybody saw; all of it is compared with `seen`."""

    def fill(self, params: Sequence[int], account: Account[S], text: str, remark: str, /) -> Filled:
        """The world in which this comes next (without a text: in which the remark is true of what
        came last); a card that is shown becomes its player's earliest unknown that fits."""

    def settled(self, params: Sequence[int], account: Account[S], /) -> Filled | None:
        """Return another world, if this one went on in a way that nobody has told; else None."""

    def wide(self, params: Sequence[int], account: Account[S], /) -> S:
        """The last state, but that who acts or draws holds whatever that might be: for what is
        possible."""

    def wanted(self, params: Sequence[int], account: Account[S], /) -> list[str]:
        """The remarks one of which must be told before the game goes on; else nothing."""

    def claims(self, params: Sequence[int], account: Account[S], /) -> list[str]:
        """The remarks that can be told instead of an action, and not be checked."""

    def shows(self, params: Sequence[int], account: Account[S], text: str, /) -> int:
        """The number of hidden things that everybody sees by this action; they are told with it."""

    def rest(self, params: Sequence[int], account: Account[S], /) -> list[Rest]:
        """The cards of each seat that nobody has shown."""

    def told_rest(
        self,
        params: Sequence[int],
        account: Account[S],
        seat: int,
        cards: Sequence[Sequence[str]],
        /,
    ) -> Filled:
        """A seat's cards that nobody has shown, told after all, in the order of `rest`."""


class OwnPiece(Struct, frozen=True):
    """A piece that can stand on a card of a person's own box."""

    letter: Annotated[str, means("as the card's text writes it")]
    name: str = ""  # filled in when it is sent: the room's message `piece-name`, given the letter
    many: Annotated[int, means("how many of it are on a card; 0: that differs")] = 0
    value: Annotated[int, means("what one is worth, unless the box says otherwise; 0: nothing")] = 0


class OwnCards(Struct, frozen=True):
    """Cards of a person's own box, which can be entered and played with."""

    # Each shows pieces on the squares of a small board.  Its text has them row by row, the upper
    # first, with `/` between two rows and `.` for an empty square; and where pieces have values,
    # after single spaces those of single pieces that differ from their kind's: `d1=9`.
    option: Annotated[str, means("that lists them")]
    fewest: int
    most: int
    columns: int
    rows: int
    pieces: tuple[OwnPiece, ...]
    total: Annotated[int, means("pieces on a card")]
    values: Annotated[
        str, means("the option with what each piece is worth; empty: there is none")
    ] = ""
    highest: Annotated[int, means("that one can be worth")] = 0
    drawn: Annotated[
        str, means("the option that says which of them is drawn, by its number; empty: none does")
    ] = ""


class PrintedPart(Protocol):
    """`printed.py`: cards of a game that only the players' own box knows."""

    OWN: OwnCards

    def check(self, cards: Sequence[str], given: "Options", /) -> None:
        """Refuse the last of these cards, if it can be none, or not beside the others; the options
        so far may say what its pieces are worth."""

    def unlisted(self, given: "Options", /) -> bool:
        """Tell if the options leave open which cards the box has."""

    def printed(
        self, given: "Options", options: "Options", texts: Sequence[str], text: str, /
    ) -> "Options | None":
        """The options with a card that is told and was not listed; None: as they are."""

    @optional
    def told(self, options: "Options", say: "Say", /) -> "Mapping[str, str]":
        """The choices of the box's own parts, in words, by option; without words a value is
        told as it is written."""
        return {}

"""What people tell of a game whose cards they hold themselves: an account of what everybody saw.

Somebody who only watches cannot know a hidden card: its text has `?` (`draw:?`).  What an account
needs beside it is a world that fits, so that the rules can go on: a state for each moment in which
every `?` is some card or other.  A room with such secrets has `unseen.py`
(`UnseenPart`): it finds one, and says which unknown a card was that is shown later.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from regalia.core.card import Options

S = TypeVar("S")  # the state of one room
UNKNOWN = "?"
REMARK = re.compile(",(?=[a-z])")  # a word after a comma: no action's own text has that


class Account(NamedTuple, Generic[S]):
    """What was told, and a world that fits it; never changed."""

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
    """What follows for the unknown from something new; by their numbers in the account."""

    known: Mapping[int, str] = {}  # what is known of them now
    guessed: Mapping[int, str] = {}  # whole texts of a world that fits, where they changed


class Rest(NamedTuple):
    """Cards that nobody has shown, which could be told when a game is over."""

    seat: int
    where: str  # a message of the room's catalogue: `rest-hand`
    cards: int
    kinds: str = ""  # a letter for each kind of card (named by `card-name`); none: playing cards


def masked(seen: str) -> str:
    """What a spectator sees of an action itself, without what comes of it."""
    return REMARK.split(seen, maxsplit=1)[0]


def remark(seen: str) -> str:
    """What comes of it for everybody to see."""
    return seen[len(masked(seen)) + 1 :]


# ------------------------------------------------- what a room may have (`regalia.core.contract`)


class UnseenPart(Protocol[S]):
    """`unseen.py`: of a game with hidden cards, for people who hold them in their own hands.
    An account (`regalia.core.unseen`) is what everybody saw; all of it is compared with `seen`."""

    def fill(self, params: Sequence[int], account: Account[S], text: str, remark: str, /) -> Filled:
        """The world in which this comes next (without a text: in which the remark is true of what
        came last); a card that is shown becomes its player's earliest unknown that fits."""

    def settled(self, params: Sequence[int], account: Account[S], /) -> Filled | None:
        """Another world, if this one went on in a way that nobody has told; else None."""

    def wide(self, params: Sequence[int], account: Account[S], /) -> S:
        """The last state, but that players hold whatever they might hold: for what is possible."""

    def wanted(self, params: Sequence[int], account: Account[S], /) -> list[str]:
        """The remarks one of which must be told before the game goes on; else nothing."""

    def claims(self, params: Sequence[int], account: Account[S], /) -> list[str]:
        """The remarks that can be told instead of an action, and not be checked."""

    def shows(self, params: Sequence[int], account: Account[S], text: str, /) -> int:
        """How many hidden things everybody sees with this action, which are told with it."""

    def rest(self, params: Sequence[int], account: Account[S], /) -> list[Rest]:
        """What nobody has shown."""

    def told_rest(
        self,
        params: Sequence[int],
        account: Account[S],
        seat: int,
        cards: Sequence[Sequence[str]],
        /,
    ) -> Filled:
        """A seat's cards that nobody has shown, told after all, in the order of `rest`."""


class OwnPiece(NamedTuple):
    """A thing that stands on such a card, as its text writes it."""

    letter: str
    many: int  # how many stand there; 0: that differs


class OwnCards(NamedTuple):
    """Which option lists the cards of somebody's own box, how many there may be, and what is drawn
    on each: so many pieces on the squares of a small board.  A text has them row by row, the upper
    first, with `/` between two rows and `.` for an empty square."""

    option: str
    fewest: int
    most: int
    columns: int
    rows: int
    pieces: tuple[OwnPiece, ...]
    named: str  # the room's message that says what a `$piece` is
    total: int  # pieces on a card
    # Where only the box knows what a piece is worth: the option with a number for each, and ours.
    values: str = ""
    ours: tuple[int, ...] = ()
    highest: int = 0


class PrintedPart(Protocol):
    """`printed.py`: of a game with cards that only the players' own box knows."""

    OWN: OwnCards

    def check(self, cards: Sequence[str], /) -> None:
        """Refuse the last of these cards, if it can be none, or not beside the others."""

    def unlisted(self, given: "Options", /) -> bool:
        """Do the options leave open which cards the box has?"""

    def printed(
        self, given: "Options", options: "Options", texts: Sequence[str], text: str, /
    ) -> "Options | None":
        """The options with a card that is told and was not listed; None: as they are."""

"""Entries of a table's log.  The log is the truth: a table is its entries, one after another.

Every entry has `at`, the server's milliseconds, which never go back within a log.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from regalia.table.settings import ClockSettings

PlaceKind: TypeAlias = Literal["person", "open", "computer"]
Departure: TypeAlias = Literal["resigned", "flagged"]
AbsenceAnswer: TypeAlias = Literal["wait", "computer", "friend"]
SeatInstead: TypeAlias = Literal["computer", "friend"]  # who has a seat instead of who is away
PERSON, RANDOM = "person", "random"
ROLLED, TYPED = "rolled", "typed"  # chance is drawn from the seed, or told by people who rolled


class TableEntry(Struct, frozen=True, tag_field="is", omit_defaults=True):
    at: int


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat when the table was opened."""

    kind: PlaceKind
    person: str = ""
    name: str = ""
    level: int = 0  # of a computer; 0: it plays at random
    here: bool = False  # a friend at the device of the person

    @property
    def word(self) -> str:
        """The player of this seat, as records name it (and `players.player` reads it)."""
        if self.kind != "computer":
            return PERSON
        return f"level{self.level}" if self.level else RANDOM


class Paired(Struct, frozen=True, omit_defaults=True):
    """A game of a pair, in which seats are exchanged and points added up (QG-24)."""

    first: list[int] = []  # by seat, the points of the first game; none: this is the first


class Opened(TableEntry, frozen=True, tag="opened"):
    game: str
    rules: int  # their version
    options: dict[str, Any]
    places: list[Place]
    clock: ClockSettings
    language: str
    seed: str  # 32 secret bytes, in hex
    luck: list[str]  # what the people at each seat added
    given: list[str] = []  # chance outcomes that are repeated, not drawn: a challenge tried again
    position: Any = None  # where the game begins, if not at its start
    dice: str = ROLLED
    begun: int = 0  # so many actions and outcomes came with a record; the next entries hold them
    own_turns: bool = False  # clocks begin anew where the room says so; not at tables of old
    pair: Paired | None = None


class Sat(TableEntry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    luck: str


class Joined(TableEntry, frozen=True, tag="joined"):
    """A person plays along on a seat that another one holds; or has another name from now on."""

    seat: int
    person: str
    name: str


class Parted(TableEntry, frozen=True, tag="parted"):
    """A person leaves a seat to the others who play there."""

    seat: int
    person: str


class Renamed(TableEntry, frozen=True, tag="renamed"):
    seats: list[int]
    name: str


class Drawn(TableEntry, frozen=True, tag="drawn"):
    """A chance outcome."""

    text: str


class Played(TableEntry, frozen=True, tag="played"):
    seat: int
    text: str
    by: str = "person"  # or computer, clock, prepared
    person: str = ""  # who did it, where several share the seat


class Prepared(TableEntry, frozen=True, tag="prepared"):
    seat: int
    text: str
    person: str = ""  # as of Played


class Withdrawn(TableEntry, frozen=True, tag="withdrawn"):
    seat: int


class Away(TableEntry, frozen=True, tag="away"):
    """A person has gone; they are still the one who plays."""

    person: str


class Back(TableEntry, frozen=True, tag="back"):
    """A person is there again, and plays on at these seats instead of a computer."""

    person: str
    seats: list[int] = []


class Missed(TableEntry, frozen=True, tag="missed"):
    """The others are asked what is to come of a seat whose people are away."""

    seat: int


class Proposed(TableEntry, frozen=True, tag="proposed"):
    """The answer of one who was asked about a seat."""

    seat: int
    person: str
    answer: AbsenceAnswer


class Settled(TableEntry, frozen=True, tag="settled"):
    """Agreement of those who were asked about a seat."""

    seat: int
    person: str  # who is away
    answer: AbsenceAnswer


class SeatTaken(TableEntry, frozen=True, tag="took"):
    """A friend has the seat of somebody who is away, or they themselves have it again."""

    seat: int
    person: str
    name: str
    beside: int | None = None  # a seat whose people had the same address, so that all may know


class GaveBack(TableEntry, frozen=True, tag="gave-back"):
    """A friend gives a seat back to the person who had it before, or that person took it."""

    seat: int
    person: str


class WentOn(TableEntry, frozen=True, tag="went-on"):
    """A person has seen how a challenge ended, and is ready for the next."""

    person: str


class Asked(TableEntry, frozen=True, tag="asked"):
    """A seat would like to take back, so that `to` actions and outcomes are left."""

    seat: int
    to: int


class Answered(TableEntry, frozen=True, tag="answered"):
    person: str
    yes: bool


class TakenBack(TableEntry, frozen=True, tag="taken-back"):
    seat: int
    to: int


class Resigned(TableEntry, frozen=True, tag="resigned"):
    seat: int
    person: str = ""  # as of Played


class Flagged(TableEntry, frozen=True, tag="flagged"):
    seat: int


class DrawOffered(TableEntry, frozen=True, tag="draw-offered"):
    seat: int
    person: str = ""  # as of Played


class DrawDeclined(TableEntry, frozen=True, tag="draw-declined"):
    seat: int


class DrawAgreed(TableEntry, frozen=True, tag="draw-agreed"):
    seat: int  # that accepted


class Said(TableEntry, frozen=True, tag="said"):
    seat: int
    text: str = ""
    emote: str = ""
    who: str = ""  # the name of somebody who plays along


class Wished(TableEntry, frozen=True, tag="wished"):
    """A person wants to play again; `same`: the very same challenge, alone."""

    person: str
    same: bool = False
    first: bool | None = None  # of who lost, where the loser chooses: whether to go first
    instead: SeatInstead | None = None  # who has the seats of those who are away now


Entry: TypeAlias = (
    Opened
    | Sat
    | Joined
    | Parted
    | Renamed
    | Drawn
    | Played
    | Prepared
    | Withdrawn
    | Away
    | Back
    | Missed
    | Proposed
    | Settled
    | SeatTaken
    | GaveBack
    | WentOn
    | Asked
    | Answered
    | TakenBack
    | Resigned
    | Flagged
    | DrawOffered
    | DrawDeclined
    | DrawAgreed
    | Said
    | Wished
)

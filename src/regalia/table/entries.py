"""What the log of a table holds.  The log is the truth: a table is its entries, one after another.

Every entry has `at`, the server's milliseconds, which never go back within a log.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from regalia.table.settings import Clock

PlaceKind: TypeAlias = Literal["person", "open", "computer"]
Departure: TypeAlias = Literal["resigned", "flagged"]
PERSON, RANDOM = "person", "random"
ROLLED, TYPED = "rolled", "typed"  # chance is drawn from the seed, or told by people who rolled


class Kept(Struct, frozen=True, tag_field="is", omit_defaults=True):
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
        """Who sits here, as records say it (and `players.player` reads it)."""
        if self.kind != "computer":
            return PERSON
        return f"level{self.level}" if self.level else RANDOM


class Opened(Kept, frozen=True, tag="opened"):
    game: str
    rules: int  # their version
    options: dict[str, Any]
    places: list[Place]
    clock: Clock
    language: str
    seed: str  # 32 secret bytes, in hex
    luck: list[str]  # what the people at each seat added
    given: list[str] = []  # chance outcomes that are repeated, not drawn: a challenge tried again
    position: Any = None  # where the game begins, if not at its start
    dice: str = ROLLED
    begun: int = 0  # so many actions and outcomes came with a record; the next entries hold them
    own_turns: bool = False  # clocks begin anew where the room says so; not at tables of old


class Sat(Kept, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    luck: str


class Joined(Kept, frozen=True, tag="joined"):
    """Somebody plays along on a seat that another one holds; or is called otherwise from now on."""

    seat: int
    person: str
    name: str


class Parted(Kept, frozen=True, tag="parted"):
    """Somebody leaves a seat to the others who play there."""

    seat: int
    person: str


class Renamed(Kept, frozen=True, tag="renamed"):
    seats: list[int]
    name: str


class Drawn(Kept, frozen=True, tag="drawn"):
    """A chance outcome."""

    text: str


class Played(Kept, frozen=True, tag="played"):
    seat: int
    text: str
    by: str = "person"  # or computer, clock, prepared


class Prepared(Kept, frozen=True, tag="prepared"):
    seat: int
    text: str


class Withdrawn(Kept, frozen=True, tag="withdrawn"):
    seat: int


class WentOn(Kept, frozen=True, tag="went-on"):
    """Somebody has seen how a challenge ended, and is ready for the next."""

    person: str


class Asked(Kept, frozen=True, tag="asked"):
    """A seat would like to take back, so that `to` actions and outcomes are left."""

    seat: int
    to: int


class Answered(Kept, frozen=True, tag="answered"):
    person: str
    yes: bool


class TakenBack(Kept, frozen=True, tag="taken-back"):
    seat: int
    to: int


class Resigned(Kept, frozen=True, tag="resigned"):
    seat: int


class Flagged(Kept, frozen=True, tag="flagged"):
    seat: int


class DrawOffered(Kept, frozen=True, tag="draw-offered"):
    seat: int


class DrawDeclined(Kept, frozen=True, tag="draw-declined"):
    seat: int


class DrawAgreed(Kept, frozen=True, tag="draw-agreed"):
    seat: int  # that accepted


class Said(Kept, frozen=True, tag="said"):
    seat: int
    text: str = ""
    emote: str = ""
    who: str = ""  # the name of somebody who plays along


class Wished(Kept, frozen=True, tag="wished"):
    """Somebody wants to play again; `same`: the very same challenge, alone."""

    person: str
    same: bool = False


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

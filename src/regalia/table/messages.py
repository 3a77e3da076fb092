"""What the page may send to a live table (docs/wire.md), checked when it is decoded."""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from regalia.table.settings import Given, LanguageCode, Luck

EmoteWord = Literal["hello", "thanks", "well-played", "good-luck", "think", "wow", "oops", "laugh"]
EMOTES: tuple[str, ...] = get_args(EmoteWord)
LONGEST_SAYING = 200

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Text = Annotated[str, Meta(max_length=200)]
Taps = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=16)]


class Sent(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Act(Sent, frozen=True, tag="act"):
    n: Number
    seat: SeatNumber
    text: Text


class Prepare(Sent, frozen=True, tag="prepare"):
    n: Number
    seat: SeatNumber
    text: Text


class Withdraw(Sent, frozen=True, tag="withdraw"):
    seat: SeatNumber


class Why(Sent, frozen=True, tag="why"):
    seat: SeatNumber
    taps: Taps


class Hint(Sent, frozen=True, tag="hint"):
    seat: SeatNumber


class Look(Sent, frozen=True, tag="look"):
    seat: Annotated[int, Meta(ge=-1, le=3)]  # -1: nobody looks any more


class Sit(Sent, frozen=True, tag="sit"):
    seat: SeatNumber
    name: Given = ""
    luck: Luck = ""


class Rename(Sent, frozen=True, tag="rename"):
    name: Given
    seat: SeatNumber | None = None  # one of several on a shared device


class Undo(Sent, frozen=True, tag="undo"):
    seat: SeatNumber


class Resign(Sent, frozen=True, tag="resign"):
    seat: SeatNumber


class Answer(Sent, frozen=True, tag="answer"):
    seat: SeatNumber  # that asks
    yes: bool


class Rematch(Sent, frozen=True, tag="rematch"):
    same: bool = False  # alone: the same challenge again


class Say(Sent, frozen=True, tag="say"):
    text: Annotated[str, Meta(max_length=2 * LONGEST_SAYING)]


class Emote(Sent, frozen=True, tag="emote"):
    emote: EmoteWord


class Language(Sent, frozen=True, tag="language"):
    language: LanguageCode


class Shape(Sent, frozen=True, tag="shape"):
    shape: Literal["wide", "tall"]


class Ping(Sent, frozen=True, tag="ping"):
    pass


ToTable: TypeAlias = (
    Act | Prepare | Withdraw | Sit | Rename | Undo | Resign | Answer | Rematch | Say | Emote
)  # what changes a table
Message: TypeAlias = ToTable | Why | Hint | Look | Language | Shape | Ping

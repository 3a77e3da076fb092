"""What the page may send to a live table, checked when it is decoded.

The tables of docs/wire.md and the page's types are made from these Structs (docs/make_wire.py).
"""

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from regalia.table.settings import Given, LanguageCode, Luck

EmoteWord = Literal["hello", "thanks", "well-played", "good-luck", "think", "wow", "oops", "laugh"]
EMOTES: tuple[str, ...] = get_args(EmoteWord)
ShapeWord = Literal["wide", "tall"]
LONGEST_SAYING = 200
MOST_MOMENTS = 12  # that are told at once

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Text = Annotated[str, Meta(max_length=200)]
Taps = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=16)]


class Sent(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that the page sends; a field that it does not have is an error."""


class Act(Sent, frozen=True, tag="act"):
    """Play; `n`: the length of the log that the person saw; if stale, refused with code `stale`."""

    n: Number
    seat: SeatNumber
    text: Text


class Prepare(Sent, frozen=True, tag="prepare"):
    """Choose now what will be played when the turn comes (hidden choices)."""

    n: Number
    seat: SeatNumber
    text: Text


class Withdraw(Sent, frozen=True, tag="withdraw"):
    """Take back what was prepared."""

    seat: SeatNumber


class Next(Sent, frozen=True, tag="next"):
    """Go on to the next challenge (`resting`)."""


class Why(Sent, frozen=True, tag="why"):
    """Why can this not be done?  Answer: Refusal."""

    seat: SeatNumber
    taps: Taps


class Hint(Sent, frozen=True, tag="hint"):
    """Answer: Hint.  Not against people, and not for a spectator; one at a time, a few a minute.

    One may go on meanwhile, and is told nothing once the game has gone on.
    """

    seat: SeatNumber


class Look(Sent, frozen=True, tag="look"):
    """On a shared device, whoever has this seat looks now (lifts the curtain); -1: nobody."""

    seat: Annotated[int, Meta(ge=-1, le=3)]


class Sit(Sent, frozen=True, tag="sit"):
    """Take an open seat; luck: a few random letters that flow into the dice."""

    seat: SeatNumber
    name: Given = ""
    luck: Luck = ""


class Rename(Sent, frozen=True, tag="rename"):
    """A seat, or all that are not of friends on the same device."""

    name: Given
    seat: SeatNumber | None = None  # one of several on a shared device


class Undo(Sent, frozen=True, tag="undo"):
    """Take back, or ask the others to let it be taken back."""

    seat: SeatNumber


class Resign(Sent, frozen=True, tag="resign"):
    """Leave the game, which is lost."""

    seat: SeatNumber


class Draw(Sent, frozen=True, tag="draw"):
    """Offer a draw to the other of two people; once a turn."""

    seat: SeatNumber


class Answer(Sent, frozen=True, tag="answer"):
    """To what another seat, this one, asks for."""

    seat: SeatNumber  # that asks
    yes: bool


class Rematch(Sent, frozen=True, tag="rematch"):
    """Play again.  Answer to all: Rematch, once everybody who plays wants it, and later to whoever
    asks again; same: alone, the same challenge again."""

    same: bool = False  # alone: the same challenge again


class Say(Sent, frozen=True, tag="say"):
    """Chat; of what is longer, the first 200 characters."""

    text: Annotated[str, Meta(max_length=2 * LONGEST_SAYING)]


class Emote(Sent, frozen=True, tag="emote"):
    """Chat, by a sign."""

    emote: EmoteWord


class Moments(Sent, frozen=True, tag="moments"):
    """What was to be seen after these entries of the log?  Answer: Moments."""

    ns: Annotated[list[Number], Meta(min_length=1, max_length=MOST_MOMENTS)]


class Language(Sent, frozen=True, tag="language"):
    """Tell everything in another language from now on."""

    language: LanguageCode


class Shape(Sent, frozen=True, tag="shape"):
    """How scenes are laid out."""

    shape: ShapeWord


class Ping(Sent, frozen=True, tag="ping"):
    """Is anybody there?  Answer: Pong."""


ToTable: TypeAlias = (
    Act
    | Prepare
    | Withdraw
    | Next
    | Sit
    | Rename
    | Undo
    | Resign
    | Draw
    | Answer
    | Rematch
    | Say
    | Emote
)  # what changes a table
Message: TypeAlias = ToTable | Why | Hint | Moments | Look | Language | Shape | Ping

"""Messages from the page to a live table, checked when they are decoded.

The tables of docs/wire.md and the page's types are made from these Structs (docs/make_wire.py).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from regalia.table.entries import AbsenceAnswer, SeatInstead
from regalia.table.settings import Given, LanguageCode, Luck

EmoteWord = Literal["hello", "thanks", "well-played", "good-luck", "think", "wow", "oops", "laugh"]
ShapeWord = Literal["wide", "tall"]
LONGEST_SAYING = 200
MOST_MOMENTS = 12  # that are told at once

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Text = Annotated[str, Meta(max_length=200)]
Taps = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=16)]


class Sent(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from the page; a field that it does not have is an error."""


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
    """Ask why this cannot be done.  Answer: Refusal."""

    seat: SeatNumber
    taps: Taps


class AskHint(Sent, frozen=True, tag="hint"):
    """Answer: Hint.  Not against people, and not for a spectator; one at a time, a few a minute.

    One may go on meanwhile, and is told nothing once the game has gone on.
    """

    seat: SeatNumber


class LookBack(Sent, frozen=True, tag="look"):
    """Show a shared device to this seat from now on (lifts the curtain); -1: to nobody."""

    seat: Annotated[int, Meta(ge=-1, le=3)]


class Sit(Sent, frozen=True, tag="sit"):
    """Take an open seat, or one that is offered because its person is away; luck: a few random
    letters that flow into the dice, where these have not begun."""

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


class DrawMessage(Sent, frozen=True, tag="draw"):
    """Offer a draw to the other of two people; once a turn."""

    seat: SeatNumber


class AnswerAsk(Sent, frozen=True, tag="answer"):
    """Answer a request of another seat, this one."""

    seat: SeatNumber  # that asks
    yes: bool


class AnswerAbsence(Sent, frozen=True, tag="absence"):
    """Say what is to come of a seat whose people are away: wait for them, let a computer play on
    until they are back, or let a friend have it."""

    seat: SeatNumber
    answer: AbsenceAnswer


class GiveBackSeat(Sent, frozen=True, tag="give-back"):
    """Give a seat back to who had it before, and is back."""

    seat: SeatNumber


class AskRematch(Sent, frozen=True, tag="rematch"):
    """Play again.  Answer to all: Rematch, once everybody who plays wants it, and later to whoever
    asks again; same: alone, the same challenge again; first: of who lost, where the loser chooses
    who begins, whether to go first; instead: who has the seats of those who are away now, whose
    wish is then not waited for."""

    same: bool = False  # alone: the same challenge again
    first: bool | None = None  # of who lost, where the loser chooses: whether to go first
    instead: SeatInstead | None = None  # who has the seats of those who are away


class SayMessage(Sent, frozen=True, tag="say"):
    """Chat; of what is longer, the first 200 characters."""

    text: Annotated[str, Meta(max_length=2 * LONGEST_SAYING)]


class Emote(Sent, frozen=True, tag="emote"):
    """Chat, by a sign."""

    emote: EmoteWord


class AskMoments(Sent, frozen=True, tag="moments"):
    """Ask for the scenes after these entries of the log.  Answer: Moments."""

    ns: Annotated[list[Number], Meta(min_length=1, max_length=MOST_MOMENTS)]


class SetLanguage(Sent, frozen=True, tag="language"):
    """Tell everything in another language from now on."""

    language: LanguageCode


class SetShape(Sent, frozen=True, tag="shape"):
    """Choose the layout of scenes."""

    shape: ShapeWord


class Ping(Sent, frozen=True, tag="ping"):
    """Ask if the server is there.  Answer: Pong."""


ToTable: TypeAlias = (
    Act
    | Prepare
    | Withdraw
    | Next
    | Sit
    | Rename
    | Undo
    | Resign
    | DrawMessage
    | AnswerAsk
    | AnswerAbsence
    | GiveBackSeat
    | AskRematch
    | SayMessage
    | Emote
)  # what changes a table
Message: TypeAlias = ToTable | Why | AskHint | AskMoments | LookBack | SetLanguage | SetShape | Ping

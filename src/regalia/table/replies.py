"""What people are told of a table (docs/wire.md).

The page's types (web/src/wire.ts) and the tables of docs/wire.md are made from these Structs by
docs/make_wire.py; `means` says there what a field means.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from regalia.table.entries import Departure, PlaceKind
from regalia.table.scene_data import Row, Scene, means
from regalia.table.settings import ClockKind

Seat = Annotated[int, Meta(ge=0, le=3)]
Milliseconds: TypeAlias = int  # of the server's clock


# --------------------------------------------------------------------------------- a live table


class Companion(Struct):
    """Somebody who plays along on a seat that another one holds."""

    number: Annotated[int, means("by which the seat's person can send them away")]
    name: Annotated[str, means("empty: they gave none")]
    you: bool
    online: bool = False


class SeatCard(Struct):
    """Who sits where."""

    seat: Seat
    name: str
    named: Annotated[bool, means("has a name; else called by the side")]
    side: str
    kind: PlaceKind
    level: Annotated[int | None, means("of a computer")]
    left: Departure | None
    yours: bool
    to_act: bool
    prepared: Annotated[bool, means("has chosen ahead")]
    score: float | None
    company: Annotated[list[Companion], means("who play along there")]
    online: bool = False


class Choice(Struct, frozen=True):
    """Something that can be done now: the text to send, and the ids to touch for it, in order."""

    seat: Seat
    text: str
    taps: list[str]
    sentence: str
    label: Annotated[str, means("for a button")]
    prepare: Annotated[bool, means("to be sent with `prepare`, not with `act`")]
    row: Annotated[Row | None, means("what it means, where that is more than a sentence")] = None
    steps: Annotated[list[str], means("what is asked after each of the taps but the last")] = []


class LastAction(Struct, frozen=True):
    """The last action, to be shown on the board."""

    taps: list[str]
    seat: Seat


class LogEntry(Struct, frozen=True):
    """What happened, as whoever reads it may know it."""

    n: Annotated[int, means("of the log entry")]
    seat: Annotated[int, means("-1: chance")]
    text: str
    sentence: str
    turn: Annotated[int, means("whose turn it is part of; -1: nobody's")]


class Said(Struct, frozen=True):
    """Something said: a text, or an emote."""

    n: Annotated[int, means("of the log entry")]
    seat: Seat
    name: str
    text: str | UnsetType = UNSET
    emote: str | UnsetType = UNSET


class Ask(Struct, frozen=True):
    """What another seat asks for; `answer` says yes or no."""

    what: Literal["undo", "draw"]
    seat: Seat
    sentence: str
    yours: Annotated[bool, means("asked by this person, who waits for an answer")] = False


class ClockState(Struct, frozen=True):
    """Whose time runs, and how much there is."""

    kind: ClockKind
    running: Annotated[list[Seat], means("whose time passes")]
    left: Annotated[dict[Seat, Milliseconds], means("what each seat had left at that moment")]
    at: Annotated[Milliseconds, means("that moment, by the server's clock")]


class Hourglass(Struct, frozen=True):
    """A limit that the game itself sets."""

    until: Annotated[Milliseconds, means("by the server's clock")]
    kind: str


class Resting(Struct, frozen=True):
    """How a challenge ended is looked at before the next one comes."""

    gained: Annotated[list[Seat], means("who got something for it")]
    waiting: Annotated[list[Seat], means("people who have not yet sent `next`")]
    until: Annotated[
        Milliseconds | None, means("it ends then, by the server's clock; null: nobody waits")
    ]


class Par(Struct, frozen=True):
    """Of a challenge that somebody played alone: the least, in how many ways, one of them."""

    least: int
    plans: int
    plan: list[str]
    used: int | None


class Keys(Struct, frozen=True):
    """The addresses of a table: to play at, for those who may, and to look on."""

    play: str | None
    watch: str


class Reply(Struct, tag_field="type"):
    """What the server sends to a live table's page."""


class TableState(Reply, tag="table"):
    """The table as one person may know it: at once, and whenever something has changed."""

    n: Annotated[int, means("how many log entries there are")]
    game: str
    looks: Annotated[str, means("the digest of the game's looks")]
    title: str
    over: bool
    started: bool
    seats: list[SeatCard]
    you: Annotated[list[Seat], means("seats that this person holds; none: a spectator")]
    looking: Annotated[int, means("the seat whose eyes the scene is for; -1: a spectator's")]
    curtain: Annotated[
        Seat | None, means("on a shared device: hand it to this seat, which then sends `look`")
    ]
    scene: Scene
    choices: Annotated[list[Choice], means("what can be done now, or chosen ahead")]
    last: LastAction | None
    log: Annotated[list[LogEntry], means("what is new")]
    log_from: Annotated[
        int,
        means(
            "log and chat are told from this entry on; 0: all of both anew "
            "(the first message, after an undo, always behind a curtain)"
        ),
    ]
    asks: list[Ask]
    can_undo: bool
    can_draw: Annotated[list[Seat], means("own seats that may offer a draw now")]
    clock: ClockState
    hourglass: Hourglass | None
    result: Annotated[list[float] | None, means("points of each seat, at the end")]
    ending: Annotated[str | None, means("a sentence, at the end")]
    par: Par | None
    concluded: Annotated[int, means("challenges that are over, whose least plans can be asked for")]
    resting: Resting | None
    rematch: Annotated[list[Seat], means("who wants to play again")]
    chat: list[Said]
    commit: Annotated[str, means("the promise that chance is fair: SHA-256 of the seed")]
    seed: Annotated[str | None, means("at the end")]
    # Filled in by whoever keeps the table and its connections:
    now: Annotated[Milliseconds, means("the server's clock")] = 0
    watching: Annotated[int, means("how many look on")] = 0
    keys: Keys = Keys(None, "")


class Refusal(Reply, tag="refusal"):
    """Why something cannot be done, or was not."""

    code: str
    message: Annotated[str, means("a sentence in the person's language")]
    rule: Annotated[str | None, means("the number of the rule behind it")]
    about: Annotated[str, means("the type of what was sent")]


class Moment(Struct, frozen=True):
    """How the table looked once; its story is what happened there."""

    n: Annotated[int, means("of the log entry")]
    scene: Scene


class Moments(Reply, tag="moments"):
    """How the table looked after some entries of the log."""

    moments: list[Moment]


class Hint(Reply, tag="hint"):
    """A good action; unless the game has gone on meanwhile."""

    seat: Seat
    text: str
    taps: list[str]
    sentence: str
    reason: Annotated[str, means("why it is good, where that is proved; else empty")]
    value: Annotated[float, means("how good it is, for the seat")]
    spread: Annotated[float, means("how sure that is")]


# ------------------------------------------------------------------------ lists, records, chance


class TableCard(Struct):
    """A table in the list of somebody's tables."""

    game: str
    name: str
    seats: Annotated[list[str], means("who plays")]
    yours: list[Seat]
    turn: Annotated[bool, means("is it yours?")]
    over: bool
    started: bool
    acting: Annotated[list[Seat], means("whose turn it is")]
    result: Annotated[str | None, means("a sentence, at the end")]
    points: Annotated[list[float] | None, means("of each seat, at the end")]
    until: Annotated[
        Milliseconds | None, means("when the time of whoever's turn it is runs out")
    ] = None
    # Filled in by whoever keeps the table:
    key: str = ""
    changed: Milliseconds = 0
    problem: Annotated[str | None, means("why it cannot be opened, if so")] = None

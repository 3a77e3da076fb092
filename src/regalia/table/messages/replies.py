"""Structs about a running table (docs/wire.md).

The page's types (web/src/wire.ts) and the tables of docs/wire.md are made from these Structs by
docs/make_wire.py; `means` says there what a field means.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from regalia.core.drawing.scene import Row, Scene
from regalia.core.fields import means
from regalia.table.entries import AbsenceAnswer, Departure, PlaceKind
from regalia.table.messages.incoming import SeatNumber
from regalia.table.settings import ClockKind

Milliseconds: TypeAlias = int  # of the server's clock


# --------------------------------------------------------------------------------- a live table


class TablePartner(Struct):
    """A person who plays along on a seat that another one holds."""

    number: Annotated[int, means("by which the seat's person can send them away")]
    name: Annotated[str, means("empty: they gave none")]
    you: bool
    online: bool = False


class SeatCard(Struct):
    """A seat and the player who has it."""

    seat: SeatNumber
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
    company: Annotated[list[TablePartner], means("who play along there")]
    stand_in: Annotated[bool, means("a computer plays on until its people are back")]
    place: Annotated[
        int | None, means("at the end, where more than two play: 1 for who won, and so on")
    ]
    online: bool = False


class Choice(Struct, frozen=True):
    """An action that is legal now: the text to send, and the ids to touch for it, in order."""

    seat: SeatNumber
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
    seat: SeatNumber


class LogEntry(Struct, frozen=True):
    """An event, as the reader may know it."""

    n: Annotated[int, means("of the log entry")]
    seat: Annotated[int, means("-1: chance")]
    text: str
    sentence: str
    turn: Annotated[int, means("whose turn it is part of; -1: nobody's")]


class ChatMessage(Struct, frozen=True):
    """A remark: a text, or an emote."""

    n: Annotated[int, means("of the log entry")]
    seat: SeatNumber
    name: str
    text: str | UnsetType = UNSET
    emote: str | UnsetType = UNSET


class Ask(Struct, frozen=True):
    """A question of another seat; `answer` says yes or no."""

    what: Literal["undo", "draw"]
    seat: SeatNumber
    sentence: str
    yours: Annotated[bool, means("asked by this person, who waits for an answer")] = False


AbsentSeatDeed: TypeAlias = Literal["wait", "computer", "friend", "take", "give-back"]


class AbsentSeat(Struct, frozen=True):
    """A seat whose people are away, or that a friend has for them."""

    seat: SeatNumber
    sentence: Annotated[str, means("how it stands")]
    can: Annotated[
        list[AbsentSeatDeed],
        means(
            "what this person can do: say what is to come of it (`absence`; at the end, who has "
            "the seat instead, with `rematch`), take it (`sit`), `give-back`"
        ),
    ]
    answer: Annotated[AbsenceAnswer | None, means("what this person said of it")] = None


class ClockState(Struct, frozen=True):
    """The seat whose time runs, and the time that each has left."""

    kind: ClockKind
    running: Annotated[list[SeatNumber], means("whose time passes")]
    left: Annotated[dict[SeatNumber, Milliseconds], means("what each seat had left at that moment")]
    at: Annotated[Milliseconds, means("that moment, by the server's clock")]


class Hourglass(Struct, frozen=True):
    """A limit that the game itself sets."""

    until: Annotated[Milliseconds, means("by the server's clock")]
    kind: str


class Resting(Struct, frozen=True):
    """An intermission, in which the end of a challenge is looked at before the next one comes."""

    gained: Annotated[list[SeatNumber], means("who got something for it")]
    waiting: Annotated[list[SeatNumber], means("people who have not yet sent `next`")]
    until: Annotated[
        Milliseconds | None, means("it ends then, by the server's clock; null: nobody waits")
    ]


class Par(Struct, frozen=True):
    """The least plan of a challenge played alone: its length, the number of such plans, one of
    them."""

    least: int
    plans: int
    plan: list[str]
    used: int | None


class PairOfGames(Struct, frozen=True):
    """Two games of the same people, seats exchanged, whose points are added up (QG-24)."""

    game: Annotated[int, means("1 or 2")]
    points: Annotated[list[list[int]], means("in each game so far, by the seats of this one")]
    told: Annotated[str, means("a sentence: how the pair stands, or who has won it")]
    goes_on: Annotated[bool, means("the game is over, and the second comes next")]


class Keys(Struct, frozen=True):
    """The addresses of a table: to play at, for those who may, and to look on."""

    play: str | None
    watch: str


class ServerMessage(Struct, tag_field="type"):
    """A message of the server to a live table's page."""


class TableState(ServerMessage, tag="table"):
    """The table as one person may know it: at once, and whenever something has changed."""

    n: Annotated[int, means("how many log entries there are")]
    game: str
    looks: Annotated[str, means("the digest of the game's looks")]
    title: str
    over: bool
    started: bool
    seats: list[SeatCard]
    you: Annotated[list[SeatNumber], means("seats that this person holds; none: a spectator")]
    looking: Annotated[int, means("the seat whose eyes the scene is for; -1: a spectator's")]
    curtain: Annotated[
        SeatNumber | None,
        means("on a shared device: hand it to this seat, which then sends `look`"),
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
    absent: list[AbsentSeat]
    can_undo: bool
    no_undo: Annotated[str, means("why nothing can be taken back now; empty: it can")]
    free: Annotated[bool, means("what one does can be taken back at once: one tap is enough")]
    can_draw: Annotated[list[SeatNumber], means("own seats that may offer a draw now")]
    clock: ClockState
    hourglass: Hourglass | None
    held_back: Annotated[
        dict[SeatNumber, Milliseconds],
        means("from when on a seat may act that gives a handicap, by the server's clock"),
    ]
    result: Annotated[list[float] | None, means("points of each seat, at the end")]
    ending: Annotated[str | None, means("a sentence, at the end")]
    par: Par | None
    concluded: Annotated[int, means("challenges that are over, whose least plans can be asked for")]
    resting: Resting | None
    rematch: Annotated[list[SeatNumber], means("who wants to play again")]
    house: Annotated[dict[str, Any], means("options by which rules or board are not the book's")]
    chooses: Annotated[SeatNumber | None, means("who lost, and says who begins when played again")]
    pair: PairOfGames | None
    chat: list[ChatMessage]
    commit: Annotated[str, means("the promise that chance is fair: SHA-256 of the seed")]
    seed: Annotated[str | None, means("at the end")]
    # Filled in by whoever keeps the table and its connections:
    now: Annotated[Milliseconds, means("the server's clock")] = 0
    watching: Annotated[int, means("how many look on")] = 0
    keys: Keys = Keys(None, "")


class RefusalMessage(ServerMessage, tag="refusal"):
    """The reason why something cannot be done, or was not."""

    code: str
    message: Annotated[str, means("a sentence in the person's language")]
    rule: Annotated[str | None, means("the number of the rule behind it")]
    about: Annotated[str, means("the type of what was sent")]


class TableMoment(Struct, frozen=True):
    """The table after an entry; the scene's story is what happened there."""

    n: Annotated[int, means("of the log entry")]
    scene: Scene


class Moments(ServerMessage, tag="moments"):
    """The table after some entries of the log."""

    moments: list[TableMoment]


class Hint(ServerMessage, tag="hint"):
    """A good action; unless the game has gone on meanwhile."""

    seat: SeatNumber
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
    yours: list[SeatNumber]
    turn: Annotated[bool, means("is it yours?")]
    over: bool
    started: bool
    acting: Annotated[list[SeatNumber], means("whose turn it is")]
    result: Annotated[str | None, means("a sentence, at the end")]
    points: Annotated[list[float] | None, means("of each seat, at the end")]
    places: Annotated[
        list[int] | None, means("of each seat, at the end, where more than two play: 1 won")
    ] = None
    until: Annotated[
        Milliseconds | None, means("when the time of whoever's turn it is runs out")
    ] = None
    # Filled in by whoever keeps the table:
    key: str = ""
    changed: Milliseconds = 0
    problem: Annotated[str | None, means("why it cannot be opened, if so")] = None

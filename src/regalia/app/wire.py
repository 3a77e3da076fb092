"""Messages between page and server (docs/wire.md): requests, answers, and those of live tables.

What is told of a game before it is played stands in `game_wire`; what a table itself says and is
told in `regalia.table`: `settings`, `messages`, `replies`.
docs/make_wire.py makes the page's types and the tables of docs/wire.md from all of them.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from regalia.core.fields import means
from regalia.table.messages.incoming import Number, SeatNumber, ShapeWord, Taps, Text
from regalia.table.messages.replies import (
    Hint,
    Milliseconds,
    Moments,
    RefusalMessage,
    ServerMessage,
    TableState,
)
from regalia.table.settings import Given, LanguageCode
from regalia.teaching.lessons.steps import MOST_OWN

LONGEST_RECORD = 200_000  # characters; the longest games that people play have some thousands

DayWord: TypeAlias = Literal["done", "forgiven", "missed", "open", "before"]
ReachKind: TypeAlias = Literal["public", "network", "here"]


# ------------------------------------------------------------------------------------- requests


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, to be kept and looked at."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class UploadedGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position, to be kept and analysed."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    game: Annotated[str, Meta(max_length=64), means("of a position; empty: whichever fits")] = ""
    options: Annotated[dict[str, Any], Meta(max_length=20), means("of that game")] = {}


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that are tried from a step of a record on, and what is asked about them."""

    step: Annotated[Annotated[int, Meta(ge=0, le=100_000)] | None, means("null: the last one")] = (
        None
    )
    played: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=300)] = []
    seat: Annotated[int, Meta(ge=0, le=3), means("whose actions are looked at")] = 0
    only: Annotated[str, Meta(max_length=200), means("one action; empty: all")] = ""
    round: Annotated[int, Meta(ge=0, le=10_000), means("how many looks came before")] = 0
    shape: ShapeWord = "wide"


class NewValue(Struct, frozen=True, forbid_unknown_fields=True):
    """A value of mine, to be kept: any JSON of at most 4096 bytes, of a game with a box 32 KiB."""

    value: Any


class StepAnswered(Struct, frozen=True, forbid_unknown_fields=True):
    """My answer to a step of a lesson: all own actions since it began."""

    actions: Annotated[list[Text], Meta(max_length=MOST_OWN)]
    shape: ShapeWord = "wide"


class LessonAnswered(StepAnswered, frozen=True, forbid_unknown_fields=True):
    """My answer to a step of a lesson, with what went before it; or what I touch in vain."""

    misses: Annotated[int, Meta(ge=0, le=99), means("wrong tries before")] = 0
    hinted: Annotated[bool, means("I had the hint")] = False
    taps: Annotated[Taps, means("none: I answer; else: why do they do nothing?")] = []


class ExampleTried(Struct, frozen=True, forbid_unknown_fields=True):
    """My attempt in a worked example: everything played since it began, and what I touch then."""

    actions: Annotated[list[Text], Meta(max_length=MOST_OWN)]
    taps: Annotated[Taps, means("none: the last action is tried; else: why they do nothing")] = []
    shape: ShapeWord = "wide"


class ExerciseAnswered(StepAnswered, frozen=True, forbid_unknown_fields=True):
    """My answer to an exercise, with the number of misses before; or what I touch in vain."""

    misses: Annotated[int, Meta(ge=0, le=99)] = 0
    taps: Annotated[Taps, means("none: I answer; else: why do they do nothing?")] = []


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """The phrase by which a person is the same on another device; told once."""

    phrase: Annotated[str, Meta(max_length=200)]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """The code behind the `#` of an address with which a person goes on here."""

    code: Annotated[str, Meta(max_length=64)]


class JoinSide(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to play along on a seat, and by which name."""

    seat: SeatNumber
    key: Annotated[str, Meta(max_length=64)]
    name: Given = ""


class LeaveSide(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is left to the others there; or who is sent away from it."""

    seat: SeatNumber
    number: Number | None = None


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants notices, as its push service names it (RFC 8291)."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: LanguageCode = "en"


class NoSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants no more notices."""

    endpoint: Annotated[str, Meta(max_length=1024)]


# -------------------------------------------------------------------------------------- answers


class Failure(Struct, frozen=True):
    """An answer with a status of 400 or more."""

    code: str
    message: Annotated[str, means("a sentence in the person's language")]
    rule: Annotated[str | None, means("the number of the rule behind it")]


class Guide(Struct, frozen=True):
    """A sentence about a kind of decision, for people who make it for the first time."""

    id: str
    sentence: str


class DailyGame(Struct, frozen=True):
    """The exercise that a game asks today."""

    game: str
    name: str
    number: Annotated[int, means("of the exercise")]
    theme: Annotated[str, means("what it is about")]
    misses: Annotated[int | None, means("before I did it; null: I have not done it yet")]
    rush: Annotated[bool, means("there are rushes of it")] = False


class Daily(Struct, frozen=True):
    """Today, and the days before it, as they went for me."""

    day: Annotated[int, means("its number, in UTC")]
    games: list[DailyGame]
    streak: Annotated[int, means("days in a row")]
    best: int
    week: Annotated[list[DayWord], means("the last seven days, today last")]
    line: Annotated[str, means("to share, without spoilers")]
    due: Annotated[int, means("exercises that I missed and that come back today")]


class Theme(Struct, frozen=True):
    """A theme of a game's exercises."""

    id: str
    name: str
    count: int


class Practice(Struct, frozen=True):
    """The themes of a game that can be practised."""

    themes: list[Theme]
    due: Annotated[int, means("exercises that I missed and that come back today")]
    rush: Annotated[bool, means("there are rushes of it")] = False


class NextExercise(Struct, frozen=True):
    """The number of the exercise that comes next."""

    number: int


class TableKeys(Struct, frozen=True):
    """The keys of a new table; its maker sits on the seats `me`."""

    key: Annotated[str, means("to play")]
    watch: Annotated[str, means("to look on")]


class RecordKey(Struct, frozen=True):
    """The key of a record that was kept."""

    key: Annotated[str, means("to look on")]


class MyTable(Struct, frozen=True):
    """A table at which I sit; `/api/tables/KEY/record` has what was played there."""

    key: str
    game: str
    opened: Milliseconds
    changed: Milliseconds
    over: bool


class MySubscription(Struct, frozen=True):
    """A browser to which notices of mine go."""

    endpoint: str
    language: str
    since: Milliseconds


class MyRush(Struct, frozen=True):
    """A rush that I did, and what came of each exercise: 1 done, 0 missed."""

    key: str
    game: str
    mode: str
    name: Annotated[str, means("by which I stand on its board")]
    results: str
    begun: Milliseconds


class Browser(Struct, frozen=True):
    """A browser that came with the key of another device."""

    name: str
    seen: Milliseconds


class MyDevice(Struct, frozen=True):
    """A device of mine: its own key, which can be ended."""

    id: Annotated[str, means("of this device in requests; not its key")]
    name: Annotated[str, means("given by me, else browser and system; may be empty")]
    since: Milliseconds
    seen: Annotated[Milliseconds, means("by the day")]
    this: Annotated[bool, means("the device that asks")]
    old: Annotated[bool, means("its key is an old phrase as well: several may have it")]
    others: Annotated[list[Browser], means("other browsers that came with an old key")]


class MyDevices(Struct, frozen=True):
    """My devices; the one that asks comes first, then who was here last."""

    devices: list[MyDevice]
    phrase: Annotated[Milliseconds | None, means("since when I have a phrase that is no key")]


class DeviceName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for a device; empty: what its browser says."""

    name: Annotated[str, Meta(max_length=200)]


class AboutMe(Struct, frozen=True):
    """The data that is kept of a person; of tables, the newest thousand."""

    person: Annotated[str, means("by what logs know me: the digest of my first key")]
    since: Milliseconds | None
    seen: Milliseconds | None
    values: dict[str, Any]
    tables: list[MyTable]
    notices: list[MySubscription]
    rushes: list[MyRush]
    devices: list[MyDevice]
    phrase: Annotated[Milliseconds | None, means("since when I have a phrase that is no key")]


class MyValues(Struct, frozen=True):
    """The small values that are kept for a person."""

    values: dict[str, Any]


class MyValue(Struct, frozen=True):
    """A value that is kept of a person; null: nothing is kept by that name."""

    value: Any


class Qr(Struct, frozen=True):
    """A QR code, to be drawn dark on light."""

    size: Annotated[int, means("of the square, in modules, with its empty border")]
    path: Annotated[str, means("of SVG: all dark modules")]


class PageAddress(Struct, frozen=True):
    """The address under which the page is reached from elsewhere."""

    origin: str
    kind: Annotated[
        ReachKind,
        means("from anywhere, from the same network, or only on the server's own computer"),
    ]
    command: Annotated[str, means("only here: what to type to change that")] = ""


class Invitation(Struct, frozen=True):
    """An address to be handed on, and how far it reaches."""

    address: str
    qr: Qr
    reach: PageAddress
    until: Annotated[Milliseconds | None, means("when it works no more; null: with its table")] = (
        None
    )


class PushOffer(Struct, frozen=True):
    """The offer of notices while no page is open."""

    key: Annotated[str | None, means("the server's public key (VAPID); null: it sends none")]


class Health(Struct, frozen=True):
    """The state of the server, for its host."""

    ok: bool
    tables: Annotated[int, means("in memory")]
    room: Annotated[bool, means("false: the disk takes nothing more")]


# ---------------------------------------------------------------------------------- a live table


class Rematch(ServerMessage, tag="rematch"):
    """The key of the rematch, once everybody wants it; spectators get the one for looking on."""

    key: str


class BadMessage(ServerMessage, tag="error"):
    """An answer to what was no message; the connection goes on."""

    code: str
    message: Annotated[str, means("a sentence in the person's language")]


class Pong(ServerMessage, tag="pong"):
    """The answer to `ping`."""

    now: Annotated[Milliseconds, means("the server's clock")]


FromServer: TypeAlias = TableState | RefusalMessage | Hint | Moments | Rematch | BadMessage | Pong

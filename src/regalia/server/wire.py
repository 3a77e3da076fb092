"""All that goes over the wire (docs/wire.md): requests, what they are answered, live messages.

What a table itself says and is told stands in `regalia.table`: `settings`, `messages`, `replies`.
docs/make_wire.py makes the page's types and the tables of docs/wire.md from all of them.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from regalia.table.companion_told import OwnCards
from regalia.table.messages import Number, SeatNumber, ShapeWord, Text
from regalia.table.replies import Hint, Milliseconds, Moments, Refusal, Reply, TableState
from regalia.table.scene_data import means
from regalia.table.settings import Given, LanguageCode
from regalia.teaching.steps import MOST_OWN

LONGEST_RECORD = 200_000  # characters; the longest games that people play have some thousands

OptionValue: TypeAlias = str | int | float | bool | None
DayWord: TypeAlias = Literal["done", "forgiven", "missed", "open", "before"]
ReachKind: TypeAlias = Literal["public", "network", "here"]


# ------------------------------------------------------------------------------------- requests


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, to be kept and looked at."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position, to be kept and analysed."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    game: Annotated[str, Meta(max_length=64), means("of a position; empty: whichever fits")] = ""
    options: Annotated[dict[str, Any], Meta(max_length=20), means("of that game")] = {}


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """What was tried from a step of a record on, and what is asked about it."""

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
    """What somebody did in a step of a lesson: all own actions since it began."""

    actions: Annotated[list[Text], Meta(max_length=MOST_OWN)]
    shape: ShapeWord = "wide"


class ExerciseAnswered(StepAnswered, frozen=True, forbid_unknown_fields=True):
    """What somebody did in an exercise, and how often they had missed before."""

    misses: Annotated[int, Meta(ge=0, le=99)] = 0


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person writes down to be the same on another device."""

    phrase: Annotated[str, Meta(max_length=200)]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the `#` of the address with which a person goes on here."""

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
    """With a status of 400 or more."""

    code: str
    message: Annotated[str, means("a sentence in the person's language")]
    rule: Annotated[str | None, means("the number of the rule behind it")]


class ListedValue(Struct, frozen=True):
    """A value that an option can have."""

    value: OptionValue
    label: str
    seats: Annotated[int | UnsetType, means("how many play, where the option decides that")] = UNSET


class Where(Struct, frozen=True):
    """Where another option has this value."""

    option: str
    value: OptionValue


class Option(Struct, frozen=True):
    """What is chosen before a game: a listed value, or a number of a range, or free text."""

    name: str
    label: str
    about: str
    default: OptionValue
    values: list[ListedValue]
    lowest: int | None
    highest: int | None
    where: Annotated[Where | None, means("it matters only there")] = None
    seconds: Annotated[
        bool, means("a limit of time, which lasts as long as a turn with a clock in days")
    ] = False


class Today(Struct, frozen=True):
    """An exercise of the day."""

    title: str
    address: Annotated[str, means("a path of this page")]
    done: bool = False


class GameCard(Struct, frozen=True):
    """What is shown of a game before it is played."""

    id: str
    name: str
    about: str
    how: Annotated[str, means("how to play, in some sentences")]
    seats: Annotated[list[int], means("the numbers of players possible")]
    minutes: str
    prefix: Annotated[str, means("of its rule numbers")]
    options: list[Option]
    sides: Annotated[list[str], means("what each seat is called")]
    levels: Annotated[int, means("of computer players")]
    begins: Annotated[
        int | None, means("the seat that has the first turn; null: nobody knows before")
    ]
    first: Annotated[dict[str, OptionValue], means("the options that suit a first game")]
    today: Annotated[Today | None, means("the game's exercise of the day, if it has one")] = None
    own: Annotated[OwnCards | None, means("cards that only somebody's own box knows")] = None
    lesson: Annotated[int, means("how many steps its first lesson has; 0: there is none")] = 0
    workshop: Annotated[bool, means("things of one's own can be made for it")] = False
    editor: Annotated[bool, means("its positions can be put together by hand")] = False
    solved: Annotated[bool, means("the highest level goes by the solved game")] = False
    proved: Annotated[int, means("positions that are proved, to be browsed; 0: there are none")] = 0


class Guide(Struct, frozen=True):
    """What a kind of decision is about, for whoever makes it for the first time."""

    id: str
    sentence: str


class DailyGame(Struct, frozen=True):
    """What a game asks today."""

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
    """What exercises of a game are about."""

    id: str
    name: str
    count: int


class Practice(Struct, frozen=True):
    """What can be practised of a game."""

    themes: list[Theme]
    due: Annotated[int, means("exercises that I missed and that come back today")]
    rush: Annotated[bool, means("there are rushes of it")] = False


class NextExercise(Struct, frozen=True):
    """The number of the exercise that comes next."""

    number: int


class Heading(Struct, frozen=True):
    """A section of the rules, and where it is."""

    id: str
    title: str


class RulesPage(Struct, frozen=True):
    """The rules of a game, to be read."""

    title: str
    html: str
    toc: list[Heading]


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


class AboutMe(Struct, frozen=True):
    """Everything that is kept of a person; tables, the newest thousand."""

    person: Annotated[str, means("by what logs know me: the digest of my cookie")]
    since: Milliseconds | None
    seen: Milliseconds | None
    values: dict[str, Any]
    tables: list[MyTable]
    notices: list[MySubscription]
    rushes: list[MyRush]


class MyValues(Struct, frozen=True):
    """The small values that are kept for a person."""

    values: dict[str, Any]


class MyValue(Struct, frozen=True):
    """One of them; null: nothing is kept by that name."""

    value: Any


class Qr(Struct, frozen=True):
    """A QR code, to be drawn dark on light."""

    size: Annotated[int, means("of the square, in modules, with its empty border")]
    path: Annotated[str, means("of SVG: all dark modules")]


class Reach(Struct, frozen=True):
    """Under which address the page is reached from elsewhere."""

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
    reach: Reach
    until: Annotated[Milliseconds | None, means("when it works no more; null: with its table")] = (
        None
    )


class PushOffer(Struct, frozen=True):
    """Notices while no page is open."""

    key: Annotated[str | None, means("the server's public key (VAPID); null: it sends none")]


class Health(Struct, frozen=True):
    """For whoever runs the server."""

    ok: bool
    tables: Annotated[int, means("in memory")]


# ---------------------------------------------------------------------------------- a live table


class Rematch(Reply, tag="rematch"):
    """Everybody who plays wants to play again: here.  Whoever looks on is told where to look on."""

    key: str


class BadMessage(Reply, tag="error"):
    """What came was no message; the connection goes on."""

    code: str
    message: Annotated[str, means("a sentence in the person's language")]


class Pong(Reply, tag="pong"):
    """The answer to `ping`."""

    now: Annotated[Milliseconds, means("the server's clock")]


FromServer: TypeAlias = TableState | Refusal | Hint | Moments | Rematch | BadMessage | Pong

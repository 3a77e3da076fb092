"""The contract every game keeps: what `rules.py` of a room provides, and what it may rely on.

A game's rules are pure functions of two things:

    params  what does not change while a game is played: the options, and data such as a deck of
            cards or a table of units, as a flat tuple of ints that `card.py` makes.  (Compiled
            rules receive the same numbers as an array.)
    s       the state: an immutable NamedTuple of ints and of tuples of ints.

Actions and chance outcomes are ints, 0 or greater, below 2**62.  Nothing in the rules is random:
chance is a player whose outcomes have integer weights.  Nothing in the rules knows what a seat
may see: `view.py` of the room does.

`regalia.fast` compiles these same functions with Numba; see `docs/fast.md` for what that asks of
their style (ints, bit masks, no strings, tables as tuples of ints at module level).

The functions, in the order in which every `rules.py` has them:

    start(params) -> State               the state in which a game begins
    to_play(params, s) -> int            a seat's number, or CHANCE, EVERYBODY or NOBODY
    actions(params, s) -> Iterator[int]  the legal actions at a decision, each once, at least one
    chances(params, s) -> Iterator[int]  the outcomes possible at a chance node, each once
    weight(params, s, outcome) -> int    how likely an outcome is, relative to the others, > 0
    act(params, s, action) -> State      the state after an action or a chance outcome
    result(params, s, seat) -> int       of a finished game: 2 won, 1 drawn, 0 lost
    MOST_ACTIONS: int                    no state has more actions, or more chance outcomes

    key(params, s) -> int                equal for equal positions; 0: nothing to count here
    repeated(params, s, times) -> State  the state, its position having occurred that often

The last two are for games with a rule about positions that recur.  Whoever plays a game counts
the keys of all states it goes through, and passes a state whose key occurred before through
`repeated`.  Other rooms import the two from here (`from regalia.core.contract import key`).

`actions` and `chances` are generators; they may yield from plain loops only, and no other
function of the room calls them.
"""

from collections.abc import (
    Callable,
    Container,
    Iterable,
    Iterator,
    Mapping,
    MutableSequence,
    Sequence,
)
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NewType, Protocol, TypeAlias, TypeVar

from regalia.core.editing import EditorPart as EditorPart  # of positions
from regalia.core.solving import Solution as Solution  # of what is known exactly
from regalia.core.solving import SolvePart as SolvePart
from regalia.core.solving import Ways as Ways
from regalia.core.unseen import PrintedPart as PrintedPart  # with a box of one's own
from regalia.core.unseen import UnseenPart as UnseenPart
from regalia.core.workshop import WorkshopPart as WorkshopPart

if TYPE_CHECKING:
    import click

    from regalia.core.card import Card, Options
    from regalia.core.decision import Analysis, Decision
    from regalia.core.errors import Spoken
    from regalia.core.exercise import Answer, Moment
    from regalia.core.game import Game, Limit, Refusal
    from regalia.core.query import Query
    from regalia.core.room import Room
    from regalia.core.scene import Ending, Scene, Trace

Params: TypeAlias = Sequence[int]
State = NewType("State", tuple[object, ...])  # some room's own NamedTuple: only its room looks in
View: TypeAlias = dict[str, Any]  # what a seat may know, as JSON can hold it
Rng: TypeAlias = MutableSequence[int]
Say: TypeAlias = Callable[..., str]  # a text of a catalogue: say("takes", who=…, count=3)
S = TypeVar("S")  # the state of one room
T = TypeVar("T", contravariant=True)  # the same, where it is only taken

# Who is to play, besides a seat's number:
CHANCE = -1  # a die, a deck
NOBODY = -2  # the game is over
EVERYBODY = -3  # a race: each seat may act first; the low two bits of an action are its seat

SPECTATOR = -1  # a seat that knows only what is open to all
MOST_SEATS = 4
MOST_ACTIONS = 1024  # a room's own bound takes the place of this one when it is compiled


def start(params: Params) -> State:
    raise NotImplementedError


def to_play(params: Params, s: State) -> int:
    raise NotImplementedError


def actions(params: Params, s: State) -> Iterator[int]:
    raise NotImplementedError


def chances(params: Params, s: State) -> Iterator[int]:
    raise NotImplementedError


def weight(params: Params, s: State, outcome: int) -> int:
    raise NotImplementedError


def act(params: Params, s: State, action: int) -> State:
    raise NotImplementedError


def result(params: Params, s: State, seat: int) -> int:
    raise NotImplementedError


def key(params: Params, s: object) -> int:
    """For a room without a rule about repetition."""
    return 0


def repeated(params: Params, s: S, times: int) -> S:
    return s


# ----------------------------------------------------------------------- the parts of a room
#
# A module of a room is held to one of these by mypy (`tests/house/test_typed_rooms.py`).
# `regalia.core.room.Room` finds them; every room has those down to `ScenePart`.


class CardPart(Protocol):
    """`card.py`: what is known before a game; options are as `CARD.read` returns them."""

    @property
    def CARD(self) -> "Card": ...  # noqa: N802 - as the module has it
    def params(self, options: "Options", /) -> Params:
        """The numbers that the rules are given."""

    def seats(self, options: "Options", /) -> int:
        """How many play."""


class RulesPart(Protocol[S]):
    """`rules.py`: see above."""

    @property
    def MOST_ACTIONS(self) -> int: ...  # noqa: N802
    def start(self, params: Params, /) -> S: ...
    def to_play(self, params: Params, s: S, /) -> int: ...
    def actions(self, params: Params, s: S, /) -> Iterator[int]: ...
    def chances(self, params: Params, s: S, /) -> Iterator[int]: ...
    def weight(self, params: Params, s: S, outcome: int, /) -> int: ...
    def act(self, params: Params, s: S, action: int, /) -> S: ...
    def result(self, params: Params, s: S, seat: int, /) -> int: ...
    def key(self, params: Params, s: S, /) -> int: ...
    def repeated(self, params: Params, s: S, times: int, /) -> S: ...


class TextPart(Protocol[S]):
    """`text.py`: actions, outcomes and positions as text, and back."""

    def action_text(self, params: Params, s: S, action: int, /) -> str:
        """An action or outcome: plain ASCII without spaces or any of `{}[];?"`."""

    def readable(self, params: Params, text: str, /) -> str | None:
        """ACTION or OUTCOME, if some position of the game has such a text; else None."""

    def position(self, params: Params, s: S, /) -> Any:
        """A text, or a dict for JSON, from which `read_position` makes the state again."""

    def read_position(self, params: Params, text: Any, /) -> S:
        """The state; BadPosition for whatever else may come."""

    def reason(self, params: Params, s: S, /) -> str:
        """Why a finished game ended, in a word; the catalogue has `reason-WORD`."""

    # A `text.py` may also have `alike(params, s) -> str`: equal for positions of which one can be
    # played as the other is, like mirror images; left out where there are no such.


class RefusalsPart(Protocol[T]):
    """`refusals.py`: which rule forbids it."""

    def turns(self, params: Params, s: T, /) -> str:
        """The number of the rule that says whose turn it is."""

    def why(self, params: Params, s: T, seat: int, text: str, /) -> "Refusal":
        """Why a readable text of the right kind is no legal action (or outcome) now."""

    # A `refusals.py` may also have `never(params, text) -> Refusal | None`: the rule by which no
    # position has such an action, of a text that is not readable though it is plain what was meant;
    # and `touched(params, s, taps) -> Refusal | None`: why nothing comes of touching a thing now.


class ViewPart(Protocol[S]):
    """`view.py`: all that ever reaches a seat; SPECTATOR is a seat that knows only what is open."""

    def view(self, params: Params, s: S, seat: int, /) -> View:
        """What a seat may know, as plain data; `view["seat"]` is the seat."""

    def seen(self, params: Params, s: S, action: int, seat: int, /) -> str:
        """The text of an action or outcome as a seat may read it, `?` for what is hidden."""

    def determinize(self, params: Params, view: View, rng: Rng, /) -> S:
        """A state, at random if there are several, of which this is the view."""


class ScenePart(Protocol[T]):
    """`scene.py`: what people see and touch (`regalia.core.scene`)."""

    def scene(
        self, params: Params, view: View, say: Say, names: Sequence[str], shape: str = ..., /
    ) -> "Scene":
        """A view of any seat as things to draw."""

    def taps(self, params: Params, s: T, action: int, /) -> list[str]:
        """The ids that a person touches, in order, for an action."""

    def sentence(
        self, params: Params, s: T, action: int, seat: int, say: Say, names: Sequence[str], /
    ) -> str:
        """An action or outcome, as `seat` may know it."""


# What a room may have besides.  The functions of `InsightPart`, `ClocksPart` and `SolvePart` are
# optional one by one, too.  A `scene.py` may also have `choice` and `row`, which take what
# `sentence` takes (the sentence for an action that is only considered, and what it means in parts),
# `steps(params, s, action, say)`, what is asked after each of its taps but the last, the same for
# all actions whose taps begin so, and `uncovered(view)`, a view as it is shown when one looks back,
# where its owner may not look at all of it before; and `tally(params, s, outcome, say)`, under what
# an outcome is counted where dice and cards are told beside what was to be expected (empty: not).


class TracePart(Protocol[T]):
    """`trace.py`: what stays to be seen of what happened; without it, what an action touched."""

    def trace(
        self, params: Params, s: T, action: int, seat: int, say: Say, names: Sequence[str], /
    ) -> "Trace":
        """Of an action or outcome, as `seat` may know it, for the scene after it."""

    def whose(self, params: Params, s: T, /) -> int:
        """Whose turn what happens now is part of, also where chance is to play; else -1."""

    # A `trace.py` may also have `asked(params, s, say, names, shown)`: what people with their own
    # box are asked to tell now or, if `shown`, to show with it; empty: as the companion says it.


class MeaningPart(Protocol[T]):
    """`meaning.py`: what taps would mean, legal or not; without it, only what is legal is known."""

    def meant(self, params: Params, s: T, taps: list[str], /) -> str | None:
        """The text; None: nothing that could be said in a text."""


class EndingPart(Protocol):
    """`ending.py`: why a game is over; without it, its reason in a word is all that is told."""

    def ending(
        self, params: Params, view: View, you: int, say: Say, names: Sequence[str], /
    ) -> "Ending | None":
        """None while the game goes on.  `you`: the seat that is spoken to, or SPECTATOR."""


class ClocksPart(Protocol[S]):
    """`clocks.py`: limits of time that the rules have, and where a turn begins."""

    limit: "Callable[[Options, Params, S], Limit | None]"
    # Does a turn begin with what happened?  Only for games in which a player can have two turns in
    # a row; elsewhere a turn begins when another seat decides.
    turn_begins: Callable[[Params, S, S], bool]  # (params, before, after)


class InsightPart(Protocol[S]):
    """`insight.py`: what the searches ask for; `regalia.fast.any_insight` says what it means."""

    SEARCH: str
    PLAYOUT: int
    EXPLORE: float
    evaluate: Callable[[Params, S, int], int]
    values: Callable[[Params, S, MutableSequence[int], int], bool]
    looking_back: Callable[[Params, S, MutableSequence[int], int], bool]
    looking_back_key: Callable[[Params, S], int]
    priority: Callable[[Params, S, int], int]
    may_win_next: Callable[[Params, S, int], bool]
    symmetry_key: Callable[[Params, S], int]
    memo_key: Callable[[Params, S], int]
    observed: Callable[[Params, S, int, int], int]
    abstraction: Callable[[Params, S, int], int]
    resample: Callable[[Params, S, int, Rng], S]


class LevelsPart(Protocol):
    """`levels.py`: how levels 1 to 10 search (`regalia.players.levels`)."""

    @property
    def LEVELS(self) -> Sequence[tuple[int, int, float, float]]: ...  # noqa: N802


class Agent(Protocol):
    """Who plays, at some level."""

    def choose(self, query: "Query", /) -> "Decision": ...
    def analyse(self, query: "Query", /) -> "list[Analysis]":
        """What each action is worth, best first."""


class PlayerPart(Protocol):
    """`player.py`: of a game that is played otherwise than by the search for all."""

    def player(self, level: int, /) -> Agent: ...


class Tick(Protocol):
    def __call__(self, done: int, total: int, now: str = "") -> None: ...


class Shell(Protocol):
    """What a command of a room may ask of the command line."""

    def begun(self, room: "Room", words: tuple[str, ...], position: str | None) -> "Game":
        """A game with options (`name=value`) and a position as they were typed."""

    def names(self, game: "Game") -> list[str]: ...
    def story(self, game: "Game") -> list[str]:
        """What was played, a numbered line each."""

    def tell(self, spoken: "Spoken") -> str:
        """A message in the person's language."""

    def agreed(self, question: "Spoken") -> bool:
        """Whether the person says yes, or just Enter."""

    def counted(self, what: str, of: str = "") -> "AbstractContextManager[Tick]":
        """A bar for a wait."""


class ExercisesPart(Protocol):
    """`exercises`: finds moments that are worth a thought, and what is right in them."""

    @property
    def THEMES(self) -> Mapping[str, int]:  # noqa: N802
        """What they are about, each with its share in a list of them, in hundredths."""

    @property
    def QUICK(self) -> Container[str]:  # noqa: N802
        """The themes whose answers are worked out in some milliseconds."""

    @property
    def RUSH(self) -> Container[str]:  # noqa: N802
        """The themes of which one does as many as one can in a few minutes; none: no rush."""

    def moments(self, seed: int, /) -> "Iterable[Moment]":
        """Some, for each seed the same; few or none of them need have an answer."""

    def answer(self, moment: "Moment", /) -> "Answer | None":
        """What is right there, for a moment always the same; None: nothing that can be asked."""

    # It may also have `refute(moment, tried)`: a `Reply` to own actions of which the last was
    # wrong, found about as quickly as it is told; None: nothing can be shown.


class BecausePart(Protocol):
    """`because.py`: why an action was worse than another, for whoever looks back."""

    def because(self, game: "Game", seat: int, played: str, better: str, /) -> "Spoken | None":
        """What can be proved of both by what the seat knew then; None: nothing."""


class CommandPart(Protocol):
    """`command.py`: what `regalia solve GAME` does."""

    def solve(self, shell: Shell, /) -> "click.Command": ...

"""The part `rules.py`: what the rules of a game provide, and what they may rely on.

A game's rules are pure functions of two things:

    params  what does not change while a game is played: the options, and data such as a deck of
            cards or a table of units, as a flat tuple of ints that `card.py` makes.  (Compiled
            rules receive the same numbers as an array.)
    s       the state: an immutable NamedTuple of ints and of tuples of ints.

Actions and chance outcomes are ints, 0 or greater, below 2**62.  Nothing in the rules is random:
chance is a player whose outcomes have integer weights.  Nothing in the rules knows what a seat
may know: `secrets.py` of the room does.

`regalia.fast` compiles these same functions with Numba; see `docs/fast.md` for what that asks of
their style (ints, bit masks, no strings, tables as tuples of ints at module level).

`RulesPart` has the functions, in the order in which every `rules.py` has them.  `key` and
`repeated` are for games with a rule about positions that recur.  Whoever plays a game counts the
keys of all states it goes through, and passes a state whose key occurred before through `repeated`.
Other rooms import the two from here (`from regalia.core.contract.rules import key`).

`actions` and `chances` are generators; they may yield from plain loops only, and no other
function of the room calls them.
"""

from collections.abc import Callable, Iterator, MutableSequence, Sequence
from typing import Any, NewType, Protocol, TypeAlias, TypeVar

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
    """The key of a room without a rule about repetition."""
    return 0


def repeated(params: Params, s: S, times: int) -> S:
    return s


class RulesPart(Protocol[S]):
    """`rules.py`: the game itself, as pure functions of numbers."""

    MOST_ACTIONS: int
    """A bound: no state has more actions, or more chance outcomes."""

    def start(self, params: Params, /) -> S:
        """The state in which a game begins."""

    def to_play(self, params: Params, s: S, /) -> int:
        """A seat's number, or CHANCE, EVERYBODY or NOBODY."""

    def actions(self, params: Params, s: S, /) -> Iterator[int]:
        """The legal actions at a decision, each once, at least one."""

    def chances(self, params: Params, s: S, /) -> Iterator[int]:
        """The outcomes possible at a chance node, each once."""

    def weight(self, params: Params, s: S, outcome: int, /) -> int:
        """The likelihood of an outcome, relative to the others, more than 0."""

    def act(self, params: Params, s: S, action: int, /) -> S:
        """The state after an action or a chance outcome."""

    def result(self, params: Params, s: S, seat: int, /) -> int:
        """The result of a finished game: 2 won, 1 drawn, 0 lost."""

    def key(self, params: Params, s: S, /) -> int:
        """A number that is equal for equal positions; 0: nothing to count here."""

    def repeated(self, params: Params, s: S, times: int, /) -> S:
        """The state, its position having occurred that often."""

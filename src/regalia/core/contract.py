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

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

Params: TypeAlias = Sequence[int]
State: TypeAlias = Any  # each room's own NamedTuple

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


def key(params: Params, s: State) -> int:
    """For a room without a rule about repetition."""
    return 0


def repeated(params: Params, s: State, times: int) -> State:
    return s

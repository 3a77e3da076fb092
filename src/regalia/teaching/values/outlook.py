"""Outlooks: each seat's expectation at a moment of a game, and after what then happened.

Everything is told for every seat: 0 lost, 0.5 drawn, 1 won.  docs/review.md has the definitions.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from regalia.core.game import Game

Values: TypeAlias = tuple[float, ...]  # by seat

# How a value is known:
EXACT = "exact"  # worked out to the end
PROVED = "proved"  # whatever the others do
COMPUTED = "computed"  # from a table with a bound on its error
SEARCHED = "searched"  # by looking ahead: it has an error
WORDS = (EXACT, PROVED, COMPUTED, SEARCHED)  # the surest first
NAMED = 0.05  # from so many points on a loss has a name (`ledger.GRADES`)
SURE_BY = 2  # standard errors: what is within them of the best is as good
CLEAR_BY = 3  # standard errors from NAMED: no need to compare any longer


class ChoiceValue(NamedTuple):
    """An action that a seat had."""

    text: str
    value: float  # what the seat could expect of it
    error: float  # a standard error


class Outlook(NamedTuple):
    """A moment: before and after are told by one function, so that they can be compared."""

    before: Values  # of the whole state; at a chance node, the mean over its outcomes
    after: Values  # of the state after what happened
    known: Values  # of the action, by what the seat could know
    best_known: Values  # of the best action, likewise
    best: str  # its text; "" of chance
    error: float  # of the difference between the two, for the seat that acted
    word: str  # how all this is known
    choices: tuple[ChoiceValue, ...] = ()  # all that the seat could do, best first
    hidden: bool = False  # whether the seat did not know the whole state
    deeper: bool = False  # whether a look from the next moment says more of what was played

    @property
    def decided(self) -> Values:
        """The gain or loss by the decision."""
        return difference(self.known, self.best_known)


class Effort(NamedTuple):
    """The effort that is spent on one moment."""

    rounds: int  # of each tree
    worlds: int  # that fit what a seat knows, for each tree
    times: int  # so often two actions are compared, each time in other worlds and by other trees;
    most: int  # so often at most, while it is not clear whether a loss is to be named
    nodes: int  # positions at most, when looking move by move
    depth: int  # and so many moves, where there is chance
    choosing: int = 400  # rounds to find the better action,
    finalists: int = 1  # which is chosen among so many, or more where there are many actions


QUICK = Effort(rounds=100, worlds=32, times=4, most=4, nodes=8_000, depth=1)
DEEP = Effort(200, 32, times=16, most=160, nodes=120_000, depth=2, choosing=6_400, finalists=3)


def total(one: Sequence[float], other: Sequence[float]) -> Values:
    return tuple(a + b for a, b in zip(one, other))


def difference(one: Sequence[float], other: Sequence[float]) -> Values:
    return tuple(a - b for a, b in zip(one, other))


def of_chance(before: Values, after: Values, word: str) -> Outlook:
    return Outlook(before, after, after, after, "", 0.0, word)


def mean(values: Sequence[Values], weights: Sequence[float]) -> Values:
    total = sum(weights)
    return tuple(sum(w * v for w, v in zip(weights, each)) / total for each in zip(*values))


def at(game: Game, moment: int) -> Game:
    """The game as it stood before its event of this number."""
    found = game.copy()
    del found.states[moment + 1 :], found.keys[moment + 1 :], found.events[moment:]
    return found


def followers(game: Game, seat: int | None = None) -> list[tuple[str, int]]:
    """Actions or outcomes that are possible now, as texts and numbers; of one seat, where several
    may act."""
    if game.is_chance:
        return [(text, game.outcome_of(text)) for text in game.weights()]
    return list(game.actions(seat).items())

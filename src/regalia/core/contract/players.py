"""The parts for computer players: `insight.py`, `levels.py`, `habits.py` and `player.py`."""

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Protocol

from regalia.core.contract.hooks import optional
from regalia.core.contract.rules import Params, Rng, S, T

if TYPE_CHECKING:
    from regalia.core.game.decision import Analysis, Decision
    from regalia.core.game.query import Query


class InsightPart(Protocol[S]):
    """`insight.py`: what the searches ask for, in the style of rules and compiled like them.

    `regalia.fast.any_insight` has what stands in for a function that a room leaves out.  Worths go
    from 0, a lost game, to its `SURE`, a won one."""

    SEARCH: str = "tree"
    """The search that suits the room, `tree` or `minimax`."""
    PLAYOUT: int = 5_000
    """The number of decisions that are played at random before `evaluate` is asked; by default a
    game is played on to its end."""
    EXPLORE: float = 1.5
    """The tree search's share of looks at what seems worse."""

    @optional
    def evaluate(self, params: Params, s: S, seat: int, /) -> int:
        """A seat's expectation of a state: the mean of results.  The state may be anybody's turn,
        chance's too, but is no end.  By default a draw."""

    @optional
    def values(self, params: Params, s: S, worths: MutableSequence[int], at: int, /) -> bool:
        """The same for all seats at once, where that is less work: written to `worths` from `at`
        on.  By default False: not done, ask for each of them."""

    @optional
    def looking_back(self, params: Params, s: S, worths: MutableSequence[int], at: int, /) -> bool:
        """The same for whoever looks back at a game, all secrets told: results that came of such
        states, on average.  Left out where what players go by says so as well."""

    @optional
    def looking_back_key(self, params: Params, s: S, /) -> int:
        """The same as `memo_key`, for `looking_back`; wanted of a room that has that and is looked
        at move by move."""

    @optional
    def priority(self, params: Params, s: S, action: int, /) -> int:
        """A first guess how promising an action is, 1 or more: those of higher priority are looked
        at first, and overlooked less.  0, if another action comes to the same.  By default 1."""

    @optional
    def may_win_next(self, params: Params, s: S, seat: int, /) -> bool:
        """True if the next action may win for a seat: one of its own, or each of the other's.
        False only if that is out of the question.  By default True."""

    @optional
    def symmetry_key(self, params: Params, s: S, /) -> int:
        """A number that only states of equal prospects share, like mirror images; 0: of no others.
        By default the key."""

    @optional
    def memo_key(self, params: Params, s: S, /) -> int:
        """The key of a transposition table: only states with the same actions and the same
        prospects share it; 0: it is not worth keeping.  By default the key."""

    @optional
    def observed(self, params: Params, s: S, action: int, seat: int, /) -> int:
        """Equal numbers for actions or outcomes that a seat cannot tell apart, or had better not,
        to look farther; the number itself, if it sees all.  By default 0 for what is `hidden`
        (`secrets.py`)."""

    @optional
    def abstraction(self, params: Params, s: S, action: int, /) -> int:
        """Equal numbers for actions, or outcomes, that come to the same: the tree takes them for
        one.  By default the action."""

    @optional
    def guess(self, params: Params, s: S, seat: int, rng: Rng, /) -> S:
        """Return a state that this seat cannot tell from `s`, as likely as it seems to a player, at
        random.  By default `resample` of `secrets.py`."""


class LevelsPart(Protocol):
    """`levels.py`: how levels 1 to 10 search (`regalia.players.levels`).  Without it, the house's
    rows, for rooms that evaluate and for rooms that do not."""

    LEVELS: Sequence[tuple[int, int, float, float]]
    """Ten rows of rounds, depth, attention and temperature."""


class Agent(Protocol):
    """A player of some level."""

    def choose(self, query: "Query", /) -> "Decision": ...
    def analyse(self, query: "Query", /) -> "list[Analysis]":
        """The worth of each action, best first."""


class PlayerPart(Protocol):
    """`player.py`: players of a game that is played otherwise than by the search for all."""

    def player(self, level: int, /) -> Agent:
        """The room's own player of a level, 1 to 10."""


class HabitsPart(Protocol[T]):
    """`habits.py`: what a level notices, where that is more than what promises at first sight.
    Without it, the higher an action's `priority`, the likelier it is noticed."""

    def noticed(
        self, params: Params, s: T, actions: Sequence[int], attention: float, rng: Rng, /
    ) -> list[int]:
        """A choice of the actions, at least one; with full attention all that anybody would think
        of.

        The state is a world that fits the view: what is hidden in it must not be asked for.
        """

"""Answers of players: a decision, the analysis of an action, the known value of a state."""

from typing import NamedTuple


class Decision(NamedTuple):
    """The choice of a player, with its value and expected line."""

    text: str  # one of the actions
    value: float  # the result it expects for its seat: 0 lost, 0.5 drawn, 1 won
    line: list[str]  # how it expects the game to go on, as far as it looked: `text` first
    nodes: int  # positions it looked at
    seconds: float = 0.0  # how long a person would have thought; in a race, who takes less is first


class Analysis(NamedTuple):
    """A player's opinion of one action."""

    text: str
    value: float  # as in Decision
    spread: float  # about how far off that may be (a standard error, where there is one)
    visits: int  # how often it was looked at; by players that look move by move, how deep
    line: tuple[str, ...] = ()  # of the best: how the game is expected to go on, as in Decision


class Known(NamedTuple):
    """The value of a state that is known without a search."""

    values: tuple[float, ...]  # by seat, as in Decision
    word: str  # how it is known: exact, proved, or computed (docs/review.md)

"""Exercises as their makers have them: a moment of a game, and what is right there.

A room that has `exercises` finds moments that are worth a thought and works out what is right in
each of them (`regalia.core.contract.ExercisesPart`).  A moment and its answer, together with who
finds it, are the line of a list that ships (`regalia.teaching.exercises.exercise_lists`).
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from zlib import crc32

from regalia.core.card import Options
from regalia.core.contract import Rng
from regalia.core.game.game import Game
from regalia.core.random import seeded

# The words for how sure an answer is.
EXACT = "exact"  # every way was looked at, or a solver did
PROVED = "proved"  # by a search that tries every action and every answer
COMPUTED = "computed"  # from a table with a bound on its error
SEARCHED = "searched"  # by a search that judges; the gap is beyond its error


class Moment(NamedTuple):
    """A decision of a seat, with the exercise's question about it."""

    theme: str
    position: Any  # where the game began
    played: tuple[str, ...]  # since then: actions and outcomes
    seat: int
    options: Options

    def game(self, room: Any) -> Game:
        """The game as it stands then."""
        game = Game(room, self.options, self.position)
        for text in self.played:
            game.play(text)
        return game

    def rng(self) -> Rng:
        """Randomness for whoever searches here: always the same."""
        return seeded(crc32(repr((self.theme, self.position, self.played)).encode()))


class Answer(NamedTuple):
    """The right answer at a moment."""

    wanted: Mapping[str, Any]  # as a step of a lesson has it (docs/lessons.md)
    proof: str  # a word, as above
    par: int = 1  # the fewest own actions that do it
    gap: float | None = None  # by how much what is right is better than all else, if it is measured
    given: Mapping[str, Any] = {}  # to the sentence that says what is asked


class Reply(NamedTuple):
    """The refutation of a wrong answer: its consequence, and the message about that."""

    plays: tuple[str, ...] = ()  # actions and outcomes, of any seat
    unseen: int = 0  # so many of them come first, could be others as well, and are not shown
    say: str = ""  # a message of the room's exercises; empty: what follows says it all
    given: Mapping[str, Any] = {}  # to that message


def right(texts: Iterable[str]) -> dict[str, Any]:
    """Wanted: one of these actions."""
    return {"actions": sorted(texts)}

"""The guided first game: before each kind of decision, the first time, a sentence of what it is.

A room says it in `lessons/guide.toml`: kinds in the order in which they are looked for, each with
a predicate on what the seat sees; the text is the message `guide-ID`.
"""

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from regalia.core import data
from regalia.core.errors import RegaliaError, Speaker, Spoken
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.teaching.lessons.goals import Facts, Goal, GoalMoment
from regalia.teaching.lessons.steps import GUIDE, NAME
from regalia.teaching.lessons.untrue import Untrue, is_untrue, read_untrue

says = Speaker(__file__)


class Guidance(NamedTuple):
    """A kind of decision, and what is said of it."""

    id: str
    when: Goal
    say: Spoken
    untrue: tuple[Untrue, ...]  # with these options it is not said


@cache
def guidance(room: Room) -> tuple[Guidance, ...]:
    """The guidance of a room; none, where it has none."""
    path = None if room.lessons is None else room.lessons / f"{GUIDE}.toml"
    if path is None or not path.exists():
        return ()
    file = data.load(path, ours=True)
    file.only("guide")
    found = []
    for section in file.tables("guide"):
        section.only("id", "when", "untrue")
        name = section.text("id", NAME, says("wanted-name"))
        try:
            when = Goal(section.table("when").values)
        except RegaliaError as problem:
            section.refuse("when", problem.spoken)
        if when.names("action", "actions"):
            section.refuse("when", says("guide-moment"))
        said = Spoken(f"guide-{name}", {}, path.parent / "words")
        found.append(Guidance(name, when, said, read_untrue(room, section)))
    return tuple(found)


def guided(game: Game, seat: int, known: Collection[str]) -> Guidance | None:
    """The guidance for a seat that is to act, unless it was given before."""
    if seat not in game.players:
        return None
    facts = Facts(game, seat)
    moment = GoalMoment(facts, facts, None)
    kinds = (
        one
        for one in guidance(game.room)
        if not is_untrue(one.untrue, game.room, game.options) and one.when(moment)
    )
    found = next(kinds, None)
    return None if found is None or found.id in known else found

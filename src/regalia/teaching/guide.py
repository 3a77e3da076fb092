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
from regalia.teaching.steps import GUIDE, NAME
from regalia.teaching.wanted import Facts, Moment, Wanted

says = Speaker(__file__)


class Guidance(NamedTuple):
    """A kind of decision, and what is said of it."""

    id: str
    when: Wanted
    say: Spoken


@cache
def guidance(room: Room) -> tuple[Guidance, ...]:
    """All of a room; none, where it has none."""
    path = None if room.lessons is None else room.lessons / f"{GUIDE}.toml"
    if path is None or not path.exists():
        return ()
    file = data.load(path, ours=True)
    file.only("guide")
    found = []
    for section in file.tables("guide"):
        section.only("id", "when")
        name = section.text("id", NAME, says("wanted-name"))
        try:
            when = Wanted(section.table("when").values)
        except RegaliaError as problem:
            section.refuse("when", problem.spoken)
        if when.names("action", "actions"):
            section.refuse("when", says("guide-moment"))
        found.append(Guidance(name, when, Spoken(f"guide-{name}", {}, path.parent / "words")))
    return tuple(found)


def guided(game: Game, seat: int, known: Collection[str]) -> Guidance | None:
    """What is to be said to a seat that is to act, and was not said before."""
    if seat not in game.players:
        return None
    facts = Facts(game, seat)
    moment = Moment(facts, facts, None)
    kinds = (one for one in guidance(game.room) if one.when(moment))
    found = next(kinds, None)
    return None if found is None or found.id in known else found

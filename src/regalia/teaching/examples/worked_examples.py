"""Worked examples: a moment of a game, a sentence of the book in our words, and what follows.

A room's examples are one TOML file, `examples/examples.toml`, with the sentences in the catalogues
of `examples/words`, each under its example's id.  docs/examples.md says what each key means.
"""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from regalia.core import data
from regalia.core.data import Section
from regalia.core.errors import BadFile, RegaliaError, Speaker, Spoken
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.teaching.lessons.goals import Goal
from regalia.teaching.lessons.script import scripted
from regalia.teaching.lessons.steps import NAME, Given, position_of, rule_numbers

says = Speaker(__file__)

WORDS = r"[^\x00]*"
POINTS = (0, 0.5, 1)
KEYS = (
    *("id", "rules", "options", "position", "played", "seat"),
    *("legal", "exactly", "refused", "chances", "acting", "holds", "least", "plans", "tried"),
)
KEYS_OF_TRIED = ("play", "position", "result", "exactly", "holds")


class TriedLine(NamedTuple):
    """A line that is played from an example's moment on, and what is true after it."""

    play: tuple[str, ...]  # actions and outcomes; the first is an action of the example's seat
    position: Any  # None, like the rest: the book does not say
    result: tuple[float, ...] | None
    exactly: tuple[str, ...] | None  # all legal actions then, in the order of texts
    holds: Goal | None


class WorkedExample(NamedTuple):
    """A sentence of a rulebook from which something follows, and what that is."""

    id: str
    room: Room
    sentence: Spoken
    rules: tuple[str, ...]  # it stands beside the first of them
    options: Given
    position: Any  # None: the start
    played: tuple[str, ...]
    seat: int  # whose eyes see it, and who acts
    legal: tuple[str, ...]  # these, and perhaps others
    exactly: tuple[str, ...] | None  # all of them, in the order of texts
    refused: dict[str, str]  # texts that are not legal, with the rule that forbids each
    chances: tuple[str, ...] | None  # all outcomes, in the order of texts
    acting: tuple[int, ...] | None  # all seats that may act
    holds: Goal | None
    least: int | None  # the cost of the least plan
    plans: int | None  # how many least plans there are
    tried: tuple[TriedLine, ...]

    def named(self) -> str:
        """The sentence with its rules, as a test is called."""
        return f"{self.sentence.told()} ({', '.join(self.rules)})"

    def begin(self) -> Game:
        """The game at the example's moment."""
        game = Game(self.room, dict(self.options), self.position)
        if not scripted(game, self.played):
            text = self.played[len(game.events)]
            raise BadExample(says("example-played", id=self.id, text=text))
        return game


class BadExample(RegaliaError):
    """An example whose moment the rules do not have."""

    code = "bad-position"


@cache
def worked_examples(room: Room) -> tuple[WorkedExample, ...]:
    """The examples of a room, in the order of its file; none where it has no file."""
    return () if room.examples is None else examples_file(room, room.examples)


def examples_file(room: Room, path: Path) -> tuple[WorkedExample, ...]:
    """The examples of a file; BadFile says in which line and key something is wrong."""
    file = data.load(path, ours=True)
    file.only("example")
    sections = file.tables("example")
    found = tuple(_example(room, section, path.parent / "words") for section in sections)
    names = [one.id for one in found]
    for section, name in zip(sections, names):
        if names.count(name) > 1:
            section.refuse("id", says("example-twice", id=name))
    return found


def _example(room: Room, file: Section, home: Path) -> WorkedExample:
    file.only(*KEYS)
    name = file.text("id", NAME, says("wanted-name"))
    rules = rule_numbers(room, file)
    if not rules:
        file.refuse("rules", says("example-rules", id=name))
    return WorkedExample(
        id=name,
        room=room,
        sentence=Spoken(name, {}, home),
        rules=rules,
        options=file.table("options").values if "options" in file.values else {},
        position=position_of(file),
        played=_words(file, "played"),
        seat=file.number("seat", 0, 3, 0),
        legal=_texts(file, "legal") or (),
        exactly=_texts(file, "exactly"),
        refused=_refused(file),
        chances=_texts(file, "chances"),
        acting=_seats(file),
        holds=_goal(file),
        least=_count(file, "least"),
        plans=_count(file, "plans"),
        tried=tuple(_tried(one) for one in _tables(file, "tried")),
    )


def _tried(file: Section) -> TriedLine:
    file.only(*KEYS_OF_TRIED)
    return TriedLine(
        play=_words(file, "play"),
        position=position_of(file),
        result=_result(file),
        exactly=_texts(file, "exactly"),
        holds=_goal(file),
    )


def _tables(file: Section, key: str) -> list[Section]:
    return file.tables(key) if key in file.values else []


def _words(file: Section, key: str) -> tuple[str, ...]:
    return tuple(file.text(key, WORDS).split()) if key in file.values else ()


def _texts(file: Section, key: str) -> tuple[str, ...] | None:
    return tuple(sorted(file.texts(key))) if key in file.values else None


def _count(file: Section, key: str) -> int | None:
    return file.number(key, 0, 1_000_000) if key in file.values else None


def _refused(file: Section) -> dict[str, str]:
    """Texts by the rules that forbid them: `refused = { UR-10 = ["A2-A3-A4"] }`."""
    if "refused" not in file.values:
        return {}
    table = file.table("refused")
    return {text: rule for rule in table.values for text in table.texts(rule)}


def _seats(file: Section) -> tuple[int, ...] | None:
    if "acting" not in file.values:
        return None
    given = file.get("acting")
    if not isinstance(given, list) or not all(type(seat) is int for seat in given):
        file.unwanted("acting", given, says("wanted-seats"))
    return tuple(given)


def _result(file: Section) -> tuple[float, ...] | None:
    if "result" not in file.values:
        return None
    given = file.get("result")
    if not isinstance(given, list) or not all(points in POINTS for points in given):
        file.unwanted("result", given, "0, 0.5, 1")
    return tuple(float(points) for points in given)


def _goal(file: Section) -> Goal | None:
    if "holds" not in file.values:
        return None
    try:
        return Goal(file.get("holds"))
    except BadFile:
        raise
    except RegaliaError as problem:
        file.refuse("holds", problem.spoken)

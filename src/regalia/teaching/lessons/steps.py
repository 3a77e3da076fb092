"""Steps: a moment of a game, a seat, what is wanted, and what answers; read from files of a room.

A lesson is a TOML file of steps, `lessons/NAME.toml` of a room, an exercise one step as plain data.
docs/lessons.md says what each key means.  Progress is kept by the ids of steps: they never change.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from regalia.core import data
from regalia.core.data import Section
from regalia.core.errors import BadFile, RegaliaError, Speaker, Spoken
from regalia.core.room import Room
from regalia.core.words import words
from regalia.teaching.lessons.board_parts import NamedPart, read_parts
from regalia.teaching.lessons.goals import Goal
from regalia.teaching.lessons.untrue import Untrue, read_untrue

says = Speaker(__file__)

FIRST = "first"  # the lesson that a newcomer is offered
BEGIN = "begin"  # what can be done right in ten seconds, before the lesson
GUIDE = "guide"  # what is said in the first game (`guide.py`)
COMPUTER = "computer"
PROOFS = ("exact", "proved", "computed", "searched")
MOST_OWN = 40  # actions in one step
KEYS = (
    *("id", "goal", "hint", "done", "given", "rules", "options", "position", "played", "seat"),
    *("wanted", "wrong", "par", "most", "replies", "forced", "refutation"),
    *("seed", "grade", "proof", "theme", "gap", "untrue"),
)

Given: TypeAlias = Mapping[str, Any]


class Refutation(NamedTuple):
    """The refutation that is shown after a wrong action whose text matches."""

    to: str  # `*` and `?` are wild
    plays: tuple[str, ...] | None  # None: the computer answers
    say: Spoken | None


class Origin(NamedTuple):
    """The source of an exercise, and how sure its answers are."""

    seed: int = 0
    grade: int = 0
    proof: str = ""
    theme: str = ""
    gap: float = 0.0


@dataclass(frozen=True, eq=False)
class LessonStep:
    id: str
    room: Room
    options: Given
    position: Any  # None: the start
    played: tuple[str, ...]
    seat: int
    wanted: Goal
    wrong: Goal | None
    par: int
    most: int
    replies: tuple[tuple[str, ...], ...] | None  # None: the computer answers
    forced: bool
    refutations: tuple[Refutation, ...]
    rules: tuple[str, ...]
    goal: Spoken
    hint: Spoken
    done: Spoken | None
    origin: Origin
    untrue: tuple[Untrue, ...]  # with these options the step is not true


class Lesson(NamedTuple):
    id: str
    title: Spoken
    steps: tuple[LessonStep, ...]
    home: Path  # of its texts
    aim: Spoken | None = None  # what the game is about, in one sentence
    leads: str = ""  # the step of the first lesson that comes after it; empty: the first one
    parts: tuple[NamedPart, ...] = ()  # of the board, by name

    def step(self, name: str) -> LessonStep | None:
        return next((step for step in self.steps if step.id == name), None)


# ------------------------------------------------------------------------------------- finding


@cache
def lessons(room: Room) -> dict[str, Lesson]:
    """The lessons of a room, by name; the first one for newcomers comes first."""
    if room.lessons is None:
        return {}
    files = sorted(room.lessons.glob("*.toml"), key=lambda file: (file.stem != FIRST, file.stem))
    return {file.stem: lesson_file(room, file) for file in files if file.stem != GUIDE}


def lesson_file(room: Room, path: str | Path) -> Lesson:
    """A lesson; BadFile says in which line and key something is wrong."""
    path = Path(path)
    file = data.load(path, ours=True)
    file.only("title", "aim", "leads", "part", "step")
    home = path.parent / "words"
    title = file.text("title", MESSAGE, says("wanted-message"))
    aim = file.text("aim", MESSAGE, says("wanted-message")) if "aim" in file.values else None
    leads = file.text("leads", NAME, says("wanted-name")) if "leads" in file.values else ""
    found = [_step(room, section, home) for section in file.tables("step")]
    names = [step.id for step in found]
    for section, name in zip(file.tables("step"), names):
        if names.count(name) > 1:
            section.refuse("id", says("step-twice", id=name))
    told = None if aim is None else Spoken(aim, {}, home)
    parts = tuple(read_parts(room, file, home, MESSAGE))
    return Lesson(path.stem, Spoken(title, {}, home), tuple(found), home, told, leads, parts)


def step(room: Room, values: dict[str, Any], home: Path) -> LessonStep:
    """A step from plain data, as an exercise is stored; its texts are in the folder `home`."""
    return _step(room, Section(values, str(values.get("id", "")), {}, ""), home)


# ------------------------------------------------------------------------------------- reading

MESSAGE = r"[a-z][a-z0-9-]{0,79}"
NAME = r"[a-z0-9][a-z0-9-]{0,39}"


def _step(room: Room, file: Section, home: Path) -> LessonStep:
    file.only(*KEYS)
    name = file.text("id", NAME, says("wanted-name"))
    given = file.table("given").values if "given" in file.values else {}

    def message(key: str, usual: str) -> Spoken:
        word = file.text(key, MESSAGE, says("wanted-message")) if key in file.values else usual
        return Spoken(word, given, home)

    done = message("done", f"{name}-done")
    spoken = "done" in file.values or words(home).has(done.message)
    par = file.number("par", 1, MOST_OWN, 1)
    return LessonStep(
        id=name,
        room=room,
        options=file.table("options").values if "options" in file.values else {},
        position=position_of(file),
        played=tuple(file.text("played", r"[^\x00]*").split()) if "played" in file.values else (),
        seat=file.number("seat", 0, 3, 0),
        wanted=_wanted(file, "wanted"),
        wrong=_wanted(file, "wrong") if "wrong" in file.values else None,
        par=par,
        most=file.number("most", par, MOST_OWN, par),
        replies=_replies(file),
        forced=file.flag("forced", False),
        refutations=_refutations(file, given, home),
        rules=rule_numbers(room, file),
        goal=message("goal", f"{name}-goal"),
        hint=message("hint", f"{name}-hint"),
        done=done if spoken else None,
        origin=_origin(file),
        untrue=read_untrue(room, file),
    )


def _wanted(file: Section, key: str) -> Goal:
    try:
        return Goal(file.get(key))
    except BadFile:
        raise
    except RegaliaError as problem:
        file.refuse(key, problem.spoken)


def position_of(file: Section) -> Any:
    """A text as it is, unless it is that of a JSON object, as in a record's tag."""
    given = file.values.get("position")
    if isinstance(given, str) and given.lstrip().startswith("{"):
        try:
            return json.loads(given)
        except (ValueError, RecursionError):
            file.refuse("position", says("position-json"))
    return given


def _replies(file: Section) -> tuple[tuple[str, ...], ...] | None:
    if file.values.get("replies") == COMPUTER:
        return None
    if "replies" not in file.values:
        return ()
    return tuple(tuple(text.split()) for text in file.texts("replies"))


def _refutations(file: Section, given: Given, home: Path) -> tuple[Refutation, ...]:
    found = []
    for one in file.tables("refutation") if "refutation" in file.values else []:
        one.only("to", "plays", "say")
        plays = one.text("plays", r"[^\x00]*") if "plays" in one.values else ""
        said = one.text("say", MESSAGE, says("wanted-message")) if "say" in one.values else None
        found.append(
            Refutation(
                one.text("to") if "to" in one.values else "*",
                None if plays == COMPUTER else tuple(plays.split()),
                None if said is None else Spoken(said, given, home),
            )
        )
    return tuple(found)


def rule_numbers(room: Room, file: Section) -> tuple[str, ...]:
    """The rules that are named, each of which the room's page must have."""
    numbers = file.texts("rules") if "rules" in file.values else []
    page = rules_of(room)
    for number in numbers:
        if number not in page:
            file.refuse("rules", says("no-such-rule", rule=number))
    return tuple(numbers)


@cache
def rules_of(room: Room) -> frozenset[str]:
    """The numbers of a room's rules."""
    return frozenset(re.findall(rf"\b{room.card.prefix}-\d+\b", room.rules_page()))


def _origin(file: Section) -> Origin:
    gap = file.values.get("gap", 0.0)
    if type(gap) not in (int, float) or not 0 <= gap <= 1:
        file.refuse("gap", says("wanted-share"))
    return Origin(
        seed=file.number("seed", 0, 1 << 62, 0),
        grade=file.number("grade", 0, 10, 0),
        proof=file.one_of("proof", *PROOFS) if "proof" in file.values else "",
        theme=file.text("theme", NAME, says("wanted-name")) if "theme" in file.values else "",
        gap=float(gap),
    )

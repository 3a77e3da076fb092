"""`regalia learn GAME` and `regalia lessons check FILE`."""

import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.terminal.arguments import FILE, GameName, a_game, read_file
from regalia.terminal.command_group import CommandGroup
from regalia.terminal.language import Misused, language, says, tell
from regalia.terminal.usage_errors import SpokenError

if TYPE_CHECKING:
    from regalia.core.room import Room
    from regalia.teaching.lessons.steps import Lesson
    from regalia.terminal.keyboard.screen import Screen


@click.command()
@a_game
@click.option(
    "--lesson", "name", default="first", metavar="NAME", help="Another lesson of the game."
)
@click.option("--step", "at", metavar="STEP", help="Begin with this step.")
def learn(room: Any, name: str, at: str | None) -> None:
    """Learn a game step by step, at this keyboard."""
    from regalia.teaching.lessons.steps import BEGIN, FIRST
    from regalia.teaching.lessons.steps import lessons as all_lessons

    found = all_lessons(room)
    if not found:
        raise Misused(says("no-lessons-yet", game=room.short_name))
    if name not in found:
        raise Misused(says("no-lesson", game=room.short_name, lessons=", ".join(found)))
    lesson = found[name]
    if at is not None and lesson.step(at) is None:
        there = ", ".join(one.id for one in lesson.steps)
        raise Misused(says("no-step", step=repr(at), steps=there))
    from regalia.terminal.keyboard.first_game import first_game
    from regalia.terminal.keyboard.screen import standard

    with suppress(EOFError):
        screen = standard()
        if name == FIRST and at is None and BEGIN in found:
            at = _climbed(found[BEGIN], lesson, room, screen)
        _done(lesson, room, screen, at)
        answer = screen.ask(tell("learn-first-game"))
        if not answer.casefold().startswith("n"):
            first_game(room, screen)


def _done(lesson: "Lesson", room: "Room", screen: "Screen", at: str | None = None) -> None:
    """Step by step, until it is over or somebody leaves."""
    from regalia.terminal.keyboard.lesson_player import Learner

    Learner(lesson, room, screen).run(at)


def _climbed(ladder: "Lesson", lesson: "Lesson", room: "Room", screen: "Screen") -> str | None:
    """The little steps, for whoever has learned nothing of the game yet; then the step of the
    lesson that comes after them."""
    from regalia.terminal.keyboard.lesson_player import LadderClimber, LessonProgress

    if LessonProgress(room.card.id, lesson.id).stars:
        return None
    LadderClimber(ladder, room, screen).run()
    return ladder.leads or None


@click.group(cls=CommandGroup)
def lessons() -> None:
    """Lessons of games: to be checked by whoever writes them."""


@lessons.command(name="check")
@click.argument("file", type=FILE, metavar="FILE")
@click.option("--game", "room", type=GameName(), help="Whose lesson it is, if not its folder's.")
@click.option("--play", is_flag=True, help="Play it, too.")
def check_file(file: Path, room: Any, play: bool) -> None:
    """Check a lesson (.toml) or exercises (.jsonl): each step can be done, and par is right."""
    from regalia.teaching.lessons.lesson_checks import check
    from regalia.teaching.lessons.step_proof import prove
    from regalia.teaching.lessons.steps import lesson_file

    owner = room or _owner(file)
    if file.suffix == ".jsonl":
        problems = _check_lines(owner, file)
    else:
        lesson = lesson_file(owner, file)
        found = check(lesson)
        for one in lesson.steps:
            if all(step != one.id for step, _ in found):
                click.echo(_titled(one.id, ", ".join(prove(one).right)))
        problems = [_titled(step, problem.told(language())) for step, problem in found]
        if play and not problems:
            from regalia.terminal.keyboard.screen import standard

            with suppress(EOFError):
                _done(lesson, owner, standard())
    for problem in problems:
        click.echo(problem)
    if problems:
        raise SpokenError(tell("lesson-faults", count=len(problems)))
    click.echo(tell("lesson-right"))


def _owner(file: Path) -> "Room":
    """The room in whose folder a file lies."""
    for name in games.names():
        if file.resolve().is_relative_to(games.room(name).folder):
            return games.room(name)
    raise Misused(says("whose-lesson"))


def _check_lines(room: "Room", file: Path) -> list[str]:
    from regalia.teaching.lessons.lesson_checks import faults
    from regalia.teaching.lessons.steps import step

    found = []
    for number, line in enumerate(read_file(str(file)).splitlines(), 1):
        try:
            one = step(room, json.loads(line), file.parent / "words")
            found += [_titled(number, problem.told(language())) for problem in faults(one)]
        except (ValueError, RecursionError, AttributeError):
            found.append(_titled(number, tell("line-no-json")))
        except RegaliaError as problem:
            found.append(_titled(number, problem.told(language())))
    return found


def _titled(title: str | int, text: str) -> str:
    return tell("title-of", title=str(title), text=text)

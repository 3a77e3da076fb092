"""Lessons at the keyboard: each step is shown, asked for, judged, and shown again."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.markdown import Markdown

from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.core.folders import data_folder
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.table.language import spoken_to
from regalia.table.story import sentence
from regalia.teaching.judge import DONE, GOING_ON, ILLEGAL, MOST_STARS, Verdict, begin, judge
from regalia.teaching.refuting import refuted, why
from regalia.teaching.solution import solution
from regalia.teaching.steps import Lesson, Step
from regalia.terminal.choices import Choice, Choices
from regalia.terminal.drawing import text_of
from regalia.terminal.language import language, tell
from regalia.terminal.pages import rule
from regalia.terminal.saved import write
from regalia.terminal.screen import Screen

HINT_AFTER = 2  # misses
MOST_ROWS = 24


class Learner:
    """A lesson, done step by step at the keyboard; nothing is lost by a wrong answer."""

    def __init__(self, lesson: Lesson, room: Room, screen: Screen) -> None:
        self.lesson, self.room, self.screen = lesson, room, screen
        self.progress = Progress(room.card.id, lesson.id)
        say = room.words(language()).say
        self.names: Callable[[Game], list[str]] = lambda game: [
            say(f"seat-{seat}") for seat in range(game.seats)
        ]

    def run(self, at: str | None) -> None:
        steps = list(self.lesson.steps)
        undone = [one for one in steps if one.id not in self.progress.stars]
        first = self.lesson.step(at) if at else undone[0] if undone else steps[0]
        self.screen.show(self.lesson.title.told(language()), "bold")
        self.screen.show(tell("learn-help"))
        for number in range(steps.index(first or steps[0]), len(steps)):
            self._step(steps[number], number + 1, len(steps))
        self.screen.show(tell("learn-over", game=self.room.card.id))

    def _step(self, step: Step, number: int, of: int, once: bool = False) -> int | None:
        """How often one missed, if one may try more than once; None: it was skipped."""
        missed, actions = 0, list[str]()
        while True:
            game = judge(step, actions).game if actions else begin(step)
            self._show(step, game, number, of, len(actions))
            typed = self._ask(step, game)
            if typed is None:
                return None
            verdict = judge(step, [*actions, typed])
            if verdict.state == ILLEGAL:
                self._refused(verdict)
                continue
            self._tell(step, verdict, len(game.events))
            if verdict.state == DONE:
                self.progress.keep(step.id, verdict.stars)
                return missed
            if verdict.state == GOING_ON:
                actions.append(typed)
                continue
            missed, actions = missed + 1, []
            if once:
                return missed
            if missed >= HINT_AFTER:
                self.screen.show(tell("learn-hint", hint=step.hint.told(language())), "cyan")

    def _show(self, step: Step, game: Game, number: int, of: int, done: int) -> None:
        screen, scene = self.screen, game.scene(step.seat, language())
        colour = not screen.console.no_color
        rows = min(MOST_ROWS, screen.height - 6)
        screen.show()
        screen.show(
            text_of(scene, self.room.looks, screen.width, colour, screen.console.encoding, rows)
        )
        left = step.most - done
        screen.show(tell("learn-step", number=number, of=of, left=left), "dim")
        screen.show(step.goal.told(language()), "bold")

    def _ask(self, step: Step, game: Game) -> str | None:
        """An action; None: the step is skipped."""
        choices = Choices([Choice(step.seat, one, one) for one in game.actions(step.seat)])
        while True:
            typed = self.screen.ask(tell("learn-prompt"), [one.shown for one in choices.all])
            if typed == "skip":
                return None
            if typed == "hint":
                self.screen.show(step.hint.told(language()), "cyan")
            elif typed == "list":
                for one in choices.all:
                    self.screen.show(f"{choices.number(one):4} {one.shown}")
            elif typed == "rules":
                for number in step.rules:
                    self.screen.show(Markdown(rule(self.room, number)))
            elif typed in ("?", "help"):
                self.screen.show(tell("learn-help"))
            elif typed:
                return _meant(typed, choices)

    def _refused(self, verdict: Verdict) -> None:
        problem = verdict.refusal
        if problem is not None:
            number = f" ({problem.rule})" if problem.rule else ""
            self.screen.show(f"{problem.told(language())}{number}", "yellow")

    def _tell(self, step: Step, verdict: Verdict, begun: int) -> None:
        """What happened, and what would happen then."""
        self._happened(step, verdict.game, begun)
        if verdict.state == DONE:
            stars = "✽" * verdict.stars + "·" * (MOST_STARS - verdict.stars)
            self.screen.show(stars, "bold yellow")
            if step.done is not None:
                self.screen.show(step.done.told(language()))
        elif verdict.state != GOING_ON:
            found = refuted(step, verdict)
            if found is not None:
                self._happened(step, found.game, found.begin)
            said = why(step, found, language())
            self.screen.show(f"{tell('learn-wrong')} {said}".strip(), "red")

    def _happened(self, step: Step, game: Game, begun: int) -> None:
        names = spoken_to(step.seat, self.names(game))
        for number in range(begun, len(game.events)):
            said, _ = sentence(game, number, step.seat, language(), names)
            self.screen.show(f"  {said}")


def _meant(typed: str, choices: Choices) -> str:
    """What was typed: an action, its number, or as much of it as is needed."""
    if choices.exact(typed):
        return typed
    if typed.isdecimal() and 1 <= int(typed) <= len(choices.all):
        return choices.all[int(typed) - 1].text
    found = choices.beginning_with(typed)
    return found[0].text if len(found) == 1 else typed


class Doing(Learner):
    """One exercise."""

    def __init__(self, step: Step, screen: Screen) -> None:
        home = step.goal.home or step.room.home
        super().__init__(Lesson("exercises", step.goal, (step,), home), step.room, screen)
        self.step = step

    def do(self) -> int | None:
        """How often one missed; None: it was given up, and the solution told."""
        self.screen.show(tell("exercise-help"))
        missed = self._step(self.step, 1, 1)
        if missed is None:
            self._solved()
        return missed

    def once(self) -> bool:
        """Whether it was done at the first try."""
        return self._step(self.step, 1, 1, once=True) == 0

    def _solved(self) -> None:
        self.screen.show(tell("exercise-solution"), "bold")
        game = judge(self.step, solution(self.step)).game
        self._happened(self.step, game, len(begin(self.step).events))


class Progress:
    """The stars of a lesson, kept in a file of the user's data folder."""

    def __init__(self, game: str, lesson: str) -> None:
        self.game, self.lesson = game, lesson
        self.all: dict[str, Any] = {}
        with suppress(OSError, RuntimeError, ValueError, RecursionError):
            found = json.loads(self._path().read_text("utf-8"))
            self.all = found if isinstance(found, dict) else {}
        kept = self.all.get(game)
        stars = kept.get(lesson) if isinstance(kept, dict) else None
        self.stars: dict[str, int] = dict(stars) if isinstance(stars, dict) else {}

    def keep(self, step: str, stars: int) -> None:
        before = self.stars.get(step, 0)
        self.stars[step] = max(stars, before if type(before) is int else 0)
        kept = self.all.get(self.game)
        self.all[self.game] = {**(kept if isinstance(kept, dict) else {}), self.lesson: self.stars}
        try:
            self._path().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            write(self._path(), json.dumps(self.all))
        except OSError as problem:
            raise bad_file(self._path(), of_system(problem)) from None

    def _path(self) -> Path:
        return data_folder() / "learned.json"

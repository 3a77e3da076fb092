"""Lessons at the keyboard: each step is shown, asked for, judged, and shown again."""

from collections.abc import Callable

from rich.markdown import Markdown

from regalia.core.game import Game
from regalia.core.room import Room
from regalia.table.language import spoken_to
from regalia.table.presentation.story import sentence
from regalia.teaching.lessons.judge import (
    DONE,
    GOING_ON,
    ILLEGAL,
    MOST_STARS,
    Verdict,
    begin,
    earned,
    judge,
)
from regalia.teaching.lessons.moment_presenter import side_told
from regalia.teaching.lessons.refutations import refuted, why
from regalia.teaching.lessons.solution import solution
from regalia.teaching.lessons.steps import Lesson, LessonStep
from regalia.teaching.lessons.untrue import told_untrue
from regalia.terminal.keyboard.deals import folded, is_dealt
from regalia.terminal.keyboard.numbered_choices import NumberedChoice, NumberedChoices
from regalia.terminal.keyboard.screen import Screen
from regalia.terminal.language import language, tell
from regalia.terminal.pages import rule
from regalia.terminal.rich_scene import text_of
from regalia.terminal.user_file import LEARNED, UserFile

HINT_AFTER = 2  # misses
MOST_ROWS = 24


class Learner:
    """A lesson, done step by step at the keyboard; nothing is lost by a wrong answer."""

    def __init__(self, lesson: Lesson, room: Room, screen: Screen) -> None:
        self.lesson, self.room, self.screen = lesson, room, screen
        self.progress = LessonProgress(room.card.id, lesson.id)
        self.hinted = False  # in this step
        say = room.words(language()).say
        self.names: Callable[[Game], list[str]] = lambda game: [
            say(f"seat-{seat}") for seat in range(game.seats)
        ]

    def run(self, at: str | None) -> None:
        steps = list(self.lesson.steps)
        if self.lesson.aim:
            self.screen.show(self.lesson.aim.told(language()), "bold")
        for part in self.lesson.parts:
            self.screen.show(f"  {part.say.told(language())}", "dim")
        undone = [one for one in steps if one.id not in self.progress.stars]
        first = self.lesson.step(at) if at else undone[0] if undone else steps[0]
        self.screen.show(self.lesson.title.told(language()), "bold")
        self.screen.show(tell("learn-help"))
        for number in range(steps.index(first or steps[0]), len(steps)):
            self._step(steps[number], number + 1, len(steps))
        self.screen.show(tell("learn-over", game=self.room.card.id))

    def _step(self, step: LessonStep, number: int, of: int, once: bool = False) -> int | None:
        """Do a step; return the number of misses, if one may try more than once; None: it was
        skipped."""
        missed, actions = 0, list[str]()
        self.hinted = False
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
            stars = earned(verdict.stars, missed, self.hinted)
            self._tell(step, verdict, len(game.events), stars)
            if verdict.state == DONE:
                self.progress.keep(step.id, stars)
                return missed
            if verdict.state == GOING_ON:
                actions.append(typed)
                continue
            missed, actions = missed + 1, []
            if once:
                return missed
            if missed >= HINT_AFTER:
                self.hinted = True
                self.screen.show(tell("learn-hint", hint=step.hint.told(language())), "cyan")

    def _show(self, step: LessonStep, game: Game, number: int, of: int, done: int) -> None:
        screen = self.screen
        screen.show()
        show_board(screen, game, step.seat)
        left = step.most - done
        screen.show(tell("learn-step", number=number, of=of, left=left), "dim")
        if side := side_told(self.names(game), step.seat, language()):
            screen.show(side, "dim")
        screen.show(step.goal.told(language()), "bold")
        for said in told_untrue(step.untrue, self.room, language()):
            screen.show(said, "dim")

    def _ask(self, step: LessonStep, game: Game) -> str | None:
        """An action; None: the step is skipped."""
        choices = NumberedChoices(
            [NumberedChoice(step.seat, one, one) for one in game.actions(step.seat)]
        )
        while True:
            typed = self.screen.ask(tell("learn-prompt"), [one.shown for one in choices.all])
            if typed == "skip":
                return None
            if typed == "hint":
                self.screen.show(step.hint.told(language()), "cyan")
                self.hinted = True
            elif typed == "list":
                for one in choices.all:
                    self.screen.show(f"{choices.number(one):4} {one.shown}")
            elif typed == "rules":
                for number in step.rules:
                    self.screen.show(Markdown(rule(self.room, number, game.options)))
            elif typed in ("?", "help"):
                self.screen.show(tell("learn-help"))
            elif typed:
                return meant(typed, choices)

    def _refused(self, verdict: Verdict) -> None:
        problem = verdict.refusal
        if problem is not None:
            number = f" ({problem.rule})" if problem.rule else ""
            self.screen.show(f"{problem.told(language())}{number}", "yellow")

    def _tell(self, step: LessonStep, verdict: Verdict, begun: int, count: int) -> None:
        """Tell the verdict: what happened, and what would happen then."""
        self._happened(step, verdict.game, begun)
        if verdict.state == DONE:
            stars = "✽" * count + "·" * (MOST_STARS - count)
            self.screen.show(stars, "bold yellow")
            if step.done is not None:
                self.screen.show(step.done.told(language()))
        elif verdict.state != GOING_ON:
            found = refuted(step, verdict)
            if found is not None:
                self._happened(step, found.game, found.begin)
            said = why(step, verdict, found, language())
            self.screen.show(f"{tell('learn-wrong')} {said}".strip(), "red")

    def _happened(self, step: LessonStep, game: Game, begun: int) -> None:
        show_happened(self.screen, game, begun, step.seat, self.names(game))


def show_board(screen: Screen, game: Game, seat: int) -> None:
    """Print what a seat sees, as high as the screen has room for."""
    scene, colour = game.scene(seat, language()), not screen.console.no_color
    rows = min(MOST_ROWS, screen.height - 6)
    looks, encoding = game.room.looks, screen.console.encoding
    screen.show(text_of(scene, looks, screen.width, colour, encoding, rows))


def show_happened(screen: Screen, game: Game, begun: int, seat: int, names: list[str]) -> None:
    """Print a sentence for every event from this one on."""
    names = spoken_to(seat, names)
    numbers = range(begun, len(game.events))
    told = ((is_dealt(game, at), sentence(game, at, seat, language(), names)[0]) for at in numbers)
    for _, said in folded(told):
        screen.show(f"  {said}")


def meant(typed: str, choices: NumberedChoices) -> str:
    """Find the action that was typed: its text, its number, or as much of it as is needed."""
    if choices.exact(typed):
        return typed
    if typed.isdecimal() and 1 <= int(typed) <= len(choices.all):
        return choices.all[int(typed) - 1].text
    found = choices.beginning_with(typed)
    return found[0].text if len(found) == 1 else typed


class LadderClimber(Learner):
    """The little steps before a lesson: a wrong action is taken back alone, nothing counts, and
    nothing is kept."""

    def run(self, at: str | None = None) -> None:
        self.screen.show(tell("learn-ladder"))
        steps = self.lesson.steps
        for number, step in enumerate(steps, 1):
            if not self._try(step, number, len(steps)):
                return

    def _try(self, step: LessonStep, number: int, of: int) -> bool:
        """Try a step until it is done; false: it was skipped."""
        missed, actions = 0, list[str]()
        while True:
            game = judge(step, actions).game if actions else begin(step)
            self._show(step, game, number, of, len(actions))
            if (typed := self._ask(step, game)) is None:
                return False
            verdict = judge(step, [*actions, typed])
            if verdict.state == ILLEGAL:
                self._refused(verdict)
                continue
            self._happened(step, verdict.game, len(game.events))
            if verdict.state == DONE:
                said = step.done.told(language()) if step.done else ""
                self.screen.show(f"{tell('learn-ladder-done')} {said}".strip(), "green")
                return True
            if verdict.state == GOING_ON:
                actions.append(typed)
                continue
            missed += 1
            self.screen.show(tell("learn-ladder-back"))
            if missed >= HINT_AFTER:
                self.screen.show(tell("learn-hint", hint=step.hint.told(language())), "cyan")


class LessonAttempt(Learner):
    """An attempt at an exercise."""

    def __init__(self, step: LessonStep, screen: Screen) -> None:
        home = step.goal.home or step.room.home
        super().__init__(Lesson("exercises", step.goal, (step,), home), step.room, screen)
        self.step = step

    def do(self) -> int | None:
        """Do the exercise; return the number of misses; None: it was given up, and the solution
        told."""
        self.screen.show(tell("exercise-help"))
        missed = self._step(self.step, 1, 1)
        if missed is None:
            self._solved()
        return missed

    def once(self) -> bool:
        """Do the exercise with one try; tell if that was right."""
        return self._step(self.step, 1, 1, once=True) == 0

    def _solved(self) -> None:
        self.screen.show(tell("exercise-solution"), "bold")
        game = judge(self.step, solution(self.step)).game
        self._happened(self.step, game, len(begin(self.step).events))


class LessonProgress:
    """The stars of a lesson, kept in a file of the user's data folder."""

    def __init__(self, game: str, lesson: str) -> None:
        self.game, self.lesson, self.file = game, lesson, UserFile(LEARNED)
        kept = self.file.get(game)
        stars = kept.get(lesson) if isinstance(kept, dict) else None
        self.stars: dict[str, int] = dict(stars) if isinstance(stars, dict) else {}

    def keep(self, step: str, stars: int) -> None:
        before = self.stars.get(step, 0)
        self.stars[step] = max(stars, before if type(before) is int else 0)
        self.file.change(self.game, self._with_stars)

    def _with_stars(self, kept: object) -> object:
        return {**(kept if isinstance(kept, dict) else {}), self.lesson: self.stars}

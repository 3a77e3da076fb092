"""Requests of the engine protocol about lessons: which there are, a step, and an answer to it."""

from typing import Any

from regalia import games
from regalia.core.card import shown
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.words import ENGLISH
from regalia.teaching.exercises.exercise_lists import listed as listed_of
from regalia.teaching.lessons.judge import GOING_ON, WRONG, begin, judge
from regalia.teaching.lessons.refutations import refuted, why
from regalia.teaching.lessons.steps import LessonStep, lessons
from regalia.teaching.lessons.untrue import told_untrue
from regalia.terminal.engine.requests import LessonsRequest, StepAnswerRequest, StepRequest, says

EXERCISES = "exercises"  # a lesson whose steps are the numbers of a game's exercises


def listed(request: LessonsRequest) -> dict[str, Any]:
    found = lessons(games.room(request.game))
    return {
        "lessons": [
            {"id": name, "title": one.title.told(), "steps": [step.id for step in one.steps]}
            for name, one in found.items()
        ]
    }


def _step(request: StepRequest) -> LessonStep:
    room = games.room(request.game)
    if request.lesson == EXERCISES:
        step = _exercise(room, request.step)
    else:
        lesson = lessons(room).get(request.lesson)
        step = lesson.step(request.step) if lesson else None
    if step is None:
        where = {"lesson": shown(request.lesson), "step": shown(request.step)}
        raise RegaliaError(says("unknown-step", **where))
    return step


def _exercise(room: Room, number: str) -> LessonStep | None:
    found = listed_of(room)
    good = found is not None and number.isascii() and number.isdecimal() and len(number) < 7
    return found.step(int(number)) if found and good and int(number) < len(found) else None


def given(request: StepRequest) -> dict[str, Any]:
    """The step for its player: nothing that its seat may not know."""
    step = _step(request)
    untrue = [*told_untrue(step.untrue, step.room, ENGLISH)]
    return {
        "goal": step.goal.told(),
        "hint": step.hint.told(),
        "seat": step.seat,
        "par": step.par,
        "most": step.most,
        "rules": list(step.rules),
        **({"untrue": untrue} if untrue else {}),
        **_seen(step, begin(step)),
    }


def judged(request: StepAnswerRequest) -> dict[str, Any]:
    step = _step(request)
    verdict = judge(step, request.actions)
    if verdict.refusal is not None:
        raise verdict.refusal
    told: dict[str, Any] = {"state": verdict.state, "stars": verdict.stars}
    begun = len(begin(step).events)
    told["played"] = verdict.game.seen(step.seat)[begun:]
    if verdict.state == WRONG:
        found = refuted(step, verdict)
        told["refutation"] = found.game.seen(step.seat)[found.begin :] if found else []
        told["why"] = why(step, verdict, found, ENGLISH)
    if verdict.state == GOING_ON:
        told |= _seen(step, verdict.game)
    return told


def _seen(step: LessonStep, game: Game) -> dict[str, Any]:
    return {"view": game.view(step.seat), "actions": sorted(game.actions(step.seat))}

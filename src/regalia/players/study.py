"""The computer player of the Study: exact at level 10, and like people below.

    player(level).choose(...)              what it says or does now, without clocks
    player(level).judge(...)               what each action is worth
    player(level).declares(box, view, rng) after how many seconds it would declare, and what
    player(level).answers(box, view, rng)  the same while the hourglass runs
    race(players, box, view, rngs)         which of several minds declares first

It is told what a seat may know, and forgets everything between two choices.  Whoever has clocks
may give the same generator to `declares` and, the other having been first, to `answers`: then the
mind thinks on where it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol

from regalia.core.contract import Box
from regalia.core.errors import RegaliaError
from regalia.games.study import rules
from regalia.games.study.rules import MOST_DECLARED, SOLO, TARGET, Study
from regalia.games.study.text import action_text
from regalia.games.study.view import determinize
from regalia.players.question import Question
from regalia.players.study_ground import challenge
from regalia.players.study_mind import (
    MINDS,
    Answer,
    Declaration,
    Mind,
    Rng,
    answers,
    declares,
    executes,
    seems,
    seems_needed,
    steps,
    thinking,
)
from regalia.players.thoughts import Judgement, Thought

HOURGLASS = 60.0  # seconds, where nobody tells otherwise


@dataclass(frozen=True)
class StudyPlayer:
    mind: Mind
    hourglass: float

    def choose(self, question: Question) -> Thought:
        """Milliseconds, whatever `ms` allows: how long it seems to think is another question."""
        box, view, rng = question.box, question.view, question.rng
        s, seat = determinize(box, view, rng), view["seat"]
        if s.phase == rules.THINKING:
            return self._declaration(box, s, seat, self.declares(box, view, rng))
        if s.phase == rules.HOURGLASS:
            glass = float(question.options.get("hourglass", self.hourglass))
            there = replace(self, hourglass=glass)
            return self._answer(box, s, seat, there.answers(box, view, rng))
        return self._step(box, s, seat, rng)

    def judge(self, question: Question) -> list[Judgement]:
        """What each action is worth as this mind sees it, the other missing nothing; best first."""
        box, view = question.box, question.view
        s, seat = determinize(box, view, question.rng), view["seat"]
        needed = seems_needed(self.mind, challenge(box, s))
        worth: dict[str, tuple[bool, int]] = {"give-up": (False, 0)}  # a point? and how far off
        for number in range(1, MOST_DECLARED + 1):
            worth[f"declare:{number}"] = (number == needed, abs(number - needed))
        worth["challenge"] = (needed < s.number, 0)
        worth["decline"] = (needed > s.number, 0)
        if s.phase == rules.EXECUTING:
            for step in steps(box, s):
                left = seems(self.mind, step.least, step.at_a_glance)
                worth[step.text] = (bool(box[SOLO]) or left < s.number, left)
        ranked = sorted(question.actions, key=lambda text: (not worth[text][0], worth[text][1]))
        found = [Judgement(text, expects(box, s, seat, worth[text][0]), 0.0, 1) for text in ranked]
        line, best = tuple(self.choose(question).line), ranked[0]
        return [found[0]._replace(line=line if line[0] == best else (best,)), *found[1:]]

    def declares(self, box: Box, view: dict[str, Any], rng: Rng) -> Declaration:
        return declares(self.mind, challenge(box, determinize(box, view, rng)), rng)

    def answers(
        self, box: Box, view: dict[str, Any], rng: Rng, before: float | None = None
    ) -> Answer:
        """`before`: the seconds of thought until the other declared, if somebody has counted."""
        task = challenge(box, determinize(box, view, rng))
        return answers(self.mind, task, view["number"], self.hourglass, before, rng)

    def _declaration(self, box: Box, s: Study, seat: int, found: Declaration) -> Thought:
        said = rules.act(box, s, found.number << 2 | seat)
        line = [f"declare:{found.number}"]
        if said.phase == rules.HOURGLASS:
            line.append("decline")
            said = rules.act(box, said, rules.DECLINE)
        line += playable(box, said, found.plan)
        value = expects(box, s, seat, True)
        return Thought(line[0], value, line, found.looked, found.seconds)

    def _answer(self, box: Box, s: Study, seat: int, found: Answer) -> Thought:
        if found.plan is None:
            fails = seems_needed(self.mind, challenge(box, s)) > s.number
            return Thought("decline", expects(box, s, seat, fails), ["decline"], found.looked)
        plan = playable(box, rules.act(box, s, rules.CHALLENGE), found.plan)
        return Thought("challenge", expects(box, s, seat, True), ["challenge", *plan], found.looked)

    def _step(self, box: Box, s: Study, seat: int, rng: Rng) -> Thought:
        step = executes(self.mind, box, s, rng)
        if step is None:
            return Thought("give-up", expects(box, s, seat, False), ["give-up"], 1)
        _, plan, looked = next(thinking(self.mind, step.task, rng))
        suffices = bool(box[SOLO]) or (plan is not None and len(plan) < s.number)
        line = playable(box, s, [step.text, *(plan or [])])
        return Thought(step.text, expects(box, s, seat, suffices), line, 1 + looked)


def player(level: int, hourglass: float = HOURGLASS) -> StudyPlayer:
    if not 1 <= level <= len(MINDS):
        raise RegaliaError(f"levels go from 1 to {len(MINDS)}")
    return StudyPlayer(MINDS[level - 1], hourglass)


class Racer(Protocol):
    def declares(self, box: Box, view: dict[str, Any], rng: Rng) -> Declaration: ...


def race(
    racers: Sequence[Racer], box: Box, view: dict[str, Any], rngs: Sequence[Rng]
) -> tuple[int, Declaration]:
    """Which of them declares first, and what; of two at the same moment, the first."""
    found = [racer.declares(box, view, rng) for racer, rng in zip(racers, rngs)]
    first = min(range(len(found)), key=lambda which: found[which].seconds)
    return first, found[first]


# --------------------------------------------------------------------------- what it expects


def playable(box: Box, s: Study, plan: list[str]) -> list[str]:
    """As much of an imagined plan as can be played."""
    line: list[str] = []
    for text in plan:
        found = {action_text(box, s, action): action for action in rules.actions(box, s)}
        if text not in found or s.phase != rules.EXECUTING:
            break
        s = rules.act(box, s, found[text])
        line.append(text)
        if s.phase != rules.EXECUTING:
            break
    return line


def expects(box: Box, s: Study, seat: int, point: bool) -> float:
    """The result expected with or without this point, later points being anybody's."""
    if box[SOLO]:
        return 1.0 if point else 0.0
    mine, theirs = (box[TARGET] - s.points[who] for who in (seat, 1 - seat))
    return evenly(mine - 1, theirs) if point else evenly(mine, theirs - 1)


@cache
def evenly(mine: int, theirs: int) -> float:
    """The chance to get so many points before the other gets so many."""
    if mine == 0 or theirs == 0:
        return 1.0 if mine == 0 else 0.0
    return (evenly(mine - 1, theirs) + evenly(mine, theirs - 1)) / 2

"""The computer player of the Study: exact at level 10, and like people below.

    player(level).choose(...)              what it says or does now, without clocks
    player(level).judge(...)               what each action is worth
    player(level).declares(params, s, rng)    after how many seconds it would declare, and what
    player(level).answers(params, s, rng)     the same while the hourglass runs
    race(players, params, s, rngs)            which of several minds declares first

It is told what a seat may know, and forgets everything between two choices.  Whoever has clocks
may give the same generator to `declares` and, the other having been first, to `answers`: then the
mind thinks on where it was.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol, cast

from regalia.core.contract import Params, Rng
from regalia.core.errors import RegaliaError, says
from regalia.core.game.decision import Analysis, Decision
from regalia.core.game.query import Query
from regalia.games.study import rules
from regalia.games.study.clocks import head_start
from regalia.games.study.player.agent import (
    AGENTS,
    AgentSkill,
    Declaration,
    DeclarationAnswer,
    answers,
    declares,
    executes,
    seems,
    seems_needed,
    steps,
    thinking,
)
from regalia.games.study.player.ground import challenge
from regalia.games.study.rules import MOST_DECLARED, SOLO, TARGET, Study
from regalia.games.study.text import action_text

HOURGLASS = 60.0  # seconds, where nobody tells otherwise


@dataclass(frozen=True)
class StudyPlayer:
    agent: AgentSkill
    hourglass: float

    def choose(self, query: Query) -> Decision:
        """Milliseconds, whatever `ms` allows: how long it seems to think is another question."""
        params, rng, seat, s = query.params, query.rng, query.seat, known(query)
        if s.phase == rules.THINKING:
            said = self.declares(params, s, rng)
            late = max(said.seconds, float(head_start(query.options, seat)))  # ST-24
            return self._declaration(params, s, seat, said._replace(seconds=late))
        if s.phase == rules.HOURGLASS:
            glass = float(query.options.get("hourglass", self.hourglass))
            there = replace(self, hourglass=glass)
            return self._answer(params, s, seat, there.answers(params, s, rng))
        return self._step(params, s, seat, rng)

    def analyse(self, query: Query) -> list[Analysis]:
        """The value of each action as this mind sees it, the other missing nothing; best first."""
        params, seat, s = query.params, query.seat, known(query)
        needed = seems_needed(self.agent, challenge(params, s))
        worth: dict[str, tuple[bool, int]] = {"give-up": (False, 0)}  # a point? and how far off
        for number in range(1, MOST_DECLARED + 1):
            worth[f"declare:{number}"] = (number == needed, abs(number - needed))
        worth["challenge"] = (needed < s.number, 0)
        worth["decline"] = (needed > s.number, 0)
        if s.phase == rules.EXECUTING:
            for step in steps(params, s):
                left = seems(self.agent, step.least, step.at_a_glance)
                worth[step.text] = (bool(params[SOLO]) or left < s.number, left)
        ranked = sorted(query.actions, key=lambda text: (not worth[text][0], worth[text][1]))
        found = [
            Analysis(text, expects(params, s, seat, worth[text][0]), 0.0, 1) for text in ranked
        ]
        line, best = tuple(self.choose(query).line), ranked[0]
        return [found[0]._replace(line=line if line[0] == best else (best,)), *found[1:]]

    def declares(self, params: Params, s: Study, rng: Rng) -> Declaration:
        return declares(self.agent, challenge(params, s), rng)

    def answers(
        self, params: Params, s: Study, rng: Rng, before: float | None = None
    ) -> DeclarationAnswer:
        """`before`: the seconds of thought until the other declared, if somebody has counted."""
        task = challenge(params, s)
        return answers(self.agent, task, s.number, self.hourglass, before, rng)

    def _declaration(self, params: Params, s: Study, seat: int, found: Declaration) -> Decision:
        said = rules.act(params, s, found.number << 2 | seat)
        line = [f"declare:{found.number}"]
        if said.phase == rules.HOURGLASS:
            line.append("decline")
            said = rules.act(params, said, rules.DECLINE)
        line += playable(params, said, found.plan)
        value = expects(params, s, seat, True)
        return Decision(line[0], value, line, found.looked, found.seconds)

    def _answer(self, params: Params, s: Study, seat: int, found: DeclarationAnswer) -> Decision:
        if found.plan is None:
            fails = seems_needed(self.agent, challenge(params, s)) > s.number
            return Decision("decline", expects(params, s, seat, fails), ["decline"], found.looked)
        plan = playable(params, rules.act(params, s, rules.CHALLENGE), found.plan)
        return Decision(
            "challenge", expects(params, s, seat, True), ["challenge", *plan], found.looked
        )

    def _step(self, params: Params, s: Study, seat: int, rng: Rng) -> Decision:
        step = executes(self.agent, params, s, rng)
        if step is None:
            return Decision("give-up", expects(params, s, seat, False), ["give-up"], 1)
        _, plan, looked = next(thinking(self.agent, step.task, rng))
        suffices = bool(params[SOLO]) or (plan is not None and len(plan) < s.number)
        line = playable(params, s, [step.text, *(plan or [])])
        return Decision(step.text, expects(params, s, seat, suffices), line, 1 + looked)


def known(query: Query) -> Study:
    """The state, of which every seat knows everything."""
    return cast(Study, query.known)


def player(level: int, hourglass: float = HOURGLASS) -> StudyPlayer:
    if not 1 <= level <= len(AGENTS):
        raise RegaliaError(says("unknown-level", level=str(level), last=len(AGENTS)))
    return StudyPlayer(AGENTS[level - 1], hourglass)


class Racer(Protocol):
    def declares(self, params: Params, s: Study, rng: Rng) -> Declaration: ...


def race(
    racers: Sequence[Racer],
    params: Params,
    s: Study,
    rngs: Sequence[Rng],
    waits: Sequence[float] = (0, 0),
) -> tuple[int, Declaration]:
    """The racer who declares first, and the declaration; of two at the same moment, the first.

    `waits`: the seconds before which each does not declare (ST-24)."""
    found = [
        said._replace(seconds=max(said.seconds, wait))
        for racer, rng, wait in zip(racers, rngs, waits)
        for said in [racer.declares(params, s, rng)]
    ]
    first = min(range(len(found)), key=lambda which: found[which].seconds)
    return first, found[first]


# --------------------------------------------------------------------------- what it expects


def playable(params: Params, s: Study, plan: list[str]) -> list[str]:
    """The beginning of an imagined plan that can be played."""
    line: list[str] = []
    for text in plan:
        found = {action_text(params, s, action): action for action in rules.actions(params, s)}
        if text not in found or s.phase != rules.EXECUTING:
            break
        s = rules.act(params, s, found[text])
        line.append(text)
        if s.phase != rules.EXECUTING:
            break
    return line


def expects(params: Params, s: Study, seat: int, point: bool) -> float:
    """The result expected with or without this point, later points being anybody's."""
    if params[SOLO]:
        return 1.0 if point else 0.0
    mine, theirs = (params[TARGET] - s.points[who] for who in (seat, 1 - seat))
    return evenly(mine - 1, theirs) if point else evenly(mine, theirs - 1)


@cache
def evenly(mine: int, theirs: int) -> float:
    """The chance to get so many points before the other gets so many."""
    if mine == 0 or theirs == 0:
        return 1.0 if mine == 0 else 0.0
    return (evenly(mine - 1, theirs) + evenly(mine, theirs - 1)) / 2

"""A mind that thinks about a challenge of the Study: one model for all ten levels.

It imagines attempts, one after the other.  An attempt chooses which card to complete first and how
it shall lie, and then moves piece after piece there in the head.  What a mind thinks of a position
lies between the truth and the first glance (`study_ground.py`); it chooses among moves by that,
more or less steadily; and it may forget that pieces do not pass through one another.  Each attempt
takes time.  What is best of all attempts is what it declares.

docs/study-player.md describes the model in words.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from regalia.core import random
from regalia.core.contract import Params, Rng
from regalia.core.portable_math import exp
from regalia.games.study import rules
from regalia.games.study.player.ground import (
    CardGoal,
    Challenge,
    after_turns,
    alone,
    challenge,
    far,
    glides,
    goals,
    move_text,
    moves,
    needed,
)
from regalia.games.study.rules import EXECUTING, MOST_DECLARED, Study
from regalia.games.study.text import TURNS, action_text


class AgentSkill(NamedTuple):
    sees: float  # 1: all that stands in the way; 0: only the first glance
    wavers: float  # how many moves worse a choice may seem and still often be made
    turns: float  # how likely an attempt thinks of turning cards
    blind: float  # how likely, at a step, it forgets that pieces block
    pace: float  # seconds to imagine one step
    slips: float  # how likely, at a step of an execution, it forgets its plan


AGENTS = (
    AgentSkill(sees=0.25, wavers=0.55, turns=0.15, blind=0.50, pace=3.20, slips=0.040),
    AgentSkill(sees=0.30, wavers=0.49, turns=0.25, blind=0.42, pace=2.90, slips=0.030),
    AgentSkill(sees=0.36, wavers=0.44, turns=0.35, blind=0.34, pace=2.60, slips=0.022),
    AgentSkill(sees=0.42, wavers=0.40, turns=0.45, blind=0.26, pace=2.35, slips=0.016),
    AgentSkill(sees=0.49, wavers=0.36, turns=0.55, blind=0.19, pace=2.10, slips=0.011),
    AgentSkill(sees=0.56, wavers=0.32, turns=0.65, blind=0.12, pace=1.85, slips=0.007),
    AgentSkill(sees=0.64, wavers=0.28, turns=0.75, blind=0.07, pace=1.60, slips=0.004),
    AgentSkill(sees=0.73, wavers=0.24, turns=0.85, blind=0.03, pace=1.35, slips=0.002),
    AgentSkill(sees=0.83, wavers=0.19, turns=0.95, blind=0.01, pace=1.10, slips=0.001),
    AgentSkill(sees=1.00, wavers=0.00, turns=1.00, blind=0.00, pace=0.10, slips=0.000),
)
SPREAD = 0.35  # how much the time for the same thought differs from day to day
PATIENCE = 2  # attempts before it declares what it has, if it is not sure before
MOST_ATTEMPTS = 60  # by then it says the highest number there is


def agent(level: int) -> AgentSkill:
    return AGENTS[level - 1]


# ------------------------------------------------------------------------------------ chance


def happens(rng: Rng, likely: float) -> bool:
    return random.bits(rng) < likely * 2**32


def chosen(rng: Rng, values: Sequence[float], wavers: float) -> int:
    """The index of one of the values, mostly a low one: each is e times as likely as one `wavers`
    higher."""
    least = min(values)
    if wavers == 0:
        return values.index(least)
    weights = [exp((least - value) / wavers) for value in values]
    return random.landing(weights, len(weights), random.bits(rng) / 2**32 * sum(weights))


def luck(rng: Rng) -> float:
    """A factor around 1: e to the power of about a normal number, from four even ones."""
    even = sum(random.bits(rng) for _ in range(4)) / 2**32
    return exp(SPREAD * (even - 2) * sqrt(3))


# ---------------------------------------------------------------------------------- thinking


class Idea(NamedTuple):
    """The state of a mind after some attempts."""

    seconds: float
    plan: list[str] | None  # the best so far
    looked: int  # steps imagined


def seems(agent: AgentSkill, least: int, at_a_glance: int) -> int:
    """The least that a mind sees to be possible: never more than it is."""
    return int(agent.sees * least + (1 - agent.sees) * at_a_glance + 0.5)


def seems_needed(agent: AgentSkill, task: Challenge) -> int:
    return seems(agent, *needed(task))


def thinking(agent: AgentSkill, task: Challenge, rng: Rng) -> Iterator[Idea]:
    """Attempt after attempt, without end."""
    seconds, looked, mood = 0.0, 0, luck(rng)
    best: list[str] | None = None
    while True:
        limit = MOST_DECLARED + 1 if best is None else len(best)
        plan, steps = _attempt(agent, task, limit, rng)
        best = best if plan is None else plan
        looked += steps
        seconds += agent.pace * (1 + steps) * mood * luck(rng)
        yield Idea(seconds, best, looked)


def _attempt(
    agent: AgentSkill, task: Challenge, limit: int, rng: Rng
) -> tuple[list[str] | None, int]:
    """A plan shorter than the limit, or none; and how many steps were imagined."""
    board, cards, turning, steps = task.board, task.cards, task.turning, 0
    level = task.level if happens(rng, agent.turns) else 1
    plan: list[str] = []
    while cards:
        goal = _goal(agent, board, goals(cards, level, turning), rng)
        turning = after_turns(turning, goal.card, goal.turns)
        mark = f"@{goal.card + 1}" if task.bonus else ""
        plan += [TURNS[turn] + mark for turn in goal.turns]
        been = {board}
        while board != goal.board:
            before = board
            ways = moves(board)
            if happens(rng, agent.blind):
                ways += glides(board)
            ways = tuple(way for way in ways if way not in been)
            if not ways or len(plan) + alone(board, goal.board) >= limit:
                return None, steps
            seem = [
                agent.sees * far(way, goal.board) + (1 - agent.sees) * alone(way, goal.board)
                for way in ways
            ]
            board = ways[chosen(rng, seem, agent.wavers)]
            been.add(board)
            plan.append(move_text(before, board))
            steps += 1
        cards = tuple(card for card in cards if card[0] != goal.card and card[1] != board)
    return (plan if len(plan) < limit else None), steps


def _goal(agent: AgentSkill, board: int, found: Sequence[CardGoal], rng: Rng) -> CardGoal:
    seem = [
        agent.sees * (goal.rest + far(board, goal.board))
        + (1 - agent.sees) * (goal.rest_alone + alone(board, goal.board))
        for goal in found
    ]
    return found[chosen(rng, seem, agent.wavers)]


class Declaration(NamedTuple):
    seconds: float  # after which it is said
    number: int
    plan: list[str]  # as imagined: it may not work
    looked: int


def declares(agent: AgentSkill, task: Challenge, rng: Rng) -> Declaration:
    """Declare after as many attempts as there is patience for, or when no better one is seen."""
    sure = seems_needed(agent, task)
    for count, (seconds, plan, looked) in enumerate(thinking(agent, task, rng), 1):
        if plan is not None and (count >= PATIENCE or len(plan) <= sure):
            return Declaration(seconds, len(plan), plan, looked)
        if count == MOST_ATTEMPTS:
            return Declaration(seconds, MOST_DECLARED, [], looked)
    raise AssertionError("thinking has no end")


class DeclarationAnswer(NamedTuple):
    seconds: float  # after the declaration
    plan: list[str] | None  # what it would challenge with; None: it declines
    looked: int


def answers(
    agent: AgentSkill,
    task: Challenge,
    number: int,
    hourglass: float,
    before: float | None,
    rng: Rng,
) -> DeclarationAnswer:
    """The answer to a number that the other has declared, `before` seconds having passed.

    Without that: as much time as it would itself have taken to declare.  It thinks on as long as
    the sand runs and a shorter plan seems possible; a thought that was begun is finished.
    """
    sure = seems_needed(agent, task)
    if sure >= number:
        return DeclarationAnswer(0.0, None, 0)
    for count, (seconds, plan, looked) in enumerate(thinking(agent, task, rng), 1):
        if plan is not None and len(plan) < number:
            return DeclarationAnswer(
                min(max(0.0, seconds - (before or 0.0)), hourglass), plan, looked
            )
        if before is None and (count >= PATIENCE or (plan and len(plan) <= sure)):
            before = seconds
        if (before is not None and seconds >= before + hourglass) or count == MOST_ATTEMPTS:
            return DeclarationAnswer(hourglass, None, looked)
    raise AssertionError("thinking has no end")


# --------------------------------------------------------------------------------- executing


class ExecutionStep(NamedTuple):
    """The rest that an action leaves to do: truly, and at a first glance."""

    text: str
    task: Challenge
    least: int
    at_a_glance: int


def steps(params: Params, s: Study) -> list[ExecutionStep]:
    """The actions of an execution but giving up."""
    s = s._replace(number=MOST_DECLARED + 1)  # so that no budget is used up by one of them
    found = []
    for action in rules.actions(params, s):
        if action != rules.GIVE_UP:
            after = rules.act(params, s, action)
            task = challenge(params, after)
            if after.phase != EXECUTING:
                task = task._replace(cards=())
            left = needed(task)
            found.append(ExecutionStep(action_text(params, s, action), task, *left))
    return found


def executes(agent: AgentSkill, params: Params, s: Study, rng: Rng) -> ExecutionStep | None:
    """The next step of an execution; None: it gives up.

    A mind that could promise a number remembers how: while the budget can suffice it goes where
    it still will.  When it forgets, it sees just the first glance.
    """
    task = challenge(params, s)
    budget = None if params[rules.SOLO] else s.number
    if budget is not None and seems_needed(agent, task) > budget:
        return None
    found = steps(params, s)
    sees = agent.sees
    if happens(rng, agent.slips):
        sees = 0.0
    elif budget is not None:
        found = [step for step in found if step.least < budget] or found
    seem = [sees * step.least + (1 - sees) * step.at_a_glance for step in found]
    return found[chosen(rng, seem, agent.wavers)]

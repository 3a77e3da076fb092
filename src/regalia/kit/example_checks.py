"""Checks of worked examples: what the rules do, beside what the book says they do."""

from collections.abc import Iterator
from typing import Any

from regalia import solvers
from regalia.core.game import Game
from regalia.teaching.examples.worked_examples import TriedLine, WorkedExample
from regalia.teaching.lessons.goals import Facts, Goal, GoalMoment
from regalia.teaching.lessons.script import scripted

NEVER = "never"  # in the place of a rule: no position has such an action, and no rule is named


def example_faults(example: WorkedExample) -> list[str]:
    """The places in which the rules and the book differ, for whoever mends one of them."""
    game = example.begin()
    return [
        *_now(example, game),
        *(fault for one in example.tried for fault in _tried(example, one)),
    ]


def _now(example: WorkedExample, game: Game) -> Iterator[str]:
    legal = sorted(game.actions())
    yield from _same("legal actions", example.exactly, legal)
    yield from _same("outcomes", example.chances, sorted(game.chances()))
    yield from _same("seats to act", example.acting, game.players)
    yield from (f"{text} is not legal" for text in example.legal if text not in legal)
    for text, rule in example.refused.items():
        problem = game.refusal(text, None if game.is_chance else example.seat)
        if problem is None:
            yield f"{text} is legal"
        elif (problem.rule or NEVER) != rule:
            yield f"{text} is refused by {problem.rule}, not by {rule}: {problem}"
    if example.holds is not None and not _holds(example.holds, game, game, example.seat, None):
        yield f"{example.holds} does not hold"
    if example.least is not None:
        solution = solvers.solve(game)
        yield from _same("least cost", example.least, solution.distance)
        yield from _same("least plans", example.plans, solution.plans)


def _tried(example: WorkedExample, line: TriedLine) -> Iterator[str]:
    before = example.begin()
    game, told = before.copy(), " ".join(line.play)
    if not scripted(game, line.play):
        yield f"{told}: {line.play[len(game.events) - len(before.events)]} is not legal"
        return
    yield from _same(f"{told}: position", line.position, game.position)
    yield from _same(f"{told}: legal actions", line.exactly, sorted(game.actions()))
    yield from _same(f"{told}: result", line.result, game.result if game.over else None)
    if line.holds is not None:
        if not _holds(line.holds, game, before, example.seat, line.play[-1]):
            yield f"{told}: {line.holds} does not hold"


def _same(what: str, wanted: Any, found: Any) -> Iterator[str]:
    """Yield a sentence where the book says something else; where it says nothing (None), none."""
    if wanted is not None and _plain(wanted) != _plain(found):
        yield f"{what}: {found}, not {wanted}"


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _holds(goal: Goal, now: Game, began: Game, seat: int, last: str | None) -> bool:
    return goal(GoalMoment(Facts(now, seat), Facts(began, seat), last))

"""How a step is done: own actions, one after the other, right from the first to the last."""

from regalia.teaching.judge import DONE, GOING_ON, begin, judge
from regalia.teaching.steps import Step


def solution(step: Step) -> tuple[str, ...]:
    """In the fewest actions; none, where it cannot be done in as many as the step wants."""
    solver = step.room.solve
    if step.par > 1 and solver is not None and hasattr(solver, "solve"):
        plan = tuple(solver.solve(begin(step)).plan)
        if judge(step, plan).state == DONE:
            return plan
    return _tried(step, (), step.par) or ()


def _tried(step: Step, actions: tuple[str, ...], left: int) -> tuple[str, ...] | None:
    """Every way is tried: of what no solver knows, exercises want few actions."""
    verdict = judge(step, actions)
    if verdict.state == DONE:
        return actions
    if verdict.state != GOING_ON or left == 0:
        return None
    legal = sorted(verdict.game.actions(step.seat))
    found = (_tried(step, (*actions, text), left - 1) for text in legal)
    return next((one for one in found if one is not None), None)

"""Proof that a step can be done: the fewest own actions, and the first of each such way.

Every own action is tried, with the replies that it gets.  States that come about twice after the
same number of own actions are tried once.
"""

from collections.abc import Sequence
from typing import NamedTuple

from regalia.core.contract import State
from regalia.core.game import Game
from regalia.teaching.lessons.judge import DONE, GOING_ON, begin, judge
from regalia.teaching.lessons.steps import LessonStep

NEVER = 1 << 30


class StepProof(NamedTuple):
    fewest: int  # own actions that do it; NEVER: it cannot be done
    right: dict[str, int]  # first actions that can still lead to it, and in how many in all
    wrong: tuple[str, ...]  # the other first actions
    judged: int  # sequences of actions that were looked at


def prove(step: LessonStep, most: int | None = None) -> StepProof:
    """Prove a step within `most` own actions (as many as the step allows, if not told)."""
    search = _Search(step, step.most if most is None else most)
    legal = begin(step).actions(step.seat)
    counts = {text: search.fewest((text,)) for text in sorted(legal)}
    right = {text: count for text, count in counts.items() if count < NEVER}
    wrong = tuple(text for text in counts if text not in right)
    return StepProof(min(right.values(), default=NEVER), right, wrong, search.judged)


def fewest(step: LessonStep, actions: Sequence[str]) -> int:
    """The least number of own actions that do it, these among them; NEVER: it is too late."""
    return _Search(step, step.most).fewest(tuple(actions))


class _Search:
    def __init__(self, step: LessonStep, most: int) -> None:
        self.step, self.most, self.judged = step, most, 0
        self.known: dict[tuple[int, State], int] = {}

    def fewest(self, actions: tuple[str, ...]) -> int:
        """The least number of own actions, having begun with these."""
        self.judged += 1
        verdict = judge(self.step, actions)
        if verdict.state == DONE:
            return len(actions)
        if verdict.state != GOING_ON or len(actions) >= self.most:
            return NEVER
        key = len(actions), verdict.game.state
        if key not in self.known:
            self.known[key] = min(
                (self.fewest((*actions, text)) for text in self._next(verdict.game)), default=NEVER
            )
        return self.known[key]

    def _next(self, game: Game) -> list[str]:
        return sorted(game.actions(self.step.seat))

"""Judges the actions of a step: done, going on, wrong or illegal.

    judge(step, ["B1-A1", "roll"])

takes all own actions since the step began; what others and chance play in between follows from
them (`opponent_replies.py`).  So the actions are enough to judge, and
nothing has to be kept meanwhile.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regalia.core.errors import Over, RegaliaError, Speaker
from regalia.core.game import Game
from regalia.teaching.lessons import opponent_replies
from regalia.teaching.lessons.goals import Facts, GoalMoment
from regalia.teaching.lessons.script import scripted
from regalia.teaching.lessons.steps import LessonStep

says = Speaker(__file__)

StepState: TypeAlias = Literal["done", "going-on", "wrong", "illegal"]
DONE: StepState = "done"
GOING_ON: StepState = "going-on"
WRONG: StepState = "wrong"
ILLEGAL: StepState = "illegal"
MOST_STARS = 3


@dataclass(frozen=True)
class Verdict:
    state: StepState
    game: Game  # after the replies; where it ended, after the last own action
    stars: int = 0
    refusal: RegaliaError | None = None
    own: tuple[str, ...] = ()  # actions that were judged


class BadStep(RegaliaError):
    """A step that is no step: a position or a script that the rules do not have."""

    code = "bad-position"


def begin(step: LessonStep) -> Game:
    """The game as it stands when a step begins."""
    game = Game(step.room, dict(step.options), step.position)
    if not scripted(game, step.played):
        text = step.played[len(game.events)]
        raise BadStep(says("step-played", id=step.id, text=text))
    if step.seat not in game.players:
        raise BadStep(says("step-seat", id=step.id, seat=step.seat))
    return game


def judge(step: LessonStep, actions: Sequence[str], computer: bool = True) -> Verdict:
    """Judge all own actions; without the computer, `Unanswerable` where it would reply."""
    game = begin(step)
    began = Facts(game.copy(), step.seat)
    for number, text in enumerate(actions, 1):
        if refusal := game.refusal(text, step.seat):
            return Verdict(ILLEGAL, game, refusal=refusal, own=tuple(actions[: number - 1]))
        game.play(text, step.seat)
        moment = GoalMoment(Facts(game, step.seat), began, text)
        state = _state(step, moment, number)
        after = _replied(step, game, number, computer) if state == GOING_ON else None
        if after is None and state == GOING_ON:
            state = WRONG
        if state != GOING_ON and number < len(actions):
            over = Over(says("step-over"))
            return Verdict(ILLEGAL, game, refusal=over, own=tuple(actions[:number]))
        if state == DONE:
            return Verdict(DONE, game, stars=stars(step, number), own=tuple(actions))
        if state == WRONG:
            return Verdict(WRONG, game, own=tuple(actions))
        game = after or game
    return Verdict(GOING_ON, game, own=tuple(actions))


def stars(step: LessonStep, number: int) -> int:
    """Three at par, two for one more, and one however long it took."""
    return max(1, MOST_STARS - max(0, number - step.par))


def earned(stars: int, misses: int, hinted: bool) -> int:
    """The stars for what was done at last: each wrong try takes one, a hint another; one stays."""
    return max(1, stars - misses - hinted) if stars else 0


def _state(step: LessonStep, moment: GoalMoment, number: int) -> StepState:
    if step.wanted(moment):
        return DONE
    game, left = moment.now.game, step.most - number
    if left == 0 or game.over or (step.wrong is not None and step.wrong(moment)):
        return WRONG
    if step.forced and not opponent_replies.forced(game, step.seat, 2 * left):
        return WRONG
    return GOING_ON


def _replied(step: LessonStep, game: Game, number: int, computer: bool) -> Game | None:
    """The game after the others' actions; None: the seat does not come to act again, as the step
    wants.

    Where a script ends or does not fit, another action was wanted: nobody else answers then."""
    game = game.copy()
    if step.forced:
        game.play(opponent_replies.stoutest(game, step.seat, 2 * (step.most - number)))
    elif step.replies is None:
        opponent_replies.answer(game, step, computer)
    elif number <= len(step.replies):
        scripted(game, step.replies[number - 1])
    return game if step.seat in game.players else None

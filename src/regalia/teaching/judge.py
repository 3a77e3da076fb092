"""What somebody did in a step: done, going on, wrong or illegal.

    judge(step, ["B1-A1", "roll"])

takes all own actions since the step began; what others and chance play in between follows from
them (`replies.py`).  So whoever has the actions can judge, and nothing has to be kept meanwhile.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regalia.core.errors import Over, RegaliaError, Speaker
from regalia.core.game import Game
from regalia.teaching import replies
from regalia.teaching.steps import Step
from regalia.teaching.wanted import Facts, Moment

says = Speaker(__file__)

State: TypeAlias = Literal["done", "going-on", "wrong", "illegal"]
DONE: State = "done"
GOING_ON: State = "going-on"
WRONG: State = "wrong"
ILLEGAL: State = "illegal"
MOST_STARS = 3


@dataclass(frozen=True)
class Verdict:
    state: State
    game: Game  # after the replies; where it ended, after the last own action
    stars: int = 0
    refusal: RegaliaError | None = None
    own: tuple[str, ...] = ()  # actions that were judged


class BadStep(RegaliaError):
    """A step that is no step: a position or a script that the rules do not have."""

    code = "bad-position"


def begin(step: Step) -> Game:
    """The game as it stands when a step begins."""
    game = Game(step.room, dict(step.options), step.position)
    if not replies.scripted(game, step.played):
        text = step.played[len(game.events)]
        raise BadStep(says("step-played", id=step.id, text=text))
    if step.seat not in game.players:
        raise BadStep(says("step-seat", id=step.id, seat=step.seat))
    return game


def judge(step: Step, actions: Sequence[str], computer: bool = True) -> Verdict:
    """What all own actions come to; without the computer, `Unanswerable` where it would reply."""
    game = begin(step)
    began = Facts(game.copy(), step.seat)
    for number, text in enumerate(actions, 1):
        if refusal := game.refusal(text, step.seat):
            return Verdict(ILLEGAL, game, refusal=refusal, own=tuple(actions[: number - 1]))
        game.play(text, step.seat)
        moment = Moment(Facts(game, step.seat), began, text)
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


def stars(step: Step, number: int) -> int:
    """Three at par, two for one more, and one however long it took."""
    return max(1, MOST_STARS - max(0, number - step.par))


def _state(step: Step, moment: Moment, number: int) -> State:
    if step.wanted(moment):
        return DONE
    game, left = moment.now.game, step.most - number
    if left == 0 or game.over or (step.wrong is not None and step.wrong(moment)):
        return WRONG
    if step.forced and not replies.forced(game, step.seat, 2 * left):
        return WRONG
    return GOING_ON


def _replied(step: Step, game: Game, number: int, computer: bool) -> Game | None:
    """After what the others play; None: the seat does not come to act again, as the step wants it.

    Where a script ends or does not fit, another action was wanted: nobody else answers then."""
    game = game.copy()
    if step.forced:
        game.play(replies.stoutest(game, step.seat, 2 * (step.most - number)))
    elif step.replies is None:
        replies.answer(game, step, computer)
    elif number <= len(step.replies):
        replies.scripted(game, step.replies[number - 1])
    return game if step.seat in game.players else None

"""A step as it is sent: what is to be seen and done, and what comes of every answer.

Where all answers of a step are little enough, they are sent with it, and it works without a server;
a step in which the computer replies, or that has too many answers, asks for each of them.  Like
those of `regalia.table`, the page's types and docs/wire.md are made from these Structs.
"""

import zlib
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Struct

from regalia.core.fields import means
from regalia.core.game import Game
from regalia.table.messages.incoming import SeatNumber
from regalia.table.presentation.explain_refusal import in_game
from regalia.teaching.lessons.judge import (
    GOING_ON,
    ILLEGAL,
    WRONG,
    StepState,
    Verdict,
    begin,
    judge,
)
from regalia.teaching.lessons.moment_presenter import Frame, MomentPresenter, StepMoment
from regalia.teaching.lessons.opponent_replies import Unanswerable
from regalia.teaching.lessons.refutations import Refuted, refuted, why
from regalia.teaching.lessons.solution import solution
from regalia.teaching.lessons.steps import Lesson, LessonStep
from regalia.teaching.lessons.untrue import told_untrue

MOST_BYTES = 50_000  # of all answers together, compressed as they are sent
MOST_UNPACKED = 1_500_000
MOST_ANSWERS = 400


class StepCard(Struct, frozen=True):
    """A step of a lesson, before one sees it."""

    id: str
    goal: str


class BoardPart(Struct, frozen=True):
    """A part of a board by its name, or how a piece on it moves."""

    text: str
    at: Annotated[list[str], means("ids or looks of what it names; `*` is wild")]
    reaches: Annotated[
        list[list[int]], means("squares that the piece reaches: to the right, and up")
    ]
    picture: Annotated[str, means("one of the game's pictures; empty: none")] = ""


class LessonCard(Struct, frozen=True):
    """A lesson of a game."""

    id: str
    title: str
    steps: list[StepCard]
    aim: Annotated[str, means("one sentence: what the game is about; empty: it is not said")] = ""
    leads: Annotated[
        str, means("the step of the first lesson that comes after it; empty: its first")
    ] = ""
    parts: Annotated[list[BoardPart], means("what is on the board")] = []


class StepAnswer(Struct, frozen=True):
    """The result of an answer: one's own actions since the step began."""

    state: StepState
    stars: Annotated[int, means("of 3, where it is done")]
    frames: Annotated[list[Frame], means("what happened since the action before, it included")]
    said: Annotated[str, means("a sentence: why it was wrong or is illegal, or that it is done")]
    rule: Annotated[str, means("the number of the rule behind that; empty: none")]
    next: Annotated[StepMoment | None, means("where one goes on, if one does")]


class StepSolution(Struct, frozen=True):
    """The solution of a step: all that happens, from where it begins."""

    frames: list[Frame]


class StepPacket(Struct, frozen=True):
    """A step of a lesson, or an exercise."""

    id: Annotated[str, means("its name in its list; empty: it is not told, as in a rush")]
    game: str
    looks: Annotated[str, means("the digest of the game's looks")]
    goal: Annotated[str, means("one sentence: what is wanted")]
    hint: str
    seat: SeatNumber
    side: Annotated[str, means("a sentence: which side one has; empty: there are none")]
    par: Annotated[int, means("the fewest own actions that do it")]
    most: Annotated[int, means("so many are allowed")]
    rules: Annotated[list[str], means("the numbers of the rules that it teaches")]
    proof: Annotated[str, means("of an exercise: exact, proved, computed or searched")]
    untrue: Annotated[list[str], means("sentences: with which options the step is not true")]
    begin: StepMoment
    answers: Annotated[
        dict[str, StepAnswer] | None,
        means("of every answer, its actions with a space between them; null: to be asked for"),
    ]


def lesson_card(lesson: Lesson, language: str) -> LessonCard:
    steps = [StepCard(step.id, step.goal.told(language)) for step in lesson.steps]
    aim = lesson.aim.told(language) if lesson.aim else ""
    parts = [
        BoardPart(
            part.say.told(language), [*part.at], [[*one] for one in part.reaches], part.picture
        )
        for part in lesson.parts
    ]
    return LessonCard(lesson.id, lesson.title.told(language), steps, aim, lesson.leads, parts)


def packet(step: LessonStep, language: str, shape: str, whole: bool = True) -> StepPacket:
    """The step, with its id, and with all answers where they are little enough; not whole: without
    both, so that nobody can look it up."""
    told = StepPresenter(step, language, shape)
    return StepPacket(
        id=step.id if whole else "",
        game=step.room.card.id,
        looks=step.room.looks.digest,
        goal=step.goal.told(language),
        hint=step.hint.told(language),
        seat=step.seat,
        side=told.side,
        par=step.par,
        most=step.most,
        rules=list(step.rules),
        proof=step.origin.proof,
        untrue=[*told_untrue(step.untrue, step.room, language)],
        begin=told.moment(begin(step)),
        answers=told.all_answers() if whole else None,
    )


def answered(
    step: LessonStep, actions: Sequence[str], language: str, shape: str, taps: Sequence[str] = ()
) -> StepAnswer:
    """The result of one answer, or the reason why touching something is none."""
    told = StepPresenter(step, language, shape)
    return told.why(actions, [*taps]) if taps else told.answer(judge(step, actions))


def solved(step: LessonStep, language: str, shape: str) -> StepSolution:
    """The step, done as it is wanted."""
    told, actions = StepPresenter(step, language, shape), solution(step)
    parts = [told.answer(judge(step, actions[:count])) for count in range(1, len(actions) + 1)]
    return StepSolution([frame for part in parts for frame in part.frames])


class StepPresenter(MomentPresenter):
    """A step, told to whoever does it."""

    def __init__(self, step: LessonStep, language: str, shape: str) -> None:
        super().__init__(step.room, step.options, step.seat, language, shape)
        self.step = step

    def answer(self, verdict: Verdict, computer: bool = True) -> StepAnswer:
        """The answer to own actions; without the computer, `Unanswerable` where it would reply."""
        game = verdict.game
        begun = self._last_own(game, verdict)
        frames = [*self.frames(game, begun)]
        found = refuted(self.step, verdict, computer)
        if found is not None:
            frames += self.frames(found.game, found.begin)
        return StepAnswer(
            state=verdict.state,
            stars=verdict.stars,
            frames=frames,
            said=self._said(verdict, found),
            rule=(verdict.refusal.rule or "") if verdict.refusal else "",
            next=self.moment(game) if verdict.state == GOING_ON else None,
        )

    def why(self, actions: Sequence[str], taps: list[str]) -> StepAnswer:
        """The reason why these taps do nothing after own actions, in the words of a table."""
        game = judge(self.step, actions).game
        problem = in_game(game, self.seat, taps, self.scene(game))
        said = problem.told(self.language)
        return StepAnswer(ILLEGAL, 0, frames=[], said=said, rule=problem.rule or "", next=None)

    def _last_own(self, game: Game, verdict: Verdict) -> int:
        """The number of the last event that was an action of the seat; nothing, where none was."""
        if not verdict.own or verdict.refusal is not None:
            return len(game.events)
        own = (n for n, event in enumerate(game.events) if event.seat == self.step.seat)
        return max(own)

    def _said(self, verdict: Verdict, found: Refuted | None) -> str:
        if verdict.refusal is not None:
            return verdict.refusal.told(self.language)
        if verdict.state == WRONG:
            return why(self.step, verdict, found, self.language)
        done = self.step.done if verdict.stars else None
        return done.told(self.language) if done else ""

    def all_answers(self) -> dict[str, StepAnswer] | None:
        """The answers to every sequence of own actions; None: too many, or the computer would
        reply."""
        found: dict[str, StepAnswer] = {}
        unpacked = 0
        try:
            verdicts = self._all_verdicts()
            for verdict in verdicts or ():
                answer = self.answer(verdict, computer=False)
                unpacked += len(msgspec.json.encode(answer))
                found[" ".join(verdict.own)] = answer
                if unpacked > MOST_UNPACKED:
                    return None
        except Unanswerable:
            return None
        little = len(zlib.compress(msgspec.json.encode(found))) <= MOST_BYTES
        return found if verdicts and little else None

    def _all_verdicts(self) -> list[Verdict] | None:
        """Judging is less work than telling: so it is known first whether they are too many."""
        found: list[Verdict] = []
        waiting: list[tuple[str, ...]] = [()]
        while waiting:
            actions = waiting.pop()
            verdict = judge(self.step, actions, computer=False)
            if actions:
                found.append(verdict)
            if verdict.state == GOING_ON:
                legal = verdict.game.actions(self.step.seat)
                waiting += [(*actions, text) for text in legal]
            if len(found) + len(waiting) > MOST_ANSWERS:
                return None
        return found

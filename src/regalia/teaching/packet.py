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

from regalia.core.game import Game
from regalia.core.scene import Deed
from regalia.table.choosing import described, drawn, possible
from regalia.table.language import of_room, spoken_to
from regalia.table.replies import Choice, Seat
from regalia.table.scene_data import Scene, as_data, means
from regalia.table.story import sentence, whose
from regalia.teaching.judge import GOING_ON, WRONG, State, Verdict, begin, judge
from regalia.teaching.refuting import Refuted, refuted, why
from regalia.teaching.replies import Unanswerable
from regalia.teaching.solution import solution
from regalia.teaching.steps import Lesson, Step

MOST_BYTES = 50_000  # of all answers together, compressed as they are sent
MOST_UNPACKED = 1_500_000
MOST_ANSWERS = 400


class StepCard(Struct, frozen=True):
    """A step of a lesson, before one sees it."""

    id: str
    goal: str


class LessonCard(Struct, frozen=True):
    """A lesson of a game."""

    id: str
    title: str
    steps: list[StepCard]


class Frame(Struct, frozen=True):
    """Something that happened in a step, and what is to be seen after it."""

    seat: Annotated[int, means("whose turn it is part of; -1: nobody's")]
    sentence: str
    scene: Scene


class StepMoment(Struct, frozen=True):
    """Where a step stands when one is to act."""

    scene: Scene
    choices: list[Choice]


class StepAnswer(Struct, frozen=True):
    """What came of an answer: one's own actions since the step began."""

    state: State
    stars: Annotated[int, means("of 3, where it is done")]
    frames: Annotated[list[Frame], means("what happened since the action before, it included")]
    said: Annotated[str, means("a sentence: why it was wrong or is illegal, or that it is done")]
    rule: Annotated[str, means("the number of the rule behind that; empty: none")]
    next: Annotated[StepMoment | None, means("where one goes on, if one does")]


class StepSolution(Struct, frozen=True):
    """How a step is done: all that happens, from where it begins."""

    frames: list[Frame]


class StepPacket(Struct, frozen=True):
    """A step of a lesson, or an exercise."""

    id: str
    game: str
    looks: Annotated[str, means("the digest of the game's looks")]
    goal: Annotated[str, means("one sentence: what is wanted")]
    hint: str
    seat: Seat
    par: Annotated[int, means("the fewest own actions that do it")]
    most: Annotated[int, means("so many are allowed")]
    rules: Annotated[list[str], means("the numbers of the rules that it teaches")]
    proof: Annotated[str, means("of an exercise: exact, proved, computed or searched")]
    begin: StepMoment
    answers: Annotated[
        dict[str, StepAnswer] | None,
        means("of every answer, its actions with a space between them; null: to be asked for"),
    ]


def lesson_card(lesson: Lesson, language: str) -> LessonCard:
    steps = [StepCard(step.id, step.goal.told(language)) for step in lesson.steps]
    return LessonCard(lesson.id, lesson.title.told(language), steps)


def packet(step: Step, language: str, shape: str, whole: bool = True) -> StepPacket:
    """The step, with all answers where they are little enough and wanted."""
    told = Told(step, language, shape)
    return StepPacket(
        id=step.id,
        game=step.room.card.id,
        looks=step.room.looks.digest,
        goal=step.goal.told(language),
        hint=step.hint.told(language),
        seat=step.seat,
        par=step.par,
        most=step.most,
        rules=list(step.rules),
        proof=step.origin.proof,
        begin=told.moment(begin(step)),
        answers=told.all_answers() if whole else None,
    )


def answered(step: Step, actions: Sequence[str], language: str, shape: str) -> StepAnswer:
    """What comes of one answer."""
    return Told(step, language, shape).answer(judge(step, actions))


def solved(step: Step, language: str, shape: str) -> StepSolution:
    """The step, done as it is wanted."""
    told, actions = Told(step, language, shape), solution(step)
    parts = [told.answer(judge(step, actions[:count])) for count in range(1, len(actions) + 1)]
    return StepSolution([frame for part in parts for frame in part.frames])


class Told:
    """A step, told to whoever does it."""

    def __init__(self, step: Step, language: str, shape: str) -> None:
        self.step, self.language, self.shape = step, language, shape
        say = of_room(step.room, language).say
        seats = step.room.seats(step.room.card.read(dict(step.options)))
        self.names = [say(f"seat-{seat}") for seat in range(seats)]
        self.to_you = spoken_to(step.seat, self.names)

    def moment(self, game: Game) -> StepMoment:
        seat = self.step.seat
        offer = possible(game, seat, game.view(seat))
        choices = [
            described(game, offer, seat, text, self.language, self.to_you) for text in offer.actions
        ]
        return StepMoment(self._scene(game), choices)

    def _scene(self, game: Game, deeds: tuple[Deed, ...] = ()) -> Scene:
        seat, room = self.step.seat, game.room
        seen = drawn(
            room, game.params, game.view(seat), self.language, self.names, self.shape, seat
        )
        return as_data(seen._replace(story=deeds))

    def _frame(self, game: Game, number: int) -> Frame:
        """After an event of a game."""
        said, trace = sentence(game, number, self.step.seat, self.language, self.to_you)
        then = game.copy()
        while len(then.events) > number + 1:
            then.undo()
        turn = whose(game, number)
        deed = Deed(number, turn, said, trace.marks, trace.items)
        return Frame(turn, said, self._scene(then, (deed,)))

    def answer(self, verdict: Verdict, computer: bool = True) -> StepAnswer:
        """Without the computer, `Unanswerable` where it would reply."""
        game = verdict.game
        begun = self._last_own(game, verdict)
        frames = [self._frame(game, number) for number in range(begun, len(game.events))]
        found = refuted(self.step, verdict, computer)
        if found is not None:
            events = range(found.begin, len(found.game.events))
            frames += [self._frame(found.game, number) for number in events]
        return StepAnswer(
            state=verdict.state,
            stars=verdict.stars,
            frames=frames,
            said=self._said(verdict, found),
            rule=(verdict.refusal.rule or "") if verdict.refusal else "",
            next=self.moment(game) if verdict.state == GOING_ON else None,
        )

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
            return why(self.step, found, self.language)
        done = self.step.done if verdict.stars else None
        return done.told(self.language) if done else ""

    def all_answers(self) -> dict[str, StepAnswer] | None:
        """Of every sequence of own actions; None: too many, or the computer would reply."""
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

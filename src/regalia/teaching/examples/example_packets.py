"""A worked example as it is sent: its moment, what the book says of it, and what comes of that.

Whoever has one plays it with their own hands: what the book allows, what it refuses, and anything
else that is possible there.  As long as the turn is the seat's own it goes on, chance included,
whose outcomes are picked.
"""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Struct

from regalia.core.errors import RegaliaError
from regalia.core.fields import means
from regalia.core.game import Game
from regalia.core.secrets import turn_of, witnessed
from regalia.table.messages.replies import Choice
from regalia.table.presentation.action_choices import by_number
from regalia.table.presentation.explain_refusal import in_game
from regalia.teaching.examples.worked_examples import WorkedExample
from regalia.teaching.lessons.judge import DONE, GOING_ON, ILLEGAL
from regalia.teaching.lessons.moment_presenter import Frame, MomentPresenter, StepMoment
from regalia.teaching.lessons.script import scripted
from regalia.teaching.lessons.step_packets import StepAnswer

MOST_ANSWERS = 12  # told with an example; a deal of a pack of cards has more
MOST_BUTTONS = 12  # below a board; more outcomes are in the list of all choices


class ExampleRefusal(Struct, frozen=True):
    """An action that the book does not allow in a worked example, and why."""

    text: str
    said: str
    rule: str


class ExamplePacket(Struct, frozen=True):
    """A worked example of a rulebook, to be played."""

    id: str
    game: str
    looks: Annotated[str, means("the digest of the game's looks")]
    sentence: Annotated[str, means("what the book says, in our words")]
    rules: Annotated[list[str], means("the numbers of the rules that it is about")]
    seat: int
    begin: StepMoment
    allowed: Annotated[list[str], means("texts of choices that the book names")]
    complete: Annotated[bool, means("the book allows no others")]
    refused: list[ExampleRefusal]
    lines: Annotated[list[list[Frame]], means("what the book plays out in several actions")]
    least: Annotated[int | None, means("the cost of a least plan, where it is what it is about")]
    plans: Annotated[int | None, means("how many least plans there are")]
    answers: Annotated[
        dict[str, StepAnswer],
        means("of choices that the book names; others are to be asked for"),
    ]


class ExamplePresenter(MomentPresenter):
    """A worked example, told to whoever tries it."""

    def __init__(self, example: WorkedExample, language: str, shape: str) -> None:
        super().__init__(example.room, example.options, example.seat, language, shape)
        self.example = example

    def packet(self) -> ExamplePacket:
        example, game = self.example, self.example.begin()
        begin = self.moment(game)
        named = {one.play[0] for one in example.tried} | {*example.legal}
        named |= {*(example.exactly or ()), *(example.chances or ())}
        allowed = [one.text for one in begin.choices if one.text in named]
        return ExamplePacket(
            id=example.id,
            game=example.room.card.id,
            looks=example.room.looks.digest,
            sentence=example.sentence.told(self.language),
            rules=list(example.rules),
            seat=self.seat,
            begin=begin,
            allowed=allowed,
            complete=example.exactly is not None or example.chances is not None,
            refused=[self._refusal(game, text) for text in example.refused],
            lines=[self._line(one.play) for one in example.tried if len(one.play) > 1],
            least=example.least,
            plans=example.plans,
            answers={text: self.answer([text]) for text in allowed[:MOST_ANSWERS]},
        )

    def moment(self, game: Game) -> StepMoment:
        if game.is_chance:
            return StepMoment(self.scene(game), self._outcomes(game))
        return super().moment(game)

    def _outcomes(self, game: Game) -> list[Choice]:
        """The outcomes of chance, to be picked by a button each, if they are few."""
        texts = sorted(game.chances(), key=by_number)
        return [self._outcome(game, text, len(texts) <= MOST_BUTTONS) for text in texts]

    def _outcome(self, game: Game, text: str, button: bool) -> Choice:
        done = witnessed(game.room, game.params, game.state, game.outcome_of(text), self.seat)
        said = done.sentence(self.say, self.to_you)
        return Choice(self.seat, text, [f"outcome:{text}"] if button else [], said, said, False)

    def _refusal(self, game: Game, text: str) -> ExampleRefusal:
        problem = game.refusal(text, None if game.is_chance else self.seat)
        assert problem is not None, "a test holds every example to its refusals"
        return ExampleRefusal(text, problem.told(self.language), problem.rule or "")

    def _line(self, play: Sequence[str]) -> list[Frame]:
        game = self.example.begin()
        begun = len(game.events)
        scripted(game, play)
        return [*self.frames(game, begun)]

    def answer(self, texts: Sequence[str]) -> StepAnswer:
        """The outcome of the last of these, played one after the other from the moment on."""
        try:
            game = self._played(texts)
        except RegaliaError as problem:
            return self._refused(problem)
        goes_on = self.goes_on(game)
        return StepAnswer(
            state=GOING_ON if goes_on else DONE,
            stars=0,
            frames=[*self.frames(game, len(game.events) - min(1, len(texts)))],
            said="",
            rule="",
            next=self.moment(game) if goes_on else None,
        )

    def why(self, texts: Sequence[str], taps: list[str]) -> StepAnswer:
        """The reason why these taps do nothing, after what was played."""
        try:
            game = self._played(texts)
        except RegaliaError as problem:
            return self._refused(problem)
        return self._refused(in_game(game, self.seat, taps, self.scene(game)))

    def _played(self, texts: Sequence[str]) -> Game:
        game = self.example.begin()
        for text in texts:
            game.play(text, None if game.is_chance or game.over else self.seat)
        return game

    def _refused(self, problem: RegaliaError) -> StepAnswer:
        said = problem.told(self.language)
        return StepAnswer(ILLEGAL, 0, frames=[], said=said, rule=problem.rule or "", next=None)

    def goes_on(self, game: Game) -> bool:
        """Tell if the seat acts next, or chance for it."""
        if game.is_chance:
            return turn_of(game.room, game.params, game.state) == self.seat
        return self.seat in game.players

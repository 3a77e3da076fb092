"""A moment of a game as it is sent: what is to be seen and done, and what happens then.

Steps of lessons and worked examples are told so.  The page's types and docs/wire.md are made from
these Structs.
"""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from regalia.core.card import Options
from regalia.core.drawing.scene import Deed, Scene
from regalia.core.errors import Speaker
from regalia.core.fields import means
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.table.language import of_room, spoken_to
from regalia.table.messages.replies import Choice
from regalia.table.presentation.action_choices import asked, drawn, offer_of
from regalia.table.presentation.story import sentence, whose

says = Speaker(__file__)


class Frame(Struct, frozen=True):
    """An event in a step, and what is to be seen after it."""

    seat: Annotated[int, means("whose turn it is part of; -1: nobody's")]
    sentence: str
    scene: Scene


class StepMoment(Struct, frozen=True):
    """The state of a step when one is to act."""

    scene: Scene
    choices: list[Choice]


def side_told(names: list[str], seat: int, language: str) -> str:
    """A sentence that says which side one has; empty, where one is alone or sides have only
    numbers."""
    name = names[seat]
    if len(names) == 1 or any(letter.isdigit() for letter in name):
        return ""
    return says("your-side", side=name).told(language)


class MomentPresenter:
    """Moments of a game of a room, told to a seat in a language."""

    def __init__(self, room: Room, options: Options, seat: int, language: str, shape: str) -> None:
        self.room, self.seat, self.language, self.shape = room, seat, language, shape
        self.say = of_room(room, language).say
        seats = room.seats(room.card.read(dict(options)))
        self.names = [self.say(f"seat-{one}") for one in range(seats)]
        self.to_you = spoken_to(seat, self.names)
        self.side = side_told(self.names, seat, language)

    def moment(self, game: Game) -> StepMoment:
        offer = offer_of(game, self.seat)
        choices = asked(game, offer, self.seat, self.language, self.to_you)
        return StepMoment(self.scene(game), choices)

    def scene(self, game: Game, deeds: tuple[Deed, ...] = ()) -> Scene:
        view = game.view(self.seat)
        given = (self.room, game.params, view, self.language, self.names, self.shape, self.seat)
        scene = drawn(*given)
        return replace(scene, story=deeds, owners=self._owners(scene.owners))

    def _owners(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """The names beside trays and meters: whoever reads is called so."""
        you = says("you").told(self.language)
        return tuple(you if seat == self.seat else name for seat, name in enumerate(names))

    def frames(self, game: Game, begin: int) -> Iterator[Frame]:
        """A frame of each event of a game from this one on."""
        for number in range(begin, len(game.events)):
            yield self._frame(game, number)

    def _frame(self, game: Game, number: int) -> Frame:
        said, trace = sentence(game, number, self.seat, self.language, self.to_you)
        then = game.copy()
        while len(then.events) > number + 1:
            then.undo()
        turn = whose(game, number)
        deed = Deed(number, turn, said, trace.marks, trace.items)
        return Frame(turn, said, self.scene(then, (deed,)))

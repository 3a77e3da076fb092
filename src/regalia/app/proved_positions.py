"""Proved positions of a game: which there are, and one with its line."""

from functools import lru_cache
from typing import Annotated

from msgspec import Struct

from regalia.app.errors import no_page
from regalia.app.learning import room_of
from regalia.core.contract import SPECTATOR
from regalia.core.drawing.scene import Scene
from regalia.core.drawing.svg import svg
from regalia.core.fields import means
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.table.language import of_room
from regalia.table.messages.replays import Replay
from regalia.table.replay import record_steps
from regalia.teaching.exercises.proved_positions import Proved, played, proved


class ProvedPosition(Struct, frozen=True):
    """A position that is proved to be won by who is to play."""

    number: int
    seat: Annotated[int, means("who wins, and is to play")]
    plies: Annotated[int, means("in which the win can be forced; not in fewer")]
    winning: Annotated[int, means("so many actions win so soon")]
    actions: Annotated[int, means("of so many")]


class ProvedPositions(Struct, frozen=True):
    """The proved positions of a game, the longest wins first."""

    game: str
    title: str
    sides: Annotated[list[str], means("what each seat is called")]
    positions: list[ProvedPosition]


class ProvedLine(Struct, frozen=True):
    """A proved position and how it is won, if the other side resists as long as it can."""

    position: ProvedPosition
    replay: Replay
    scenes: Annotated[list[Scene], means("after each step of the replay")]
    record: Annotated[str, means("of the line, to be analysed")]


def _card(number: int, one: Proved) -> ProvedPosition:
    return ProvedPosition(number, one.seat, one.plies, one.winning, one.actions)


def check_known(game: str, number: int) -> None:
    """Refuse what is no proved position of a game."""
    _one(room_of(game), number)


def _one(room: Room, number: int) -> Proved:
    found = proved(room)
    if not 0 <= number < len(found):
        raise no_page()
    return found[number]


def line(game: str, number: int, language: str, shape: str) -> ProvedLine:
    room = room_of(game)
    text = record.write(played(room, _one(room, number)))
    whole = record.read(text)
    return ProvedLine(
        position=_card(number, _one(room, number)),
        replay=record_steps.steps(whole, language),
        scenes=record_steps.scenes(whole, language, shape, 0),
        record=text,
    )


@lru_cache(maxsize=512)
def drawn(game: str, number: int, language: str, theme: str) -> str:
    room = room_of(game)
    begun, say = Game(room, {}, _one(room, number).position), of_room(room, language).say
    sides = [say(f"seat-{seat}") for seat in range(begun.seats)]
    return svg(room.drawn(begun.params, begun.view(SPECTATOR), say, sides), room.looks, theme)


def positions(game: str, language: str) -> ProvedPositions:
    room = room_of(game)
    say = of_room(room, language).say
    return ProvedPositions(
        game=room.card.id,
        title=room.short_name.told(language),
        sides=[say(f"seat-{seat}") for seat in range(max(room.card.seats))],
        positions=[_card(number, one) for number, one in enumerate(proved(room))],
    )

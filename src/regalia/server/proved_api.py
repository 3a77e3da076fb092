"""Requests about proved positions (docs/wire.md): which there are, and one with its line."""

from functools import lru_cache
from typing import Annotated

from litestar import Response, get
from msgspec import Struct

from regalia.core import record
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.scene import WIDE
from regalia.core.svg import svg
from regalia.core.words import ENGLISH
from regalia.server.api import A_DAY, shape_of, svg_answer, theme_of
from regalia.server.learning import room_of
from regalia.server.safety import Missing, language_of, says
from regalia.table import replaying
from regalia.table.language import of_room
from regalia.table.retold import Replay
from regalia.table.scene_data import Scene, means
from regalia.teaching.proved import Proved, played, proved


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


def _one(room: Room, number: int) -> Proved:
    found = proved(room)
    if not 0 <= number < len(found):
        raise Missing(says("no-page"))
    return found[number]


@lru_cache(maxsize=256)
def _line(room: Room, number: int, language: str, shape: str) -> ProvedLine:
    text = record.write(played(room, _one(room, number)))
    whole = record.read(text)
    return ProvedLine(
        position=_card(number, _one(room, number)),
        replay=replaying.steps(whole, language),
        scenes=replaying.scenes(whole, language, shape, 0),
        record=text,
    )


@lru_cache(maxsize=512)
def _drawn(room: Room, number: int, language: str, theme: str) -> str:
    game, say = Game(room, {}, _one(room, number).position), of_room(room, language).say
    sides = [say(f"seat-{seat}") for seat in range(game.seats)]
    return svg(room.drawn(game.params, game.view(SPECTATOR), say, sides), room.looks, theme)


@get("/api/games/{game:str}/proved")
async def positions(game: str, language: str = ENGLISH) -> ProvedPositions:
    """All proved positions of a game."""
    room = room_of(game)
    say = of_room(room, language_of(language)).say
    return ProvedPositions(
        game=game,
        title=say("name"),
        sides=[say(f"seat-{seat}") for seat in range(max(room.card.seats))],
        positions=[_card(number, one) for number, one in enumerate(proved(room))],
    )


@get("/api/games/{game:str}/proved/{number:int}")
async def line(game: str, number: int, language: str = ENGLISH, shape: str = WIDE) -> ProvedLine:
    """One of them, step by step to its end."""
    return _line(room_of(game), number, language_of(language), shape_of(shape))


@get("/api/games/{game:str}/proved/{number:int}/picture.svg", media_type="image/svg+xml")
async def drawn(game: str, number: int, language: str = ENGLISH, theme: str = "") -> Response[str]:
    """A picture of one of them."""
    return svg_answer(_drawn(room_of(game), number, language_of(language), theme_of(theme)), A_DAY)


PROVED_HANDLERS = [positions, line, drawn]

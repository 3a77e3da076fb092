"""Requests about proved positions (docs/wire.md): which there are, and one with its line.

They are ours, so nobody who reads is refused one.  A line, which takes some 10 ms, is made once for
all who ask for it, in the process for packets; a picture, which takes one, in a thread.
"""

from litestar import Response, get

from regalia.app import proved_positions
from regalia.app.proved_positions import ProvedLine, ProvedPositions
from regalia.core.drawing.scene import WIDE
from regalia.core.words import ENGLISH
from regalia.server.http.page_request import PageRequest
from regalia.server.http.responses import (
    A_DAY,
    AS_IS,
    compressed_json,
    shape_of,
    svg_answer,
    theme_of,
)
from regalia.server.messages import language_of
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.server.sandbox.step_packets import PROVED


@get("/api/games/{game:str}/proved")
async def positions(game: str, language: str = ENGLISH) -> ProvedPositions:
    """The proved positions of a game."""
    return await run_in_thread(proved_positions.positions, game, language_of(language))


@get("/api/games/{game:str}/proved/{number:int}", opt={AS_IS: True})
async def line(
    request: PageRequest, game: str, number: int, language: str = ENGLISH, shape: str = WIDE
) -> Response[ProvedLine]:
    """A proved position, played step by step to its end."""
    await run_in_thread(proved_positions.check_known, game, number)
    place = (game, PROVED, number, language_of(language), shape_of(shape))
    return compressed_json(request, await request.services.packets.packet(place, request.address))


@get("/api/games/{game:str}/proved/{number:int}/picture.svg", media_type="image/svg+xml")
async def drawn(game: str, number: int, language: str = ENGLISH, theme: str = "") -> Response[str]:
    """A picture of one of them."""
    given = (game, number, language_of(language), theme_of(theme))
    return svg_answer(await run_in_thread(proved_positions.drawn, *given), A_DAY)


PROVED_HANDLERS = [positions, line, drawn]

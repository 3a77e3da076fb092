"""Requests about proved positions (docs/wire.md): which there are, and one with its line.

Playing a line and drawing it takes long, so it is done in the sandbox, in turn by address.
"""

from litestar import Response, get

from regalia.app import proved_positions
from regalia.app.proved_positions import ProvedLine, ProvedPositions
from regalia.core.drawing.scene import WIDE
from regalia.core.words import ENGLISH
from regalia.server.http.page_request import PageRequest
from regalia.server.http.responses import A_DAY, shape_of, svg_answer, theme_of
from regalia.server.messages import language_of
from regalia.server.sandbox.sandbox import run_in_thread


@get("/api/games/{game:str}/proved")
async def positions(game: str, language: str = ENGLISH) -> ProvedPositions:
    """The proved positions of a game."""
    return await run_in_thread(proved_positions.positions, game, language_of(language))


@get("/api/games/{game:str}/proved/{number:int}")
async def line(
    request: PageRequest, game: str, number: int, language: str = ENGLISH, shape: str = WIDE
) -> ProvedLine:
    """A proved position, played step by step to its end."""
    given = (game, number, language_of(language), shape_of(shape))
    return await request.sandboxed(proved_positions.line, *given)


@get("/api/games/{game:str}/proved/{number:int}/picture.svg", media_type="image/svg+xml")
async def drawn(
    request: PageRequest, game: str, number: int, language: str = ENGLISH, theme: str = ""
) -> Response[str]:
    """A picture of one of them."""
    given = (game, number, language_of(language), theme_of(theme))
    return svg_answer(await request.sandboxed(proved_positions.drawn, *given), A_DAY)


PROVED_HANDLERS = [positions, line, drawn]

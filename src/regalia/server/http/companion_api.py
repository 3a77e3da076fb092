"""Requests of people who play with their own box (docs/table.md); nothing of it is stored."""

from litestar import post

from regalia.app import companions, own_boards
from regalia.app.companions import Told, ToldBefore
from regalia.app.own_boards import BoardState, BoardWish
from regalia.app.wire import Upload
from regalia.core.words import ENGLISH
from regalia.server.http.page_request import PageRequest
from regalia.server.messages import language_of
from regalia.table.companion.companion_messages import CompanionAnswer, CompanionState


@post("/api/companion", status_code=200)
async def companion(request: PageRequest, data: Told, language: str = ENGLISH) -> CompanionState:
    """The state of a game with a real box after all that was told."""
    given = (data, language_of(language))
    return await request.sandboxed(companions.state, *given)


@post("/api/companion/may", status_code=200)
async def may_i(request: PageRequest, data: Told, language: str = ENGLISH) -> CompanionAnswer:
    """Says whether something may be done in it, and with what result."""
    given = (data, language_of(language))
    return await request.sandboxed(companions.answer, *given)


@post("/api/companion/card", status_code=200)
async def own_card(request: PageRequest, data: Told, language: str = ENGLISH) -> CompanionAnswer:
    """Says whether this can be a card of somebody's own box, beside those that were told."""
    given = (data, language_of(language))
    return await request.sandboxed(companions.card, *given)


@post("/api/companion/record", status_code=200)
async def companion_of_record(
    request: PageRequest, data: Upload, language: str = ENGLISH
) -> ToldBefore:
    """Reads all that was told from the record of a game with a real box, to go on with it."""
    return await request.sandboxed(companions.of_record, data.record)


@post("/api/own-board", status_code=200)
async def own_board(request: PageRequest, data: BoardWish, language: str = ENGLISH) -> BoardState:
    """The board of somebody's own box, as far as it is put together, and what it is missing."""
    given = (data, language_of(language))
    return await request.sandboxed(own_boards.board, *given)


COMPANION_HANDLERS = [companion, may_i, own_card, companion_of_record, own_board]

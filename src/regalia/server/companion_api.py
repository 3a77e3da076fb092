"""Requests of people who play with their own box (docs/table.md); nothing of it is stored."""

from typing import Any

from litestar import Request, post

from regalia.core.words import ENGLISH
from regalia.server import companions
from regalia.server.addresses import address_of
from regalia.server.companions import Told, ToldBefore
from regalia.server.house import House
from regalia.server.safety import language_of
from regalia.server.wire import Upload
from regalia.table.companion_told import CompanionAnswer, CompanionState

Asked = Request[Any, Any, Any]


@post("/api/companion", status_code=200)
async def companion(request: Asked, data: Told, language: str = ENGLISH) -> CompanionState:
    """Where a game with a real box stands after all that was told."""
    house: House = request.app.state.house
    given = (data, language_of(language))
    return await house.foreign.do(address_of(request), companions.state, *given)


@post("/api/companion/may", status_code=200)
async def may_i(request: Asked, data: Told, language: str = ENGLISH) -> CompanionAnswer:
    """Whether something may be done in it, and what would come of it."""
    house: House = request.app.state.house
    given = (data, language_of(language))
    return await house.foreign.do(address_of(request), companions.answer, *given)


@post("/api/companion/card", status_code=200)
async def own_card(request: Asked, data: Told, language: str = ENGLISH) -> CompanionAnswer:
    """Whether this can be a card of somebody's own box, beside those that were told."""
    house: House = request.app.state.house
    given = (data, language_of(language))
    return await house.foreign.do(address_of(request), companions.card, *given)


@post("/api/companion/record", status_code=200)
async def companion_of_record(request: Asked, data: Upload, language: str = ENGLISH) -> ToldBefore:
    """All that was told of a game with a real box whose record was saved, to go on with it."""
    house: House = request.app.state.house
    return await house.foreign.do(address_of(request), companions.of_record, data.record)


COMPANION_HANDLERS = [companion, may_i, own_card, companion_of_record]

"""Requests of people who make things of their own for a game (docs/page.md); nothing is stored."""

from typing import Any

from litestar import Request, get, post

from regalia.core.words import ENGLISH
from regalia.server import workshops
from regalia.server.addresses import address_of
from regalia.server.house import House
from regalia.server.safety import language_of
from regalia.server.workshops import Draft, WorkshopForm, WorkshopState

Asked = Request[Any, Any, Any]


@get("/api/games/{game:str}/workshop")
async def workshop_form(game: str, language: str = ENGLISH) -> WorkshopForm:
    """What can be made for a game."""
    return workshops.form(game, language_of(language))


@post("/api/workshop", status_code=200)
async def workshop(request: Asked, data: Draft, language: str = ENGLISH) -> WorkshopState:
    """What becomes of a draft: what is wrong with it, the file, and what it is worth."""
    house: House = request.app.state.house
    given = (data, language_of(language))
    return await house.foreign.do(address_of(request), workshops.state, *given)


WORKSHOP_HANDLERS = [workshop_form, workshop]

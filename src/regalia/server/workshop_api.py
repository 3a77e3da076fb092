"""Requests of people who make things of their own for a game (docs/page.md); stored is only what
somebody hands on by a key."""

from typing import Any

from litestar import Request, Response, get, post

from regalia.core.words import ENGLISH
from regalia.server import printing, workshops
from regalia.server.addresses import address_of
from regalia.server.house import House
from regalia.server.printing import PrintPart, PrintWish
from regalia.server.safety import SlowDown, language_of, says
from regalia.server.telling import now
from regalia.server.weighings import WeighingState, WeighWish
from regalia.server.workshops import (
    Definition,
    DefinitionKey,
    Draft,
    WorkshopForm,
    WorkshopState,
)

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


@post("/api/workshop/kept", status_code=200)
async def keep_definition(
    request: Asked, data: Definition, language: str = ENGLISH
) -> DefinitionKey:
    """Keeps what was made and is too long for a link; the same has the same key."""
    house: House = request.app.state.house
    address = address_of(request)
    draft = Draft(game=data.game, text=data.text)
    found = await house.foreign.do(address, workshops.state, draft, language_of(language))
    given = (data.game, found.text, request.state.person, address, now())
    return DefinitionKey(await house.definitions.keep(*given))


@get("/api/games/{game:str}/workshop/{key:str}")
async def kept_definition(
    request: Asked, game: str, key: str, language: str = ENGLISH
) -> Definition:
    """What was kept under a key."""
    house: House = request.app.state.house
    return Definition(game, await house.definitions.find(game[:64], key, now()))


@get("/api/games/{game:str}/print", sync_to_thread=True)
def print_parts(game: str, language: str = ENGLISH) -> list[PrintPart]:
    """What of a game can be printed; nothing where this server has no printer's program."""
    return printing.parts(game, language_of(language))


@post("/api/print", status_code=200)
async def print_it(request: Asked, data: PrintWish, language: str = ENGLISH) -> Response[bytes]:
    """Boards, cards, forms and rules as a PDF (application/pdf), with units of one's own."""
    house: House = request.app.state.house
    address = address_of(request)
    if not house.prints_allowed.take(request.state.person, address):
        raise SlowDown(says("slow-down"))
    made = await house.press.do(address, printing.printed, data, language_of(language))
    return Response(made, media_type="application/pdf", headers={"cache-control": "no-store"})


@post("/api/weigh", status_code=200)
async def weigh(request: Asked, data: WeighWish, language: str = ENGLISH) -> WeighingState:
    """What a unit is worth, as far as it is known; asking begins it, and keeps it going."""
    house: House = request.app.state.house
    who = request.state.person, address_of(request)
    return await house.weighings.look(data, language_of(language), *who)


WORKSHOP_HANDLERS = [
    workshop_form,
    workshop,
    keep_definition,
    kept_definition,
    print_parts,
    print_it,
    weigh,
]

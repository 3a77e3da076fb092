"""Requests of workshops (docs/page.md); stored is only what somebody shares by a key."""

from litestar import Response, get, post

from regalia.app import workshops
from regalia.app.workshop_wire import PrintPart, PrintWish, WeighingState, WeighWish
from regalia.app.workshops import Definition, DefinitionKey, Draft, WorkshopForm
from regalia.core.contract.workshop import DraftReport
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.game_api import Options
from regalia.server.http.page_request import PageRequest
from regalia.server.jobs import print_jobs
from regalia.server.messages import language_of
from regalia.server.sandbox.sandbox import run_in_thread


@get("/api/games/{game:str}/workshop")
async def workshop_form(game: str, language: str = ENGLISH) -> WorkshopForm:
    """The form of a game's workshop."""
    return await run_in_thread(workshops.form, game, language_of(language))


@post("/api/workshop", status_code=200)
async def workshop(request: PageRequest, data: Draft, language: str = ENGLISH) -> DraftReport:
    """Validates a draft: its problems, its file, and what it is worth."""
    given = (data, language_of(language))
    return await request.sandboxed(workshops.state, *given)


@post("/api/workshop/kept", status_code=200)
async def keep_definition(
    request: PageRequest, data: Definition, language: str = ENGLISH
) -> DefinitionKey:
    """Keeps what was made and is too long for a link; the same has the same key."""
    services = request.services
    address = request.address
    draft = Draft(game=data.game, text=data.text)
    found = await request.sandboxed(workshops.state, draft, language_of(language))
    given = (data.game, found.text, request.person, address, now())
    return DefinitionKey(await services.definitions.keep(*given))


@get("/api/games/{game:str}/workshop/{key:str}")
async def kept_definition(
    request: PageRequest, game: str, key: str, language: str = ENGLISH
) -> Definition:
    """The definition that is kept under a key."""
    services = request.services
    return Definition(game, await services.definitions.find(game[:64], key, now()))


@get("/api/games/{game:str}/print", sync_to_thread=True)
def print_parts(game: str, language: str = ENGLISH, options: Options = "") -> list[PrintPart]:
    """The parts of a game that can be printed, with options (JSON) of such a table; none where
    this server cannot print."""
    return print_jobs.parts(game, language_of(language), options)


@post("/api/print", status_code=200)
async def print_it(
    request: PageRequest, data: PrintWish, language: str = ENGLISH
) -> Response[bytes]:
    """Boards, cards, forms and rules as a PDF (application/pdf), with units of one's own."""
    request.check_rate(request.services.limits.prints)
    made = await request.sandboxed(print_jobs.printed, data, language_of(language))
    return Response(made, media_type="application/pdf", headers={"cache-control": "no-store"})


@post("/api/weigh", status_code=200)
async def weigh(request: PageRequest, data: WeighWish, language: str = ENGLISH) -> WeighingState:
    """The worth of a unit, as far as it is known; asking begins it, and keeps it going."""
    services = request.services
    who = request.person, request.address
    return await services.jobs.weighings.look(data, language_of(language), *who)


WORKSHOP_HANDLERS = [
    workshop_form,
    workshop,
    keep_definition,
    kept_definition,
    print_parts,
    print_it,
    weigh,
]

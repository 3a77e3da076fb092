"""Requests about analyses (docs/wire.md): moments of games that are over, and texts of anybody.

A table is named by its key only after its end.  Hidden things of a running game are in no text, and
a person who plays a game with others gets no values of that game meanwhile.
"""

from litestar import post

from regalia.app import position_editor, records
from regalia.app.errors import Forbidden
from regalia.app.position_editor import EditorState, EditWish
from regalia.app.wire import RecordKey, Tried, UploadedGame
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.page_request import PageRequest
from regalia.server.http.review_api import place
from regalia.server.messages import language_of, says
from regalia.teaching.analysis.analysis_messages import AnalysisMoment, ToldLook


@post("/api/analysis", status_code=201)
async def bring(request: PageRequest, data: UploadedGame, language: str = ENGLISH) -> RecordKey:
    """Keeps a record or a position, to be analysed and shared."""
    services = request.services
    request.check_rate(services.limits.tables, "too-many-tables")
    game, text = await request.sandboxed(records.brought, data.text, data.game, data.options)
    kept = await services.storage.keep_record(game, text.encode("utf-8"), now())
    return RecordKey(kept.watch_key)


@post("/api/tables/{key:str}/analysis", status_code=200)
async def analysis(
    request: PageRequest, key: str, data: Tried, language: str = ENGLISH
) -> AnalysisMoment:
    """A moment of a game that is over: what can be done, and what chance may bring."""
    found = await place(request, key)
    given = (found.text, data, language_of(language), data.shape)
    return await request.sandboxed(records.analysed, *given)


@post("/api/tables/{key:str}/analysis/look", status_code=200)
async def analysis_look(
    request: PageRequest, key: str, data: Tried, language: str = ENGLISH
) -> ToldLook:
    """A look at what each action is worth, behind what computers think for others."""
    services = request.services
    at = await place(request, key)
    person, address = request.person, request.address
    game, position = await request.sandboxed(records.check_look, at.text, data)
    await services.jobs.analyses.check_playing(person, game)
    await services.jobs.analyses.watch(request.requester, game, position)
    if await services.rushes.running(request.requester, game, now()):
        raise Forbidden(says("rush-running"))
    found = await services.jobs.analyses.look(at.id, at.text, data, request.requester, address)
    given = (at.text, data, found, language_of(language))
    return await request.sandboxed(records.told_look, *given)


@post("/api/editor", status_code=200)
async def editor(request: PageRequest, data: EditWish, language: str = ENGLISH) -> EditorState:
    """A position that is put together by hand: what becomes of it, or which rule forbids it."""
    given = (data, language_of(language))
    return await request.sandboxed(position_editor.edited, *given)


ANALYSIS_HANDLERS = [bring, analysis, analysis_look, editor]

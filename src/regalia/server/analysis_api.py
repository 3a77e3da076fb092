"""Requests about analyses (docs/wire.md): moments of games that are over, and texts of anybody.

A table is named by its key only after its end.  What is hidden in a running game is in no text, and
whoever plays a game with others gets no values of that game meanwhile.
"""

from typing import Any

from litestar import Request, post

from regalia.core.words import ENGLISH
from regalia.server import editing, records
from regalia.server.addresses import address_of
from regalia.server.editing import EditorState, EditWish
from regalia.server.house import House
from regalia.server.review_api import place
from regalia.server.safety import SlowDown, language_of, says
from regalia.server.telling import now
from regalia.server.wire import Brought, RecordKey, Tried
from regalia.teaching.analysis_told import AnalysisMoment, ToldLook

Asked = Request[Any, Any, Any]


@post("/api/analysis", status_code=201)
async def bring(request: Asked, data: Brought, language: str = ENGLISH) -> RecordKey:
    """Keeps a record or a position, to be analysed and shared."""
    house: House = request.app.state.house
    address = address_of(request)
    if not house.tables_allowed.take(request.state.person, address):
        raise SlowDown(says("too-many-tables"))
    game, text = await house.foreign.do(
        address, records.brought, data.text, data.game, data.options
    )
    kept = await house.storage.keep_record(game, text.encode("utf-8"), now())
    return RecordKey(kept.watch_key)


@post("/api/tables/{key:str}/analysis", status_code=200)
async def analysis(
    request: Asked, key: str, data: Tried, language: str = ENGLISH
) -> AnalysisMoment:
    """A moment of a game that is over: what can be done, and what chance may bring."""
    house: House = request.app.state.house
    _, text = await place(request, key)
    given = (text, data, language_of(language), data.shape)
    return await house.foreign.do(address_of(request), records.analysed, *given)


@post("/api/tables/{key:str}/analysis/look", status_code=200)
async def analysis_look(request: Asked, key: str, data: Tried, language: str = ENGLISH) -> ToldLook:
    """A look at what each action is worth, behind what computers think for others."""
    house: House = request.app.state.house
    kept, text = await place(request, key)
    person, address = request.state.person, address_of(request)
    game = await house.foreign.do(address, records.check_look, text, data)
    await house.analyses.check_playing(person, game)
    found = await house.analyses.look(kept.id, text, data, house.whom(person, address), address)
    given = (text, data, found, language_of(language))
    return await house.foreign.do(address, records.told_look, *given)


@post("/api/editor", status_code=200)
async def editor(request: Asked, data: EditWish, language: str = ENGLISH) -> EditorState:
    """A position that is put together by hand: what becomes of it, or which rule forbids it."""
    house: House = request.app.state.house
    given = (data, language_of(language))
    return await house.foreign.do(address_of(request), editing.edited, *given)


ANALYSIS_HANDLERS = [bring, analysis, analysis_look, editor]

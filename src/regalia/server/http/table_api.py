"""Requests about tables and records (docs/wire.md)."""

from litestar import Response, get, post

from regalia import games
from regalia.app import records
from regalia.app.errors import Missing, NotReadable
from regalia.app.wire import RecordKey, TableKeys, Upload
from regalia.core.contract import SPECTATOR
from regalia.core.drawing.scene import Scene
from regalia.core.errors import RegaliaError
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.page_request import PageRequest
from regalia.server.http.responses import shape_of, svg_answer, theme_of
from regalia.server.live.live_table import LiveTable, unreadable
from regalia.server.messages import language_of, says
from regalia.server.store.storage import StoredTable
from regalia.table.messages.replays import Replay, Verified, Ways
from regalia.table.messages.replies import TableCard
from regalia.table.settings import NewTable

MY_TABLES = 40  # shown at most


@post("/api/tables")
async def open_table(request: PageRequest, data: NewTable, language: str = ENGLISH) -> TableKeys:
    """Opens a table."""
    services = request.services
    request.check_rate(services.limits.tables, "too-many-tables")
    kept = await services.tables.new(data, request.requester, request.address)
    return TableKeys(kept.play_key, kept.watch_key)


@get("/api/tables")
async def my_tables(request: PageRequest, language: str = ENGLISH) -> list[TableCard]:
    """My tables, newest first."""
    services = request.services
    person = request.person
    found = []
    language = language_of(language)
    await services.people.persons.was_here(person, now())
    await services.people.devices.was_here(request.device, now())
    for key, changed in await services.storage.tables_of(person, MY_TABLES):
        try:
            live = await services.tables.find(key)
            if live is None:
                continue
            async with live.lock:  # nothing that is not yet on the disk is told
                card = _card(live, person, language)
        except NotReadable as problem:
            card = _unreadable(problem, language)
        card.key, card.changed = key, changed
        found.append(card)
    return found


def _card(live: LiveTable, person: str, language: str) -> TableCard:
    try:
        return live.table.card(person, language)
    except Exception as problem:  # something in its log that nobody can put into words
        raise unreadable(live.kept, problem) from problem


def _unreadable(problem: NotReadable, language: str) -> TableCard:
    """Make the card of a table that cannot be opened; the others are listed all the same."""
    game = problem.game
    name = games.room(game).words(language).say("name") if game in games.names() else game
    return TableCard(
        *(game, name, [], [], False, False, False, [], None, None), problem=problem.told(language)
    )


async def _table(request: PageRequest, key: str) -> tuple[StoredTable, LiveTable | None]:
    found = await request.services.tables.look_up(key)
    if found is None:
        raise Missing(says("no-table"))
    return (found.kept, found) if isinstance(found, LiveTable) else (found, None)


async def _text(kept: StoredTable, live: LiveTable | None, person: str) -> str:
    """The record as text, without what is not yet on the disk."""
    if live is None:
        return (kept.uploaded or b"").decode("utf-8")
    async with live.lock:
        return live.table.record(person, kept.watch_key)


@get("/api/tables/{key:str}/picture.svg", media_type="image/svg+xml")
async def position(
    request: PageRequest, key: str, language: str = ENGLISH, theme: str = ""
) -> Response[str]:
    """A picture of where a game stands, as I may see it."""
    services = request.services
    live = await services.tables.find(key)
    if live is None:
        raise Missing(says("no-table"))
    async with live.lock:  # nothing that is not yet on the disk is told
        drawn = live.table.picture(request.person, language_of(language), theme_of(theme))
    return svg_answer(drawn, "no-store")


@get("/api/tables/{key:str}/record", media_type="text/plain")
async def download(
    request: PageRequest, key: str, language: str = ENGLISH, step: int | None = None
) -> Response[str]:
    """The record as text, to download; of a running game as my seat may know it.

    Of a finished one up to a step, if one is named: a table can go on from there."""
    kept, live = await _table(request, key)
    person = request.person
    name = f"regalia-{kept.game}-{kept.id}.txt"
    if step is None:
        text = await _text(kept, live, person)
    else:
        told = await _finished(request, key)
        text = await request.sandboxed(records.until, told, step)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _finished(request: PageRequest, key: str) -> str:
    """The record of a game that is over, as text."""
    kept, live = await _table(request, key)
    if live is None:
        return await _text(kept, live, request.person)
    async with live.lock:  # what is in memory only may still come to nothing
        if not live.table.over or live.written < len(live.table.entries):
            raise RegaliaError(says("not-over"))
        return live.table.record(request.person)


async def _looked_at(
    request: PageRequest, key: str, eyes: int
) -> tuple[str, int, list[int], int, bool]:
    """The record, the eyes that may look at it, the person's own seats, the one that is spoken to,
    and whether it is running.

    Secrets are for all once the game is over; before, everybody sees what they know anyway."""
    kept, live = await _table(request, key)
    person = request.person
    if live is None:
        return await _text(kept, live, person), eyes, [], SPECTATOR, False
    async with live.lock:  # what is in memory only may still come to nothing
        if live.written < len(live.table.entries):
            raise RegaliaError(says("not-over"))
        table, own = live.table, live.table.seats_of(person)
        if not table.over:
            eyes = table.eyes_of(person)
        return table.whole_record(), eyes, own, table.spoken_to(person), not table.over


@get("/api/tables/{key:str}/steps")
async def replay(request: PageRequest, key: str, language: str = ENGLISH, seat: int = -1) -> Replay:
    """A game, step by step: as somebody who watches could know it (-1), as a seat could, or with
    all secrets (-2).  A running one only as I know it."""
    language = language_of(language)
    told, eyes, own, you, running = await _looked_at(request, key, seat)
    given = (told, language, eyes, you)
    found = await request.sandboxed(records.steps, *given)
    found.you, found.live = own, running
    return found


@get("/api/tables/{key:str}/scenes")
async def scenes(
    request: PageRequest,
    key: str,
    language: str = ENGLISH,
    shape: str = "wide",
    begin: int = 0,
    seat: int = -1,
) -> list[Scene]:
    """The scenes after its steps, some of them, from `begin` on."""
    told, eyes, _, _, _ = await _looked_at(request, key, seat)
    given = (told, language_of(language), shape_of(shape), max(0, begin), eyes)
    return await request.sandboxed(records.scenes, *given)


@get("/api/tables/{key:str}/ways")
async def ways(
    request: PageRequest, key: str, language: str = ENGLISH, shape: str = "wide", number: int = -1
) -> Ways | None:
    """The least plans of a challenge that is over, from 0, or of the last one (-1)."""
    told, _, _, _, _ = await _looked_at(request, key, -1)
    given = (told, language_of(language), shape_of(shape), number)
    return await request.sandboxed(records.ways, *given)


@get("/api/tables/{key:str}/verify")
async def verify(request: PageRequest, key: str, language: str = ENGLISH) -> Verified:
    """Verifies a finished game: draws all dice and cards again."""
    language = language_of(language)
    told = await _finished(request, key)
    return await request.sandboxed(records.verified, told, language)


@post("/api/records")
async def upload(request: PageRequest, data: Upload, language: str = ENGLISH) -> RecordKey:
    """Reads and keeps a record."""
    services = request.services
    request.check_rate(services.limits.tables, "too-many-tables")
    saved = await request.sandboxed(records.table_of, data.record)
    if saved and (live := await services.tables.find(saved)):  # theirs, from the middle of the game
        return RecordKey(live.kept.watch_key)
    game = await request.sandboxed(records.game_of, data.record)  # checked, and then kept
    kept = await services.storage.keep_record(game, data.record.encode("utf-8"), now())
    return RecordKey(kept.watch_key)


TABLE_HANDLERS = [
    open_table,
    my_tables,
    position,
    download,
    replay,
    scenes,
    ways,
    verify,
    upload,
]

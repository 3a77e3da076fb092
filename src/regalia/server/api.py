"""Requests by HTTP (docs/wire.md)."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, post
from litestar.response import File
from prometheus_client import generate_latest

from regalia import games
from regalia.core import pictures
from regalia.core.contract import SPECTATOR
from regalia.core.errors import RegaliaError
from regalia.core.room import Room
from regalia.core.scene import TALL, WIDE
from regalia.core.words import ENGLISH
from regalia.server import HERE, records
from regalia.server.addresses import address_of
from regalia.server.foreign import Foreign
from regalia.server.game_cards import game_card
from regalia.server.house import House
from regalia.server.keeping import healthy
from regalia.server.live import Live, unreadable
from regalia.server.observing import measured
from regalia.server.rules_pages import rules_page
from regalia.server.safety import Missing, NotReadable, SlowDown, language_of, says
from regalia.server.storage import Kept
from regalia.server.telling import now
from regalia.server.wire import GameCard, Health, RecordKey, RulesPage, TableKeys, Upload
from regalia.table.replies import TableCard
from regalia.table.retold import Replay, Verified, Ways
from regalia.table.scene_data import Scene
from regalia.table.settings import NewTable

STATIC = HERE / "static"
MY_TABLES = 40  # shown at most
A_DAY = "public, max-age=86400"
FOR_EVER = "public, max-age=31536000, immutable"  # what has its digest in its address

Asked = Request[Any, Any, Any]


def _room(game: str) -> Room:
    if game not in games.names():
        raise Missing(says("no-page"))
    return games.room(game)


# ----------------------------------------------------------------------------------- games


@get("/api/games")
async def all_games(language: str = ENGLISH) -> list[GameCard]:
    """The cards of all games, the easiest first."""
    language = language_of(language)
    rooms = sorted(map(games.room, games.names()), key=lambda room: room.card.ease)
    return [game_card(room, language) for room in rooms]


@get("/api/games/{game:str}/picture.svg", media_type="image/svg+xml")
async def picture(
    game: str,
    language: str = ENGLISH,
    picture: str = "start",
    theme: str = "",
    shape: str = WIDE,
) -> Response[str]:
    """A picture of the game, by its name; without a theme (light, dark) it follows the system's."""
    wished = language_of(language), theme_of(theme), shape_of(shape)
    return svg_answer(pictures.picture(_room(game), picture, *wished), A_DAY)


def shape_of(wished: str) -> str:
    return TALL if wished == TALL else WIDE


def theme_of(wished: str) -> str:
    return wished if wished in ("light", "dark") else ""


def svg_answer(drawn: str, kept: str) -> Response[str]:
    headers = {"cache-control": kept, "content-security-policy": _own_colours(drawn)}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def _own_colours(drawn: str) -> str:
    """A policy that lets a picture have its own style and nothing else."""
    style = drawn.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode("utf-8")).digest()).decode("ascii")
    return f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"


@get("/api/games/{game:str}/looks.svg", media_type="image/svg+xml")
async def looks(game: str, digest: str = "", language: str = ENGLISH) -> Response[str]:
    """How its things look, as `<symbol>`s with their CSS; with the right digest, for ever."""
    found = _room(game).looks
    kept = FOR_EVER if digest == found.digest else "no-cache"
    return Response(found.sprite, media_type="image/svg+xml", headers={"cache-control": kept})


@get("/api/games/{game:str}/rules")
async def rules(game: str, language: str = ENGLISH, shape: str = WIDE) -> RulesPage:
    """The rules page, with pictures of this shape."""
    return rules_page(_room(game), language_of(language), shape_of(shape))


# ---------------------------------------------------------------------------------- tables


@post("/api/tables")
async def open_table(request: Asked, data: NewTable, language: str = ENGLISH) -> TableKeys:
    """Opens a table."""
    house: House = request.app.state.house
    person: str = request.state.person
    address = address_of(request)
    if not house.tables_allowed.take(person, address):
        raise SlowDown(says("too-many-tables"))
    kept = await house.new(data, person, address)
    return TableKeys(kept.play_key, kept.watch_key)


@get("/api/tables")
async def my_tables(request: Asked, language: str = ENGLISH) -> list[TableCard]:
    """My tables, newest first."""
    house: House = request.app.state.house
    person: str = request.state.person
    found = []
    language = language_of(language)
    await house.persons.was_here(person, now())
    for key, changed in await house.storage.tables_of(person, MY_TABLES):
        try:
            live = await house.find(key)
            if live is None:
                continue
            async with live.lock:  # nothing that is not yet on the disk is told
                card = _card(live, person, language)
        except NotReadable as problem:
            card = _unreadable(problem, language)
        card.key, card.changed = key, changed
        found.append(card)
    return found


def _card(live: Live, person: str, language: str) -> TableCard:
    try:
        return live.table.card(person, language)
    except Exception as problem:  # something in its log that nobody can put into words
        raise unreadable(live.kept, problem) from problem


def _unreadable(problem: NotReadable, language: str) -> TableCard:
    """The line of a table that cannot be opened; the others are there all the same."""
    game = problem.game
    name = games.room(game).words(language).say("name") if game in games.names() else game
    return TableCard(
        *(game, name, [], [], False, False, False, [], None, None), problem=problem.told(language)
    )


async def _table(request: Asked, key: str) -> tuple[Kept, Live | None]:
    house: House = request.app.state.house
    if live := await house.find(key):
        return live.kept, live
    if kept := await house.storage.find(key):
        return kept, None
    raise Missing(says("no-table"))


async def _text(kept: Kept, live: Live | None, person: str) -> str:
    """The record; nothing that is not yet on the disk is told."""
    if live is None:
        return (kept.uploaded or b"").decode("utf-8")
    async with live.lock:
        return live.table.record(person, kept.watch_key)


@get("/api/tables/{key:str}/picture.svg", media_type="image/svg+xml")
async def position(
    request: Asked, key: str, language: str = ENGLISH, theme: str = ""
) -> Response[str]:
    """A picture of where a game stands, as I may see it."""
    house: House = request.app.state.house
    live = await house.find(key)
    if live is None:
        raise Missing(says("no-table"))
    async with live.lock:  # nothing that is not yet on the disk is told
        drawn = live.table.picture(request.state.person, language_of(language), theme_of(theme))
    return svg_answer(drawn, "no-store")


@get("/api/tables/{key:str}/record", media_type="text/plain")
async def download(
    request: Asked, key: str, language: str = ENGLISH, step: int | None = None
) -> Response[str]:
    """The record as text, to download; of a running game as my seat may know it.

    Of a finished one up to a step, if one is named: a table can go on from there."""
    kept, live = await _table(request, key)
    person: str = request.state.person
    name = f"regalia-{kept.game}-{kept.id}.txt"
    if step is None:
        text = await _text(kept, live, person)
    else:
        told = await _finished(request, key)
        text = await _foreign(request).do(address_of(request), records.until, told, step)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _finished(request: Asked, key: str) -> str:
    """The record of a game that is over, as text."""
    kept, live = await _table(request, key)
    if live is None:
        return await _text(kept, live, request.state.person)
    async with live.lock:  # what is in memory only may still come to nothing
        if not live.table.over or live.written < len(live.table.entries):
            raise RegaliaError(says("not-over"))
        return live.table.record(request.state.person)


async def _looked_at(request: Asked, key: str, eyes: int) -> tuple[str, int, list[int], bool]:
    """The record, the eyes that may look at it, the person's own seats, and is it running?

    Secrets are for all once the game is over; before, everybody sees what they know anyway."""
    kept, live = await _table(request, key)
    person: str = request.state.person
    if live is None:
        return await _text(kept, live, person), eyes, [], False
    async with live.lock:  # what is in memory only may still come to nothing
        if live.written < len(live.table.entries):
            raise RegaliaError(says("not-over"))
        table, own = live.table, live.table.seats_of(person)
        if not table.over:
            eyes = table.eyes_of(person)
        return table.whole_record(), eyes, own, not table.over


@get("/api/tables/{key:str}/steps")
async def replay(request: Asked, key: str, language: str = ENGLISH, seat: int = -1) -> Replay:
    """A game, step by step: as somebody who watches could know it (-1), as a seat could, or with
    all secrets (-2).  A running one only as I know it."""
    language = language_of(language)
    told, eyes, own, running = await _looked_at(request, key, seat)
    given = (told, language, eyes, own[0] if len(own) == 1 else SPECTATOR)
    found = await _foreign(request).do(address_of(request), records.steps, *given)
    found.you, found.live = own, running
    return found


@get("/api/tables/{key:str}/scenes")
async def scenes(
    request: Asked,
    key: str,
    language: str = ENGLISH,
    shape: str = "wide",
    begin: int = 0,
    seat: int = -1,
) -> list[Scene]:
    """What is to be seen after each of its steps, some of them, from `begin` on."""
    told, eyes, _, _ = await _looked_at(request, key, seat)
    given = (told, language_of(language), shape_of(shape), max(0, begin), eyes)
    return await _foreign(request).do(address_of(request), records.scenes, *given)


@get("/api/tables/{key:str}/ways")
async def ways(
    request: Asked, key: str, language: str = ENGLISH, shape: str = "wide", number: int = -1
) -> Ways | None:
    """The least plans of a challenge that is over, from 0, or of the last one (-1)."""
    told, _, _, _ = await _looked_at(request, key, -1)
    given = (told, language_of(language), shape_of(shape), number)
    return await _foreign(request).do(address_of(request), records.ways, *given)


@get("/api/tables/{key:str}/verify")
async def verify(request: Asked, key: str, language: str = ENGLISH) -> Verified:
    """Draws all dice and cards of a finished game again."""
    language = language_of(language)
    told = await _finished(request, key)
    return await _foreign(request).do(address_of(request), records.verified, told, language)


def _foreign(request: Asked) -> Foreign:
    house: House = request.app.state.house
    return house.foreign


@post("/api/records")
async def upload(request: Asked, data: Upload, language: str = ENGLISH) -> RecordKey:
    """Reads and keeps a record."""
    house: House = request.app.state.house
    person: str = request.state.person
    address = address_of(request)
    if not house.tables_allowed.take(person, address):
        raise SlowDown(says("too-many-tables"))
    saved = await house.foreign.do(address, records.table_of, data.record)
    if saved and (live := await house.find(saved)):  # theirs, from the middle of the game
        return RecordKey(live.kept.watch_key)
    game = await house.foreign.do(address, records.game_of, data.record)  # checked, and then kept
    kept = await house.storage.keep_record(game, data.record.encode("utf-8"), now())
    return RecordKey(kept.watch_key)


# ------------------------------------------------------------------- for whoever runs it


@get("/health")
async def health(request: Asked) -> Response[Health]:
    """For whoever runs the server; with status 503 where it cannot write, or cannot read."""
    house: House = request.app.state.house
    ok = await healthy(house)
    return Response(Health(ok, len(house.live)), status_code=200 if ok else 503)


@get("/metrics", media_type="text/plain")
async def metrics() -> Response[bytes]:
    """Measurements, for whoever runs the server."""
    return Response(generate_latest(measured()), media_type="text/plain; version=0.0.4")


# ----------------------------------------------------------------------------------- page


def _file(path: Path, kind: str, kept: str) -> File:
    return File(
        path, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept}
    )


@get(
    [
        "/",
        "/about",
        "/continue",
        "/new/{game:str}",
        "/t/{key:str}",
        "/r/{key:str}",
        "/review/{key:str}",
        "/mine",
        "/analyse",
        "/analyse/{key:str}",
        "/rules/{game:str}",
        "/box",
        "/box/{game:str}",
        "/learn/{game:str}",
        "/workshop",
        "/workshop/{game:str}",
        "/daily",
        "/daily/{game:str}",
        "/practice/{game:str}",
        "/rush/{key:str}",
        "/proved/{game:str}",
    ],
    media_type="text/html",
)
async def page() -> File:
    """The same page for all its addresses; it finds out itself what to show."""
    return _file(STATIC / "index.html", "text/html; charset=utf-8", "no-cache")


@get("/service-worker.js", media_type="text/javascript")
async def service_worker() -> File:
    return _file(STATIC / "service-worker.js", "text/javascript", "no-cache")


@get("/manifest.webmanifest", media_type="application/manifest+json")
async def manifest() -> File:
    return _file(STATIC / "manifest.webmanifest", "application/manifest+json", "no-cache")


HANDLERS = [
    all_games,
    picture,
    looks,
    rules,
    open_table,
    my_tables,
    position,
    download,
    replay,
    scenes,
    ways,
    verify,
    upload,
    health,
    metrics,
    page,
    service_worker,
    manifest,
]

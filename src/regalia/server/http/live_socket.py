"""WebSockets of live tables: messages from a page, and to it (docs/wire.md)."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from regalia.app.errors import Forbidden, NotReadable, SlowDown, TooLarge
from regalia.app.identity import new_token, person_of
from regalia.app.wire import BadMessage, Pong
from regalia.core.errors import RegaliaError
from regalia.server.clock import now
from regalia.server.http.client_address import address_of
from regalia.server.http.cookies import cookie, token_of
from regalia.server.http.page_security import from_our_page
from regalia.server.live.connection import Connection, encoded
from regalia.server.live.live_table import LiveTable, ensure_par, unreadable
from regalia.server.loop_guard import ROUTE
from regalia.server.messages import language_of, say, says
from regalia.server.rate_limits import PEOPLE, TokenBucket
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.server.services import Services
from regalia.server.telemetry import CONNECTIONS, FAILURES, LOG, REFUSED
from regalia.table.mechanics.move_request import MoveRequest
from regalia.table.messages.incoming import (
    AskHint,
    AskMoments,
    AskRematch,
    Emote,
    LookBack,
    Message,
    Ping,
    SayMessage,
    SetLanguage,
    SetShape,
    Sit,
    Why,
)
from regalia.table.messages.replies import RefusalMessage

LARGEST_FRAME = 4096
MOST_CONNECTIONS = 400  # at one table
NO_TABLE, UNREADABLE, CROWDED, WRONG_PLACE, BROKEN = 4404, 4410, 4429, 4403, 1011
READ: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
SHAPES = ("wide", "tall")
MOMENTS = 4  # of the past, that count as one message more: they are as much work


@websocket("/live/{key:str}")
async def live_table(socket: WebSocket[Any, Any, Any], key: str) -> None:
    ROUTE.set("/live/{key}")
    services: Services = socket.app.state.services
    query = socket.query_params
    token = token_of(socket) or new_token()
    headers = {} if token_of(socket) else {"set-cookie": cookie(token, socket.url.scheme == "wss")}
    if not from_our_page(socket, services.settings.origins):
        await socket.close(WRONG_PLACE)
        return
    address = address_of(socket)
    if not services.limits.connects.take(token_of(socket) or "", address):
        await socket.close(CROWDED)
        return
    language = language_of(query.get("language"))
    try:
        live = await services.tables.find(key)
    except NotReadable as problem:
        await socket.accept(headers=headers)
        await _say_unreadable(socket, problem, language)
        return
    await socket.accept(headers=headers)
    shape = query.get("shape", "wide")
    shape = shape if shape in SHAPES else "wide"
    if live is None:
        await socket.close(NO_TABLE)
        return
    await ensure_par(live)
    connection = Connection(person_of(token), language, shape, key == live.kept.play_key, address)
    if _crowded(live, connection, services.settings.connections_a_table):
        await socket.close(CROWDED)
        return
    await _serve(socket, services, live, connection)


def _crowded(live: LiveTable, new: Connection, most: int) -> bool:
    """Tell if a table has too many connections: each costs something whenever it changes."""
    there = live.connections
    own = sum(one.person == new.person for one in there)
    near = sum(one.address == new.address for one in there)
    return own >= most or near >= PEOPLE * most or len(there) >= MOST_CONNECTIONS


async def _say_unreadable(
    socket: WebSocket[Any, Any, Any], problem: NotReadable, language: str
) -> None:
    refusal = RefusalMessage(problem.code, problem.told(language), problem.rule, "table")
    await socket.send_text(encoded(refusal))
    await socket.close(UNREADABLE)


async def _serve(
    socket: WebSocket[Any, Any, Any], services: Services, live: LiveTable, connection: Connection
) -> None:
    live.connections.add(connection)
    services.tables.presence_changed(live)
    CONNECTIONS.inc()
    sending = asyncio.create_task(
        connection.send(lambda one: _told(live, one), socket.send_text), name="sending"
    )
    receiving = asyncio.create_task(_receive(socket, services, live, connection), name="receiving")
    try:
        done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if problem := task.exception():
                if isinstance(problem, NotReadable):
                    await _say_unreadable(socket, problem, connection.language)
                elif not isinstance(problem, (WebSocketDisconnect, OSError, RuntimeError)):
                    FAILURES.inc()
                    LOG.error("a connection failed", exc_info=problem)
    finally:
        tasks = {sending, receiving, *connection.hints}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        live.connections.discard(connection)
        services.garbage.ended += 1
        live.used = time.monotonic()
        CONNECTIONS.dec()
        services.tables.presence_changed(live)
        if connection.ended is not None:
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                await socket.close(connection.ended)


def _told(live: LiveTable, connection: Connection) -> str | None:
    try:
        return live.broadcaster.message(connection)
    except Exception as problem:  # something in its log that nobody can put into words
        raise unreadable(live.kept, problem) from problem


async def _receive(
    socket: WebSocket[Any, Any, Any], services: Services, live: LiveTable, connection: Connection
) -> None:
    a_second = services.settings.frames_a_second
    allowance = TokenBucket(4 * a_second, a_second)
    while True:
        frame = await socket.receive_data(mode="text")
        language = connection.language
        about = "message"
        try:
            if not allowance.take():
                await asyncio.sleep(0.2)  # a flood waits
                raise SlowDown(says("slow-down"))
            if len(frame) > LARGEST_FRAME:
                raise TooLarge(says("too-large"))
            try:
                message = READ.decode(frame)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                REFUSED.labels("bad-message").inc()
                connection.answer(BadMessage("bad-message", say(language).say("bad-message")))
                continue
            if isinstance(message, AskMoments):
                allowance.charge(len(message.ns) // MOMENTS)
            about = str(message.__struct_config__.tag)
            await _do(services, live, connection, message)
        except RegaliaError as problem:
            REFUSED.labels(problem.code).inc()
            connection.answer(
                RefusalMessage(problem.code, problem.told(language), problem.rule, about)
            )
            if problem.code == "stale":
                connection.tell_table()


async def _do(
    services: Services, live: LiveTable, connection: Connection, message: Message
) -> None:
    table, person, language = live.table, connection.person, connection.language
    if isinstance(message, Ping):
        connection.answer(Pong(now()))
    elif isinstance(message, SetLanguage):
        connection.language = language_of(message.language)
        connection.tell_table_anew()
    elif isinstance(message, SetShape):
        connection.shape = message.shape
        connection.tell_table()
    elif isinstance(message, LookBack):
        if message.seat != -1 and person not in table.holders(message.seat):
            raise Forbidden(says("not-your-seat"))
        connection.looking = message.seat
        connection.tell_table()
    elif isinstance(message, Why):
        connection.answer(table.why(person, message.seat, message.taps, language))
    elif isinstance(message, AskMoments):
        written = [n for n in message.ns if n < live.written]
        connection.answer(
            table.moments(person, written, language, connection.shape, connection.looking)
        )
    elif isinstance(message, AskHint):
        _ask_for_hint(services, live, connection, message.seat)
    else:
        if isinstance(message, Sit) and not connection.may_sit:
            raise Forbidden(says("only-watching"))
        if isinstance(message, SayMessage | Emote):
            if not services.limits.sayings.take(person, connection.address):
                raise SlowDown(says("too-much-said"))
        agreed = isinstance(message, AskRematch) and table.rematch_agreed and person in table.people
        if not agreed:  # else they ask once more where to go
            requester = services.requester(person, connection.address)
            near = live.near(connection) if isinstance(message, Sit) else set()
            await services.tables.change(
                live, lambda one: one.receive(person, message, now(), near), requester
            )
        if isinstance(message, AskRematch):
            await services.tables.play_again(live, person)


def _ask_for_hint(services: Services, live: LiveTable, connection: Connection, seat: int) -> None:
    """Begin to think about a hint while the connection goes on.

    The worker pool also serves everybody's computer players: nobody may keep it busy with hints."""
    person = connection.person
    thinking = live.table.hint_for(person, seat)
    if person in services.jobs.runner.hinting:
        raise SlowDown(says("slow-down"))
    if not services.limits.hints.take(person, connection.address):
        raise SlowDown(says("too-many-hints"))
    services.jobs.runner.hinting.add(person)
    hint = asyncio.create_task(_hint(services, live, connection, thinking), name="hinting")
    connection.hints.add(hint)
    hint.add_done_callback(connection.hints.discard)
    hint.add_done_callback(lambda _: services.jobs.runner.hinting.discard(person))


async def _hint(
    services: Services, live: LiveTable, connection: Connection, thinking: MoveRequest
) -> None:
    """Send a good action, by the strongest player, unless the game has gone on meanwhile."""
    requester = services.requester(connection.person, connection.address)
    try:
        best = (await services.jobs.runner.analyse(live, thinking, requester))[0]
    except RegaliaError as problem:
        told = problem.told(connection.language)
        connection.answer(RefusalMessage(problem.code, told, problem.rule, "hint"))
        return
    except Exception:
        FAILURES.inc()
        LOG.exception("a hint failed")
        connection.end(BROKEN)
        return
    async with live.lock:  # a reason may take a solver: the table stays as it is meanwhile
        if live.table.changed == thinking.n and not live.table.over:
            hint = live.table.hint
            connection.answer(await run_in_thread(hint, thinking.seat, best, connection.language))

"""Live tables by WebSocket: what a page may send, and what it is told (docs/wire.md)."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from regalia.core.errors import RegaliaError
from regalia.server.addresses import PEOPLE, address_of
from regalia.server.connection import Connection, encoded
from regalia.server.foreign import beside
from regalia.server.house import House
from regalia.server.live import Live, settled, unreadable
from regalia.server.observing import CONNECTIONS, FAILURES, LOG, REFUSED
from regalia.server.safety import (
    Allowance,
    Forbidden,
    NotReadable,
    SlowDown,
    TooLarge,
    cookie,
    from_our_page,
    language_of,
    new_token,
    person_of,
    say,
    says,
    token_of,
)
from regalia.server.telling import now
from regalia.server.wire import BadMessage, Pong
from regalia.table.messages import (
    Emote,
    Hint,
    Language,
    Look,
    Message,
    Moments,
    Ping,
    Rematch,
    Say,
    Shape,
    Sit,
    Why,
)
from regalia.table.replies import Refusal
from regalia.table.thinking import Thinking

LARGEST_FRAME = 4096
MOST_CONNECTIONS = 400  # at one table
NO_TABLE, UNREADABLE, CROWDED, WRONG_PLACE, BROKEN = 4404, 4410, 4429, 4403, 1011
READ: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
SHAPES = ("wide", "tall")
MOMENTS = 4  # of the past, that count as one message more: they are as much work


@websocket("/live/{key:str}")
async def live_table(socket: WebSocket[Any, Any, Any], key: str) -> None:
    house: House = socket.app.state.house
    query = socket.query_params
    token = token_of(socket) or new_token()
    headers = {} if token_of(socket) else {"set-cookie": cookie(token, socket.url.scheme == "wss")}
    if not from_our_page(socket, house.settings.origins):
        await socket.close(WRONG_PLACE)
        return
    address = address_of(socket)
    if not house.connects_allowed.take(token_of(socket) or "", address):
        await socket.close(CROWDED)
        return
    language = language_of(query.get("language"))
    try:
        live = await house.find(key)
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
    await settled(live)
    connection = Connection(person_of(token), language, shape, key == live.kept.play_key, address)
    if _crowded(live, connection, house.settings.connections_a_table):
        await socket.close(CROWDED)
        return
    await _serve(socket, house, live, connection)


def _crowded(live: Live, new: Connection, most: int) -> bool:
    """Every connection costs something whenever the table changes."""
    there = live.connections
    own = sum(one.person == new.person for one in there)
    near = sum(one.address == new.address for one in there)
    return own >= most or near >= PEOPLE * most or len(there) >= MOST_CONNECTIONS


async def _say_unreadable(
    socket: WebSocket[Any, Any, Any], problem: NotReadable, language: str
) -> None:
    refusal = Refusal(problem.code, problem.told(language), problem.rule, "table")
    await socket.send_text(encoded(refusal))
    await socket.close(UNREADABLE)


async def _serve(
    socket: WebSocket[Any, Any, Any], house: House, live: Live, connection: Connection
) -> None:
    live.connections.add(connection)
    house.came_or_left(live)
    CONNECTIONS.inc()
    sending = asyncio.create_task(
        connection.send(lambda one: _told(live, one), socket.send_text), name="sending"
    )
    receiving = asyncio.create_task(_receive(socket, house, live, connection), name="receiving")
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
        house.garbage.ended += 1
        live.used = time.monotonic()
        CONNECTIONS.dec()
        house.came_or_left(live)
        if connection.ended is not None:
            with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                await socket.close(connection.ended)


def _told(live: Live, connection: Connection) -> str | None:
    try:
        return live.telling.message(connection)
    except Exception as problem:  # something in its log that nobody can put into words
        raise unreadable(live.kept, problem) from problem


async def _receive(
    socket: WebSocket[Any, Any, Any], house: House, live: Live, connection: Connection
) -> None:
    a_second = house.settings.frames_a_second
    allowance = Allowance(4 * a_second, a_second)
    while True:
        frame = await socket.receive_data(mode="text")
        language = connection.language
        about = "message"
        try:
            if not allowance.take():
                await asyncio.sleep(0.2)  # whoever floods waits for us
                raise SlowDown(says("slow-down"))
            if len(frame) > LARGEST_FRAME:
                raise TooLarge(says("too-large"))
            try:
                message = READ.decode(frame)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                REFUSED.labels("bad-message").inc()
                connection.answer(BadMessage("bad-message", say(language).say("bad-message")))
                continue
            if isinstance(message, Moments):
                allowance.charge(len(message.ns) // MOMENTS)
            about = str(message.__struct_config__.tag)
            await _do(house, live, connection, message)
        except RegaliaError as problem:
            REFUSED.labels(problem.code).inc()
            connection.answer(Refusal(problem.code, problem.told(language), problem.rule, about))
            if problem.code == "stale":
                connection.tell_table()


async def _do(house: House, live: Live, connection: Connection, message: Message) -> None:
    table, person, language = live.table, connection.person, connection.language
    if isinstance(message, Ping):
        connection.answer(Pong(now()))
    elif isinstance(message, Language):
        connection.language = language_of(message.language)
        connection.tell_table_anew()
    elif isinstance(message, Shape):
        connection.shape = message.shape
        connection.tell_table()
    elif isinstance(message, Look):
        if message.seat != -1 and person not in table.holders(message.seat):
            raise Forbidden(says("not-your-seat"))
        connection.looking = message.seat
        connection.tell_table()
    elif isinstance(message, Why):
        connection.answer(table.why(person, message.seat, message.taps, language))
    elif isinstance(message, Moments):
        written = [n for n in message.ns if n < live.written]
        connection.answer(
            table.moments(person, written, language, connection.shape, connection.looking)
        )
    elif isinstance(message, Hint):
        _ask_for_hint(house, live, connection, message.seat)
    else:
        if isinstance(message, Sit) and not connection.may_sit:
            raise Forbidden(says("only-watching"))
        if isinstance(message, Say | Emote):
            if not house.sayings_allowed.take(person, connection.address):
                raise SlowDown(says("too-much-said"))
        agreed = isinstance(message, Rematch) and table.rematch_agreed and person in table.people
        if not agreed:  # else they ask once more where to go
            whom = house.whom(person, connection.address)
            await house.change(live, lambda one: one.receive(person, message, now()), whom)
        if isinstance(message, Rematch):
            await house.play_again(live, person)


def _ask_for_hint(house: House, live: Live, connection: Connection, seat: int) -> None:
    """It is thought about while the connection goes on.

    The minds also think for everybody's computer players: nobody may keep them busy with hints."""
    person = connection.person
    thinking = live.table.hint_for(person, seat)
    if person in house.hinting:
        raise SlowDown(says("slow-down"))
    if not house.hints_allowed.take(person, connection.address):
        raise SlowDown(says("too-many-hints"))
    house.hinting.add(person)
    hint = asyncio.create_task(_hint(house, live, connection, thinking), name="hinting")
    connection.hints.add(hint)
    hint.add_done_callback(connection.hints.discard)
    hint.add_done_callback(lambda _: house.hinting.discard(person))


async def _hint(house: House, live: Live, connection: Connection, thinking: Thinking) -> None:
    """A good action, by the strongest player; nothing if the game has gone on meanwhile."""
    whom = house.whom(connection.person, connection.address)
    try:
        best = (await house.doing.analyse(live, thinking, whom))[0]
    except RegaliaError as problem:
        told = problem.told(connection.language)
        connection.answer(Refusal(problem.code, told, problem.rule, "hint"))
        return
    except Exception:
        FAILURES.inc()
        LOG.exception("a hint failed")
        connection.end(BROKEN)
        return
    async with live.lock:  # a reason may take a solver: the table stays as it is meanwhile
        if live.table.changed == thinking.n and not live.table.over:
            hint = live.table.hint
            connection.answer(await beside(hint, thinking.seat, best, connection.language))

"""Requests by which seats follow a person: to another device, and to friends who are invited."""

from typing import Any

from litestar import Request, Response, delete, get, post

from regalia.core.words import ENGLISH
from regalia.server.addresses import address_of
from regalia.server.foreign import beside
from regalia.server.house import House
from regalia.server.live import Live
from regalia.server.reaching import qr, reach
from regalia.server.safety import Forbidden, Missing, SlowDown, cookie, says, token_of
from regalia.server.telling import now
from regalia.server.wire import Code, Invitation, JoinSide, LeaveSide
from regalia.table.entries import Entry, Parted
from regalia.table.table import Table

Asked = Request[Any, Any, Any]


async def invited(request: Asked, path: str, until: int | None = None) -> Invitation:
    """To a page of ours, under the address by which others reach it."""
    house: House = request.app.state.house
    reached = reach(house.settings, request)
    address = reached.origin + path
    return Invitation(address, await beside(qr, address), reached, until)


@post("/api/person/code", status_code=200)
async def my_code(request: Asked, language: str = ENGLISH) -> Invitation:
    """An address with which I go on at another device: once, within ten minutes."""
    house: House = request.app.state.house
    token = token_of(request)
    if token is None:  # the cookie has only just been given
        raise Missing(says("no-page"))
    if not house.continuing.codes_allowed.take(request.state.person, address_of(request)):
        raise SlowDown(says("slow-down"))
    code, until = await house.continuing.code(token, now())
    return await invited(request, f"/continue#{code}", until)


@post("/api/person/continue", status_code=200)
async def go_on_here(request: Asked, data: Code, language: str = ENGLISH) -> Response[None]:
    """I am whose code this is: brings their cookie, and the code is gone."""
    house: House = request.app.state.house
    if not house.continuing.tries_allowed.take(request.state.person, address_of(request)):
        raise SlowDown(says("too-many-phrases"))
    token = await house.continuing.token(data.code, now())
    return Response(None, headers={"set-cookie": cookie(token, request.url.scheme == "https")})


@get("/api/tables/{key:str}/invitation")
async def invitation(request: Asked, key: str, language: str = ENGLISH) -> Invitation:
    """The address of a table under which others reach it: to play or to look on, as the key is."""
    house: House = request.app.state.house
    if await house.find(key) is None:
        raise Missing(says("no-table"))
    return await invited(request, f"/t/{key}")


# ------------------------------------------------------------------------- several on one seat


async def _live(request: Asked, key: str) -> Live:
    house: House = request.app.state.house
    await house.sides.ready()
    if live := await house.find(key):
        return live
    raise Missing(says("no-table"))


@get("/api/tables/{key:str}/side")
async def side(request: Asked, key: str, seat: int = 0, language: str = ENGLISH) -> Invitation:
    """An address for whoever is to play along on a seat of mine."""
    house: House = request.app.state.house
    live = await _live(request, key)
    async with live.lock:
        if request.state.person not in live.table.holders(seat):
            raise Forbidden(says("not-your-seat"))
        said = f"/t/{live.kept.watch_key}#side={seat}.{house.sides.key(live, seat)}"
    return await invited(request, said)


@post("/api/tables/{key:str}/side", status_code=200)
async def join_side(request: Asked, key: str, data: JoinSide, language: str = ENGLISH) -> None:
    """I play along on a seat to which I was invited."""
    house: House = request.app.state.house
    live, person = await _live(request, key), request.state.person

    def join(table: Table) -> list[Entry]:
        house.sides.check(live, data.seat, data.key)
        return table.join(person, data.seat, data.name, now())

    await house.change(live, join, house.whom(person, address_of(request)))


@delete("/api/tables/{key:str}/side", status_code=200)
async def leave_side(request: Asked, key: str, data: LeaveSide, language: str = ENGLISH) -> None:
    """I leave a seat to the others there, or send one of them away from mine."""
    house: House = request.app.state.house
    live, person = await _live(request, key), request.state.person
    done = await house.change(
        live,
        lambda table: table.part(person, data.seat, data.number, now()),
        house.whom(person, address_of(request)),
    )
    await house.sides.left(live, {entry.person for entry in done if isinstance(entry, Parted)})


FOLLOWING_HANDLERS = [my_code, go_on_here, invitation, side, join_side, leave_side]

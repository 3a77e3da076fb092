"""Requests for invitations: to another device of one's own, to a table, to a seat."""

from litestar import delete, get, post

from regalia.app.errors import Forbidden, Missing
from regalia.app.wire import Invitation, JoinSide, LeaveSide
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.addresses import qr, reach
from regalia.server.http.page_request import PageRequest
from regalia.server.live.live_table import LiveTable
from regalia.server.messages import says
from regalia.server.sandbox.sandbox import run_in_thread
from regalia.table.entries import Entry, Parted
from regalia.table.table import Table


async def invited(request: PageRequest, path: str, until: int | None = None) -> Invitation:
    """An invitation to a page of ours, under the address by which others reach it."""
    services = request.services
    reached = reach(services.settings, request)
    address = reached.origin + path
    return Invitation(address, await run_in_thread(qr, address), reached, until)


@post("/api/person/code", status_code=200)
async def my_code(request: PageRequest, language: str = ENGLISH) -> Invitation:
    """An address with which I go on at another device: once, within ten minutes."""
    services = request.services
    request.check_rate(services.people.device_codes.codes_allowed)
    code, until = await services.people.device_codes.code(request.device, now())
    return await invited(request, f"/continue#{code}", until)


@get("/api/tables/{key:str}/invitation")
async def invitation(request: PageRequest, key: str, language: str = ENGLISH) -> Invitation:
    """The address of a table under which others reach it: to play or to look on, as the key is."""
    services = request.services
    if await services.tables.find(key) is None:
        raise Missing(says("no-table"))
    return await invited(request, f"/t/{key}")


# ------------------------------------------------------------------------- several on one seat


async def _live(request: PageRequest, key: str) -> LiveTable:
    services = request.services
    await services.people.seat_invitations.ready()
    if live := await services.tables.find(key):
        return live
    raise Missing(says("no-table"))


@get("/api/tables/{key:str}/side")
async def side(
    request: PageRequest, key: str, seat: int = 0, language: str = ENGLISH
) -> Invitation:
    """An address for a friend who is to play along on a seat of mine."""
    services = request.services
    live = await _live(request, key)
    async with live.lock:
        if request.person not in live.table.holders(seat):
            raise Forbidden(says("not-your-seat"))
        key = services.people.seat_invitations.key(live, seat)
    return await invited(request, f"/t/{live.kept.watch_key}#side={seat}.{key}")


@post("/api/tables/{key:str}/side", status_code=200)
async def join_side(
    request: PageRequest, key: str, data: JoinSide, language: str = ENGLISH
) -> None:
    """I play along on a seat to which I was invited."""
    services = request.services
    live, person = await _live(request, key), request.person

    def join(table: Table) -> list[Entry]:
        services.people.seat_invitations.check(live, data.seat, data.key)
        return table.join(person, data.seat, data.name, now())

    await services.tables.change(live, join, request.requester)


@delete("/api/tables/{key:str}/side", status_code=200)
async def leave_side(
    request: PageRequest, key: str, data: LeaveSide, language: str = ENGLISH
) -> None:
    """I leave a seat to the others there, or send one of them away from mine."""
    services = request.services
    live, person = await _live(request, key), request.person
    done = await services.tables.change(
        live,
        lambda table: table.part(person, data.seat, data.number, now()),
        request.requester,
    )
    await services.people.seat_invitations.left(
        live, {entry.person for entry in done if isinstance(entry, Parted)}
    )


INVITATION_HANDLERS = [my_code, invitation, side, join_side, leave_side]

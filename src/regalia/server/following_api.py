"""Requests by which seats follow a person: to another device, and to friends who are invited."""

from typing import Any

from litestar import Request, Response, get, post

from regalia.core.words import ENGLISH
from regalia.server.addresses import address_of
from regalia.server.foreign import beside
from regalia.server.house import House
from regalia.server.reaching import qr, reach
from regalia.server.safety import Missing, SlowDown, cookie, says, token_of
from regalia.server.telling import now
from regalia.server.wire import Code, Invitation

Asked = Request[Any, Any, Any]


async def _invitation(request: Asked, path: str, until: int | None = None) -> Invitation:
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
    return await _invitation(request, f"/continue#{code}", until)


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
    return await _invitation(request, f"/t/{key}")


FOLLOWING_HANDLERS = [my_code, go_on_here, invitation]

"""Requests about notices that reach a browser while no page is open."""

import base64
import binascii
from typing import Any

from litestar import Request, delete, get, post

from regalia.core.words import ENGLISH
from regalia.server.addresses import address_of
from regalia.server.endpoints import NoEndpoint, endpoint
from regalia.server.house import House
from regalia.server.safety import Missing, SlowDown, language_of, says
from regalia.server.subscriptions import Subscription
from regalia.server.telling import now
from regalia.server.wire import NewSubscription, NoSubscription, PushOffer

Asked = Request[Any, Any, Any]


@get("/api/push")
async def push_offer(request: Asked, language: str = ENGLISH) -> PushOffer:
    """Whether this server sends notices, and the key by which browsers know it."""
    house: House = request.app.state.house
    return PushOffer((await house.notices.push()).public_key if house.notices.on else None)


@post("/api/push", status_code=200)
async def subscribe(request: Asked, data: NewSubscription, language: str = ENGLISH) -> None:
    """Notices of mine go to this browser, too."""
    house: House = request.app.state.house
    notices, person = house.notices, request.state.person
    if not notices.on:
        raise Missing(says("no-push"))
    if not notices.allowed.take(person, address_of(request)):
        raise SlowDown(says("slow-down"))
    endpoint(data.endpoint, house.settings.push_loopback)
    keys = _key(data.p256dh, 65), _key(data.auth, 16)
    _check_point(keys[0])
    new = Subscription(data.endpoint, *keys, language_of(data.language), now())
    await notices.subscriptions.add(person, new, now())


@delete("/api/push", status_code=200)
async def unsubscribe(request: Asked, data: NoSubscription, language: str = ENGLISH) -> None:
    """No more notices to this browser."""
    house: House = request.app.state.house
    await house.notices.subscriptions.remove(request.state.person, data.endpoint)


def _key(said: str, length: int) -> bytes:
    try:
        key = base64.b64decode(said + "=" * (-len(said) % 4), altchars="-_", validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if len(key) != length:
        raise NoEndpoint(says("endpoint-form"))
    return key


def _check_point(p256dh: bytes) -> None:
    """A key that is no point of the curve would only fail later."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    except ValueError:
        raise NoEndpoint(says("endpoint-form")) from None


PUSH_HANDLERS = [push_offer, subscribe, unsubscribe]

"""Requests about notices that reach a browser while no page is open."""

import base64
import binascii

from litestar import delete, get, post

from regalia.app.errors import Missing
from regalia.app.wire import NewSubscription, NoSubscription, PushOffer
from regalia.core.words import ENGLISH
from regalia.server.clock import now
from regalia.server.http.page_request import PageRequest
from regalia.server.messages import language_of, says
from regalia.server.people.push_endpoints import BadEndpoint, endpoint
from regalia.server.people.subscriptions import Subscription


@get("/api/push")
async def push_offer(request: PageRequest, language: str = ENGLISH) -> PushOffer:
    """Says whether this server sends notices, and the key by which browsers know it."""
    services = request.services
    return PushOffer(
        (await services.people.notices.push()).public_key if services.people.notices.on else None
    )


@post("/api/push", status_code=200)
async def subscribe(request: PageRequest, data: NewSubscription, language: str = ENGLISH) -> None:
    """Notices of mine go to this browser, too."""
    services = request.services
    notices, person = services.people.notices, request.person
    if not notices.on:
        raise Missing(says("no-push"))
    request.check_rate(notices.allowed)
    endpoint(data.endpoint, services.settings.push_loopback)
    keys = _key(data.p256dh, 65), _key(data.auth, 16)
    _check_point(keys[0])
    new = Subscription(data.endpoint, *keys, language_of(data.language), now())
    await notices.subscriptions.add(person, request.device.digest, new, now())


@delete("/api/push", status_code=200)
async def unsubscribe(request: PageRequest, data: NoSubscription, language: str = ENGLISH) -> None:
    """Send no more notices to this browser."""
    services = request.services
    await services.people.notices.subscriptions.remove(request.person, data.endpoint)


def _key(said: str, length: int) -> bytes:
    try:
        key = base64.b64decode(said + "=" * (-len(said) % 4), altchars="-_", validate=True)
    except (binascii.Error, ValueError):
        key = b""
    if len(key) != length:
        raise BadEndpoint(says("endpoint-form"))
    return key


def _check_point(p256dh: bytes) -> None:
    """Refuse a key that is no point of the curve, which would only fail later."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), p256dh)
    except ValueError:
        raise BadEndpoint(says("endpoint-form")) from None


PUSH_HANDLERS = [push_offer, subscribe, unsubscribe]

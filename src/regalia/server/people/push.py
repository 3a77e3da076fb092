"""Web push of notices, under our own key (VAPID, RFC 8292)."""

import asyncio
import base64
import ssl
import time
from collections.abc import Callable

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from regalia.core.errors import RegaliaError
from regalia.server.people.push_encryption import CURVE, encrypted, public_bytes
from regalia.server.people.push_endpoints import HTTPS, endpoint, resolved
from regalia.server.people.subscriptions import Subscription
from regalia.server.telemetry import LOG, PUSHED

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve
STEP = 3.0  # seconds: to connect, to agree on TLS, to send, and to be answered
ALL = 15.0  # seconds, whatever happens
VALID = 12 * 60 * 60  # seconds for which a signature is; at most 24 hours
GONE = (404, 410)


def identity(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """Derive the key from 32 random bytes: it is the same for all servers of a database."""
    return ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, CURVE)


class Push:
    def __init__(self, secret: bytes, contact: str, loopback: bool) -> None:
        self.key, self.contact, self.loopback = identity(secret), contact, loopback
        self.context = ssl.create_default_context()

    @property
    def public_key(self) -> str:
        """The key by which browsers know us."""
        raw = public_bytes(self.key.public_key())
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    async def send(self, to: Subscription, said: bytes, ttl: int, topic: str) -> bool:
        """Send a notice to a browser; False: nobody is there any more. No other failure matters."""
        try:
            async with asyncio.timeout(ALL):
                status = await self._post(to, said, ttl, topic)
        except (TimeoutError, OSError, httpx.HTTPError, RegaliaError, ValueError) as problem:
            PUSHED.labels("failed").inc()
            LOG.info("a notice was not sent", why=type(problem).__name__)  # never where to
            return True
        PUSHED.labels(f"{status // 100}xx").inc()
        return status not in GONE

    async def _post(self, to: Subscription, said: bytes, ttl: int, topic: str) -> int:
        place = endpoint(to.endpoint, self.loopback)
        address = await resolved(place, self.loopback)
        body = encrypted(said, to.p256dh, to.auth)
        port = "" if place.port == HTTPS else f":{place.port}"
        headers = {
            **self._signed(f"https://{place.host}{port}"),
            "host": f"{place.host}{port}",
            "ttl": str(ttl),
            "topic": topic,
            "urgency": "normal",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
        }
        # The very address that was looked at, however its name may resolve meanwhile; the
        # certificate must be for the name.  What the environment says about proxies is not heard.
        at = f"[{address}]" if ":" in address else address
        async with (
            httpx.AsyncClient(
                verify=self.context,
                trust_env=False,
                follow_redirects=False,
                timeout=STEP,
            ) as client,
            client.stream(
                "POST",
                f"https://{at}:{place.port}{place.path}",
                content=body,
                headers=headers,
                extensions={"sni_hostname": place.host},
            ) as answer,
        ):
            return answer.status_code  # what it says besides is not read

    def _signed(self, audience: str, now: Callable[[], float] = time.time) -> dict[str, str]:
        vapid = Vapid02()
        vapid.private_key = self.key
        claims = {"aud": audience, "exp": int(now()) + VALID, "sub": self.contact}
        return {"authorization": vapid.sign(claims)["Authorization"]}

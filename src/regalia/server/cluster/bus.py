"""The bus between servers: publish/subscribe by Redis.

Nothing depends on a message: it may be lost, come twice, or be somebody else's invention.  So there
is no queue that could fill up, and while Redis is away everything is dropped.  Messages are signed
with a key that stands in the database: who has no way to it can neither say anything that we hear
nor learn more than that there is something to read.
"""

import asyncio
import contextlib
import hashlib
import hmac
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from regalia.core.extras import needs
from regalia.server.background import cancel_all
from regalia.server.telemetry import BUS_CUTS, LOG

SCHEMES = ("redis://", "rediss://", "unix://")
BEAT = 5.0  # seconds between two signs of life
DEAF = 3 * BEAT  # without any of them, not even our own: the line is dead
MOST_WAITING = 10_000  # messages to be sent
LONGEST = 64_000  # bytes of a message
SIGNATURE = 16
PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds before connecting anew


def client_of(url: str) -> tuple[Any, tuple[type[Exception], ...]]:
    """Make a client of Redis; returns it with the errors that it raises."""
    with needs("scale"):
        import redis.asyncio
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
        from redis.exceptions import RedisError
    client = redis.asyncio.from_url(
        url,
        socket_timeout=BEAT,
        socket_connect_timeout=BEAT,
        retry=Retry(NoBackoff(), 0),  # we must know when something may have been missed
    )
    return client, (RedisError, OSError, asyncio.TimeoutError)


class Bus:
    """A signed channel: `hear` gets all messages; `connected`: some may have been missed."""

    def __init__(
        self,
        url: str,
        key: bytes,
        hear: Callable[[bytes], None],
        connected: Callable[[], None],
    ) -> None:
        self.redis, self.problems = client_of(url)
        self.key, self.hear, self.connected = key, hear, connected
        # Several houses may share a Redis; who does not know the key cannot even name the channel.
        self.channel = "regalia:" + hashlib.blake2b(b"channel", key=key, digest_size=16).hexdigest()
        self.waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self.something = asyncio.Event()
        self.up = False
        self.since = self.heard = 0.0  # when it came up, and when it was last heard
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(one()) for one in (self._listen, self._speak, self._beat)]

    async def close(self) -> None:
        await cancel_all(self.tasks)
        with contextlib.suppress(*self.problems):
            await self.redis.aclose()

    def say(self, message: bytes) -> None:
        if self.up:
            self.waiting.append(message)
            self.something.set()

    # ------------------------------------------------------------------------------- speaking

    def signed(self, message: bytes) -> bytes:
        return hmac.digest(self.key, message, "sha256")[:SIGNATURE] + message

    def read(self, signed: bytes) -> bytes | None:
        """The message, if it is one of ours."""
        message = signed[SIGNATURE:]
        if len(signed) > LONGEST or not hmac.compare_digest(self.signed(message), signed):
            return None
        return message

    async def _speak(self) -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            try:
                async with self.redis.pipeline(transaction=False) as several:
                    while self.waiting:
                        several.publish(self.channel, self.signed(self.waiting.popleft()))
                    await several.execute()
            except self.problems:
                self.waiting.clear()  # the others will read the log
                await asyncio.sleep(PAUSE)

    async def _beat(self) -> None:
        while True:
            self.say(b"")
            await asyncio.sleep(BEAT)

    # -------------------------------------------------------------------------------- hearing

    async def _listen(self) -> None:
        pause = PAUSE
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(self.channel)
                    self.up, pause = True, PAUSE
                    self.since = self.heard = time.monotonic()
                    self.connected()
                    while time.monotonic() - self.heard < DEAF:
                        told = await line.get_message(timeout=BEAT)
                        if told and (message := self.read(told["data"])) is not None:
                            self.heard = time.monotonic()
                            if message:
                                self.hear(message)
            except self.problems as problem:
                LOG.warning("the bus is cut", why=str(problem)[:200])
            self.up = False
            BUS_CUTS.inc()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

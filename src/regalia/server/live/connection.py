"""A connection: one browser at one table.

Messages are made only when they can be sent, so a slow browser skips stale ones and nothing piles
up; and where a table changes several times within a moment, every browser skips what is between.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from regalia.app.wire import FromServer

MOST_ANSWERS = 32  # that wait to be sent
APART = 0.03  # seconds, on average, between two times that the table is told
AT_ONCE = 4  # times that it may be told without that
WRITE = msgspec.json.Encoder()


class Connection:
    def __init__(
        self, person: str, language: str, shape: str, may_sit: bool, address: str = ""
    ) -> None:
        self.person, self.language, self.shape, self.may_sit = person, language, shape, may_sit
        self.address = address
        self.looking: int | None = None  # on a shared device: whose eyes
        self.known = 0  # how much of the log was told
        self.sits = False  # when it was told
        self.answers: deque[FromServer] = deque(maxlen=MOST_ANSWERS)
        self.behind = True  # the table has changed since it was told
        self.next = 0.0  # when it would be told next, at an even pace
        self.something = asyncio.Event()
        self.something.set()
        self.drained = asyncio.Event()  # no answer waits any more
        self.hints: set[asyncio.Task[None]] = set()  # being thought about
        self.ended: int | None = None

    def tell_table(self) -> None:
        self.behind = True
        self.something.set()

    def tell_table_anew(self) -> None:
        """Send the whole log again: the language changed, say."""
        self.known = 0
        self.tell_table()

    def answer(self, message: FromServer) -> None:
        self.answers.append(message)
        self.something.set()

    async def has_room(self) -> None:
        """Wait while no further answer would be kept: whoever asks faster than they read waits."""
        while len(self.answers) >= MOST_ANSWERS:
            self.drained.clear()
            await self.drained.wait()

    def end(self, code: int) -> None:
        self.ended = code
        self.something.set()

    async def send(
        self,
        table: Callable[["Connection"], str | None],
        send: Callable[[str], Awaitable[None]],
    ) -> int:
        """Send messages until the connection ends; returns the code of its end."""
        while True:
            await self.something.wait()
            self.something.clear()
            while self.answers:
                await send(encoded(self.answers.popleft()))
            self.drained.set()
            if self.ended is not None:
                return self.ended
            if self.behind:
                loop = asyncio.get_running_loop()
                early = self.next - AT_ONCE * APART
                if loop.time() < early:
                    loop.call_at(early, self.something.set)
                    continue
                self.behind = False
                if (message := table(self)) is not None:
                    self.next = max(self.next, loop.time()) + APART
                    await send(message)


def encoded(message: FromServer) -> str:
    return WRITE.encode(message).decode()

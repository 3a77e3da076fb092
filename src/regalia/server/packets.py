"""Steps of lessons and exercises as the page is told them: with all answers, up to a megabyte.

Working one out takes a tenth of a second, and there are thousands in eight languages: whoever asked
for one after the other would keep everybody at the tables waiting.  So they are made and compressed
in a process of their own, in turn by address, and some are remembered as they are sent.
"""

import asyncio
import gzip
from collections import OrderedDict
from typing import Any, cast

import msgspec
from litestar import Request, Response

from regalia.server import daily, learning
from regalia.server.addresses import address_of
from regalia.server.foreign import Foreign
from regalia.teaching.packet import StepPacket, packet

REMEMBERED = 128  # that were asked for last; 20 to 200 KB each
MOST_WAITING = 40  # of one address, where a class may sit
AS_IS = "sent_as_it_is"  # of handlers whose answers are compressed already

Place = tuple[str | int, ...]  # which step or exercise; in which language and shape


class Packets:
    def __init__(self) -> None:
        self.process = Foreign(MOST_WAITING)
        self.known: OrderedDict[Place, bytes] = OrderedDict()
        self.making: dict[Place, asyncio.Task[bytes]] = {}

    async def lesson(self, request: Request[Any, Any, Any], *place: str) -> Response[StepPacket]:
        """A step: game, lesson, step, language, shape."""
        return _answer(request, await self._packet(place, address_of(request)))

    async def exercise(
        self, request: Request[Any, Any, Any], game: str, number: int, *how: str
    ) -> Response[StepPacket]:
        """An exercise, in a language and a shape."""
        return _answer(request, await self._packet((game, number, *how), address_of(request)))

    async def _packet(self, place: Place, address: str) -> bytes:
        """All who ask for the same at once wait for one."""
        if place in self.known:
            self.known.move_to_end(place)
            return self.known[place]
        if place not in self.making:
            task = asyncio.create_task(self._made(place, address), name="a packet")
            task.add_done_callback(lambda _: self.making.pop(place, None))
            self.making[place] = task
        return await asyncio.shield(self.making[place])  # others may wait for it, too

    async def _made(self, place: Place, address: str) -> bytes:
        found = self.known[place] = await self.process.do(address, made, place)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found

    def get_ready(self) -> None:
        """Somebody will soon ask for one."""
        self.process.get_ready()

    def close(self) -> None:
        for task in list(self.making.values()):
            task.cancel()
        self.process.close()


def made(place: Place) -> bytes:
    """A packet as it is sent, compressed."""
    *where, language, shape = place
    game, which = str(where[0]), where[1]
    if isinstance(which, int):
        step = daily.exercises_of(game).step(which)
    else:
        step = learning.step_of(game, which, str(where[2]))
    told = packet(step, str(language), str(shape))
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)


def _answer(request: Request[Any, Any, Any], packed: bytes) -> Response[StepPacket]:
    headers = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    told = Response(packed, media_type="application/json", headers=headers)
    return cast(Response[StepPacket], told)

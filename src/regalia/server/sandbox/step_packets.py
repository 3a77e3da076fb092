"""Packets of lesson steps, exercises and worked examples: with all answers, up to a megabyte; and
lines of proved positions.

Making one takes up to a tenth of a second, and there are thousands in eight languages: made in the
server itself they would delay everybody at the tables.  So they are made and compressed in a
process of their own, in turn by address, and recently used ones are kept as they are sent.
"""

import asyncio
import gzip
from collections import OrderedDict

import msgspec

from regalia.app import daily, learning, proved_positions
from regalia.app.proved_positions import ProvedLine
from regalia.server.sandbox.sandbox import Sandbox
from regalia.teaching.examples.example_packets import ExamplePacket, ExamplePresenter
from regalia.teaching.lessons.step_packets import StepPacket, packet

REMEMBERED = 128  # that were asked for last; 20 to 200 KB each

EXAMPLE, PROVED = "example:", "proved:"  # in the place of a lesson, none of which is called so
StepKey = tuple[str | int, ...]  # game, lesson and step, or its number; language, shape


class StepPackets:
    def __init__(self) -> None:
        self.process = Sandbox()
        self.known: OrderedDict[StepKey, bytes] = OrderedDict()
        self.making: dict[StepKey, asyncio.Task[bytes]] = {}

    async def packet(self, place: StepKey, address: str) -> bytes:
        """A step or an exercise, compressed; all who ask for the same at once wait for one."""
        if place in self.known:
            self.known.move_to_end(place)
            return self.known[place]
        if place not in self.making:
            task = asyncio.create_task(self._made(place, address), name="a packet")
            task.add_done_callback(lambda _: self.making.pop(place, None))
            self.making[place] = task
        return await asyncio.shield(self.making[place])  # others may wait for it, too

    async def _made(self, place: StepKey, address: str) -> bytes:
        found = self.known[place] = await self.process.do(address, made, place)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return found

    def get_ready(self) -> None:
        """Start the process: somebody will soon ask for a packet."""
        self.process.get_ready()

    def close(self) -> None:
        for task in list(self.making.values()):
            task.cancel()
        self.process.close()


def made(place: StepKey) -> bytes:
    """Make a packet, compressed as it is sent."""
    *where, language, shape = place
    game, which = str(where[0]), where[1]
    if which == EXAMPLE:
        example = learning.example_of(game, str(where[2]))
        return compressed(ExamplePresenter(example, str(language), str(shape)).packet())
    if which == PROVED:
        return compressed(proved_positions.line(game, int(where[2]), str(language), str(shape)))
    if isinstance(which, int):
        step = daily.exercises_of(game).step(which)
    else:
        step = learning.step_of(game, which, str(where[2]))
    return compressed(packet(step, str(language), str(shape)))


def unsolved(game: str, number: int, language: str, shape: str) -> bytes:
    """Make the packet of an exercise without its answers, compressed as it is sent."""
    step = daily.exercises_of(game).step(number)
    return compressed(packet(step, language, shape, whole=False))


def compressed(told: ExamplePacket | StepPacket | ProvedLine) -> bytes:
    return gzip.compress(msgspec.json.encode(told), 6, mtime=0)

"""Garbage collection in quiet moments.

Tables and connections live for long and hold millions of objects, and a collection of the young
ones takes up to half a second, during which nobody is told anything.  Left to itself Python would
collect again and again under play, for nearly nothing: objects of a message die by reference
count, and cycles come mostly from connections that end.  So collection is switched off and done
here: when nothing has happened for a moment, or when so many connections have ended, or so many
objects are new, that memory matters more.
"""

import asyncio
import gc
import time

LOOK = 0.5  # seconds between looks
QUIET = 0.3  # seconds without anything told that make a quiet moment
SOME = 20_000  # new things for which it is worth while in a quiet moment
MANY = 20_000_000  # and in any
ENDED = 2_000  # connections, after which it is looked for in any moment: some hundred megabytes


class GarbageCollector:
    def __init__(self) -> None:
        self.busy = 0.0  # when something was told last
        self.ended = 0  # connections, since it was looked for

    def is_due(self, now: float) -> bool:
        new = gc.get_count()[0]
        if new > MANY or self.ended > ENDED:
            return True
        return new > SOME and now - self.busy > QUIET

    async def collect(self) -> None:
        """Collect garbage until cancelled, unless Python does so by itself."""
        while not gc.isenabled():
            await asyncio.sleep(LOOK)
            if self.is_due(time.monotonic()):
                self.ended = 0
                gc.collect()

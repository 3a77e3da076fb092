"""When Python looks for cycles of dead things: in quiet moments.

Tables and connections live for long and hold millions of things, and looking at all that is new
takes up to half a second, during which nobody is told anything.  Left to itself Python would do so
again and again under play, where nearly nothing is found: what a message takes dies by itself, and
cycles are left mostly by connections that end.  So it is told when to: as soon as nothing has
happened for a moment, or when so many connections have ended, or so many things are new, that the
memory matters more.  What is new is mostly no garbage, but what the tables keep.
"""

import asyncio
import gc
import time

LOOK = 0.5  # seconds between looks
QUIET = 0.3  # seconds without anything told that make a quiet moment
SOME = 20_000  # new things for which it is worth while in a quiet moment
MANY = 20_000_000  # and in any
ENDED = 2_000  # connections, after which it is looked for in any moment: some hundred megabytes


class Garbage:
    def __init__(self) -> None:
        self.busy = 0.0  # when something was told last
        self.ended = 0  # connections, since it was looked for

    def is_due(self, now: float) -> bool:
        new = gc.get_count()[0]
        if new > MANY or self.ended > ENDED:
            return True
        return new > SOME and now - self.busy > QUIET

    async def collect(self) -> None:
        """Again and again, until it is cancelled; unless Python does it by itself."""
        while not gc.isenabled():
            await asyncio.sleep(LOOK)
            if self.is_due(time.monotonic()):
                self.ended = 0
                gc.collect()

"""Keeping house: what is old is forgotten, what is quiet leaves the memory; and is all well?"""

import asyncio
from typing import TYPE_CHECKING

from regalia.server.observing import FAILURES, FORGOTTEN, LOG
from regalia.server.telling import now

if TYPE_CHECKING:
    from regalia.server.house import House


async def healthy(house: "House") -> bool:
    """Can tables be read and written?"""
    try:
        room = house.settings.database or await house.disk.has_room()
        return bool(room) and await house.storage.healthy()
    except Exception as problem:  # whatever it is, nobody can play
        LOG.warning("not healthy", why=repr(problem))
        return False


async def keep(house: "House") -> None:
    """Forget old tables, and let quiet ones leave the memory."""
    rounds = 0
    while True:
        if rounds % 60 == 0:
            await _forget_old(house)
        rounds += 1
        for live in [live for live in house.live.values() if live.quiet()]:
            if not house.doing.busy(live):
                house.drop(live)
        await asyncio.sleep(60)


async def _forget_old(house: "House") -> None:
    try:
        gone = await house.storage.forget_old(house.settings, now())
        await house.due.sweep(now())
        await house.persons.forget_old(now() - house.settings.persons)
        await house.continuing.forget_old(now())
        await house.rushes.forget_old(now())
        await house.definitions.forget_old(now() - house.settings.persons)
    except Exception:  # a locked or full disk, say; in an hour it may do again
        FAILURES.inc()
        LOG.exception("old tables could not be forgotten")
        return
    FORGOTTEN.inc(gone)
    if gone:
        LOG.info("forgot old tables", count=gone)

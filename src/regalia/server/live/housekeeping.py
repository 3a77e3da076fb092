"""Housekeeping: old things are forgotten every hour, quiet tables leave the memory every minute."""

import asyncio
from collections.abc import Awaitable, Callable

from regalia.server.clock import now
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.telemetry import FAILURES, FORGOTTEN, LOG


async def keep(
    tables: LiveTables,
    busy: Callable[[LiveTable], bool],
    forget_old: Callable[[int], Awaitable[int]],
) -> None:
    """Keep house until cancelled; `busy`: a job of the table runs; `forget_old` counts tables."""
    rounds = 0
    while True:
        if rounds % 60 == 0:
            await _forget_old(forget_old)
        rounds += 1
        for live in [live for live in tables.held.values() if live.quiet()]:
            if not busy(live):
                tables.drop(live)
        await asyncio.sleep(60)


async def _forget_old(forget_old: Callable[[int], Awaitable[int]]) -> None:
    try:
        gone = await forget_old(now())
    except Exception:  # a locked or full disk, say; in an hour it may do again
        FAILURES.inc()
        LOG.exception("old tables could not be forgotten")
        return
    FORGOTTEN.inc(gone)
    if gone:
        LOG.info("forgot old tables", count=gone)

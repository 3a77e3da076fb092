"""Reads what other servers have written at a table that is held here."""

from typing import TYPE_CHECKING

from regalia.server.live import READ, Live, settled

if TYPE_CHECKING:
    from regalia.server.house import House


async def catch_up(house: "House", live: Live) -> bool:
    """Play what is new in the log, and tell everybody; is there anything?"""
    async with live.lock:
        if house.live.get(live.kept.id) is not live:
            return False
        table = live.table
        new = await house.storage.log_from(live.kept.id, live.written)
        try:
            for body in new:
                table.do(READ.decode(body))
        except Exception:
            house.forgotten(live)  # whoever opens it again is told what is wrong
            raise
        await settled(live)
        live.written = len(table.entries)
        if new:
            live.telling.everybody()
            house.doing.plan(live)
        if table.rematch_agreed and live.kept.next_key is None:
            next_key = await house.storage.next_key(live.kept.id)
            live.kept = live.kept._replace(next_key=next_key)
            await house.say_where(live, set(table.people))
        return bool(new)


async def current(house: "House", held: Live | None) -> Live | None:
    """A table that is held, as the log has it; None: it has to be read anew.

    Where nobody is connected to it, other servers' messages about it are not heeded."""
    if held and house.neighbours and not held.connections:
        try:
            await catch_up(house, held)
        except Exception:
            if house.live.get(held.kept.id) is held:  # it is the database
                raise
            return None
    return held

"""What is kept of a person's games: gathered when they look, from tables that are still there.

So nobody who only plays has a row for it (`persons.py`).
"""

from typing import TYPE_CHECKING

from regalia import games
from regalia.server import mistakes, records
from regalia.server.safety import NotReadable
from regalia.teaching import across
from regalia.teaching.across import MyGame, Played, Summed

if TYPE_CHECKING:
    from regalia.server.house import House
    from regalia.server.live import Live

VALUE = "games"  # kept as `games.GAME`, by us alone
MOST_TABLES = 60  # that are looked through
MOST_SUMMED = 10  # reviews that are read at once


def value_of(game: str) -> str:
    return f"{VALUE}.{game}"


async def gathered(house: "House", person: str, address: str, now: int) -> list[MyGame]:
    """All games of a person, with those that ended since they last looked."""
    values = await house.persons.values(person)
    left, since = MOST_SUMMED, _since(values.get(VALUE))
    for key, changed in await house.storage.tables_of(person, MOST_TABLES):
        if changed // 1000 <= since:
            continue
        try:
            live = await house.find(key)
        except NotReadable:
            continue
        if live is None or not live.table.over:
            continue
        game = live.kept.game
        before = across.known(values.get(value_of(game)))
        if before.get(live.kept.watch_key):
            continue
        found = await _summed(house, live, person, address) if left else None
        left -= found is not None
        if found is None and live.kept.watch_key in before:
            continue
        played = _played(live, person, changed // 1000, found)
        if played is not None:
            values[value_of(game)] = across.noted(values.get(value_of(game)), played)
            await house.persons.change(
                person,
                value_of(game),
                lambda kept, played=played: across.noted(kept, played),  # type: ignore[misc]
                now,
            )
    there = [name for name in games.names() if value_of(name) in values]
    return [across.told(name, values[value_of(name)]) for name in there]


def _played(live: "Live", person: str, at: int, found: Summed | None) -> Played | None:
    """A game in which they had one seat."""
    table = live.table
    seats, result = table.seats_of(person), table.result
    if len(seats) != 1 or not result:
        return None
    (seat,) = seats
    others = [place for one, place in enumerate(table.places) if one != seat]
    level = max((place.level or 0 for place in others), default=0)
    return Played(live.kept.watch_key, at, level, round(2 * result[seat]), found)


async def _summed(house: "House", live: "Live", person: str, address: str) -> Summed | None:
    """What the review says, if there is one and it is done."""
    progress = await house.reviews.progress(live.kept.id)
    seats = live.table.seats_of(person)
    if progress is None or not progress.over or len(seats) != 1:
        return None
    text = await house.reviews.record(live.kept.id)
    if text is None:
        return None
    return await house.foreign.do(address, records.summed, text, progress, seats[0])


async def forgotten(house: "House", person: str, now: int) -> None:
    """All of it; games that were over by then do not come in again."""
    for name in await house.persons.values(person):
        if name.startswith((f"{VALUE}.", f"{mistakes.VALUE}.")):
            await house.persons.remove(person, name)
    await house.persons.put(person, VALUE, {"since": now // 1000}, now)


def _since(kept: object) -> int:
    since = kept.get("since") if isinstance(kept, dict) else None
    return since if isinstance(since, int) else 0

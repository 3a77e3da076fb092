"""Statistics of a person's games, collected from their tables when they look.

So nobody who only plays has a row for it (`people/persons.py`).
"""

from functools import partial

from regalia import games
from regalia.app import daily, mistakes, own_style, records
from regalia.app.errors import NotReadable
from regalia.app.own_style import VALUE, value_of
from regalia.server.jobs.review_jobs import ReviewJobs
from regalia.server.live.live_table import LiveTable
from regalia.server.live.live_tables import LiveTables
from regalia.server.people.persons import Persons
from regalia.teaching.exercises import practice
from regalia.teaching.reviews import player_stats
from regalia.teaching.reviews.own_style_words import MyStyle
from regalia.teaching.reviews.player_stats import GameResult, MyGame, ReviewSummary

MOST_TABLES = 60  # that are looked through
MOST_SUMMED = 10  # reviews that are read at once


class OwnGames:
    def __init__(self, persons: Persons, tables: LiveTables, reviews: ReviewJobs) -> None:
        self.persons, self.tables, self.reviews = persons, tables, reviews

    async def collect(self, person: str, address: str, now: int) -> list[MyGame]:
        """The statistics of a person, with the games that ended since they last looked."""
        values = await self.persons.values(person)
        left, since = MOST_SUMMED, _since(values.get(VALUE))
        for key, changed in await self.tables.storage.tables_of(person, MOST_TABLES):
            if changed // 1000 <= since:
                continue
            try:
                live = await self.tables.find(key)
            except NotReadable:
                continue
            if live is None or not live.table.over:
                continue
            name = value_of(live.kept.game)
            before = player_stats.known(values.get(name))
            if before.get(live.kept.watch_key):
                continue
            found = await self._summed(live, person, address) if left else None
            left -= found is not None
            if found is None and live.kept.watch_key in before:
                continue
            played = _played(live, person, changed // 1000, found)
            if played is not None:
                noted = partial(player_stats.noted, played=played)
                values[name] = noted(values.get(name))
                await self.persons.change(person, name, noted, now)
        there = [game for game in games.names() if value_of(game) in values]
        return [player_stats.told(game, values[value_of(game)]) for game in there]

    async def styles(self, person: str, language: str) -> list[MyStyle]:
        """A person's strengths and weaknesses, by what is kept of games and exercises."""
        return own_style.styles(await self.persons.values(person), language)

    async def _summed(self, live: LiveTable, person: str, address: str) -> ReviewSummary | None:
        """Sum up the review, if there is one and it is done."""
        progress = await self.reviews.progress(live.kept.id)
        seats = live.table.seats_of(person)
        if progress is None or not progress.over or len(seats) != 1:
            return None
        text = await self.reviews.record_of(live)
        if text is None:
            return None
        sandbox = self.tables.sandbox
        return await sandbox.do(address, records.summed, text, progress, seats[0])

    async def forget(self, person: str, now: int) -> None:
        """Forget all of it, and how exercises went; games that are over do not come in again."""
        values = await self.persons.values(person)
        for name in values:
            if name.startswith((f"{VALUE}.", f"{mistakes.VALUE}.")):
                await self.persons.remove(person, name)
        for game in games.names():
            name = daily.practised(game)
            if name in values:
                await self.persons.change(person, name, practice.without_tally, now)
        await self.persons.put(person, VALUE, {"since": now // 1000}, now)


def _played(
    live: LiveTable, person: str, at: int, found: ReviewSummary | None
) -> GameResult | None:
    """The result of a game in which they had one seat; None: they had none, or several."""
    table = live.table
    seats, result = table.seats_of(person), table.result
    if len(seats) != 1 or not result:
        return None
    (seat,) = seats
    others = [place for one, place in enumerate(table.places) if one != seat]
    level = max((place.level or 0 for place in others), default=0)
    return GameResult(live.kept.watch_key, at, level, round(2 * result[seat]), found)


def _since(kept: object) -> int:
    since = kept.get("since") if isinstance(kept, dict) else None
    return since if isinstance(since, int) else 0

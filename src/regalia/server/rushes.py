"""Rushes as the server keeps them: which exercises one has, and how far everybody has come.

Everybody has one run in a rush, for whoever knows its exercises has it easier; it is judged and
timed here.  What was missed can be looked at and tried again as an exercise, whenever one likes.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia import games
from regalia.server.addresses import Shares, a_minute
from regalia.server.database import Database
from regalia.server.persons import Persons
from regalia.server.rush_wire import RushDone, RushResult, RushRun
from regalia.server.safety import Missing, says
from regalia.server.schema import RUSH_RUNS, RUSHES
from regalia.server.storage import KEY, new_key
from regalia.server.wire import MyRush
from regalia.teaching import rush
from regalia.teaching.exercises import Exercises
from regalia.teaching.rush import Mode

MOST_SHOWN = 100  # on a board
MOST_RUNS = 1_000  # of one rush
MOST_LISTED = 1_000  # runs, in what a person takes along
MADE_AN_HOUR = 60  # by a person
ANSWERS_A_MINUTE = 300  # whoever is quick does two or three actions a second
KEPT = 90 * 24 * 60 * 60 * 1000  # milliseconds after the last thing that happened


class Rush(NamedTuple):
    key: str
    game: str
    mode: Mode
    cards: list[int]

    @property
    def exercises(self) -> Exercises:
        return offered(self.game)


class Run(NamedTuple):
    """How far somebody has come in a rush."""

    rush: Rush
    results: str
    begun: int

    def over(self, now: int) -> bool:
        return rush.over(self.rush.mode, self.results, len(self.rush.cards), self.begun, now)

    @property
    def number(self) -> int:
        """Of the exercise that is asked."""
        return self.rush.cards[len(self.results)]

    def told(self, now: int) -> RushRun:
        mode, over = self.rush.mode, self.over(now)
        score, misses, longest, _ = rush.tally(mode, self.results)
        return RushRun(
            place=len(self.results),
            score=score,
            misses=misses,
            longest=longest,
            left=rush.left(mode, self.results, self.begun, now),
            lives=max(0, rush.LIVES - misses) if mode == rush.SURVIVAL else None,
            over=over,
            results=[
                RushDone(number, one == rush.DONE)
                for number, one in zip(self.rush.cards, self.results)
            ],
        )


def offered(game: str) -> Exercises:
    found = rush.offered(games.room(game)) if game in games.names() else None
    if found is None:
        raise Missing(says("no-page"))
    return found


class Rushes:
    def __init__(self, database: Database, persons: Persons) -> None:
        self.database, self.persons = database, persons
        self.made_allowed = Shares(MADE_AN_HOUR, MADE_AN_HOUR / 3600)
        self.answers_allowed = a_minute(ANSWERS_A_MINUTE)

    async def make(self, game: str, mode: Mode, closed: frozenset[int], now: int) -> str:
        key = new_key()
        cards = rush.cards(offered(game), key, closed)
        row = {"key": key, "game": game, "mode": mode, "changed": now}
        async with self.database.writing() as connection:
            await connection.execute(insert(RUSHES), [{**row, "cards": msgspec.json.encode(cards)}])
        return key

    async def find(self, key: str) -> Rush:
        if not KEY.fullmatch(key):
            raise Missing(says("no-page"))
        rows = await self._rows(select(RUSHES).where(RUSHES.c.key == key))
        if not rows:
            raise Missing(says("no-page"))
        (row,) = rows
        found = Rush(row.key, row.game, row.mode, msgspec.json.decode(row.cards, type=list[int]))
        count = len(found.exercises)
        return found._replace(cards=[number for number in found.cards if number < count])

    async def run(self, found: Rush, person: str) -> Run | None:
        rows = await self._rows(select(RUSH_RUNS).where(_mine(found, person)))
        return Run(found, rows[0].results, rows[0].begun) if rows else None

    async def begin(self, found: Rush, person: str, name: str, now: int) -> None:
        """Once; whoever has begun goes on."""
        if await self.run(found, person) is not None:
            return
        await self.persons.keep(person, now)
        row = {"rush": found.key, "person": person, "name": name, "results": ""}
        async with self.database.writing() as connection:
            count = await connection.execute(
                select(RUSH_RUNS.c.person).where(RUSH_RUNS.c.rush == found.key).limit(MOST_RUNS)
            )
            if len(count.all()) >= MOST_RUNS:
                raise Missing(says("rush-full"))
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(RUSH_RUNS), [{**row, "begun": now, "changed": now}])
                await _touch(connection, found, now)
        except IntegrityError:
            pass  # from two pages at once

    async def note(self, found: Rush, person: str, place: int, done: bool, now: int) -> bool:
        """What came of the exercise at a place; False: it was behind them, or too late."""
        async with self.database.writing() as connection:
            this = _mine(found, person)
            there = select(RUSH_RUNS).where(this).with_for_update()
            row = (await connection.execute(there)).first()
            if row is None or len(row.results) != place:
                return False
            if Run(found, row.results, row.begun).over(now):
                return False
            results = row.results + (rush.DONE if done else rush.MISSED)
            await connection.execute(
                update(RUSH_RUNS).where(this).values(results=results, changed=now)
            )
            await _touch(connection, found, now)
        return True

    async def board(self, found: Rush, person: str, now: int) -> list[RushResult]:
        """The best first; of equal ones who missed less, and who was quicker."""
        rows = await self._rows(select(RUSH_RUNS).where(RUSH_RUNS.c.rush == found.key))

        def rank(row: Row[Any]) -> tuple[int, int, int]:
            score, misses, *_ = rush.tally(found.mode, row.results)
            return -score, misses, row.changed - row.begun

        return [
            _result(found, row, row.person == person, now)
            for place, row in enumerate(sorted(rows, key=rank))
            if place < MOST_SHOWN or row.person == person
        ]

    async def best(self, found: Rush, person: str) -> int:
        rows = await self._rows(
            select(RUSH_RUNS.c.results)
            .join(RUSHES, RUSHES.c.key == RUSH_RUNS.c.rush)
            .where(
                RUSH_RUNS.c.person == person,
                RUSHES.c.game == found.game,
                RUSHES.c.mode == found.mode,
            )
        )
        return max((row.results.count(rush.DONE) for row in rows), default=0)

    async def of(self, person: str) -> list[MyRush]:
        """All runs of somebody, the newest first."""
        columns = (RUSH_RUNS.c.name, RUSH_RUNS.c.results, RUSH_RUNS.c.begun)
        rows = await self._rows(
            select(RUSHES.c.key, RUSHES.c.game, RUSHES.c.mode, *columns)
            .join(RUSHES, RUSHES.c.key == RUSH_RUNS.c.rush)
            .where(RUSH_RUNS.c.person == person)
            .order_by(RUSH_RUNS.c.begun.desc())
            .limit(MOST_LISTED)
        )
        return [
            MyRush(row.key, row.game, row.mode, row.name, row.results, row.begun) for row in rows
        ]

    async def forget_old(self, now: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(RUSHES).where(RUSHES.c.changed < now - KEPT))

    async def _rows(self, statement: Any) -> list[Row[Any]]:
        async def rows(connection: AsyncConnection) -> list[Row[Any]]:
            return list((await connection.execute(statement)).all())

        return await self.database.read(rows)


def _mine(found: Rush, person: str) -> Any:
    return and_(RUSH_RUNS.c.rush == found.key, RUSH_RUNS.c.person == person)


def _result(found: Rush, row: Row[Any], mine: bool, now: int) -> RushResult:
    score, misses, *_ = rush.tally(found.mode, row.results)
    over = Run(found, row.results, row.begun).over(now)
    return RushResult(row.name, score, misses, over, mine)


async def _touch(connection: AsyncConnection, found: Rush, now: int) -> None:
    await connection.execute(update(RUSHES).where(RUSHES.c.key == found.key).values(changed=now))

"""Rushes: which exercises one has, and everybody's runs.

Everybody has one run in a rush, with exercises of their own from each part of the list: so a rush
is equally hard for all, and nobody gains by having seen another's.  It is judged and timed here.
Missed exercises can be looked at and tried again afterwards.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia import games
from regalia.app.daily import exercises_of
from regalia.app.errors import Missing, no_page
from regalia.app.rush_wire import RushDone, RushResult, RushRun
from regalia.app.wire import MyRush
from regalia.server.messages import says
from regalia.server.people.persons import A_DAY, Persons
from regalia.server.rate_limits import per_hour, per_minute
from regalia.server.store.database import Database
from regalia.server.store.job_queue import Requester
from regalia.server.store.schema import RUSH_RUNS, RUSHES
from regalia.server.store.storage import KEY, new_key
from regalia.teaching.exercises import rush
from regalia.teaching.exercises.exercise_lists import Exercises
from regalia.teaching.exercises.rush import Mode

MOST_SHOWN = 100  # on a board
MOST_RUNS = 1_000  # of one rush
MOST_LISTED = 1_000  # runs, in what a person takes along
MADE_AN_HOUR = 60  # by a person
ANSWERS_A_MINUTE = 300  # quick people do two or three actions a second
UNDER_WAY = 15 * 60 * 1000  # milliseconds; a run in which nothing happens holds up nobody
KEPT = 90 * 24 * 60 * 60 * 1000  # milliseconds after the last thing that happened


class StoredRush(NamedTuple):
    key: str
    game: str
    mode: Mode
    cards: list[int]

    @property
    def exercises(self) -> Exercises:
        return offered(self.game)


class StoredRun(NamedTuple):
    """A person's run in a rush."""

    rush: StoredRush
    cards: list[int]
    results: str
    begun: int

    def over(self, now: int) -> bool:
        return rush.over(self.rush.mode, self.results, len(self.cards), self.begun, now)

    @property
    def number(self) -> int:
        """The number of the exercise that is asked."""
        return self.coming[0]

    @property
    def coming(self) -> list[int]:
        """The numbers of the exercise that is asked, and of those after it."""
        return self.cards[len(self.results) :]

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
                RushDone(number, one == rush.DONE) for number, one in zip(self.cards, self.results)
            ],
        )


def offered(game: str) -> Exercises:
    found = rush.offered(games.room(game)) if game in games.names() else None
    if found is None:
        raise no_page()
    return found


class Rushes:
    def __init__(self, database: Database, persons: Persons) -> None:
        self.database, self.persons = database, persons
        self.made_allowed = per_hour(MADE_AN_HOUR)
        self.answers_allowed = per_minute(ANSWERS_A_MINUTE)

    async def make(self, game: str, mode: Mode, now: int) -> str:
        key = new_key()
        row = {"key": key, "game": game, "mode": mode, "changed": now}
        async with self.database.writing() as connection:
            await connection.execute(insert(RUSHES), [{**row, "cards": b"[]"}])
        return key

    async def find(self, key: str) -> StoredRush:
        if not KEY.fullmatch(key):
            raise no_page()
        rows = await self._rows(select(RUSHES).where(RUSHES.c.key == key))
        if not rows:
            raise no_page()
        return _stored(rows[0])

    async def run(self, found: StoredRush, person: str) -> StoredRun | None:
        rows = await self._rows(select(RUSH_RUNS).where(_mine(found, person)))
        return _run(found, rows[0]) if rows else None

    async def begin(
        self, found: StoredRush, requester: Requester, name: str, closed: frozenset[int], now: int
    ) -> None:
        """Begin a person's run, unless they have one; closed exercises are not in it."""
        person = requester.person
        if await self.run(found, person) is not None:
            return
        await self.persons.keep(person, now)
        cards = msgspec.json.encode(rush.cards(found.exercises, new_key(), closed))
        row = {"rush": found.key, "person": person, "name": name, "results": "", "cards": cards}
        row["address"] = requester.address
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

    async def note(self, found: StoredRush, person: str, place: int, done: bool, now: int) -> bool:
        """Note the result of the exercise at a place; False: it was behind them, or too late."""
        async with self.database.writing() as connection:
            this = _mine(found, person)
            there = select(RUSH_RUNS).where(this).with_for_update()
            row = (await connection.execute(there)).first()
            if row is None or len(row.results) != place:
                return False
            if _run(found, row).over(now):
                return False
            results = row.results + (rush.DONE if done else rush.MISSED)
            await connection.execute(
                update(RUSH_RUNS).where(this).values(results=results, changed=now)
            )
            await _touch(connection, found, now)
        return True

    async def hides(self, requester: Requester, game: str, number: int, now: int) -> bool:
        """Tell if what comes of an exercise is kept from a person for the time of a run.

        Whoever has a run under way learns nothing of any exercise that a rush may ask; whoever has
        just come to the address of such a run, nothing of those to come in it."""
        if not rush.asks(exercises_of(game), number):
            return False
        mine, near = await self._under_way(requester, game, now)
        return bool(mine) or any(number in run.coming for run in near)

    async def running(self, requester: Requester, game: str, now: int) -> bool:
        """Tell if a person has a run under way, or has just come to the address of one."""
        return any(await self._under_way(requester, game, now))

    async def _under_way(
        self, requester: Requester, game: str, now: int
    ) -> tuple[list[StoredRun], list[StoredRun]]:
        """The runs of a person that are not over; and, if their cookie is new, those of others at
        their address: it may be the same person."""
        person, address = requester.person, requester.address
        theirs = or_(RUSH_RUNS.c.person == person, RUSH_RUNS.c.address == address)
        rows = await self._rows(
            select(RUSH_RUNS).where(theirs, RUSH_RUNS.c.changed > now - UNDER_WAY)
        )
        found = [(row.person == person, _run(await self.find(row.rush), row)) for row in rows]
        going = [(mine, run) for mine, run in found if run.rush.game == game and not run.over(now)]
        near = [run for mine, run in going if not mine]
        since = await self.persons.since(person) if near else None
        recent = [run for run in near if since is None or since > run.begun - A_DAY]
        return [run for mine, run in going if mine], recent

    async def board(self, found: StoredRush, person: str, now: int) -> list[RushResult]:
        """The board of a rush: the best first; of equal ones those who missed less, and were
        quicker."""
        rows = await self._rows(select(RUSH_RUNS).where(RUSH_RUNS.c.rush == found.key))

        def rank(row: Row[Any]) -> tuple[int, int, int]:
            score, misses, *_ = rush.tally(found.mode, row.results)
            return -score, misses, row.changed - row.begun

        return [
            _result(found, row, row.person == person, now)
            for place, row in enumerate(sorted(rows, key=rank))
            if place < MOST_SHOWN or row.person == person
        ]

    async def best(self, found: StoredRush, person: str) -> int:
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
        """The runs of a person, newest first."""
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


def _stored(row: Row[Any]) -> StoredRush:
    return StoredRush(row.key, row.game, row.mode, _numbers(row.game, row.cards))


def _run(found: StoredRush, row: Row[Any]) -> StoredRun:
    """A run of a rush; those begun before each had its own exercises have the rush's."""
    cards = found.cards if row.cards is None else _numbers(found.game, row.cards)
    return StoredRun(found, cards, row.results, row.begun)


def _numbers(game: str, stored: bytes) -> list[int]:
    """The exercises of a stored list that are still there."""
    count = len(offered(game))
    return [number for number in msgspec.json.decode(stored, type=list[int]) if number < count]


def _mine(found: StoredRush, person: str) -> Any:
    return and_(RUSH_RUNS.c.rush == found.key, RUSH_RUNS.c.person == person)


def _result(found: StoredRush, row: Row[Any], mine: bool, now: int) -> RushResult:
    score, misses, *_ = rush.tally(found.mode, row.results)
    over = _run(found, row).over(now)
    return RushResult(row.name, score, misses, over, mine)


async def _touch(connection: AsyncConnection, found: StoredRush, now: int) -> None:
    await connection.execute(update(RUSHES).where(RUSHES.c.key == found.key).values(changed=now))

"""Storage of marked decisions (`app/mistakes.py`) among the values of a person."""

from functools import partial

from regalia import games
from regalia.app import mistakes
from regalia.app.mistakes import MistakeTried, MyMistake, value_of
from regalia.server.live.live_tables import LiveTables
from regalia.server.people.persons import Persons
from regalia.teaching.exercises import own_mistakes
from regalia.teaching.reviews.review_messages import ToldReview


class Mistakes:
    def __init__(self, persons: Persons, tables: LiveTables) -> None:
        self.persons, self.tables = persons, tables

    async def collect(self, person: str, key: str, found: ToldReview, now: int) -> None:
        """Note the marked decisions of a finished review, once, if the game is theirs."""
        live = await self.tables.find(key)
        seats = live.table.seats_of(person) if live else []
        if live is None or len(seats) != 1:
            return
        own, name = live.kept.watch_key, value_of(found.game)
        numbers = mistakes.marked(found, seats[0])
        before = (await self.persons.values(person)).get(name)
        if numbers and not own_mistakes.knows(before, own):
            noted = partial(mistakes.seen, key=own, numbers=numbers, now=now)
            await self.persons.change(person, name, noted, now)

    async def waiting(self, person: str, game: str, now: int) -> list[MyMistake]:
        return mistakes.waiting((await self.persons.values(person)).get(value_of(game)), now)

    async def tried(self, person: str, game: str, data: MistakeTried, now: int) -> None:
        if game in games.names() and await self.waiting(person, game, now):
            changed = partial(mistakes.tried, data=data, now=now)
            await self.persons.change(person, value_of(game), changed, now)

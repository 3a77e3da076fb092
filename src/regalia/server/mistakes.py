"""Marked decisions of a person's games, which come back in practice (`teaching/mistakes.py`).

They are kept as values `mistakes.GAME`, which only the server writes, from the moment at which
somebody looks at the review of a game in which they had one seat.
"""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from regalia import games
from regalia.server.daily import today_day
from regalia.table.scene_data import means
from regalia.teaching import mistakes
from regalia.teaching.across import WRONG
from regalia.teaching.review_told import ToldReview

if TYPE_CHECKING:
    from regalia.server.house import House

VALUE = "mistakes"


class MyMistake(Struct, frozen=True):
    """A marked decision of mine that comes back."""

    key: Annotated[str, means("of the game, as for looking on")]
    n: Annotated[int, means("the step")]
    due: Annotated[bool, means("today, or before")]


class MistakeTried(Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a decision that I tried again."""

    key: Annotated[str, Meta(max_length=64)]
    n: Annotated[int, Meta(ge=1, le=100_000)]
    right: Annotated[bool | None, means("null: its review is gone")]


def value_of(game: str) -> str:
    return f"{VALUE}.{game}"


async def taken_in(house: "House", person: str, key: str, found: ToldReview, now: int) -> None:
    """The marked decisions of a review that is done, if it is of a game of theirs; once."""
    live = await house.find(key)
    seats = live.table.seats_of(person) if live else []
    if live is None or len(seats) != 1:
        return
    own = live.kept.watch_key
    numbers = [one.n for one in found.moments if one.seat == seats[0] and one.grade in WRONG]
    name, day = value_of(found.game), today_day()
    before = (await house.persons.values(person)).get(name)
    if numbers and not mistakes.knows(before, own):
        await house.persons.change(
            person, name, lambda kept: mistakes.seen(kept, own, numbers, day), now
        )


async def waiting(house: "House", person: str, game: str) -> list[MyMistake]:
    kept = (await house.persons.values(person)).get(value_of(game))
    day = today_day()
    return [MyMistake(one.key, one.number, one.due <= day) for one in mistakes.waiting(kept)]


async def tried(house: "House", person: str, game: str, data: MistakeTried, now: int) -> None:
    day = today_day()

    def changed(kept: object) -> mistakes.Kept:
        if data.right is None:
            return mistakes.without(kept, data.key)
        return mistakes.tried(kept, data.key, data.n, data.right, day)

    if game in games.names() and await waiting(house, person, game):
        await house.persons.change(person, value_of(game), changed, now)

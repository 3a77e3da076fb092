"""Marked decisions of a person's games, which come back in practice.

They are kept as values `mistakes.GAME`, which only the application writes, from the moment at which
somebody looks at the review of a game in which they had one seat.
"""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.app.daily import day_at
from regalia.core.fields import means
from regalia.teaching.exercises import own_mistakes
from regalia.teaching.exercises.own_mistakes import Kept
from regalia.teaching.reviews.player_stats import WRONG
from regalia.teaching.reviews.review_messages import ToldReview

VALUE = "mistakes"


class MyMistake(Struct, frozen=True):
    """A marked decision of mine that comes back."""

    key: Annotated[str, means("of the game, as for looking on")]
    n: Annotated[int, means("the step")]
    due: Annotated[bool, means("today, or before")]


class MistakeTried(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a decision that I tried again."""

    key: Annotated[str, Meta(max_length=64)]
    n: Annotated[int, Meta(ge=1, le=100_000)]
    right: Annotated[bool | None, means("null: its review is gone")]


def value_of(game: str) -> str:
    return f"{VALUE}.{game}"


def marked(found: ToldReview, seat: int) -> list[int]:
    """The steps of a seat's marked decisions."""
    return [one.n for one in found.moments if one.seat == seat and one.grade in WRONG]


def waiting(kept: object, now: int) -> list[MyMistake]:
    day = day_at(now)
    return [MyMistake(one.key, one.number, one.due <= day) for one in own_mistakes.waiting(kept)]


def seen(kept: object, key: str, numbers: list[int], now: int) -> Kept:
    return own_mistakes.seen(kept, key, numbers, day_at(now))


def tried(kept: object, data: MistakeTried, now: int) -> Kept:
    if data.right is None:
        return own_mistakes.without(kept, data.key)
    return own_mistakes.tried(kept, data.key, data.n, data.right, day_at(now))

"""A review bit by bit, for whoever has only a moment at a time: what is known by then is data.

progress = go_on(record, Progress(), seconds=1.0)      again and again, until `progress.over`
told(record, progress)                                 the review so far
"""

import time

from msgspec import Struct

from regalia.core.errors import RegaliaError, says
from regalia.core.game import Game
from regalia.fast import warm
from regalia.teaching.reviews.review import Outlooks, Review, finished, needs
from regalia.teaching.values.outlook import DEEP, NAMED, QUICK, Effort, Outlook, Values

MOST_CHOICES = 8  # of a decision that are kept, besides the one that was played;
MOST_TRIED = 200  # of one that may be marked, for whoever tries it again
LONGEST = 1_000  # actions and outcomes of a game that is reviewed so


class ReviewProgress(Struct, omit_defaults=True):
    """The progress of a review, as plain data."""

    outlooks: list[Outlook | None] = []
    end: Values = ()  # what was to be expected in the end, where somebody gave up
    quick: int = 0  # so many moments were looked at quickly, from the end back
    again: list[int] | None = None  # those that are worth a longer look, still to be taken
    total: int = 0  # how many these were

    @property
    def over(self) -> bool:
        return self.again == []

    @property
    def share(self) -> float:
        """The share that is done, about: the quick looks are a fifth of the work."""
        if self.again is None:
            return 0.2 * self.quick / max(len(self.outlooks), 1)
        return 0.2 + 0.8 * (1 - len(self.again) / self.total) if self.total else 1.0


def check(record: str) -> None:
    """An error for a game that goes on, or is too long."""
    game, _ = finished(record)
    if len(game.events) > LONGEST:
        raise RegaliaError(says("review-long", most=LONGEST))


def go_on(
    record: str,
    progress: ReviewProgress,
    seconds: float,
    quick: Effort = QUICK,
    deep: Effort = DEEP,
) -> ReviewProgress:
    """Take at least one look more, then as many as the time allows; none before they are quick, in
    a process that does not wait for that."""
    looks = _looks(record, progress)
    warm.insist(looks.game.room, needs(looks.game))
    until = time.monotonic() + seconds
    count, done, again, total = len(looks.outlooks), progress.quick, progress.again, progress.total
    first = True
    while (first or time.monotonic() < until) and again != []:
        first = False
        if done < count:
            done += 1
            looks.take(count - done, quick)
            _shorten(looks, count - done)
        elif again is None:
            looks.finish(deep)
            again = looks.worth_another()
            total = len(again)
        else:
            number, *again = again
            looks.take(number, deep)
            _shorten(looks, number)
    return ReviewProgress(looks.outlooks, looks.end, done, again, total)


def told(record: str, progress: ReviewProgress) -> Review:
    """The review of what is known by now; moments that were not yet looked at say nothing."""
    return _looks(record, progress).told(progress.total - len(progress.again or []), progress.total)


def _looks(record: str, progress: ReviewProgress) -> Outlooks:
    game, result = finished(record)
    looks = Outlooks(game, result, seed=1)
    if len(progress.outlooks) == len(game.events):
        looks.outlooks = list(progress.outlooks)
    looks.end = looks.end or progress.end or _even(game)
    return looks


def _even(game: Game) -> Values:
    """The even chances of all, until the values are known."""
    return (1 / max(game.seats, 2),) * game.seats


def _shorten(looks: Outlooks, number: int) -> None:
    """Keep only the best of many choices, and the one that was played; of a decision that cost
    something, more of them."""
    found = looks.outlooks[number]
    if found is not None:
        text, seat = looks.game.events[number].text, looks.game.events[number].seat
        cost = seat >= 0 and -found.decided[seat] >= NAMED
        most = MOST_TRIED if cost else MOST_CHOICES
        kept = [
            choice
            for place, choice in enumerate(found.choices)
            if place < most or choice.text == text
        ]
        looks.outlooks[number] = found._replace(choices=tuple(kept))

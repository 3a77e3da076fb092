"""Review of a finished game: it tells luck and decisions apart.

    review(text)                            of a record
    for done, total in Looks(game, …).all() better and better: a quick look at everything, then a
                                            longer one at what may matter; `told` says what is known

Only for games that are over: whoever looks at all of it sees every secret.
"""

from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from regalia.core import random
from regalia.core.contract import EVERYBODY, SolvePart
from regalia.core.errors import RegaliaError, says
from regalia.core.game import Event, Game
from regalia.core.game.record import read, replay
from regalia.core.game.results import points
from regalia.core.room import room_of
from regalia.core.secrets import turn_of
from regalia.players import minimax, rounds, tree
from regalia.teaching.reviews import ledger
from regalia.teaching.reviews.ledger import LedgerMoment, LedgerRow
from regalia.teaching.values import exact_values, minimax_values, tree_values
from regalia.teaching.values.outlook import (
    DEEP,
    EXACT,
    QUICK,
    SEARCHED,
    WORDS,
    Effort,
    Outlook,
    Values,
    at,
)


class Review(NamedTuple):
    game: str
    seats: int
    rows: tuple[LedgerRow, ...]  # by seat
    moments: tuple[LedgerMoment, ...]
    accuracy: tuple[float | None, ...]  # by seat, 0 to 100
    turning: tuple[tuple[int, ...], ...]  # by seat: the three moments that changed most
    word: str  # how the least sure of its values is known
    done: int  # so many looks have been taken
    total: int  # of so many


def review(record: str, seed: int = 1, quick: Effort = QUICK, deep: Effort = DEEP) -> Review:
    """Review the record of a game that is over; the same seed gives the same."""
    looks = Outlooks(*finished(record), seed)
    *_, (done, total) = looks.all(quick, deep)
    return looks.told(done, total)


def finished(record: str) -> tuple[Game, Values]:
    """The game of a record, and its result; an error, if it is not over."""
    told = read(record)
    game = replay(told, room_of)
    result = points(told, game)
    if result is None:
        raise RegaliaError(says("review-over"))
    return game, tuple(result)


class Outlooks:
    """The outlooks of a game's moments, as far as they have been taken."""

    def __init__(self, game: Game, result: Values, seed: int) -> None:
        self.game, self.result, self.seed = game, result, seed
        self.outlooks: list[Outlook | None] = [None] * len(game.events)
        self.end: Values = tuple(game.result) if game.over else ()

    def all(self, quick: Effort = QUICK, deep: Effort = DEEP) -> Iterator[tuple[int, int]]:
        """Takes them, and tells from the first results on how many of the longer ones it has taken,
        and of how many.  (What is known by then takes as long to tell as a look move by move.)"""
        for number in reversed(range(len(self.game.events))):
            self.take(number, quick)
        self.finish(deep)
        again = self.worth_another()
        yield 0, len(again)
        for done, number in enumerate(again, 1):
            self.take(number, deep)
            yield done, len(again)

    def take(self, number: int, effort: Effort) -> None:
        here, event = at(self.game, number), self.game.events[number]
        if here.is_chance:
            forced = len(here.weights()) == 1
        else:
            forced = len(here.actions(event.seat)) == 1 and here.to_play != EVERYBODY
            # What is hidden comes to light by what is forced, too.
            forced = forced and (self.game.room.open or self.game.room.has(SolvePart.expected))
        self.outlooks[number] = None if forced else outlook(here, event, effort, self._rng(number))

    def finish(self, effort: Effort) -> None:
        """Take the outlook where somebody gave up."""
        if not self.game.over:
            self.end = worth_of(self.game, effort, self._rng(len(self.game.events)))

    def worth_another(self) -> list[int]:
        """The moments that are worth a longer look, the greatest change first."""
        found = []
        for number, one in enumerate(self.outlooks):
            if one is not None and one.word == SEARCHED and may_change(self.game, one):
                changes = [*one.decided, *(a - b for a, b in zip(one.after, one.before))]
                found.append((-max(map(abs, changes)), number))
        return [number for _, number in sorted(found)]

    def told(self, done: int, total: int) -> Review:
        seats = range(self.game.seats)
        moments = ledger.moments(self.game.events, self.outlooks, self.end)
        by_rules = self.game.over and tuple(self.game.result) == self.result
        words = [WORDS.index(moment.word) for moment in moments if moment.word]
        return Review(
            game=self.game.room.card.id,
            seats=self.game.seats,
            rows=ledger.rows(moments, self.end, self.result, by_rules),
            moments=tuple(moments),
            accuracy=tuple(ledger.accuracy(moments, seat) for seat in seats),
            turning=tuple(tuple(ledger.turning_points(moments, seat)) for seat in seats),
            word=WORDS[max(words)] if words else EXACT,
            done=done,
            total=total,
        )

    def _rng(self, number: int) -> list[int]:
        return random.seeded(self.seed << 20 | number)


def may_change(game: Game, found: Outlook) -> bool:
    """Tell if a longer look could change what is said.  Looked at move by move, a state has one
    value only if all are looked at as long.  Else the value of a state stays what it is, and only
    decisions are worth it: all of them, for what a quick look thinks of one is too rough."""
    return not by_tree(game) or len(found.choices) > 1


def by_tree(game: Game) -> bool:
    """Tell if tree search suits the game."""
    return not (game.room.insight.SEARCH == "minimax" and game.room.open and game.seats == 2)


def needs(game: Game) -> list[ModuleType]:
    """Kernels to be compiled before a review; none, where the room knows all."""
    if game.room.solve.expected(game.params, game.state) is not None:
        return []
    return [tree, rounds] if by_tree(game) else [minimax]


def outlook(game: Game, event: Event, effort: Effort, rng: list[int]) -> Outlook:
    """The outlook at an event, by the room's knowledge, or by the search that suits the room."""
    known = exact_values.known(game, event)
    if known is not None:
        return known
    if by_tree(game):
        return tree_values.by_tree(game, event, effort, rng, _next_seat(game))
    return minimax_values.by_moves(game, event, effort, rng)


def worth_of(game: Game, effort: Effort, rng: list[int]) -> Values:
    known = game.room.solve.expected(game.params, game.state)
    if known is not None:
        return known.values
    if by_tree(game):
        return tree_values.worth_of(game, effort, rng, _next_seat(game))
    return minimax_values.worth_of(game, effort, rng)


def _next_seat(game: Game) -> int:
    """The seat of whose turn a chance outcome is part, or the one to act."""
    who = game.to_play
    return who if who >= 0 else max(turn_of(game.room, game.params, game.state), 0)

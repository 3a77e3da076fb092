"""Looking back at a finished game: was it me, or the dice?

    review(text)                            of a record
    for done, total in Looks(game, …).all() better and better: a quick look at everything, then a
                                            longer one at what may matter; `told` says what is known

Only for games that are over: whoever looks at all of it sees every secret.
"""

from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from regalia.core import random
from regalia.core.concluded import points
from regalia.core.contract import EVERYBODY
from regalia.core.errors import RegaliaError, says
from regalia.core.game import Event, Game
from regalia.core.record import read, replay
from regalia.core.room import room_of
from regalia.players import minimax, rounds, tree
from regalia.teaching import ledger, values_known, values_moves, values_tree
from regalia.teaching.ledger import Moment, Row
from regalia.teaching.outlook import (
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
    rows: tuple[Row, ...]  # by seat
    moments: tuple[Moment, ...]
    accuracy: tuple[float | None, ...]  # by seat, 0 to 100
    turning: tuple[tuple[int, ...], ...]  # by seat: the three moments that changed most
    word: str  # how the least sure of its values is known
    done: int  # so many looks have been taken
    total: int  # of so many


def review(record: str, seed: int = 1, quick: Effort = QUICK, deep: Effort = DEEP) -> Review:
    """Of a record of a game that is over; the same seed gives the same."""
    looks = Looks(*finished(record), seed)
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


class Looks:
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
            forced = forced and (self.game.room.open or self.game.room.expected is not None)
        self.outlooks[number] = None if forced else outlook(here, event, effort, self._rng(number))

    def finish(self, effort: Effort) -> None:
        """What was to be expected where somebody gave up."""
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
    """Whether a longer look could change what is said.  Looked at move by move, a state has one
    value only if all are looked at as long.  Else the value of a state stays what it is, and only
    decisions are worth it: all of them, for what a quick look thinks of one is too rough."""
    return not by_tree(game) or len(found.choices) > 1


def by_tree(game: Game) -> bool:
    """Whether this is the search that suits the game."""
    return not (game.room.search == "minimax" and game.room.open and game.seats == 2)


def needs(game: Game) -> list[ModuleType]:
    """What is to be compiled before it is looked back at; nothing, where the room knows all."""
    if game.room.expected and game.room.expected(game.params, game.state) is not None:
        return []
    return [tree, rounds] if by_tree(game) else [minimax]


def outlook(game: Game, event: Event, effort: Effort, rng: list[int]) -> Outlook:
    """By what the room knows, or by the search that suits it."""
    known = values_known.known(game, event)
    if known is not None:
        return known
    if by_tree(game):
        return values_tree.by_tree(game, event, effort, rng, _next_seat(game))
    return values_moves.by_moves(game, event, effort, rng)


def worth_of(game: Game, effort: Effort, rng: list[int]) -> Values:
    expected = game.room.expected
    known = expected(game.params, game.state) if expected else None
    if known is not None:
        return known.values
    if by_tree(game):
        return values_tree.worth_of(game, effort, rng, _next_seat(game))
    return values_moves.worth_of(game, effort, rng)


def _next_seat(game: Game) -> int:
    """Whose turn a chance outcome is part of, or who is to act."""
    who = game.to_play
    return who if who >= 0 else max(game.room.trace.whose(game.params, game.state), 0)

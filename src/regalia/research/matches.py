"""Matches between computer players, ours and programs of others, with clocks.

A game is decided by the rules.  Who takes longer than the clock allows, answers with what is no
legal action, or ends in the middle, has lost it; a game of too many actions is drawn.
"""

import time
from collections.abc import Iterator, MutableSequence, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from regalia import players
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game import Game, record
from regalia.core.game.query import Query
from regalia.research.programs import Program, ProgramError, says, shown

LONGEST = 2_000  # actions of a game; more is a draw
READY = 60.0  # seconds for a program to say hello: it may have to compile something
STARTING = 5.0  # seconds for that besides those of the clock, where one runs
PATIENCE = 60.0  # seconds for an answer where no clock runs


class MatchClock(NamedTuple):
    """Seconds for all decisions of a game, and more for each."""

    seconds: float
    gain: float = 0.0


class TimedAnswer(NamedTuple):
    text: str
    seconds: float  # in a race, who takes less is first


class Contestant(Protocol):
    name: str

    def decide(
        self, game: Game, seat: int, rng: MutableSequence[int], left: float | None
    ) -> TimedAnswer: ...

    def begin(self) -> None:
        """Get ready for another game."""
        ...

    def close(self) -> None: ...


class OneOfOurs:
    """A level, or any other player that `players.player` knows."""

    def __init__(self, name: str) -> None:
        self.name, self.player = players.named(name), players.player(name)

    def decide(
        self, game: Game, seat: int, rng: MutableSequence[int], left: float | None
    ) -> TimedAnswer:
        decision = self.player.choose(Query.about(game, seat, rng))
        return TimedAnswer(decision.text, decision.seconds)

    def begin(self) -> None:
        """Do nothing: no game is remembered."""

    def close(self) -> None:
        """Do nothing: there is no program to end."""


class Outside:
    """A program of another author, which speaks docs/engines.md."""

    def __init__(self, command: str | Sequence[str], clock: MatchClock | None = None) -> None:
        self.program = Program(command)
        self.ready = min(READY, STARTING + clock.seconds) if clock else READY
        try:
            name = self.program.ask({"op": "hello"}, self.ready).get("name")
        except BaseException:  # also where the match is told to end meanwhile
            self.program.kill()
            raise
        self.name = shown(str(name or self.program.command))[:60]
        self.told = 0  # of what happened in this game

    def decide(
        self, game: Game, seat: int, rng: MutableSequence[int], left: float | None
    ) -> TimedAnswer:
        began = time.monotonic()
        since, self.told = self.told, len(game.events)
        question = {
            "op": "choose",
            "game": game.room.card.id,
            "options": game.options,
            "seats": game.seats,
            "seat": seat,
            "view": game.view(seat),
            "actions": sorted(game.actions(seat)),
            "since": since,
            "seen": game.seen(seat, since),
            "seed": random.bits(rng) << 21 | random.bits(rng) >> 11,  # 53 bits: a number anywhere
            "ms": None if left is None else max(1, round(1000 * left)),
        }
        text = self.program.ask(question, PATIENCE if left is None else left).get("text")
        if not isinstance(text, str):
            raise ProgramError(self.program.command, "no-text", repr(text))
        return TimedAnswer(text, time.monotonic() - began)

    def begin(self) -> None:
        self.told = 0
        if self.program.running is None:  # it was ended in the game before
            with suppress(ProgramError):  # told when it is asked for an action
                self.program.ask({"op": "hello"}, self.ready)

    def close(self) -> None:
        self.program.close()


def contestant(word: str, clock: MatchClock | None = None) -> Contestant:
    """The contestant that a word means: one of ours by name or level, else a command to start; a
    level that there is not is no command."""
    ours = players.name_of(word) or word.removeprefix("level").isdigit()
    return OneOfOurs(word) if ours else Outside(word, clock)


class MatchGame(NamedTuple):
    """A game that was played, and why it ended."""

    number: int
    seats: list[int]  # at each seat, which contestant
    points: list[float]  # of each seat: 1 won, 0.5 drawn, 0 lost
    reason: str  # a word of the rules; or late, gone, garbled …, illegal, too-long
    fault: int | None  # the seat that lost by the clock or by a fault
    actions: int
    record: str
    said: str = ""  # by whoever was at fault, if it was that


class MatchSeat:
    """A contestant in one game."""

    def __init__(
        self, who: Contestant, rng: MutableSequence[int], clock: MatchClock | None
    ) -> None:
        self.who, self.rng, self.clock = who, rng, clock
        self.left = clock.seconds if clock else None

    def decide(self, game: Game, seat: int) -> TimedAnswer:
        began = time.monotonic()
        answer = self.who.decide(game, seat, self.rng, self.left)
        if self.clock and self.left is not None:
            self.left -= time.monotonic() - began
            if self.left < 0:
                raise ProgramError(self.who.name, "late")
            self.left += self.clock.gain
        return answer


class Series:
    """Games between some contestants: the same seed and the same players give the same games.

    Each group of games has the same chances, with the seats exchanged from game to game.
    """

    def __init__(
        self,
        game: str,
        contestants: Sequence[Contestant],
        options: dict[str, Any] | None = None,
        clock: MatchClock | None = None,
        seed: int = 0,
        longest: int = LONGEST,
    ) -> None:
        self.game, self.options = game, options or {}
        self.contestants, self.clock = list(contestants), clock
        self.seed, self.longest = seed, longest
        seats = Game(game, self.options).seats
        if len(self.contestants) != seats:
            raise RegaliaError(says("contestants", seats=seats, given=len(self.contestants)))

    def play(self, number: int) -> MatchGame:
        game = Game(self.game, self.options)
        turn = number % game.seats
        order = [(seat + turn) % game.seats for seat in range(game.seats)]
        chance = random.seeded(self.seed + number // game.seats)
        seats = [
            MatchSeat(self.contestants[who], random.seeded(random.bits(chance)), self.clock)
            for who in order
        ]
        for one in self.contestants:
            one.begin()
        reason, fault, said = self._played_out(game, seats, chance)
        points = game.result if game.over else _points(game.seats, fault)
        actions = sum(event.seat >= 0 for event in game.events)
        return MatchGame(number, order, points, reason, fault, actions, record.write(game), said)

    def _played_out(
        self, game: Game, seats: list[MatchSeat], chance: MutableSequence[int]
    ) -> tuple[str, int | None, str]:
        """Play to the end; return the reason, the seat at fault, if one was, and what it said
        then."""
        for _ in range(self.longest):
            while game.is_chance:
                game.roll(chance)
            if game.over:
                return game.reason, None, ""
            answers: dict[int, TimedAnswer] = {}
            for seat in game.players:
                try:
                    answers[seat] = seats[seat].decide(game, seat)
                except ProgramError as problem:
                    return problem.why, seat, problem.said
                if answers[seat].text not in game.actions(seat):
                    return "illegal", seat, shown(answers[seat].text)
            first = min(answers, key=lambda seat: answers[seat].seconds)
            game.play(answers[first].text, first)
        return "too-long", None, ""

    def games(self, count: int, done: int = 0) -> Iterator[MatchGame]:
        for number in range(done, count):
            yield self.play(number)


def _points(seats: int, fault: int | None) -> list[float]:
    """Points where the rules did not decide: a seat at fault has lost, all others share the
    rest."""
    others = 1.0 if seats == 2 and fault is not None else 0.5
    return [0.0 if seat == fault else others for seat in range(seats)]

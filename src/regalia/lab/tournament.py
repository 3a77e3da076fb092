"""Levels and options of any game against each other, each player seeing what its seat may see.

Where all seats have the same player, games tell what a seat is worth, how long they last and how
they end; where one seat has a stronger one, they tell how much skill counts (a skill trace).
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, NamedTuple

from regalia import players
from regalia.core import random
from regalia.core.card import Options
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.lab.results import Results
from regalia.lab.weighing import SURE
from regalia.lab.workers import LabWorkers, named_by_seed
from regalia.players import match


class Meeting(NamedTuple):
    """A game between two players, which depends on no other game."""

    game: str
    options: str  # as JSON
    seated: tuple[str, ...]  # a player's name for each seat
    seed: int

    @property
    def name(self) -> str:
        return named_by_seed(self)


def play(meeting: Meeting) -> dict[str, Any]:
    game = Game(meeting.game, json.loads(meeting.options))
    seated = [players.player(name) for name in meeting.seated]
    outcome = match.play(game, *seated, rng=random.seeded(meeting.seed))
    decisions = sum(event.seat >= 0 for event in game.events)
    return {"result": outcome.result, "reason": outcome.reason, "decisions": decisions}


class Score(NamedTuple):
    """A score out of 100, and half its 95 % interval."""

    value: float
    half: float


class EqualPlayers(NamedTuple):
    """Games in which every seat has the same player."""

    options: str
    player: str
    games: int
    seats: list[Score]
    ties: float
    decisions: float
    shortest: int
    longest: int
    reasons: dict[str, float]


class LadderStep(NamedTuple):
    """A step of the ladder, in which each seat in turn has the stronger player."""

    options: str
    stronger: str
    weaker: str
    games: int
    score: Score
    even: float  # what it would score if both were the same


class Tournament(NamedTuple):
    alike: list[EqualPlayers]
    steps: list[LadderStep]


def variants(room: Room, options: Options, each: str | None) -> Iterator[tuple[str, Options]]:
    """The options, or one set for each value of one of them."""
    chosen = room.card.read(options)
    if each is None:
        yield "", chosen
        return
    option = next((one for one in room.card.options if one.name == each), None)
    values = (None,) if option is None else option.values or (option.default,)
    for value in values:  # an option that is none is refused
        yield f"{each}={value}", room.card.read({**chosen, each: value})


def meetings(
    room: Room, options: Options, seated: Sequence[str], games: int, seed: int
) -> list[Meeting]:
    told = json.dumps(dict(options), sort_keys=True)
    return [Meeting(room.card.id, told, tuple(seated), seed + i) for i in range(games)]


def score(values: Sequence[float]) -> Score:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / len(values)
    return Score(100 * mean, 100 * SURE * sqrt(max(spread, 0.25 / len(values)) / len(values)))


def run(
    room: Room,
    options: Options,
    named: Sequence[str],
    games: int,
    seed: int = 0,
    each: str | None = None,
    workers: LabWorkers = LabWorkers(),  # noqa: B008 - nothing of it changes
    results: Results | None = None,
    tick: Callable[[int, int], None] = lambda done, total: None,
) -> Tournament:
    """Play so many games of each player alone, and of each beside the one before it."""
    kept = Results() if results is None else results
    alone: list[tuple[str, str, list[Meeting]]] = []
    beside: list[tuple[str, str, str, list[tuple[int, Meeting]]]] = []
    for told, chosen in variants(room, options, each):
        seats = room.seats(chosen)
        for name in named:
            alone.append((told, name, meetings(room, chosen, [name] * seats, games, seed)))
        for weaker, stronger in pairwise(named) if seats > 1 else ():
            met = []
            for i in range(games):
                seated = [weaker] * seats
                seated[i % seats] = stronger
                met.append((i % seats, meetings(room, chosen, seated, 1, seed + i)[0]))
            beside.append((told, stronger, weaker, met))
    wanted = [one for *_, met in alone for one in met]
    wanted += [one for *_, met in beside for _, one in met]
    play_all(wanted, workers, kept, tick)
    return Tournament(
        [_alike(told, name, [kept.known[one.name] for one in met]) for told, name, met in alone],
        [
            LadderStep(
                *(told, stronger, weaker, len(met)),
                score([kept.known[one.name]["result"][seat] for seat, one in met]),
                100
                * sum(sum(kept.known[one.name]["result"]) for _, one in met)
                / sum(len(one.seated) for _, one in met),
            )
            for told, stronger, weaker, met in beside
        ],
    )


def play_all(
    wanted: Sequence[Meeting],
    workers: LabWorkers,
    kept: Results,
    tick: Callable[[int, int], None],
) -> None:
    """Play the games that are not among the results, and keep what they gave."""
    todo = [one for one in wanted if one.name not in kept.known]
    done = len(wanted) - len(todo)
    tick(done, len(wanted))
    for one, gave in workers.each(play, todo):
        kept.add(one.name, gave)
        done += 1
        tick(done, len(wanted))


def _alike(options: str, name: str, gave: Sequence[dict[str, Any]]) -> EqualPlayers:
    lengths = sorted(one["decisions"] for one in gave)
    results = [one["result"] for one in gave]
    reasons = Counter(one["reason"] for one in gave)
    ties = sum(len(result) > 1 and max(result) < 1 for result in results)
    return EqualPlayers(
        options,
        name,
        len(gave),
        [score([result[seat] for result in results]) for seat in range(len(results[0]))],
        ties / len(gave),
        sum(lengths) / len(gave),
        lengths[len(lengths) // 20],
        lengths[-1 - len(lengths) // 20],
        {why: many / len(gave) for why, many in reasons.most_common()},
    )

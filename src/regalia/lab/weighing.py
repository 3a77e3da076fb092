"""Weighing a unit: mirrored armies with one unit exchanged, until the interval is narrow.

Both sides have the same three units, drawn at random; one has the unit besides, the other one of
the known ones in turn, or one that can do nothing.  So its worth is read off without a model:
points of win rate (of 100) that a side gains when an average unit becomes this one.  How many of
another unit it plays like takes a scale on which worth adds up: log odds, from the unit that can do
nothing as 0.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from math import log, sqrt
from typing import NamedTuple

from regalia.core.card import Options
from regalia.core.contract.weighing import Trial
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.room import Room
from regalia.lab.chunk_runner import gather
from regalia.lab.chunks import GAMES, ArmyDraw, ChunkResult, GameChunk, pairs, weighing_of
from regalia.lab.results import Results
from regalia.lab.strengths import Strength
from regalia.lab.workers import LabWorkers

says = Speaker(__file__)
WAVE = 4  # chunks between looks at the interval: not so many as there are workers, or totals differ
SURE = 1.96  # standard errors to either side of a 95 % interval


class Mean(NamedTuple):
    """A mean with its standard error."""

    value: float
    error: float
    of: int  # observations


class LikeNumber(NamedTuple):
    """A number of another unit that it plays like."""

    letter: str
    many: float
    half: float


class AdvantageUse(NamedTuple):
    """The use of a unit's advantage: how many of its attacks, and what part of what it did came of
    it."""

    attacks: int
    share: float
    brought: float


class UnitEstimate(NamedTuple):
    """The worth of a unit at one strength of play."""

    strength: str
    points: float  # of win rate, of 100, gained when an average unit becomes this one
    half: float  # half the width of its 95 % interval
    games: int
    average: float  # how many average units it plays like
    likes: list[LikeNumber]  # the nearest first
    use: AdvantageUse

    @property
    def low(self) -> float:
        return self.points - self.half

    @property
    def high(self) -> float:
        return self.points + self.half


class Weighed(NamedTuple):
    trial: Trial
    worths: list[UnitEstimate]  # one for each strength


ReportFound = Callable[[int, int, str], None]  # games done, games expected, the estimate so far


def chunks(
    room: Room, trial: Trial, how: Strength, seed: int, games: int = GAMES
) -> Iterator[GameChunk]:
    """The games of a trial, without end."""
    draw = ArmyDraw("exchange", trial.others, trial.letter, trial.others + 2 * trial.idle)
    options = json.dumps(dict(trial.options), sort_keys=True)
    while True:
        yield GameChunk(room.card.id, options, draw, how.rounds, how.temperature, seed, games)
        seed += games


def mean(values: Sequence[float]) -> Mean:
    n = len(values)
    found = sum(values) / n
    spread = sum((value - found) ** 2 for value in values) / (n - 1) if n > 1 else 0.25
    return Mean(found, sqrt(max(spread, 0.25 / n) / n), n)  # never surer than one doubt allows


def scores(
    room: Room, trial: Trial, done: Sequence[tuple[GameChunk, ChunkResult]]
) -> dict[str, Mean]:
    """The unit's score against each rival; both games of a pair are one observation."""
    found: dict[str, list[float]] = {rival: [] for rival in trial.others + trial.idle}
    for chunk, played in done:
        armies = list(pairs(chunk, weighing_of(room).SIZE))
        for game in range(0, chunk.games, 2):
            score = (played.points[game] + 2 - played.points[game + 1]) / 4
            found[armies[game][1][-1]].append(score)
    return {rival: mean(values) for rival, values in found.items() if values}


def odds(score: Mean) -> Mean:
    """A score as log odds, away from certainty by half a game."""
    least = 0.5 / score.of
    share = min(max(score.value, least), 1 - least)
    return Mean(log(share / (1 - share)), score.error / (share * (1 - share)), score.of)


def ratio(over: Mean, difference: Mean) -> tuple[float, float]:
    """Estimate over / (over - difference) and half its interval: first order, independent."""
    below = max(over.value - difference.value, 0.05)
    error = sqrt((difference.value * over.error) ** 2 + (over.value * difference.error) ** 2)
    return over.value / below, SURE * error / below**2


def use_of(letter: str, done: Sequence[tuple[GameChunk, ChunkResult]]) -> AdvantageUse:
    mine = [feat for _, played in done for feat in played.feats if feat.letter == letter]
    attacks, effect = sum(feat.times for feat in mine), sum(feat.effect for feat in mine)
    special = sum(feat.times for feat in mine if feat.special)
    brought = sum(feat.effect for feat in mine if feat.special)
    return AdvantageUse(attacks, special / max(attacks, 1), brought / max(effect, 1))


def worth(
    room: Room, trial: Trial, how: Strength, done: Sequence[tuple[GameChunk, ChunkResult]]
) -> UnitEstimate:
    by_rival = scores(room, trial, done)
    known = [by_rival[rival] for rival in trial.others]
    points = 100 * (sum(score.value for score in known) / len(known) - 0.5)
    half = 100 * SURE * sqrt(sum(score.error**2 for score in known)) / len(known)
    idle = odds(by_rival[trial.idle])
    apart = {rival: odds(by_rival[rival]) for rival in trial.others}
    nearest = sorted(trial.others, key=lambda rival: abs(apart[rival].value))
    likes = [LikeNumber(rival, *ratio(idle, apart[rival])) for rival in nearest]
    average = sum(each.value for each in apart.values()) / len(apart)
    many = ratio(idle, Mean(average, 0, 1))[0]
    games = sum(chunk.games for chunk, _ in done)
    return UnitEstimate(how.name, points, half, games, many, likes, use_of(trial.letter, done))


def weigh_one(
    room: Room,
    trial: Trial,
    how: Strength,
    narrow: float,
    most: int,
    seed: int,
    workers: LabWorkers,
    results: Results,
    tell: ReportFound,
) -> UnitEstimate:
    """Wave by wave, until half the interval is `narrow`, or `most` games are played."""
    waiting = chunks(room, trial, how, seed)
    done: list[tuple[GameChunk, ChunkResult]] = []
    while True:
        wave = [next(waiting) for _ in range(WAVE)]
        done += zip(wave, gather(wave, workers, results))
        found = worth(room, trial, how, done)
        expected = min(int(found.games * (found.half / narrow) ** 2) + 1, most)
        running = f"{found.points:+.1f} ± {found.half:.1f}"
        tell(found.games, max(expected, found.games), f"{trial.name}, {how.name}, {running}")
        if found.half <= narrow or found.games >= most:
            return found


def weigh(
    room: Room,
    options: Options,
    strengths: Sequence[Strength],
    narrow: float = 2.0,
    most: int = 20_000,
    seed: int = 1,
    workers: LabWorkers = LabWorkers(),  # noqa: B008 - nothing of it changes
    results: Results | None = None,
    tell: ReportFound = lambda done, expected, running: None,
) -> list[Weighed]:
    """Weigh each unit that the options add (of a game without them: each that there is)."""
    kept = Results() if results is None else results
    seed -= seed % 2  # pairs begin with an even one
    trials = weighing_of(room).trials(room.card.read(options))
    if not trials:
        raise RegaliaError(says("nothing-to-weigh"))
    return [
        Weighed(
            trial,
            [
                weigh_one(room, trial, how, narrow, most, seed, workers, kept, tell)
                for how in strengths
            ],
        )
        for trial in trials
    ]

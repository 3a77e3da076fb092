"""Analysis of a balance report's games: worth with intervals, and how far it can be trusted."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from regalia.core.room import Room
from regalia.lab.balance import ChunkGroup
from regalia.lab.chunks import ChunkResult, armies, pairs, weighing_of
from regalia.lab.regression import fit, log_loss
from regalia.lab.weighing import SURE

POINTS = 25.0  # of win rate that one log odd is worth, where a game is even
HELD_OUT = 5  # every fifth pair of games is not fitted, but foretold
BEST = 0.3  # the best armies: so many of all


class Interval(NamedTuple):
    value: float
    half: float  # to either side, 95 %


class UnitWorth(NamedTuple):
    letter: str
    points: Interval  # of win rate, when an average unit becomes this one
    copies: Interval  # more or less for each further one of its kind, in points
    uses: dict[str, float]  # of its attacks: the share of each style
    brought: dict[str, float]  # of what its attacks did


class Together(NamedTuple):
    letters: str
    points: Interval  # that two units bring besides what each brings


class AtStrength(NamedTuple):
    strength: str
    games: int
    seat: Interval  # points of win rate of who sits first, above 50
    ties: float
    decisions: float  # a game
    shortest: float  # of decisions: what 5 % stay below
    longest: float  # and 95 %
    reasons: dict[str, float]  # how games ended
    units: list[UnitWorth]
    together: list[Together]  # surest first
    surprise: tuple[float, float]  # of held-out games, in bits: by the sum of units, with copies
    best: list[str]  # armies, the best first
    worst: list[str]


class ScenarioScore(NamedTuple):
    scenario: str
    strength: str
    games: int
    first: Interval  # score of the army that is written first, of 100, whichever side it has
    seat: Interval
    ties: float


class Balance(NamedTuple):
    strengths: list[AtStrength]
    scenarios: list[ScenarioScore]
    dead: str  # units that are in no best army at any strength
    least: str  # the unit that is surely worth less than every other at every strength, if any
    order_changes: list[tuple[str, str]]  # pairs of units whose order surely depends on who plays


def interval(values: Any, scale: float = 100.0, middle: float = 0.5) -> Interval:
    error = float(np.std(values)) / sqrt(len(values))
    return Interval(scale * (float(np.mean(values)) - middle), scale * SURE * error)


def counts(letters: str, some: Sequence[str]) -> Any:
    return np.array([[army.count(letter) for letter in letters] for army in some], float)


def at_strength(room: Room, part: ChunkGroup, played: Sequence[ChunkResult]) -> AtStrength:
    """The results at one strength.  Both games of a pair are one observation: the score of the army
    that sat first at first."""
    letters = part.chunks[0].draw.letters
    size = weighing_of(room).SIZE
    met = [both for chunk in part.chunks for both in pairs(chunk, size)]
    points = np.array([each for one in played for each in one.points])
    decisions = np.array([each for one in played for each in one.decisions])
    scores = (points[0::2] + 2 - points[1::2]) / 4
    ours, theirs = (counts(letters, [both[i] for both in met[0::2]]) for i in range(2))
    plain = ours - theirs
    copies = (ours * (ours - 1) - theirs * (theirs - 1)) / 2
    # An army's units add up to its size, so only differences between units can be known: they
    # are told from the average.
    basis = np.eye(len(letters))[:, :-1] - np.eye(len(letters))[:, -1:]
    simple, fuller = plain @ basis, np.column_stack([plain @ basis, copies])
    worths, more = fit(simple, scores), fit(fuller, scores)
    each = basis @ worths.weights
    errors = np.sqrt(np.diag(basis @ worths.covariance @ basis.T))
    kept = np.arange(len(scores)) % HELD_OUT != 0
    surprise = tuple(
        log_loss(columns[~kept], scores[~kept], fit(columns[kept], scores[kept]).weights)
        for columns in (simple, fuller)
    )
    every = armies(letters, size)
    there = counts(letters, every)
    full = np.column_stack([there @ basis, there * (there - 1) / 2]) @ more.weights
    order = [every[i] for i in np.argsort(-full)]
    told = _feats(letters, played)
    shift = len(letters) - 1
    return AtStrength(
        part.strength,
        len(points),
        interval(points / 2),
        float(np.mean(points == 1)),
        float(decisions.mean()),
        float(np.percentile(decisions, 5)),
        float(np.percentile(decisions, 95)),
        _reasons(played),
        [
            UnitWorth(
                letter,
                Interval(POINTS * float(each[i]), POINTS * SURE * float(errors[i])),
                Interval(
                    POINTS * float(more.weights[shift + i]),
                    POINTS * SURE * float(more.errors()[shift + i]),
                ),
                *told[letter],
            )
            for i, letter in enumerate(letters)
        ],
        _together(letters, simple, ours, theirs, scores),
        (surprise[0], surprise[1]),
        order[: max(round(BEST * len(order)), 1)],
        order[-3:],
    )


def _together(letters: str, simple: Any, ours: Any, theirs: Any, scores: Any) -> list[Together]:
    two = list(combinations(range(len(letters)), 2))
    joint = np.column_stack([ours[:, a] * ours[:, b] - theirs[:, a] * theirs[:, b] for a, b in two])
    found = fit(np.column_stack([simple, joint]), scores)
    first, errors = simple.shape[1], found.errors()
    listed = [
        Together(
            letters[a] + letters[b],
            Interval(
                POINTS * float(found.weights[first + i]), POINTS * SURE * float(errors[first + i])
            ),
        )
        for i, (a, b) in enumerate(two)
    ]
    return sorted(listed, key=lambda one: -abs(one.points.value) / max(one.points.half, 1e-9))


def _feats(
    letters: str, played: Sequence[ChunkResult]
) -> dict[str, tuple[dict[str, float], dict[str, float]]]:
    times, effects = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for one in played:
        for feat in one.feats:
            times[feat.letter, feat.what] += feat.times
            effects[feat.letter, feat.what] += feat.effect
    return {letter: (_shares(letter, times), _shares(letter, effects)) for letter in letters}


def _shares(letter: str, found: Counter[tuple[str, str]]) -> dict[str, float]:
    mine = {what: many for (of, what), many in sorted(found.items()) if of == letter}
    return {what: many / max(sum(mine.values()), 1) for what, many in mine.items()}


def _reasons(played: Sequence[ChunkResult]) -> dict[str, float]:
    found = sum((Counter(one.reasons) for one in played), Counter[str]())
    return {why: many / max(found.total(), 1) for why, many in found.most_common()}


def scenario_score(parts: Sequence[tuple[ChunkGroup, Sequence[ChunkResult]]]) -> ScenarioScore:
    """The score of one scenario at one strength, its sides as written and exchanged."""
    first, seats = [], []
    for part, played in parts:
        points = np.array([each for one in played for each in one.points]) / 2
        seats.append(points)
        first.append(1 - points if part.exchanged else points)
    whole = parts[0][0]
    scores, sat = np.concatenate(first), np.concatenate(seats)
    score = interval(scores, middle=0.0)
    ties = float(np.mean(scores == 0.5))
    name = str(whole.scenario)
    return ScenarioScore(name, whole.strength, len(scores), score, interval(sat), ties)


def balance(room: Room, done: Sequence[tuple[ChunkGroup, Sequence[ChunkResult]]]) -> Balance:
    free = [at_strength(room, part, played) for part, played in done if part.scenario is None]
    fixed: dict[tuple[str, str], list[tuple[ChunkGroup, Sequence[ChunkResult]]]] = {}
    for part, played in done:
        if part.scenario is not None:
            fixed.setdefault((part.scenario, part.strength), []).append((part, played))
    letters = [unit.letter for unit in free[0].units]
    good = {letter for one in free for army in one.best for letter in army}
    dead = "".join(letter for letter in letters if letter not in good)
    scores = [scenario_score(each) for each in fixed.values()]
    return Balance(free, scores, dead, least(free), changes(free))


def surely_apart(one: Interval, other: Interval) -> int:
    """1 or -1 where one is surely more or less than the other, else 0."""
    apart = one.value - other.value
    return 0 if abs(apart) <= sqrt(one.half**2 + other.half**2) else 1 if apart > 0 else -1


def least(free: Sequence[AtStrength]) -> str:
    """The unit that is surely worse than all others; else an empty text.  (Beside a unit that is
    far too strong even a dead one is in good armies.)"""
    for i, unit in enumerate(free[0].units):
        others = [
            surely_apart(one.units[i].points, other.points)
            for one in free
            for other in one.units
            if other.letter != unit.letter
        ]
        if others and max(others) < 0:
            return unit.letter
    return ""


def changes(free: Sequence[AtStrength]) -> list[tuple[str, str]]:
    """Units of which one is surely better at one strength, and the other at another."""
    found = []
    for a, b in combinations(range(len(free[0].units)), 2):
        sure = {surely_apart(one.units[a].points, one.units[b].points) for one in free}
        if {1, -1} <= sure:
            found.append((free[0].units[a].letter, free[0].units[b].letter))
    return found

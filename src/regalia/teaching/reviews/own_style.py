"""Strengths and weaknesses of one person, compared with nothing but the rest of their own results.

    phases(game, rows)         each third of a game with the rest of it: marked decisions
    themes(game, tally)        each theme of exercises with the others of the same grade
    certain(comparisons)       those that stand out, corrected for how many were made (Holm)

A difference has to stand out twice: as if all decisions were independent (within each game, or each
grade, which answers are wrong is drawn by lot), and as if only games were (Student's t).  The
greater of the two probabilities counts.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

PHASES = ("early", "middle", "late")
PHASE, THEME = "phase", "theme"
LEAST_GAMES = 6  # with a review: from five nothing is claimed
LEAST_EXERCISES = 10  # of a theme, and of the others at its grades
ALPHA = 0.05  # of claiming anything about a person without any difference
WIDTH = 1.96  # standard errors to each side of an interval of 95 %

ThemeTally = Mapping[
    str, Mapping[int, tuple[int, int]]
]  # theme, grade: right at first, and of how many


class Rate(NamedTuple):
    """A part of a hundred, and the interval of 95 % that it lies in."""

    percent: int
    low: int
    high: int


class PhaseRow(NamedTuple):
    """The decisions of a reviewed game by its thirds, and those that were marked."""

    marked: tuple[int, ...]
    decided: tuple[int, ...]


class Comparison(NamedTuple):
    """Results in one phase or theme, beside the rest of the same person's."""

    game: str
    kind: str  # PHASE: the rates are of marked decisions; THEME: of exercises right at first
    about: str
    here: Rate
    elsewhere: Rate
    chance: float  # of a difference like this, or a greater one, if there were none

    @property
    def better(self) -> bool:
        more = self.here.percent > self.elsewhere.percent
        return more if self.kind == THEME else not more


def games_lacking(rows: Sequence[PhaseRow]) -> int:
    """The number of reviewed games that it takes until phases can be compared."""
    return max(0, LEAST_GAMES - len(rows))


def exercises_lacking(tally: ThemeTally) -> int:
    """The number of exercises that it takes at least until two themes can be compared."""
    counts = sorted(
        (sum(of for _, of in grades.values()) for grades in tally.values()), reverse=True
    )
    return sum(max(0, LEAST_EXERCISES - count) for count in [*counts, 0, 0][:2])


def phases(game: str, rows: Sequence[PhaseRow]) -> list[Comparison]:
    if games_lacking(rows):
        return []
    found = []
    for place, phase in enumerate(PHASES):
        here = [(row.marked[place], row.decided[place]) for row in rows]
        rest = [
            (sum(row.marked) - marked, sum(row.decided) - decided)
            for row, (marked, decided) in zip(rows, here)
        ]
        pairs = [(one, other) for one, other in zip(here, rest) if one[1] and other[1]]
        if len(pairs) < LEAST_GAMES:
            continue
        chance = max(_by_lot(pairs), _by_games(pairs))
        rates = (_rate([one for one, _ in pairs]), _rate([other for _, other in pairs]))
        found.append(Comparison(game, PHASE, phase, *rates, chance))
    return found


def themes(game: str, tally: ThemeTally) -> list[Comparison]:
    found = []
    for theme, grades in sorted(tally.items()):
        pairs = []
        for grade, here in sorted(grades.items()):
            others = [tally[other].get(grade, (0, 0)) for other in tally if other != theme]
            rest = sum(right for right, _ in others), sum(of for _, of in others)
            if here[1] and rest[1]:
                pairs.append((here, rest))
        of = [sum(side[1] for side in sides) for sides in zip(*pairs)]
        if not pairs or min(of) < LEAST_EXERCISES:
            continue
        # The others as they would be with as many of each grade as this theme has.
        alike = sum(here[1] * rest[0] / rest[1] for here, rest in pairs) / of[0]
        weight = sum(here[1] ** 2 / rest[1] for here, rest in pairs)
        elsewhere = _wilson(alike, of[0] ** 2 / weight)
        here_rate = _rate([(sum(here[0] for here, _ in pairs), of[0])])
        found.append(Comparison(game, THEME, theme, here_rate, elsewhere, _by_lot(pairs)))
    return found


def certain(comparisons: Iterable[Comparison]) -> list[Comparison]:
    """The comparisons that stand out: the least chance is held against the strictest border, the
    next against the next (Holm), and what would not be seen in whole numbers is left out."""
    ordered = sorted(comparisons, key=lambda one: one.chance)
    found = []
    for place, one in enumerate(ordered):
        if one.chance > ALPHA / (len(ordered) - place):
            break
        if one.here.percent != one.elsewhere.percent:
            found.append(one)
    return found


# --------------------------------------------------------------------------------------- figures

Count = tuple[int, int]  # hits, and of how many
CountPair = tuple[Count, Count]  # here, and elsewhere in the same game, or at the same grade


def _surplus(pair: CountPair) -> tuple[float, float]:
    """The hits here beyond those that come by lot, and the variance of that."""
    (hits, here), (other_hits, rest) = pair
    total, marked = here + rest, hits + other_hits
    variance = here * rest * marked * (total - marked) / (total**2 * max(total - 1, 1))
    return hits - here * marked / total, variance


def _by_lot(pairs: Iterable[CountPair]) -> float:
    surpluses = [_surplus(pair) for pair in pairs]
    variance = sum(spread for _, spread in surpluses)
    if not variance:
        return 1.0
    distance = max(0.0, abs(sum(surplus for surplus, _ in surpluses)) - 0.5)
    return math.erfc(distance / math.sqrt(2 * variance))


def _by_games(pairs: Iterable[CountPair]) -> float:
    surpluses = [_surplus(pair)[0] for pair in pairs]
    count = len(surpluses)
    mean = sum(surpluses) / count
    spread = sum((one - mean) ** 2 for one in surpluses) / (count - 1)
    return student(mean / math.sqrt(spread / count), count - 1) if spread else 1.0


def student(t: float, freedom: int) -> float:
    """The chance of a Student's t as far from 0 as this, on either side."""
    angle = math.atan(abs(t) / math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for step in range(odd, freedom - 1, 2):
        total += term
        term *= math.cos(angle) ** 2 * (step + 1) / (step + 2)
    within = math.sin(angle) * total
    return max(0.0, 1 - (2 / math.pi * (angle + within) if odd else within))


def _rate(counts: Sequence[Count]) -> Rate:
    """The rate over all; what goes together within a game makes its interval wider."""
    hits, of = sum(hit for hit, _ in counts), sum(count for _, count in counts)
    rate, by_chance = hits / of, hits * (of - hits) / of
    if len(counts) > 1 and by_chance:
        spread = sum((hit - rate * count) ** 2 for hit, count in counts)
        spread *= len(counts) / (len(counts) - 1)
        return _wilson(rate, of / max(1.0, spread / by_chance))
    return _wilson(rate, of)


def _wilson(rate: float, of: float) -> Rate:
    middle = rate + WIDTH**2 / (2 * of)
    half = WIDTH * math.sqrt(rate * (1 - rate) / of + WIDTH**2 / (4 * of**2))
    ends = ((middle + sign * half) / (1 + WIDTH**2 / of) for sign in (-1, 1))
    low, high = (round(100 * min(max(end, 0.0), 1.0)) for end in ends)
    return Rate(round(100 * rate), low, high)

"""Strength of players after a series: points with their interval, and openskill's rating.

OpenSkill's Plackett–Luce model (of the family of TrueSkill) takes draws and games of three or four;
a rating is told with the interval in which it lies with 95 %.
"""

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from regalia.research.matches import MatchGame

NORMAL = 1.96  # standard deviations on either side: 95 %


class Rating(NamedTuple):
    games: int
    points: float
    share: float  # of the points, of 1
    low: float  # 95 % interval of that share
    high: float
    rating: float  # openskill's mu; everybody begins at 25
    spread: float  # 95 %: the rating lies so far off at most


def ratings(contestants: int, played: Iterable[MatchGame]) -> list[Rating]:
    """The rating of each contestant."""
    model = PlackettLuce()
    skills = [model.rating() for _ in range(contestants)]
    points: list[list[float]] = [[] for _ in range(contestants)]
    for one in played:
        for who, gained in zip(one.seats, one.points):
            points[who].append(gained)
        if len(one.seats) > 1:
            rated = model.rate([[skills[who]] for who in one.seats], scores=list(one.points))
            for who, (skill,) in zip(one.seats, rated):
                skills[who] = skill
    return [
        Rating(len(own), sum(own), *_share(own), skill.mu, NORMAL * skill.sigma)
        for own, skill in zip(points, skills)
    ]


def _share(points: list[float]) -> tuple[float, float, float]:
    """The mean and Wilson's interval: draws make it a little wider than it would have to be."""
    n = len(points)
    if not n:
        return 0.0, 0.0, 1.0
    mean, square = sum(points) / n, NORMAL**2
    middle = (mean + square / (2 * n)) / (1 + square / n)
    half = NORMAL * sqrt(mean * (1 - mean) / n + square / (4 * n * n)) / (1 + square / n)
    return mean, max(0.0, middle - half), min(1.0, middle + half)

"""Strengths and weaknesses: what a sentence says is so, and nobody without any is told of one."""

import json
import random
import re
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from regalia.core.words import LANGUAGES
from regalia.games import room
from regalia.teaching.exercises import practice
from regalia.teaching.exercises.exercise_lists import Exercises
from regalia.teaching.reviews.own_style import (
    ALPHA,
    LEAST_EXERCISES,
    LEAST_GAMES,
    PhaseRow,
    ThemeTally,
    certain,
    exercises_lacking,
    phases,
    student,
    themes,
)
from regalia.teaching.reviews.own_style_words import StyleSentence, styles

NAMES = {"captures": "Captures", "quiet": "Quiet turns", "rolls": "Extra rolls"}
GRADED = [{"theme": theme, "grade": 1 + 2 * (n // 16)} for n in range(80) for theme in NAMES]
EXERCISES = Exercises(room("ur"), [json.dumps(one).encode() for one in GRADED])
PEOPLE = 200


def played(rng: random.Random, games: int, rates: tuple[float, float, float]) -> list[PhaseRow]:
    """Games with a review, some of which go worse as a whole."""
    rows = []
    for _ in range(games):
        factor = rng.choice((0.4, 1.0, 1.0, 1.8))
        decided = tuple(rng.randrange(3, 16) for _ in rates)
        marked = tuple(
            sum(rng.random() < factor * rate for _ in range(count))
            for rate, count in zip(rates, decided)
        )
        rows.append(PhaseRow(marked, decided))
    return rows


def practised(rng: random.Random, count: int, skill: dict[str, float]) -> Any:
    """The kept values after so many exercises, right as often as skill and grade have it."""
    kept: Any = None
    for _ in range(count):
        theme = rng.choice(list(NAMES))
        number = practice.following(EXERCISES, theme, kept, 0)
        assert number is not None
        right = rng.random() < skill[theme] - 0.05 * EXERCISES.values(number)["grade"]
        kept = practice.noted(EXERCISES, json.loads(json.dumps(kept)), number, not right, 0)
    return json.loads(json.dumps(kept))


def told(rows: list[PhaseRow], tally: ThemeTally, language: str = "en") -> list[StyleSentence]:
    found = styles({"ur": rows}, {"ur": tally}, {"ur": NAMES}, language)
    return found[0].sentences if found else []


def wilson(rate: float, of: float) -> tuple[int, int]:
    """The shares that are 1.96 standard errors away from a rate, by trying them."""
    shares = np.linspace(0, 1, 400_001)
    inside = shares[(rate - shares) ** 2 * of <= 1.96**2 * shares * (1 - shares)]
    return round(100 * float(inside[0])), round(100 * float(inside[-1]))


def of_games(pairs: list[tuple[int, int]]) -> tuple[int, int, int]:
    marked, decided = np.array(pairs, dtype=float).T
    rate = marked.sum() / decided.sum()
    ratio = (
        np.var(marked - rate * decided, ddof=1) * len(pairs) / (decided.sum() * rate * (1 - rate))
    )
    return (round(100 * rate), *wilson(rate, decided.sum() / max(1.0, ratio)))


def numbers(text: str) -> list[int]:
    return [int(one) for one in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_about_a_phase_is_that_of_the_games(language: str) -> None:
    rows = played(random.Random(3), 30, (0.04, 0.05, 0.3))
    worse = [one for one in told(rows, {}, language) if one.practice == "mistakes"]
    late = [(row.marked[2], row.decided[2]) for row in rows]
    rest = [(sum(row.marked[:2]), sum(row.decided[:2])) for row in rows]
    assert [numbers(one.text) for one in worse] == [[*of_games(late), *of_games(rest)]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_about_a_theme_is_that_of_the_exercises(language: str) -> None:
    tally: ThemeTally = {
        "captures": {1: (30, 40), 3: (4, 20)},
        "quiet": {1: (38, 40), 3: (15, 20), 5: (2, 30)},
        "rolls": {1: (36, 40), 3: (16, 20)},
    }
    worse = [one for one in told([], tally, language) if one.practice]
    expected = (40 * Fraction(74, 80) + 20 * Fraction(31, 40)) / 60
    weight = Fraction(60**2) / (Fraction(40**2, 80) + Fraction(20**2, 40))
    assert [one.practice for one in worse] == ["captures"]
    assert "Captures" in worse[0].text
    here, rest = wilson(34 / 60, 60), wilson(float(expected), float(weight))
    assert numbers(worse[0].text) == [57, *here, round(100 * expected), *rest]


def test_the_surest_strength_and_the_surest_weakness_of_a_kind_are_said() -> None:
    rows = played(random.Random(3), 30, (0.04, 0.05, 0.3))
    surest = certain(phases("ur", rows))
    assert [one.about for one in surest if one.better] == ["early", "middle"]
    weakness, strength, _ = (one.text for one in told(rows, {}))
    assert weakness.startswith("Late") and "more often" in weakness
    assert strength.startswith("Early") and "less often" in strength


def test_a_planted_difference_is_found_with_the_exercises_that_fit() -> None:
    found = 0
    for seed in range(20):
        rng = random.Random(seed)
        rows = played(rng, 30, (0.05, 0.05, 0.25))
        kept = practised(rng, 150, {"captures": 0.55, "quiet": 0.95, "rolls": 0.95})
        sentences = told(rows, practice.tally(kept))
        fits = {one.practice for one in sentences}
        found += fits >= {"mistakes", "captures"}
        assert not any("harder" in one.text and one.practice != "captures" for one in sentences)
    assert found >= 16


def test_of_people_without_any_difference_hardly_anybody_is_told_of_one() -> None:
    claims, compared = 0, 0
    for seed in range(PEOPLE):
        rng = random.Random(1_000 + seed)
        rows = played(rng, rng.randrange(LEAST_GAMES, 41), (0.1, 0.1, 0.1))
        kept = practised(rng, rng.randrange(30, 120), dict.fromkeys(NAMES, 0.9))
        both = [*phases("ur", rows), *themes("ur", practice.tally(kept))]
        claims += bool(certain(both))
        compared += len(both) >= 5
    assert compared > PEOPLE / 2
    assert claims <= ALPHA * PEOPLE


def test_without_a_correction_more_people_would_be_told_of_one() -> None:
    rng = random.Random(5)
    rows = [played(rng, 20, (0.1, 0.1, 0.1)) for _ in range(PEOPLE)]
    alone = sum(any(one.chance <= ALPHA for one in phases("ur", found)) for found in rows)
    together = sum(bool(certain(phases("ur", found))) for found in rows)
    assert together < alone


def test_nothing_is_claimed_from_five_games_and_the_sentence_says_how_many_more() -> None:
    rows = [PhaseRow((0, 0, 12), (12, 12, 12))] * (LEAST_GAMES - 2)
    assert phases("ur", rows) == []
    (one,) = told(rows, {"quiet": {1: (LEAST_EXERCISES, LEAST_EXERCISES)}})[:1]
    assert numbers(one.text) == [2]
    (last,) = [one for one in told(rows[:1] * 5, {}) if "one more" in one.text][:1]
    assert last.practice == ""


def test_two_themes_need_ten_exercises_each() -> None:
    assert exercises_lacking({}) == 2 * LEAST_EXERCISES
    tally: ThemeTally = {"quiet": {1: (3, 7), 3: (0, 1)}, "rolls": {1: (3, 50)}}
    assert exercises_lacking(tally) == LEAST_EXERCISES - 8
    assert themes("ur", {"quiet": {1: (0, 9)}, "rolls": {1: (50, 50)}}) == []


def test_students_distribution_is_that_of_the_tables() -> None:
    for freedom, border in ((1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (39, 2.023)):
        assert student(border, freedom) == pytest.approx(0.05, abs=1e-4)
    assert student(0.0, 7) == 1.0


def test_exercises_count_by_their_first_try_alone() -> None:
    number = EXERCISES.themes["quiet"][0]
    kept = practice.noted(EXERCISES, None, number, 2, 0)
    kept = practice.noted(EXERCISES, kept, number, 0, 1)
    assert practice.tally(kept) == {"quiet": {1: (0, 1)}}
    assert practice.tally(practice.without_tally(kept)) == {}


@pytest.mark.parametrize(
    "tally", [None, [], {"quiet": 3}, {"quiet": {"11": [1, 2], "x": [1, 2], "3": [2, 1], "5": [1]}}]
)
def test_a_tally_that_is_not_as_it_should_be_counts_for_nothing(tally: object) -> None:
    assert practice.tally({"tally": tally}) == {}

"""The exercises that ship: their form, that they can be begun, and that what is right is right.

All are read and begun.  All of the Study are proved anew, and 40 of each other game, others with
every commit; `bench/proofs/exercises.py` proves all.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from support.ours import OURS

from regalia import games
from regalia.core.random import below, seeded
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.teaching.exercises import exercise_lists, exercise_proof, generation
from regalia.teaching.exercises.exercise_lists import Exercises, daily, listed, number_of, step_of
from regalia.teaching.lessons.judge import ILLEGAL, begin, judge
from regalia.teaching.lessons.solution import solution
from regalia.teaching.lessons.steps import PROOFS

ROOMS = [games.room(name) for name in games.names() if games.room(name).exercises]
OUR_ROOMS = [games.room(name) for name in OURS]
LEAST = 1_100  # three years, each day another
MOST_BYTES = 1_500_000  # of all lists together
SAMPLE = 40
ALL_PROVED = ("study",)  # by the solver, which is quick


def of(room: Room) -> Exercises:
    found = listed(room)
    assert found is not None
    return found


def sample(count: int) -> list[int]:
    """Numbers of exercises, others with every commit."""
    asked = ["git", "rev-parse", "HEAD"]
    root = Path(__file__).parents[2]
    told = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=False).stdout
    rng = seeded(int(told.strip()[:12] or "0", 16))
    return sorted({below(rng, count) for _ in range(SAMPLE)})


def test_every_game_of_ours_has_enough_and_all_are_small() -> None:
    files = [exercise_lists.home(room) / exercise_lists.FILE for room in OUR_ROOMS]
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for room in OUR_ROOMS:
        assert len(of(room)) >= LEAST, room


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.card.id)
def test_each_can_be_begun_and_what_is_right_is_legal_and_not_everything(room: Room) -> None:
    assert room.exercises is not None
    met = set()
    for number, line in enumerate(of(room)):
        step = step_of(room, line, number)
        assert line["theme"] in room.exercises.THEMES and step.origin.proof in PROOFS
        assert step.origin.grade in (*generation.LEVELS, generation.TOO_HARD)
        legal = set(begin(step).actions(step.seat))
        wanted = set(line["wanted"].get("actions", ()))
        assert wanted < legal, number
        met.add(json.dumps([line["theme"], line["position"], line.get("played")]))
    assert len(met) == len(of(room))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.card.id)
def test_an_exercise_accepts_what_is_right_and_refuses_the_rest(room: Room) -> None:
    for number in sample(len(of(room)))[:8]:
        step = of(room).step(number)
        assert judge(step, solution(step)).state == "done", number
        wanted = of(room).values(number)["wanted"].get("actions")
        for text in begin(step).actions(step.seat):
            verdict = judge(step, [text])
            assert verdict.state != ILLEGAL
            if wanted is not None:
                assert (verdict.state == "done") == (text in wanted), (number, text)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.card.id)
def test_what_is_right_is_proved_anew(room: Room) -> None:
    found = of(room)
    some = range(len(found)) if room.card.id in ALL_PROVED else sample(len(found))
    wrong = [number for number in some if not exercise_proof.holds(room, found.values(number))]
    assert wrong == []


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.card.id)
def test_every_theme_is_there_and_told_in_every_language_that_it_has(room: Room) -> None:
    assert room.exercises is not None and set(of(room).themes) == set(room.exercises.THEMES)
    spoken = [path.stem for path in (exercise_lists.home(room) / "words").glob("*.ftl")]
    assert "en" in spoken and (room not in OUR_ROOMS or set(spoken) == set(LANGUAGES))
    for numbers in of(room).themes.values():
        step = of(room).step(numbers[0])
        for language in spoken:
            goal = step.goal.told(language)
            assert goal and len(goal) <= 160 and step.hint.told(language)
            assert language == "en" or goal != step.goal.told("en")


def test_what_a_list_has_stays_where_it_is() -> None:
    """Numbers are public: results are kept by them.  (The first lines of each list.)"""
    for room in OUR_ROOMS:
        first: dict[str, Any] = of(room).values(0)
        assert (first["theme"], first["seed"]) == FIRST[room.card.id]


def test_the_daily_is_the_item_of_the_day_and_none_comes_twice_before_all_were_there() -> None:
    """Our own games have enough exercises for three years."""
    for room in ROOMS:
        days = 3 * 365 if room in OUR_ROOMS else len(of(room))
        numbers = [number_of(of(room), day) for day in range(days)]
        assert len(set(numbers)) == len(numbers)
        step = daily(room, 7)
        assert step is not None and step.id == f"{room.card.id}-7"


FIRST = {
    "battles": ("style", 39),
    "gambit": ("open", 85),
    "study": ("moves", 247),
    "twelve": ("win-1", 170),
    "ur": ("captures", 76),
}

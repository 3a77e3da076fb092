"""Making exercises: the same seeds give the same list, whoever makes it and however often."""

from pathlib import Path

import pytest

from regalia.core.errors import RegaliaError
from regalia.games import room
from regalia.teaching.exercises import exercise_lists, generation
from regalia.teaching.lessons.judge import DONE, judge

STUDY = room("study")


def test_going_on_gives_the_same_as_doing_it_at_once(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl.gz", tmp_path / "parts.jsonl.gz"
    assert generation.make(STUDY, whole, 6) >= 6
    generation.make(STUDY, parts, 3)
    first = generation.read(parts)
    generation.make(STUDY, parts, 6)
    assert generation.read(parts)[: len(first)] == first
    told = [line["seed"] for line in generation.read(parts)]
    assert told == sorted(told) and len(told) == len(set(told))
    every = {line["seed"]: line for line in generation.read(whole)}
    for line in generation.read(parts):  # a seed gives the same exercise, whatever else was wanted
        assert every.get(line["seed"], line) == line


def test_what_is_made_is_proved_anew_from_its_line(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl.gz"
    generation.make(STUDY, file, 4)
    assert STUDY.exercises is not None
    for line in generation.read(file):
        moment = generation.moment_of(line)
        answer = STUDY.exercises.answer(moment)
        assert answer is not None
        again = generation.line_of(moment, answer, line["seed"])
        assert again == {key: value for key, value in line.items() if key != "grade"}


def test_a_list_grows_at_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercise_lists, "home", lambda room: tmp_path)
    exercise_lists.listed.cache_clear()
    lines = [{"theme": "moves", "seed": n, "grade": 1} for n in range(20)]
    try:
        assert generation.ship(STUDY, lines[:12]) == 12
        before = list(exercise_lists.listed(STUDY) or ())
        assert generation.ship(STUDY, lines[12:]) == 20
        after = list(exercise_lists.listed(STUDY) or ())
    finally:
        exercise_lists.listed.cache_clear()
    assert after[:12] == before and before != lines[:12]  # mixed, once and for all
    assert sorted(line["seed"] for line in after) == list(range(20))


def test_a_grade_is_the_lowest_level_that_finds_it(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl.gz"
    generation.make(STUDY, file, 3)
    for number, line in enumerate(generation.read(file)):
        step = exercise_lists.step_of(STUDY, line, number)
        assert line["grade"] in (*generation.LEVELS, generation.TOO_HARD)
        tries = [
            generation.does(step, line["grade"], line["seed"] + generation.SPREAD * n)
            for n in (0, 1, 2)
        ]
        assert line["grade"] == generation.TOO_HARD or sum(tries) >= generation.ENOUGH


def test_grading_anew_changes_nothing_but_grades(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.jsonl.gz"
    generation.make(STUDY, file, 3)
    made = generation.read(file)
    monkeypatch.setattr(exercise_lists, "FILE", tmp_path / "list.jsonl.gz")
    generation.write(tmp_path / "list.jsonl.gz", [line | {"grade": 0} for line in made])
    exercise_lists.listed.cache_clear()
    try:
        assert generation.grade_anew(STUDY) == 3
        assert list(exercise_lists.listed(STUDY) or ()) == made
        assert generation.grade_anew(STUDY) == 0
    finally:
        exercise_lists.listed.cache_clear()


def test_level_ten_of_the_study_does_every_exercise(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl.gz"
    generation.make(STUDY, file, 3)
    for number, line in enumerate(generation.read(file)):
        step = exercise_lists.step_of(STUDY, line, number)
        assert generation.does(step, 10, 1)
        assert judge(step, ["give-up"]).state != DONE


def test_a_room_that_finds_none_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STUDY.__dict__, "exercises", None)
    with pytest.raises(RegaliaError):
        generation.make(STUDY, tmp_path / "none.jsonl.gz", 1)

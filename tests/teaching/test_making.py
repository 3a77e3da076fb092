"""Making exercises: the same seeds give the same list, whoever makes it and however often."""

from pathlib import Path

import pytest

from regalia.core.errors import RegaliaError
from regalia.games import room
from regalia.teaching import exercises, making
from regalia.teaching.judge import DONE, judge

STUDY = room("study")


def test_going_on_gives_the_same_as_doing_it_at_once(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl.gz", tmp_path / "parts.jsonl.gz"
    assert making.make(STUDY, whole, 6) >= 6
    making.make(STUDY, parts, 3)
    first = making.read(parts)
    making.make(STUDY, parts, 6)
    assert making.read(parts)[: len(first)] == first
    told = [line["seed"] for line in making.read(parts)]
    assert told == sorted(told) and len(told) == len(set(told))
    every = {line["seed"]: line for line in making.read(whole)}
    for line in making.read(parts):  # a seed gives the same exercise, whatever else was wanted
        assert every.get(line["seed"], line) == line


def test_what_is_made_is_proved_anew_from_its_line(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl.gz"
    making.make(STUDY, file, 4)
    assert STUDY.exercises is not None
    for line in making.read(file):
        moment = making.moment_of(line)
        answer = STUDY.exercises.answer(moment)
        assert answer is not None
        again = making.line_of(moment, answer, line["seed"])
        assert again == {key: value for key, value in line.items() if key != "grade"}


def test_a_list_grows_at_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercises, "home", lambda room: tmp_path)
    exercises.listed.cache_clear()
    lines = [{"theme": "moves", "seed": n, "grade": 1} for n in range(20)]
    try:
        assert making.ship(STUDY, lines[:12]) == 12
        before = list(exercises.listed(STUDY) or ())
        assert making.ship(STUDY, lines[12:]) == 20
        after = list(exercises.listed(STUDY) or ())
    finally:
        exercises.listed.cache_clear()
    assert after[:12] == before and before != lines[:12]  # mixed, once and for all
    assert sorted(line["seed"] for line in after) == list(range(20))


def test_a_grade_is_the_lowest_level_that_finds_it(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl.gz"
    making.make(STUDY, file, 3)
    for number, line in enumerate(making.read(file)):
        step = exercises.step_of(STUDY, line, number)
        assert line["grade"] in (*making.LEVELS, making.TOO_HARD)
        tries = [
            making.does(step, line["grade"], line["seed"] + making.SPREAD * n) for n in (0, 1, 2)
        ]
        assert line["grade"] == making.TOO_HARD or sum(tries) >= making.ENOUGH


def test_grading_anew_changes_nothing_but_grades(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "some.jsonl.gz"
    making.make(STUDY, file, 3)
    made = making.read(file)
    monkeypatch.setattr(exercises, "FILE", tmp_path / "list.jsonl.gz")
    making.write(tmp_path / "list.jsonl.gz", [line | {"grade": 0} for line in made])
    exercises.listed.cache_clear()
    try:
        assert making.grade_anew(STUDY) == 3
        assert list(exercises.listed(STUDY) or ()) == made
        assert making.grade_anew(STUDY) == 0
    finally:
        exercises.listed.cache_clear()


def test_level_ten_of_the_study_does_every_exercise(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl.gz"
    making.make(STUDY, file, 3)
    for number, line in enumerate(making.read(file)):
        step = exercises.step_of(STUDY, line, number)
        assert making.does(step, 10, 1)
        assert judge(step, ["give-up"]).state != DONE


def test_a_room_that_finds_none_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STUDY.__dict__, "exercises", None)
    with pytest.raises(RegaliaError):
        making.make(STUDY, tmp_path / "none.jsonl.gz", 1)

"""Lessons at the keyboard."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.keyboard import at

from regalia import games
from regalia.core.words import LANGUAGES
from regalia.teaching.lessons.guide import guidance
from regalia.teaching.lessons.steps import lesson_file, lessons
from regalia.terminal.cli import main
from regalia.terminal.keyboard.first_game import FirstGameGuide
from regalia.terminal.keyboard.keyboard_table import play
from regalia.terminal.keyboard.lesson_player import LadderClimber, Learner
from regalia.terminal.language import choose

LESSON = """
title = "lesson-first"
[[step]]
id = "rosette"
position = "....../0......./...... 0"
played = "roll:-s"
rules = ["UR-14"]
wanted = { meter = "rosettes:0", more = 1 }
[[step.refutation]]
plays = "roll:-- enter"
say = "lost"
[[step]]
id = "again"
position = "....../0......./...... 0"
played = "roll:-s"
par = 2
wanted = { action = "roll" }
"""
TEXTS = """
lesson-first = First steps
rosette-goal = Reach a rosette.
rosette-hint = Look for a flower.
rosette-done = Well done.
again-goal = Roll again.
again-hint = A flower first.
lost = The turn is over.
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "words").mkdir()
    (tmp_path / "words/en.ftl").write_text(TEXTS, "utf-8")
    (tmp_path / "first.toml").write_text(LESSON, "utf-8")
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "data"))
    return tmp_path / "first.toml"


def learned(file: Path, *lines: str) -> str:
    room, screen = games.room("ur"), at(lines, terminal=False)
    with suppress(EOFError):
        Learner(lesson_file(room, file), room, screen).run(None)
    return str(screen.output.getvalue())  # type: ignore[attr-defined]


def test_a_wrong_answer_is_played_out_and_taken_back_and_a_hint_comes_after_two(file: Path) -> None:
    """UR-8, UR-14."""
    once = learned(file, "B1-B2")
    assert "You move from B1 to B2." in once and "Light rolls" in once
    assert "Not this one. The turn is over." in once and "Look for a flower" not in once
    assert "Hint: Look for a flower." in learned(file, "B1-B2", "B1-B2")


def test_a_hint_and_a_wrong_answer_cost_a_star_each_and_the_side_is_told(file: Path) -> None:
    """UR-14."""
    told = learned(file, "hint", "B1-A1", "B1-B2", "B1-A1", "roll")
    assert told.count("✽✽·") == 2 and "✽✽✽" not in told
    assert "You are Dark." in told
    kept = json.loads((file.parent / "data/learned.json").read_text("utf-8"))
    assert kept == {"ur": {"first": {"rosette": 2, "again": 2}}}


def test_before_a_lesson_come_little_steps_that_take_back_one_wrong_action_and_keep_nothing(
    file: Path,
) -> None:
    """ST-7, ST-8."""
    room, screen = games.room("study"), at(("Ra2", "Rc1", "Rb1", "Kb3", "Bc1"), terminal=False)
    ladder = lessons(room)["begin"]
    with suppress(EOFError):
        LadderClimber(ladder, room, screen).run()
    told = str(screen.output.getvalue())  # type: ignore[attr-defined]
    assert told.count("Not quite: it is taken back.") == 2
    assert told.count("That is it.") == 2 and "Three moves" in told
    assert not (file.parent / "data/learned.json").exists()


def test_whoever_has_learned_nothing_begins_with_the_little_steps(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = CliRunner().invoke(main, ["learn", "study"], input="skip\n").output
    assert "which counts nothing" in begun and "Step 4 of 11" in begun
    assert lessons(games.room("study"))["first"].aim.told() in begun  # type: ignore[union-attr]
    begun = CliRunner().invoke(main, ["learn", "study", "--step", "one"], input="").output
    assert "which counts nothing" not in begun and "Step 1 of 11" in begun


def test_a_lesson_is_done_and_its_stars_are_kept(file: Path) -> None:
    """UR-14."""
    told = learned(file, "list", "rules", "B1-B2-B3", "B1-A1", "B1-C1", "roll")
    assert "✽✽✽" in told and "Well done." in told and "(UR-8)" in told
    assert "regalia play ur --guided" in told
    kept = json.loads((file.parent / "data/learned.json").read_text("utf-8"))
    assert kept == {"ur": {"first": {"rosette": 3, "again": 3}}}


def test_it_goes_on_with_the_first_step_that_is_not_done_and_steps_can_be_skipped(
    file: Path,
) -> None:
    assert "Step 2 of 2" in learned(file, "skip", "skip")
    learned(file, "B1-A1")
    assert "Step 1 of 2" not in learned(file, "skip")


@pytest.mark.parametrize("broken", ["", "[]", '{"ur": 3}', '{"ur": {"first": 7}}'])
def test_a_file_of_progress_that_somebody_spoilt_is_no_obstacle(file: Path, broken: str) -> None:
    (file.parent / "data").mkdir()
    (file.parent / "data/learned.json").write_text(broken, "utf-8")
    assert "✽✽✽" in learned(file, "B1-A1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_checked_and_what_is_wrong_is_told(file: Path, language: str) -> None:
    colon = "\u00a0: " if language == "fr" else ": "
    try:
        run = CliRunner().invoke
        right = run(main, ["--language", language, "lessons", "check", str(file), "--game", "ur"])
        assert right.exit_code == 0 and f"rosette{colon}B1-A1, B1-C1" in right.output
        file.write_text(LESSON.replace("par = 2", "par = 1\nmost = 2"), "utf-8")
        wrong = run(main, ["--language", language, "lessons", "check", str(file), "--game", "ur"])
        assert wrong.exit_code != 0 and f"again{colon}" in wrong.output
        assert run(main, ["lessons", "check", str(file)]).exit_code != 0  # whose is it?
    finally:
        choose("en")


def test_a_step_that_does_not_begin_is_told_by_its_name(file: Path) -> None:
    file.write_text(LESSON.replace('played = "roll:-s"', 'played = "roll:-s roll:-s"', 1), "utf-8")
    told = CliRunner().invoke(main, ["lessons", "check", str(file), "--game", "ur"])
    assert told.exit_code != 0
    lines = told.output.splitlines()
    assert lines[0].startswith("again: ") and lines[1].startswith("rosette: ")


def test_exercises_are_checked_line_by_line(file: Path) -> None:
    step = {"id": "rosette", "position": "....../0......./...... 0", "played": "roll:-s"}
    lines = [
        {**step, "wanted": {"actions": ["B1-A1", "B1-C1"]}, "grade": 1, "proof": "exact"},
        {**step, "wanted": {"actions": ["B1-B8"]}},
        {**step, "wanted": {}},
    ]
    path = file.with_suffix(".jsonl")
    path.write_text("\n".join([*map(json.dumps, lines), "{", "3"]), "utf-8")
    told = CliRunner().invoke(main, ["lessons", "check", str(path), "--game", "ur"])
    assert told.exit_code != 0
    numbers = [line.split(":")[0] for line in told.output.splitlines() if line[:1].isdecimal()]
    assert numbers == ["2", "3", "4", "5"]


def test_a_game_or_step_without_a_lesson_is_told_so() -> None:
    run = CliRunner().invoke
    assert "first" in run(main, ["learn", "ur", "--lesson", "second"]).output
    assert "enter" in run(main, ["learn", "ur", "--step", "nowhere"]).output


def test_a_first_game_says_once_what_each_kind_of_decision_is_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UR-8: what is said is what the page says; the next game says only what is new."""
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    said = {one.id: one.say.told("en") for one in guidance(games.room("ur"))}

    room = games.room("ur")

    def first_game(turns: int) -> str:
        screen = at(["1"] * turns, terminal=False)
        seats = ["person", "level1"]
        play(room, seats=seats, seed=5, screen=screen, guide=FirstGameGuide(room, screen))
        return " ".join(str(screen.output.getvalue()).split())  # type: ignore[attr-defined]

    told = first_game(12)
    counts = {name: told.count(text) for name, text in said.items()}
    assert max(counts.values()) == 1 and sum(counts.values()) > 1
    kept = json.loads((tmp_path / "exercises.json").read_text("utf-8"))["explained.ur"]
    assert kept and set(kept) <= {name for name, count in counts.items() if count}
    assert not any(said[name] in first_game(3) for name in kept)


def test_a_lesson_ends_in_a_guided_first_game_for_whoever_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    steps = len(lessons(games.room("study"))["first"].steps)
    sentences = [one.say.told("en") for one in guidance(games.room("study"))]

    def learn(answer: str) -> str:
        typed = "skip\n" * steps + answer + "\nquit\n"
        run = CliRunner().invoke(main, ["learn", "study", "--step", "one"], input=typed)
        return " ".join(run.output.split())

    assert not any(sentence in learn("n") for sentence in sentences)
    assert any(sentence in learn("") for sentence in sentences)
    guided = CliRunner().invoke(main, ["play", "study", "--guided"], input="quit\n").output
    assert any(sentence in " ".join(guided.split()) for sentence in sentences)

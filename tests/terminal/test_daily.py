"""Today's exercises and practice at the keyboard."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.exercises import STUDY, right, short_list
from support.keyboard import at

from regalia.core.words import LANGUAGES
from regalia.teaching.exercises import rush
from regalia.teaching.exercises.exercise_lists import day_of, listed, number_of
from regalia.terminal.cli import main
from regalia.terminal.commands import rush as rush_command
from regalia.terminal.keyboard import screen
from regalia.terminal.language import choose


@pytest.fixture(autouse=True)
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "data"))
    with short_list(tmp_path, monkeypatch):
        yield
    choose("en")


def told(*words: str) -> str:
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    return done.output


def today() -> int:
    found = listed(STUDY)
    assert found is not None
    return number_of(found, day_of(datetime.now(UTC)))


def test_today_is_done_at_the_keyboard_and_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "⬜" in told("daily") and "No days in a row" in told("daily")
    typed = at(["give-up", *right(today())])  # one miss, and then what is right
    monkeypatch.setattr(screen, "standard", lambda: typed)
    output = told("daily", "study")
    assert "One day in a row" in output and "Regalia" in output.splitlines()[-1]
    assert "🟨" in output.splitlines()[-1]
    assert "🟨" in told("daily")


def test_what_is_left_undone_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = at(["skip"])
    monkeypatch.setattr(screen, "standard", lambda: typed)
    assert "No days in a row" in told("daily", "study")
    shown = typed.output.getvalue()  # type: ignore[attr-defined]
    assert shown.partition("The solution:")[2].count("move") >= 1
    monkeypatch.setattr(screen, "standard", lambda: at([]))  # the keyboard is gone
    assert "No days in a row" in told("daily", "study")


def test_practice_goes_on_until_one_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = listed(STUDY)
    assert found is not None
    theme = found.values(0)["theme"]
    count = len(found.themes[theme])
    monkeypatch.setattr(screen, "standard", lambda: typed)
    typed = at(["skip"] * count)
    told("practice", "study", theme)
    kept = json.loads((tmp_path / "data/exercises.json").read_text())["practice.study"]
    assert len(kept["waiting"]) == count  # all come back


def rushed(monkeypatch: pytest.MonkeyPatch, lines: list[str], *words: str) -> str:
    typed = at(lines)
    monkeypatch.setattr(screen, "standard", lambda: typed)
    return told("rush", "study", "--cards", "friday", *words)


def test_a_rush_ends_with_the_third_miss_and_what_was_missed_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = listed(STUDY)
    assert found is not None
    cards = rush.cards(found, "friday")
    lines = [*right(cards[0]), "skip", "give-up", "skip", *right(cards[1])]
    output = rushed(monkeypatch, lines, "--survival")
    assert "Done: 1. Misses: 3. Longest streak: 1." in output
    assert "regalia rush study --survival --cards friday" in output


def test_in_a_rush_what_comes_too_late_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    found = listed(STUDY)
    assert found is not None
    times = iter([0, 1, 2, 180_001])
    monkeypatch.setattr(rush_command, "_now", lambda: next(times))
    output = rushed(monkeypatch, right(rush.cards(found, "friday")[0]))
    assert "Done: 0. Misses: 0." in output


def test_a_theme_that_there_is_not_is_told_with_those_that_there_are() -> None:
    done = CliRunner().invoke(main, ["practice", "study", "flying"])
    assert done.exit_code != 0 and "moves" in done.output


def test_a_game_without_exercises_says_so() -> None:
    done = CliRunner().invoke(main, ["daily", "ur"])
    assert done.exit_code != 0 and "no exercises" in done.output
    done = CliRunner().invoke(main, ["rush", "ur"])
    assert done.exit_code != 0 and "no rushes" in done.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    assert "⬜" in told("--language", language, "daily")

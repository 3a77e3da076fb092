"""Opponents at the keyboard have names."""

from pathlib import Path

import pytest
from support.keyboard import at

from regalia.games import room
from regalia.terminal.keyboard.keyboard_table import play


def shown(*seats: str) -> str:
    """The words before the first question of a game with these seats."""
    screen = at(["quit"], True)
    play(room("ur"), screen=screen, seats=list(seats), dice="typed")
    return " ".join(screen.keyboard.shown[0].split())  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))


def test_whom_one_plays_is_told_by_name_with_how_they_play() -> None:
    assert "Vera, level 6: Makes few plain mistakes." in shown("person", "level6")
    assert "level" not in shown("person", "person")

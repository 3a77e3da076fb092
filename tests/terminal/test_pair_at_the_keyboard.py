"""Pairs of games at the keyboard: seats are exchanged, and both are added up."""

import re
from pathlib import Path

import pytest
from support.keyboard import at

from regalia.games import room
from regalia.terminal.keyboard.keyboard_table import play


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


def test_a_pair_at_the_keyboard_goes_on_with_the_second_game(data: Path) -> None:
    """QG-24: seats are exchanged, and both games are added up."""

    def first_choice(shown: str) -> str:
        if "over>" in shown:
            return "" if ends.pop() else "quit"
        return "1"

    ends = [False, True]  # the second game is the last
    screen = at([first_choice] * 400)
    options = {"tokens": 2, "turns": 8}
    game = play(
        room("gambit"), options, ["person"] * 2, ["Ann", "Bob"], 1, screen=screen, pair=True
    )
    shown = "".join(screen.keyboard.shown)  # type: ignore[attr-defined]
    assert game.over and not ends
    assert "First of two games. For the second you exchange seats" in shown
    assert re.search(r"First of two games: Ann \d+, Bob \d+\. Now you exchange seats", shown)
    assert re.search(r"Second of two games\. The first: Bob \d+, Ann \d+\.", shown)
    assert re.search(r"Both games together: Bob \d+, Ann \d+\.", shown)
    assert not list(data.glob("*"))


def test_a_pair_of_computers_is_played_through_and_quitting_ends_one_of_people() -> None:
    """QG-24."""
    screen = at([""])
    options = {"tokens": 2, "turns": 8}
    play(room("gambit"), options, ["random"] * 2, seed=1, screen=screen, pair=True)
    shown = screen.output.getvalue()  # type: ignore[attr-defined]
    assert shown.count("First of two games:") == 1 and "Both games together:" in shown
    screen = at([lambda shown: "quit" if "over>" in shown else "1"] * 200)
    play(room("gambit"), options, ["person"] * 2, seed=1, screen=screen, pair=True)
    assert "Both games together" not in screen.output.getvalue()  # type: ignore[attr-defined]

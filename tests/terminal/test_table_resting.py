"""Rests at the keyboard: the end of a challenge of the Study is seen before the next card comes."""

from pathlib import Path

import pytest
from support.games.study import NEAR, NEXT, START, STUDY
from support.keyboard import at

from regalia.terminal.keyboard.keyboard_table import play


@pytest.mark.parametrize("terminal", [True, False], ids=["typed", "piped"])
def test_a_challenge_ends_with_its_fewest_moves_until_enter(
    terminal: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ST-17: whoever pipes a game into the program presses no key between two challenges."""
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    options = {"deck": [START, NEAR, NEXT], "target": 2}
    pause = [""] if terminal else []
    screen = at(["1 declare:1", "give-up", *pause, "1 declare:1", "give-up"], terminal)
    game = play(STUDY, options, names=["Ann", "Bob"], screen=screen)
    assert game.over and game.result == [0, 1]
    shown = screen.keyboard.shown  # type: ignore[attr-defined]
    told = "Fewest moves: " in "".join(shown)
    assert told == terminal
    if terminal:
        assert "Press Enter for the next challenge." in shown[2] and "gives up" in shown[2]

"""Deals at the keyboard: many cards of one kind are one line of the story."""

import re
from pathlib import Path

import pytest
from support.keyboard import at

from regalia import games
from regalia.games import room
from regalia.terminal.keyboard.deals import folded
from regalia.terminal.keyboard.keyboard_table import play
from regalia.terminal.new_room import Wanted, write


def test_a_deal_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page does so, too; the number is that of the last card."""
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "data"))
    write(Wanted("dealt", (2,), dice=False, hands=True), tmp_path, package=False)
    monkeypatch.syspath_prepend(tmp_path)
    known = {name: f"regalia.games.{name}" for name in games.names()} | {"dealt": "dealt"}
    monkeypatch.setattr(games, "_packages", lambda: known)
    screen = at(["", "go:1", "", "log", "quit"])
    play(room("dealt"), {}, ["person"] * 2, ["Ann", "Bob"], 1, screen=screen)
    shown = screen.keyboard.shown  # type: ignore[attr-defined]
    assert re.search(r"\n   6  Ann draws card .* Bob draws a card\. \(×3\)\n", shown[1])
    told = re.findall(r"^ +(\d+)  \w+ (draws|goes)", shown[4], re.M)
    assert told == [("6", "draws"), ("7", "goes")]


def test_chance_that_is_no_deal_is_told_line_by_line() -> None:
    rolls = [(True, "Ann rolls 2."), (True, "Ann rolls 3."), (False, "Ann goes 3 squares.")]
    assert list(folded(rolls)) == [(1, rolls[0][1]), (2, rolls[1][1]), (3, rolls[2][1])]
    cards = [*[(True, "Ann draws a card.")] * 3, rolls[2]]
    assert list(folded(cards, 2)) == [(3, "Ann draws a card. (×3)"), (4, rolls[2][1])]
    assert list(folded(cards, 3)) == [(4, rolls[2][1])]

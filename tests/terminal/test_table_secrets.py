"""Two people at one keyboard: neither sees what only the other may know."""

import re
from pathlib import Path

import pytest
from support.keyboard import at

from regalia.games import room
from regalia.table import fairness
from regalia.terminal.keyboard import keyboard_table
from regalia.terminal.keyboard.screen import ASIDE, BACK, CLEAR

GAMBIT = room("gambit")
ENTER = ""


def played(bobs: str, drawn: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Outputs before each line; Bob is dealt a B and four such cards, and draws another.

    Both plan; Bob, who is first, reveals his B, moves, plans, draws; then it is Ann's turn.
    """
    draws = [f"draw:{card}" for card in ("Q", drawn, drawn)]
    script = [f"deal:{card}" for card in f"BBRRNB{bobs}"] + draws
    monkeypatch.setattr(fairness, "outcome", lambda game, seed, luck, number: script[number])
    lines = [
        *(ENTER, "start:b1", ENTER, "start:h2"),
        *(ENTER, "log", "plan:BBR"),
        *(ENTER, "log", f"plan:B{bobs[0]}{bobs[1]}", "move:g1", f"plan:{bobs[2]}"),
        *(ENTER, "list", "log", "rules 8", "undo"),
        *(ENTER, f"plan:{bobs[2]}"),
    ]
    screen = at(lines)
    keyboard_table.play(GAMBIT, {"setup": 1}, names=["Ann", "Bob"], screen=screen)
    shown: list[str] = screen.keyboard.shown  # type: ignore[attr-defined]
    return shown


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[list[str], list[str]]:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    return played("RRQQ", "N", monkeypatch), played("QNNN", "R", monkeypatch)


def for_whom(shown: str) -> str:
    """The player whose prompt ends an output."""
    return re.findall(r"(Ann|Bob)(?: is looking\. |> )$", shown)[-1]


def test_nothing_that_ann_is_shown_depends_on_what_only_bob_knows(
    twins: tuple[list[str], list[str]],
) -> None:
    one, two = twins
    assert [for_whom(shown) for shown in one] == [for_whom(shown) for shown in two]
    anns = [(a, b) for a, b in zip(one, two) if for_whom(a) == "Ann"]
    assert len(anns) >= 8
    for a, b in anns:
        assert a == b
    bobs = [(a, b) for a, b in zip(one, two) if for_whom(a) == "Bob" and "> " in a[-6:]]
    assert sum(a != b for a, b in bobs) >= 3  # the two games do differ, and he sees it


def test_a_curtain_falls_between_two_people_and_wipes_the_screen(
    twins: tuple[list[str], list[str]],
) -> None:
    shown = twins[0]
    curtains = [text for text in shown if "Press Enter" in text]
    assert len(curtains) >= 3
    for text in curtains:
        hidden, _, seen = text.rpartition(CLEAR)
        assert seen.startswith("Please pass the keyboard to ")
        assert hidden in ("", ASIDE)  # nothing was shown between the other's line and the curtain
    assert sum(text.count(ASIDE) for text in shown) == 1
    first_secret = next(i for i, text in enumerate(shown) if "plan:" in text)
    assert any(ASIDE in text for text in shown[:first_secret])


def test_the_usual_screen_comes_back_with_nothing_secret_on_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    screen = at([ENTER, "start:b1", ENTER, "start:h2", ENTER])
    keyboard_table.play(GAMBIT, {"setup": 1}, names=["Ann", "Bob"], seed=1, screen=screen)
    written = screen.output.getvalue()  # type: ignore[attr-defined]
    assert "plan:" in written
    assert written.count(ASIDE) == written.count(BACK) == 1
    after = written[written.index(BACK) :]
    assert "plan:" not in after and "--resume" in after
    assert written[: written.index(BACK)].endswith(CLEAR)


def test_one_person_against_the_computer_needs_no_curtain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    screen = at(["start:b1", "1"])
    keyboard_table.play(
        GAMBIT, {"setup": 1}, ["person", "random"], ["Ann", "Robo"], 1, screen=screen
    )
    written = screen.output.getvalue()  # type: ignore[attr-defined]
    assert "plan:" in written and "Press Enter" not in written and ASIDE not in written


def test_an_open_game_needs_no_curtain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    screen = at(["1", "1", "1"])
    keyboard_table.play(room("ur"), names=["Ann", "Bob"], seed=1, screen=screen)
    assert "Press Enter" not in screen.output.getvalue()  # type: ignore[attr-defined]


def test_whoever_types_the_draws_sits_behind_a_curtain_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    deals = [f"deal:{card}" for card in "BBRRNQRNNB"]
    screen = at([ENTER, "start:b1", ENTER, "start:h2", ENTER, *deals, ENTER, "log"])
    keyboard_table.play(GAMBIT, {"setup": 1}, dice="typed", names=["Ann", "Bob"], screen=screen)
    shown = screen.keyboard.shown  # type: ignore[attr-defined]
    assert "Press Enter when only the dealer is looking" in shown[4]
    assert "dice> " in shown[5] and "deal:" in shown[5]
    curtain = shown[-3]
    assert curtain.endswith("Press Enter when only Ann is looking. ")
    assert "deal:" not in curtain.rpartition(CLEAR)[2]


def test_a_record_of_a_running_game_with_secrets_says_that_it_tells_all(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    screen = at([ENTER, "start:b1", ENTER, "start:h2", ENTER, f"record {tmp_path / 'game.txt'}"])
    keyboard_table.play(GAMBIT, {"setup": 1}, names=["Ann", "Bob"], seed=1, screen=screen)
    assert "hidden cards too" in screen.keyboard.shown[-1]  # type: ignore[attr-defined]

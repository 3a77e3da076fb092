"""`regalia board`: the board of one's own box, checked and shown (UR-22); and a table's rules."""

from pathlib import Path

from click.testing import CliRunner, Result

from regalia.games.ur.layout import FILE
from regalia.terminal.cli import main

TWO_SIDES = FILE.read_text("utf-8")


def regalia(*words: str) -> Result:
    return CliRunner().invoke(main, words, env={"COLUMNS": "100", "NO_COLOR": "1"})


def test_both_sides_of_a_board_are_shown_as_they_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TWO_SIDES.replace("A2-B2 A3-B3 B2-C2 B3-C3", "B7-B8"), "utf-8")
    told = regalia("board", "ur", str(file))
    assert told.exit_code == 0 and f"{file}: one can play on this board." in told.output
    assert "Side 1: *...*./errrim../*...*. B7|B8" in told.output
    assert "Side 2: *...*./errirm../*...*. B7|B8" in told.output
    shown = told.output.split("Side 2")[1]
    assert "│B4     I│" in shown and "│B7      │B8" in shown, "Ishtar, and a wall for a join"


def test_what_makes_no_sense_is_said_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TWO_SIDES.replace("e r r r i m . .", "e r r r i m m ."), "utf-8")
    told = regalia("board", "ur", str(file))
    assert told.exit_code and "one Marduk; this one has 2" in told.output
    assert "no such file" in regalia("board", "ur", str(tmp_path / "none.toml")).output.lower()


def test_other_games_have_one_board() -> None:
    told = regalia("board", "twelve", str(FILE))
    assert told.exit_code and "always played on the same board" in told.output


def test_the_rules_of_another_board_begin_with_it_and_tell_no_facts_of_the_book_s() -> None:
    other, usual = (
        regalia("rules", "ur", "-o", "layout=ancient").output,
        regalia("rules", "ur").output,
    )
    assert "Ishtar: B4" in other and "Royal Land: B2, B3, B5" in other
    assert "What computing found" in usual and "What computing found" not in other
    assert "At this table" not in usual


def test_a_rule_that_a_house_rule_changes_says_so_and_the_house_rule_that_it_holds() -> None:
    """UR-14, UR-26"""
    changed = regalia("rules", "ur", "UR-14", "-o", "extra=once").output
    assert changed.startswith("UR-14 At this table otherwise: UR-26. A piece")
    own = regalia("rules", "ur", "26", "-o", "extra=once").output
    assert own.startswith("UR-26 In force at this table: Extra rolls – once a turn. House rule")
    usual = regalia("rules", "ur", "UR-14").output + regalia("rules", "ur", "26").output
    assert "t this table" not in usual

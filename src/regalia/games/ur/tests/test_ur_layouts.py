"""Boards of one's own (UR-22): how they are read, kept and refused, and what follows them."""

from pathlib import Path
from typing import Any

import pytest

from regalia.core.errors import BadFile, BadOption
from regalia.core.game import Game
from regalia.core.game.record import write
from regalia.core.table_rules import other_rules, rules_at_table
from regalia.core.words import LANGUAGES
from regalia.games import room
from regalia.games.ur import rules
from regalia.games.ur.layout import FILE, NAMES, PAIRS, presets, read_layout
from regalia.games.ur.solve import known

UR = room("ur")
BOOK = "*...*./errrim../*...*. A2|B2 A3|B3 B2|C2 B3|C3"
OPEN_BOARD = "*...*./errrim../*...*."  # without walls
TWO_SIDES = """
[[side]]
name = "sun"
rows = ["* . . . * .", "e r r i r m . .", "* . . . * ."]
walls = "A2-B2 B3-A3 B2-C2 B3-C3"

[[side]]
name = "moon"
rows = ["*...*.", "errrim..", "*...*."]
"""


def layout_of(given: Any) -> Any:
    return Game(UR, {"layout": given}).options["layout"]


def refused(given: Any, side: int = 1) -> str:
    with pytest.raises(BadOption) as problem:
        Game(UR, {"layout": given, "side": side})
    assert problem.value.rule == "UR-22"
    said = [problem.value.told(language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    return said[0]


# ------------------------------------------------------------------------------ how it is kept


def test_a_board_that_has_a_name_is_kept_as_its_name() -> None:
    """UR-22: the book's board typed in by hand is the book's game."""
    assert list(presets()) == ["standard", "ancient"] and presets()["standard"] == BOOK
    for given in (BOOK, [BOOK], "standard", "*...*./errrim../*...*. B3|C3 C2|B2 B2|A2 A3|B3"):
        game = Game(UR, {"layout": given})
        assert game.options["layout"] == "standard" and game.params == ()
    assert layout_of(["ancient", BOOK]) == ["ancient", "standard"]


def test_walls_are_kept_in_the_order_of_their_squares() -> None:
    text = f"{OPEN_BOARD} B7|B8 C4|B4 A1|A2"
    assert layout_of(text) == f"{OPEN_BOARD} A1|A2 B4|C4 B7|B8"
    assert len(PAIRS) == 27 and 22 + 6 * len(PAIRS) == 184  # the longest text


def test_a_file_with_two_sides_becomes_texts(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TWO_SIDES, "utf-8")
    for side, board in ((1, "ancient"), (2, OPEN_BOARD)):
        game = Game(UR, {"layout": str(file), "side": side})
        assert game.options["layout"] == ["ancient", OPEN_BOARD]
        assert game.params == Game(UR, {"layout": board}).params
    assert layout_of(str(FILE)) == ["standard", "ancient"]


def test_a_record_carries_its_board_and_needs_no_file(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TWO_SIDES, "utf-8")
    game = Game(UR, {"layout": str(file), "side": 2})
    for text in ("roll:gs", "place:B2", "roll:-s", "enter", "roll:-s", "B2-A2"):  # no wall there
        game.play(text)
    file.unlink()
    again = Game.from_record(write(game))
    assert again.options == game.options and again.position == game.position


# ------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("", "'' is no board"),
        (7, "7 is no board"),
        ("elsewhere", "'elsewhere' is no board"),
        ("*...*./errrim../*...*", "is no board"),
        ("*...*.errrim../*...*.", "is no board"),
        ("*" * 400, "is no board"),
        ("*...*./errrim.x/*...*.", "'x' is no role"),
        ("*...*./rrrrim../*...*.", "one Entrance; this one has 0"),
        ("*...*./errrime./*...*.", "one Entrance; this one has 2"),
        ("*...*./err.im../*...*.", "three squares of Royal Land; this one has 2"),
        ("*...*./errr.m../*...*.", "one Ishtar; this one has 0"),
        ("*...*./errrimm./*...*.", "one Marduk; this one has 2"),
        ("*...*./errrim../*.....", "four rosettes; this one has 3"),
        ("**..*./errrim../*.....", "1–4, for mastery of Earth; this board has 3"),
        ("*...**/errrim../....*.", "1–4, for mastery of Earth; this board has 1"),
        ("*...../errri*m*/*.....", "7 and 8, for mastery of Sky; this board has 1"),
        (f"{OPEN_BOARD} A1|A2 A1|B1", "No path leads from the Entrance to A1."),
        (f"{OPEN_BOARD} A2|B3", "'A2|B3' is no wall"),
        (f"{OPEN_BOARD} A4|A7", "'A4|A7' is no wall"),
        (f"{OPEN_BOARD} A2-B2", "'A2-B2' is no wall"),
        (f"{OPEN_BOARD}  A2|B2", "'' is no wall"),
        (f"{OPEN_BOARD} A2|B2 B2|A2", "The wall A2|B2 is there twice."),
        ([], "one or two sides, not 0"),
        (["standard"] * 3, "one or two sides, not 3"),
        ([["standard"]], "is no board"),
        (["standard", OPEN_BOARD + " A9|B9"], "layout: side 2: 'A9|B9' is no wall"),
        (["*...*./errrim../*.....", "standard"], "layout: side 1: A board has four rosettes"),
    ],
)
def test_a_board_that_makes_no_sense_is_refused_with_the_reason(given: Any, said: str) -> None:
    """UR-22: and in every language."""
    assert said in refused(given)


def test_a_side_that_the_board_has_not_is_refused() -> None:
    assert refused("ancient", side=2) == "side: the board has no side 2."
    assert Game(UR, {"layout": ["ancient", "standard"], "side": 2}).params == ()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[side]]", "[[board]]", "board: unknown; possible here: side"),
        ('name = "sun"', "colour = 1", "colour: unknown; possible here: name, rows, walls"),
        ('rows = ["*...*.", "errrim..", "*...*."]', "", "line 7: rows is missing"),
        ('walls = "A2-B2', 'walls = 7\nname2 = "', "name2: unknown"),
    ],
)
def test_a_file_that_is_no_board_is_refused_by_its_line(
    old: str, new: str, said: str, tmp_path: Path
) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TWO_SIDES.replace(old, new, 1), "utf-8")
    with pytest.raises(BadFile) as problem:
        Game(UR, {"layout": str(file)})
    assert said in str(problem.value)


# ------------------------------------------------------------------------------ what follows it


def test_the_rules_have_nothing_in_params_for_the_game_of_the_book() -> None:
    """UR-21 to UR-26: everything learned asks for that."""
    assert Game(UR).params == ()
    assert Game(UR, {"pieces": 3, "goal": 3}).params == (3, 3)
    assert Game(UR, {"beside": "side"}).params == (7, 4, 0, 0, 1, 0)
    ancient = read_layout("ancient")
    assert Game(UR, {"layout": "ancient"}).params == (7, 4, 0, 0, 0, 0, *ancient.numbers)


def test_the_picture_shows_the_squares_and_the_paths_of_the_board() -> None:
    """UR-22: Ishtar on B4; without walls there are 27 joins."""
    items = {item.id: item for item in Game(UR, {"layout": "ancient"}).scene().items}
    assert items["B4"].look == "ishtar" and items["B5"].look == "royal"
    lines = [item for item in Game(UR, {"layout": OPEN_BOARD}).scene().items if item.kind == "line"]
    assert len(lines) == len(PAIRS)


def test_what_is_alike_is_mirrored_only_where_the_board_is() -> None:
    """UR-22"""
    position, mirrored = ".0..../1......./...... 0", "....../1......./.0.... 0"

    def alike(layout: str) -> bool:
        one, other = (Game(UR, {"layout": layout}, text) for text in (position, mirrored))
        return UR.text.alike(one.params, one.state) == UR.text.alike(other.params, other.state)

    assert alike("standard") and alike("ancient") and alike(OPEN_BOARD)
    assert not alike(f"{OPEN_BOARD} A2|B2") and not alike("*..*../errrim**/......")


def test_tables_of_the_solved_game_say_nothing_of_another_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tables are of the game of the book (UR-22 to UR-26)."""
    monkeypatch.setattr(known, "installed", lambda name: pytest.fail("asked for a table"))
    for options in ({"layout": "ancient"}, {"crossing": "empty"}, {"extra": "once"}):
        game = Game(UR, options)
        assert known.expected(game.params, game.state) is None


def test_no_position_has_more_actions_than_there_is_room_for() -> None:
    """A bound: pieces on the seven squares with the most ways, no walls, every kind of action."""
    near = read_layout(OPEN_BOARD).sides

    def ways(way: tuple[int, ...], steps: int) -> int:
        if steps == 0:
            return 1
        onward = (b for b in range(len(NAMES)) if near[way[-1]] >> b & 1 and b not in way)
        return sum(ways((*way, b), steps - 1) for b in onward)

    counts = {n: sorted((ways((a,), n) for a in range(20)), reverse=True)[:7] for n in (1, 2, 3)}
    pairs = sum(a * b for i, a in enumerate(counts[1]) for b in counts[1][:i])
    most = 1 + 3 + pairs + sum(map(sum, counts.values()))  # to enter, to place on the Royal Land
    assert most <= rules.MOST_ACTIONS


def test_both_sides_of_a_board_are_printed() -> None:
    """UR-22"""
    assert UR.sheets is not None
    say = UR.words().say
    usual = UR.sheets.sheets(UR.card.read({}), "", say)
    both = UR.sheets.sheets(UR.card.read({"layout": ["standard", "ancient"]}), "", say)
    assert [sheet.id for sheet in both][:2] == ["board", "board-1"]
    assert both[0] == usual[0] and both[1] != both[0]._replace(id="board-1")


def test_a_table_s_own_rules_are_those_that_are_not_the_book_s() -> None:
    """UR-22 to UR-26: a board of two sides that is played on the book's is the book's."""
    options = UR.card.read({"layout": ["ancient", "standard"], "side": 2})
    assert other_rules(UR, options) == {}
    changed = UR.card.read({"layout": "ancient", "extra": "once", "pieces": 5})
    assert other_rules(UR, changed) == {"extra": "once", "layout": "ancient", "side": 1}
    for language in LANGUAGES:
        page = rules_at_table(UR, changed, language)
        assert "table:start" in page and UR.facts(language) not in page
        assert UR.facts(language) in rules_at_table(UR, options, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ancient_board_is_called_a_conjecture_wherever_it_is_offered(language: str) -> None:
    """UR-22: in its name, which is chosen on the page and heads the rules, in the sentence on the
    option, which `regalia games` has as well; and owners are asked for a photograph of theirs."""
    conjecture, photograph = {
        "de": ("Vermutung", "Foto"),
        "en": ("conjecture", "photograph"),
        "es": ("conjetura", "foto"),
        "fr": ("conjecture", "photo"),
        "it": ("congettura", "foto"),
        "nl": ("vermoeden", "foto"),
        "pl": ("domysł", "Zdjęcie"),
        "sl": ("domneva", "Fotografija"),
    }[language]
    say = UR.words(language).say
    for message in ("value-layout-ancient", "option-layout-about"):
        assert conjecture in say(message)
    assert photograph in UR.rules_page(language)

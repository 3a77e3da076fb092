"""Every error that a person can cause speaks their language: it holds a message, not a sentence."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import CliRunner
from fluent.syntax import parse
from msgspec.structs import replace

import regalia
from regalia import games, players
from regalia.core import errors
from regalia.core.data import load
from regalia.core.data import parse as read_toml
from regalia.core.drawing import pictures
from regalia.core.errors import OldRules, RegaliaError
from regalia.core.game import Game, record
from regalia.core.words import LANGUAGES
from regalia.table import fairness, hotseat
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table
from regalia.terminal.cli import main
from regalia.terminal.language import CHOSEN

SOURCES = Path(errors.__file__).parents[1]
FILES = [path for path in sorted(SOURCES.rglob("*.py")) if "tests" not in path.parts]


def kinds(kind: type) -> set[str]:
    return {kind.__name__}.union(*(kinds(one) for one in kind.__subclasses__()))


def sentences(path: Path) -> list[str]:
    """Places where an error is made from a text that stands in the source."""
    names = kinds(RegaliaError) | {"UsageError", "ClickException", "BadParameter"}
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            given = node.args[0] if node.args else None
            if name in names - {"Refused", "BadRules"} and given is not None:
                if isinstance(given, ast.JoinedStr | ast.Constant):
                    found.append(f"{path.name}:{node.lineno}")
    return found


def test_no_error_holds_an_english_sentence() -> None:
    """Errors are made as `BadOption(says("…"))`, not `BadOption("…")`, so that everybody can read
    them."""
    assert [place for path in FILES for place in sentences(path)] == []


@pytest.mark.parametrize(
    ("made", "found"),
    [
        ('BadOption("no")', ["room.py:1"]),
        ('errors.BadFile(f"no {x}", "UR-1")', ["room.py:1"]),
        ('click.UsageError("no")', ["room.py:1"]),
        ('BadOption(says("no"))', []),
    ],
)
def test_a_sentence_in_an_error_would_be_found(tmp_path: Path, made: str, found: list[str]) -> None:
    path = tmp_path / "room.py"
    path.write_text(f"raise {made}")
    assert sentences(path) == found


def messages(folder: Path) -> set[str]:
    file = folder / "en.ftl"
    return {entry.id.name for entry in parse(file.read_text("utf-8")).body if hasattr(entry, "id")}


def test_every_message_that_an_error_names_is_in_its_catalogue() -> None:
    of_any_room = {"name"}
    shared = messages(SOURCES / "core" / "words") | of_any_room
    for path in FILES:
        inside = [p for p in path.parents if p.is_relative_to(SOURCES)]
        own = next((p / "words" for p in inside if (p / "words").is_dir()), None)
        there = shared | (messages(own) if own else set())
        if path.parent.name == "engine":
            there |= messages(SOURCES / "terminal" / "engine" / "protocol")
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("says", "_says"):
                given = node.args[0]
                if isinstance(given, ast.Constant):
                    assert given.value in there, f"{path}:{node.lineno}"


# ------------------------------------------------------------------------- walked in German


def a_position(name: str, **changed: Any) -> Game:
    """The start of a game with something else at a key."""
    return Game(name, position={**cast(dict[str, Any], Game(name).position), **changed})


UR = '[Game "ur"]\n'
WRONG: dict[str, Callable[[], Any]] = {
    "an unknown game": lambda: regalia.new("chess"),
    "an unknown option": lambda: Game("gambit", {"colour": 1}),
    "a value that is none": lambda: Game("gambit", {"players": 7}),
    "a number out of range": lambda: Game("study", {"target": 99}),
    "a deck that is none": lambda: Game("study", {"deck": 3}),
    "a deck of one card": lambda: Game("study", {"deck": ["N.Q/.BK/R.."]}),
    "a card twice": lambda: Game("study", {"deck": ["N.Q/.BK/R.."] * 2}),
    "a card that is none": lambda: Game("study", {"deck": ["N.Q/.BK/R..", "KKK/.../..."]}),
    "a knight in the middle": lambda: Game("study", {"deck": ["N.Q/.BK/R..", "B.Q/.NK/R.."]}),
    "units that are none": lambda: Game("battles", {"units": 3}),
    "units of a broken file": lambda: Game("battles", {"units": "[[unit]]\nletter = 3\n"}),
    "no TOML": lambda: Game("battles", {"units": "[[unit\n"}),
    "a file that is not there": lambda: Game("battles", {"units": "nowhere.toml"}),
    "a folder": lambda: load(SOURCES),
    "a missing key": lambda: read_toml("", "mine.toml").get("life"),
    "an unknown key": lambda: read_toml("a = 1", "mine.toml").only("b"),
    "a position of Ur": lambda: Game("ur", position="nonsense"),
    "too many pieces": lambda: Game("ur", position="000000/00....../...... 1"),
    "rosettes": lambda: Game("ur", position="0...0./......../0...0. 1"),
    "a position of Twelve": lambda: Game("twelve", position="nonsense"),
    "a position of the Gambit": lambda: Game("gambit", position={}),
    "a position of the Battles": lambda: Game("battles", position={}),
    "a card that is none, of Battles": lambda: a_position("battles", initiative=["1H", None]),
    "no list of two": lambda: a_position("battles", hands=3),
    "a card too often": lambda: a_position("battles", hands=[["2C", "2C"], []]),
    "hands before the battle": lambda: a_position("battles", hands=[["2C"], []]),
    "a turn that is none": lambda: a_position("gambit", turn=-1),
    "a revealed card before the turns": lambda: a_position("gambit", setup=1),
    "an unknown player": lambda: players.player("nobody"),
    "an unknown level": lambda: players.of_level(11),
    "nothing to take back": lambda: Game("ur").undo(),
    "nothing to roll": lambda: Game("twelve").roll(),
    "an action too early": lambda: Game("ur").play("enter"),
    "what is no action": lambda: Game("ur").play("fly"),
    "no picture": lambda: pictures.picture(games.room("ur"), "no such"),
    "no solution": lambda: regalia.solve(Game("ur")),
    "a record without a game": lambda: record.read("roll:--"),
    "a record with half a tag": lambda: record.read("[Game"),
    "a tag twice": lambda: record.read(UR + UR),
    "a comment without end": lambda: record.read(UR + "\n{never"),
    "a record of no game": lambda: regalia.read_record('[Game "chess"]\n'),
    "an illegal record": lambda: regalia.read_record(UR + "\nroll:-- fly"),
    "a hidden record": lambda: regalia.read_record(UR + "\nroll:?"),
    "a seat too many": lambda: regalia.read_record(UR + "\nroll:-- 0:enter"),
    "options that are none": lambda: regalia.read_record(UR + '[Options "3"]\n'),
    "a false result": lambda: regalia.read_record(UR + '[Result "1 0"]\n'),
    "a changed record": lambda: regalia.read_record(UR + '[Check "00"]\n'),
    "old rules": lambda: regalia.read_record(UR + '[Rules "0"]\n'),
    "no seed": lambda: fairness.verified(record.read(UR)),
    "too few seats": lambda: Table.new(NewTable("ur", [Seat("me")]), "me", 0),
    "no seat for a person": lambda: Table.new(NewTable("ur", [Seat("computer")] * 2), "me", 0),
    "dice that nobody types": lambda: hotseat.new(games.room("ur"), "me", 0).rolled("roll:gg", 0),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_a_person_does_wrong_is_told_in_every_language(case: str) -> None:
    with pytest.raises(RegaliaError) as refused:
        WRONG[case]()
    told = {language: refused.value.told(language) for language in LANGUAGES}
    assert told["de"] != told["en"] == refused.value.message == str(refused.value)
    assert len(set(told.values())) >= 6  # no language is silently English


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "chess"),
        ("rules", "ur", "999"),
        ("perft", "ur", "2", "--position", "nonsense"),
        ("perft", "gambit", "2", "--position", "{"),
        ("perft", "gambit", "2", "-o", "players"),
        ("perft", "gambit", "2", "-o", "players=7"),
        ("replay", "nowhere.txt"),
        ("verify", "nowhere.txt"),
        ("picture", "ur", "--seat", "7"),
        ("picture", "ur", "--output", "/dev/null/x"),
        ("play",),
        ("play", "ur", "--seat", "me"),
        ("play", "ur", "--against", "11"),
        ("play", "ur", "--against", "5", "--together"),
        ("play", "ur", "--resume", "nowhere.txt"),
        ("serve", "--origin", "nowhere"),
        # What click finds.
        ("--nonsense",),
        ("nonsense",),
        ("gamse",),
        ("solve", "chess"),
        ("rules",),
        ("rules", "ur", "1", "2"),
        ("rules", "ur", "--nonsense"),
        ("perft", "ur", "many"),
        ("perft", "ur", "65"),
        ("play", "--against"),
        ("play", "ur", "--together=yes"),
        ("play", "ur", "--dice", "loaded"),
        ("picture", "ur", "--seat", "x"),
        ("solve", "ur", "--tolerance", "x"),
        ("solve", "study", "--level", "4"),
    ],
    ids=" ".join,
)
def test_the_command_tells_a_german_in_german(words: tuple[str, ...]) -> None:
    said = {
        language: CliRunner().invoke(main, words, env={CHOSEN: language}).output
        for language in ("de", "en")
    }
    assert "Fehler: " in said["de"] and "Error: " not in said["de"] and "Usage" not in said["de"]
    assert "Error: " in said["en"] and said["de"] != said["en"]


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("solve", "study", "N.Q/.BK/R..", "RQ./.BK/..N"),
        ("solve", "study", "N.Q/.BK/R..", "N.Q/.BK/R.."),
        ("solve", "twelve", "--plies", "1"),
    ],
    ids=" ".join,
)
def test_what_commands_show_is_in_every_language(words: tuple[str, ...]) -> None:
    shown = {
        CliRunner().invoke(main, words, env={CHOSEN: language}, catch_exceptions=False).output
        for language in LANGUAGES
    }
    assert len(shown) == len(LANGUAGES)


def test_a_language_after_the_command_speaks_of_what_comes_after_it() -> None:
    said = CliRunner().invoke(main, ("--language", "sl", "nonsense"), env={CHOSEN: "de"}).output
    assert "Ukaza nonsense ni." in said


def test_ctrl_c_and_the_end_of_the_keyboard_are_told_too(tmp_path: Path) -> None:
    words = ("solve", "ur", "--pieces", "4", "--folder", str(tmp_path), "--device", "cpu")
    done = CliRunner().invoke(main, words, env={CHOSEN: "de"}, input="")
    assert "Anfangen? [J/n]" in done.stdout and "Abgebrochen!" in done.stderr
    assert done.exit_code == 1
    done = CliRunner().invoke(main, words, env={CHOSEN: "de"}, input="nein\n")
    assert done.exit_code == 0 and not list(tmp_path.iterdir())


# --------------------------------------------------------------------------- versions of rules


def test_older_rules_are_played_where_the_room_says_so() -> None:
    card = games.room("ur").card
    name = games.room("ur").says("name")
    card.check_version(card.rules_version, name)
    with pytest.raises(OldRules) as refused:
        card.check_version(0, name)
    assert "version 0" in refused.value.message and "Played today: 1." in refused.value.message
    object.__setattr__(card, "plays", (0,))
    try:
        card.check_version(0, name)
        assert regalia.read_record(UR + '[Rules "0"]\n\nroll:gg').events
    finally:
        object.__setattr__(card, "plays", ())


def test_a_table_of_old_rules_is_not_replayed() -> None:
    table = hotseat.new(games.room("ur"), "me", 0)
    Table.replay(table.entries)
    with pytest.raises(OldRules):
        Table.replay([replace(table.opened, rules=99), *table.entries[1:]])

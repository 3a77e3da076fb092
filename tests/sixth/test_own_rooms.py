"""`regalia new-room` writes rooms that pass `regalia check-room`, which finds what is wrong."""

import re
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.ours import OURS
from support.sixth import NO_BYTECODE, TOY, run

from regalia import games
from regalia.core import random
from regalia.core.errors import BadPosition
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.core.words import LANGUAGES, You
from regalia.kit import check
from regalia.kit.misspelt import misspelt
from regalia.kit.playing import play_randomly
from regalia.kit.renamed import renamed
from regalia.terminal.cli import main
from regalia.terminal.new_room import Wanted, write

HOUSE = Path(check.__file__).parents[2]
OLD = Path(__file__).parent / "old_room"  # the toy as it was before the third edition
SEATS = ((2,), (2, 3, 4))
KINDS = [  # every flag with and without each other one, and with both kinds of seats
    Wanted("plain", (2,), dice=False, hands=False),
    Wanted("diced", (2, 3, 4), dice=True, hands=False, grid=True),
    Wanted("handed", (3, 4), dice=False, hands=True),
    Wanted("palace", (2, 3, 4), dice=True, hands=True),
]


@pytest.mark.parametrize("wanted", KINDS, ids=lambda wanted: wanted.name)
def test_a_new_room_passes_every_check(wanted: Wanted, tmp_path: Path) -> None:
    """One of them is checked from inside its folder, where secrets.py is not Python's."""
    write(wanted, tmp_path, package=True)
    folder = tmp_path / wanted.name
    if wanted.name == "handed":
        done = run(HOUSE, "-m", "regalia", "check-room", ".", at=folder)
    else:
        done = run(HOUSE, "-m", "regalia.kit", str(folder))
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line.split()[1] for line in done.stdout.splitlines()[:2]] == ["passed", "passed"]


def test_every_combination_of_flags_is_written_in_the_style_of_the_house(tmp_path: Path) -> None:
    for seats, dice, hands, grid in product(SEATS, *[(False, True)] * 3):
        name = "gam" + "x" * (len(seats) > 1) + "d" * dice + "h" * hands + "g" * grid
        write(Wanted(name, seats, dice, hands, grid), tmp_path, package=False)
        found = check.style_of(tmp_path / name)
        assert found.passed, found.told


@pytest.mark.parametrize("name", ["labyrinth", "longestnameofallgame"])
def test_a_room_with_a_long_name_has_no_line_that_is_too_long(name: str, tmp_path: Path) -> None:
    for dice, hands, grid in product(*[(False, True)] * 3):
        write(Wanted(name, (2, 3, 4), dice, hands, grid), tmp_path, package=False)
        found = check.style_of(tmp_path / name)
        assert found.passed, found.told
        shutil.rmtree(tmp_path / name)


def test_a_room_with_dice_hands_and_a_board_has_the_lines_that_the_docs_tell(
    tmp_path: Path,
) -> None:
    write(Wanted("palace", (2, 3, 4), dice=True, hands=True), tmp_path, package=False)
    files = [path for path in (tmp_path / "palace").rglob("*") if path.is_file()]
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in files}
    docs = " ".join((HOUSE.parent / "docs" / "adding-a-game.md").read_text("utf-8").split())
    told = re.search(
        r"takes (\d+) lines in all.*?: (\d+) of them are `derived.py`.*?, (\d+) are tests", docs
    )
    assert told is not None
    counted = (sum(lines.values()), lines["derived.py"], lines["test_palace.py"])
    assert tuple(map(int, told.groups())) == counted


def test_what_happens_in_a_new_room_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own catalogue is in English; the sentences are stock words."""
    write(Wanted("spoken", (2,), dice=True, hands=True), tmp_path, package=False)
    monkeypatch.syspath_prepend(tmp_path)
    room = Room("spoken")
    found: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    game = Game(room, {})
    for now in play_randomly(game, random.seeded(1), 30):
        if now.over:
            break
        each = room.rules.chances if now.is_chance else room.rules.actions
        number = next(iter(each(now.params, now.state)))
        for seat in (0, 1):
            done = witnessed(room, now.params, now.state, number, seat)
            for language in LANGUAGES:
                say = room.words(language).say
                found[language].append(done.sentence(say, ["Ada", You("Bo")]))
    assert len(found["en"]) > 40
    for language in LANGUAGES[1:]:
        both = zip(found["en"], found[language], strict=True)
        assert [same for english, same in both if english == same] == []


def test_a_room_is_made_once_with_a_name_that_no_game_has(tmp_path: Path) -> None:
    def made(*words: str) -> str:
        done = CliRunner().invoke(main, ["new-room", *words, "--into", str(tmp_path)])
        return done.output if done.exit_code == 0 else ""

    assert "check-room" in made("palace", "--seats", "2-4", "--dice", "--hands")
    assert (tmp_path / "palace" / "secrets.py").exists()
    assert not (tmp_path / "pyproject.toml").exists()
    for words in (["palace"], [OURS[0]], ["Two Words"], ["castle", "--seats", "4-2"]):
        assert made(*words) == "", words


@pytest.mark.parametrize("name", ["json", "class", "none", "numpy", "scene"])
def test_no_room_has_a_name_that_python_or_the_template_uses(name: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["new-room", name, "--into", str(tmp_path)])
    assert done.exit_code != 0 and f"“{name}”" in done.output
    assert not list(tmp_path.iterdir())


def test_the_toy_passes_every_check_where_it_lies() -> None:
    done = run(HOUSE, "-m", "regalia.kit", str(TOY))
    assert done.returncode == 0, done.stdout + done.stderr
    assert [line.split()[1] for line in done.stdout.splitlines()[:2]] == ["passed", "passed"]


def test_cards_that_a_bag_cannot_count_are_no_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight ones would carry into the twos, and be read as another hand."""
    write(Wanted("counted", (2,), dice=True, hands=True), tmp_path, package=False)
    monkeypatch.syspath_prepend(tmp_path)
    room = Room("counted")
    assert Game(room, {}, "move 0 0/0 4 223/456 0").position == "move 0 0/0 4 223/456 0"
    with pytest.raises(BadPosition):
        Game(room, {}, f"move 0 0/0 4 {8 * '1'}23/456 0")


def test_a_room_that_was_made_here_is_found_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two commands of the README, one after the other."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    name = "foundhere"
    commands = CliRunner()
    assert commands.invoke(main, ["new-room", name, "--hands"]).exit_code == 0
    made = Path(f"{name}-room", name, "derived.py")
    made.unlink()
    assert commands.invoke(main, ["derive-room", name]).exit_code == 0 and made.exists()
    asked: list[list[str]] = []

    def checked(words: list[str], **given: object) -> subprocess.CompletedProcess[str]:
        asked.append(words)
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(subprocess, "run", checked)
    assert commands.invoke(main, ["check-room", name, "--compiled"]).exit_code == 0
    assert asked[0][-2:] == [str(made.parent), "--compiled"]


def test_what_is_no_room_is_told() -> None:
    done = CliRunner().invoke(main, ["check-room", "nowhere"])
    assert done.exit_code != 0 and "nowhere" in done.output


def test_old_names_are_told_with_the_new_ones(tmp_path: Path) -> None:
    room = tmp_path / "toy"
    shutil.copytree(TOY, room, ignore=NO_BYTECODE)
    assert list(renamed(room)) == []
    view = room / "view.py"
    view.write_text(view.read_text().replace("def show(", "def view("))
    (room / "knowing.py").write_text("")
    (room / "own.py").write_text("from regalia.core.declared import Bag, Upto\n")
    card = room / "card.py"
    spoilt = card.read_text().replace('id="toy",', 'id="toy", name="The toy",')
    card.write_text(spoilt.replace("7, lowest", '7, "how many", lowest'))
    told = "\n".join(renamed(room))
    assert "`view` is now `show(" in told and "knowing.py is now secrets.py" in told
    assert "own.py:1: `Upto` is now `UpTo`" in told and "Bag" not in told
    assert "`name` is now `name` in words/en.ftl alone" in told
    assert "`about` is now `option-NAME-about` in words/en.ftl alone" in told


def test_old_names_are_told_also_where_the_card_cannot_be_read(tmp_path: Path) -> None:
    room = tmp_path / "toy"
    shutil.copytree(TOY, room, ignore=NO_BYTECODE)
    card, view = room / "card.py", room / "view.py"
    card.write_text(card.read_text().replace('id="toy",', 'id="toy", name="The toy",'))
    view.write_text(view.read_text() + "\n\nOPEN: bool = False\n")
    done = run(HOUSE, "-m", "regalia.kit", str(room))
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "card.py:6: `name` is now `name` in words/en.ftl alone" in done.stdout
    assert "`OPEN` is now nothing" in done.stdout


def old_room(folder: Path) -> Path:
    """The old toy as a package; where it is kept, nothing of it can be imported."""
    for path in OLD.rglob("*.txt"):
        file = folder / "toy" / path.relative_to(OLD).with_suffix("")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(path.read_text("utf-8"), "utf-8")
    return folder / "toy"


OLD_NAMES = (
    "scene.py:7: `regalia.core.scene` is now `regalia.core.drawing.scene`",
    "scene.py:36: `sentence` is given (params, seen, seat, say, names) now",
    "view.py:10: `view` is now `show(params, redacted, seat)`",
    "view.py:16: `seen` is now `hidden` in secrets.py",
    "view.py:24: `determinize` is now `resample(",
)


def test_a_room_of_an_older_house_is_told_all_its_old_names(tmp_path: Path) -> None:
    done = run(HOUSE, "-m", "regalia.kit", str(old_room(tmp_path)))
    assert done.returncode == 1 and "Traceback" not in done.stdout + done.stderr
    assert [told for told in OLD_NAMES if told not in done.stdout] == []
    assert "card.py:6: `name` is now `name` in words/en.ftl alone" in done.stdout


def test_old_names_are_told_also_where_the_card_is_one_of_today(tmp_path: Path) -> None:
    room = old_room(tmp_path)
    shutil.copy(TOY / "card.py", room)
    done = run(HOUSE, "-m", "regalia.kit", str(room))
    assert done.returncode == 1 and "Traceback" not in done.stdout + done.stderr
    assert [told for told in OLD_NAMES if told not in done.stdout] == []
    assert "scene.py:7: ModuleNotFoundError: No module named 'regalia.core.scene'" in done.stdout
    assert "kit    FAILED\nnot run" in done.stdout


def test_old_classes_and_names_that_are_nowhere_are_told(tmp_path: Path) -> None:
    room = tmp_path / "toy"
    shutil.copytree(TOY, room, ignore=NO_BYTECODE)
    (room / "workshop.py").write_text(
        "from regalia.core.workshop import Looked\n"
        "from regalia.core.contract import MistakesPart, UnknownPart\n"
        "import regalia.core.nowhere\n\n\ndef looked(): ...\n"
    )
    assert list(renamed(room)) == [
        "workshop.py:1: `regalia.core.workshop` is now `regalia.core.contract.workshop`",
        "workshop.py:1: `Looked` is now `DraftReport`",
        "workshop.py:2: `regalia.core.contract` has no `UnknownPart`",
        "workshop.py:3: there is no `regalia.core.nowhere`",
        "workshop.py:6: `looked` is now `validate_draft`",
    ]


def test_a_file_that_is_no_python_is_told_by_its_line(tmp_path: Path) -> None:
    for name in ("card.py", "scene.py"):
        room = tmp_path / name.removesuffix(".py") / "toy"
        shutil.copytree(TOY, room, ignore=NO_BYTECODE)
        (room / name).write_text("def scene(:\n")
        done = run(HOUSE, "-m", "regalia.kit", str(room))
        assert done.returncode == 1 and "Traceback" not in done.stdout + done.stderr
        assert f"{name}:1: cannot be read: invalid syntax" in done.stdout


def test_a_check_that_fails_itself_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(room: Room) -> check.CheckResult:
        raise ValueError("of no use")

    monkeypatch.setattr(check, "style", broken)
    for name in ("kit", "types"):
        monkeypatch.setattr(check, name, lambda *given: check.CheckResult(True, ""))
    told: list[str] = []
    assert not check.check(games.room(OURS[0]), False, told.append)
    assert "ValueError: of no use" in told


def test_a_name_that_is_nearly_a_hooks_is_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "slipped"
    shutil.copytree(TOY, room, ignore=NO_BYTECODE)
    scene, secrets = room / "scene.py", room / "secrets.py"
    scene.write_text(scene.read_text() + "\n\ndef sgn(params, s, action, say): ...\n")
    secrets.rename(room / "secret.py")
    line = len(scene.read_text().splitlines())
    assert list(misspelt(room)) == [
        f"scene.py:{line}: is `sgn` meant to be `sign`? It is not called.",
        "is secret.py meant to be secrets.py? It is not imported.",
    ]
    (room / "secret.py").rename(secrets)
    rules = room / "rules.py"
    rules.write_text(rules.read_text().replace("def weight", "def wieght"))
    monkeypatch.syspath_prepend(tmp_path)
    passed, told = check.names(Room("slipped"))
    assert not passed and "rules.weight is missing" in told and "`wieght` meant to be" in told


def test_in_rooms_of_ours_nothing_is_missing_and_nothing_looks_misspelt() -> None:
    rooms = [games.room(name) for name in OURS]
    assert [told for room in rooms for told in misspelt(room.folder)] == []
    assert [check.names(room) for room in rooms] == [(True, "")] * len(rooms)


def test_no_room_of_ours_has_an_old_name() -> None:
    assert [told for name in OURS for told in renamed(games.room(name).folder)] == []


def test_what_is_wrong_with_style_or_types_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tmp_path / "spoilt"
    shutil.copytree(TOY, room, ignore=NO_BYTECODE)
    rules = room / "rules.py"
    text = rules.read_text()
    rules.write_text(text.replace("seat: int) -> int:\n", "seat: str) -> int:\n") + "import os\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "E402" in check.style(Room("spoilt")).told
    assert "Counters, str], int]" in check.types(Room("spoilt")).told

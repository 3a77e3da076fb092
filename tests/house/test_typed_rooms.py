"""Every room keeps the contract, to the types: mypy holds its modules to the protocols."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest
from support.sixth import PACKAGE, as_package, importable

from regalia import games
from regalia.core.contract import InsightPart
from regalia.core.contract.hooks import members
from regalia.core.room import Room
from regalia.kit.typed import checked, claims, left_out

ROOT = Path(__file__).parents[2]


def test_every_room_keeps_the_contract(tmp_path: Path) -> None:
    rooms = [games.room(name) for name in games.names()]
    assert [missing for room in rooms for missing in left_out(room)] == []
    told = checked(tmp_path, [line for room in rooms for line in claims(room)])
    assert told.startswith("Success"), told


def test_a_room_of_another_package_is_held_to_it_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    importable(as_package(tmp_path), monkeypatch)
    assert left_out(Room(PACKAGE)) == []
    told = checked(tmp_path, list(claims(Room(PACKAGE))))
    assert told.startswith("Success"), told


@pytest.mark.parametrize(
    ("part", "right", "wrong"),
    [
        ("rules", "s: Ur, action: int) -> Ur", "s: Ur, action: str) -> Ur"),
        ("rules", "def result(params: Params, s: Ur, seat: int)", "def result(s: Ur)"),
        ("text", "def alike(params: Params, s: Ur)", "def alike(s: Ur)"),
        ("insight", 'SEARCH = "minimax"', "SEARCH = 2"),
    ],
)
def test_a_room_that_does_not_is_found_out(
    tmp_path: Path, part: str, right: str, wrong: str
) -> None:
    """The test above can fail."""
    shutil.copytree(ROOT / "src/regalia/games/ur", tmp_path / "spoilt")
    file = tmp_path / "spoilt" / f"{part}.py"
    assert right in file.read_text()
    file.write_text(file.read_text().replace(right, wrong, 1))
    lines = list(claims(games.room("ur")))
    spoilt = [line.replace(f"regalia.games.ur.{part}", f"spoilt.{part}") for line in lines]
    told = checked(tmp_path, spoilt)
    assert "Incompatible types in assignment" in told, told


def test_what_a_room_must_have_is_missed() -> None:
    room = Room("regalia.games.ur")
    text = ModuleType("text")
    text.__dict__.update(vars(room.part("text")))
    del text.__dict__["reason"], text.__dict__["alike"]  # the last may be left out
    room.modules["text"] = text
    assert left_out(room) == ["text.reason"]


def test_stand_ins_for_insight_keep_its_contract(tmp_path: Path) -> None:
    lines = [
        "from regalia.fast import any_insight",
        "def f(part: contract.InsightPart[contract.State]) -> None:",
    ]
    for hook in members(InsightPart):
        if hook != "SEARCH":  # not for compiled code
            lines += [f"    {hook} = part.{hook}", f"    {hook} = any_insight.{hook}"]
    assert (told := checked(tmp_path, lines)).startswith("Success"), told

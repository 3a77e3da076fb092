"""Every room keeps the contract, to the types: mypy holds its modules to the protocols."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import pytest
from support.sixth import PACKAGE, as_package

from regalia import games
from regalia.core.contract import ClocksPart, InsightPart, SolvePart
from regalia.core.room import Room

ROOT = Path(__file__).parents[2]
OF_A_STATE = {
    *("rules", "text", "refusals", "view", "scene", "trace", "meaning", "unseen", "editor"),
}
APART = {
    "choosing",
    "habits",
    "tensor",
    "weighing",
}  # of a state, too: their protocols have own files
WHOLE = (
    *("card", *sorted(OF_A_STATE | APART), "ending", "exercises"),
    *("because", "levels", "player", "command", "printed", "workshop"),
)
PIECEMEAL = {  # each of their functions is optional
    "insight": InsightPart,
    "clocks": ClocksPart,
    "solve": SolvePart,
}
HEAD = """from collections.abc import Callable
from regalia.core import choosing, contract, habits, tensor, weighing
"""


def claims(room: Room) -> Iterator[str]:
    """Python that has no type errors exactly if a room keeps the contract."""
    state = get_type_hints(room.rules.start)["return"]
    one, mine = room.card.id, f"state_of_{room.card.id}"
    yield f"from {state.__module__} import {state.__name__} as {mine}"
    for name in WHOLE:
        if room.optional(name):
            where = name if name in APART else "contract"
            kind = f"{where}.{name.capitalize()}Part"
            kind += f"[{mine}]" if name in OF_A_STATE | APART else ""
            yield f"import {room.package}.{name}"
            yield f"{one}_{name}: {kind} = {room.package}.{name}"
    for name, protocol in PIECEMEAL.items():
        part = room.optional(name)
        given = [wanted for wanted in protocol.__annotations__ if hasattr(part, wanted)]
        if given:
            kind = f"contract.{protocol.__name__}" + (f"[{mine}]" if name != "solve" else "")
            yield f"import {room.package}.{name}"
            yield f"def {one}_{name}(part: {kind}) -> None:"
            yield from (f"    part.{each} = {room.package}.{name}.{each}" for each in given)


def checked(folder: Path, lines: list[str]) -> str:
    """What mypy has to say."""
    (folder / "claimed.py").write_text(HEAD + "\n".join(lines) + "\n")
    tool = Path(sys.executable).parent / "mypy"
    done = subprocess.run(
        [tool, "--config-file", ROOT / "pyproject.toml", folder / "claimed.py"],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": f"{ROOT / 'src'}:{folder}"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_every_room_keeps_the_contract(tmp_path: Path) -> None:
    rooms = [games.room(name) for name in games.names()]
    told = checked(tmp_path, [line for room in rooms for line in claims(room)])
    assert told.startswith("Success"), told


def test_a_room_of_another_package_is_held_to_it_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(as_package(tmp_path))
    told = checked(tmp_path, list(claims(Room(PACKAGE))))
    assert told.startswith("Success"), told


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("s: Ur, action: int) -> Ur", "s: Ur, action: str) -> Ur"),
        ("def result(params: Params, s: Ur, seat: int) -> int", "def result(s: Ur) -> int"),
    ],
)
def test_a_room_that_does_not_is_found_out(tmp_path: Path, right: str, wrong: str) -> None:
    """(So the test above can fail.)"""
    rules = (ROOT / "src/regalia/games/ur/rules.py").read_text()
    assert right in rules
    (tmp_path / "spoilt_rules.py").write_text(rules.replace(right, wrong, 1))
    claim = "import spoilt_rules\nspoilt: contract.RulesPart[spoilt_rules.Ur] = spoilt_rules"
    told = checked(tmp_path, [claim])
    assert "Incompatible types in assignment" in told, told

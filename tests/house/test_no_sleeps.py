"""No test sleeps a fixed time: it waits for what it means, by `support/waiting.py`."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROOMS = TESTS.parent / "src/regalia/games"
SLEEPS = {"sleep", "wait_for_timeout"}
ALLOWED = TESTS / "support/waiting.py"


def sleeps(text: str) -> list[int]:
    """The lines on which something sleeps; what other programs are told to do does not count."""
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    names = [(getattr(one.func, "attr", getattr(one.func, "id", "")), one.lineno) for one in calls]
    return [line for name, line in names if name in SLEEPS]


@pytest.mark.parametrize("folder", [TESTS, ROOMS], ids=lambda folder: folder.name)
def test_nothing_sleeps_but_in_one_place(folder: Path) -> None:
    files = [path for path in folder.rglob("*.py") if path != ALLOWED]
    files = [path for path in files if folder == TESTS or path.parent.name == "tests"]
    found = {f"{path.relative_to(folder)}:{n}" for path in files for n in sleeps(path.read_text())}
    assert files and found == set()


def test_sleeping_would_be_found() -> None:
    text = "import time\ntime.sleep(1)\npage.wait_for_timeout(2)\nstill = time.sleep\n"
    assert sleeps(text) == [2, 3] and sleeps(ALLOWED.read_text())

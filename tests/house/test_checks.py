"""The house's own order: style, types, and which way imports run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from support import newest_numba

ROOT = Path(__file__).parents[2]
CHECKS = {
    "style": ["ruff", "check", "."],
    "layout of the code": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "imports": ["lint-imports"],
}

SOURCES = ROOT / "src" / "regalia"
CLOCK = re.compile(r"^(import|from) time\b|\bdatetime\.(now|today|utcnow)\b", re.M)
MOST_LINES = 400  # of a file


@pytest.mark.parametrize("check", CHECKS)
def test_the_house_is_in_order(check: str) -> None:
    tool = Path(sys.executable).parent / CHECKS[check][0]
    done = subprocess.run(
        [tool, *CHECKS[check][1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_of_the_machine_it_was_made_on_is_written_down() -> None:
    """Locked versions and sources name no address of a package index and no home folder."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    words = ["/home" + "/", "/root" + "/", "extra" + "-index-url", "files.python" + "hosted"]
    for name in filter(None, listed.stdout.split("\0")):
        path = ROOT / name
        if path.suffix in (".py", ".md", ".toml", ".txt", ".svg", ".ftl") and path.exists():
            text = path.read_text("utf-8")
            assert not [word for word in words if word in text], name


def test_a_file_is_read_in_one_sitting() -> None:
    folders = [ROOT / name for name in ("src", "tests", "bench", "docs", "examples")]
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    lines = {str(one.relative_to(ROOT)): one.read_text("utf-8").count("\n") for one in paths}
    assert lines and {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_the_tests_that_try_another_numba_are_there() -> None:
    for one in newest_numba.KIT:
        path, _, name = one.partition("::")
        assert f"def {name}" in (ROOT / path).read_text("utf-8"), one


def test_neither_the_application_nor_a_table_reads_a_clock() -> None:
    """The time is handed in (`now`), so that any transport, and a test, says what it is."""
    paths = [path for part in ("app", "table") for path in (SOURCES / part).rglob("*.py")]
    found = [path.name for path in paths if CLOCK.search(path.read_text("utf-8"))]
    assert paths and found == []


@pytest.mark.parametrize("text", ["import time", "from time import time", "datetime.now(UTC)"])
def test_a_clock_that_is_read_would_be_found(text: str) -> None:
    assert CLOCK.search(f"import os\n{text}\n") and not CLOCK.search("from datetime import UTC")

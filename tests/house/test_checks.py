"""The house's own order: style, types, and which way imports run."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHECKS = {
    "style": ["ruff", "check", "."],
    "layout of the code": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "imports": ["lint-imports"],
}


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

"""A sixth game: the toy room as a folder of the house, and as a package of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "house" / "toy"
PACKAGE = "last_counter"
WAYS = ("folder", "package")
NO_BYTECODE = shutil.ignore_patterns("__pycache__")


def with_toy(way: str, folder: Path) -> Path:
    """The path with which PYTHONPATH must begin for the toy to be found."""
    return as_folder(folder) if way == "folder" else as_package(folder)


def room_in(way: str, path: Path) -> Path:
    return path / "regalia" / "games" / "toy" if way == "folder" else path / PACKAGE


def as_folder(folder: Path) -> Path:
    """A copy of the house with one folder more."""
    shutil.copytree(ROOT / "src" / "regalia", folder / "regalia", ignore=NO_BYTECODE)
    shutil.copytree(TOY, folder / "regalia" / "games" / "toy", ignore=NO_BYTECODE)
    return folder


def as_package(folder: Path) -> Path:
    """Put the toy there as an installer leaves it: the package, and beside it what it says about
    itself."""
    shutil.copytree(TOY, folder / PACKAGE, ignore=NO_BYTECODE)
    about = folder / f"{PACKAGE}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[regalia.rooms]\ntoy = {PACKAGE}\n")
    return folder


def importable(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the package imported from this folder, whichever copy was imported before."""
    for name in [one for one in sys.modules if one.partition(".")[0] == PACKAGE]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.syspath_prepend(folder)


def run(
    path: Path, *words: str, given: str = "", at: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    """`python …` where the toy is found."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=at or path,
        env={
            **os.environ,
            "PYTHONPATH": str(path),
            "PYTHONDONTWRITEBYTECODE": "1",
            "COLUMNS": "100",
        },
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def told(path: Path, *words: str, given: str = "", at: Path | None = None) -> str:
    done = run(path, *words, given=given, at=at)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

"""A room with armies whose games take no time: the lab's tests play thousands of them."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import games
from regalia.core.room import Room

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def with_skirmish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that PYTHONPATH must hold for the room to be found."""
    folder = tmp_path_factory.mktemp("rooms")
    shutil.copytree(HERE / "skirmish", folder / "skirmish")
    about = folder / "skirmish-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: skirmish\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[regalia.rooms]\nskirmish = skirmish\n")
    return folder


@pytest.fixture
def skirmish(with_skirmish: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.syspath_prepend(with_skirmish)
    monkeypatch.setenv("PYTHONPATH", str(with_skirmish))  # for processes
    games._packages.cache_clear()
    yield games.room("skirmish")
    games._packages.cache_clear()

"""The suite stays green with a sixth room, whether the room is a folder or a package.

Of every folder of tests, those that a guest can change (`support.guest`) run where there is one.
"""

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest
from support.sixth import NO_BYTECODE, ROOT, TOY, WAYS, as_package, room_in, run

FOLDERS = (
    *("core", "drawing", "engine", "front", "house", "lab", "players"),
    *("research", "server", "fast", "table", "teaching", "terminal"),
)
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "static", "node_modules", ".*", "screenshots")


class Guest(NamedTuple):
    """A checkout whose tests find the toy, what PYTHONPATH has to be there, and the toy."""

    checkout: Path
    path: Path
    room: Path


def checkout_with_toy(way: str, folder: Path) -> tuple[Path, Path]:
    """A checkout whose tests find the toy, and what PYTHONPATH has to be."""
    if way == "package":
        return ROOT, as_package(folder)
    shutil.copytree(ROOT, folder, ignore=LEFT_BEHIND, dirs_exist_ok=True)
    path = folder / "src"
    shutil.copytree(TOY, room_in(way, path), ignore=NO_BYTECODE)
    return folder, path


@pytest.fixture(scope="module", params=WAYS)
def guest(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Guest:
    way = request.param
    checkout, path = checkout_with_toy(way, tmp_path_factory.mktemp(way))
    return Guest(checkout, path, room_in(way, path))


def check(guest: Guest, *tests: str) -> None:
    quiet = ["-q", "-p", "no:cacheprovider", "-p", "support.guest", "--tb=short"]
    done = run(guest.path, "-m", "pytest", *quiet, *tests, at=guest.checkout)
    assert done.returncode == 0, done.stdout[-20_000:]


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_tests_of_a_folder_that_a_guest_can_change_pass(guest: Guest, folder: str) -> None:
    # The page is not copied.
    check(guest, f"tests/{folder}", "--ignore=tests/house/shipped/test_page_is_built.py")


@pytest.mark.parametrize("guest", ["package"], indirect=True)
def test_the_page_shows_a_guest_as_it_shows_our_games(guest: Guest) -> None:
    """The page is not copied, so that only a guest's package is beside it."""
    check(
        guest,
        "tests/browser/around/test_reading_pages.py",
        "tests/browser/table/test_table_page.py",
    )


def test_the_kit_and_its_own_tests_pass(guest: Guest) -> None:
    check(guest, "src/regalia/kit", str(guest.room))

"""Folders of a user: where the system has them, and where they were before."""

from pathlib import Path

import pytest
from platformdirs import windows
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from regalia.core import folders
from regalia.fast import code_cache
from regalia.terminal.keyboard import saved_games


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("REGALIA_DATA", "REGALIA_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_on_linux_they_are_where_they_always_were(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert folders.data_folder() == home / ".local" / "share" / "regalia"
    assert folders.cache_folder() == home / ".cache" / "regalia"
    assert saved_games.folder() == home / ".local" / "share" / "regalia" / "games"
    assert code_cache.home.__wrapped__() == home / ".cache" / "regalia" / "compiled"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "d"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "c"))
    assert folders.data_folder() == home / "d" / "regalia"
    assert saved_games.folder() == home / "d" / "regalia" / "games"
    assert code_cache.home.__wrapped__() == home / "c" / "regalia" / "compiled"


def test_elsewhere_they_are_where_that_system_has_them(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_on(system: type[PlatformDirsABC]) -> None:
        here = system(folders.NAME, appauthor=False)
        monkeypatch.setattr(folders, "user_data_path", lambda *given, **more: here.user_data_path)
        monkeypatch.setattr(folders, "user_cache_path", lambda *given, **more: here.user_cache_path)

    is_on(MacOS)
    library = home / "Library"
    assert saved_games.folder() == library / "Application Support" / "regalia" / "games"
    assert code_cache.home.__wrapped__() == library / "Caches" / "regalia" / "compiled"
    is_on(Windows)
    monkeypatch.setattr(windows, "get_win_folder", windows.get_win_folder_from_env_vars)
    monkeypatch.setenv("LOCALAPPDATA", str(home / "Local"))
    assert saved_games.folder() == home / "Local" / "regalia" / "games"
    assert home / "Local" / "regalia" in code_cache.home.__wrapped__().parents


def test_what_is_chosen_goes_first(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(home / "mine"))
    monkeypatch.setenv("REGALIA_CACHE", str(home / "quick"))
    assert folders.data_folder() == home / "mine"
    assert saved_games.folder() == home / "mine" / "games"
    assert code_cache.home.__wrapped__() == home / "quick" / "regalia" / "compiled"


def test_a_folder_that_an_earlier_version_made_elsewhere_stays_in_use(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Mac has another place of its own for data, for example."""
    usual = home / "Library" / "Application Support" / "regalia"
    monkeypatch.setattr(folders, "user_data_path", lambda *given, **more: usual)
    assert folders.data_folder() == usual
    earlier = home / ".local" / "share" / "regalia"
    earlier.mkdir(parents=True)
    assert folders.data_folder() == earlier
    usual.mkdir(parents=True)
    assert folders.data_folder() == usual


def test_without_a_home_compiled_code_is_kept_in_a_temporary_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def nobody(*given: object, **more: object) -> Path:
        return Path("~/.cache/regalia")  # what is left of it where no home is known

    monkeypatch.setattr(folders, "user_cache_path", nobody)
    with pytest.raises(RuntimeError):
        folders.cache_folder()
    kept = code_cache.home.__wrapped__()
    assert kept is not None and kept.is_absolute() and kept.parts[-2:] == ("regalia", "compiled")

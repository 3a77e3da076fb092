"""Machine code that is kept is that for the types it is called with, whoever else writes there."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from regalia.fast.code_cache import unreadable
from regalia.fast.numba_extras import compile_function


def total(numbers: Any) -> Any:
    found = numbers[0] - numbers[0]
    for number in numbers:
        found += number
    return found


WHOLE, PARTS = np.arange(5), np.arange(5) / 2


def made(folder: Path) -> Any:
    """Compile the function as another process would."""
    return compile_function(total, folder)  # type: ignore[arg-type]


def loaded(function: Any) -> int:
    return sum(function.stats.cache_hits.values())


def files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.nbc"))


def test_what_is_kept_is_loaded_by_others(tmp_path: Path) -> None:
    for hits in (0, 2):
        function = made(tmp_path)
        assert (function(WHOLE), function(PARTS)) == (10, 5.0)
        assert loaded(function) == hits
    assert len(files(tmp_path)) == 2


def test_two_that_compile_for_different_types_at_once_do_not_get_into_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = made(tmp_path), made(tmp_path)
    kept = one._cache._cache_file
    saves = kept._save_data

    def save_later(name: str, data: Any) -> None:
        assert other(PARTS) == 5.0  # meanwhile
        saves(name, data)

    monkeypatch.setattr(kept, "_save_data", save_later)
    assert one(WHOLE) == 10
    third = made(tmp_path)
    assert (third(WHOLE), third(PARTS), loaded(third)) == (10, 5.0, 2)


def test_a_file_that_is_not_there_yet_is_nothing_to_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert made(tmp_path)(WHOLE) == 10
    assert not caplog.records
    assert unreadable(tmp_path) == 0


def test_code_for_other_types_is_not_called_even_if_it_is_in_the_file(tmp_path: Path) -> None:
    function = made(tmp_path)
    function(WHOLE)
    (whole,) = files(tmp_path)
    function(PARTS)
    (parts,) = {*files(tmp_path)} - {whole}
    parts.write_bytes(whole.read_bytes())
    again = made(tmp_path)
    assert (again(PARTS), loaded(again)) == (5.0, 0)
    assert unreadable(tmp_path) == 1
    assert (again(WHOLE), loaded(again)) == (10, 1)


@pytest.mark.parametrize("rest", [b"", b"\x80", b"rubbish", None])
def test_a_file_that_was_written_by_half_is_logged_counted_and_written_anew(
    tmp_path: Path, rest: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    made(tmp_path)(WHOLE)
    (file,) = files(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] if rest is None else rest)
    assert not caplog.records
    assert made(tmp_path)(WHOLE) == 10
    (record,) = caplog.records
    assert str(file) in record.getMessage()
    assert unreadable(tmp_path) == 1
    again = made(tmp_path)
    assert (again(WHOLE), loaded(again)) == (10, 1)


def test_threads_that_compile_at_once_keep_each_in_its_folder(tmp_path: Path) -> None:
    before = numba.config.CACHE_DIR
    with ThreadPoolExecutor(8) as threads:
        folders = [tmp_path / str(number) for number in range(300)]
        for folder, function in zip(folders, threads.map(made, folders)):
            assert Path(function._cache._cache_path).is_relative_to(folder)
    assert before == numba.config.CACHE_DIR

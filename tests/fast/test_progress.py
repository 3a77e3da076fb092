"""Progress of compiling can be read by all, and one process compiles at a time."""

import os
import threading
import time
from pathlib import Path

import pytest
from support.waiting import PATIENCE, until

from regalia import games
from regalia.fast import count, warm
from regalia.fast.compiler import compiled
from regalia.fast.progress import (
    GONE,
    CompileProgress,
    exclusively,
    read_progress,
    report_progress,
    work,
)


def read(file: Path, wanted: CompileProgress) -> bool:
    return until(lambda: read_progress(file) == wanted)


class Function:
    def __init__(self) -> None:
        self.overloads: dict[str, str] = {}
        self.py_func = lambda: None


def test_a_file_says_how_much_is_done_and_goes_at_the_end(tmp_path: Path) -> None:
    file, first, second = tmp_path / "ur.part", Function(), Function()
    assert read_progress(file) is None
    with report_progress({file: {first: 10, second: 30}}):
        assert read(file, CompileProgress(0, 40))
        second.overloads["int64"] = "machine code"
        assert read(file, CompileProgress(30, 40))
    assert not list(tmp_path.iterdir())


def test_what_nobody_wrote_for_long_or_is_no_note_says_nothing(tmp_path: Path) -> None:
    file = tmp_path / "ur.part"
    for text in ("", "half", "1", "1 2 3", "\xff"):
        file.write_text(text, "latin-1")
        assert read_progress(file) is None
    file.write_text("1 2", "ascii")
    assert read_progress(file) == CompileProgress(1, 2)
    before = time.time() - GONE - 1
    os.utime(file, (before, before))
    assert read_progress(file) is None


def test_all_that_is_counted_is_there_after_warming_up(tmp_path: Path) -> None:
    """Compiled or kept; so that who waits sees it come to its end.  What calls others weighs more
    than they do."""
    ur, file = games.room("ur"), tmp_path / "ur.part"
    warm.warm_up(ur, kernels=[count])
    parts = work(count, compiled(ur, count))
    whole = sum(parts.values())
    assert len(parts) > 10
    assert max(parts, key=lambda one: parts[one]) is compiled(ur, count).paths
    with report_progress({file: parts}):
        assert read(file, CompileProgress(whole, whole))


def test_one_process_at_a_time_has_a_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits, done, real = threading.Event(), list[str](), time.sleep

    def rest(seconds: float) -> None:
        waits.set()
        real(seconds)

    def other() -> None:
        with exclusively(tmp_path / "ur.lock"):
            done.append("other")

    monkeypatch.setattr(time, "sleep", rest)
    with exclusively(tmp_path / "ur.lock"):
        thread = threading.Thread(target=other)
        thread.start()
        assert waits.wait(PATIENCE)
        done.append("one")
    thread.join()
    assert done == ["one", "other"]

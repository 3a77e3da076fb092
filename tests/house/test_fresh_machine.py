"""The test command on a machine that lacks something."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from support import tools

RUN = Path(__file__).parents[2] / "run.py"


def without(tmp_path: Path, *there: str) -> subprocess.CompletedProcess[str]:
    """`run.py test` where only these programs are on the path."""
    for name in there:
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    environment = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    return subprocess.run(
        [sys.executable, RUN, "test"], capture_output=True, text=True, env=environment, timeout=60
    )


@pytest.mark.parametrize(
    ("there", "named"),
    [
        ((), {"Chromium", "Redis", "node"}),
        (("npm", "redis-server"), {"Chromium"}),
        (("chromium", "npm"), {"Redis"}),
        (("chromium", "redis-server"), {"node"}),
    ],
)
def test_one_line_says_what_the_tests_lack_before_anything_is_done(
    tmp_path: Path, there: tuple[str, ...], named: set[str]
) -> None:
    done = without(tmp_path, *there)
    assert done.returncode == 1 and not done.stdout
    (line,) = done.stderr.splitlines()
    assert {word for word in ("Chromium", "Redis", "node") if word in line} == named


def test_where_nothing_lacks_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGALIA_CHROMIUM", sys.executable)
    monkeypatch.setattr(tools.shutil, "which", lambda name: name)
    assert tools.lacking() == "" and tools.chromium() == sys.executable


@pytest.mark.parametrize(
    ("words", "codes", "asked", "end"),
    [
        ([], [0], 1, 0),
        ([], [1, 0], 2, 0),
        ([], [1, 1], 2, 1),
        ([], [2], 1, 2),  # stopped by hand: there is nothing to try again
        (["tests/core"], [1], 1, 1),
    ],
)
def test_what_failed_runs_once_more_by_itself_and_may_fail_again(
    words: list[str], codes: list[int], asked: int, end: int
) -> None:
    program, commands = runpy.run_path(str(RUN)), []

    def run(command: list[str]) -> int:
        commands.append(command)
        return codes[len(commands) - 1]

    program["test"].__globals__["run"] = run
    assert program["test"](words) == end and len(commands) == asked
    assert ["--last-failed" in command for command in commands] == [False, True][:asked]

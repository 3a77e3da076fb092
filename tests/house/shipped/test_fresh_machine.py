"""The test command on a machine that lacks something."""

import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from support import tools

RUN = Path(__file__).parents[3] / "run.py"


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


@pytest.mark.parametrize("words", [[], ["tests/core"]])
@pytest.mark.parametrize("code", [0, 1, 2])
def test_what_fails_has_failed_and_is_not_tried_again(words: list[str], code: int) -> None:
    program, commands = runpy.run_path(str(RUN)), list[list[str]]()

    def run(command: list[str]) -> int:
        commands.append(command)
        return code

    program["test"].__globals__["run"] = run
    assert program["test"](words) == code
    assert len(commands) == 1 and commands[0][len(commands[0]) - len(words) :] == words

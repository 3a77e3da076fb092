"""Run what compiles of the kit and of players on another version of Numba, in its own folder."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]
SUITE = "src/regalia/kit/suite"
KIT = (  # rules, secrets, observations and a search of players, at both speeds
    "tests/fast/test_borrowing.py",
    "tests/fast/test_code_cache.py",
    "tests/fast/test_compiler.py",
    f"{SUITE}/test_two_speeds.py",
    f"{SUITE}/test_laws_of_secrets.py::test_secrets_are_the_same_interpreted_and_compiled",
    f"{SUITE}/test_tensor.py::test_numbers_are_the_same_interpreted_and_compiled",
    "tests/players/test_observed.py::test_it_is_the_same_search_at_both_speeds",
)
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
SECONDS = 1500


class AnotherNumba(UserWarning):
    """The kit on a Numba that is not the locked one: how that went."""


def verdict(wanted: str, folder: Path) -> str:
    """A sentence about the kit on a version of Numba (`newest`: of the index); empty if that is
    the version which is installed."""
    if wanted == "newest":
        asked = _run([*PIP, "index", "versions", "numba"])
        if asked.returncode != 0:
            return f"the index cannot be asked for the newest Numba: {_last_line(asked.stderr)}"
        wanted = newest_of(asked.stdout)
    if wanted == version("numba"):
        return ""
    packages = [f"numba=={wanted}", f"numpy=={version('numpy')}"]
    install = [*PIP, "install", "-q", "--only-binary", ":all:", "--target", str(folder / "numba")]
    installed = _run([*install, *packages])
    if installed.returncode != 0:
        return f"Numba {wanted} cannot be installed: {_last_line(installed.stderr)}"
    done = _run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *KIT],
        PYTHONPATH=str(folder / "numba"),  # before what is installed
        REGALIA_CACHE=str(folder / "cache"),
    )
    how = "passes" if done.returncode == 0 else "FAILS"
    return f"the kit {how} on Numba {wanted}: {_last_line(done.stdout + done.stderr)}"


def newest_of(told: str) -> str:
    """The version in front of what `pip index versions` tells."""
    found = re.match(r"numba \(([\w.]+)\)", told)
    assert found, told
    return found[1]


def _run(command: list[str], **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]

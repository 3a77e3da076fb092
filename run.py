#!/usr/bin/env python3
"""Sets Regalia up in `.venv` beside this file, when needed, and runs it.

    python3 run.py                 start Regalia
    python3 run.py test            run every test
    python3 run.py WORDS …         hand the words to the `regalia` command

Needs Python 3.11 or newer and, the first time, a way to the Python package index; the tests need
node, Chromium and Redis besides, and say so where they are missing.
"""

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = {"run": HERE / "constraints-run.txt", "test": HERE / "constraints.txt"}


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts it may have an older one
        version = ".".join(map(str, sys.version_info[:2]))
        return complain(f"Regalia needs Python 3.11 or newer; this is {version}.")
    testing = words[:1] == ["test"]
    if words == ["test"] and (missing := lacking()):
        return complain(missing)
    try:
        set_up("test" if testing else "run")
    except (subprocess.CalledProcessError, OSError) as problem:
        return complain(f"Setting up did not work: {problem}. Nothing was changed outside {VENV}.")
    if testing:
        return test(words[1:])
    return run([PYTHON, "-m", "regalia", *words])


def test(words: list[str]) -> int:
    """Run every test, or those named, on all cores; a test that fails has failed.

    Half of their time tests wait for servers and browsers: three of them keep two cores busy.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    workers = max(2, 3 * (cores or 1) // 2)
    return run([PYTHON, "-m", "pytest", "-n", str(workers), "--dist", "worksteal", *words])


def lacking() -> str:
    """The tools that are missing for all tests, besides Python; some tests need less."""
    sys.path.insert(0, str(HERE / "tests"))
    from support.tools import lacking

    return lacking()


def set_up(purpose: str) -> None:
    """Install what is locked, unless exactly that was installed before.

    A file that has not the hash in the lock is refused, and no package runs code of its own while
    it is installed. The project comes last and alone, built by what was installed before it.
    """
    lock = LOCKS[purpose]
    wanted = hashlib.sha256(lock.read_bytes() + (HERE / "pyproject.toml").read_bytes()).hexdigest()
    stamp = VENV / f"installed-{purpose}.txt"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print(f"Setting Regalia up in {VENV} (once; a minute or two) …", file=sys.stderr, flush=True)
    bare = find_spec("ensurepip") is None  # as on Debian without python3-venv
    if not PYTHON.exists():
        plain = ["--without-pip"] if bare else []
        subprocess.run([sys.executable, "-m", "venv", "--clear", *plain, VENV], check=True)
    pip = [PYTHON, "-m", "pip"]
    if bare:
        pip = [sys.executable, "-m", "pip", "--python", PYTHON]
    install = [*pip, "install", "--disable-pip-version-check"]
    for words in (
        ["--require-hashes", "--only-binary", ":all:", "-r", lock],
        ["--no-deps", "--no-build-isolation", "-e", HERE],
    ):
        subprocess.run([*install, *words], check=True, stdout=sys.stderr)
    stamp.write_text(wanted)


def run(command: list[str | Path]) -> int:
    """Run to the end; Ctrl-C is for the program, which tidies up by itself."""
    child = subprocess.Popen(command, cwd=HERE if "pytest" in command else None)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            continue


def complain(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

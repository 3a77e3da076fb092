"""Finds unsteady tests: runs some of them again and again, and says what failed how often.

    python bench/suite/steadiness.py tests/server tests/browser --rounds 20 -- -n 2

What stands after `--` is handed to pytest.  A test that fails in some rounds and not in others is
mended, or deleted with a reason; nothing ever runs a second time to get green (CONTRIBUTING.md).
"""

import argparse
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as Tree
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def failures(report: Path) -> list[str]:
    """The tests that failed, or could not begin, in a run."""
    cases = Tree.parse(report).iter("testcase")
    bad = [one for one in cases if one.find("failure") is not None or one.find("error") is not None]
    return [f"{one.attrib['classname'].replace('.', '/')}::{one.attrib['name']}" for one in bad]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("tests", nargs="*", default=["tests/server", "tests/browser"])
    parser.add_argument("--rounds", type=int, default=20)
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    asked, more = parser.parse_args(words[:cut]), words[cut + 1 :]
    failed: Counter[str] = Counter()
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *more]
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        for number in range(1, asked.rounds + 1):
            began = time.monotonic()
            run = subprocess.run([*pytest, f"--junitxml={report}", *asked.tests], cwd=ROOT)
            if run.returncode not in (0, 1):
                return run.returncode  # there was no whole run
            found = failures(report)
            failed.update(found)
            seconds = time.monotonic() - began
            print(f"round {number}: {len(found)} failed, {seconds:.0f} s", flush=True)
    for name, count in failed.most_common():
        print(f"{count} of {asked.rounds}  {name}")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())

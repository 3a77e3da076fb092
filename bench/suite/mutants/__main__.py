"""Small faults put into the code on purpose, to list those that the tests do not notice.

    python bench/suite/mutants src/regalia/table --tests tests/table tests/house/texts \\
        --kept /tmp/mutants.jsonl --minutes 60

First each test is run once, and the lines that it passes are written down.  Then each mutant turns
one comparison, sum, condition, number or `max` around and meets tests that pass its line: those
that found the most faults in that file, then the quickest of each file of tests, for `--quick`
seconds; at last, those that live meet others, for `--long` seconds.  One process collects the
tests, and each mutant lives in a fork of it.  The file `--kept` remembers everything: the same
command goes on where it ended, with other tests, too, and tries again what lived or has changed.
Tests that compile are left out, for compiled code is kept by its file.

Those that live are printed with their line: each wants a test that would be worth having anyway,
or the line is not needed.
"""

import argparse
import gc
import json
import os
import resource
import signal
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from putting_in import (
    ROOT,
    Mutant,
    codes,
    functions_of,
    module_of,
    mutants,
    name_of,
    replace,
    turned,
)


class Lines:
    """The lines of some files that are passed while it is set as the trace."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.missing: dict[CodeType, set[int | None]] = {}

    def __call__(self, frame: FrameType, _event: str, _arg: object) -> Any:
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        if code not in self.missing:
            self.missing[code] = {line for _, _, line in code.co_lines()}
        return self.line if self.missing[code] else None  # what is known need not be traced

    def line(self, frame: FrameType, _event: str, _arg: object) -> Any:
        self.missing[frame.f_code].discard(frame.f_lineno)
        return self.line

    def passed(self) -> Iterator[tuple[str, int]]:
        for code, missing in self.missing.items():
            for _, _, line in code.co_lines():
                if line is not None and line not in missing:
                    yield code.co_filename, line


@cache
def mark(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest() if file.exists() else ""


class Test(NamedTuple):
    item: pytest.Item
    mark: str  # its name and its file's text: a changed test is met again
    seconds: float
    lines: set[tuple[str, int]]


class Trial:
    """The plugin that has pytest collect the tests and then does something else with them."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        found = [
            file.resolve()
            for path in asked.code
            for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))
            if "tests" not in file.parts
        ]
        self.files = list(dict.fromkeys(found))  # those named first are tried first
        self.read()
        self.end = time.monotonic() + 60 * asked.minutes

    def pytest_configure(self) -> None:
        import hypothesis  # not sooner: pytest has to rewrite it

        hypothesis.settings.register_profile(
            "mutants",
            deadline=None,
            suppress_health_check=list(hypothesis.HealthCheck),
            derandomize=True,
            database=None,
            phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        )
        hypothesis.settings.load_profile("mutants")

    def read(self) -> None:
        text = self.asked.kept.read_text() if self.asked.kept.exists() else ""
        self.kept = [json.loads(line) for line in text.splitlines()]

    def keep(self, **said: Any) -> None:
        self.kept.append(said)
        with self.asked.kept.open("a") as out:
            out.write(json.dumps(said) + "\n")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try the mutants with the tests that were collected, instead of running these."""
        for file in self.files:  # whatever would be imported later would come without its fault
            import_module(module_of(file))
        gc.collect()
        self.functions = functions_of({str(file) for file in self.files})
        gc.freeze()  # what exists by now stays as it is in every fork
        tests = self.measured(session.items)
        found = [one for file in self.files for one in mutants(file)]
        killed = {one["mutant"]: one["by"] for one in self.kept if one.get("by")}
        for seconds in (self.asked.quick, self.asked.long):
            met = {one["mutant"]: set(one["met"]) for one in self.kept if "met" in one}
            for mutant in sorted(found, key=lambda mutant: mutant.key in met):  # new ones first
                if mutant.key in killed or time.monotonic() > self.end:
                    continue
                already = met.get(mutant.key, set())
                others = [test for test in tests if test.mark not in already]
                ours = self.chosen(mutant, others, killed, seconds)
                by = self.fate(mutant, ours) if ours else ""
                if by:
                    killed[mutant.key] = by
                already |= {test.mark for test in ours}
                self.keep(mutant=mutant.key, by=by, met=sorted(already))
        self.told(found, killed)
        return True

    def measured(self, items: list[pytest.Item]) -> list[Test]:
        """Every test with its seconds and the lines it passes, as kept or found now."""
        files: dict[Path, list[pytest.Item]] = defaultdict(list)
        known = self.known()
        for item in items:
            if item.nodeid not in known:
                files[item.path].append(item)
        for some in files.values():
            self.forked(lambda some=some: self.measure(some), 1200)
        if files:
            self.read()
            known = self.known()
        tests = []
        for item in items:
            one = known.get(item.nodeid)
            if not one or not one["passed"]:
                print(f"left out, since it fails without any fault: {item.nodeid}", flush=True)
                continue
            lines = {(str(ROOT / file), n) for file, some in one["lines"].items() for n in some}
            tests.append(Test(item, f"{item.nodeid} {one['of'][:8]}", one["seconds"], lines))
        return tests

    def known(self) -> dict[str, dict[str, Any]]:
        """Measurements of all these files, by tests that are the same and pass the same."""
        files = {str(file.relative_to(ROOT)) for file in self.files}
        found = {}
        for one in self.kept:
            if "test" in one and one["of"] == mark(ROOT / one["test"].partition("::")[0]):
                same = all(mark(ROOT / file) == one["code"][file] for file in one["lines"])
                if same and files <= set(one["code"]):
                    found[one["test"]] = one
        return found

    def measure(self, items: list[pytest.Item]) -> int:
        for file in self.files:  # as a mutant is put in, so that this alone disturbs no test
            text = file.read_text("utf-8")
            self.put_in(compile(text, str(file), "exec", dont_inherit=True))
        trace = Lines({str(file) for file in self.files})
        for item, after in zip_longest(items, items[1:]):
            trace.missing.clear()
            began = time.process_time()
            threading.settrace(trace)
            sys.settrace(trace)
            reports = runtestprotocol(item, log=False, nextitem=after)
            sys.settrace(None)
            threading.settrace(None)  # type: ignore[arg-type]
            lines = defaultdict(list)
            for file, line in sorted(set(trace.passed())):
                lines[str(Path(file).relative_to(ROOT))].append(line)
            self.keep(
                test=item.nodeid,
                of=mark(item.path),
                seconds=round(time.process_time() - began, 3),
                passed=not any(report.failed for report in reports),
                lines=lines,
                code={str(file.relative_to(ROOT)): mark(file) for file in self.files},
            )
        return 0

    def chosen(
        self, mutant: Mutant, tests: list[Test], killed: dict[str, str], seconds: float
    ) -> list[Test]:
        """The tests that pass the mutant's line, the likeliest first, for so many seconds."""
        file, line = str(mutant.file), mutant.line
        passing = [test for test in tests if (file, line) in test.lines]
        if not passing and mutant.inside:  # the line of a number in a longer statement
            passing = [test for test in tests if {(file, line - 1), (file, line + 1)} & test.lines]
        if not mutant.inside:
            passing = [test for test in tests if any(name == file for name, _ in test.lines)]
        of_file = f"{mutant.file.relative_to(ROOT)}:"
        kills = Counter(by for key, by in killed.items() if key.startswith(of_file))
        by_path: dict[Path, list[Test]] = defaultdict(list)
        for test in sorted(passing, key=lambda test: test.seconds):
            by_path[test.item.path].append(test)
        order = [one for row in zip_longest(*by_path.values()) for one in row if one]
        order.sort(key=lambda test: -kills[test.item.nodeid])
        ours, spent = [], 0.0
        for test in order:
            if spent + test.seconds <= seconds or not ours:
                ours.append(test)
                spent += test.seconds
        return ours

    def fate(self, mutant: Mutant, tests: list[Test]) -> str:
        """The test that notices the mutant, or nothing."""
        patience = 3 + 4 * sum(test.seconds for test in tests)
        status = self.forked(lambda: self.meet(mutant, tests), patience)
        if status == 0:
            return ""
        return tests[status - 1].item.nodeid if 0 < status <= len(tests) else "it never ends"

    def put_in(self, module: CodeType) -> None:
        for code in codes(module):
            for function in self.functions.get(name_of(code), ()):
                function.__code__ = code

    def meet(self, mutant: Mutant, tests: list[Test]) -> int:
        code = turned(mutant)
        if mutant.inside:
            self.put_in(code)
        else:
            replace(module_of(mutant.file), code)
        for at, (test, after) in enumerate(zip_longest(tests, tests[1:])):
            reports = runtestprotocol(test.item, log=False, nextitem=after and after.item)
            if any(report.failed for report in reports):
                return at + 1
        return 0

    def forked(self, do: Callable[[], int], patience: float) -> int:
        """Do it in a process of its own and give its number; -1 where it ends badly or never."""
        come, go = os.pipe()
        child = os.fork()
        if child == 0:
            os.setpgrp()
            seconds = int(patience) + 1  # of computing: a busy machine says nothing about a fault
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            nothing = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nothing, 1)
            os.dup2(nothing, 2)
            try:
                os.write(go, str(do()).encode())
            finally:
                os._exit(0)
        os.close(go)
        end = time.monotonic() + 60 + 20 * patience
        while not (done := os.waitpid(child, os.WNOHANG)[0]) and time.monotonic() < end:
            time.sleep(0.01)
        with suppress(ProcessLookupError):  # servers that a test has left running, too
            os.killpg(child, signal.SIGKILL)
        if not done:
            os.waitpid(child, 0)
        os.set_blocking(come, False)
        try:
            return int(os.read(come, 20) or -1)
        except BlockingIOError:
            return -1
        finally:
            os.close(come)

    def told(self, found: list[Mutant], killed: dict[str, str]) -> None:
        met = {one["mutant"]: one["met"] for one in self.kept if "met" in one}
        alive = [one for one in found if one.key in met and one.key not in killed]
        for one in alive:
            text = one.file.read_text("utf-8").splitlines()[one.line - 1].strip()
            unseen = "" if met[one.key] else ", no test comes here"
            print(f"lives: {one.file.relative_to(ROOT)}:{one.line} ({one.what}{unseen})  {text}")
        tried = sum(one.key in met for one in found)
        print(f"{len(alive)} of {tried} tried live, of {len(found)} that there are", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("code", nargs="+", type=Path, help="files and folders, the first first")
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("--kept", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--quick", type=float, default=3, help="seconds of tests at first")
    parser.add_argument("--long", type=float, default=60, help="seconds of tests for what lives")
    asked, others = parser.parse_known_args()  # `--deselect=...` and the like are pytest's
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "tests"))
    asked.code = [path.resolve() for path in asked.code]
    words = ["-q", "-s", "-m", "not compiled", "-p", "no:cacheprovider", *others, *asked.tests]
    pytest.main(words, plugins=[Trial(asked)])


if __name__ == "__main__":
    main()

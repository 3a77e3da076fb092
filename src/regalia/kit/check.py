"""Everything that a room must pass: names, style, types, and the tests of the kit.

    python -m regalia.kit NAME [--compiled]

NAME is a game's id, or the folder of a room that is not installed.  Nothing is compiled unless that
is asked for.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import extract_tb
from typing import NamedTuple

from regalia import games
from regalia.core.contract import PARTS
from regalia.core.room import Room
from regalia.core.safe_path import child_environment
from regalia.kit.misspelt import misspelt
from regalia.kit.renamed import renamed
from regalia.kit.rooms import ASKED
from regalia.kit.typed import checked, claims, left_out

HERE = Path(__file__).parent
STYLE = HERE / "ruff.toml"
ENTRY = "[regalia.rooms]\n{game} = {package}\n"
METADATA = "Metadata-Version: 2.1\nName: {package}\nVersion: 0\n"


class CheckResult(NamedTuple):
    """The outcome of one check: whether it passed, and what is to be read."""

    passed: bool
    told: str


def check(room: Room, compiled: bool, show: Callable[[str], None] = print) -> bool:
    """Run all checks of a room, the long ones at the same time; whether all passed."""
    broken = not_imported(room)
    with ThreadPoolExecutor(2) as pool:
        checks = {
            "names": pool.submit(_told, names, room),
            "style": pool.submit(_told, style, room),
            "kit": pool.submit(_not_run if broken else _told, kit, room, compiled),
            "types": pool.submit(_not_run if broken else _told, types, room),
        }
        outcomes = {name: found.result() for name, found in checks.items()}
    for name, (passed, told) in outcomes.items():
        show(f"{name:6} {'passed' if passed else 'FAILED'}")
        if told and (not passed or name in ("kit", "names")):
            show(told)
    return all(outcome.passed for outcome in outcomes.values())


def _told(run: Callable[..., CheckResult], room: Room, *given: bool) -> CheckResult:
    """The outcome of a check; what goes wrong in the check itself is told, too."""
    try:
        return run(room, *given)
    except Exception as problem:
        return CheckResult(False, plainly(problem, room.folder))


def _not_run(run: Callable[..., CheckResult], room: Room, *given: bool) -> CheckResult:
    return CheckResult(False, "not run: first, the room must be imported (names)")


def plainly(problem: Exception, folder: Path) -> str:
    """A problem in a line: where in the room it comes from, if it does, and what it is."""
    frames = extract_tb(problem.__traceback__)
    places = [(Path(frame.filename), frame.lineno) for frame in frames]
    if isinstance(problem, SyntaxError):
        places.append((Path(problem.filename or ""), problem.lineno))
    own = [
        f"{path.relative_to(folder).as_posix()}:{line}: "
        for path, line in places
        if path.is_relative_to(folder)
    ]
    return f"{own[-1] if own else ''}{type(problem).__name__}: {problem}"


def not_imported(room: Room) -> list[str]:
    """Parts of a room that cannot be imported, with the reasons."""
    found = []
    for name in PARTS:
        try:
            room.optional(name)
        except Exception as problem:
            found.append(plainly(problem, room.folder))
    return found


def names(room: Room) -> CheckResult:
    """Hooks have the names of today, none that is needed is missing, and none is misspelt."""
    found = [*renamed(room.folder), *not_imported(room)]
    if not found:
        found = [f"{name} is missing (docs/contract.md)" for name in left_out(room)]
    return CheckResult(not found, "\n".join([*found, *misspelt(room.folder)]))


def style(room: Room) -> CheckResult:
    """Ruff finds nothing to say, and nothing to lay out otherwise."""
    return style_of(room.folder)


def style_of(folder: Path) -> CheckResult:
    """Run ruff from the folder above: from inside, secrets.py would seem to be Python's (A005)."""
    at, name = folder.resolve().parent, folder.resolve().name
    given = ["--no-cache", "--config", str(STYLE), name]
    checking = _run("ruff", "check", "--quiet", *given, at=at)
    layout = _run("ruff", "format", "--check", *given, at=at)
    return CheckResult(checking.passed and layout.passed, checking.told + layout.told)


def types(room: Room) -> CheckResult:
    """Mypy holds the room to the contract."""
    files = [path for path in room.folder.rglob("*.py") if not {"tests", "tools"} & {*path.parts}]
    with TemporaryDirectory() as folder:
        told = checked(Path(folder), claims(room), files, _home(room))
    return CheckResult(told.startswith("Success"), told)


def kit(room: Room, compiled: bool) -> CheckResult:
    """The tests of the kit and of the room itself pass."""
    which = [] if compiled else ["-m", "not compiled"]
    own = room.folder / "tests"
    tests = [str(HERE / "suite"), *([str(own)] if own.is_dir() else [])]
    quiet = ["-q", "--tb=short", "-p", "no:cacheprovider", "--import-mode=importlib"]
    outcome = _run("pytest", *quiet, *which, *tests, asked=room.card.id)
    return outcome._replace(told=_last(outcome))


def _last(outcome: CheckResult) -> str:
    """The last line of pytest's output if all went well, else the whole output."""
    return outcome.told.rstrip().rpartition("\n")[2] if outcome.passed else outcome.told


def _run(tool: str, *words: str, at: Path | None = None, asked: str = "") -> CheckResult:
    """Run a tool in a folder, and for the tests of the kit, on one room."""
    settings = {"REGALIA_LANGUAGE": "en", "REGALIA_PREPARE": "0", ASKED: asked}
    done = subprocess.run(
        [sys.executable, "-m", tool, *words],
        cwd=at,
        env=child_environment(**settings),
        capture_output=True,
        text=True,
        check=False,
    )
    return CheckResult(done.returncode == 0, done.stdout + done.stderr)


def _home(room: Room) -> Path:
    """The folder from which the room's package is imported."""
    return room.folder.parents[room.package.count(".")]


# ------------------------------------------------------------------ a room that is not installed


def check_folder(folder: Path, words: Iterable[str]) -> int:
    """Check a room in a folder as if its package were installed; an exit status."""
    package = folder.resolve().name
    sys.path.insert(0, str(folder.resolve().parent))
    try:
        game = import_module(f"{package}.card").CARD.id
    except Exception as problem:  # a card of an older house, say
        told = plainly(problem, folder.resolve())
        print("names  FAILED", *renamed(folder), told, sep="\n")
        return 1
    with TemporaryDirectory() as site:
        about = Path(site) / f"{package}-0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(METADATA.format(package=package))
        (about / "entry_points.txt").write_text(ENTRY.format(game=game, package=package))
        done = subprocess.run(
            [sys.executable, "-m", "regalia.kit", game, *words],
            env=child_environment(site, sys.path[0]),
            check=False,
        )
    return done.returncode


def main(words: list[str]) -> int:
    compiled = "--compiled" in words
    given = [word for word in words if word != "--compiled"]
    if len(given) == 1 and given[0] in games.names():
        return 0 if check(games.room(given[0]), compiled) else 1
    if len(given) == 1 and (Path(given[0]) / "card.py").exists():
        return check_folder(Path(given[0]), ["--compiled"] if compiled else [])
    print("python -m regalia.kit GAME-OR-FOLDER [--compiled]", file=sys.stderr)
    return 2

"""Nothing in the house rests on what Windows lacks, unless it asks first."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = [ROOT / "run.py", *sorted((ROOT / "src" / "regalia").rglob("*.py"))]
LACKING = {
    "signal": "SIGKILL SIGHUP SIGUSR1 SIGUSR2 SIGCHLD SIGALRM SIGPIPE SIGQUIT SIGWINCH SIGTSTP "
    "SIGCONT SIGSTOP alarm setitimer pause sigwait pthread_kill pthread_sigmask siginterrupt",
    "os": "fork forkpty killpg getpgid setpgid setsid getuid geteuid getgid getegid setuid setgid "
    "nice chown chroot mkfifo wait waitid sched_getaffinity sched_setaffinity getloadavg openpty "
    "uname O_NOFOLLOW O_DIRECTORY O_CLOEXEC statvfs sysconf posix_spawn",
    "socket": "AF_UNIX SO_REUSEPORT",
    "modules": "fcntl termios tty pty pwd grp resource curses readline uvloop posix syslog",
}


def used(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Names that Windows lacks and a piece of code uses without asking if they are there."""
    asked = {
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("hasattr", "getattr")
        and isinstance(node.args[1], ast.Constant)
    }
    tried = [
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        and any("ImportError" in ast.unparse(caught) for caught in node.handlers)
        for inner in node.body
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.attr in set(LACKING.get(node.value.id, "").split()) - asked:
                yield f"{node.value.id}.{node.attr}", node.lineno
        elif isinstance(node, ast.Attribute) and node.attr == "add_signal_handler":
            yield node.attr, node.lineno
        elif isinstance(node, ast.Import | ast.ImportFrom) and node not in tried:
            module = getattr(node, "module", None)
            names = [module] if module else [alias.name for alias in node.names]
            for name in names:
                if name.split(".")[0] in LACKING["modules"].split():
                    yield name, node.lineno
            for alias in node.names if module in LACKING else []:
                if alias.name in LACKING[module].split():
                    yield f"{module}.{alias.name}", node.lineno


@pytest.mark.parametrize(
    "code", ["import os\nos.nice(5)", "from signal import SIGKILL", "import pwd"]
)
def test_the_search_finds_what_it_looks_for(code: str) -> None:
    assert list(used(ast.parse(code)))


def test_nothing_is_used_that_windows_lacks() -> None:
    found = []
    for path in SOURCES:
        if "tests" in path.parts[len(ROOT.parts) :]:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        functions = [n for n in tree.body if isinstance(n, ast.FunctionDef | ast.ClassDef)]
        rest = ast.Module([n for n in tree.body if n not in functions], [])
        for piece in (*functions, rest):
            found += [f"{path.relative_to(ROOT)}:{line}: {name}" for name, line in used(piece)]
    assert found == []

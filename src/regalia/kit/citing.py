"""Rule numbers that tests cite, and tests that can fail."""

import ast
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
OF_PEERS = {"api_test", "seed_test", "parallel_api_test", "parallel_seed_test"}
CHECKING = frozenset(  # these fail by themselves
    {"pytest.raises", "pytest.fail", "expect", "pyspiel.random_sim_test", *OF_PEERS}
)


def numbers(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}-\d+\b", text))


@cache
def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]


def called(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The names of the functions it calls, and of the fixtures it asks for."""
    calls = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
    names = [node.id for node in calls if isinstance(node, ast.Name)]
    pytests = [name for node in calls if (name := ast.unparse(node)) in CHECKING]
    return {*names, *pytests, *(arg.arg for arg in function.args.args)}


@cache
def checking(path: Path, borrowed: frozenset[str] = frozenset()) -> set[str]:
    """The functions of a file that can fail: they assert, or call what does."""
    found, calls = CHECKING | borrowed, dict[str, set[str]]()
    for function in functions(path):
        calls.setdefault(function.name, set()).update(called(function))
        if any(asserting(node) for node in ast.walk(function)):
            found |= {function.name}
    while more := {name for name, names in calls.items() if names & found} - found:
        found |= more
    return set(found & calls.keys())


def lent(paths: list[Path]) -> frozenset[str]:
    """Functions that can fail, in the files from which tests borrow."""
    return frozenset().union(
        *(checking(path) for path in paths if not path.name.startswith("test_"))
    )


def asserting(node: ast.AST) -> bool:
    """An assertion that can fail (`assert True` cannot), or one that has failed."""
    if isinstance(node, ast.Raise) and node.exc:
        return ast.unparse(node.exc).startswith("AssertionError(")
    return isinstance(node, ast.Assert) and not isinstance(node.test, (ast.Constant, ast.Tuple))


def cited(paths: list[Path], prefix: str) -> set[str]:
    """The rules that tests claim in their first words to test; no comment counts."""
    return set(citations(paths, prefix))


def citations(paths: list[Path], prefix: str) -> dict[str, list[str]]:
    """These rules with the names of the tests that claim each, in the order of the files."""
    helpers, found = lent([*paths, *borrowed(paths)]), dict[str, list[str]]()
    for path in paths:
        can_fail = checking(path, helpers)
        for function in functions(path):
            if function.name.startswith("test_") and function.name in can_fail:
                for number in numbers(ast.get_docstring(function) or "", prefix):
                    found.setdefault(number, []).append(function.name)
    return found


def borrowed(paths: list[Path]) -> set[Path]:
    """The files of helpers that tests import."""
    modules = {
        node.module
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
    }
    helpers = (module for module in modules if module.startswith(("support.", "regalia.kit.")))
    found = (find_spec(module) for module in helpers)
    return {Path(spec.origin) for spec in found if spec and spec.origin}

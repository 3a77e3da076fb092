"""Every rule is cited by a test that checks something."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from regalia import games

ROOT = Path(__file__).parents[2]
TESTS = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "src").rglob("tests/*.py")]
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
    """What can fail in the files from which tests borrow."""
    return frozenset().union(
        *(checking(path) for path in paths if not path.name.startswith("test_"))
    )


def asserting(node: ast.AST) -> bool:
    """An assertion that can fail (`assert True` cannot), or one that has failed."""
    if isinstance(node, ast.Raise) and node.exc:
        return ast.unparse(node.exc).startswith("AssertionError(")
    return isinstance(node, ast.Assert) and not isinstance(node.test, (ast.Constant, ast.Tuple))


def test_every_test_checks_something() -> None:
    helpers, tests, idle = lent(TESTS), 0, []
    for path in TESTS:
        can_fail = checking(path, helpers)
        for function in functions(path):
            if function.name.startswith("test_"):
                tests += 1
                if function.name not in can_fail:
                    idle.append(f"{path.name}: {function.name}")
    assert idle == []
    assert tests > 500


def test_a_test_that_asserts_nothing_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "test_toy.py"
    path.write_text(
        'def test_one():\n    """XY-1"""\n    game.play()  # XY-2\n'
        'def test_two():\n    """XY-3"""\n    assert True\n'
        'def test_three():\n    """XY-4"""\n    same(1, 2)\n'
        "def same(a, b):\n    assert a == b\n"
    )
    assert checking(path) == {"test_three", "same"}
    assert cited([path], "XY") == {"XY-4"}


def cited(paths: list[Path], prefix: str) -> set[str]:
    """The rules that tests claim in their first words to test; no comment counts."""
    helpers, found = lent([*paths, *TESTS]), set[str]()
    for path in paths:
        can_fail = checking(path, helpers)
        for function in functions(path):
            if function.name.startswith("test_") and function.name in can_fail:
                found |= numbers(ast.get_docstring(function) or "", prefix)
    return found


@pytest.mark.parametrize("name", games.names())
def test_each_rule_number_is_cited_by_a_test_of_its_room(name: str) -> None:
    room = games.room(name)
    stated = set(re.findall(rf"^- ({room.card.prefix}-\d+) ", room.rules_page(), re.MULTILINE))
    assert stated, "a page without rules"
    assert stated - cited(sorted((room.folder / "tests").glob("*.py")), room.card.prefix) == set()


@pytest.mark.parametrize("name", games.names())
def test_no_rule_is_cited_that_does_not_exist(name: str) -> None:
    room = games.room(name)
    stated = numbers(room.rules_page(), room.card.prefix)
    for path in room.folder.rglob("*"):
        if path.suffix in (".py", ".ftl", ".toml"):
            cited = numbers(path.read_text("utf-8"), room.card.prefix)
            assert cited <= stated, path.name


@pytest.mark.parametrize("name", games.names())
def test_every_text_of_a_room_is_used_by_it(name: str) -> None:
    """A message that no source names is dead; one put together from parts is named in part."""
    room = games.room(name)
    sources = "".join(path.read_text("utf-8") for path in room.folder.rglob("*.py"))
    catalogue = (room.folder / "words" / "en.ftl").read_text("utf-8")
    ids = re.findall(r"^([a-z][a-z0-9-]*) =", catalogue, re.MULTILINE)
    assert len(set(ids)) == len(ids), "a message twice"
    starts = set(re.findall(r'f"([a-z-]+-)\{', sources))
    spoken_by_all = ("seat-", "side-", "reason-", "option-", "value-", "button-")
    shared = {"name", "about", "how-to-play"}
    for message in ids:
        inside = re.search(rf"\{{ {message}\b", catalogue)  # another message speaks it
        named = f'"{message}"' in sources or message in shared or inside
        built = message.startswith((*starts, *spoken_by_all))
        assert named or built, message

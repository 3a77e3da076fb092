"""The glossary's tables of old names lead to what is there, and its words are those of the code."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

from regalia.kit.old_imports import old_names

ROOT = Path(__file__).parents[3]
HOUSE = ROOT / "src" / "regalia"
WORDS = ROOT / "docs" / "glossary.md"
TABLES = WORDS.read_text("utf-8").split("## Old names")[1]
ROWS = [line.strip("| ").split(" | ") for line in TABLES.splitlines() if line.startswith("| `")]

UNGUESSABLE = {  # classes of which the design says that nobody could guess what they are
    *("Behind", "Brought", "Desk", "Doing", "Doors", "Due", "Elsewhere", "Foreign", "Heap", "Here"),
    *("House", "Lent", "Like", "Looked", "Nearby", "Patient", "Telling", "Took", "Upto", "Use"),
    *("Who", "Whom", "Wrote"),
}
ORDINARY = {"beside", "settled", "most", "every"}  # in another meaning


def names(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def missing(modules: list[str]) -> list[str]:
    return [
        one for one in modules if not (HOUSE / (one if one[-1] == "/" else f"{one}.py")).exists()
    ]


def test_the_new_module_of_every_old_one_is_there_and_the_old_one_is_not() -> None:
    rows = [(names(old), names(new)) for old, new in (row for row in ROWS if len(row) == 2)]
    assert len(rows) > 100
    assert [found for _, new in rows if (found := missing(new))] == []
    moved = {one for old, new in rows for one in old if one not in new}
    assert moved - set(missing(sorted(moved))) == set()


@cache
def trees() -> dict[str, ast.Module]:
    """All modules of the house but tests, by their paths without an ending."""
    paths = [path for path in HOUSE.rglob("*.py") if "tests" not in path.parts]
    return {
        path.relative_to(HOUSE).with_suffix("").as_posix(): ast.parse(path.read_text("utf-8"))
        for path in paths
    }


def classes() -> set[str]:
    nodes = [node for tree in trees().values() for node in ast.walk(tree)]
    return {node.name for node in nodes if isinstance(node, ast.ClassDef)}


def functions(tree: ast.Module) -> set[str]:
    """The names of functions and of their arguments."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
    return found


def test_the_new_name_of_every_old_class_is_a_class() -> None:
    rows = [row for row in ROWS if len(row) == 3]
    assert len(rows) > 100
    assert {one for *_, new in rows for one in names(new)} - classes() == set()


def test_no_class_has_a_name_that_nobody_could_guess() -> None:
    assert classes() & UNGUESSABLE == set()
    assert {one for row in ROWS if len(row) == 3 for one in names(row[0])} >= UNGUESSABLE


def test_the_new_name_of_every_old_function_stands_where_the_glossary_says() -> None:
    rows = [[names(cell) for cell in row] for row in ROWS if len(row) == 4]
    code = trees()
    assert len(rows) == 20
    for _, _, (new,), (module,) in rows:
        assert new in functions(code[module]), (new, module)


def test_no_function_has_an_old_name() -> None:
    old = {one for row in ROWS if len(row) == 4 for one in names(row[0])} - ORDINARY
    found = {one.name for tree in trees().values() for one in ast.walk(tree) if is_function(one)}
    assert "by_growing" in old and found & old == set()


def is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def test_code_that_the_words_name_is_there() -> None:
    written = {path.relative_to(HOUSE).as_posix() for path in HOUSE.rglob("*.py")}
    files = {path.rpartition("/")[2] for path in written}
    text = WORDS.read_text("utf-8").split("## Old names")[0]
    for name in set(re.findall(r"`([\w/]+\.py)`", text)):
        assert name in written | files, name
    known = identifiers()
    for name in {one for row in words() for one in re.findall(r"`(\w+)`", row)}:
        assert name in known, name


def identifiers() -> set[str]:
    """All names in the code: of modules, classes, functions, arguments, fields and variables."""
    found = {part for path in trees() for part in path.split("/")}
    for tree in trees().values():
        for node in ast.walk(tree):
            kinds = ("name", "id", "attr", "arg")
            found |= {name for kind in kinds if isinstance(name := getattr(node, kind, None), str)}
    return found


def words() -> list[str]:
    """The first column of the glossary: words of the code."""
    text = WORDS.read_text("utf-8").split("## Old names")[0]
    return [line.strip("| ").split(" | ")[0] for line in text.splitlines() if line.startswith("| ")]


def test_a_word_has_one_meaning() -> None:
    found = Counter(word for row in words() for word in set(re.findall(r"\*\*([^*]+)\*\*", row)))
    assert len(found) > 40 and [word for word, times in found.items() if times > 1] == []


def test_old_names_are_those_that_an_old_room_is_told() -> None:
    rows = [[names(cell) for cell in row] for row in ROWS]
    modules = {one: row[1] for row in rows if len(row) == 2 for one in row[0]}
    found = {f"{row[1][0]} {row[0][0]}": row[2] for row in rows if len(row) == 3}
    assert old_names() == {"modules": modules, "classes": found}

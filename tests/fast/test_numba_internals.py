"""Uses of Numba's insides are in one module, and the versions that have them are bounded."""

import ast
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import regalia
from regalia.fast import numba_internals

HOUSE = Path(str(regalia.__file__)).parent
ROOT = HOUSE.parents[1]
PUBLIC = {"numba", "numba.extending"}
PRIVATE = re.compile(r"\._(cache|compile_for_args|load_data|save_data|impl)\b")


def numba_imports(tree: ast.AST) -> set[str]:
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.partition(".")[0] in ("numba", "llvmlite")}


def test_only_one_module_imports_what_numba_does_not_promise() -> None:
    home = Path(str(numba_internals.__file__))
    for file in HOUSE.rglob("*.py"):
        text = file.read_text("utf-8")
        if file != home and ("numba" in text or "llvmlite" in text):
            assert numba_imports(ast.parse(text)) <= PUBLIC, file
            assert not PRIVATE.search(text), file


def test_whatever_is_imported_there_is_listed_with_a_reason() -> None:
    text = Path(str(numba_internals.__file__)).read_text("utf-8")
    listed = ast.get_docstring(ast.parse(text)) or ""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(("numba.", "llvmlite")):
            for alias in node.names:
                assert re.search(rf"\b{alias.asname or alias.name}\b", listed), alias.name


def test_the_bound_is_the_next_version_after_the_one_that_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (bound,) = [one for one in project["dependencies"] if one.startswith("numba")]
    major, minor, *_ = version("numba").split(".")
    assert bound.endswith(f",<{major}.{int(minor) + 1}")

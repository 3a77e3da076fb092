"""Code in docs, docstrings and programs beside the package uses names that the house has."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```py\w*[^\n]*\n(.*?)^```", re.M | re.S)
CALLED = re.compile(r"(?<![.\w\"'`-])([A-Z]+[a-z]\w*)\(")
IMPORTED = re.compile(r"import (.*)")
BESIDE = ("bench", "docs", "examples")
FOREIGN = {"Fraction", "Path"}  # of the standard library
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def classes() -> set[str]:
    trees = [ast.parse(path.read_text("utf-8")) for path in (ROOT / "src").rglob("*.py")]
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.name for node in nodes if isinstance(node, ast.ClassDef)}


def unknown(code: str) -> set[str]:
    """Classes that are called and are neither the house's, nor imported or defined there."""
    own = set(re.findall(r"class (\w+)", code))
    own |= {name for line in IMPORTED.findall(code) for name in re.findall(r"\w+", line)}
    return set(CALLED.findall(code)) - own - classes()


def examples(path: Path) -> Iterator[str]:
    """Yield the lines that are set in, of each docstring of a module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, DOCUMENTED):
            lines = (ast.get_docstring(node) or "").splitlines()
            yield "\n".join(line for line in lines if line.startswith("    "))


def missing(code: str) -> Iterator[str]:
    """Yield names that code imports from the house, and that are not there; code within texts of
    the code counts, too."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and "from regalia" in str(node.value):
            yield from missing_of_text(str(node.value))
        if isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] == "regalia":
            module = import_module(str(node.module))
            for alias in node.names:
                if not hasattr(module, alias.name) and not is_module(module.__name__, alias.name):
                    yield f"{module.__name__}.{alias.name}"


def missing_of_text(text: str) -> Iterator[str]:
    try:
        ast.parse(text)
    except SyntaxError:  # prose
        return
    yield from missing(text)


def is_module(package: str, name: str) -> bool:
    try:
        import_module(f"{package}.{name}")
    except ModuleNotFoundError:
        return False
    return True


def test_classes_that_examples_of_the_docs_call_exist() -> None:
    for page in PAGES:
        for code in BLOCK.findall(page.read_text("utf-8")):
            assert unknown(code) <= FOREIGN, page.name


def test_classes_that_examples_in_docstrings_call_exist() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for code in examples(path):
            assert unknown(code) <= FOREIGN, path


def test_what_programs_beside_the_package_import_exists() -> None:
    files = [path for folder in BESIDE for path in (ROOT / folder).rglob("*.py")]
    found = {str(path): list(missing(path.read_text("utf-8"))) for path in files}
    assert len(files) > 50 and [one for one in found.items() if one[1]] == []


def test_an_old_name_would_be_found() -> None:
    assert unknown("Chunk(1); GameChunk(2); class Own: ...\nOwn()") == {"Chunk"}
    assert unknown("from fractions import Fraction\nFraction(1)") == set()
    text = "from regalia.lab import chunks, gone\nX = 'from regalia.lab.chunks import Chunk, play'"
    assert list(missing(text)) == ["regalia.lab.gone", "regalia.lab.chunks.Chunk"]

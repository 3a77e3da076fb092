"""Modules and classes of the house that a room imports by the names they had before."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

HOUSE = "regalia"
NAMES = Path(__file__).with_name("old_names.toml")


@cache
def old_names() -> dict[str, dict[str, list[str]]]:
    """The new names of `modules`, and of `classes` by the module they were in."""
    return tomllib.loads(NAMES.read_text("utf-8"))


def old_imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield a line's number and a sentence for each import from the house that finds nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                if _of_the_house(name.name) and not _there(name.name):
                    yield node.lineno, _now(name.name)
        elif isinstance(node, ast.ImportFrom) and not node.level and _of_the_house(node.module):
            yield from ((node.lineno, told) for told in _missing(str(node.module), node.names))


def _missing(module: str, names: list[ast.alias]) -> Iterator[str]:
    if not _there(module):
        yield _now(module)
        for name in names:
            if found := _classes(module, name.name):
                yield f"`{name.name}` is now {found}"
        return
    try:
        found_there = vars(import_module(module))
    except ImportError:  # a library that is not installed
        return
    for name in names:
        inside = f"{module}.{name.name}"
        if name.name not in found_there and name.name != "*" and not _there(inside):
            yield _now(inside, f"`{module}` has no `{name.name}`")


def _now(name: str, else_told: str = "") -> str:
    """The sentence on a module, or a class of one, that is not there."""
    module, _, last = name.rpartition(".")
    if found := _classes(module, last):
        return f"`{last}` is now {found}"
    new = old_names()["modules"].get(_path(name), [])
    if new:
        return f"`{name}` is now {_listed(f'{HOUSE}.{one}' for one in new)}"
    return else_told or f"there is no `{name}`"


def _classes(module: str, name: str) -> str:
    return _listed(old_names()["classes"].get(f"{_path(module)} {name}", []))


def _listed(names: Iterator[str] | list[str]) -> str:
    return ", ".join(f"`{name.strip('/').replace('/', '.')}`" for name in names)


def _path(module: str) -> str:
    return module.removeprefix(f"{HOUSE}.").replace(".", "/")


def _of_the_house(module: str | None) -> bool:
    return (module or "").partition(".")[0] == HOUSE


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ImportError:
        return False

"""A pytest plugin (`-p support.guest`) that keeps the tests that a guest's room can change.

Those are the guest's own tests, tests with the guest among their parameters, and tests that go
through all rooms or all files.  Tests of one of our own games are left out: they run anyway.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from regalia import games
from support.ours import OURS

GUEST = "toy"
ALL_ROOMS = re.compile(r"\bgames\.(names|ours)\(\)|\bregalia\.games\(\)|\bOURS\b")
ALL_FILES = re.compile(rf"{ALL_ROOMS.pattern}|\brglob\b")
SERVING = {"server", "fast", "browser"}  # folders of slow tests, whose files are those of a cache


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept = [item for item in items if concerns(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def concerns(item: pytest.Item) -> bool:
    if games.room(GUEST).folder in item.path.parents:
        return True
    call = getattr(item, "callspec", None)
    named = set(re.findall(r"[^\W_]+", call.id)) if call else set()
    if GUEST in named:
        return True
    return not named & {*OURS} and item.name.partition("[")[0] in go_through_all(item.path)


@cache
def go_through_all(path: Path) -> set[str]:
    """The names that a file defines by going through all rooms, or by others that do."""
    text = path.read_text("utf-8")
    through_all = ALL_ROOMS if SERVING & {*path.parts} else ALL_FILES
    sources = {
        name: ast.get_source_segment(text, node) or ""
        for node in ast.parse(text).body
        for name in defined(node)
    }
    found: set[str] = set()
    while (
        more := {
            name
            for name, source in sources.items()
            if through_all.search(source) or found & set(re.findall(r"\w+", source))
        }
        - found
    ):
        found |= more
    return found


def defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []

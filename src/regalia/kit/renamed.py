"""Hooks of rooms that have another name now, so that an old room is told what to write."""

import ast
from collections.abc import Callable, Iterator
from inspect import signature
from pathlib import Path
from typing import Any

from regalia.core.contract import PARTS
from regalia.kit.old_imports import old_imports

# What a module of a room once defined, and what it is to be now.
RENAMED = {
    ("view", "view"): "`show(params, redacted, seat)`, which is handed what the seat may know",
    ("view", "seen"): "`hidden` in secrets.py, and `remark` in text.py for what comes out with it",
    ("view", "determinize"): "`resample(params, redacted, seat, rng)` in secrets.py",
    ("view", "OPEN"): "nothing: a room is open if it has no secrets.py",
    ("text", "spelled"): "`hidden_text(params, redacted)`, which is not given the action's word",
    ("workshop", "looked"): "`validate_draft`",
    ("insight", "resample"): "`guess`, if it is what a player believes; else in secrets.py",
    ("ending", "concluded"): "`ended`",
}
MOVED = {  # modules that a room once had
    "because": "mistakes.py, with `explain_mistake`",
    "choosing": "not needed: levels take actions in the order of the rules",
    "knowing": "secrets.py, with `redact` for `mask`",
    "unseen": "hidden_cards.py",
}
SAID = {  # what card.py once said in English besides the catalogue
    ("Card", "name"): "name",
    ("Card", "about"): "about",
    ("Option", "about"): "option-NAME-about",
}


def renamed(folder: Path) -> Iterator[str]:
    """Yield a sentence for each old name in a room's folder, and for a file that is no Python."""
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        try:
            tree = ast.parse(path.read_text("utf-8"))
        except (SyntaxError, ValueError) as problem:
            yield f"{name}:{getattr(problem, 'lineno', 0)}: cannot be read: {problem}"
            continue
        for line, told in old_imports(tree):
            yield f"{name}:{line}: {told}"
        if path.parent == folder:
            yield from _hooks(path.stem, tree)
            yield from _card(tree) if path.stem == "card" else ()


def _hooks(module: str, tree: ast.Module) -> Iterator[str]:
    """Old names of what a module of a room defines, and hooks that are given other things now."""
    if module in MOVED:
        yield f"{module}.py is now {MOVED[module]}"
    for node in tree.body:
        for name in _defined(node):
            if now := RENAMED.get((module, name)):
                yield f"{module}.py:{node.lineno}: `{name}` is now {now}"
        if isinstance(node, ast.FunctionDef):
            hook = getattr(PARTS.get(module), node.name, None)
            if hook and (wanted := _other_arguments(node, hook)):
                yield f"{module}.py:{node.lineno}: `{node.name}` is given ({wanted}) now"


def _other_arguments(node: ast.FunctionDef, hook: Callable[..., Any]) -> str:
    """The names of what a hook is given, where a function does not take as many; else nothing."""
    wanted = list(signature(hook).parameters)[1:]
    most = len(node.args.posonlyargs) + len(node.args.args)
    fits = most - len(node.args.defaults) <= len(wanted) <= most or node.args.vararg
    return "" if fits else ", ".join(wanted)


def _card(tree: ast.Module) -> Iterator[str]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            for field in _texts(call):
                if said := SAID.get((call.func.id, field)):
                    yield f"card.py:{call.lineno}: `{field}` is now `{said}` in words/en.ftl alone"


def _texts(call: ast.Call) -> list[str]:
    """Fields that a call gives by name; the third thing that an option was given was its text."""
    third = ["about"] if len(call.args) > 2 else []
    return third + [given.arg for given in call.keywords if given.arg]


def _defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]

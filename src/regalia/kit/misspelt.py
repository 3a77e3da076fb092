"""Names in a room that look like a hook's, and are none: a slip would leave the hook out unseen."""

import ast
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from regalia.core.contract import PARTS
from regalia.core.contract.hooks import members

ALIKE = 0.75  # of 1: `sgn` is as much like `sign` as 0.86, `signs` 0.89


def misspelt(folder: Path) -> Iterator[str]:
    """Yield a sentence for each function that nobody in the room calls, and whose name is nearly
    that of a hook that the room leaves out; and for each such module."""
    sources = {path: path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))}
    there = {path.stem for path in sources if path.parent == folder}
    words = re.findall(r"\w+", "\n".join(sources.values()))
    for path, text in sources.items():
        if path.parent != folder:
            continue
        if path.stem in PARTS:
            for line, name, hook in _near_hooks(path.stem, text):
                if words.count(name) == 1:
                    yield f"{path.name}:{line}: is `{name}` meant to be `{hook}`? It is not called."
        elif words.count(path.stem) == 0:
            for near in get_close_matches(path.stem, {*PARTS} - there, 1, ALIKE):
                yield f"is {path.name} meant to be {near}.py? It is not imported."


def _near_hooks(module: str, text: str) -> Iterator[tuple[int, str, str]]:
    try:
        tree = ast.parse(text)
    except SyntaxError:  # told already
        return
    hooks = members(PARTS[module])
    defined = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    for name, node in defined.items():
        if name not in hooks:
            for near in get_close_matches(name, {*hooks} - {*defined}, 1, ALIKE):
                yield node.lineno, name, near

"""Nothing outside the rooms knows a game by name, or how many games there are.

Docs, tests, comments and docstrings may give examples; what runs and what people read may not.
"""

import ast
import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from support.ours import OURS

from regalia import games

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "regalia"
LEFT_OUT = (*(HOUSE / "games").glob("*/"), HOUSE / "server" / "static")
COMMENTS = {
    ".py": None,  # see below
    ".ftl": r"^#.*$",
    ".css": r"/\*.*?\*/",
    ".html": r"<!--.*?-->",
    ".ts": r"/\*.*?\*/|(?<!:)//[^\n]*",
    ".svelte": r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*",
    ".svg": r"<!--.*?-->",
    ".webmanifest": None,
}
READ = (".ftl", ".html", ".webmanifest", ".svelte")
FIVE = r"five|fünf|cinco|cinq|cinque|vijf|pięć|pięciu|pet|petih"


def sources() -> Iterator[Path]:
    yield ROOT / "web" / "index.html"
    for folder in (HOUSE, ROOT / "web" / "src", ROOT / "web" / "words", ROOT / "web" / "public"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in COMMENTS and not any(place in path.parents for place in LEFT_OUT):
                yield path


def said(path: Path) -> str:
    """A source without what is meant for those who read it only."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return _code(text)
    comments = COMMENTS[path.suffix]
    return re.sub(comments, "", text, flags=re.M | re.S) if comments else text


def _code(text: str) -> str:
    docstrings = {
        node.body[0].lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and ast.get_docstring(node, clean=False) is not None
    }
    return "\n".join(
        token.string
        for token in tokenize.generate_tokens(StringIO(text).readline)
        if token.type != tokenize.COMMENT
        and not (token.type == tokenize.STRING and token.start[0] in docstrings)
    )


@pytest.mark.parametrize("name", OURS)
def test_no_game_is_named_outside_its_room(name: str) -> None:
    words = [re.escape(word) for word in (name, games.room(name).words().say("name"))]
    named = re.compile(rf"(?<![\w-])(?:{'|'.join(words)})(?![\w-])", re.IGNORECASE)
    assert [str(path.relative_to(ROOT)) for path in sources() if named.search(said(path))] == []


def test_nobody_is_told_how_many_games_there_are() -> None:
    counted = re.compile(rf"\b(?:{FIVE})\b", re.IGNORECASE)
    read = [path for path in sources() if path.suffix in READ]
    assert len(read) > 20
    assert [str(path.relative_to(ROOT)) for path in read if counted.search(said(path))] == []


def test_this_test_can_fail() -> None:
    code = _code('"""A docstring of ur."""\nx = "ur"  # of ur\n')
    assert code.count("ur") == 1

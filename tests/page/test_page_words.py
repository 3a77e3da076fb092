"""The page's own words: none is missing, none is left over, in any language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

WEB = Path(__file__).parents[2] / "web"
WORDS = sorted((WEB / "words").glob("*.ftl"))
SOURCES = [
    path.read_text("utf-8")
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in (".svelte", ".ts")
]
LANGUAGES = ["de", "en", "es", "fr", "it", "nl", "pl", "sl"]


class Given(visitor.Visitor):
    """The names of what a message is filled in with."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            given = Given()
            given.visit(entry)
            found[entry.id.name] = given.names
    return found


ENGLISH = messages(WEB / "words" / "en.ftl")


def said() -> set[str]:
    """Messages that the page says by name: t("close"), say(yes ? "one" : "other")."""
    calls = (call for text in SOURCES for call in re.findall(r"\b(?:t|say)\(([^(),{]+)", text))
    names = r'(?:^|[?:])\s*"([^"\n]+)"'
    return {name for call in calls for name in re.findall(names, call)}


def beginnings() -> set[str]:
    """Messages whose name is put together: t(`level-${level}`)."""
    return {name for text in SOURCES for name in re.findall(r"\b(?:t|say)\(`([^`$]+)\$\{", text)}


def test_the_page_says_nothing_that_english_lacks() -> None:
    assert said() - set(ENGLISH) == set()
    for beginning in beginnings():
        assert any(name.startswith(beginning) for name in ENGLISH), beginning


def test_english_has_nothing_that_the_page_never_says() -> None:
    # From a list, as in t(names[kind]): nothing else is quoted that has a hyphen and such a name.
    listed = {name for text in SOURCES for name in re.findall(r'"([a-z0-9]+-[a-z0-9-]+)"', text)}
    put_together = tuple(beginnings())
    left_over = {name for name in ENGLISH if not name.startswith(put_together)} - listed - said()
    assert left_over == set()


def test_the_page_speaks_eight_languages() -> None:
    assert [path.stem for path in WORDS] == LANGUAGES


@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.stem)
def test_a_language_has_the_messages_of_english(path: Path) -> None:
    translated = messages(path)
    assert set(ENGLISH) - set(translated) == set(), "missing"
    assert set(translated) - set(ENGLISH) == set(), "left over"
    for name, given in translated.items():
        assert given <= ENGLISH[name], f"{name} is not given {given - ENGLISH[name]}"

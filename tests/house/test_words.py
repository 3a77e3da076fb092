"""Texts for people: complete, used, and grammatical in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from support.ours import OURS

from regalia.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "regalia"
FOLDERS = [*sorted(SOURCES.rglob("words")), ROOT / "web" / "words"]
OTHERS = [language for language in LANGUAGES if language != "en"]


def speaks(folder: Path, language: str) -> bool:
    """All of ours speak every language; a room that somebody added, those that it has."""
    added = folder.parent.parent.name == "games" and folder.parent.name not in OURS
    return not added or (folder / f"{language}.ftl").exists()


CASES = [(folder, lang) for folder in FOLDERS for lang in LANGUAGES if speaks(folder, lang)]
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 100, 101, 102, 1365)
PLURALS = {"pl": {"one", "few", "many", "other"}, "sl": {"one", "two", "few", "other"}}


def catalogue(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = parse((folder / f"{language}.ftl").read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, (folder, language, junk)
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(set(names)) == len(names), "a message twice"
    return {message.id.name: message for message in messages}


class Spoken(Visitor):
    """What a message says: its variables, and the forms of other messages, through and through."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.variables: set[str] = set()
        self.counted: set[str] = set()  # variables that must be numbers
        self.forms: set[tuple[str, str | None]] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for given in node.arguments.positional:  # NUMBER($count, …)
            if isinstance(given, ast.VariableReference):
                self.counted.add(given.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        form = (node.id.name, node.attribute.name if node.attribute else None)
        if form not in self.forms:
            self.forms.add(form)
            message = self.messages[form[0]]
            attributes = {each.id.name: each.value for each in message.attributes}
            self.visit(attributes[form[1]] if form[1] else message.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {getattr(variant.key, "name", None) for variant in node.variants} - {None}
        if keys & {"one", "two", "few", "many"}:
            self.plurals.append({str(key) for key in keys})
            if isinstance(node.selector, ast.VariableReference):
                self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def spoken(messages: dict[str, ast.Message], name: str) -> Spoken:
    found = Spoken(messages)
    found.visit(messages[name].value)
    return found


def ids(case: Any) -> str:
    return case if isinstance(case, str) else str(case.relative_to(ROOT).parent)


@pytest.mark.parametrize(("folder", "language"), CASES, ids=ids)
def test_every_language_has_the_same_messages_with_the_same_variables(
    folder: Path, language: str
) -> None:
    english, other = catalogue(folder, "en"), catalogue(folder, language)
    assert set(other) - set(english) == set()
    assert set(english) - set(other) == set()
    for name in english:
        assert spoken(other, name).variables == spoken(english, name).variables, name


@pytest.mark.parametrize(("folder", "language"), CASES, ids=ids)
def test_plurals_are_those_of_the_language_and_no_form_is_idle(folder: Path, language: str) -> None:
    messages = catalogue(folder, language)
    used: set[tuple[str, str | None]] = set()
    for name in messages:
        found = spoken(messages, name)
        used |= found.forms
        for keys in found.plurals:
            assert keys == PLURALS.get(language, {"one", "other"}), name
    forms = {(name, form.id.name) for name, each in messages.items() for form in each.attributes}
    assert forms - used == set()


@pytest.mark.parametrize(("folder", "language"), CASES, ids=ids)
def test_every_message_can_be_said_with_any_number(folder: Path, language: str) -> None:
    messages = catalogue(folder, language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    for name in messages:
        found = spoken(messages, name)
        for number in NUMBERS if found.counted else (1,):
            given: dict[str, Any] = {each: f"<{each}>" for each in found.variables}
            given |= dict.fromkeys(found.counted, number)
            text, problems = bundle.format_pattern(bundle.get_message(name).value, given)
            assert not problems and text.strip(), name
            assert "{" not in text and "  " not in text.strip().split("\n")[0], text


def test_apostrophes_and_quotation_marks_are_the_language_s_own() -> None:
    for folder, language in CASES:
        if language != "en":
            for name, message in catalogue(folder, language).items():
                for said in texts(message):
                    assert '"' not in said and "'" not in said, (folder, language, name)


def texts(message: ast.Message) -> Iterator[str]:
    class Texts(Visitor):
        found: list[str]

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    visitor = Texts()
    visitor.found = []
    visitor.visit(message)
    return iter(visitor.found)


@pytest.mark.parametrize("folder", [f for f in FOLDERS if "games" not in f.parts], ids=ids)
def test_every_message_outside_the_rooms_is_used(folder: Path) -> None:
    """(For the rooms, see test_citations.)  The words of `core` are for the whole house."""
    root = folder.parent.parent if folder.parent.name == "core" else folder.parent
    files = [*root.rglob("*.py"), *(root / "src").rglob("*.ts"), *(root / "src").rglob("*.svelte")]
    sources = "".join(path.read_text("utf-8") for path in files)
    starts = tuple(set(re.findall(r'[f`"]"?([a-z]+(?:-[a-z]+)*-)\$?\{', sources)))
    messages = catalogue(folder, "en")
    inside = {form[0] for name in messages for form in spoken(messages, name).forms}
    for name in messages:
        named = re.search(rf"[\"'`]{re.escape(name)}[\"'`]", sources)
        assert named or name in inside or name.startswith(starts), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_buttons_and_choices_are_short_enough_for_a_phone(language: str) -> None:
    """(The buttons that turn a card of the Study show a sign; their words are spoken.)"""
    short = re.compile(r"button-(?!turn|flip)|value-|option-[a-z]+$|side-")
    for folder in FOLDERS:
        if "games" in folder.parts and speaks(folder, language):
            for name, message in catalogue(folder, language).items():
                if short.match(name):
                    assert sum(map(len, texts(message))) <= 24, (folder.parent.name, name)

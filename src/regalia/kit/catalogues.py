"""Catalogues of messages: what they say, and what is wrong with them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

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


class MessageVisitor(Visitor):
    """Collector of a message's variables, and of the forms of other messages, through and
    through."""

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


def spoken(messages: dict[str, ast.Message], name: str) -> MessageVisitor:
    found = MessageVisitor(messages)
    found.visit(messages[name].value)
    return found


def texts(message: ast.Message) -> Iterator[str]:
    class Texts(Visitor):
        found: list[str]

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
            self.found.append(node.parse()["value"])

    visitor = Texts()
    visitor.found = []
    visitor.visit(message)
    return iter(visitor.found)


def check_messages(folder: Path, language: str) -> None:
    """A language has the messages of English, with the same variables."""
    english, other = catalogue(folder, "en"), catalogue(folder, language)
    assert set(other) - set(english) == set()
    assert set(english) - set(other) == set()
    for name in english:
        assert spoken(other, name).variables == spoken(english, name).variables, name


def check_plurals(folder: Path, language: str) -> None:
    """Plurals are those of the language, and no form is idle."""
    messages = catalogue(folder, language)
    used: set[tuple[str, str | None]] = set()
    for name in messages:
        found = spoken(messages, name)
        used |= found.forms
        for keys in found.plurals:
            assert keys == PLURALS.get(language, {"one", "other"}), name
    forms = {(name, form.id.name) for name, each in messages.items() for form in each.attributes}
    assert forms - used == set()


def check_numbers(folder: Path, language: str) -> None:
    """Check that every message can be said with any number."""
    messages = catalogue(folder, language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    for name in messages:
        found = spoken(messages, name)
        for number in NUMBERS if found.counted else (1,):
            given: dict[str, Any] = {each: f"<{each}>" for each in found.variables}
            given |= dict.fromkeys(found.counted, number)
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            said, problems = bundle.format_pattern(pattern, given)
            text = str(said)
            assert not problems and text.strip(), name
            assert "{" not in text and "  " not in text.strip().split("\n")[0], text

"""A text that is remembered without the names in it is the text that Fluent puts together."""

import random
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from regalia import games
from regalia.core.words import LANGUAGES, Words, You

VALUES = ("Ann", "K", "H", "white", "queen", "7", "Zoë \ue000 \ue001", "", 0, 1, 3)


def given_to(words: Words, message: str, seen: set[str]) -> set[str]:
    """The variables of a message, and of those that it refers to."""
    found: set[str] = set()

    def look(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name not in seen:
            seen.add(node.id.name)
            found.update(given_to(words, node.id.name, seen))
        if isinstance(node, ast.BaseNode):
            look(list(vars(node).values()))
        elif isinstance(node, list):
            for part in node:
                look(part)

    look(words.bundles[0]._messages[message])
    return found


def said(say: Any, message: str, given: dict[str, Any]) -> str:
    try:
        text: str = say(message, **given)
        return text
    except Exception as problem:  # a word where a number is needed, say
        return type(problem).__name__


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_the_same_whatever_is_inserted(language: str) -> None:
    rng, compared = random.Random(3), 0
    for game in games.names():
        words = games.room(game).words(language)
        for message in words.bundles[0]._messages:
            names = sorted(given_to(words, message, {message}))
            for _ in range(2):
                given = {name: rng.choice(VALUES) for name in names}
                whole = said(words._put_together, message, given)
                assert said(words.say, message, given) == whole, (game, message, given)
                compared += 1
    assert compared > 200


def test_names_do_not_fill_what_is_remembered(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("greeting = { $who } greets { $other }.\n", "utf-8")
    words = Words(tmp_path)
    for number in range(50):
        assert (
            words.say("greeting", who=f"Ann {number}", other="$who") == f"Ann {number} greets $who."
        )
    assert words._marked.cache_info().misses == 1


def test_whoever_is_spoken_to_is_called_you_where_a_message_says_so(tmp_path: Path) -> None:
    told = "rolls = { $whose ->\n    [you] You roll\n   *[other] { $who } rolls\n} { $dice }.\n"
    (tmp_path / "en.ftl").write_text(f"{told}stays = {{ $who }} stays.\n", "utf-8")
    words = Words(tmp_path)
    for _ in range(2):  # remembered, too
        assert words.say("rolls", who="Ann", dice=6) == "Ann rolls 6."
        assert words.say("rolls", who=You("Ann"), dice=6) == "You roll 6."
        assert words.say("stays", who=You("Ann")) == "Ann stays."


TWO_PEOPLE = {  # who takes a card from whom: as others are told, as who is told, as whom is told
    "en": (
        "{ $who } takes a card from { $whom }",
        "You take a card from { $whom }",
        "{ $who } takes a card from you",
    ),
    "de": (
        "{ $who } nimmt { $whom } eine Karte",
        "Du nimmst { $whom } eine Karte",
        "{ $who } nimmt dir eine Karte",
    ),
    "es": (
        "{ $who } quita una carta a { $whom }",
        "Quitas una carta a { $whom }",
        "{ $who } te quita una carta",
    ),
    "fr": (
        "{ $who } prend une carte à { $whom }",
        "Tu prends une carte à { $whom }",
        "{ $who } te prend une carte",
    ),
    "it": (
        "{ $who } prende una carta a { $whom }",
        "Prendi una carta a { $whom }",
        "{ $who } ti prende una carta",
    ),
    "nl": (
        "{ $who } pakt een kaart van { $whom }",
        "Je pakt een kaart van { $whom }",
        "{ $who } pakt een kaart van jou",
    ),
    "pl": (
        "{ $who } bierze kartę, którą ma { $whom }",
        "Bierzesz kartę, którą ma { $whom }",
        "{ $who } bierze ci kartę",
    ),
    "sl": (
        "{ $who } vzame karto, ki jo ima { $whom }",
        "Vzameš karto, ki jo ima { $whom }",
        "{ $who } ti vzame karto",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_people_in_one_sentence_are_each_called_you(tmp_path: Path, language: str) -> None:
    others, doer, other = TWO_PEOPLE[language]
    inside = f"{{ $whom-is ->\n        [you] {other}.\n       *[other] {others}.\n    }}"
    told = f"takes = {{ $whose ->\n    [you] {doer}.\n   *[other] {inside}\n}}\n"
    for spoken in {"en", language}:
        (tmp_path / f"{spoken}.ftl").write_text(told, "utf-8")
    words = Words(tmp_path, language)
    for who, whom, said in (
        ("Ann", "Ben", others),
        (You("Ann"), "Ben", doer),
        ("Ann", You("Ben"), other),
        ("Cleo", You("Ben"), other),  # what is remembered has no names
    ):
        expected = said.replace("{ $who }", who).replace("{ $whom }", whom)
        assert words.say("takes", who=who, whom=whom) == f"{expected}."

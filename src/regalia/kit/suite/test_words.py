"""Texts of a room: whole and grammatical in every language that it speaks, and short on buttons."""

import re
from collections.abc import Iterator
from pathlib import Path

from regalia.core.room import Room
from regalia.kit.catalogues import (
    catalogue,
    check_messages,
    check_numbers,
    check_plurals,
    texts,
)

# (The buttons that turn a card of the Study show a sign; their words are spoken.)
SHORT = re.compile(r"button-(?!turn|flip)|value-|option-[a-z]+$|side-")
WIDEST = 24  # characters on a phone


def catalogues(room: Room) -> Iterator[tuple[Path, str]]:
    """Folders of texts, each with the languages that it has."""
    for file in sorted(room.folder.rglob("words/*.ftl")):
        yield file.parent, file.stem


def test_every_language_says_all_that_english_says(room: Room) -> None:
    for folder, language in catalogues(room):
        check_messages(folder, language)


def test_plurals_are_those_of_the_language(room: Room) -> None:
    for folder, language in catalogues(room):
        check_plurals(folder, language)


def test_every_message_can_be_said_with_any_number(room: Room) -> None:
    for folder, language in catalogues(room):
        check_numbers(folder, language)


def test_words_on_buttons_and_choices_are_short_enough_for_a_phone(room: Room) -> None:
    for folder, language in catalogues(room):
        for name, message in catalogue(folder, language).items():
            assert not SHORT.match(name) or sum(map(len, texts(message))) <= WIDEST, name

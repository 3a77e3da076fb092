"""A game's rulebook by headings and paragraphs, without its sentences, and the rules from each.

A room's book is `data/book.toml` (docs/examples.md has the keys).  docs/traceability.md is made
from it; the kit holds that no rule, no paragraph and no option is forgotten.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from regalia.core import data
from regalia.core.data import Section
from regalia.core.room import Room


class Paragraph(NamedTuple):
    """A paragraph by its address, with the rules that it holds, or why it holds none."""

    address: str  # the numbers of its heading and of itself: 13.2
    rules: tuple[str, ...]
    none: str


class BookHeading(NamedTuple):
    title: str  # our words
    paragraphs: tuple[Paragraph, ...]


class OwnRules(NamedTuple):
    """Rules that the book does not have, and why there are some."""

    rules: tuple[str, ...]
    why: str


class EditionNote(NamedTuple):
    """A difference of some editions from the one whose paragraphs are counted."""

    editions: tuple[str, ...]
    at: tuple[str, ...]
    how: str


class Rulebook(NamedTuple):
    title: str
    editions: tuple[str, ...]
    headings: tuple[BookHeading, ...]
    ours: tuple[OwnRules, ...]
    differs: tuple[EditionNote, ...]
    options: dict[str, tuple[str, ...]]  # the rules of each option of the card
    changes: dict[str, tuple[str, ...]]  # the rules that an option makes false as they stand
    table: tuple[str, ...]  # rules that a table keeps, not a game: tested where tables are

    def paragraphs(self) -> Iterator[Paragraph]:
        for heading in self.headings:
            yield from heading.paragraphs

    def places(self, rule: str) -> list[str]:
        """The addresses of the paragraphs from which a rule comes."""
        return [one.address for one in self.paragraphs() if rule in one.rules]


KEYS = ("title", "editions", "table", "options", "changes", "heading", "ours", "differs")


@cache
def rulebook(room: Room) -> Rulebook | None:
    """The book of a room, if it has the file; BadFile says in which line something is wrong."""
    if room.book is None:
        return None
    file = data.load(room.book, ours=True)
    file.only(*KEYS)
    options = file.table("options")
    changes = file.table("changes") if "changes" in file.values else None
    return Rulebook(
        title=file.text("title"),
        editions=tuple(file.texts("editions")),
        headings=tuple(_heading(one, n) for n, one in enumerate(file.tables("heading"), 1)),
        ours=tuple(OwnRules(_texts(one, "rules"), one.text("why")) for one in _all(file, "ours")),
        differs=tuple(
            EditionNote(_texts(one, "editions"), _texts(one, "at"), one.text("how"))
            for one in _all(file, "differs")
        ),
        options={name: _texts(options, name) for name in options.values},
        changes={name: _texts(changes, name) for name in changes.values} if changes else {},
        table=_texts(file, "table") if "table" in file.values else (),
    )


def _heading(file: Section, number: int) -> BookHeading:
    file.only("title", "paragraphs")
    paragraphs = enumerate(file.tables("paragraphs"), 1)
    found = tuple(_paragraph(one, f"{number}.{n}") for n, one in paragraphs)
    return BookHeading(file.text("title"), found)


def _paragraph(file: Section, address: str) -> Paragraph:
    file.only("rules", "none")
    rules = _texts(file, "rules") if "rules" in file.values else ()
    return Paragraph(address, rules, file.text("none") if "none" in file.values else "")


def _texts(file: Section, key: str) -> tuple[str, ...]:
    return tuple(file.texts(key))


def _all(file: Section, key: str) -> list[Section]:
    return file.tables(key) if key in file.values else []


def stated_rules(room: Room) -> list[str]:
    """The rules of a room's page, in its order."""
    return re.findall(rf"^- ({room.card.prefix}-\d+) ", room.rules_page(), re.MULTILINE)


def book_faults(room: Room, book: Rulebook) -> Iterator[str]:
    """The gaps of a book: paragraphs, rules, options; and what it names that is not."""
    stated = stated_rules(room)
    for one in book.paragraphs():
        if bool(one.rules) == bool(one.none):
            yield f"paragraph {one.address} has neither a rule nor a reason, or both"
    from_book = {rule for one in book.paragraphs() for rule in one.rules}
    own = {rule for one in book.ours for rule in one.rules}
    named = {rule for rules in book.options.values() for rule in rules} | {*book.table}
    changed = {rule for rules in book.changes.values() for rule in rules}
    yield from (f"{rule} comes from nowhere" for rule in stated if rule not in from_book | own)
    yield from (f"{rule} is of the book and ours" for rule in sorted(from_book & own))
    yield from (
        f"there is no {rule}" for rule in sorted((from_book | own | named | changed) - {*stated})
    )
    options = {option.name for option in room.card.options}
    yield from (f"option {name} has no rule" for name in sorted(options - book.options.keys()))
    told = book.options.keys() | book.changes.keys()
    yield from (f"there is no option {name}" for name in sorted(told - options))
    yield from _unchanged(room, book)
    addresses = {one.address for one in book.paragraphs()}
    for note in book.differs:
        if not {*note.editions} <= {*book.editions} or not {*note.at} <= addresses:
            yield f"no such edition or paragraph: {', '.join((*note.editions, *note.at))}"


def _unchanged(room: Room, book: Rulebook) -> Iterator[str]:
    """The rules that refer to a house rule, as another reading, and are not said to change."""
    told = re.findall(rf"^- ({room.card.prefix}-\d+) (.*(?:\n  .*)*)", room.rules_page(), re.M)
    for option in room.card.options:
        own = book.options.get(option.name, ()) if option.house else ()
        for rule, text in told:
            cited = {*own} & {*re.findall(rf"{room.card.prefix}-\d+", text)}
            if cited and rule not in (*own, *book.changes.get(option.name, ())):
                yield f"option {option.name} is not said to change {rule}"

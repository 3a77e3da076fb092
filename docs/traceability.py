"""The page on where every rule comes from, and what holds it: docs/traceability.md.

Made from the rooms' books (`data/book.toml`), cards, tests, worked examples and lessons, by
docs/make.py.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from regalia import games
from regalia.core.room import Room
from regalia.kit.citing import citations
from regalia.kit.rulebook import Rulebook, rulebook, stated_rules
from regalia.teaching.examples.worked_examples import worked_examples
from regalia.teaching.lessons.steps import lessons

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))  # whence the rooms' tests borrow
INTRODUCTION = """\
<!-- made by docs/make.py from data/book.toml, tests, examples and lessons; do not edit here -->
# Where every rule comes from

For each rule of each game: the paragraphs of its rulebook, the options that change it, the tests
that cite it, its [worked examples](examples.md), and the steps of [lessons](lessons.md) that teach
it. Then each book, paragraph by paragraph, without its sentences: what rule came of it, or why none
did. A rule without a test or a source fails the tests of the kit, and so does a paragraph without a
rule or a reason.

Paragraphs are numbered by their heading and themselves: 13.2 is the second below the thirteenth
heading.
"""
NOTHING = "–"


def page() -> str:
    parts = [INTRODUCTION]
    for name in games.names():
        room = games.room(name)
        book = rulebook(room)
        if book is not None:
            parts.append("\n".join(_game(room, book)))
    return "\n".join(parts)


def _game(room: Room, book: Rulebook) -> Iterator[str]:
    say = room.words().say
    headings, count = len(book.headings), sum(1 for _ in book.paragraphs())
    yield f"## {say('name')}"
    yield ""
    yield f"*{book.title}* ({', '.join(book.editions)}): {headings} headings, {count} paragraphs."
    yield ""
    yield from _rules(room, book)
    yield ""
    yield "### The book"
    yield ""
    yield from _paragraphs(book)
    yield ""
    if book.differs:
        yield "### Where the editions differ"
        yield ""
        for note in book.differs:
            yield f"- {', '.join(note.editions)} at {', '.join(note.at)}: {note.how}."
        yield ""


def _rules(room: Room, book: Rulebook) -> Iterator[str]:
    prefix = room.card.prefix
    tests = citations(sorted((room.folder / "tests").glob("*.py")), prefix)
    elsewhere = citations(sorted((ROOT / "tests").rglob("*.py")), prefix) if book.table else {}
    reasons = {rule: own.why for own in book.ours for rule in own.rules}
    yield "| rule | book | options | tests | examples | lessons |"
    yield "|---|---|---|---|---|---|"
    for rule in stated_rules(room):
        places = ", ".join(book.places(rule)) or f"ours: {reasons[rule]}"
        options = [f"`{name}`" for name, rules in book.options.items() if rule in rules]
        cited = tests.get(rule, []) + (elsewhere.get(rule, []) if rule in book.table else [])
        examples = [one.id for one in worked_examples(room) if rule in one.rules]
        steps = [
            f"{lesson.id}: {step.id}"
            for lesson in lessons(room).values()
            for step in lesson.steps
            if rule in step.rules
        ]
        cells = [places, ", ".join(options), _listed(cited), _listed(examples), ", ".join(steps)]
        yield f"| {rule} | {' | '.join(cell or NOTHING for cell in cells)} |"


def _listed(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in dict.fromkeys(names))


def _paragraphs(book: Rulebook) -> Iterator[str]:
    yield "| heading | paragraph | rules |"
    yield "|---|---|---|"
    for number, heading in enumerate(book.headings, 1):
        for n, one in enumerate(heading.paragraphs):
            title = f"{number}. {heading.title.lstrip('0123456789. ')}" if n == 0 else ""
            yield f"| {title} | {one.address} | {', '.join(one.rules) or f'no rule: {one.none}'} |"

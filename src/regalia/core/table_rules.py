"""Rules of one table: house rules and a board of its own, told before the rules of the book.

Every numbered rule that an option in force changes begins with the rules that hold instead, and an
option's own rule says that it holds: `data/book.toml` of a room names both, by option.  What
computing has found out of the book's game is no fact about such a table.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from regalia.core import data
from regalia.core.card import Options, as_word
from regalia.core.drawing import pictures
from regalia.core.errors import says
from regalia.core.room import Room

LINE = "\n---\n"  # ends the last section of a rules page
BOARD = "table:start"  # the picture of the board as it is played on
PICTURE = re.compile(r"!\[([^]]*)\]\(picture:([a-z-]+)\)\n\n?")


def other_rules(room: Room, options: Options) -> dict[str, Any]:
    """The options, of all those of a game, by which its rules or board are not the book's, nor its
    parts what a rule says of them."""
    own, changed = room.own_board, changed_rules(room)
    names = [
        one.name
        for one in room.card.options
        if (one.house or one.name in changed) and options[one.name] != one.default
    ]
    if own is not None and not own.is_usual(options):
        names += [own.OPTION, own.SIDE]
    return {name: options[name] for name in names}


@lru_cache(maxsize=64)
def changed_rules(room: Room) -> Mapping[str, Sequence[str]]:
    """The rules that no longer hold as they stand, by the option that changes them."""
    return _by_option(room, "changes")


@lru_cache(maxsize=64)
def own_rules(room: Room) -> Mapping[str, Sequence[str]]:
    """The rules that tell what an option means, by that option."""
    return _by_option(room, "options")


def _by_option(room: Room, key: str) -> Mapping[str, Sequence[str]]:
    book = data.load(room.book, ours=True).values if room.book else {}
    found: Mapping[str, Sequence[str]] = book.get(key, {})
    return found


def rules_at_table(room: Room, options: Options, language: str, facts: bool = True) -> str:
    """The rules page, and what computing has found, for a game with these options: its own rules
    come first, squares are those of its board, and facts and pictures of another game are left
    out."""
    page, own = room.rules_page(language), told(room, options, language)
    if own:
        page = _of_table(room, page, options, language)
    rules, line, rest = page.partition(LINE)
    if not own:
        return f"{rules}\n{room.facts(language)}{line}{rest}" if facts else page
    before, heading, after = rules.partition("\n## ")
    title, _, first = after.partition("\n")
    return f"{before}{heading}{title}\n{own}\n\n{first}{line}{rest}"


def rules_alone(room: Room, options: Options, language: str) -> str:
    """The numbered rules, without those of the table before them."""
    page = room.rules_page(language)
    return _of_table(room, page, options, language) if other_rules(room, options) else page


def _of_table(room: Room, page: str, options: Options, language: str) -> str:
    others, own, words = other_rules(room, options), room.own_board, room.words(language)
    if own is not None and own.OPTION in others:
        page = own.rules(page, options, words.say)

    def pictured(found: re.Match[str]) -> str:
        caption, name = found.groups()
        picture = pictures.at_table(room, name, others)
        if picture is None:
            return ""
        for option, value in others.items():
            if words.has(message := f"caption-{name}-{option}-{as_word(value)}"):
                caption = words.say(message)
        return found[0].replace(found[1], picture.renamed(caption), 1)

    return _marked(room, PICTURE.sub(pictured, page), options, language)


def _marked(room: Room, page: str, options: Options, language: str) -> str:
    """The page, where each rule that an option changes, or that is its own, begins by saying so."""
    in_force: dict[str, list[str]] = {}
    otherwise: dict[str, list[str]] = {}
    for name in other_rules(room, options):
        if room.own_board is not None and name == room.own_board.SIDE:
            continue  # told with the board
        own = own_rules(room).get(name, ())
        for rule in own:
            in_force.setdefault(rule, []).append(_chosen(room, name, options, language))
        for rule in changed_rules(room).get(name, ()):
            known = otherwise.setdefault(rule, [])
            known += [number for number in own if number not in known]

    def marked(found: re.Match[str]) -> str:
        sentences = []
        if rules := otherwise.get(found[1]):
            sentences.append(says("rule-otherwise", rules=", ".join(rules)))
        if chosen := in_force.get(found[1]):
            sentences.append(says("rule-in-force", options="; ".join(chosen)))
        told = " ".join(sentence.told(language) for sentence in sentences)
        return f"{found[0]}**{told}** " if told else found[0]

    return re.sub(rf"^- ({room.card.prefix}-\d+) ", marked, page, flags=re.MULTILINE)


def _chosen(room: Room, name: str, options: Options, language: str) -> str:
    """An option and what was chosen; a board of one's own has its picture instead of a value."""
    option = room.words(language).say(f"option-{name}")
    if room.own_board is not None and name == room.own_board.OPTION:
        return option
    chosen = _value(room, name, options, language)
    return says("option-chosen", option=option, value=chosen).told(language)


def _value(room: Room, name: str, options: Options, language: str) -> str:
    words, word = room.words(language), f"value-{name}-{as_word(options[name])}"
    if words.has(word):
        return words.say(word)
    own = room.printed.told(options, words.say) if room.printed else {}
    return own.get(name, as_word(options[name]))


def told(room: Room, options: Options, language: str) -> str:
    """A section of Markdown; empty for the game of the book."""
    others, own = other_rules(room, options), room.own_board
    if not others:
        return ""
    say, lines = room.words(language).say, []
    if own is not None and own.OPTION in others:
        caption = say(f"option-{own.OPTION}")
        lines += [f"![{caption}]({BOARD})", *own.told(options, say), ""]
    for name in others:
        if own is None or name not in (own.OPTION, own.SIDE):
            given = {"title": say(f"option-{name}"), "text": _value(room, name, options, language)}
            chosen = says("title-of", **given).told(language)
            lines.append(f"- **{chosen}.** {say(f'option-{name}-about')}")
    return "\n\n".join([f"### {says('table-rules').told(language)}", *lines])

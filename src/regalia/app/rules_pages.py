"""A room's rules page as HTML that a page can show: rule numbers linked, pictures in place.

The first section speaks to players and is open; the others are folded (`<details>`), and so is, in
every rule, what we had to decide: the ruling in brackets and italics.  Below a rule stand its
worked examples, a button each, which a page can open.  A line (`---`) ends the last section; what
follows is open again.  What computing has found out is the last section but that.

Nothing but what Markdown makes gets through: no HTML of the source, no foreign pictures.  What only
programs need (sections whose title begins with `For programs`) is left out.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from regalia.app.errors import says
from regalia.app.game_wire import Heading, RulesPage
from regalia.core.card import Options, shown, without_files
from regalia.core.drawing import pictures
from regalia.core.drawing.scene import WIDE
from regalia.core.errors import BadOption
from regalia.core.errors import says as core_says
from regalia.core.room import Room
from regalia.core.table_rules import BOARD, LINE, other_rules, rules_at_table
from regalia.teaching.examples.worked_examples import WorkedExample, worked_examples

SIZE = re.compile(r'^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"')
FOR_PROGRAMS = "For programs"


@lru_cache(maxsize=128)
def rules_page(room: Room, language: str, shape: str = WIDE, options: str = "") -> RulesPage:
    """The page; `options`, as JSON, are those of a table whose own rules are told first."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    page = _Page(room, language, shape, options)
    text = rules_at_table(room, read_options(room, options), language)
    rules, line, rest = _for_people(text).partition(LINE)
    tokens = page.finished(markdown.parse(f"{rules}{line}{rest}"))
    html = str(markdown.renderer.render(tokens, markdown.options, {}))
    return RulesPage(room.short_name.told(language), html, page.toc)


def _for_people(page: str) -> str:
    """The page without its title, and without what is for programs."""
    sections = re.split(r"^(?=##? )", page, flags=re.MULTILINE)
    return "".join(
        section
        for section in sections
        if not section.startswith("# ") and not section.startswith(f"## {FOR_PROGRAMS}")
    )


def read_options(room: Room, text: str) -> Options:
    """All options of a game, from JSON that came with an address."""
    try:
        given = msgspec.json.decode(text, type=dict[str, Any]) if text else {}
    except msgspec.DecodeError:
        raise BadOption(core_says("record-json", tag="options", text=shown(text))) from None
    return room.card.read(without_files(room.card, given))


class _Page:
    def __init__(self, room: Room, language: str, shape: str, options: str) -> None:
        self.room, self.language, self.shape, self.options = room, language, shape, options
        self.toc: list[Heading] = []
        prefix = room.card.prefix
        stated = re.findall(rf"^- ({prefix}-\d+) ", room.rules_page(language), re.MULTILINE)
        self.numbers = frozenset(stated)
        self.number = re.compile(rf"\b({prefix}-\d+)\b")
        self.try_it = says("rules-try").told(language)
        self.examples: dict[str, list[WorkedExample]] = {}
        for example in worked_examples(room):
            self.examples.setdefault(example.rules[0], []).append(example)
        self.ruling, self.in_ruling = says("rules-ruling").told(language), False

    def finished(self, tokens: list[Token]) -> list[Token]:
        for before, token, after in zip([None, *tokens], tokens, [*tokens[1:], None]):
            if token.type == "inline" and before is not None and after is not None:
                if before.type == "heading_open" and before.tag == "h2":
                    address = f"section-{len(self.toc) + 1}"
                    before.attrSet("id", address)
                    self.toc.append(Heading(address, _plain(token)))
                if [child.type for child in token.children or []] == ["image"]:
                    before.tag = after.tag = "figure"  # a paragraph that is a picture
                token.children = [*self._inline(token.children or [])]
        for at, token in enumerate(tokens):
            if token.type == "list_item_open":
                self._rule(token, tokens[at + 1 : at + 3])
        return [*_folded([*self._with_examples(tokens)])]

    def _with_examples(self, tokens: list[Token]) -> Iterator[Token]:
        """Put a rule's examples at its end."""
        rules: list[str] = []  # of the list items that are open; empty where it is no rule
        for token in tokens:
            if token.type == "list_item_open":
                rules.append(str(token.attrs.get("id", "")))
            elif token.type == "list_item_close":
                for example in self.examples.get(rules.pop(), ()):
                    yield from self._example(example)
            yield token

    def _example(self, example: WorkedExample) -> Iterator[Token]:
        yield Token("example_open", "p", 1, attrs={"class": "example", "id": example.id})
        attrs = {"type": "button", "data-example": example.id, "aria-expanded": "false"}
        yield Token("try_open", "button", 1, attrs=dict(attrs))
        yield Token("text", "", 0, content=self.try_it)
        yield Token("try_close", "button", -1)
        yield Token("text", "", 0, content=f" {example.sentence.told(self.language)}")
        yield Token("example_close", "p", -1)

    def _rule(self, item: Token, inside: list[Token]) -> None:
        """Make a rule linkable by the number that it begins with."""
        for token in inside:
            if token.type == "inline" and token.children:
                first = token.children[0]
                if first.type == "link_open" and first.attrs.get("class") == "rule":
                    item.attrSet("id", str(first.attrs["href"])[1:])
                    first.attrSet("class", "rule-number")

    def _inline(self, children: list[Token]) -> Iterator[Token]:
        for token, after in zip(children, [*children[1:], None]):
            if token.type == "em_open" and after is not None and after.content.startswith("("):
                yield from self._ruling_begins()
            if token.type == "text":
                yield from self._linked(token.content)
            elif token.type == "image":
                yield from self._picture(token)
            elif token.type not in ("link_open", "link_close"):  # our pages link only to rules
                yield token
            if token.type == "em_close" and self.in_ruling:
                self.in_ruling = False
                yield Token("ruling_close", "details", -1)

    def _ruling_begins(self) -> Iterator[Token]:
        """Open the folded section that holds our ruling."""
        self.in_ruling = True
        yield Token("ruling_open", "details", 1, attrs={"class": "ruling"})
        yield Token("summary_open", "summary", 1)
        yield Token("text", "", 0, content=self.ruling)
        yield Token("summary_close", "summary", -1)

    def _linked(self, text: str) -> Iterator[Token]:
        """A text in which every rule's number leads to that rule."""
        for part in self.number.split(text):
            words = Token("text", "", 0, content=part)
            if part in self.numbers:
                yield Token("link_open", "a", 1, attrs={"href": f"#{part}", "class": "rule"})
                yield words
                yield Token("link_close", "a", -1)
            elif part:
                yield words

    def _picture(self, token: Token) -> Iterator[Token]:
        source = str(token.attrs["src"])
        scheme, _, name = source.partition(":")
        if scheme == "picture" or source == BOARD:
            caption, token.children = token.content, []  # said once: below it
            wish = {"picture": name, "shape": self.shape, "language": self.language}
            options, lies = read_options(self.room, self.options), ("", self.shape)
            if others := other_rules(self.room, options):
                wish["options"] = msgspec.json.encode(others).decode()
            if source == BOARD:
                wish = {**wish, "picture": "", "options": self.options}
                drawn = pictures.beginning(self.room, options, self.language, *lies)
            else:
                drawn = pictures.picture(self.room, name, self.language, *lies, others)
            address = f"/api/games/{self.room.card.id}/picture.svg?{urlencode(wish)}"
            width, height = SIZE.findall(drawn)[0]  # known ahead, the text below stays in place
            token.attrs = {"src": address, "alt": "", "loading": "lazy"}
            token.attrs |= {"width": width, "height": height}
            yield token
            yield Token("caption_open", "figcaption", 1)
            yield Token("text", "", 0, content=caption)
            yield Token("caption_close", "figcaption", -1)


def _folded(tokens: list[Token]) -> Iterator[Token]:
    """The sections with all but the first folded: a heading is what one touches."""
    sections, is_open = 0, False
    for token in tokens:
        heading = token.tag == "h2"
        if is_open and (token.type == "hr" or (heading and token.type == "heading_open")):
            yield Token("part_close", "details", -1)
            is_open = False
        if heading and token.type == "heading_open":
            sections += 1
            if is_open := sections > 1:
                yield Token("part_open", "details", 1, attrs={"class": "part"})
                yield Token("summary_open", "summary", 1)
        yield token
        if heading and token.type == "heading_close" and is_open:
            yield Token("summary_close", "summary", -1)
    if is_open:
        yield Token("part_close", "details", -1)


def _plain(token: Token) -> str:
    return "".join(child.content for child in token.children or [])

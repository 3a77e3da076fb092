"""A room's rules page as a tree of plain data, which the print template lays out."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from regalia.core.card import Options
from regalia.core.drawing import pictures
from regalia.core.drawing.plain_svg import plain
from regalia.core.extras import needs
from regalia.core.room import Room
from regalia.core.table_rules import BOARD, other_rules, rules_at_table

if TYPE_CHECKING:
    from markdown_it.token import Token

FOR_PROGRAMS = re.compile(r"^## For programs.*?(?=^## |\Z)", re.M | re.S)
Node = dict[str, Any]
Number = Callable[[str], int | None]  # of a picture


def nodes_of(room: Room, options: Options, language: str, number: Number) -> list[Node]:
    """A rules page without what only programs need, with the game's card below its title; pictures
    by day, with their captions.  What is different with these options comes first."""
    with needs("print"):
        from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    page = rules_at_table(room, options, language, facts=False)
    title, _, rest = FOR_PROGRAMS.sub("", page).partition("\n")
    page = f"{title}\n\n{room.card_line(language)}\n\n{rest}"
    return _Reader(room, options, language, number).read(iter(markdown.parse(page)))


class _Reader:
    def __init__(self, room: Room, options: Options, language: str, number: Number) -> None:
        self.room, self.options, self.language, self.number = room, options, language, number

    def read(self, tokens: "Iterator[Token]") -> list[Node]:
        """Read nodes up to the end of the one that was opened last."""
        found: list[Node] = []
        for token in tokens:
            if token.nesting < 0:
                break
            if token.type == "inline":
                found += self.read(iter(token.children or []))
            elif token.nesting > 0:
                inside = self.read(tokens)
                alone = len(inside) == 1 and inside[0]["kind"] == "picture"
                found += inside if alone else [{"kind": token.tag, "nodes": inside}]
            else:
                found += self._leaf(token)
        return found

    def _leaf(self, token: "Token") -> Iterator[Node]:
        if token.type == "image":
            source = str(token.attrs["src"])
            if source == BOARD:
                drawn = pictures.beginning(self.room, self.options, self.language, "light")
            else:
                name = source.removeprefix("picture:")
                others = other_rules(self.room, self.options)
                drawn = pictures.picture(self.room, name, self.language, "light", others=others)
            yield {"kind": "picture", "picture": self.number(plain(drawn)), "text": token.content}
        elif token.type in ("softbreak", "hardbreak"):
            yield {"kind": "text", "text": " "}
        elif token.type in ("code_inline", "fence", "code_block", "hr"):
            yield {"kind": token.type, "text": token.content}
        elif token.content:
            yield {"kind": "text", "text": token.content}

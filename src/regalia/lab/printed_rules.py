"""A room's rules page as a tree of plain data, which the print template lays out."""

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from regalia.core import pictures
from regalia.core.extras import needs
from regalia.core.plain_svg import plain
from regalia.core.room import Room

if TYPE_CHECKING:
    from markdown_it.token import Token

FOR_PROGRAMS = re.compile(r"^## For programs.*?(?=^## |\Z)", re.M | re.S)
Node = dict[str, Any]
Number = Callable[[str], int | None]  # of a picture


def nodes_of(room: Room, language: str, number: Number) -> list[Node]:
    """Without what only programs need; pictures by day, with their captions."""
    with needs("print"):
        from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    page = FOR_PROGRAMS.sub("", room.rules_page(language))
    return _Reader(room, language, number).read(iter(markdown.parse(page)))


class _Reader:
    def __init__(self, room: Room, language: str, number: Number) -> None:
        self.room, self.language, self.number = room, language, number

    def read(self, tokens: "Iterator[Token]") -> list[Node]:
        """Up to the end of what was opened last."""
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
            name = str(token.attrs["src"]).removeprefix("picture:")
            drawn = plain(pictures.picture(self.room, name, self.language, "light"))
            yield {"kind": "picture", "picture": self.number(drawn), "text": token.content}
        elif token.type in ("softbreak", "hardbreak"):
            yield {"kind": "text", "text": " "}
        elif token.type in ("code_inline", "fence", "code_block", "hr"):
            yield {"kind": token.type, "text": token.content}
        elif token.content:
            yield {"kind": "text", "text": token.content}

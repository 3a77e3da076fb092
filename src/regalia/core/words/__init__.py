"""Texts for people: Fluent catalogues, one per language and folder (`words/en.ftl`).

English is complete.  A folder without a catalogue in another language (a room that somebody
added) speaks English there.  Attributes of a message are forms that a language's own grammar
needs; only messages of the same catalogue speak them.

A text is put together once for all players: where a word is only inserted, and nothing depends on
it, as on a player's name, the text is remembered without it.

To whom it is about, a text says "you": where the name that is given as `who` is a `You`, `$whose`
is `you`, else `other`, and a message may choose its words by that.  Of a second person, or any
other whose name is given as `NAME`, a message asks `$NAME-is` in the same way.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "de", "es", "fr", "it", "nl", "pl", "sl")
ENGLISH = "en"
HERE = Path(__file__).parent
REMEMBERED = 4096  # texts of one folder in one language; a table says most of them again and again
FIRST_MARK = 0xE000  # a letter that no language has stands for a word that is inserted
MARKS = re.compile("[\ue000-\ue0ff]")


class You(str):
    """The name of whoever is spoken to."""

    __slots__ = ()


class Words:
    """The texts of one folder of catalogues, in one language."""

    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while: not on import

        self.language = language
        self.bundles = []
        self.asked: set[str] = set()  # what is given, and decides something, in any text
        for spoken in dict.fromkeys((language, ENGLISH)):
            bundle = FluentBundle([spoken], use_isolating=False)
            for place in dict.fromkeys((HERE, folder)):
                file = place / f"{spoken}.ftl"
                if spoken == ENGLISH or file.exists():
                    resource = FluentResource(file.read_text("utf-8"))
                    bundle.add_resource(resource, allow_overrides=True)
                    self.asked |= _asked(resource)
            self.bundles.append(bundle)
        self.people = [name.removesuffix("-is") for name in self.asked if name.endswith("-is")]
        self._plain: dict[str, str] = {}  # texts that need nothing given
        # 1 is not said like 1.0:
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._said)
        self._marked = lru_cache(REMEMBERED, typed=True)(self._put_together)

    def say(self, message: str, **given: Any) -> str:
        """The text of a message; an unknown one is an error of ours, not of the person."""
        if not given:
            if message not in self._plain:
                self._plain[message] = self._put_together(message)
            return self._plain[message]
        try:
            return self._remembered(message, **given)
        except TypeError:  # something given that cannot be remembered
            return self._put_together(message, **self._addressed(given))

    def _said(self, message: str, /, **given: Any) -> str:
        given = self._addressed(given)
        words = [name for name, value in given.items() if isinstance(value, str)]
        inserted = [name for name in words if name not in self.asked]
        if not inserted or any(MARKS.search(given[name]) for name in words):
            return self._put_together(message, **given)
        marks = {name: chr(FIRST_MARK + i) for i, name in enumerate(inserted)}
        marked = self._marked(message, **{**given, **marks})
        return MARKS.sub(lambda mark: given[inserted[ord(mark[0]) - FIRST_MARK]], marked)

    def _addressed(self, given: dict[str, Any]) -> dict[str, Any]:
        """The given values, and for each person in them a word: `you` if they are spoken to, else
        `other`."""
        people = {f"{name}-is": given[name] for name in self.people if name in given}
        if "who" in given:
            people["whose"] = given["who"]
        told = {
            asked: "you" if isinstance(name, You) else "other" for asked, name in people.items()
        }
        return {**told, **given}

    def _put_together(self, message: str, /, **given: Any) -> str:
        for bundle in self.bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is None:
                    break
                text, problems = bundle.format_pattern(pattern, given)
                if problems:
                    raise problems[0]
                return str(text)
        raise KeyError(f"no text called {message}")

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self.bundles)


def _asked(resource: Any) -> set[str]:
    """The names of what is given that decide which words are said, or are counted."""
    from fluent.syntax import ast

    found: set[str] = set()

    def look(node: Any, decides: bool) -> None:
        if isinstance(node, ast.VariableReference) and decides:
            found.add(node.id.name)
        elif isinstance(node, ast.SelectExpression):
            look(node.selector, True)
            look(node.variants, decides)
        elif isinstance(node, ast.BaseNode):
            decides = decides or isinstance(node, ast.CallArguments)
            for part in vars(node).values():
                look(part, decides)
        elif isinstance(node, list):
            for part in node:
                look(part, decides)

    look(list(resource.body), False)
    return found


@cache
def words(folder: Path, language: str = ENGLISH) -> Words:
    return Words(folder, language)

"""Texts for people: Fluent catalogues, one per language and folder (`words/en.ftl`).

English is complete.  A folder without a catalogue in another language (a room that somebody
added) speaks English there.  Attributes of a message are forms that a language's own grammar
needs; only messages of the same catalogue speak them.
"""

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "de", "es", "fr", "it", "nl", "pl", "sl")
ENGLISH = "en"
HERE = Path(__file__).parent / "words"
REMEMBERED = 4096  # texts of one folder in one language; a table says most of them again and again


class Words:
    """The texts of one folder of catalogues, in one language."""

    def __init__(self, folder: Path, language: str = ENGLISH) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while: not on import

        self.language = language
        self.bundles = []
        for spoken in dict.fromkeys((language, ENGLISH)):
            bundle = FluentBundle([spoken], use_isolating=False)
            for place in dict.fromkeys((HERE, folder)):
                file = place / f"{spoken}.ftl"
                if spoken == ENGLISH or file.exists():
                    resource = FluentResource(file.read_text("utf-8"))
                    bundle.add_resource(resource, allow_overrides=True)
            self.bundles.append(bundle)
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._said)  # 1 is not said like 1.0

    def say(self, message: str, **given: Any) -> str:
        """The text of a message; an unknown one is an error of ours, not of the person."""
        try:
            return self._remembered(message, **given)
        except TypeError:  # something given that cannot be remembered
            return self._said(message, **given)

    def _said(self, message: str, /, **given: Any) -> str:
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


@cache
def words(folder: Path, language: str = ENGLISH) -> Words:
    return Words(folder, language)

"""Texts for people: Fluent catalogues, one per language and room (`words/en.ftl`)."""

from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en",)  # the other seven come with the page
HERE = Path(__file__).parent / "words"


class Words:
    """The texts of one folder of catalogues, in one language."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while: not on import

        self.bundle = FluentBundle([language], use_isolating=False)
        for place in dict.fromkeys((HERE, folder)):
            text = (place / f"{language}.ftl").read_text("utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def say(self, message: str, **given: Any) -> str:
        """The text of a message; an unknown one is an error of ours, not of the person."""
        pattern = self.bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise KeyError(f"no text called {message}")
        text, problems = self.bundle.format_pattern(pattern, given)
        if problems:
            raise problems[0]
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))


@cache
def words(folder: Path, language: str = "en") -> Words:
    return Words(folder, language)

"""Messages of the server's own catalogues."""

from regalia.core.errors import Speaker
from regalia.core.words import LANGUAGES, Words, words
from regalia.server import HERE

says = Speaker(__file__)


def say(language: str) -> Words:
    return words(HERE / "words", language)


def language_of(word: str | None) -> str:
    return word if word in LANGUAGES else "en"

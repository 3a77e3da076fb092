"""Texts of a unit file, each told once or by language: names of scenarios, weapons, sentences."""

import json
import re
from collections.abc import Mapping, Sequence

from regalia.core.data import Section
from regalia.core.errors import Speaker

says = Speaker(__file__)

LANGUAGE = re.compile("[a-z]{2}")
ENGLISH, ANY = "en", ""  # a text that is not told by languages is for any
LINK = re.compile(r"://|www\.", re.IGNORECASE)


def told(texts: Mapping[str, str], language: str) -> str:
    """The text in a language, or else in English, or else in the first that there is."""
    for one in (language, ENGLISH, *texts):
        if one in texts:
            return texts[one]
    return ""


def read_texts(table: Section, key: str, longest: int) -> dict[str, str]:
    """A text, or texts by language."""
    value = table.get(key)
    texts = value if isinstance(value, dict) else {ANY: value}
    for language, text in texts.items():
        if language is not ANY and not LANGUAGE.fullmatch(language):
            table.unwanted(key, language, says("wanted-language"))
        if not isinstance(text, str) or not _speakable(text, longest):
            table.unwanted(key, text, says("wanted-words", most=longest))
    if not texts:
        table.unwanted(key, value, says("wanted-words", most=longest))
    return texts


def _speakable(text: str, longest: int) -> bool:
    fits = len(text.strip()) > 0 and len(text) <= longest
    return fits and text.isprintable() and not LINK.search(text)


def written(texts: Mapping[str, str]) -> str:
    """A text, or texts by language, as they stand in a unit file."""
    if ANY in texts:
        return quoted(texts[ANY])
    return "{ " + ", ".join(f"{key} = {quoted(text)}" for key, text in texts.items()) + " }"


def quoted(value: object) -> str:
    """TOML quotes printable text and lists as JSON does."""
    return json.dumps(value, ensure_ascii=False)


# ------------------------------------------------------------------------------------- as numbers


def numbered(texts: Mapping[str, str]) -> list[int]:
    """Texts as numbers, to be carried where only numbers are: how many; then of each the letters
    of its language and its own, both with their count before them."""
    found = [len(texts)]
    for language, text in texts.items():
        for part in (language, text):
            found += [len(part), *map(ord, part)]
    return found


def from_numbers(numbers: Sequence[int], at: int) -> tuple[dict[str, str], int]:
    """Texts that are numbers from `at` on, and where those end."""
    found, count, at = dict[str, str](), numbers[at], at + 1
    for _ in range(count):
        parts = []
        for _ in range(2):
            end = at + 1 + numbers[at]
            parts.append("".join(map(chr, numbers[at + 1 : end])))
            at = end
        found[parts[0]] = parts[1]
    return found, at

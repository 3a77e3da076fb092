"""Reads typed actions: `7H`, `10D`, `gs`, `KRN/.../BQ.`, or a text as it stands."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regalia.table.companion.companion import CompanionGame

LONGEST = 400  # of a text that means anything
BETWEEN = re.compile(r"[\s,:;+-]+")
CARD = re.compile(r"\b((10|[2-9tjqka])[cdhs]|xx)$", re.IGNORECASE)


def meant(companion: "CompanionGame", given: str) -> str:
    """The text that is meant, if some text is; else what was given."""
    plain = given.strip()[:LONGEST]
    possible = companion.wanted() or companion.outcomes()
    if not possible:
        return _action(companion, plain)
    if plain in possible or ":" in plain:
        return plain
    short = _short(plain)
    found = [text for text in possible if _short(text.partition(":")[2]) == short]
    word = possible[0].partition(":")[0]
    return found[0] if len(found) == 1 else f"{word}:{_written(plain)}"


def _action(companion: "CompanionGame", plain: str) -> str:
    """An action, and what everybody sees with it: `discard 7H 10D`."""
    if plain in companion.claims():  # which may be untrue: that is for the rules to say
        return plain
    legal = companion.legal()
    if plain in legal:
        return plain
    if army := _army(companion, legal, plain):
        return army
    first, _, shown = plain.partition(" ")
    if shown and companion.shows(first):
        return f"{first},reveal:{'+'.join(cards(shown))}"
    short = BETWEEN.sub("", _short(plain))
    found = [text for text in legal if BETWEEN.sub("", _short(text)) == short]
    return found[0] if len(found) == 1 else _written(plain)


def _army(companion: "CompanionGame", legal: list[str], plain: str) -> str:
    """Letters in whatever order they lie, where only one order is a text: `army PKKK BPRR`."""
    word, *named = [part for part in re.split(r"[\s:,]+", plain) if part != "reveal"] or [""]
    found = [in_any_order(f"{word}:{letters}", legal) for letters in named]
    if not found or any(len(texts) != 1 for texts in found):
        return ""
    text, *shown = [texts[0] for texts in found]
    if len(shown) != companion.shows(text):
        return ""
    return ",reveal:".join([text, *(one.partition(":")[2] for one in shown)])


def in_any_order(typed: str, texts: Iterable[str]) -> list[str]:
    """The texts with these letters in any order, such as `army:KQNP`."""
    word, _, letters = typed.partition(":")
    wanted = sorted(letters.upper())
    return [
        text
        for text, (before, _, rest) in ((text, text.partition(":")) for text in texts)
        if before == word and rest.isalpha() and sorted(rest) == wanted
    ]


def cards(told: str) -> list[str]:
    """Short names of cards, typed with spaces, commas or `+` between them."""
    return [_short(name) for name in re.split(r"[\s,+]+", told.strip()) if name]


def _written(plain: str) -> str:
    """The text with its card as the rules write it, so that they can say what is wrong with it."""
    return CARD.sub(lambda card: _short(card[0]), plain)


def _short(name: str) -> str:
    return name.upper().replace("10", "T")

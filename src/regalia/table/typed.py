"""What people type for what they see: `7H`, `10D`, `gs`, `KRN/.../BQ.`, or a text as it stands."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regalia.table.companion import Companion

LONGEST = 400  # of a text that means anything
BETWEEN = re.compile(r"[\s,:;+-]+")


def meant(companion: "Companion", given: str) -> str:
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
    return found[0] if len(found) == 1 else f"{word}:{plain}"


def _action(companion: "Companion", plain: str) -> str:
    """An action, and what everybody sees with it: `discard 7H 10D`."""
    if plain in companion.claims():  # which may be untrue: that is for the rules to say
        return plain
    first, _, shown = plain.partition(" ")
    if shown and companion.shows(first):
        return f"{first},reveal:{'+'.join(cards(shown))}"
    legal = companion.legal()
    if plain in legal:
        return plain
    short = BETWEEN.sub("", _short(plain))
    found = [text for text in legal if BETWEEN.sub("", _short(text)) == short]
    return found[0] if len(found) == 1 else plain


def cards(told: str) -> list[str]:
    """Some cards, with spaces, commas or `+` between them."""
    return [_short(name) for name in re.split(r"[\s,+]+", told.strip()) if name]


def _short(name: str) -> str:
    return name.upper().replace("10", "T")

"""Characters: the levels 1 to 10 as people meet them, each with a name and a sentence of how it
plays.

Records, programs and the engine protocol know `level6`; people know Vera.  The names are the same
in every language.  A room whose levels play otherwise than the house says (`table/words`) has
sentences of its own in its catalogues: `character-6`.
"""

from typing import NamedTuple

from regalia.core.room import Room
from regalia.table.language import of_room, of_table

NAMES = (  # the weakest first
    *("Pip", "Rosa", "Bruno", "Mira", "Otto"),
    *("Vera", "Casimir", "Ilse", "Bellona", "Enki"),
)


class Character(NamedTuple):
    level: int
    name: str
    about: str  # a sentence of how they play


def name_of(level: int) -> str:
    return NAMES[level - 1]


def level_called(word: str) -> int | None:
    """The level that goes by a name, however it is written; None: nobody is called so."""
    found = [name.casefold() for name in NAMES]
    return found.index(word.casefold()) + 1 if word.casefold() in found else None


def character(room: Room, level: int, language: str) -> Character:
    message = f"character-{level}"
    own = of_room(room, language)
    words = own if own.has(message) else of_table(language)
    return Character(level, name_of(level), words.say(message))


def characters(room: Room, language: str) -> list[Character]:
    """All ten, the weakest first."""
    return [character(room, level, language) for level in range(1, len(NAMES) + 1)]

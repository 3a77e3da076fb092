"""The table's own texts and refusals, in a person's language."""

from pathlib import Path
from typing import Any

from regalia.core.errors import RegaliaError, Speaker
from regalia.core.room import Room
from regalia.core.words import Words, You, words

HERE = Path(__file__).parent / "words"
says = Speaker(__file__)


def of_table(language: str) -> Words:
    return words(HERE, language)


def of_room(room: Room, language: str) -> Words:
    return room.words(language)


def spoken_to(you: int, names: list[str]) -> list[str]:
    """The players' names, as sentences take them that are said to one of the players."""
    return [You(name) if seat == you else name for seat, name in enumerate(names)]


class Refused(RegaliaError):
    """What a table does not let somebody do."""

    def __init__(self, code: str, **given: Any) -> None:
        super().__init__(says(f"refused-{code}", **given))
        self.code = code

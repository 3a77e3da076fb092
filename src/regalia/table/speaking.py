"""The table's own texts and refusals, in a person's language."""

from functools import cache
from pathlib import Path
from typing import Any

from regalia.core import words as catalogues
from regalia.core.errors import RegaliaError, Spoken
from regalia.core.room import Room
from regalia.core.words import Words

HERE = Path(__file__).parent / "words"


def of_table(language: str) -> Words:
    return _words(HERE, language)


def of_room(room: Room, language: str) -> Words:
    return _words(room.folder / "words", language)


@cache
def _words(folder: Path, language: str) -> Words:
    there = all((place / f"{language}.ftl").exists() for place in (catalogues.HERE, folder))
    return catalogues.words(folder, language if there else "en")


class Refused(RegaliaError):
    """What a table does not let somebody do.  (`in_language` says it in theirs.)"""

    def __init__(self, code: str, **given: Any) -> None:
        spoken = Spoken(f"refused-{code}", given)
        super().__init__(spoken.told(of_table("en")), None, spoken)
        self.code = code


def in_language(problem: RegaliaError, room: Room, language: str) -> RegaliaError:
    """The same problem, told in a person's language."""
    words = of_table(language) if isinstance(problem, Refused) else of_room(room, language)
    problem.message = problem.told(words)
    return problem

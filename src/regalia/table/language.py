"""The table's own texts and refusals, in a person's language."""

from pathlib import Path
from typing import Any

from regalia.core.errors import RegaliaError, Spoken
from regalia.core.room import Room
from regalia.core.words import Words, words

HERE = Path(__file__).parent / "words"


def of_table(language: str) -> Words:
    return words(HERE, language)


def of_room(room: Room, language: str) -> Words:
    return room.words(language)


class Refused(RegaliaError):
    """What a table does not let somebody do.  (`in_language` says it in theirs.)"""

    def __init__(self, code: str, **given: Any) -> None:
        spoken = Spoken(f"refused-{code}", given)
        super().__init__(spoken.told(of_table("en")), None, spoken)
        self.code = code


def in_language(problem: RegaliaError, room: Room, language: str) -> RegaliaError:
    """The same problem, told in a person's language."""
    ours = isinstance(problem, Refused)
    problem.message = problem.told(of_table(language) if ours else of_room(room, language))
    return problem

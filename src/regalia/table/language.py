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


def told_apart(room: Room, language: str, names: list[str], nameless: list[bool]) -> list[str]:
    """Names of players, made different where two are alike: of those who share a name, computers
    nobody named are called by their sides alone, and the others get theirs added."""
    say = of_room(room, language).say

    def told(seat: int, name: str) -> str:
        if names.count(name) == 1:
            return name
        if nameless[seat] and (by_side := say(f"seat-{seat}")) not in names:
            return by_side
        return f"{name} ({say(f'side-{seat}')})"

    return [told(seat, name) for seat, name in enumerate(names)]


def spoken_to(you: int, names: list[str]) -> list[str]:
    """The players' names, as sentences take them that are said to one of the players."""
    return [You(name) if seat == you else name for seat, name in enumerate(names)]


class Refused(RegaliaError):
    """A refusal by the table, not by the game's rules."""

    def __init__(self, code: str, **given: Any) -> None:
        super().__init__(says(f"refused-{code}", **given))
        self.code = code

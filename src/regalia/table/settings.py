"""What is chosen before a match: the game, who sits where, the clock."""

import unicodedata
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from regalia.core.game import Limit

LONGEST_NAME = 24
A_DAY = 24 * 60 * 60  # seconds
LONGEST_LUCK = 64
LONGEST_BEGINNING = 50_000  # characters of a record that a table begins from: a very long game

GameId = Annotated[str, Meta(max_length=40)]
Given = Annotated[str, Meta(max_length=200)]  # a name as it comes; `cleaned` before it is kept
Luck = Annotated[str, Meta(max_length=LONGEST_LUCK)]
LanguageCode = Annotated[str, Meta(pattern=r"^[a-z]{2}(?!\n)$")]  # `$` alone lets one by
Level = Annotated[int, Meta(ge=1, le=10)]
SeatKind: TypeAlias = Literal["me", "open", "here", "computer"]
ClockKind: TypeAlias = Literal["none", "turn", "game"]


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """me: the maker; here: a friend on the same device; open: whoever has the link."""

    kind: SeatKind
    level: Level = 3  # of a computer
    name: Given = ""


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """turn: so many seconds for each turn; game: for all of them, each giving back the gain."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * A_DAY)] = 600
    gain: Annotated[int, Meta(ge=0, le=600)] = 0

    @property
    def in_days(self) -> bool:
        """Is the game played over days, and not at one sitting?"""
        return self.kind != "none" and self.seconds >= A_DAY

    def lasting(self, limit: Limit | None) -> Limit | None:
        """A limit of the rules; nobody sits there over days, so that it lasts as long as a turn."""
        if limit is None or not self.in_days:
            return limit
        return limit._replace(seconds=max(limit.seconds, self.seconds))


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What is wished for a new table; what is left out is as usual."""

    game: GameId
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=4)]
    options: Annotated[dict[str, Any], Meta(max_length=20)] = field(default_factory=dict)
    clock: Clock = field(default_factory=Clock)
    name: Given = ""  # the maker's
    language: LanguageCode = "en"
    luck: Luck = ""
    record: Annotated[str, Meta(max_length=LONGEST_BEGINNING)] = ""  # where the game begins


def cleaned(name: str, most: int = LONGEST_NAME) -> str:
    """A name, or something said, from outside: one line, without signs that steer or hide."""
    words = "".join(
        sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", name)
    ).split()
    return " ".join(words)[:most].strip()

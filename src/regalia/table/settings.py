"""Settings of a match: the game, the seats, the clock."""

import unicodedata
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from regalia.core.game import Limit

LONGEST_NAME = 24
A_DAY = 24 * 60 * 60  # seconds
LONGEST_LUCK = 64
LONGEST_BEGINNING = 50_000  # characters of a record that a table begins from: a very long game

GameId = Annotated[str, Meta(max_length=40)]
Given = Annotated[str, Meta(max_length=200)]  # a name as it comes; `cleaned` before it is kept
Luck = Annotated[str, Meta(max_length=LONGEST_LUCK)]
LanguageCode = Annotated[str, Meta(pattern=r"^[a-z]{2}(?!\n)$")]  # `$` alone lets one by
LevelNumber = Annotated[int, Meta(ge=1, le=10)]
SeatKind: TypeAlias = Literal["me", "open", "here", "computer"]
ClockKind: TypeAlias = Literal["none", "turn", "game"]


class Seat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat; me: the maker; here: a friend on the same device; open: whoever has the link."""

    kind: SeatKind
    level: LevelNumber = 3  # of a computer
    name: Given = ""


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A clock; turn: seconds for each turn; game: for all of them, each giving back the gain."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * A_DAY)] = 600
    gain: Annotated[int, Meta(ge=0, le=600)] = 0

    @property
    def in_days(self) -> bool:
        """Tell if the game is played over days, and not at one sitting."""
        return self.kind != "none" and self.seconds >= A_DAY

    def lasting(self, limit: Limit | None) -> Limit | None:
        """A limit of the rules; nobody sits there over days, so that it lasts as long as a turn."""
        if limit is None or not self.in_days:
            return limit
        return replace(limit, seconds=max(limit.seconds, self.seconds))


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a new table; what is left out takes its default."""

    game: GameId
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=4)]
    options: Annotated[dict[str, Any], Meta(max_length=20)] = field(default_factory=dict)
    clock: ClockSettings = field(default_factory=ClockSettings)
    name: Given = ""  # the maker's
    language: LanguageCode = "en"
    luck: Luck = ""
    record: Annotated[str, Meta(max_length=LONGEST_BEGINNING)] = ""  # where the game begins
    pair: bool = False  # two games, seats exchanged, and the points of both added up


def cleaned(name: str, most: int = LONGEST_NAME) -> str:
    """A name, or something said, from outside: one line, without signs that steer or hide."""
    words = "".join(
        sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", name)
    ).split()
    return " ".join(words)[:most].strip()

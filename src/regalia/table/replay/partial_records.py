"""A record that was saved for a seat in the middle of a game: a world that fits all that it tells.

Where the record has `?`, that world has some card or other (`regalia.core.contract.hidden_cards`).
Nothing of it may be told but what the seat sees, which is the same in every world that fits.
"""

from collections.abc import Callable

from regalia.core.card import shown
from regalia.core.contract import SPECTATOR
from regalia.core.contract.hidden_cards import masked, remark
from regalia.core.errors import BadRecord, RegaliaError, says
from regalia.core.game import Game
from regalia.core.game.record import Record, begun, check, hidden, replay, unplayable
from regalia.core.room import Room
from regalia.table.companion.companion import REVEAL, SEAT, CompanionGame, CompanionSnapshot


class PartialRecord(CompanionGame):
    """An account of what a seat saw."""

    def __init__(self, game: Game, seat: int) -> None:
        self.room, self.eyes, self.given = game.room, seat, game.options
        self.told, self._before, self._now = [], [], CompanionSnapshot(game, [], [])

    def hear(self, word: str) -> None:
        """The next thing that happened, as the record has it."""
        said = SEAT.fullmatch(word)
        text, seat = (said[2], int(said[1])) if said else (word, None)
        base, parts = masked(text), [part for part in remark(text).split(",") if part]
        turned = [part for part in parts if part.startswith(REVEAL)] if self.shows(base) else []
        with_it = ",".join(turned)
        self._apply(self._fill(base, with_it), base, with_it, seat)
        for part in parts:
            if part not in self._now.remarks[-1].split(","):
                self._remarked(part)


def opened(record: Record, room_of: Callable[[str], Room]) -> tuple[Game, int | None]:
    """The game of a record; and the seat for which it was saved, if that may not know all of it."""
    game = begun(record, room_of)
    if "Seat" not in record.tags or game.room.hidden_cards is None:
        return replay(record, room_of), None
    return _fitted(record, game, _seat(record, game))


def _fitted(record: Record, game: Game, seat: int) -> tuple[Game, int]:
    """A game in which the seat sees what the record says."""
    account = PartialRecord(game, seat)
    for number, word in enumerate(record.played, 1):
        try:
            account.hear(word)
        except RegaliaError as problem:
            raise unplayable(word, number, problem) from None
    game = account.game
    _as_told(record, game, seat)
    check(record, game)
    return game, seat


def _seat(record: Record, game: Game) -> int:
    said = record.tags.get("Seat", "")
    if said in map(str, range(game.seats)):
        return int(said)
    if said == "spectator":
        return SPECTATOR
    raise BadRecord(says("record-seat", seat=shown(said)))


def _as_told(record: Record, game: Game, seat: int) -> None:
    """Check that every word is what the seat sees in the world that was found."""
    for word, event, seen in zip(record.played, game.events, game.seen(seat)):
        if word != (f"{event.seat}:{seen}" if event.race else seen):
            raise hidden(record, word)

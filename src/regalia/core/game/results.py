"""Ends of recorded games: by the rules, by resignation or flag, by agreement."""

import re

from regalia.core.game.game import Game
from regalia.core.game.record import Record


def departed(record: Record, seats: int) -> dict[int, str]:
    """Seats that did not play to the end, each with the way it left, as the record says."""
    found = re.findall(r"\b([0-3]):(resigned|flagged)\b", record.tags.get("Left", ""))
    return {int(seat): why for seat, why in found if int(seat) < seats}


def draw_agreed(record: Record, seats: int) -> bool:
    return seats == 2 and record.tags.get("Agreed") == "draw"


def points(record: Record, game: Game) -> list[float] | None:
    """Final points, including resignations."""
    try:
        counted = [float(word) for word in record.tags.get("Points", "").split()]
    except ValueError:
        counted = []
    if len(counted) == game.seats and all(points in (0, 0.5, 1) for points in counted):
        return counted
    if game.over:
        return game.result
    gone = departed(record, game.seats)
    if draw_agreed(record, game.seats):
        return [0.5] * game.seats
    return [float(seat not in gone) for seat in range(game.seats)] if _alone(gone, game) else None


def _alone(gone: dict[int, str], game: Game) -> bool:
    """Tell if all but one have left."""
    return bool(gone) and len(gone) >= game.seats - 1

"""Judging positions of Ur."""

from regalia.core.contract import Box
from regalia.games.ur.rules import CLAIM, ROSETTES, Ur

SEARCH = "minimax"
PLAYOUT = 0


def evaluate(box: Box, s: Ur, seat: int) -> int:
    own, foe = (s.own & ROSETTES).bit_count(), (s.foe & ROSETTES).bit_count()
    worth = 7_000 * (own - foe) + 2_000 * (s.own.bit_count() - s.foe.bit_count())
    worth = max(-45_000, min(45_000, worth))
    return 50_000 + worth if seat == s.player else 50_000 - worth


def interest(box: Box, s: Ur, action: int) -> int:
    return 1 if action & 15 == CLAIM else 2

"""Strengths of play for whole games: `quick`, `tree:100`, `tree:100:0.1`, or a level's number."""

import re
from typing import NamedTuple

from regalia.core.card import shown
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.room import Room

says = Speaker(__file__)
TREE = re.compile(r"tree:([1-9]\d{0,5})(?::(0?\.\d{1,4}|0))?")


class Strength(NamedTuple):
    name: str
    rounds: int  # 0: one action ahead
    temperature: float


def strength(room: Room, word: str) -> Strength:
    """The strength that a word means; a level is searched as it does, without a clock."""
    from regalia.players import HIGHEST_LEVEL, levels

    if word == "quick":
        return Strength(word, 0, 0.0)
    if found := TREE.fullmatch(word):
        return Strength(word, int(found[1]), float(found[2] or 0))
    number = int(word) if word.isdecimal() and len(word) < 3 else 0
    if 1 <= number <= HIGHEST_LEVEL:
        row = levels.levels(room)[number - 1]
        return Strength(f"level {number}", row.work, row.temperature)
    raise RegaliaError(says("no-strength", given=shown(word)))

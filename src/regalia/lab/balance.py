"""What a designer can trust about a game's units and armies: which games that takes.

Armies that are drawn at random meet at several strengths, each pair twice with sides exchanged; and
each scenario is played with its sides as written and exchanged.
"""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.core.card import Options
from regalia.core.room import Room
from regalia.lab.chunks import GAMES, Chunk, Draw, weighing_of
from regalia.lab.strengths import Strength


class Part(NamedTuple):
    """Chunks that are counted together."""

    strength: str
    scenario: str | None
    sides: str  # as written, or exchanged
    chunks: list[Chunk]


def plan(
    room: Room,
    options: Options,
    strengths: Sequence[Strength],
    games: int,
    seed: int,
    scenarios: Sequence[str] = (),
) -> Iterator[Part]:
    """So many games (in whole chunks) of free armies, and a quarter as many of each scenario."""
    chosen = room.card.read(options)
    letters = weighing_of(room).letters(room.params({**chosen, "scenario": None}))
    for how in strengths:
        free = {**chosen, "scenario": None}
        draw = Draw("free", letters)
        yield Part(how.name, None, "", _chunks(room, free, draw, how, games, seed))
        for scenario in scenarios:
            for sides in ("as-written", "exchanged"):
                fixed = {**chosen, "scenario": scenario, "sides": sides}
                chunks = _chunks(room, fixed, Draw("fixed"), how, games // 8, seed)
                yield Part(how.name, scenario, sides, chunks)


def _chunks(
    room: Room, options: Options, draw: Draw, how: Strength, games: int, seed: int
) -> list[Chunk]:
    told = json.dumps(dict(options), sort_keys=True)
    seeds = range(seed - seed % 2, seed + max(games, GAMES), GAMES)
    return [
        Chunk(room.card.id, told, draw, how.rounds, how.temperature, first)
        for first in seeds[: max(games // GAMES, 1)]
    ]

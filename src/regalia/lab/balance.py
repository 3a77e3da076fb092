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
    exchanged: bool  # seat 0 has the army that is written for seat 1
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
    part, chosen = weighing_of(room), room.card.read(options)
    free = part.free(chosen)
    draw = Draw("free", part.letters(room.params(free)))
    for how in strengths:
        yield Part(how.name, None, False, _chunks(room, free, draw, how, games, seed))
        for scenario in scenarios:
            for exchanged in (False, True):
                fixed = part.fixed(chosen, scenario, exchanged)
                chunks = _chunks(room, fixed, Draw("fixed"), how, games // 8, seed)
                yield Part(how.name, scenario, exchanged, chunks)


def _chunks(
    room: Room, options: Options, draw: Draw, how: Strength, games: int, seed: int
) -> list[Chunk]:
    told = json.dumps(dict(options), sort_keys=True)
    seeds = range(seed - seed % 2, seed + max(games, GAMES), GAMES)
    return [
        Chunk(room.card.id, told, draw, how.rounds, how.temperature, first)
        for first in seeds[: max(games // GAMES, 1)]
    ]

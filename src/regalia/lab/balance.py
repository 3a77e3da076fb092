"""The plan of a balance report: the games from which a designer can trust numbers about units and
armies.

Armies that are drawn at random meet at several strengths, each pair twice with sides exchanged; and
each scenario is played with its sides as written and exchanged.
"""

import json
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.core.card import Options
from regalia.core.room import Room
from regalia.lab.chunks import GAMES, ArmyDraw, GameChunk, weighing_of
from regalia.lab.strengths import Strength


class ChunkGroup(NamedTuple):
    """Chunks that are counted together."""

    strength: str
    scenario: str | None
    exchanged: bool  # seat 0 has the army that is written for seat 1
    chunks: list[GameChunk]


def plan(
    room: Room,
    options: Options,
    strengths: Sequence[Strength],
    games: int,
    seed: int,
    scenarios: Sequence[str] = (),
) -> Iterator[ChunkGroup]:
    """Chunks of games of free armies, and a quarter as many of each scenario."""
    part, chosen = weighing_of(room), room.card.read(options)
    free = part.free(chosen)
    draw = ArmyDraw("free", part.letters(room.params(free)))
    for how in strengths:
        yield ChunkGroup(how.name, None, False, _chunks(room, free, draw, how, games, seed))
        for scenario in scenarios:
            for exchanged in (False, True):
                fixed = part.fixed(chosen, scenario, exchanged)
                chunks = _chunks(room, fixed, ArmyDraw("fixed"), how, games // 8, seed)
                yield ChunkGroup(how.name, scenario, exchanged, chunks)


def _chunks(
    room: Room, options: Options, draw: ArmyDraw, how: Strength, games: int, seed: int
) -> list[GameChunk]:
    told = json.dumps(dict(options), sort_keys=True)
    seeds = range(seed - seed % 2, seed + max(games, GAMES), GAMES)
    return [
        GameChunk(room.card.id, told, draw, how.rounds, how.temperature, first)
        for first in seeds[: max(games // GAMES, 1)]
    ]

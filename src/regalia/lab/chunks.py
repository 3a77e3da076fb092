"""Work for the lab: a chunk is so many games from a first seed on, and depends on nothing else.

Games come in pairs: the same armies, with sides exchanged.  Which armies these are follows from the
seeds, too, by an `ArmyDraw`; so a result need not tell them.
"""

import json
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from regalia.core import random
from regalia.core.contract import NOBODY, State
from regalia.core.contract.weighing import WeighingPart
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.room import Room, room_of
from regalia.fast import warm
from regalia.fast.compiler import compiled, interpreted
from regalia.lab import full_games
from regalia.lab.workers import named_by_seed

says = Speaker(__file__)
GAMES = 192  # of a chunk, if nothing else is said: pairs for any number of units up to 12
SHOWN = 8  # of them, games whose feats are looked at; that takes longer than to play them quickly
LONGEST = 2_000  # actions and outcomes of a game that is looked at
SMALL = 8  # games for which nobody compiles
ARMIES = 0x5EED  # armies are drawn by another generator than games


class ArmyDraw(NamedTuple):
    """A rule for drawing the armies that meet.

    `free`: any two armies of these letters.  `exchange`: three random units each, the same for
    both; one side has the unit besides, the other one of the rivals, in turn.  `fixed`: as the
    options say."""

    kind: str
    letters: str = ""
    unit: str = ""
    rivals: str = ""


class GameChunk(NamedTuple):
    game: str
    options: str  # as JSON
    draw: ArmyDraw
    rounds: int  # of both sides' policy (`full_games.py`)
    temperature: float
    seed: int
    games: int = GAMES

    @property
    def name(self) -> str:
        """Says all that the games depend on."""
        return named_by_seed(self)


class Feats(NamedTuple):
    """Deeds of a kind of unit in the games that were looked at: how often, and how much harm or
    good it did, in thousandths of a unit."""

    letter: str
    what: str
    special: bool
    times: int
    effect: int


class ChunkResult(NamedTuple):
    """The result of a chunk."""

    points: list[int]  # of each game: half points of seat 0
    decisions: list[int]
    reasons: dict[str, int]  # of the games that were looked at: how they ended
    feats: list[Feats]


def pairs(chunk: GameChunk, size: int) -> Iterator[tuple[str, str]]:
    """The armies of each game, seat 0's first."""
    draw = chunk.draw
    for seed in range(chunk.seed, chunk.seed + chunk.games, 2):
        rng = random.seeded(seed << 16 | ARMIES)
        if draw.kind == "fixed":
            ours = theirs = ""
        elif draw.kind == "free":
            every = armies(draw.letters, size)
            ours, theirs = (every[random.below(rng, len(every))] for _ in range(2))
        else:
            common = "".join(
                draw.letters[random.below(rng, len(draw.letters))] for _ in range(size - 1)
            )
            rival = draw.rivals[seed // 2 % len(draw.rivals)]
            ours, theirs = common + draw.unit, common + rival
        yield ours, theirs
        yield theirs, ours


@lru_cache(64)
def armies(letters: str, size: int) -> tuple[str, ...]:
    """The armies, each once."""
    return tuple("".join(army) for army in combinations_with_replacement(letters, size))


def weighing_of(room: Room) -> WeighingPart[State]:
    """RegaliaError for a game without armies."""
    if room.weighing is None:
        raise RegaliaError(says("no-armies", game=room.short_name))
    return room.weighing


def _kernel(
    room: Room, params: tuple[int, ...], work: int
) -> tuple[SimpleNamespace, Any, Callable[[int], Any]]:
    """Compiled, unless it is less work to play a few games on the rules as they stand; params and
    words as it takes them."""
    fast = compiled(room, full_games) if warm.is_ready(room, full_games) else None
    if fast is None and work <= SMALL:
        return interpreted(room, full_games), params, lambda n: [0] * n
    kernel = fast or warm.awaited(room, full_games)
    return kernel, warm.as_array(params), lambda n: np.zeros(n, np.int64)


def work_of(chunk: GameChunk) -> int:
    return chunk.games * (1 + chunk.rounds)


def prepare(chunk: GameChunk) -> None:
    """Compile once for all processes that are about to play such chunks."""
    room = room_of(chunk.game)
    if work_of(chunk) > SMALL and not warm.is_ready(room, full_games):
        warm.warm_up(room, kernels=[full_games])


def play(chunk: GameChunk, shown: int = SHOWN) -> ChunkResult:
    """Play a chunk, wherever this process is; so many of its games are looked at."""
    room = room_of(chunk.game)
    part = weighing_of(room)
    params = room.params(room.card.read(json.loads(chunk.options)))
    begin = room.rules.start(params)
    kernel, numbers, words = _kernel(room, params, work_of(chunk))
    openings = np.full((chunk.games, 2), -1, np.int64)
    if chunk.draw.kind != "fixed":
        for game, both in enumerate(pairs(chunk, part.SIZE)):
            openings[game] = [part.chosen(params, army) for army in both]
    told = np.zeros((chunk.games, full_games.TOLD), np.int64)
    trails = np.full((min(shown, chunk.games), LONGEST), -1, np.int64)
    kernel.play_games(
        numbers,
        begin,
        2,
        openings,
        np.arange(chunk.games) + chunk.seed,
        np.full(2, chunk.rounds),
        np.full(2, chunk.temperature),
        full_games.game_workspace(chunk.rounds, 2, room.rules.MOST_ACTIONS, words),
        trails,
        told,
    )
    reasons, feats = _looked_at(room, params, begin, trails, told)
    points, decisions = told[:, full_games.POINTS].tolist(), told[:, full_games.DECISIONS].tolist()
    return ChunkResult(points, decisions, reasons, feats)


def _looked_at(
    room: Room, params: tuple[int, ...], begin: State, trails: Any, told: Any
) -> tuple[dict[str, int], list[Feats]]:
    """Endings of games, and deeds of units in them; a game that is too long is left out."""
    part, reasons = weighing_of(room), dict[str, int]()
    found: dict[tuple[str, str, bool], list[int]] = {}
    for trail, length in zip(trails.tolist(), told[:, full_games.LENGTH].tolist()):
        if length > LONGEST:
            continue
        s = begin
        for action in trail[:length]:
            if done := part.feat(params, s, action):
                counts = found.setdefault((done.letter, done.what, done.special), [0, 0])
                counts[0] += 1
                counts[1] += done.effect
            s = room.rules.act(params, s, action)
        assert room.rules.to_play(params, s) == NOBODY, "a trail leads to the end of its game"
        reason = room.text.reason(params, s)
        reasons[reason] = reasons.get(reason, 0) + 1
    return reasons, [Feats(*what, *counts) for what, counts in sorted(found.items())]

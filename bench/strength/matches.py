"""One game between two players, and what is known of them after many.

A game's seed is a run's first seed plus the game's number.  Runs by which players are tuned have
other seeds (below 1,000,000) than those that tell how strong they are (from FIRST_SEED on).
"""

import math
import time
from collections.abc import Iterable
from typing import Any, NamedTuple

from beginners import Beginner

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.players.levels import Level, Searcher

FIRST_SEED = 1_000_001
LONGEST = 20_000  # actions and outcomes; a game that is longer counts as drawn


class Task(NamedTuple):
    """A game to be played: `one` sits at seat `number` modulo the seats, `two` at all others."""

    game: str
    options: tuple[tuple[str, Any], ...]
    one: str
    two: str
    number: int
    first_seed: int = FIRST_SEED
    opening: int = 0  # decisions at random before the players begin, the same for each seat

    @property
    def seed(self) -> int:
        return self.first_seed + self.number


def player_of(word: str) -> Any:
    """A player's name; `beginner` (beginners.py); or a search of one's own: tree:ROUNDS or
    minimax:NODES:DEPTH, and after it :ATTENTION:TEMPERATURE.

    With @MS after it, it has so many milliseconds for a decision.
    """
    if "@" in word:
        word, ms = word.split("@")
        return Timed(player_of(word), float(ms))
    if word == "beginner":
        return Beginner()
    if ":" not in word:
        return players.player(word)
    search, work, *rest = word.split(":")
    depth = int(rest.pop(0)) if search == "minimax" and rest else 59
    attention, temperature = (*map(float, rest), *(1.0, 0.0)[len(rest) :])
    level = Level(int(work), depth, attention, temperature)
    return Searcher(lambda room: level, search=search)


class Timed:
    """A player who is given some time for each decision."""

    def __init__(self, agent: players.Player, ms: float) -> None:
        if not ms > 0:
            raise ValueError("a decision takes more than 0 milliseconds")
        self.agent, self.ms = agent, ms

    def choose(self, query: players.Query) -> players.Decision:
        return self.agent.choose(query._replace(ms=self.ms))


def played(task: Task) -> tuple[Game, list[float], list[int]]:
    """The finished game; seconds and decisions of `one`, and of the others."""
    game = Game(games.room(task.game), dict(task.options))
    own = task.number % game.seats
    agents = {seat: player_of(task.one if seat == own else task.two) for seat in range(game.seats)}
    rng, spent, decisions = random.seeded(task.seed), [0.0, 0.0], [0, 0]
    thinking = {seat: random.seeded(task.seed << 8 | 1 + seat) for seat in agents}
    anything = random.seeded(task.first_seed + task.number // game.seats)
    for _ in range(task.opening):
        play_anything(game, anything)
    while not game.over and len(game.events) < LONGEST:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        began = time.perf_counter()
        seat, decision = players.first_to_act(game, agents, thinking)
        spent[seat != own] += time.perf_counter() - began
        decisions[seat != own] += 1
        game.play(decision.text, seat)
    return game, spent, decisions


def play(task: Task) -> dict[str, Any]:
    """The result, for `one`, with the time that each took for its decisions."""
    game, spent, decisions = played(task)
    own = task.number % game.seats
    return {
        **task._asdict(),
        "options": dict(task.options),
        "seed": task.seed,
        "points": game.result[own] if game.over else 0.5,
        "reason": game.reason if game.over else "unfinished",
        "events": len(game.events),
        "ms": [round(1000 * s / max(d, 1), 2) for s, d in zip(spent, decisions)],
        "seconds": round(sum(spent), 3),
    }


def play_anything(game: Game, rng: list[int]) -> None:
    """A decision at random, and what chance has to say before it; none that ends the game."""
    while game.to_play == CHANCE:
        game.roll(rng)
    seat = game.players[0]
    texts = sorted(game.actions(seat))
    while texts:
        game.play(texts.pop(random.below(rng, len(texts))), seat)
        if not game.over:
            return
        game.undo()


class Score(NamedTuple):
    games: int
    points: float
    ms: tuple[float, float]

    @property
    def share(self) -> float:
        return self.points / self.games

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        n, p = self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(middle - half, 0.0), min(middle + half, 1.0)


def score(results: Iterable[dict[str, Any]]) -> Score:
    found = list(results)
    ms = [sum(one["ms"][i] for one in found) / len(found) for i in range(2)]
    return Score(len(found), sum(one["points"] for one in found), (ms[0], ms[1]))


def against_one(share: float, seats: int) -> float:
    """The share of a player who is alone in the wins of that player and one of the others."""
    return share / (share + (1 - share) / (seats - 1))


def elo(share: float) -> float:
    """The difference that a share of the points stands for."""
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share / (1 - share))


def ratings(results: Iterable[dict[str, Any]], seats: int = 2) -> dict[str, float]:
    """Elo of all players of a game, the likeliest (each pair having drawn once more); mean 0."""
    pairs: dict[tuple[str, str], list[float]] = {}
    for one in results:
        pair = pairs.setdefault((one["one"], one["two"]), [1.0, 1 / seats])
        pair[0] += 1
        pair[1] += one["points"]
    for pair in pairs.values():
        pair[1] = pair[0] * against_one(pair[1] / pair[0], seats)
    found = {name: 0.0 for pair in pairs for name in pair}
    for _ in range(2_000):
        for name in found:
            games = expected = points = 0.0
            for (one, two), (n, p) in pairs.items():
                if name in (one, two):
                    other = two if name == one else one
                    games += n
                    points += p if name == one else n - p
                    expected += n / (1 + 10 ** ((found[other] - found[name]) / 400))
            found[name] += 200 * (points - expected) / games
    middle = sum(found.values()) / len(found)
    return {name: value - middle for name, value in found.items()}

"""Matches of the Study between computer players, the race decided by the seconds they think.

python -m regalia.players.study_match 200      how each level fares against the one two below
"""

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from regalia import games
from regalia.core import random
from regalia.core.card import Options
from regalia.core.contract import CHANCE, EVERYBODY
from regalia.core.game import Game
from regalia.players.study import HOURGLASS, player, race
from regalia.players.study_mind import MINDS

KINDS: tuple[dict[str, Any], ...] = (
    {"level": 1},
    {"level": 2},
    {"level": 3},
    {"level": 1, "bonus": True},
    {"level": 2, "bonus": True},
    {"level": 3, "bonus": True},
)


class Match(NamedTuple):
    winner: int
    points: tuple[int, int]
    seconds: float  # as thought, over all races and hourglasses


def match(level_a: int, level_b: int, options: Options | None = None, seed: int = 0) -> Match:
    """Seat 0 has the first level.  A seed has one match: cards, thoughts and all."""
    game = Game(games.room("study"), {"mode": "match", **(options or {})})
    glass = float(game.options.get("hourglass") or HOURGLASS)
    players = {seat: player(level, glass) for seat, level in enumerate((level_a, level_b))}
    rng = random.seeded(seed)
    thoughts = {seat: [0, 0, 0, 0] for seat in players}
    before, seconds = 0.0, 0.0
    while not game.over:
        seat = game.to_play
        if seat == CHANCE:
            game.roll(rng)
        elif seat == EVERYBODY:
            for mine in thoughts.values():
                random.reseed(mine, random.bits(rng), random.bits(rng))
            copies = {who: list(mine) for who, mine in thoughts.items()}
            first, said = race(players, game.box, game.view(), copies)
            before = said.seconds
            seconds += before
            game.play(f"declare:{said.number}", first)
        elif game.view()["phase"] == "hourglass":
            answer = players[seat].answers(game.box, game.view(seat), thoughts[seat], before)
            seconds += answer.seconds
            game.play("decline" if answer.plan is None else "challenge", seat)
        else:
            actions = sorted(game.actions(seat))
            thought = players[seat].choose(game.room, game.box, game.view(seat), actions, rng)
            game.play(thought.text, seat)
    points = game.view()["points"]
    return Match(game.result.index(1.0), (points[0], points[1]), seconds)


def play_match(level_a: int, level_b: int, options: Options | None = None, seed: int = 0) -> int:
    """The seat that wins: 0 or 1."""
    return match(level_a, level_b, options, seed).winner


class Tally(NamedTuple):
    """How a level fared against a lower one."""

    won: float  # share of the matches
    for_it: float  # points, on average
    against: float
    seconds: float  # of thought for one point


def tally(level: int, other: int, options: Options, matches: int) -> Tally:
    """Half of the matches from each seat."""
    won, mine, theirs, seconds = 0, 0, 0, 0.0
    for seed in range(matches):
        if seed % 2:
            found = match(other, level, options, seed)
        else:
            found = match(level, other, options, seed)
        seat = seed % 2
        won += found.winner == seat
        mine += found.points[seat]
        theirs += found.points[1 - seat]
        seconds += found.seconds
    return Tally(won / matches, mine / matches, theirs / matches, seconds / (mine + theirs))


def table(matches: int) -> Iterator[str]:
    """Each level against the one two below, in every kind of challenge, as Markdown."""
    names = [f"level {kind['level']}{' bonus' if kind.get('bonus') else ''}" for kind in KINDS]
    yield f"| | {' | '.join(names)} |"
    yield "|---" * (1 + len(KINDS)) + "|"
    for level in range(3, len(MINDS) + 1):
        cells = []
        for kind in KINDS:
            found = tally(level, level - 2, kind, matches)
            cells.append(f"{found.won:.0%} ({found.for_it:.1f} : {found.against:.1f})")
        yield f"| {level} against {level - 2} | {' | '.join(cells)} |"


if __name__ == "__main__":
    for row in table(int(sys.argv[1]) if len(sys.argv) > 1 else 200):
        print(row, flush=True)

"""Measure the parts of random play: listing legal actions, drawing from chance, acting.

    python bench/speed/limits.py [GAME…]

States of random games are written down and each part is done to all of them alone, compiled; a
figure is the best of many rounds, by processor time, less what it takes to read a state.  A line is
for one decision with the draws of chance that go with it; "whole" is `regalia.fast.play`, which
does all of it in one go, and whose loop, past and generator are what is left over.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import limits_kernel
import numpy as np

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast import play
from regalia.fast.compiler import compiled
from regalia.fast.rows import row_width, to_row
from regalia.fast.warm import as_array

STATES, ROUNDS = 2048, 60


def states(room: Room) -> tuple[list[list[int]], list[list[int]]]:
    """States of random games, as rows with the action played there: decisions, and chance."""
    rng, decisions, chances = random.seeded(1), list[list[int]](), list[list[int]]()
    while len(decisions) < STATES:
        game = Game(room, dict(room.card.first))
        while not game.over and len(decisions) < STATES:
            numbers = [0] * row_width(game.state)
            to_row(game.state, numbers)
            if game.is_chance:
                game.roll(rng)
            else:
                texts = list(game.actions())
                game.play(texts[random.below(rng, len(texts))])
            (chances if game.events[-1].seat == CHANCE else decisions).append(
                [*numbers, game.events[-1].action]
            )
    return decisions, chances


def best(done: Callable[[], Any]) -> float:
    """Nanoseconds of processor time."""
    done()
    found = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        done()
        found.append(time.process_time() - begin)
    return min(found) * 1e9


def line(room: Room) -> str:
    decisions, chances = (np.array(rows, np.int64) for rows in states(room))
    game = Game(room, dict(room.card.first))
    params, kernel = as_array(game.params), compiled(room, limits_kernel)
    buffer, rng = np.empty(room.rules.MOST_ACTIONS, np.int64), np.ones(4, np.int64)

    def part(rows: Any, does: Callable[..., Any], *given: Any) -> float:
        if not len(rows):
            return 0.0
        states = np.ascontiguousarray(rows[:, :-1])
        reading = best(lambda: kernel.read(params, states))
        return (best(lambda: does(params, states, *given)) - reading) / len(decisions)

    listing = part(decisions, kernel.listed, buffer)
    drawing = part(chances, kernel.drawn, rng, buffer)
    acting = part(decisions, kernel.acted, decisions[:, -1].copy())
    if len(chances):
        acting += part(chances, kernel.acted, chances[:, -1].copy())
    many, points = compiled(room, play).play_many, np.zeros(game.seats, np.int64)
    played = many(params, game.state, 40, 1, 1000, points)[0]
    whole = best(lambda: many(params, game.state, 40, 1, 1000, points)) / played
    numbers = (whole, listing, drawing, acting)
    told = " | ".join(f"{number:.0f}" for number in numbers)
    return f"| {room.card.id} | {len(chances) / len(decisions):.1f} | {told} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="*", default=games.names())
    print("| ns a decision | draws | whole | legal actions | drawing | acting |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in parser.parse_args().game:
        print(line(games.room(name)), flush=True)


if __name__ == "__main__":
    main()

"""Measure the worth of knowing all cards in the Queen's Gambit, and of looking longer if one does.

    python bench/strength/gambit_open.py open:400 400 --matches 100 --first-seed 50000
    python bench/strength/gambit_open.py open:4000 open:400 --matches 100 --first-seed 50000
    python bench/strength/gambit_open.py 4000 400 --matches 100 --first-seed 50000

A player is so many rounds of the tree, with the weights of all levels; `open:` is shown the cards
of all others, in their rows, hands and piles (not the order of the piles).  Seats change; games are
lines of JSON, as in run.py, and a run that was stopped goes on.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import open_cards
from lasting import play_all, read
from matches import FIRST_SEED, Score

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, State
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.room import Room
from regalia.fast import warm
from regalia.players import tree
from regalia.players.searching import Clock, mcts

GAMBIT = games.room("gambit")


def open_room() -> Room:
    room = Room(GAMBIT.package)
    room.__dict__["insight"] = open_cards
    return room


OPEN = open_room()


class OpenQuery(Query):
    """A query in which there is one world: the true one."""

    state: State

    def world(self) -> State:
        return self.state


class Task(NamedTuple):
    one: str
    two: str
    number: int
    first_seed: int


def chosen(word: str, game: Game, rng: list[int]) -> str:
    query = Query.about(game, game.to_play, rng)
    if word.startswith("open:"):
        query = OpenQuery(*query._replace(room=OPEN))
        query.state = game.state
    rounds = int(word.removeprefix("open:"))
    return mcts(query, query.actions, rounds, Clock(None)).analyses[0].text


def play(task: Task) -> dict[str, Any]:
    game, own, seed = Game(GAMBIT), task.number % 2, task.first_seed + task.number // 2
    rng, thinking = random.seeded(seed), [random.seeded(seed << 8 | 1 + seat) for seat in (0, 1)]
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        seat = game.to_play
        game.play(chosen(task.one if seat == own else task.two, game, thinking[seat]), seat)
    return {**task._asdict(), "points": game.result[own], "turns": game.state.turn}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("players", nargs=2)
    parser.add_argument("--matches", type=int, default=100, help="games")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("bench/strength/gambit_open.jsonl"))
    given = parser.parse_args()
    tasks = [Task(*given.players, number, given.first_seed) for number in range(given.matches)]
    done = {task_of(one) for one in read(given.results)}
    warm.warm_up(GAMBIT, kernels=[tree])
    warm.warm_up(OPEN, kernels=[tree])
    play_all(play, [task for task in tasks if task not in done], given.results, given.processes)
    results = [one for one in read(given.results) if task_of(one) in set(tasks)]
    found = Score(len(results), sum(one["points"] for one in results), (0, 0))
    low, high = found.interval()
    one, two = given.players
    print(f"{one} against {two}: {found.share:.1%} of {found.games} ({low:.1%} to {high:.1%})")


def task_of(result: dict[str, Any]) -> Task:
    return Task(*(result[name] for name in Task._fields))


if __name__ == "__main__":
    main()

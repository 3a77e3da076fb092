"""How strong the computer players of the Queen's Gambit are against what is not of the house.

    python bench/strength/gambit.py                                 all of it, for 2, 3 and 4
    python bench/strength/gambit.py --against plain --players 3 --matches 60 --ms 50
    python bench/strength/gambit.py --against centre greedy --processes 16

plain     a determinized tree search: trees grown separately in worlds that fit the view, games
          played out at random to their end, and the visits of all trees added up; it has ten
          times (--times) as long
centre    hugs the centre: takes the best token, or goes where the middle is nearest
greedy    takes the best token, with an eye on what its next card takes; plans queens first

The level (10, if no other is asked for) sits at one seat, which changes from game to game, and the
other player at all others.  So among three or four a fair share is a third or a quarter; the last
column is the level's share of what it and one of the others win.
"""

import argparse
import json
import multiprocessing
import time
from pathlib import Path
from typing import Any, NamedTuple

from matches import Score

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast import warm
from regalia.fast.compiler import compiled
from regalia.games.gambit import insight, rules
from regalia.players import tree
from regalia.players.question import Question
from regalia.players.thoughts import Thought

WORLDS = 16  # of the plain search
CHUNK = 8  # its rounds between looks at the clock


class Plain:
    """The tree search for all games, with no insight, on one world after another."""

    def choose(self, question: Question) -> Thought:
        if len(question.actions) == 1:
            return Thought(question.actions[0], 0.5, [], 0)
        visits = dict.fromkeys(question.actions, 0)
        began, ms = time.monotonic(), question.ms or 1_000
        for number in range(1, WORLDS + 1):
            self._grow(question, began + ms / 1000 * number / WORLDS, visits)
        best = max(question.actions, key=lambda text: visits[text])
        return Thought(best, 0.5, [best], sum(visits.values()))

    def _grow(self, question: Question, until: float, visits: dict[str, int]) -> None:
        import numpy as np

        engine, world = compiled(uninformed(), tree), question.world()
        numbers = question.numbers(world)
        known, slots = np.zeros(tree.WIDTH << 17, np.int64), np.zeros(1 << 18, np.int64)
        engine.plant(known)
        for number in numbers.values():
            engine.grown(known, slots, tree.ROOT, number)
        rng = np.array(random.seeded(random.bits(question.rng)), np.int64)
        most = rules.MOST_ACTIONS
        buffers = np.zeros(most, np.int64), np.zeros(most, np.int64), np.zeros(500, np.int64)
        box, past, seats = warm.as_array(question.box), np.zeros(64, np.int64), question.seats
        me = question.view["seat"]
        while True:
            engine.look_around(box, world, me, seats, past, CHUNK, known, slots, rng, *buffers)
            if time.monotonic() >= until:
                break
        for text, number in numbers.items():
            at = engine.child_of(known, slots, tree.ROOT, number) * tree.WIDTH
            visits[text] += int(known[at + tree.VISITS])


class Uninformed(Room):
    """The room of a game, without its insight."""

    def __init__(self, room: Room) -> None:
        super().__init__("regalia.core")  # a package in which there is no insight.py
        self.room = room

    def part(self, name: str) -> Any:
        return self.room.part(name)


_uninformed: list[Room] = []


def uninformed() -> Room:
    if not _uninformed:
        _uninformed.append(Uninformed(games.room("gambit")))
    return _uninformed[0]


class Trick:
    """A player that goes by one rule of thumb; cards are planned queens first."""

    def choose(self, question: Question) -> Thought:
        world = question.world()
        numbers = question.numbers(world)
        best = max(
            question.actions, key=lambda text: self.liking(question.box, world, text, numbers[text])
        )
        return Thought(best, 0.5, [best], 0)

    def liking(self, box: Any, s: Any, text: str, action: int) -> float:
        if s.phase == rules.MOVING and action != rules.STAY:
            return self.liking_of_move(box, s, action)
        if s.phase in (rules.PLANNING, rules.ADDING):
            cards = text.removeprefix("plan:")
            return sum("BNRQ".index(card) * 10.0**-i for i, card in enumerate(cards))
        return 0


class Centre(Trick):
    def liking_of_move(self, box: Any, s: Any, action: int) -> float:
        x, y = action % 8, action // 8
        return 10 * gain(s, action) - abs(x - 3.5) - abs(y - 3.5)


class Greedy(Trick):
    def liking_of_move(self, box: Any, s: Any, action: int) -> float:
        return insight.interest(box, s, action)


def gain(s: Any, square: int) -> int:
    return insight.VALUE_ON[64 * s.setup + square] if rules.token_on(s, square) else 0


OTHERS = {"plain": Plain, "centre": Centre, "greedy": Greedy}


# ------------------------------------------------------------------------------------- matches


class Task(NamedTuple):
    against: str
    seats: int
    number: int
    level: int
    ms: float
    times: float


def play(task: Task) -> dict[str, Any]:
    game = Game(games.room("gambit"), {"players": task.seats})
    own = task.number % task.seats
    best, other = players.of_level(task.level), OTHERS[task.against]()
    seed = task.number // task.seats + 1  # all seats are played with the same seed
    rng = random.seeded(seed)
    thinking = [random.seeded(seed << 8 | 1 + seat) for seat in range(task.seats)]
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        seat = game.to_play
        mind, ms = (best, task.ms) if seat == own else (other, task.ms * task.times)
        game.play(mind.choose(Question.about(game, seat, thinking[seat], ms)).text, seat)
    return {**task._asdict(), "won": int(game.result[own] == 1), "events": len(game.events)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", nargs="+", default=list(OTHERS), choices=OTHERS)
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=60, help="games of each kind")
    parser.add_argument("--level", type=int, default=10)
    parser.add_argument("--ms", type=float, default=500, help="level 10's time for a move")
    parser.add_argument(
        "--times", type=float, default=10, help="how much more the plain search has"
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, help="a file for the games, as JSON lines")
    chosen = parser.parse_args()
    room = games.room("gambit")
    warm.warm_up(room, engines=[tree])
    warm.warm_up(uninformed(), engines=[tree])
    print("| against | players | games | won | 95 % | fair | share against one |")
    print("|---|---:|---:|---:|---|---:|---:|")
    with multiprocessing.Pool(chosen.processes) as pool:
        for against in chosen.against:
            for seats in chosen.players:
                tasks = [
                    Task(against, seats, number, chosen.level, chosen.ms, chosen.times)
                    for number in range(chosen.matches)
                ]
                results = list(pool.imap_unordered(play, tasks))
                print(row(against, seats, results), flush=True)
                if chosen.results:
                    with chosen.results.open("a") as file:
                        file.writelines(json.dumps(one) + "\n" for one in results)


def row(against: str, seats: int, results: list[dict[str, Any]]) -> str:
    found = Score(len(results), sum(one["won"] for one in results), (0, 0))
    low, high = found.interval()
    share = found.share / (found.share + (1 - found.share) / (seats - 1))
    return (
        f"| {against} | {seats} | {found.games} | {found.share:.1%} | {low:.1%} to {high:.1%} "
        f"| {1 / seats:.1%} | {share:.1%} |"
    )


if __name__ == "__main__":
    main()

"""Measure the computer players of the Queen's Gambit against opponents from elsewhere.

    python bench/strength/gambit.py                                 all of it, for 2, 3 and 4
    python bench/strength/gambit.py --against plain --players 3 --matches 60 --ms 50
    python bench/strength/gambit.py --against centre greedy --processes 16

plain     a determinized tree search (plain.py); it has ten times (--times) as long; or, with
          --rounds LEVEL PLAIN, both have so many rounds, which busy cores do not disturb
centre    hugs the centre: takes the best token, or goes where the middle is nearest
greedy    takes the best token, with an eye on what its next card takes; plans queens first

The level (10, if no other is asked for) sits at one seat, which changes from game to game, and the
other player at all others; --turned: the other way round.  So among three or four a fair share is a
third or a quarter; the last column is the share of what the one who is alone and one of the others
win.  Seeds of tuning and of measuring are apart (matches.py).  Games are written to a file of JSON
lines as soon as they are over; those that are there already are not played again.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import plain
from lasting import play_all, read
from matches import FIRST_SEED, Score, against_one
from plain import Plain

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.game.decision import Decision
from regalia.core.game.query import Query
from regalia.fast import warm
from regalia.games.gambit import insight, rules
from regalia.players import tree
from regalia.players.levels import Searcher, levels


class Trick:
    """A player that goes by one rule of thumb; cards are planned queens first."""

    def choose(self, query: Query) -> Decision:
        world = query.world()
        numbers = query.numbers(world)
        best = max(
            query.actions, key=lambda text: self.liking(query.params, world, text, numbers[text])
        )
        return Decision(best, 0.5, [best], 0)

    def liking(self, params: Any, s: Any, text: str, action: int) -> float:
        if s.phase == rules.MOVING and action != rules.STAY:
            return self.liking_of_move(params, s, action)
        if s.phase in (rules.PLANNING, rules.ADDING):
            cards = text.removeprefix("plan:")
            return sum("BNRQ".index(card) * 10.0**-i for i, card in enumerate(cards))
        return 0


class Centre(Trick):
    def liking_of_move(self, params: Any, s: Any, action: int) -> float:
        x, y = action % 8, action // 8
        return 10 * gain(params, s, action) - abs(x - 3.5) - abs(y - 3.5)


class Greedy(Trick):
    def liking_of_move(self, params: Any, s: Any, action: int) -> float:
        return insight.priority(params, s, action)


def gain(params: Any, s: Any, square: int) -> int:
    worth: int = params[rules.WORTH_AT + 64 * s.setup + square]
    return worth if rules.token_on(params, s, square) else 0


OTHERS = ("plain", "centre", "greedy")


def best_of(task: "Task") -> Any:
    if task.rounds is None:
        return players.of_level(task.level)
    level = levels(games.room("gambit"))[task.level - 1]._replace(work=task.rounds[0])
    return Searcher(lambda room: level)


def other_of(task: "Task") -> Any:
    if task.against == "plain":
        return Plain(task.rounds[1]) if task.rounds else Plain(ms=task.ms * task.times)
    return Centre() if task.against == "centre" else Greedy()


# ------------------------------------------------------------------------------------- matches


class Task(NamedTuple):
    against: str
    seats: int
    number: int
    level: int
    ms: float
    times: float
    first_seed: int = FIRST_SEED
    turned: bool = False
    rounds: tuple[int, int] | None = None  # of the level, and of the plain search


def play(task: Task) -> dict[str, Any]:
    game = Game(games.room("gambit"), {"players": task.seats})
    own = task.number % task.seats
    best, other = best_of(task), other_of(task)
    ms = None if task.rounds else task.ms
    spent, decisions = [0.0, 0.0], [0, 0]
    seed = task.first_seed + task.number // task.seats  # all seats are played with the same seed
    rng = random.seeded(seed)
    thinking = [random.seeded(seed << 8 | 1 + seat) for seat in range(task.seats)]
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        seat = game.to_play
        agent = best if (seat == own) != task.turned else other
        began = time.process_time()
        game.play(agent.choose(Query.about(game, seat, thinking[seat], ms)).text, seat)
        spent[agent is other] += time.process_time() - began
        decisions[agent is other] += 1
    used = [round(1000 * s / max(d, 1), 1) for s, d in zip(spent, decisions)]
    return {**task._asdict(), "won": int(game.result[own] == 1), "ms_used": used}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", nargs="+", default=OTHERS, choices=OTHERS)
    parser.add_argument("--players", nargs="+", type=int, default=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=60, help="games of each kind")
    parser.add_argument("--level", type=int, default=10)
    parser.add_argument("--ms", type=float, default=500, help="level 10's time for a move")
    parser.add_argument(
        "--times", type=float, default=10, help="how much more the plain search has"
    )
    parser.add_argument("--rounds", type=int, nargs=2, metavar=("LEVEL", "PLAIN"))
    parser.add_argument("--turned", action="store_true", help="the other player is alone")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("bench/strength/gambit.jsonl"))
    chosen = parser.parse_args()
    given = chosen.level, chosen.ms, chosen.times, chosen.first_seed, chosen.turned
    given += (tuple(chosen.rounds) if chosen.rounds else None,)
    warm.warm_up(games.room("gambit"), kernels=[tree, plain])
    print("| against | players | games | won | 95 % | fair | share against one | ms used |")
    print("|---|---:|---:|---:|---|---:|---:|---|")
    for against in chosen.against:
        for seats in chosen.players:
            tasks = [Task(against, seats, number, *given) for number in range(chosen.matches)]
            done = {task_of(result) for result in read(chosen.results)}
            waiting = [task for task in tasks if task not in done]
            play_all(play, waiting, chosen.results, chosen.processes)
            wanted = set(tasks)
            results = [one for one in read(chosen.results) if task_of(one) in wanted]
            print(row(against, seats, results), flush=True)


def task_of(result: dict[str, Any]) -> Task:
    given = {name: result[name] for name in Task._fields}
    return Task(**given | {"rounds": tuple(result["rounds"]) if result["rounds"] else None})


def row(against: str, seats: int, results: list[dict[str, Any]]) -> str:
    found = Score(len(results), sum(one["won"] for one in results), (0, 0))
    low, high = found.interval()
    used = [sum(one["ms_used"][i] for one in results) / len(results) for i in range(2)]
    share = against_one(found.share, seats)
    return (
        f"| {against} | {seats} | {found.games} | {found.share:.1%} | {low:.1%} to {high:.1%} "
        f"| {1 / seats:.1%} | {share:.1%} | {used[0]:.1f} / {used[1]:.1f} |"
    )


if __name__ == "__main__":
    main()

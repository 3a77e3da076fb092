"""Count the habits of a level that plays against itself.

    python bench/strength/habits.py --rooms gambit --players level1 level3 --games 40 --processes 2
    python bench/strength/habits.py --tell

Each game is a line of JSON in a file, as in run.py; docs/levels.md tells people what came of it.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from lasting import read
from matches import FIRST_SEED, Task, played
from run import play_missing, task_of

from regalia.core.game import Game
from regalia.games.battles.rules import state as battles
from regalia.games.gambit import rules as gambit
from regalia.games.gambit.habits import decided, gain
from regalia.games.twelve import rules as twelve
from regalia.games.ur import rules as ur
from regalia.players import HIGHEST_LEVEL

LEVELS = [f"level{n}" for n in range(1, HIGHEST_LEVEL)]
SEEN = ("battles", "gambit", "twelve", "ur")
Habits = dict[str, float | list[int] | None]  # a number, or [how often, out of how many]


def decisions(game: Game) -> list[tuple[Any, int]]:
    """The states in which somebody acted, each with the action."""
    return [(s, one.action) for s, one in zip(game.states, game.events) if one.seat >= 0]


def of_battles(game: Game) -> Habits:
    """Cards that were offered and drawn, the round of the first blow, and how it ended."""
    offers, drawn, rounds, first, strikes, chances = 0, 0, 0, None, 0, 0
    for s, event in zip(game.states, game.events):
        if s.phase == battles.INITIATIVE and s.player == 0:
            rounds += 1
        elif s.phase in (battles.OFFERED_ONE, battles.OFFERED_TWO):
            offers, drawn = offers + 1, drawn + (event.action == battles.YES)
        elif s.phase == battles.ATTACKING:
            chances += 1
            if event.action & 7 != battles.HOLD:
                strikes, first = strikes + 1, first or rounds
    fallen = 8 - sum(area.bit_count() for area in game.state.stands)
    return {
        "rounds": rounds,
        "drawn": [drawn, offers],
        "struck": [strikes, chances],
        "first blow in round": first,
        "units fallen": fallen,
        "eliminated": [int(not all(game.state.stands)), 1],
        "tied": [int(game.result[0] == 0.5), 1],
    }


def of_gambit(game: Game) -> Habits:
    """Counts of the turns in which something could be captured, was, and the best was."""
    counted: Habits = {"turns": game.state.turn}
    for s, action in decisions(game):
        if s.phase != gambit.MOVING:
            continue
        worth = {to: gain(game.params, s, to) for to in gambit.actions(game.params, s)}
        best = max(worth.values(), default=0)
        if best:
            when = "decided" if decided(game.params, s) else "open"
            for what, done in (("taken", worth[action] > 0), ("best taken", worth[action] == best)):
                pair = counted.setdefault(f"{what}, {when}", [0, 0])
                assert isinstance(pair, list)
                pair[0], pair[1] = pair[0] + done, pair[1] + 1
    return counted


def of_twelve(game: Game) -> Habits:
    """The number of times that somebody could have surrounded the own king, and did."""
    could = did = 0
    for s, action in decisions(game):
        ends = {one: twelve.act((), s, one).outcome for one in twelve.actions((), s)}
        lost = {one for one, outcome in ends.items() if outcome == 1 - s.player}
        if 0 < len(lost) < len(ends):
            could, did = could + 1, did + (action in lost)
    drawn = game.result[0] == 0.5
    return {
        "actions": len(game.events),
        "own king surrounded": [did, could],
        "drawn": [int(drawn), 1],
    }


def of_ur(game: Game) -> Habits:
    rolls = sum(one.seat < 0 for one in game.events)
    turns = sum(s.phase in (ur.ROLLING, ur.CLAIMING) and s.roll == 0 for s in game.states)
    return {"rolls": rolls, "turns": turns, "drawn": [int(game.result[0] == 0.5), 1]}


OF: dict[str, Callable[[Game], Habits]] = {
    "battles": of_battles,
    "gambit": of_gambit,
    "twelve": of_twelve,
    "ur": of_ur,
}


def play(task: Task) -> dict[str, Any]:
    game, _, _ = played(task)
    return {**task._asdict(), "options": dict(task.options), "habits": OF[task.game](game)}


def told(results: list[dict[str, Any]]) -> dict[str, str]:
    """Each habit in words: a share of all games together, or a median, and the most."""
    found: dict[str, list[Any]] = {}
    for one in results:
        for name, value in one["habits"].items():
            found.setdefault(name, []).append(value)
    words = {}
    for name, values in found.items():
        if isinstance(values[0], list):
            did, could = (sum(value[i] for value in values) for i in (0, 1))
            words[name] = f"{did / could:.1%} of {could}" if could else "of none"
        else:
            known = [value for value in values if value is not None]
            words[name] = f"{median(known):.0f} (up to {max(known)})" if known else "never"
    return words


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", nargs="+", default=list(SEEN), choices=SEEN)
    parser.add_argument("--players", nargs="+", default=LEVELS, help="as those of run.py")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=Path("bench/strength/habits.jsonl"))
    parser.add_argument("--tell", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    tasks = [
        Task(room, (), player, player, number, chosen.first_seed)
        for number in range(chosen.games)
        for room in chosen.rooms
        for player in chosen.players
    ]
    if not chosen.tell:
        play_missing(tasks, chosen.results, chosen.processes, play)
    wanted = set(tasks)
    results = [one for one in read(chosen.results) if task_of(one) in wanted]
    for room in chosen.rooms:
        rows = {
            player: told([one for one in results if (one["game"], one["one"]) == (room, player)])
            for player in chosen.players
        }
        names = list(dict.fromkeys(name for row in rows.values() for name in row))
        print(f"\n### {room}\n\n| | {' | '.join(names)} |\n|---|{'---:|' * len(names)}")
        for player, row in rows.items():
            print(f"| {player} | {' | '.join(row.get(name, '') for name in names)} |")


if __name__ == "__main__":
    main()

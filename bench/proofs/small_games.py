"""Measure the size of the small games, and what our levels leave to a best answer
(docs/research.md).

    python bench/proofs/small_games.py count [GAME…]  states, views of them, information sets
    python bench/proofs/small_games.py exploit 2 2 --level 5  Ur of two pieces, two rosettes

`count` walks all states that can be reached, then all that a seat can have read: an information set
is a log that ends where its seat decides, and all states that fit it are walked together.  Ur hides
nothing and may never end: there, positions are counted.

`exploit` asks a level once in every position of a small Ur, with every roll, and finds out what the
best answer to that makes of the game: both by sweeps over all positions until no value changes by
more than 1e-9.  The draw by equal starts (UR-20) is left out: values are those of endless play at
nothing for either side.
"""

import argparse
import json
import time
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY
from regalia.core.game import Game
from regalia.core.secrets import log_text, redacted
from regalia.games.ur import rules as ur

DUEL = '[[scenario]]\nid = "duel"\nname = "Duel"\narmies = ["P", "N"]\n'
SMALL: tuple[tuple[str, dict[str, Any]], ...] = (
    ("gambit", {"setup": 1, "tokens": 1, "deck": "BBBRRR", "turns": 4}),
    ("battles", {"deck": 4, "scenario": "duel", "units": DUEL}),
)
MOST = 3_000_000  # states that are counted, before one says "more than"


# ---------------------------------------------------------------------------------------- count


def count(game: str, options: dict[str, Any]) -> str:
    begin, room, params = time.monotonic(), games.room(game), Game(game, options).params
    rules = room.rules
    first = rules.start(params)
    seen, waiting, shown, asked = {hash(first)}, [first], set(), 0
    while waiting and len(seen) < MOST:
        s = waiting.pop()
        who = rules.to_play(params, s)
        if who == NOBODY:
            continue
        if who >= 0:
            asked += 1
            shown.add(hash((who, json.dumps(redacted(room, params, s, who).view()))))
        choices = rules.chances if who == CHANCE else rules.actions
        for action in choices(params, s):
            after = rules.act(params, s, action)
            if hash(after) not in seen:
                seen.add(hash(after))
                waiting.append(after)
    more = "more than " if waiting else ""
    took = time.monotonic() - begin
    return (
        f"{game} {json.dumps(options)}: {more}{len(seen):,} states, {asked:,} of them decisions, "
        f"{len(shown):,} different views of whoever decides; {took:.0f} s"
    )


def nodes(game: str, options: dict[str, Any]) -> int:
    """The nodes of the whole tree: in how many ways a game can begin."""
    whole = Game(game, options)
    params, rules = whole.params, whole.room.rules

    @cache
    def from_here(s: Any) -> int:
        who = rules.to_play(params, s)
        if who == NOBODY:
            return 1
        choices = rules.chances if who == CHANCE else rules.actions
        return 1 + sum(from_here(rules.act(params, s, action)) for action in choices(params, s))

    return from_here(whole.state)


def remembered(game: str, options: dict[str, Any]) -> list[int]:
    """The number of different logs in which each seat may have to decide, if it forgets nothing."""
    whole = Game(game, options)
    params, rules = whole.params, whole.room.rules

    def after(fit: frozenset[Any], seat: int) -> Iterator[frozenset[Any]]:
        """The states that fit, by what the seat reads next."""
        read: dict[str, set[Any]] = {}
        for s in fit:
            who = rules.to_play(params, s)
            if who != NOBODY:
                for action in (rules.chances if who == CHANCE else rules.actions)(params, s):
                    text = log_text(whole.room, params, s, action, seat)
                    read.setdefault(text, set()).add(rules.act(params, s, action))
        yield from map(frozenset, read.values())

    def logs(seat: int) -> int:
        @cache
        def from_here(fit: frozenset[Any]) -> int:
            decides = any(rules.to_play(params, s) == seat for s in fit)
            return int(decides) + sum(map(from_here, after(fit, seat)))

        return from_here(frozenset([whole.state]))

    return [logs(seat) for seat in range(whole.seats)]


# -------------------------------------------------------------------------------------- exploit

WON, SAME, OTHER, EITHER = range(4)  # what an action leads to: whose roll it is then


class Ways(NamedTuple):
    """The legal actions: for every position and roll a stretch of `kind`, `to`, `action`."""

    positions: list[tuple[int, int]]
    first: Any  # where the stretch of position and roll begins
    kind: Any
    same: Any  # the position that is reached, seen from the player who acted,
    other: Any  # and seen from the other
    action: list[int]


def areas(pieces: int) -> Iterator[int]:
    for area in range(1 << 20):
        if area.bit_count() <= pieces:
            yield area


def ways(params: tuple[int, ...], pieces: int) -> Ways:
    """All of them; a player who holds enough rosettes has won before, such positions are none."""
    some = [area for area in areas(pieces) if not ur.holds(params, area)]
    positions = [(own, foe) for own in some for foe in some if not own & foe]
    index = {position: i for i, position in enumerate(positions)}
    first, kinds, same, other, actions = [], [], [], [], []
    for own, foe in positions:
        for roll in range(6):
            first.append(len(kinds))
            before = ur.Ur(own, foe, 0, ur.MOVING, roll, -1, 0, -1, 0, -1)
            if not ur.can_act(params, 0, own, foe, roll):
                kinds.append(OTHER)
                same.append(0)
                other.append(index[foe, own])
                actions.append(-1)
            for action in ur.actions(params, before) if actions_there(params, before) else ():
                after = ur.act(params, before, action)
                mine, theirs = (after.own, after.foe)
                if after.player:
                    mine, theirs = theirs, mine
                won = after.phase == ur.OVER
                kinds.append(WON if won else EITHER if after.phase == ur.AGAIN else OTHER)
                same.append(0 if won else index[mine, theirs])
                other.append(0 if won else index[theirs, mine])
                actions.append(action)
    return Ways(positions, *map(np.array, (first, kinds, same, other)), actions)


def actions_there(params: tuple[int, ...], s: ur.Ur) -> bool:
    return ur.can_act(params, s.player, s.own, s.foe, s.roll)


def asked(params: tuple[int, ...], pieces: int, goal: int, level: int, there: Ways) -> Any:
    """Choices of a level, asked once: the number of an action for each stretch; and for each
    position, if it rolls again."""
    agent, room = players.of_level(level), games.room("ur")
    game = Game(room, {"pieces": pieces, "goal": goal})
    chosen, again = np.zeros(len(there.first), np.int64), np.ones(len(there.positions), bool)
    ends = np.append(there.first[1:], len(there.kind))
    for i, (own, foe) in enumerate(there.positions):
        rng = random.seeded(i)
        if own & ur.ROSETTES:
            again[i] = (
                choice(agent, game, ur.Ur(own, foe, 0, ur.AGAIN, 0, -1, 0, -1, 0, -1), rng)
                == ur.ROLL
            )
        for roll in range(6):
            at = 6 * i + roll
            if ends[at] - there.first[at] == 1:
                chosen[at] = there.first[at]
                continue
            s = ur.Ur(own, foe, 0, ur.MOVING, roll, own | foe << 20, 1, -1, 0, -1)
            action = choice(agent, game, s, rng)
            chosen[at] = there.action.index(action, there.first[at], ends[at])
    return chosen, again


def choice(agent: players.Player, game: Game, s: ur.Ur, rng: list[int]) -> int:
    there = game.copy()
    there.states[:] = [s]
    return there.actions()[agent.choose(players.Query.about(there, 0, rng)).text]


def swept(there: Ways, chosen: Any = None, again: Any = None) -> tuple[float, float]:
    """The value of a best answer, going first and going second; without choices: of best play."""
    odds = np.array(ur.ODDS) / 16
    count = len(there.positions)
    mine, theirs = np.zeros(count), np.zeros(count)  # my chances, when I roll and when they do
    change = 1.0
    while change > 1e-9:
        worth = np.select(
            [there.kind == WON, there.kind == OTHER],
            [1.0, theirs[there.other]],
            np.maximum(mine[there.same], theirs[there.other]),
        )
        new = np.maximum.reduceat(worth, there.first).reshape(count, 6) @ odds
        back, on = mine[there.other], theirs[there.same]
        stays = np.minimum(on, back) if again is None else np.where(again[there.same], on, back)
        worth = np.select([there.kind == WON, there.kind == OTHER], [0.0, back], stays)
        best = np.minimum.reduceat(worth, there.first) if chosen is None else worth[chosen]
        last = best.reshape(count, 6) @ odds
        change = max(np.abs(new - mine).max(), np.abs(last - theirs).max())
        mine, theirs = new, last
    start = there.positions.index((0, 0))
    return float(mine[start]), float(theirs[start])


def positions(pieces: int, goal: int, there: Ways) -> str:
    return (
        f"ur pieces {pieces}, goal {goal}: {len(there.positions):,} positions at the beginning of "
        f"a turn, {len(there.first):,} with their rolls"
    )


def exploit(pieces: int, goal: int, levels: list[int]) -> None:
    params = Game("ur", {"pieces": pieces, "goal": goal}).params
    there = ways(params, pieces)
    first, second = swept(there)
    won = f"best play wins {first:.4f} going first, {second:.4f} going second"
    print(f"{positions(pieces, goal, there)}; {won}", flush=True)
    for level in levels:
        begin = time.monotonic()
        won = swept(there, *asked(params, pieces, goal, level, there))
        gain = (won[0] - first + won[1] - second) / 2
        print(
            f"level {level}: the best answer wins {won[0]:.4f} going first and {won[1]:.4f} going "
            f"second: {gain:.4f} more than against best play; {time.monotonic() - begin:.0f} s",
            flush=True,
        )


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parts = asking.add_subparsers(dest="what", required=True)
    counted = parts.add_parser("count")
    counted.add_argument("game", nargs="*", default=[*(game for game, _ in SMALL), "ur"])
    one = parts.add_parser("exploit")
    one.add_argument("pieces", type=int)
    one.add_argument("goal", type=int)
    one.add_argument("--level", type=int, nargs="+", default=[1, 5, 9])
    given = asking.parse_args()
    if given.what == "exploit":
        exploit(given.pieces, given.goal, given.level)
    else:
        for game, options in (one for one in SMALL if one[0] in given.game):
            print(count(game, options), flush=True)
            told = " and ".join(f"{logs:,}" for logs in remembered(game, options))
            whole = f"{nodes(game, options):,} nodes"
            print(f"{game}: {whole}; {told} information sets of the seats", flush=True)
        for pieces, goal in ((2, 2), (2, 1)) if "ur" in given.game else ():
            params = Game("ur", {"pieces": pieces, "goal": goal}).params
            print(positions(pieces, goal, ways(params, pieces)), flush=True)


if __name__ == "__main__":
    main()

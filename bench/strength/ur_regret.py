"""Measure what a player of Ur gives away against the solved game, in positions of its own games.

    python bench/strength/ur_regret.py play minimax:60000:59 --seconds 250 --out played.npz
    python bench/strength/ur_regret.py judge played.npz --out judged.npz    on a GPU: solves first
    python bench/strength/ur_regret.py ask judged.npz level10 --decisions 800

`play` writes down the decisions of whole games.  `analyse` adds what each action is worth by the
solved table.  `ask` has any player choose again in some of them, and tells what its choices
are worth less than the best, on average and times the decisions of a game.  The solved game knows
no UR-20 (docs/ur-solved.md), so players are asked without the history that UR-20 counts.
"""

import argparse
import multiprocessing
import time
from pathlib import Path
from typing import Any

import numpy as np
from matches import player_of

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.secrets import redacted
from regalia.fast import warm
from regalia.players import Query, minimax

ROOM = games.room("ur")
RULES = ROOM.rules
FIRST_SEED = 700_000
ONE = 1 << 31
THEIRS, CHOICE, WON, MINE, DRAWN = range(5)  # whose roll it is after an action, or what is sure


def after(s: Any, action: int) -> tuple[int, int, int]:
    """The position after an action and what its value means."""
    t, kind = RULES.act((), s, action), action & 15
    if kind == RULES.CLAIM:
        return 0, 0, DRAWN
    if kind == RULES.ROLL:
        return s.own, s.foe, MINE
    if t.phase == RULES.OVER:
        return 0, 0, WON
    return t.own, t.foe, CHOICE if t.phase == RULES.AGAIN else THEIRS


def play(given: tuple[int, str, float]) -> Any:
    """A game's decisions with more than one action, and what each action leads to."""
    number, word, end = given
    agent, rng = player_of(word), random.seeded(FIRST_SEED + number)
    s, decisions, ways = RULES.start(()), [], []
    while s.phase != RULES.OVER:
        if time.time() > end:
            return None
        if RULES.to_play((), s) == CHANCE:
            s = RULES.act((), s, random.drawn(rng, RULES.ODDS, len(RULES.ODDS)))
            continue
        actions = list(RULES.actions((), s))
        chosen = 0
        if len(actions) > 1:
            texts = [ROOM.text.action_text((), s, action) for action in actions]
            view = redacted(ROOM, (), s, s.player).view()
            decision = agent.choose(Query(ROOM, (), view, s, sorted(texts), rng))
            chosen = texts.index(decision.text)
            row = (number, s.player, s.own, s.foe, s.phase, s.roll, len(actions), chosen)
            decisions.append(row)
            ways += [(*after(s, action), action) for action in actions]
        s = RULES.act((), s, actions[chosen])
    return decisions, ways


def play_many(word: str, processes: int, seconds: float, out: Path) -> None:
    warm.warm_up(ROOM, kernels=[minimax])
    end, decisions, ways = time.time() + seconds, [], []
    tasks = ((number, word, end) for number in range(10_000))
    with multiprocessing.Pool(processes) as pool:
        for found in pool.imap_unordered(play, tasks):
            if found:
                decisions += found[0]
                ways += found[1]
    np.savez_compressed(out, decisions=np.array(decisions, np.int32), ways=np.array(ways, np.int32))


def analyse(path: Path, seconds: float, out: Path) -> None:
    from regalia.games.ur.solve.game import fair
    from regalia.games.ur.solve.index import squeeze
    from regalia.games.ur.tools.on_gpu import solved

    table, told = solved(7, fair, 1e-3, seconds, print)
    print(told)
    file, rows = np.load(path), table.rows.get().astype(np.int64)
    ways, squeezed = file["ways"], np.vectorize(squeeze, otypes=[np.int64])

    def look(own: Any, foe: Any) -> Any:
        at = rows[own] + squeezed(foe, own)
        return table.in_rows()[table.xp.asarray(at), 0].get().astype(np.int64)

    mine, theirs = look(ways[:, 0], ways[:, 1]), look(ways[:, 1], ways[:, 0])
    worth = [ONE - mine, np.maximum(mine, ONE - theirs), mine * 0 + ONE, mine, mine * 0 + ONE // 2]
    worths = np.choose(ways[:, 2], worth).astype(np.uint32)
    np.savez_compressed(out, decisions=file["decisions"], ways=ways, worths=worths)


def regret(given: tuple[str, list[int], list[int], Any, int]) -> float:
    """The value that a player's choice loses against the best, in a position without history."""
    word, decision, actions, worths, seed = given
    _, _, own, foe, phase, roll, _, _ = decision
    times = RULES.EQUAL_STARTS if phase == RULES.CLAIMING else 1
    s = RULES.Ur(own, foe, 0, phase, roll, own | foe << 20, times, -1, 0, -1)
    texts = [ROOM.text.action_text((), s, action) for action in actions]
    view = redacted(ROOM, (), s, 0).view()
    query = Query(ROOM, (), view, s, sorted(texts), random.seeded(seed))
    chosen = player_of(word).choose(query).text
    return float(worths.max() - worths[texts.index(chosen)])


def ask(path: Path, word: str, count: int, processes: int) -> None:
    with np.load(path) as file:
        decisions, ways, worths = file["decisions"], file["ways"], file["worths"] / ONE
    ends = np.cumsum(decisions[:, 6])
    each = len(decisions) / len(np.unique(decisions[:, 0])) / 2  # of a player in a game
    chosen = worths[ends - decisions[:, 6] + decisions[:, 7]]
    played = (np.maximum.reduceat(worths, ends - decisions[:, 6]) - chosen).mean() * each
    print(f"as it was played, with UR-20's history: {played:.4f} of a win a game")
    tasks = []
    for i in np.random.default_rng(1).permutation(len(decisions))[:count].tolist():
        part = slice(ends[i] - decisions[i, 6], ends[i])
        row = decisions[i].tolist()
        tasks.append((word, row, ways[part, 3].tolist(), worths[part], i))
    warm.warm_up(ROOM, kernels=[minimax])
    with multiprocessing.Pool(processes) as pool:
        regrets = pool.map(regret, tasks, chunksize=10)
    mean, error = np.mean(regrets), np.std(regrets) / len(regrets) ** 0.5
    print(f"{word}: {mean:.6f} ± {error:.6f} a decision, {len(regrets)} asked, {each:.0f} a game,")
    print(f"so {mean * each:.4f} ± {error * each:.4f} of a win for a player and game")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("play", "judge", "ask"))
    parser.add_argument("words", nargs="+", help="a player, a file, or a file and a player")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=250)
    parser.add_argument("--decisions", type=int, default=800)
    parser.add_argument("--out", type=Path, default=Path("played.npz"))
    given = parser.parse_args()
    if given.what == "play":
        play_many(given.words[0], given.processes, given.seconds, given.out)
    elif given.what == "judge":
        analyse(Path(given.words[0]), given.seconds, given.out)
    else:
        ask(Path(given.words[0]), given.words[1], given.decisions, given.processes)


if __name__ == "__main__":
    main()

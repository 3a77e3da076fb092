"""Fixed ways to play Royal Battles, without any search: what an opponent should not fall for.

    python bench/strength/tricks.py --against level3 level5 level8 --matches 200 --processes 4
    python bench/strength/tricks.py --tricks wait guard --against level10@20 --matches 60
    python bench/strength/tricks.py --tell

Each is a function that says how much it likes an action; of what it likes best it takes any.
Battles are those of battles.py (armies at random and both scenarios, each with the seats
exchanged), and so are the results: a run that was stopped goes on.  The masks over our own player
(battles_tricks.py) are something else: they search.
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

from battles_tricks import STRIKING, ends, nearest

from regalia.boards.cards import how_many
from regalia.core import random
from regalia.core.contract import Params
from regalia.games.battles.ai.traits import apart
from regalia.games.battles.insight import priority
from regalia.games.battles.rules.field import COLUMNS, ROWS
from regalia.games.battles.rules.state import (
    ATTACKING,
    KEEPING,
    MOVING,
    OFFERED_ONE,
    OFFERED_TWO,
    YES,
    Battle,
)
from regalia.players import Decision, Query

BLOW = 6  # the least priority of a move from which something can be struck
Likes = Callable[[Params, Battle, int], int]


def common(params: Params, s: Battle, action: int) -> int:
    """The priority that all share: strike as hard as they can, and throw away what cannot be
    played."""
    return 10 * priority(params, s, action) if s.phase in (ATTACKING, KEEPING) else 0


def draws(s: Battle, action: int) -> int:
    return int(s.phase in (OFFERED_ONE, OFFERED_TWO) and action == YES)


def blow(params: Params, s: Battle, action: int) -> int:
    """The blow that a move lets one strike, or 0."""
    looks = priority(params, s, action) if s.phase == MOVING else 0
    return 100 * looks if looks >= BLOW else 0


def closer(s: Battle, action: int) -> int:
    """The nearer to the nearest enemy a move ends, the better."""
    return -nearest(s, ends(action)[1]) if s.phase == MOVING else 0


def forward(s: Battle, action: int) -> int:
    """The number of columns that a move goes on."""
    if s.phase != MOVING:
        return 0
    a, b = ends(action)
    columns = b % COLUMNS - a % COLUMNS
    return columns if s.player == 0 else -columns


def leads(s: Battle) -> bool:
    """RB-28: would win if the cards ran out now."""
    units = [area.bit_count() for area in s.stands]
    cards = [how_many(s.hands[i]) + how_many(s.decks[i]) for i in (0, 1)]
    me = s.player
    return (units[me], cards[me]) > (units[1 - me], cards[1 - me])


def wait(params: Params, s: Battle, action: int) -> int:
    """Stays at home, draws only when an enemy can be reached, and strikes what comes."""
    near = 1 if apart(s) <= STRIKING else -1
    return near * draws(s, action) + blow(params, s, action) - 2 * forward(s, action)


def corner(params: Params, s: Battle, action: int) -> int:
    """All units crowd into the corner of their home column."""
    if s.phase != MOVING:
        return draws(s, action)
    to = ends(action)[1]
    column = to % COLUMNS if s.player == 0 else COLUMNS - 1 - to % COLUMNS
    return blow(params, s, action) - column - min(to // COLUMNS, ROWS - 1 - to // COLUMNS)


def runner(params: Params, s: Battle, action: int) -> int:
    """Draws, and runs away from whoever is near."""
    return draws(s, action) - closer(s, action)


def cards(params: Params, s: Battle, action: int) -> int:
    """Has more cards than the other in the end: draws only while it has more, and strikes."""
    me = s.player
    more = how_many(s.decks[me]) > how_many(s.decks[1 - me])
    return (1 if more else -1) * draws(s, action) + blow(params, s, action)


def strike(params: Params, s: Battle, action: int) -> int:
    """Always draws, and goes wherever something can be struck; else anywhere."""
    return draws(s, action) + blow(params, s, action)


def never_draws(params: Params, s: Battle, action: int) -> int:
    """Has no cards, and so never moves."""
    return -draws(s, action)


def sits_on_a_lead(params: Params, s: Battle, action: int) -> int:
    """Fights until it would win by counting, and draws no more."""
    return (-1 if leads(s) else 1) * draws(s, action) + blow(params, s, action) + closer(s, action)


def greedy(params: Params, s: Battle, action: int) -> int:
    """The hardest blow that there is; else nearer."""
    return draws(s, action) + blow(params, s, action) + closer(s, action)


def guard(params: Params, s: Battle, action: int) -> int:
    """Draws only when an enemy can be reached, and then fights."""
    near = 1 if apart(s) <= STRIKING else -1
    return near * draws(s, action) + blow(params, s, action) + closer(s, action)


def rush(params: Params, s: Battle, action: int) -> int:
    """Runs through to the other side, and strikes only what stands in the way."""
    return draws(s, action) + 3 * forward(s, action) + closer(s, action)


def turtle(params: Params, s: Battle, action: int) -> int:
    """Moves in place, or back, unless something can be struck."""
    still = int(s.phase == MOVING and ends(action)[0] == ends(action)[1])
    return draws(s, action) + blow(params, s, action) + 2 * still - forward(s, action)


POLICIES: dict[str, Likes] = {
    "wait": wait,
    "corner": corner,
    "runner-alone": runner,
    "cards": cards,
    "strike": strike,
    "never-draws": never_draws,
    "sits-on-a-lead": sits_on_a_lead,
    "greedy": greedy,
    "guard-alone": guard,
    "rush": rush,
    "turtle": turtle,
}


class Policy:
    """A player that takes any of the actions that it likes best."""

    def __init__(self, name: str) -> None:
        self.likes = POLICIES[name]

    def choose(self, query: Query) -> Decision:
        world = query.world()
        liked = {
            text: self.likes(query.params, world, action) + common(query.params, world, action)
            for text, action in query.numbers(world).items()
        }
        best = [text for text in query.actions if liked[text] == max(liked.values())]
        text = best[random.below(query.rng, len(best))]
        return Decision(text, 0.5, [text], len(liked))


def main() -> None:
    from battles import Task, play_missing, task_of  # which finds the policies here
    from lasting import read
    from matches import FIRST_SEED, score

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tricks", nargs="+", default=list(POLICIES), choices=list(POLICIES))
    parser.add_argument("--against", nargs="+", default=["level3", "level5", "level8"])
    parser.add_argument("--ms", type=float, default=20, help="a decision, of level 10")
    parser.add_argument("--matches", type=int, default=200, help="of each trick and each player")
    parser.add_argument("--first-seed", type=int, default=FIRST_SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=Path("bench/strength/tricks.jsonl"))
    parser.add_argument("--tell", action="store_true", help="play nothing")
    chosen = parser.parse_args()
    pairs = [(one, two) for two in chosen.against for one in chosen.tricks]
    tasks = [
        Task(one, two, chosen.ms, chosen.first_seed, number)
        for number in range(chosen.matches)
        for one, two in pairs
    ]
    if not chosen.tell:
        play_missing(tasks, chosen.results, chosen.processes)
    wanted = set(tasks)
    results = [one for one in read(chosen.results) if task_of(one) in wanted]
    print("| trick | against | games | score | 95 % | ties |\n|---|---|---:|---:|---|---:|")
    for one, two in pairs:
        mine = [each for each in results if (each["one"], each["two"]) == (one, two)]
        if mine:
            found, ties = score(mine), sum(each["points"] == 0.5 for each in mine)
            low, high = found.interval()
            print(
                f"| {one} | {two} | {found.games} | {found.share:.1%} "
                f"| {low:.1%} to {high:.1%} | {ties / found.games:.0%} |"
            )


if __name__ == "__main__":
    main()

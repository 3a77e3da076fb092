"""The two searches for a query: texts of actions in, what each is worth out, within the time.

Compiled kernels are used if they are at hand.  If they are not, small searches and those that a
clock limits run on the rules as they stand, which gives the same, only slower; others wait until
they are compiled.
"""

import time
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

from regalia.core.contract import CHANCE, NOBODY, InsightPart, State
from regalia.core.game.decision import Analysis
from regalia.core.game.query import Query
from regalia.fast import warm
from regalia.fast.compiler import interpreted
from regalia.players import minimax, tree
from regalia.players.weighing import LOOKED, SPREAD, VALUE

SMALL_TREE, SMALL_LOOK = 5_000, 60_000  # rounds, and nodes move by move, that take the rules as
# they stand some seconds: less than to compile them
LEAST_ROUNDS = 16  # however little time there is: loading machine code may take all of it
PATIENCE = 4  # a search takes at most so many times the time it was given, however busy all is
CHUNK = 0.02  # seconds between looks at the clock, about
ENDLESS = 1 << 60


def is_small(kernel: ModuleType, work: int) -> bool:
    """True if it is done sooner on the rules as they stand than they are compiled."""
    return work <= (SMALL_LOOK if kernel is minimax else SMALL_TREE)


class SearchResult(NamedTuple):
    analyses: list[Analysis]  # best first
    line: list[str]  # of what seems best
    nodes: int

    def line_of(self, text: str) -> list[str]:
        """The line that begins with an action, as far as it is known."""
        return self.line if self.line[:1] == [text] else [text]


class Workspace:
    """A kernel for a room, at one of two speeds, and arrays of the kind that it takes."""

    def __init__(self, query: Query, kernel: ModuleType, work: int) -> None:
        room = query.room
        fast = warm.quickest(room, kernel)
        if fast is None and query.ms is None and not is_small(kernel, work):
            fast = warm.awaited(room, kernel)
        self.compiled = fast is not None
        self.kernel: SimpleNamespace = fast or interpreted(room, kernel)
        self.params = warm.as_array(query.params) if self.compiled else query.params
        self.most: int = room.rules.MOST_ACTIONS

    def words(self, n: int) -> Any:
        if not self.compiled:
            return [0] * n
        import numpy as np

        return np.zeros(n, np.int64)

    def filled(self, values: Sequence[int], n: int) -> Any:
        found = self.words(n)
        for i, v in enumerate(values):
            found[i] = v
        return found

    def past(self, query: Query) -> Any:
        """The keys of the positions so far, their number in front."""
        keys = [k for k in query.past if k]
        return self.filled([len(keys), *keys], 1 + len(keys))


class Clock:
    """Counts thinking, not waiting for a processor that others use: a busy machine answers later,
    and not worse.  But whoever asked does not wait for ever: waiting counts a little, too."""

    def __init__(self, ms: float | None) -> None:
        self.began, self.thought = time.monotonic(), time.thread_time()
        self.seconds = None if ms is None else ms / 1000

    def left(self) -> float:
        if self.seconds is None:
            return float(ENDLESS)
        thinking = time.thread_time() - self.thought
        return self.seconds - max(thinking, (time.monotonic() - self.began) / PATIENCE)


def _begun(query: Query, workspace: Workspace, noticed: list[str]) -> tuple[Any, Any, Any]:
    """The actions' numbers, the keys of the positions so far and a copy of the generator, as
    kernels take them."""
    numbers = query.numbers(query.known)
    actions = workspace.filled([numbers[text] for text in noticed], len(noticed))
    return actions, workspace.past(query), workspace.filled(query.rng, 4)


def _analyses(noticed: list[str], found: Any, order: Any) -> list[Analysis]:
    rows = ((noticed[i], found[i]) for i in order)
    return [
        Analysis(text, float(row[VALUE]), float(row[SPREAD]), int(row[LOOKED]))
        for text, row in rows
    ]


# --------------------------------------------------------------------------------- tree search


def mcts(query: Query, noticed: list[str], rounds: int, clock: Clock) -> SearchResult:
    workspace = Workspace(query, tree, rounds)
    kernel, params, known, me, seats = (
        *(workspace.kernel, workspace.params, query.known, query.seat, query.seats),
    )
    actions, past, rng = _begun(query, workspace, noticed)
    world, thought = kernel.begin(params, known, me, seats, past, actions, rounds, rng)
    done, share = 0, int(kernel.share_of_world(rounds, thought))
    chunk = rounds if clock.seconds is None else LEAST_ROUNDS
    while done < rounds and (done == 0 or clock.left() > 0):
        began, done = time.thread_time(), min(done + chunk, rounds)
        share = share if clock.seconds is None else chunk
        world = kernel.think(params, known, world, me, seats, thought, done, share, rng)
        passed = time.thread_time() - began
        if clock.seconds is not None and passed < min(CHUNK / 4, clock.seconds / 32):
            chunk = min(2 * chunk, 4096)
    query.rng[:] = [int(word) for word in rng]
    found = _analyses(noticed, *kernel.weigh(params, world, actions, thought))
    line = _tree_line(query, world, workspace, thought.search)
    return SearchResult(found, line, int(thought.counts[tree.GONE]))


def _tree_line(query: Query, s: State, workspace: Workspace, search: tree.TreeSearch) -> list[str]:
    """The actions that were looked at most, up to the next chance."""
    room, params, node, known = query.room, query.params, tree.ROOT, search.tree
    line: list[str] = []
    while len(line) < tree.DEEPEST and room.rules.to_play(params, s) not in (CHANCE, NOBODY):
        best, most, following = -1, 0, node
        for action in room.rules.actions(params, s):
            what = workspace.kernel.abstraction(workspace.params, s, action)
            child = int(workspace.kernel.child_of(known, search.slots, node, what))
            if child >= 0 and known[child * tree.WIDTH + tree.VISITS] > most:
                best, following = action, child
                most = int(known[child * tree.WIDTH + tree.VISITS])
        if best < 0:
            break
        line.append(room.text.action_text(params, s, best))
        node = following
        s = room.rules.act(params, s, best)
    return line


# -------------------------------------------------------------------------- looking move by move


def iterative_deepening(
    query: Query,
    noticed: list[str],
    nodes: int,
    depth: int,
    margin: int,
    clock: Clock,
    back: bool = False,
) -> SearchResult:
    """Deeper and deeper, until the depth is reached, or the nodes or the time are used up; what is
    shown to people goes by `looking_back` of the room's insight, where it has that."""
    workspace = Workspace(query, minimax, nodes)
    kernel, params, seat = workspace.kernel, workspace.params, query.seat
    actions, past, rng = _begun(query, workspace, noticed)
    world, thought = kernel.begin(params, query.known, seat, past, actions, nodes, rng)
    counts, reached = thought.search.counts, thought.reached
    counts[minimax.BACK] = int(back and query.room.has(InsightPart.looking_back))
    query.rng[:] = [int(word) for word in rng]
    while kernel.goes_on(thought, nodes, depth) and (reached[0] == 0 or clock.left() > 0):
        limit = _limit(nodes, int(counts[minimax.NODES]), clock)
        kernel.deepen(params, world, seat, actions, thought, margin, limit)
    found, order = kernel.weigh(thought)
    line = _moves_line(query, world, int(actions[order[0]]), workspace, thought.search)
    return SearchResult(_analyses(noticed, found, order), line, int(counts[minimax.NODES]))


def _moves_line(
    query: Query, s: State, action: int, workspace: Workspace, search: minimax.MinimaxSearch
) -> list[str]:
    """The best actions as far as they are remembered, and no position twice."""
    room, params, kernel, met = query.room, query.params, workspace.kernel, set[int]()
    key = kernel.looking_back_key if search.counts[minimax.BACK] else kernel.memo_key
    memory, line = search.memory, list[str]()
    while True:
        line.append(room.text.action_text(params, s, action))
        s = room.rules.act(params, s, action)
        k = int(key(workspace.params, s))
        at = kernel.place_of(memory, k, minimax.ENTRY)
        action = int(memory[at + 3])
        known = k and k not in met and memory[at] == k and action >= 0
        if not known or room.rules.to_play(params, s) < 0:
            return line
        met.add(k)


def _limit(nodes: int, used: int, clock: Clock) -> int:
    """The number of nodes at which to stop; with a clock, when twice the time used is up or all."""
    if clock.seconds is None:
        return nodes
    passed = max(clock.seconds - clock.left(), 0.001)
    more = int(used / passed * min(max(passed, CHUNK), clock.left()))
    return min(nodes, used + max(more, 50))

"""The two searches on a view: worlds in, what each action is worth out.

Compiled kernels are used if they are at hand.  If they are not, small searches and those that a
clock limits run on the rules as they stand, which gives the same, only slower; others wait until
they are compiled.
"""

import time
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple
from zlib import crc32

from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, Params, Rng, State
from regalia.core.decision import Analysis
from regalia.core.query import Query
from regalia.core.room import Room
from regalia.fast import warm
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import interpreted
from regalia.players import minimax, tree
from regalia.players.weighing import (
    LOOKS,
    MOST_SPREAD,
    by_moves,
    by_rounds,
    nodes_of_tree,
    positions_remembered,
    rounds_of_a_world,
    slots_of_tree,
)

SMALL_TREE, SMALL_LOOK = 5_000, 60_000  # rounds, and nodes move by move, that take the rules as
# they stand some seconds: less than to compile them
LEAST_ROUNDS = 16  # however little time there is: loading machine code may take all of it
PATIENCE = 4  # a search takes at most so many times the time it was given, however busy all is
CHUNK = 0.02  # seconds between looks at the clock, about
ENDLESS = 1 << 60
UNLIKE_ACTIONS = 1 << 61  # a bit of numbers that stand for texts


def is_small(kernel: ModuleType, work: int) -> bool:
    """Whether it is done sooner on the rules as they stand than they are compiled."""
    return work <= (SMALL_LOOK if kernel is minimax else SMALL_TREE)


class SearchResult(NamedTuple):
    analyses: list[Analysis]  # best first
    line: list[str]  # of what seems best
    nodes: int

    def line_of(self, text: str) -> list[str]:
        """As far as it is known."""
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

    @classmethod
    def for_tree(cls, query: Query, rounds: int) -> "Workspace":
        """For a tree search.  What a seat gets to know of each action is asked of the room's
        insight; of one that has no answer, its `view.seen` is, which cannot be compiled.  Then the
        tree is grown on the rules as they stand, and only what comes after it is compiled.
        """
        return cls.by_view(query, tree, rounds)

    @classmethod
    def by_view(cls, query: Query, kernel: ModuleType, rounds: int) -> "Workspace":
        """The same for any kernel that calls `observed` and `expect` itself."""
        own = cls(query, kernel, rounds)
        if not query.room.knows("observed"):
            own.kernel = interpreted(query.room, kernel, _by_view(query.room, own.compiled))
            own.compiled, own.params = False, query.params
        return own

    def words(self, n: int) -> Any:
        if not self.compiled:
            return [0] * n
        import numpy as np

        return np.zeros(n, np.int64)

    def rows(self, count: int, n: int) -> Any:
        if not self.compiled:
            return [[0] * n for _ in range(count)]
        import numpy as np

        return np.zeros((count, n), np.int64)

    def filled(self, values: Sequence[int], n: int) -> Any:
        found = self.words(n)
        for i, v in enumerate(values):
            found[i] = v
        return found


@cache
def _by_view(room: Room, compiled: bool) -> tuple[Callable[..., Any], ...]:
    """`observed` as the room's view tells it, and `expect` of the compiled kernel."""

    def observed(params: Params, s: State, action: int, seat: int) -> int:
        text = room.view.seen(params, s, action, seat)
        if text == room.text.action_text(params, s, action):
            return action
        return UNLIKE_ACTIONS | crc32(text.encode())

    if not compiled:
        return (observed,)
    import numpy as np

    fast = warm.awaited(room, tree)

    def expect(
        params: Params, s: State, past: Any, seats: int, rng: Rng, buffer: Any, path: Any, at: int
    ) -> None:
        dice, worths = np.array(rng, np.int64), np.zeros(seats, np.int64)
        actions = np.zeros(len(buffer), np.int64)
        fast.expect(warm.as_array(params), s, past, seats, dice, actions, worths, 0)
        rng[:] = dice.tolist()
        path[at : at + seats] = worths.tolist()

    return observed, expect


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


# --------------------------------------------------------------------------------- tree search


def search_tree(query: Query, noticed: list[str], rounds: int, clock: Clock) -> SearchResult:
    workspace = Workspace.for_tree(query, rounds)
    kernel, words = workspace.kernel, workspace.words
    world = query.world()
    hidden = any(query.world() != world for _ in range(LOOKS))
    numbers = query.numbers(world)
    nodes = nodes_of_tree(rounds, workspace.most)
    known, slots = words(nodes * tree.WIDTH), words(slots_of_tree(nodes))
    kernel.plant(known)
    for text in noticed:
        kernel.grown(
            known, slots, tree.ROOT, kernel.abstraction(workspace.params, world, numbers[text])
        )
    me, seats = query.view["seat"], query.seats
    past = _past(query, world, 64)
    rng = workspace.filled(random.seeded(random.bits(query.rng)), 4)
    actions, children = words(workspace.most), words(workspace.most)
    path = words(2 * tree.DEEPEST + query.seats)
    search = tree.Search(known, slots, rng, actions, children, path)
    done = gone = 0
    chunk = rounds_of_a_world(rounds, query.room.knows("resample")) if hidden else rounds
    if clock.seconds is not None:
        chunk = LEAST_ROUNDS
    while done < rounds and (done == 0 or clock.left() > 0):
        if hidden and done:
            world = query.world()
        many = min(chunk, rounds - done)
        began = time.thread_time()
        gone += kernel.look_around(workspace.params, world, me, seats, past, many, search)
        done += many
        passed = time.thread_time() - began
        if clock.seconds is not None and passed < min(CHUNK / 4, clock.seconds / 32):
            chunk = min(2 * chunk, 4096)
    found = []
    for text in noticed:
        what = kernel.abstraction(workspace.params, world, numbers[text])
        at = kernel.child_of(known, slots, tree.ROOT, what) * tree.WIDTH
        value, spread = by_rounds(known, at)
        if value == 1 and _over(query, world, numbers[text]):
            spread = 0.0  # won at once, and so the best
        found.append(Analysis(text, value, spread, int(known[at + tree.VISITS])))
    found.sort(key=lambda one: (one.spread > 0, -one.visits, -one.value, one.text))
    return SearchResult(found, _tree_line(query, world, workspace, known, slots), int(gone))


def _over(query: Query, world: State, action: int) -> bool:
    rules, params = query.room.rules, query.params
    return bool(rules.to_play(params, rules.act(params, world, action)) == NOBODY)


def _tree_line(query: Query, s: State, workspace: Workspace, known: Any, slots: Any) -> list[str]:
    """The actions that were looked at most, up to the next chance."""
    room, params, node = query.room, query.params, tree.ROOT
    line: list[str] = []
    while len(line) < tree.DEEPEST and room.rules.to_play(params, s) not in (CHANCE, NOBODY):
        best, most, following = -1, 0, node
        for action in room.rules.actions(params, s):
            what = workspace.kernel.abstraction(workspace.params, s, action)
            child = int(workspace.kernel.child_of(known, slots, node, what))
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


class MoveByMove:
    """The values of actions, so many moves deep, found by `minimax.value`.

    `after`: the states to be valued, if they are told, by their texts; else those after actions.
    `back`: by what is known to whoever looks back (`looking_back` of the room's insight)."""

    def __init__(
        self, query: Query, nodes: int, after: dict[str, State] | None = None, back: bool = False
    ) -> None:
        self.workspace = workspace = Workspace(query, minimax, nodes)
        self.query, self.world = query, query.world()
        act, params = query.room.rules.act, query.params
        self.after = after or {
            text: act(params, self.world, action)
            for text, action in query.numbers(self.world).items()
        }
        remembered = positions_remembered(nodes)
        self.memory = workspace.words(minimax.ENTRY * remembered)
        leaves = workspace.words(minimax.LEAF * remembered)
        self.counts = workspace.words(minimax.COUNTS)
        self.counts[minimax.BACK] = int(back and query.room.knows("looking_back"))
        self.search = minimax.Search(
            _past(query, self.world, minimax.DEEPEST + 4),
            self.memory,
            leaves,
            workspace.words(minimax.HEATS),
            workspace.rows(minimax.DEEPEST, workspace.most),
            workspace.rows(minimax.DEEPEST, workspace.most),
            workspace.words(query.seats),
            self.counts,
        )

    @property
    def used(self) -> int:
        return int(self.counts[minimax.NODES])

    def look(self, order: list[str], depth: int, margin: int, limit: int) -> dict[str, int]:
        """Values, as far as the limit of nodes allows.

        An action that is worse than the best by more than `margin` has only a bound for a value.
        """
        self.counts[minimax.LIMIT], self.counts[minimax.STOPPED] = limit, 0
        found: dict[str, int] = {}
        for text in order:
            floor = max(found.values()) - margin if found else -minimax.ENDLESS
            worth = minimax.ENDLESS
            if found and margin == 0:
                worth = self._value(text, depth, floor, floor + 1)
            if worth > floor:
                worth = self._value(text, depth, floor, minimax.ENDLESS)
            if self.counts[minimax.STOPPED]:
                break
            found[text] = worth
        return found

    def _value(self, text: str, depth: int, low: int, high: int) -> int:
        params, there, seat = self.workspace.params, self.after[text], self.query.view["seat"]
        find = self.workspace.kernel.value
        return int(find(params, there, seat, depth - 1, low, high, 1, self.search))

    def line(self, text: str) -> list[str]:
        """The best actions as far as they are remembered, and no position twice."""
        room, params, line, met = self.query.room, self.query.params, [text], set[int]()
        s, kernel = self.after[text], self.workspace.kernel
        while (k := int(kernel.memo_key(self.workspace.params, s))) and k not in met:
            met.add(k)
            at = kernel.place_of(self.memory, k, minimax.ENTRY)
            action = int(self.memory[at + 3])
            if self.memory[at] != k or action < 0 or room.rules.to_play(params, s) < 0:
                break
            line.append(room.text.action_text(params, s, action))
            s = room.rules.act(params, s, action)
        return line


def search_moves(
    query: Query, noticed: list[str], nodes: int, depth: int, margin: int, clock: Clock
) -> SearchResult:
    """Deeper and deeper, until the depth is reached, or the nodes or the time are used up."""
    search = MoveByMove(query, nodes)
    order, reached = list(noticed), 0
    values, before = dict[str, int](), dict[str, int]()  # of the last two depths reached
    further: dict[str, int] = {}  # of the next one, which is not
    while reached == 0 or (
        reached < min(depth, minimax.DEEPEST - 1) and search.used < nodes and clock.left() > 0
    ):
        latest = search.look(order, reached + 1, margin, _limit(nodes, search.used, clock))
        further |= latest
        order = sorted(latest, key=lambda text: -latest[text]) + order[len(latest) :]
        if len(latest) == len(order):
            reached += 1
            before, values, further = values, latest, {}
            if abs(values[order[0]]) > minimax.CERTAIN:
                break
    best = (values | further)[order[0]]
    analyses = []
    for text in order:
        value, once = values[text], before.get(text)
        if text in further:
            value, once = further[text], value
        value = min(value, best)  # what was not looked at again is no better
        change = MOST_SPREAD if once is None else abs(value - once) / SURE
        analyses.append(Analysis(text, *by_moves(value, change), reached))
    return SearchResult(analyses, search.line(order[0]), search.used)


def _limit(nodes: int, used: int, clock: Clock) -> int:
    """At how many nodes to stop; with a clock, when twice the time used so far is up, or all."""
    if clock.seconds is None:
        return nodes
    passed = max(clock.seconds - clock.left(), 0.001)
    more = int(used / passed * min(max(passed, CHUNK), clock.left()))
    return min(nodes, used + max(more, 50))


def _past(query: Query, world: State, spare: int) -> Any:
    """The keys of the positions so far, their number in front; at least the present one's."""
    keys = [k for k in query.past if k]
    now = query.room.rules.key(query.params, world)
    if now and keys[-1:] != [now]:
        keys.append(now)
    import numpy as np

    past = np.zeros(1 + len(keys) + spare, np.int64)
    past[: 1 + len(keys)] = [len(keys), *keys]
    return past

"""The two searches on a view: worlds in, what each action is worth out.

Compiled engines are used if they are at hand.  If they are not, small searches and those that a
clock limits run on the rules as they stand, which gives the same, only slower; others wait until
they are compiled.
"""

import time
from collections.abc import Sequence
from math import sqrt
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, State
from regalia.fast import warm
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import insight, interpreted
from regalia.players import minimax, tree
from regalia.players.question import Question
from regalia.players.thoughts import Judgement

SMALL = 1_000  # rounds or nodes that nobody minds to wait for, uncompiled
LEAST_ROUNDS = 16  # however little time there is: loading machine code may take all of it
CHUNK = 0.02  # seconds between looks at the clock, about
MOST_NODES = 1_000_000  # of a tree: 64 bytes each
MOST_REMEMBERED = 1 << 20  # positions: 32 bytes each
WORLDS = 128  # into which a search without a clock divides its rounds,
FEW_WORLDS = 8  # if the room itself imagines others
ENDLESS = 1 << 60


class Answer(NamedTuple):
    judgements: list[Judgement]  # best first
    line: list[str]  # of what seems best
    nodes: int

    def line_of(self, text: str) -> list[str]:
        """As far as it is known."""
        return self.line if self.line[:1] == [text] else [text]


class Desk:
    """An engine for a room, at one of two speeds, and arrays of the kind that it takes."""

    def __init__(self, question: Question, engine: ModuleType, work: int) -> None:
        room = question.room
        twin = warm.quickest(room, engine)
        if twin is None and question.ms is None and work > SMALL:
            twin = warm.awaited(room, engine)
        self.compiled = twin is not None
        self.engine: SimpleNamespace = twin or interpreted(room, engine)
        self.box = warm.as_array(question.box) if self.compiled else question.box
        self.most: int = room.rules.MOST_ACTIONS

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


class Clock:
    def __init__(self, ms: float | None) -> None:
        self.began = time.monotonic()
        self.seconds = None if ms is None else ms / 1000

    def left(self) -> float:
        if self.seconds is None:
            return float(ENDLESS)
        return self.seconds - (time.monotonic() - self.began)


# --------------------------------------------------------------------------------- tree search


def search_tree(question: Question, noticed: list[str], rounds: int, clock: Clock) -> Answer:
    desk = Desk(question, tree, rounds)
    engine, words = desk.engine, desk.words
    world = question.world()
    hidden = any(question.world() != world for _ in range(7))
    numbers = question.numbers(world)
    nodes = min(12 * rounds + 2 * desk.most + 64, MOST_NODES)
    known, slots = words(nodes * tree.WIDTH), words(1 << (2 * nodes).bit_length())
    engine.plant(known)
    for text in noticed:
        engine.grown(known, slots, tree.ROOT, engine.alike(desk.box, world, numbers[text]))
    me, seats = question.view["seat"], question.seats
    past = _past(question, world, 64)
    rng = desk.filled(random.seeded(random.bits(question.rng)), 4)
    actions, children = words(desk.most), words(desk.most)
    path = words(2 * tree.DEEPEST + question.seats)
    done = gone = 0
    worlds = FEW_WORLDS if hasattr(insight(question.room), "imagined") else WORLDS
    chunk = max(1, rounds // worlds) if hidden else rounds
    if clock.seconds is not None:
        chunk = LEAST_ROUNDS
    while done < rounds and (done == 0 or clock.left() > 0):
        if hidden and done:
            world = question.world()
        many = min(chunk, rounds - done)
        began = time.monotonic()
        gone += engine.look_around(
            desk.box, world, me, seats, past, many, known, slots, rng, actions, children, path
        )
        done += many
        passed = time.monotonic() - began
        if clock.seconds is not None and passed < min(CHUNK / 4, clock.seconds / 32):
            chunk = min(2 * chunk, 4096)
    found = []
    for text in noticed:
        what = engine.alike(desk.box, world, numbers[text])
        at = engine.child_of(known, slots, tree.ROOT, what) * tree.WIDTH
        judged = _judged(text, [int(word) for word in known[at : at + tree.WIDTH]])
        if judged.value == 1 and _over(question, world, numbers[text]):
            judged = judged._replace(spread=0.0)  # won at once, and so the best
        found.append(judged)
    found.sort(key=lambda one: (one.spread > 0, -one.visits, -one.value, one.text))
    return Answer(found, _tree_line(question, world, desk, known, slots), int(gone))


def _judged(text: str, node: list[int]) -> Judgement:
    visits = node[tree.VISITS]
    if visits == 0:
        return Judgement(text, 0.5, 0.5, 0)
    mean = node[tree.TOTAL] / visits
    variance = max(node[tree.SQUARES] / visits - mean * mean, 0) + SURE * SURE / 4 / visits
    return Judgement(text, mean / SURE, min(sqrt(variance / visits) / SURE, 0.5), visits)


def _over(question: Question, world: State, action: int) -> bool:
    rules, box = question.room.rules, question.box
    return bool(rules.to_play(box, rules.act(box, world, action)) == NOBODY)


def _tree_line(question: Question, s: State, desk: Desk, known: Any, slots: Any) -> list[str]:
    """The actions that were looked at most, up to the next chance."""
    room, box, node = question.room, question.box, tree.ROOT
    line: list[str] = []
    while len(line) < tree.DEEPEST and room.rules.to_play(box, s) not in (CHANCE, NOBODY):
        best, most, following = -1, 0, node
        for action in room.rules.actions(box, s):
            what = desk.engine.alike(desk.box, s, action)
            child = int(desk.engine.child_of(known, slots, node, what))
            if child >= 0 and known[child * tree.WIDTH + tree.VISITS] > most:
                best, following = action, child
                most = int(known[child * tree.WIDTH + tree.VISITS])
        if best < 0:
            break
        line.append(room.text.action_text(box, s, best))
        node = following
        s = room.rules.act(box, s, best)
    return line


# -------------------------------------------------------------------------- looking move by move


class MoveByMove:
    """The values of actions, so many moves deep, found by `minimax.value`."""

    def __init__(self, question: Question, nodes: int) -> None:
        self.desk = desk = Desk(question, minimax, nodes)
        self.question, self.world = question, question.world()
        act, box = question.room.rules.act, question.box
        self.after = {
            text: act(box, self.world, action)
            for text, action in question.numbers(self.world).items()
        }
        remembered = 1 << min(nodes // 2, MOST_REMEMBERED - 1).bit_length()
        self.memory = desk.words(minimax.ENTRY * remembered)
        leaves = desk.words(minimax.LEAF * remembered)
        self.counts = desk.words(3)
        self.given = (
            _past(question, self.world, minimax.DEEPEST + 4),
            self.memory,
            leaves,
            desk.words(minimax.HEATS),
            desk.rows(minimax.DEEPEST, desk.most),
            desk.rows(minimax.DEEPEST, desk.most),
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
        box, there, seat = self.desk.box, self.after[text], self.question.view["seat"]
        find = self.desk.engine.value
        return int(find(box, there, seat, depth - 1, low, high, 1, *self.given))

    def line(self, text: str) -> list[str]:
        """The best actions as far as they are remembered, and no position twice."""
        room, box, line, met = self.question.room, self.question.box, [text], set[int]()
        s, engine = self.after[text], self.desk.engine
        while (k := int(engine.memento(self.desk.box, s))) and k not in met:
            met.add(k)
            at = engine.place_of(self.memory, k, minimax.ENTRY)
            action = int(self.memory[at + 3])
            if self.memory[at] != k or action < 0 or room.rules.to_play(box, s) < 0:
                break
            line.append(room.text.action_text(box, s, action))
            s = room.rules.act(box, s, action)
        return line


def search_moves(
    question: Question, noticed: list[str], nodes: int, depth: int, margin: int, clock: Clock
) -> Answer:
    """Deeper and deeper, until the depth is reached, or the nodes or the time are used up."""
    search = MoveByMove(question, nodes)
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
    judgements = []
    for text in order:
        value, once = values[text], before.get(text)
        if text in further:
            value, once = further[text], value
        value = min(value, best)  # what was not looked at again is no better
        change = 0.5 if once is None else abs(value - once) / SURE
        spread = 0.0 if abs(value) > minimax.CERTAIN else min(max(change, 0.01), 0.5)
        judged = min(max(0.5 + value / SURE, 0.0), 1.0)
        judgements.append(Judgement(text, judged, spread, reached))
    return Answer(judgements, search.line(order[0]), search.used)


def _limit(nodes: int, used: int, clock: Clock) -> int:
    """At how many nodes to stop: with a clock, after as much time again, or what is left of it."""
    if clock.seconds is None:
        return nodes
    passed = max(clock.seconds - clock.left(), 0.001)
    more = int(used / passed * min(max(passed, CHUNK), clock.left()))
    return min(nodes, used + max(more, 50))


def _past(question: Question, world: State, spare: int) -> Any:
    """The keys of the positions so far, their number in front; at least the present one's."""
    keys = [k for k in question.past if k]
    now = question.room.rules.key(question.box, world)
    if now and keys[-1:] != [now]:
        keys.append(now)
    import numpy as np

    past = np.zeros(1 + len(keys) + spare, np.int64)
    past[: 1 + len(keys)] = [len(keys), *keys]
    return past

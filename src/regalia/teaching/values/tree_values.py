"""Values of games with secrets or more than two seats: by trees grown over worlds.

A decision is looked at in three steps.  A tree says whether another action may be better than the
one played, and the best of some such is chosen by comparing them.  It is compared with the action
played: a tree for each of the two is grown with as many rounds over other worlds; they say how
everybody plays then, by what can be known.  Both are followed through these worlds, which says what
each action is worth.  That is done several times, each time with other worlds and other trees, so
that the error of the difference has all of what chance had a hand in.

What a whole state is worth, all secrets told, is another matter: `state_values.py`.
"""

from collections.abc import MutableSequence, Sequence
from math import sqrt
from typing import Any, NamedTuple

from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, State
from regalia.core.game import Event, Game
from regalia.core.game.query import Query
from regalia.core.secrets import redacted
from regalia.fast import warm
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import interpreted
from regalia.players import rounds as following
from regalia.players import tree
from regalia.players.searching import Clock, Workspace, mcts
from regalia.players.weighing import nodes_of_tree
from regalia.teaching.values.outlook import (
    CLEAR_BY,
    NAMED,
    SEARCHED,
    SURE_BY,
    ChoiceValue,
    Effort,
    Outlook,
    Values,
    mean,
    of_chance,
    total,
)
from regalia.teaching.values.state_values import StateValues

LEAST_ERROR = 0.005
TRIALS = 4  # so often the finalists are compared
MANY = 36  # actions, among which a search overlooks more
SAME_WORLDS = 7  # so many that are all alike: nothing is hidden


class SeatKnowledge:
    """A seat's knowledge at a moment, and the worlds that fit it."""

    def __init__(self, game: Game, seat: int, effort: Effort, rng: MutableSequence[int]) -> None:
        self.game, self.seat, self.effort, self.rng = game, seat, effort, rng
        known = redacted(game.room, game.params, game.state, seat)
        self.query = Query(
            *(game.room, game.params, known.view(), known.state, list(game.actions(seat)), rng),
            *(game.seats, None, tuple(game.keys), game.options),
        )
        self.growing = Workspace(self.query, tree, effort.rounds)
        self.plain = self._as_fast(Workspace(self.query, following, effort.rounds))
        self.hidden = not game.room.open and any(
            self.query.world() != game.state for _ in range(SAME_WORLDS)
        )

    def worlds(self) -> list[State]:
        """Worlds that fit; the only one, if nothing is hidden."""
        if not self.hidden:
            return [self.game.state]
        return [self._world() for _ in range(self.effort.worlds)]

    def _as_fast(self, plain: Workspace) -> Workspace:
        """Compile the kernel where the other is, for both work on the same arrays."""
        if plain.compiled != self.growing.compiled:
            fast = warm.awaited if self.growing.compiled else interpreted
            plain.kernel = fast(self.game.room, following)
            plain.compiled, plain.params = self.growing.compiled, self.growing.params
        return plain

    def _world(self) -> State:
        """A world that fits, with others' cards as likely as the room thinks them."""
        world, dice = self.query.world(), self.growing.filled(self.dice(), 4)
        again: State = self.growing.kernel.guess(self.growing.params, world, self.seat, dice)
        return again

    def dice(self) -> list[int]:
        return random.seeded(random.bits(self.rng))

    def act(self, world: State, action: int) -> State:
        return self.game.room.rules.act(self.game.params, world, action)

    def grow_tree(self, action: int, worlds: Sequence[State], dice: Sequence[int]) -> "GrownTree":
        """A tree for what comes after an action."""
        own, seats, rounds = self.growing, self.game.seats, self.effort.rounds
        search = own.kernel.new_search(nodes_of_tree(rounds, own.most), seats)
        search = search._replace(rng=own.filled(dice, 4))
        share = max(1, rounds // len(worlds))
        for world in worlds:
            there = self.act(world, action)
            if self.game.room.rules.to_play(self.game.params, there) == NOBODY:
                continue
            self._add_root_children(there, search)
            past = self.past(there)
            own.kernel.run_simulations(own.params, there, self.seat, seats, past, share, search)
        return GrownTree(self, search)

    def past(self, s: State) -> Any:
        """The positions so far, and a state that may follow."""
        own = self.growing
        return own.kernel.so_far(own.params, s, own.past(self.query), 64)

    def _add_root_children(self, s: State, search: tree.TreeSearch) -> None:
        """The root has no more children than it is given: here, whatever a world offers."""
        rules, own = self.game.room.rules, self.growing
        if rules.to_play(self.game.params, s) == CHANCE:
            return
        for action in rules.actions(self.game.params, s):
            what = own.kernel.abstraction(own.params, s, action)
            own.kernel.add_child(search.tree, search.slots, tree.ROOT, what)


class GrownTree(NamedTuple):
    look: SeatKnowledge
    search: tree.TreeSearch

    def values(self, s: State, rounds: int, dice: Sequence[int]) -> Values:
        """The expectation of each seat of a state, if all play as the tree says."""
        look, game = self.look, self.look.game
        rules = game.room.rules
        if rules.to_play(game.params, s) == NOBODY:
            return tuple(rules.result(game.params, s, seat) / 2 for seat in range(game.seats))
        own, totals = look.plain, look.plain.words(game.seats)
        past = look.past(s)
        search = self.search._replace(rng=own.filled(dice, 4))
        own.kernel.follow(own.params, s, look.seat, game.seats, past, rounds, search, totals)
        return tuple(int(total) / rounds / SURE for total in totals)


def by_tree(
    game: Game, event: Event, effort: Effort, rng: MutableSequence[int], seat: int
) -> Outlook:
    """The outlook of an event, by searching; `seat` is whose turn an event of chance belongs to."""
    look = SeatKnowledge(game, event.seat if event.seat >= 0 else seat, effort, rng)
    whole = StateValues(game, look.query)
    before, after = whole.value(game.state), whole.value(look.act(game.state, event.action))
    if game.is_chance:
        return of_chance(before, after, SEARCHED)
    found = Outlook(before, after, before, before, event.text, 0.0, SEARCHED)
    if len(look.query.actions) > 1:
        found = _decision(look, event, found)
    if not game.room.open:
        return found._replace(hidden=True)
    return found._replace(after=total(before, found.decided))


def _decision(look: SeatKnowledge, event: Event, found: Outlook) -> Outlook:
    game, seat = look.game, event.seat
    seen = mcts(look.query, look.query.actions, look.effort.choosing, Clock(None)).analyses
    if seen[0].text == event.text:
        choices = tuple(ChoiceValue(one.text, one.value, one.spread) for one in seen)
        return found._replace(error=LEAST_ERROR, choices=choices)
    best = best_of(look, [one.text for one in seen if one.text != event.text])
    numbers = game.actions(seat)
    pairs = list[list[Values]]()
    loss = error = 0.0
    while len(pairs) < look.effort.times or (
        len(pairs) < look.effort.most and abs(loss - NAMED) < CLEAR_BY * error
    ):
        both = (numbers[event.text], numbers[best])
        pairs += [_compared(look, both) for _ in range(look.effort.times)]
        loss, error = _mean_and_error([better[seat] - played[seat] for played, better in pairs])
    known, best_known = (mean(each, [1.0] * len(each)) for each in zip(*pairs))
    error = max(error, LEAST_ERROR)
    measured = {event.text: known[seat], best: best_known[seat]}
    if loss <= SURE_BY * error:
        best, best_known = event.text, known
    choices = tuple(
        ChoiceValue(one.text, measured[one.text], error)
        if one.text in measured
        else ChoiceValue(one.text, one.value, one.spread)
        for one in seen
    )
    return found._replace(
        known=known,
        best_known=best_known,
        best=best,
        error=error,
        choices=tuple(sorted(choices, key=lambda choice: (choice.text != best, -choice.value))),
    )


def best_of(look: SeatKnowledge, ranked: list[str]) -> str:
    """The best of those that a search ranks highest; it may have thought of the best too late."""
    finalists = look.effort.finalists
    few = ranked[: max(finalists, len(ranked) * finalists // MANY)]
    if len(few) == 1:
        return few[0]
    numbers = look.game.actions(look.seat)
    trials = [_compared(look, [numbers[text] for text in few]) for _ in range(TRIALS)]
    worths = {text: sum(one[i][look.seat] for one in trials) for i, text in enumerate(few)}
    return max(few, key=lambda text: worths[text])


def _compared(look: SeatKnowledge, actions: Sequence[int]) -> list[Values]:
    """Values of actions in the same worlds, with the same dice."""
    worlds, grow, follow = look.worlds(), look.dice(), look.dice()
    rounds = max(look.effort.rounds // len(worlds), 2)
    found = []
    for action in actions:
        searched = look.grow_tree(action, worlds, grow)
        each = [searched.values(look.act(world, action), rounds, follow) for world in worlds]
        found.append(mean(each, [1.0] * len(each)))
    return found


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    n, middle = len(values), sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(n - 1, 1)
    return middle, sqrt(spread / n)


def worth_of(game: Game, effort: Effort, rng: MutableSequence[int], seat: int) -> Values:
    """The expectation of each seat of a state in which no more happened."""
    return StateValues(game, SeatKnowledge(game, seat, effort, rng).query).value(game.state)

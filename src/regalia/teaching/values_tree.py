"""Values of games with chance, secrets or more than two seats: by trees grown over worlds.

A decision is looked at in three steps.  A tree over worlds of one half chooses the better action.
A tree for it and one for the action played are grown with as many rounds over worlds of the other
half: they say how everybody plays then, by what can be known.  Both are followed through the same
worlds of that half, which says what each action is worth; and from the true state, which says what
it was worth, all secrets told, to players who do not know them.
"""

from collections.abc import MutableSequence
from math import sqrt
from typing import Any, NamedTuple

from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, State
from regalia.core.game import Event, Game
from regalia.core.query import Query
from regalia.fast import warm
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import interpreted
from regalia.players import rounds as following
from regalia.players import tree
from regalia.players.searching import Clock, Workspace, _past, search_tree
from regalia.teaching.outlook import (
    SEARCHED,
    Choice,
    Effort,
    Outlook,
    Values,
    followers,
    mean,
    of_chance,
)

LEAST_ERROR = 0.005
SAME_WORLDS = 7  # so many that are all alike: nothing is hidden


class Look:
    """What one seat can know at a moment, and the worlds that fit it."""

    def __init__(self, game: Game, seat: int, effort: Effort, rng: MutableSequence[int]) -> None:
        self.game, self.seat, self.effort, self.rng = game, seat, effort, rng
        self.query = Query(
            *(game.room, game.params, game.view(seat), sorted(game.actions(seat)), rng),
            *(game.seats, None, tuple(game.keys), game.options),
        )
        self.growing = Workspace.for_tree(self.query, effort.rounds)
        self.plain = self._as_fast(Workspace.by_view(self.query, following, effort.rounds))
        self.hidden = not game.room.open and any(
            self.query.world() != game.state for _ in range(SAME_WORLDS)
        )
        self.worlds = [self._world() for _ in range(effort.worlds)] if self.hidden else []

    def _as_fast(self, plain: Workspace) -> Workspace:
        """Both kernels work on the same arrays, so both are compiled or none is."""
        if plain.compiled != self.growing.compiled:
            fast = warm.awaited if self.growing.compiled else interpreted
            plain.kernel = fast(self.game.room, following)
            plain.compiled, plain.params = self.growing.compiled, self.growing.params
        return plain

    def _world(self) -> State:
        """One that fits, with others' cards as likely as the room thinks them."""
        world, dice = self.query.world(), self.growing.filled(self._dice(), 4)
        again: State = self.growing.kernel.resample(self.growing.params, world, self.seat, dice)
        return again

    def _dice(self) -> list[int]:
        return random.seeded(random.bits(self.rng))

    def act(self, world: State, action: int | None) -> State:
        if action is None:
            return world
        return self.game.room.rules.act(self.game.params, world, action)

    def grown(self, action: int | None) -> "Grown":
        """A tree for what comes after an action; after nothing, for what comes now."""
        own, seats, rounds = self.growing, self.game.seats, self.effort.rounds
        nodes = 12 * rounds + 2 * own.most + 64
        known, slots = own.words(nodes * tree.WIDTH), own.words(1 << (2 * nodes).bit_length())
        own.kernel.plant(known)
        actions, children = own.words(own.most), own.words(own.most)
        path = own.words(2 * tree.DEEPEST + seats)
        search = tree.Search(known, slots, own.filled(self._dice(), 4), actions, children, path)
        worlds = self.worlds or [self.game.state]
        share = max(1, rounds // len(worlds))
        for world in worlds:
            there = self.act(world, action)
            if self.game.room.rules.to_play(self.game.params, there) == NOBODY:
                continue
            self._let_grow(there, known, slots)
            past = _past(self.query, there, 64)
            own.kernel.look_around(own.params, there, self.seat, seats, past, share, search)
        return Grown(self, search)

    def _let_grow(self, s: State, known: Any, slots: Any) -> None:
        """The root has no more children than it is given: here, whatever a world offers."""
        rules, own = self.game.room.rules, self.growing
        if rules.to_play(self.game.params, s) == CHANCE:
            return
        for action in rules.actions(self.game.params, s):
            what = own.kernel.abstraction(own.params, s, action)
            own.kernel.grown(known, slots, tree.ROOT, what)


class Grown(NamedTuple):
    look: Look
    search: tree.Search

    def values(self, s: State, rounds: int) -> Values:
        """What each seat can expect of a state, if all play as the tree says."""
        look, game = self.look, self.look.game
        rules = game.room.rules
        if rules.to_play(game.params, s) == NOBODY:
            return tuple(rules.result(game.params, s, seat) / 2 for seat in range(game.seats))
        own, totals = look.plain, look.plain.words(game.seats)
        past = _past(look.query, s, 64)
        search = self.search._replace(rng=own.filled(look._dice(), 4))
        own.kernel.follow(own.params, s, look.seat, game.seats, past, rounds, search, totals)
        return tuple(int(total) / rounds / SURE for total in totals)


def by_tree(
    game: Game, event: Event, effort: Effort, rng: MutableSequence[int], seat: int
) -> Outlook:
    """`seat`: of chance, by whose knowledge all are thought to play."""
    look = Look(game, event.seat if event.seat >= 0 else seat, effort, rng)
    return _chance(look, event) if game.is_chance else _decision(look, event)


def _chance(look: Look, event: Event) -> Outlook:
    """Half of the rounds go to what happened, for it is compared with the mean of all."""
    game, grown = look.game, look.grown(None)
    outcomes, weights = followers(game), game.weights()
    follow, values = max(look.effort.rounds // 2, 1), []
    others = max(follow // max(len(outcomes) - 1, 1), 2)
    for text, outcome in outcomes:
        rounds = follow if text == event.text else others
        values.append(grown.values(look.act(game.state, outcome), rounds))
    before = mean(values, [weights[text] for text, _ in outcomes])
    after = values[[text for text, _ in outcomes].index(event.text)]
    return of_chance(before, after, SEARCHED)


def _decision(look: Look, event: Event) -> Outlook:
    game, seat = look.game, event.seat
    found = search_tree(look.query, look.query.actions, look.effort.rounds, Clock(None)).analyses
    best = found[0].text
    texts = [event.text] if best == event.text else [event.text, best]
    numbers = game.actions(seat)
    trees = {text: look.grown(numbers[text]) for text in texts}
    worth = {text: _in_worlds(look, trees[text], numbers[text]) for text in texts}
    played = [values[seat] for values in worth[event.text]]
    losses = [b[seat] - a for a, b in zip(played, worth[best])]
    loss, error = _mean_and_error(losses)
    error = max(error, LEAST_ERROR) if best != event.text else LEAST_ERROR
    if loss <= error:
        best = event.text
    follow = max(look.effort.rounds // 2, 1)
    whole = {
        text: trees[text].values(look.act(game.state, numbers[text]), follow)
        for text in dict.fromkeys((event.text, best))
    }
    known, best_known = (_average(worth[text]) for text in (event.text, best))
    if not look.hidden:
        known, best_known = whole[event.text], whole[best]
    measured = {event.text: known[seat], best: best_known[seat]}
    choices = [
        Choice(
            one.text,
            measured.get(one.text, one.value),
            error if one.text in measured else one.spread,
        )
        for one in found
    ]
    choices.sort(key=lambda choice: (choice.text != best, -choice.value))
    return Outlook(
        *(whole[best], whole[event.text], known, best_known, best),
        *(error, SEARCHED, tuple(choices), look.hidden),
    )


def _in_worlds(look: Look, grown: Grown, action: int) -> list[Values]:
    """What an action is worth in each of the worlds, or some times in the only one."""
    worlds = look.worlds or [look.game.state] * look.effort.worlds
    rounds = max(look.effort.rounds // len(worlds), 2)
    return [grown.values(look.act(world, action), rounds) for world in worlds]


def _average(values: list[Values]) -> Values:
    return mean(values, [1.0] * len(values))


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    n = len(values)
    middle = sum(values) / n
    spread = sum((value - middle) ** 2 for value in values) / max(n - 1, 1)
    return middle, sqrt(spread / n)


def worth_of(game: Game, effort: Effort, rng: MutableSequence[int], seat: int) -> Values:
    """What each can expect of a state in which nothing happened any more."""
    look = Look(game, seat, effort, rng)
    return look.grown(None).values(game.state, effort.rounds)

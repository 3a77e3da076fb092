"""Choosing at the same time, where choices are hidden.

Where the seat to act does so in a way that another cannot see at all, and that other is next (or
would be, after more of the same), the other may choose already.  Everything is worked out in a
world made from what the other seat may know, so what it is offered tells it nothing.
"""

from typing import Any, NamedTuple

from regalia.core import random
from regalia.core.contract import EVERYBODY, State
from regalia.core.game import Game


class Offer(NamedTuple):
    """What a seat can choose: in which world, and the actions' texts and numbers there."""

    world: State
    actions: dict[str, int]


def world(game: Game, view: dict[str, Any]) -> State:
    """A whole state that fits what a seat may know; always the same one."""
    return game.room.view.determinize(game.params, view, random.seeded(0))


def offer(game: Game, seat: int, view: dict[str, Any]) -> Offer | None:
    """What a seat may choose before its turn; None: it has to wait."""
    rules, params = game.room.rules, game.params
    if game.room.open or game.to_play < 0 or seat in game.players:
        return None
    s = world(game, view)
    for _ in range(game.seats - 1):
        actions = list(rules.actions(params, s))
        if not _unseen(game, s, actions, seat):
            return None
        after = [rules.act(params, s, action) for action in actions]
        following = {rules.to_play(params, one) for one in after}
        if len(following) != 1:
            return None
        s = after[0]
        who = following.pop()
        if who == seat:
            possible = {frozenset(rules.actions(params, one)) for one in after}
            return Offer(s, numbers(game, s, seat)) if len(possible) == 1 else None
        if who < 0:
            return None
    return None


def _unseen(game: Game, s: State, actions: list[int], seat: int) -> bool:
    """Does a seat see none of these actions, and no difference between them?"""
    seen = (game.room.view.seen(game.params, s, action, seat) for action in actions)
    first = next(seen, "")
    return "?" in first and all(one == first for one in seen)


def numbers(game: Game, s: State, seat: int) -> dict[str, int]:
    """The texts and numbers of a seat's actions in a world."""
    rules, text, params = game.room.rules, game.room.text.action_text, game.params
    race = rules.to_play(params, s) == EVERYBODY
    actions = rules.actions(params, s)
    return {text(params, s, a): a for a in actions if not race or a & 3 == seat}

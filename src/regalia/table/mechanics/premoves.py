"""Choosing at the same time, where choices are hidden.

Where the seat to act does so in a way that another cannot see at all, and that other is next (or
would be, after more of the same), the other may choose already.  Everything is worked out in a
world made from what the other seat may know, so what it is offered tells it nothing.
"""

from typing import NamedTuple

from regalia.core import random
from regalia.core.contract import EVERYBODY, State
from regalia.core.game import Game
from regalia.core.secrets import hidden, log_text, redacted


class Offer(NamedTuple):
    """Actions that a seat can choose from: the world, and their texts and numbers there."""

    world: State
    actions: dict[str, int]


def world(game: Game, seat: int) -> State:
    """A whole state that fits what a seat may know; always the same one."""
    known = redacted(game.room, game.params, game.state, seat)
    return known.world(random.seeded(0))


def offer(game: Game, seat: int) -> Offer | None:
    """Actions that a seat may choose before its turn; None: it has to wait."""
    rules, params = game.room.rules, game.params
    if game.room.open or game.to_play < 0 or seat in game.players:
        return None
    s = world(game, seat)
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
    """Tell if a seat sees none of these actions, and no difference between them."""
    given = game.room, game.params, s
    if not all(hidden(*given, action, seat) for action in actions):
        return False
    return len({log_text(*given, action, seat) for action in actions}) == 1


def numbers(game: Game, s: State, seat: int) -> dict[str, int]:
    """The texts and numbers of a seat's actions in a world."""
    rules, text, params = game.room.rules, game.room.text.action_text, game.params
    race = rules.to_play(params, s) == EVERYBODY
    actions = rules.actions(params, s)
    return {text(params, s, a): a for a in actions if not race or a & 3 == seat}

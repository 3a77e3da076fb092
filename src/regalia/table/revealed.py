"""Whether an action let anybody know more than was known before it.

It did if, of all worlds that fitted what everybody knew, some do not fit what everybody has seen
since: they would not have allowed the action, or it would have looked otherwise.  That is asked of
what a spectator knows and of nothing else, so the answer itself tells no seat anything about
another: two seats with equal hands are answered as any two seats are.
"""

from regalia.core import random
from regalia.core.contract import SPECTATOR, State, View
from regalia.core.game import Game

WORLDS = 12  # that are tried; a card that was shown is missing in most hands


def revealed(game: Game, number: int) -> bool:
    """Did what was played as number `number` reveal something?"""
    params, view, event, s = game.params, game.room.view, game.events[number], game.states[number]
    known, rng = view.view(params, s, SPECTATOR), random.seeded(number)
    seen = view.seen(params, s, event.action, SPECTATOR)
    after = view.view(params, game.states[number + 1], SPECTATOR)
    others = [seat for seat in range(game.seats) if seat != event.seat]
    for tried in range(WORLDS):
        before = list(rng)
        world = view.determinize(params, known, rng)
        if rng == before:  # it needed no chance: there is only one, and nothing is hidden
            return False
        if not tried and any(view.seen(params, s, event.action, o) != seen for o in others):
            return True  # somebody was shown what not everybody was
        if not _fits(game, world, event.action, seen, after):
            return True
    return False


def _fits(game: Game, world: State, action: int, seen: str, after: View) -> bool:
    """Could what everybody saw have happened in this world?  By the same action, most likely."""
    params, view, rules = game.params, game.room.view, game.room.rules
    possible = list(rules.actions(params, world))
    if action in possible:
        possible.remove(action)
        possible.insert(0, action)
    return any(
        view.seen(params, world, one, SPECTATOR) == seen
        and view.view(params, rules.act(params, world, one), SPECTATOR) == after
        for one in possible
    )

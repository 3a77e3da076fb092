"""Tells if an action let anybody know more than was known before it.

It did if, of all worlds that fitted what everybody knew, some do not fit what everybody has seen
since: they would not have allowed the action, or it would have looked otherwise.  That is asked of
what a spectator knows and of nothing else, so the answer itself tells no seat anything about
another: two seats with equal hands are answered as any two seats are.
"""

from regalia.core import random
from regalia.core.contract import SPECTATOR, State
from regalia.core.game import Game
from regalia.core.secrets import Redacted, log_text, redacted

WORLDS = 12  # that are tried; a card that was shown is missing in most hands


def revealed(game: Game, number: int) -> bool:
    """Tell if the event with this number revealed something."""
    room, params = game.room, game.params
    event, s = game.events[number], game.states[number]
    known, rng = redacted(room, params, s, SPECTATOR), random.seeded(number)
    seen = log_text(room, params, s, event.action, SPECTATOR)
    after = redacted(room, params, game.states[number + 1], SPECTATOR)
    others = [seat for seat in range(game.seats) if seat != event.seat]
    for tried in range(WORLDS):
        before = list(rng)
        world = known.world(rng)
        if rng == before:  # it needed no chance: there is only one, and nothing is hidden
            return False
        if not tried and any(log_text(room, params, s, event.action, o) != seen for o in others):
            return True  # somebody was shown what not everybody was
        if not _fits(game, world, event.action, seen, after):
            return True
    return False


def _fits(game: Game, world: State, action: int, seen: str, after: Redacted) -> bool:
    """Tell if this world fits what everybody saw; most likely by the same action."""
    room, params, rules = game.room, game.params, game.room.rules
    possible = list(rules.actions(params, world))
    if action in possible:
        possible.remove(action)
        possible.insert(0, action)
    return any(
        log_text(room, params, world, one, SPECTATOR) == seen
        and redacted(room, params, rules.act(params, world, one), SPECTATOR) == after
        for one in possible
    )

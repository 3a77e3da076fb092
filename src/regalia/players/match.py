"""A game between computer players, played to its end."""

from collections.abc import Callable, MutableSequence

from regalia.core import random
from regalia.core.errors import RegaliaError, says
from regalia.core.game import Game, Outcome
from regalia.core.game.decision import Decision
from regalia.players import Player, first_to_act


def play(
    game: Game,
    *players: Player,
    rng: MutableSequence[int] | None = None,
    note: Callable[[int, Decision], None] = lambda seat, decision: None,
) -> Outcome:
    """Go on with a game until it is over, a player for each seat; and how it ended.

    The same generator gives the same game.  Each seat thinks with a generator of its own, so that
    how much one of them thinks does not change the dice.  `note` is told each decision before it
    is played.
    """
    if len(players) != game.seats:
        raise RegaliaError(says("players-given", count=game.seats, given=len(players)))
    rng = random.unpredictable() if rng is None else rng
    agents = dict(enumerate(players))
    thinking = {seat: random.seeded(random.bits(rng)) for seat in agents}
    while (outcome := game.outcome) is None:
        if game.is_chance:
            game.roll(rng)
        else:
            seat, decision = first_to_act(game, agents, thinking)
            note(seat, decision)
            game.play(decision.text, seat)
    return outcome

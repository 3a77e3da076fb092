"""Explains why a decision in the Study was wrong: the fewest moves are known (ST-11)."""

from typing import cast

from regalia.boards.areas import replaced
from regalia.core.contract import Params
from regalia.core.errors import Speaker, Spoken
from regalia.core.game import Game
from regalia.games.study import rules
from regalia.games.study.player.ground import challenge, needed
from regalia.games.study.rules import EXECUTING, GIVE_UP, SOLO, Study

says = Speaker(__file__)


def explain_mistake(game: Game, seat: int, played: str, better: str) -> Spoken | None:
    s, action = cast(Study, game.state), game.actions(seat)[played]
    least = _least(game.params, s)
    if s.phase != EXECUTING:
        return says("worse-least", least=least)
    if action == GIVE_UP:
        return says("worse-still", least=least)
    # As if alone, so that a number that is used up ends nothing (ST-16, ST-18).
    alone = replaced(tuple(game.params), SOLO, 1)
    whole = 1 + _least(alone, rules.act(alone, s, action))
    return says("worse-longer", least=least, whole=whole) if whole > least else None


def _least(params: Params, s: Study) -> int:
    """The distance of what is still to be done."""
    return needed(challenge(params, s))[0]

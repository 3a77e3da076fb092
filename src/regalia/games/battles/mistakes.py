"""Explains why a move or an attack of Royal Battles was worse than another: what an attack does
follows from open cards (RB-19), so both are tried by the rules.
"""

from typing import NamedTuple, cast

from regalia.core.contract import Params
from regalia.core.errors import Speaker, Spoken
from regalia.core.game import Game
from regalia.games.battles import rules
from regalia.games.battles.ai.harm import done, felled_and_life
from regalia.games.battles.rules.state import ATTACKING, MOVING, Battle

says = Speaker(__file__)


class Turn(NamedTuple):
    """The effects that the rest of a turn can have for certain."""

    worth: int  # as `done` counts it
    key: bool  # attack in the key position, so that two cards may be drawn (RB-26)


def explain_mistake(game: Game, seat: int, played: str, better: str) -> Spoken | None:
    params, s, texts = game.params, cast(Battle, game.state), game.actions(seat)
    if s.phase not in (MOVING, ATTACKING):
        return None
    of = _attack if s.phase == ATTACKING else _move
    kind = "attack" if s.phase == ATTACKING else "move"
    here, there = (of(params, s, texts[text]) for text in (played, better))
    if here.worth < there.worth:
        told = felled_and_life(here.worth, "") | felled_and_life(there.worth, "most-")
        return says(f"worse-{kind}", **told)
    if there.key and not here.key:
        return says(f"worse-key-{kind}")
    return None


def _attack(params: Params, s: Battle, action: int) -> Turn:
    """The effect of an attack, or of none (RB-18)."""
    after = rules.act(params, s, action)
    return Turn(done(params, s, after), after.at_key == 1 and after.decks[s.player] != 0)


def _move(params: Params, s: Battle, action: int) -> Turn:
    """The best effect of the attacks that a move leads to."""
    moved = rules.act(params, s, action)
    if moved.phase != ATTACKING:
        return Turn(0, False)
    attacks = [_attack(params, moved, attack) for attack in rules.actions(params, moved)]
    return Turn(max(one.worth for one in attacks), any(one.key for one in attacks))

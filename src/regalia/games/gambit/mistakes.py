"""Explains why a decision of the Queen's Gambit was worse than another: the points that it takes,
and the most that the cards laid can fetch if nobody else moves.  Only what the player knows counts:
the own row, and what is open.
"""

from functools import cache
from typing import cast

from regalia.core.contract import Params
from regalia.core.errors import Speaker, Spoken
from regalia.core.game import Game
from regalia.games.gambit import rules
from regalia.games.gambit.rules import ADDING, MOVING, PLANNING, Gambit, points

says = Speaker(__file__)


def explain_mistake(game: Game, seat: int, played: str, better: str) -> Spoken | None:
    params, s, texts = game.params, cast(Gambit, game.state), game.actions(seat)
    if s.phase not in (PLANNING, MOVING, ADDING):
        return None
    here, there = (rules.act(params, s, texts[text]) for text in (played, better))
    takes, most = (_gained(params, s, after, seat) for after in (here, there))
    if takes < most:
        return says("worse-takes", points=takes, most=most)
    fetches, most = (
        gained + fetched(params, after, seat) for gained, after in ((takes, here), (most, there))
    )
    if fetches < most:
        return says("worse-fetches", points=fetches, most=most)
    return None


def fetched(params: Params, s: Gambit, seat: int) -> int:
    """The most points that the row of a seat can fetch, card by card, if nobody else moves."""

    @cache
    def most(tokens: int, square: int, row: int) -> int:
        if not row or not rules.valued(params, tokens):
            return 0
        gambits = tuple(square if at == seat else there for at, there in enumerate(s.gambits))
        turn = s._replace(phase=MOVING, player=seat, tokens=tokens, gambits=gambits, card=row & 7)
        return max(
            _gained(params, turn, after, seat) + most(after.tokens, after.gambits[seat], row >> 3)
            for after in (rules.act(params, turn, to) for to in rules.actions(params, turn))
        )

    return most(s.tokens, s.gambits[seat], s.rows[seat])


def _gained(params: Params, before: Gambit, after: Gambit, seat: int) -> int:
    return points(params, before.setup, after.captured[seat] & ~before.captured[seat])

"""Explains why an action of Ur was worse than another: what the other's next roll can do, and what
the action itself took or gave.
"""

from typing import NamedTuple, cast

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.core.errors import Speaker, Spoken
from regalia.core.game import Game
from regalia.games.ur import rules
from regalia.games.ur.layout import NAMES
from regalia.games.ur.rules import AGAIN, CLAIMING, ODDS, OVER, ROLL, Ur

says = Speaker(__file__)


class Danger(NamedTuple):
    """Threats of the other's next roll, before anything else happens."""

    winning: int  # rolls, of 16
    taking: int
    taken: int  # squares of pieces that some roll takes


def explain_mistake(game: Game, seat: int, played: str, better: str) -> Spoken | None:
    before, texts = cast(Ur, game.state), game.actions(seat)
    here, there = (rules.act(game.params, before, texts[text]) for text in (played, better))
    if here.player != seat and there.player != seat:  # both end the turn
        now, then = danger(game.params, here), danger(game.params, there)
        if now.winning > then.winning:
            return says("worse-winning-rolls", rolls=now.winning, fewer=then.winning)
        if now.taking > then.taking:
            places = ", ".join(NAMES[square] for square in squares(now.taken))
            rolls = {"rolls": now.taking, "fewer": then.taking}
            return says("worse-taking-rolls", squares=places, **rolls)
    takes, most = (taken(before, after) for after in (here, there))
    if takes < most:
        return says("worse-takes", takes=takes, most=most)
    if there.phase == AGAIN and here.phase != AGAIN:
        return says("worse-again")
    return None


def danger(params: Params, s: Ur) -> Danger:
    """The danger to the other player in a state in which a turn begins."""
    if s.phase == CLAIMING:
        s = rules.act(params, s, ROLL)
    winning = taking = all_taken = 0
    for roll in rules.chances(params, s):
        rolled, wins, takes = rules.act(params, s, roll), False, 0
        if rolled.player != s.player:
            continue  # nothing can be done with it (UR-9)
        for action in rules.actions(params, rolled):
            after = rules.act(params, rolled, action)
            wins = wins or (after.phase == OVER and after.winner == s.player)
            takes |= s.foe & ~(after.foe if after.player == s.player else after.own)
        winning += ODDS[roll] if wins else 0
        taking += ODDS[roll] if takes else 0
        all_taken |= takes
    return Danger(winning, taking, all_taken)


def taken(before: Ur, after: Ur) -> int:
    """The number of enemy pieces that an action took."""
    left = after.foe if after.player == before.player else after.own
    return (before.foe & ~left).bit_count()

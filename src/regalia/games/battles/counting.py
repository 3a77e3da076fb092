"""An attack of Royal Battles counted card by card, and what it comes to (RB-19, RB-20)."""

from collections.abc import Callable, Sequence

from regalia.boards.cards import NAMES, rank_and_suit
from regalia.core.contract import Params
from regalia.games.battles import attacks, state
from regalia.games.battles.field import SQUARES
from regalia.games.battles.rows import row
from regalia.games.battles.state import Battle, card_on, kind_on, number
from regalia.games.battles.units import ADVANTAGE, HEALING


def counted(
    params: Params,
    s: Battle,
    action: int,
    seat: int,
    say: Callable[..., str],
    names: Sequence[str],
) -> list[str]:
    told = row(params, s, action, seat, say, names)
    if told is None:
        return []
    style, target, square, foe = action & 7, action >> 3, s.moved - 1, 1 - s.player
    trumps = attacks.TRUMPS[style]
    lines = []
    for owner in (s.player, foe):
        card = s.initiative[owner]
        given = {"who": names[owner], "trump": "yes" if trumps >> card & 1 else "no"}
        lines.append(say("count-initiative", **given, **rank_and_suit(NAMES[card])))
    for place in (square, target):
        card = card_on(s, place)
        given = {"square": SQUARES[place], "trump": "yes" if trumps >> card & 1 else "no"}
        lines.append(say("count-under", **given, **rank_and_suit(NAMES[card])))
    found, kind = attacks.trumps(s, style, square, target), kind_on(s, s.player, square)
    healing = style == state.SPECIAL and number(params, kind, ADVANTAGE) == HEALING
    need = 0 if healing else attacks.needed(params, kind, kind_on(s, foe, target))
    lines.append(say("count-trumps", trumps=found, needed=need))
    lines.append(f"{told.amount} · {told.outcome}" if told.amount else told.outcome)
    if attacks.in_key(params, s, square, target):
        lines.append(say("count-key"))
    return lines

"""An attack of Royal Battles counted card by card, and what it comes to (RB-19, RB-20)."""

from collections.abc import Sequence

from regalia.boards.cards import NAMES, rank_and_suit
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.games.battles.armies.units import ADVANTAGE, HEALING
from regalia.games.battles.page.rows import row
from regalia.games.battles.rules import attacks, state
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import Battle, card_on, kind_on, number


def counted(
    params: Params, seen: Seen[Battle], seat: int, say: Say, names: Sequence[str]
) -> list[str]:
    s, action, _ = seen
    told = row(params, seen, seat, say, names)
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

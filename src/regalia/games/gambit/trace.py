"""Traces of a turn of the Queen's Gambit: the trail, the card, the captured tokens."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import Mark, Trace
from regalia.core.drawing.trace import way
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import LETTERS, cards_text, kind_on, worths
from regalia.games.gambit.rules import Gambit
from regalia.games.gambit.scene import card_item, start_token_item, token_item
from regalia.games.gambit.setups import NAMES


def whose(params: Params, s: Gambit) -> int:
    return -1 if s.phase == rules.SETTING_UP else s.player


def asked(params: Params, s: Gambit, say: Say, names: Sequence[str], shown: bool) -> str:
    return say("tell-setup") if s.phase == rules.SETTING_UP else ""


def trace(params: Params, seen: Seen[Gambit], seat: int, say: Say, names: Sequence[str]) -> Trace:
    """The trace of an action; empty for cards that are dealt, drawn or laid face down (QG-17)."""
    s, action, _ = seen
    if s.phase == rules.CHOOSING:
        return Trace((Mark("frame", NAMES[action], text="+"),))
    if s.phase != rules.MOVING:
        return Trace()
    me, card = s.player, LETTERS[s.card]
    here, played = NAMES[s.gambits[me]], _played(params, s)
    items = [card_item("played-now", me, card, say("card-name", card=card), say)]
    if action == rules.STAY:
        return Trace((Mark("frame", here), played), tuple(items))
    marks = (*way(here, NAMES[action]), played)
    if rules.valued(params, rules.token_on(params, s, action)):
        kind = kind_on(params, s.setup, action)
        value = worths(params, s.setup)[NAMES[action]]
        marks += (Mark("note", NAMES[action], text=f"+{value}"),)
        items.append(token_item("taken-now", kind, value, say))
    elif rules.token_on(params, s, action):
        items.append(start_token_item("taken-now", say))  # QG-22
    return Trace(marks, tuple(items))


def _played(params: Params, s: Gambit) -> Mark:
    """The newest of the cards that the player has played, where these lie."""
    cards = cards_text(rules.discards(params, s, s.player))
    return Mark("ring", f"played:{s.player}:{cards.rindex(LETTERS[s.card])}")

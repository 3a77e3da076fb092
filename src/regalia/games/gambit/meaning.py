"""Meanings of taps on things of the Queen's Gambit, legal or not."""

from regalia.core.contract import Params
from regalia.games.gambit import rules
from regalia.games.gambit.rules import Gambit
from regalia.games.gambit.setups import NAMES
from regalia.games.gambit.text import CARDS


def meant(params: Params, s: Gambit, taps: list[str]) -> str | None:
    places = [tap.removeprefix("piece:") for tap in taps]
    if places == ["button:stay"]:
        return "stay"
    cards = [tap[5] for tap in taps if tap.startswith("hand:") and tap[5:6] in tuple(CARDS)]
    if cards:
        return f"plan:{''.join(cards)}" if len(cards) == len(taps) else None
    here = s.gambits[s.player]
    if len(places) == 2 and here >= 0 and places[0] == NAMES[here]:
        del places[0]  # one may touch the gambit first
    if len(places) != 1 or places[0] not in NAMES:
        return None
    return f"{'start' if s.phase == rules.CHOOSING else 'move'}:{places[0]}"

"""Explains the end of a battle: an army without units, or what counted when cards ran out."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say, View
from regalia.core.drawing.scene import Ending, Mark, Row
from regalia.games.battles.armies.units import CARDS_END, READINGS


def ending(params: Params, view: View, you: int, say: Say, names: Sequence[str]) -> Ending | None:
    if view["phase"] != "over":
        return None
    units = [[at for at, one in view["units"].items() if one["owner"] == i] for i in (0, 1)]
    cards = [hand + deck for hand, deck in zip(view["hand_sizes"], view["deck_sizes"])]
    winner = view["winner"]
    rows = tuple(
        Row(
            names[i],
            say("ending-counts", units=len(units[i]), cards=cards[i]),
            figure=str(len(units[i])),
        )
        for i in ((1, 0) if winner == 1 else (0, 1))
    )
    marks = tuple(Mark("ring" if i == winner else "target", at) for i in (0, 1) for at in units[i])
    if not all(units):  # RB-23
        beaten = 1 - winner
        whose = "you" if beaten == you else "other"
        return Ending(say("ending-fallen", whose=whose, who=names[beaten]), "RB-23", marks, rows)
    playable = params[READINGS] & CARDS_END  # RB-38: then cards that cannot be played count nothing
    if winner is None:
        left = "unplayable" if playable else "both" if all(cards) else "none"
        return Ending(say("ending-even", cards=left), "RB-28", (), rows)
    compared = "playable" if playable else "cards"
    if len(units[0]) != len(units[1]):
        compared = "units"
    whose = "you" if winner == you else "other"
    reason = say("ending-compared", what=compared, whose=whose, who=names[winner])
    return Ending(reason, "RB-28", marks if compared == "units" else (), rows)

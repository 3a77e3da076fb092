"""Why a battle is over: an army without units, or what was compared when the cards ran out."""

from collections.abc import Sequence

from regalia.core.contract import Params, Say, View
from regalia.core.scene import Ending, Mark, Row


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
    if winner is None:
        left = "both" if all(cards) else "none"
        return Ending(say("ending-even", cards=left), "RB-28", (), rows)
    compared = "units" if len(units[0]) != len(units[1]) else "cards"
    whose = "you" if winner == you else "other"
    reason = say("ending-compared", what=compared, whose=whose, who=names[winner])
    return Ending(reason, "RB-28", marks if compared == "units" else (), rows)

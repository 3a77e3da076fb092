"""Views of the Queen's Gambit: own cards, and of the others' only sizes and unseen cards.

Open are the board, captured and revealed cards, sizes, and so each player's unseen cards as a
whole.  Which of them are in the pile, the hand or the row, and in what order, only their owner
knows; `peek` says whether the owner's interface may show the row (QG-14).
"""

from typing import Any

from regalia.core.contract import Params
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import (
    cards_text,
    open_table,
    row_text,
)
from regalia.games.gambit.rules import Gambit


def show(params: Params, s: Gambit, seat: int) -> dict[str, Any]:
    seats = range(params[0])
    found = {"seat": seat, "peek": bool(params[rules.PEEK])} | open_table(params, s)
    found["points"] = [rules.score(params, s, i) for i in seats]
    found["unseen"] = [cards_text(params[rules.DECK] - rules.discards(params, s, i)) for i in seats]
    for key, cards in (("piles", s.piles), ("hands", s.hands)):
        found[key] = [rules.size(cards[i]) for i in seats]
    found["rows"] = [len(row_text(s.rows[i])) for i in seats]
    found["own"] = None
    if seat in seats:
        found["own"] = {
            "pile": cards_text(s.piles[seat]),
            "hand": cards_text(s.hands[seat]),
            "row": row_text(s.rows[seat]),
        }
    found["winner"] = rules.winner(params, s) if s.phase == rules.OVER else None
    return found

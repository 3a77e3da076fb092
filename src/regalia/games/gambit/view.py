"""What a seat may know of the Queen's Gambit, and a world that fits it.

Open are the board, captured and revealed cards, sizes, and so each player's unseen cards as a
whole.  Which of them are in the pile, the hand or the row, and in what order, only their owner
knows; `peek` says whether the owner's interface may show the row (QG-14).
"""

from collections.abc import MutableSequence
from typing import Any, cast

from regalia.core.contract import Params
from regalia.core.random import below
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import (
    LETTERS,
    Position,
    cards_text,
    open_table,
    row_text,
    state_of,
)
from regalia.games.gambit.rules import Gambit
from regalia.games.gambit.text import action_text


def view(params: Params, s: Gambit, seat: int) -> dict[str, Any]:
    seats = range(params[0])
    found = {"seat": seat, "peek": bool(params[2])} | open_table(params, s)
    found["points"] = [rules.points(params, s.captured[i]) for i in seats]
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


def seen(params: Params, s: Gambit, action: int, seat: int) -> str:
    """The text, with others' hidden cards as `?`; and the card that is revealed next, if any.

    Revealing is no action of its own, so a log that a seat reads has it here: `draw:?,reveal:R`
    (QG-17).
    """
    text = action_text(params, s, action)
    word, _, cards = text.partition(":")
    if seat != s.player and word in ("deal", "draw", "plan"):
        text = f"{word}:{'?' * len(cards)}"
    if word == "draw":
        after = rules.act(params, s, action)
        if after.phase == rules.MOVING:
            text += f",reveal:{LETTERS[after.card]}"
    return text


def determinize(params: Params, view: dict[str, Any], rng: MutableSequence[int]) -> Gambit:
    """A state that fits a view: others' unseen cards are shuffled and dealt again (QG-18)."""
    piles, hands, rows = [], [], []
    for i in range(params[0]):
        if i == view["seat"]:
            own = view["own"]
            piles.append(own["pile"])
            hands.append(own["hand"])
            rows.append(own["row"])
        else:
            cards = _shuffled(view["unseen"][i], rng)
            hand, row = view["hands"][i], view["rows"][i]
            hands.append(cards[:hand])
            rows.append(cards[hand : hand + row])
            piles.append(cards[hand + row :])
    whole = cast(Position, view | {"piles": piles, "hands": hands, "rows": rows})
    return state_of(params, whole)


def _shuffled(cards: str, rng: MutableSequence[int]) -> str:
    left = list(cards)
    for i in range(len(left) - 1, 0, -1):
        other = below(rng, i + 1)
        left[i], left[other] = left[other], left[i]
    return "".join(left)

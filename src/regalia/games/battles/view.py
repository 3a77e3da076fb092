"""Views of Royal Battles: all is open but the other's hand and the decks' order.

Every card that left a deck was open to all when it was played, dealt, discarded or drawn for
initiative.  So which cards a player still has, in hand and deck together, is known to everybody.
"""

from typing import Any

from regalia.boards.cards import how_many, named
from regalia.core.contract import Params
from regalia.core.contract.secrets import HIDDEN
from regalia.games.battles.position import army_text, table
from regalia.games.battles.rules.state import Battle


def show(params: Params, s: Battle, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        **table(params, s),
        "unplaced": [None if army == HIDDEN else army_text(params, army) for army in s.armies],
        "hands": [named(hand) if owner == seat else None for owner, hand in enumerate(s.hands)],
        "hand_sizes": [how_many(hand) for hand in s.hands],
        "deck_sizes": [how_many(deck) for deck in s.decks],
        "unseen": [named(hand + deck) for hand, deck in zip(s.hands, s.decks)],
    }

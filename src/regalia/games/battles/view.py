"""What a seat may know of Royal Battles: everything but the other's hand and the decks' order.

Every card that left a deck was open to all when it was played, dealt, discarded or drawn for
initiative.  So which cards a player still has, in hand and deck together, is known to everybody.
"""

from collections.abc import MutableSequence
from typing import Any

from regalia.boards.cards import NUMBERS, each, gathered, how_many, named
from regalia.core.contract import Params
from regalia.core.random import below
from regalia.games.battles import rules, state, turns
from regalia.games.battles.position import army_text, counted, read_table, table
from regalia.games.battles.state import Battle
from regalia.games.battles.text import action_text


def view(params: Params, s: Battle, seat: int) -> dict[str, Any]:
    armies: list[str | None] = [army_text(params, army) for army in s.armies]
    if s.phase == state.CHOOSING and seat != 0:
        armies[0] = None if s.player else ""  # RB-6: hidden until both have chosen
    return {
        "seat": seat,
        **table(params, s),
        "unplaced": armies,
        "hands": [named(hand) if owner == seat else None for owner, hand in enumerate(s.hands)],
        "hand_sizes": [how_many(hand) for hand in s.hands],
        "deck_sizes": [how_many(deck) for deck in s.decks],
        "unseen": [named(hand + deck) for hand, deck in zip(s.hands, s.decks)],
    }


def seen(params: Params, s: Battle, action: int, seat: int) -> str:
    """The text, with `?` for what is hidden, and what comes out with it for all to see (RB-30)."""
    text = action_text(params, s, action)
    if state.DRAWING >> s.phase & 1 and seat != s.player:
        text = "draw:?"
    elif s.phase == state.CHOOSING and s.player == 0 and seat != 0:
        text = "army:?"
    elif s.phase == state.CHOOSING and s.player == 1:
        text += f",reveal:{army_text(params, s.armies[0])}"
    elif s.phase == state.KEEPING and action == state.YES:
        text += f",reveal:{'+'.join(named(s.hands[s.player]))}"
    after = rules.act(params, s, action)
    if after.phase == state.KEEPING and not after.moved:
        text += ",stuck"  # cards in hand, and none of them can be played (RB-16)
    return text


def determinize(params: Params, view: dict[str, Any], rng: MutableSequence[int]) -> Battle:
    """A random state that fits a view: hidden hands, and White's army while it is hidden."""
    s = read_table(params, view)
    armies = list(rules.actions(params, s)) if None in view["unplaced"] else []
    s = s._replace(
        armies=tuple(
            armies[below(rng, len(armies))] if text is None else counted(params, text)
            for text in view["unplaced"]
        )
    )
    hands, decks = [], []
    for owner in range(2):
        cards = gathered(NUMBERS[name] for name in view["unseen"][owner])
        if view["hands"][owner] is None:
            hand = _random_hand(s, owner, cards, view["hand_sizes"][owner], rng)
        else:
            hand = gathered(NUMBERS[name] for name in view["hands"][owner])
        hands.append(hand)
        decks.append(cards - hand)
    return s._replace(hands=tuple(hands), decks=tuple(decks))


def _random_hand(s: Battle, owner: int, cards: int, size: int, rng: MutableSequence[int]) -> int:
    """A hand out of the cards that a player still has; one that fits what everybody saw happen."""
    single = each(cards)
    if owner == s.player and s.phase == state.KEEPING and not s.moved:
        single = [card for card in single if not _playable(s, owner, 1 << card)]  # RB-16
    hand = _some(single, size, rng)
    if owner == s.player and s.phase == state.MOVING:
        while not _playable(s, owner, hand):  # at worst, one hand in 49 can be played
            hand = _some(single, size, rng)
    return hand


def _playable(s: Battle, owner: int, hand: int) -> bool:
    return turns.can_move(s._replace(hands=(hand, hand)), owner)


def _some(single: list[int], size: int, rng: MutableSequence[int]) -> int:
    rest, found = list(single), []
    for _ in range(size):
        found.append(rest.pop(below(rng, len(rest))))
    return gathered(found)

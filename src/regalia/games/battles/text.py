"""Actions and chance outcomes of Royal Battles as text, and why a battle ended.

Positions are in `position.py`.
"""

import re

from regalia.boards.cards import NAMES, NUMBERS, copies, named
from regalia.core.contract import Params
from regalia.core.contract.secrets import HIDDEN
from regalia.core.game import ACTION, OUTCOME
from regalia.games.battles import rules
from regalia.games.battles.armies.units import DECK, FIXED, HOME, MAY_STAY, READINGS, letters
from regalia.games.battles.position import army_text, read_army
from regalia.games.battles.position import position as position
from regalia.games.battles.position import read_position as read_position
from regalia.games.battles.rules import state
from regalia.games.battles.rules.field import AROUND, SQUARES
from regalia.games.battles.rules.state import Battle

STYLES = ("easy", "optimal", "risky", "advantage", "hold")
ANSWERS = {
    state.OFFERED_ONE: ("decline", "draw"),
    state.OFFERED_TWO: ("decline", "draw"),
    state.KEEPING: ("keep", "discard"),
    state.KEEPING_AGAIN: ("keep", "discard"),
}
STAY = "stay"  # RB-36
WORDS = ("draw", "decline", "keep", "discard", "hold", STAY)
ASKED_TO_KEEP = (state.KEEPING, state.KEEPING_AGAIN)
OUTCOMES = {state.DEALING: "deal", state.INITIATIVE: "init"}  # other cards are drawn
MOVE = re.compile(r"([a-g][1-5])-([a-g][1-5]):(..)")


def discarded(before: Battle, after: Battle) -> int:
    """The cards of a hand that is given up, which all can see (RB-26)."""
    me = before.player
    return before.hands[me] + before.decks[me] - after.hands[me] - after.decks[me]


def remark(params: Params, before: Battle, after: Battle) -> str:
    """White's army, the cards of a hand that is discarded, and that somebody is stuck (RB-30)."""
    found = []
    if before.armies[0] == HIDDEN:
        found.append(f"reveal:{army_text(params, after.armies[0])}")
    if before.phase in ASKED_TO_KEEP and (cards := discarded(before, after)):
        found.append(f"reveal:{'+'.join(named(cards))}")
    if after.phase == state.KEEPING and not after.moved:
        found.append("stuck")
    return ",".join(found)


def hidden_text(params: Params, s: Battle) -> str:
    return "army:?" if s.phase == state.CHOOSING else f"{OUTCOMES.get(s.phase, 'draw')}:?"


def action_text(params: Params, s: Battle, action: int) -> str:
    if state.CHANCE_PHASES >> s.phase & 1:
        return f"{OUTCOMES.get(s.phase, 'draw')}:{NAMES[action]}"
    if s.phase in ANSWERS:
        return ANSWERS[s.phase][action]
    if s.phase == state.CHOOSING:
        return f"army:{army_text(params, action)}"
    if s.phase == state.PLACING:
        return f"place:{letters(params)[action & 15]}@{SQUARES[action >> 4]}"
    if s.phase == state.MOVING:
        if action == state.STAY:
            return STAY
        a, b, card = SQUARES[action & 63], SQUARES[action >> 6 & 63], NAMES[action >> 12]
        return f"{a}-{b}:{card}"
    style = STYLES[action & 7]
    return style if action == state.HOLD else f"{style}:{SQUARES[action >> 3]}"


def readable(params: Params, text: str) -> str | None:
    """ACTION or OUTCOME, if some position of the game has such a text; else None."""
    if text == STAY:
        return ACTION if params[READINGS] & MAY_STAY else None
    if text in WORDS or read_move(text):
        return ACTION
    word, _, rest = text.partition(":")
    if word in ("deal", "init", "draw"):
        cards = params[DECK] & rules.DEALABLE if word == "deal" else params[DECK]
        known = rest in NUMBERS and copies(cards, NUMBERS[rest])
        return OUTCOME if known else None
    if word == "army":
        army = read_army(params, rest)
        chosen = army is not None and not params[FIXED]
        return ACTION if chosen and army_text(params, army or 0) == rest else None
    if word == "place":
        return ACTION if read_placing(params, rest) else None
    return ACTION if word in STYLES[:-1] and rest in SQUARES else None


def read_move(text: str) -> tuple[int, int, int] | None:
    """The squares, next to each other or the same, and the card of a move (RB-13)."""
    found = MOVE.fullmatch(text)
    if not found or found[3] not in NUMBERS:
        return None
    a, b = SQUARES.index(found[1]), SQUARES.index(found[2])
    near = a == b or AROUND[a] >> b & 1
    return (a, b, NUMBERS[found[3]]) if near else None


def read_placing(params: Params, rest: str) -> tuple[int, int] | None:
    """The kind and the home square of `K@a1`, if one of the players might have that unit."""
    letter, _, name = rest.partition("@")
    if name not in SQUARES or len(letter) != 1 or letter not in letters(params):
        return None
    kind, square = letters(params).index(letter), SQUARES.index(name)
    for player in range(2):
        fixed = params[FIXED + player]
        possible = not fixed or fixed >> state.COUNT_BITS * kind & state.COUNT
        if possible and params[HOME + player] >> square & 1:
            return kind, square
    return None


def reason(params: Params, s: Battle) -> str:
    if not (s.stands[0] and s.stands[1]):
        return "last-unit"
    if s.winner == state.TIE:
        return "even"
    white, black = (area.bit_count() for area in s.stands)
    return "more-units" if white != black else "only-cards"

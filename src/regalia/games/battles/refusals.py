"""Refusals of readable texts that are no legal action, or no possible outcome, of Royal Battles
now.
"""

from regalia.boards.cards import BLACK, NUMBERS, RED, copies, rank_and_suit
from regalia.core.contract import Params
from regalia.core.game import Refusal
from regalia.games.battles.armies.units import (
    ADVANTAGE,
    ARMY,
    BLAST,
    BUDGET,
    FIXED,
    HEALING,
    HOME,
    MELEE,
    RANGED,
    letters,
    unit_word,
)
from regalia.games.battles.meaning import square_of
from regalia.games.battles.position import army_text, counted
from regalia.games.battles.rules import army_allowed, cost, may_stay, state, within_limits
from regalia.games.battles.rules.field import AROUND, SQUARES
from regalia.games.battles.rules.state import Battle, kind_on, number
from regalia.games.battles.rules.turns import destinations
from regalia.games.battles.text import MOVE, STAY, STYLES, read_move, read_placing

BEFORE = {  # what comes first in a phase, whatever was touched
    state.CHOOSING: ("RB-6", "army-first"),
    state.PLACING: ("RB-8", "place-first"),
    state.OFFERED_ONE: ("RB-12", "pre-turn-draw-first"),
    state.KEEPING: ("RB-26", "keep-first"),
    state.KEEPING_AGAIN: ("RB-37", "keep-first"),
}


def turns(params: Params, s: Battle) -> str:
    """The rule that says whose turn it is."""
    if s.phase == state.CHOOSING:
        return "RB-6"
    return "RB-8" if s.phase == state.PLACING else "RB-11"


def why(params: Params, s: Battle, seat: int, text: str) -> Refusal:
    """The rule that forbids a text."""
    word, _, rest = text.partition(":")
    if state.CHANCE_PHASES >> s.phase & 1:
        return _outcome(s, word, rest)
    if word == "army" and s.phase == state.CHOOSING:
        return _too_dear(params, counted(params, rest))
    if word == "army":
        return Refusal("RB-6", "armies-chosen")
    if s.phase == state.CHOOSING:
        return Refusal("RB-6", "army-first")
    if word == "place":
        return _placing(params, s, rest)
    if s.phase == state.PLACING:
        return Refusal("RB-8", "place-first")
    if s.phase == state.OFFERED_ONE:
        return Refusal("RB-12", "pre-turn-draw-first")
    if word == STAY:
        return _stay(s)
    if s.phase == state.MOVING and word in ("keep", "discard", "hold"):
        return _must_move(params, s)
    if word in ("draw", "decline"):
        return _draw(s)
    if word in ("keep", "discard"):
        return _discard(s)
    if word in STYLES:
        return _attack(params, s, word, rest)
    return _move(s, text)


def never(params: Params, text: str) -> Refusal | None:
    """The refusal of cards that are never dealt, of squares that are too far or nobody's home, and
    of armies that are not allowed or not written as texts write them."""
    word, _, rest = text.partition(":")
    if word == "army" and len(rest) == ARMY and set(rest) <= set(letters(params)):
        return _no_army(params, counted(params, rest))
    if word == "deal" and rest in NUMBERS and rest[0] in "AX":
        return Refusal("RB-7", "never-dealt", rank_and_suit(rest))
    if move := MOVE.fullmatch(text):
        given = {"square": move[1], "to": move[2]}
        return Refusal("RB-13", "too-far-to-move", given) if move[3] in NUMBERS else None
    letter, _, square = rest.partition("@")
    if word != "place" or square not in SQUARES or letter not in tuple(letters(params)):
        return None
    home = (params[HOME] | params[HOME + 1]) >> SQUARES.index(square) & 1
    return None if home else Refusal("RB-8", "not-home", {"square": square})


def _no_army(params: Params, army: int) -> Refusal:
    if params[FIXED]:
        return Refusal("RB-6", "because-army-fixed")
    if not within_limits(params, army):
        return Refusal("RB-6", "because-army-banned")
    if not army_allowed(params, army):
        return _too_dear(params, army)
    return Refusal("RB-6", "army-order", {"text": f"army:{army_text(params, army)}"})


def _too_dear(params: Params, army: int) -> Refusal:
    given = {"cost": cost(params, army), "budget": params[BUDGET]}
    return Refusal("RB-32", "army-too-dear", given)


def touched(params: Params, s: Battle, taps: list[str]) -> Refusal | None:
    """The refusal of anything before a question is answered, and of a square without an own
    unit."""
    if s.phase in BEFORE:
        return Refusal(*BEFORE[s.phase])
    square = square_of(taps[0]) if taps else None
    if square is None or s.phase != state.MOVING:
        return None
    own = s.stands[s.player] >> SQUARES.index(square) & 1
    return None if own else Refusal("RB-13", "no-own-unit", {"square": square})


def _outcome(s: Battle, word: str, rest: str) -> Refusal:
    card = rank_and_suit(rest)
    if s.phase == state.DEALING:
        return Refusal("RB-7", "dealt-already" if word == "deal" else "deal-first", card)
    if word == "deal":
        return Refusal("RB-7", "deal-over")
    if s.phase == state.INITIATIVE:
        if word != "init":
            return Refusal("RB-10", "initiative-first")
    elif word == "init":
        return Refusal("RB-10", "initiative-over")
    held = copies(s.hands[s.player], NUMBERS[rest])
    return Refusal("RB-27", "in-hand-already" if held else "not-in-deck", card)


def _placing(params: Params, s: Battle, rest: str) -> Refusal:
    if s.phase != state.PLACING:
        return Refusal("RB-8", "all-placed")
    kind, square = read_placing(params, rest) or (0, 0)
    if not s.armies[s.player] >> state.COUNT_BITS * kind & state.COUNT:
        return Refusal("RB-8", "no-such-unit", {"unit": unit_word(params, kind)})
    if not params[HOME + s.player] >> square & 1:
        return Refusal("RB-8", "not-home", {"square": SQUARES[square]})
    return Refusal("RB-8", "home-taken", {"square": SQUARES[square]})


def _draw(s: Battle) -> Refusal:
    if s.phase == state.MOVING:
        return Refusal("RB-12", "no-draw-with-cards")
    return Refusal("RB-26", "draw-after-attack" if s.phase == state.ATTACKING else "keep-first")


def _must_move(params: Params, s: Battle) -> Refusal:
    if may_stay(params, s):
        return Refusal("RB-36", "move-or-stay")
    return Refusal("RB-16", "must-move")


def _stay(s: Battle) -> Refusal:
    return Refusal("RB-36", "stay-no-deck") if s.phase == state.MOVING else _moved(s)


def _moved(s: Battle) -> Refusal:
    return Refusal("RB-13", "moved-already") if s.moved else Refusal("RB-16", "no-move")


def _discard(s: Battle) -> Refusal:
    message = "discard-after-attack" if s.phase == state.ATTACKING else "discard-over"
    return Refusal("RB-26", message)


def _move(s: Battle, text: str) -> Refusal:
    if s.phase != state.MOVING:
        return _moved(s)
    a, b, card = read_move(text) or (0, 0, 0)
    given = {"square": SQUARES[a], "to": SQUARES[b], **rank_and_suit(text[-2:])}
    if not s.stands[s.player] >> a & 1:
        return Refusal("RB-13", "no-own-unit", given)
    if not copies(s.hands[s.player], card):
        return Refusal("RB-13", "not-in-hand", given)
    if not destinations(s, a) >> b & 1:
        return Refusal("RB-13", "square-taken", given)
    barred = (s.reds if RED >> card & 1 else 0) | (s.blacks if BLACK >> card & 1 else 0)
    return Refusal("RB-14", "same-as-standing" if barred >> a & 1 else "same-as-covered", given)


def _attack(params: Params, s: Battle, style: str, rest: str) -> Refusal:
    if s.phase == state.MOVING:
        return Refusal("RB-18", "move-first")
    if s.phase != state.ATTACKING:
        return Refusal("RB-18", "no-attack-now")
    square, target, given = s.moved - 1, SQUARES.index(rest), {"square": rest}
    kind = kind_on(s, s.player, square)
    advantage = number(params, kind, ADVANTAGE) if style == "advantage" else None
    if advantage == HEALING:
        if not s.stands[s.player] >> target & 1:
            return Refusal("RB-24", "heal-own-only", given)
        return Refusal("RB-24", "heal-itself" if target == square else "heal-diagonal", given)
    if not s.stands[1 - s.player] >> target & 1:
        return Refusal("RB-18", "no-enemy", given)
    if not AROUND[square] >> target & 1:
        return Refusal("RB-18", "too-far", given | {"from": SQUARES[square]})
    if advantage == BLAST:
        return Refusal("RB-25", "blast-diagonal", given)
    ranged = number(params, kind, RANGED) if advantage is None else not MELEE >> advantage & 1
    return Refusal("RB-18", "ranged-only" if ranged else "melee-only", given)

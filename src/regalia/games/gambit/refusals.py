"""Refusals of readable texts that are no legal action, or no possible outcome, of the Queen's
Gambit now.
"""

from regalia.core.contract import Params
from regalia.core.game import Refusal
from regalia.games.gambit import rules
from regalia.games.gambit.laid_out import LETTERS
from regalia.games.gambit.rules import (
    ADDING,
    CHOOSING,
    DEALING,
    END_OF_STEPS,
    FIRST_STEP,
    KNIGHT,
    MOVING,
    NEXT,
    PLANNING,
    SETTING_UP,
    Gambit,
)
from regalia.games.gambit.setups import NAMES


def turns(params: Params, s: Gambit) -> str:
    """The rule that says whose turn it is."""
    return "QG-7" if s.phase == PLANNING else "QG-5"


def why(params: Params, s: Gambit, seat: int, text: str) -> Refusal:
    word, _, rest = text.partition(":")
    if word in ("setup", "deal", "draw"):
        return _chance(s, word, rest)
    if word == "start":
        return _start(s, rest)
    if s.phase == CHOOSING:
        return Refusal("QG-5", "choose-start-first")
    if word == "plan":
        return _three_cards(s) if len(rest) == 3 else _one_card(s, rest)
    if s.phase == PLANNING:
        return Refusal("QG-7", "lay-three-first")
    if s.phase == ADDING:
        return Refusal("QG-11", "moved-already")
    if word == "stay":
        return Refusal("QG-10", "must-move", {"card": LETTERS[s.card]})
    return _move(params, s, NAMES.index(rest))


def never(params: Params, text: str) -> Refusal | None:
    """The refusal of a square where no card has a start."""
    word, _, name = text.partition(":")
    if word != "start" or name not in NAMES:
        return None
    return Refusal("QG-5", "no-start-square", {"square": name})


def touched(params: Params, s: Gambit, taps: list[str]) -> Refusal | None:
    """The refusal of anything but a start, and of cards before the gambit has moved."""
    if s.phase == CHOOSING:
        return Refusal("QG-5", "choose-start-first")
    cards = (f"hand:{s.player}:", f"row:{s.player}:")
    if s.phase == MOVING and taps and taps[0].startswith(cards):
        return Refusal("QG-11", "move-first")
    return None


def _chance(s: Gambit, word: str, card: str) -> Refusal:
    if s.phase == SETTING_UP:
        return Refusal("QG-4", "setup-first")
    if word == "setup":
        return Refusal("QG-4", "setup-chosen")
    if s.phase == DEALING:
        if word == "draw":
            return Refusal("QG-7", "deal-first")
        return Refusal("QG-2", "three-dealt", {"card": card})
    if word == "deal":
        return Refusal("QG-7", "all-dealt")
    if s.phase == rules.FIRST_DRAWS:
        return Refusal("QG-7", "not-in-pile", {"card": card})
    return Refusal("QG-12", "not-in-pile", {"card": card})


def _start(s: Gambit, name: str) -> Refusal:
    if s.phase != CHOOSING:
        return Refusal("QG-5", "start-chosen")
    taken = rules.gambit_on(s, NAMES.index(name))
    message = "start-taken" if taken else "no-start-square"
    return Refusal("QG-5", message, {"square": name})


def _three_cards(s: Gambit) -> Refusal:
    if s.phase == PLANNING:
        return Refusal("QG-7", "three-not-in-hand")
    if s.phase == MOVING:
        return Refusal("QG-7", "three-laid")
    return Refusal("QG-11", "one-card-only")


def _one_card(s: Gambit, card: str) -> Refusal:
    if s.phase == PLANNING:
        return Refusal("QG-7", "three-cards-now")
    if s.phase == MOVING:
        return Refusal("QG-11", "move-first")
    return Refusal("QG-11", "not-in-hand", {"card": card})


def _move(params: Params, s: Gambit, square: int) -> Refusal:
    """Refuse a move for its shape, its way, or its end (QG-9)."""
    given = {"card": LETTERS[s.card], "square": NAMES[square]}
    here = s.gambits[s.player]
    if square == here:
        return Refusal("QG-9", "no-distance", given)
    for step in range(FIRST_STEP[s.card], END_OF_STEPS[s.card]):
        way = _way(s.card, step, here)
        if square in way:
            for between in way[: way.index(square)]:
                if rules.token_on(params, s, between) or rules.gambit_on(s, between):
                    return Refusal("QG-9", "in-the-way", given | {"blocker": NAMES[between]})
            return Refusal("QG-9", "gambit-there", given)
    return Refusal("QG-9", "not-as-card", given)


def _way(card: int, step: int, here: int) -> list[int]:
    """The squares to which a step leads, again and again, on an empty board."""
    found = []
    square = NEXT[64 * step + here]
    while square >= 0:
        found.append(square)
        square = -1 if card == KNIGHT else NEXT[64 * step + square]
    return found

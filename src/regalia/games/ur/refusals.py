"""Refusals of readable texts that are no legal action of Ur now."""

from regalia.core.contract import Params
from regalia.core.game import Refusal
from regalia.games.ur import rules
from regalia.games.ur.layout import NAMES
from regalia.games.ur.rules import (
    AT_BESIDE,
    AT_CROSSING,
    AT_PLACING,
    EXTRA,
    GOLD_SILVER,
    NO_COINS,
    TWO_SILVER,
    Ur,
    earth,
    entrance,
    has,
    holds,
    passes,
    pieces_of,
    reading,
    sky,
    stops,
)
from regalia.games.ur.text import path

ROLLS = ("two-blank", "one-silver", "one-gold", "gold-silver", "two-silver", "two-gold")


def turns(params: Params, s: Ur) -> str:
    """The rule that says whose turn it is."""
    return "UR-8"


def why(params: Params, s: Ur, seat: int, text: str) -> Refusal:
    """The rule that forbids a text.  (At a chance node every roll is possible.)"""
    if text == "claim-draw":
        return Refusal("UR-20", "no-claim", {"times": s.times})
    if text in ("roll", "stop"):
        phase = "no-stop" if s.phase == rules.CLAIMING else "no-extra-roll"
        return Refusal("UR-14", phase)
    if s.phase == rules.AGAIN:
        return Refusal("UR-14", "extra-roll-first")
    if s.phase == rules.CLAIMING:
        return Refusal("UR-20", "claim-or-roll-first")
    if text == "enter" or text.startswith("place:"):
        return _placing(params, s, text)
    steps = [path(params, part) for part in text.split("+")]
    return _two_pieces(params, s, *steps) if len(steps) == 2 else _move(params, s, steps[0])


def never(params: Params, text: str) -> Refusal | None:
    """The refusal of two squares that no walk joins, and of two pieces that go farther."""
    ways = [part.split("-") for part in text.split("+")]
    if len(ways) == 2 and all(set(way) <= {*NAMES} and len(way) > 1 for way in ways):
        return Refusal("UR-8", "two-pieces-steps") if max(map(len, ways)) > 2 else None
    begin, _, end = text.partition("-")
    if begin not in NAMES or end not in NAMES:
        return None
    return Refusal("UR-10", "too-far", {"square": begin, "to": end})


def _placing(params: Params, s: Ur, text: str) -> Refusal:
    if s.own.bit_count() == pieces_of(params, s.player):
        return Refusal("UR-5", "no-reserve")
    if text == "enter":
        message = "entrance-own" if s.own & entrance(params) else "entrance-only-piece"
        return Refusal("UR-13", message)
    name = text[6:]
    square = 1 << NAMES.index(name)
    roll = rolled(s)
    captures = reading(params, AT_PLACING) and roll != NO_COINS
    if (s.own if captures else s.own | s.foe) & square:
        return Refusal("UR-8", "place-taken", {"square": name})
    if roll == NO_COINS:
        if reading(params, AT_BESIDE):
            return Refusal("UR-25", "place-not-at-side", {"square": name})
        return Refusal("UR-8", "place-not-beside", {"square": name})
    return Refusal("UR-8", "place-not-with-roll", {"square": name, "roll": ROLLS[roll]})


def rolled(s: Ur) -> int:
    return s.roll & ~EXTRA


def _move(params: Params, s: Ur, squares: list[int]) -> Refusal:
    steps, roll = len(squares) - 1, ROLLS[rolled(s)]
    if rolled(s) == NO_COINS:
        return Refusal("UR-8", "no-moving")
    if not s.own >> squares[0] & 1:
        return Refusal("UR-8", "not-your-piece", {"square": NAMES[squares[0]]})
    if steps == 2 and rolled(s) < GOLD_SILVER:
        return Refusal("UR-8", "one-step-only", {"roll": roll})
    if steps == 3 and rolled(s) < TWO_SILVER:
        return Refusal("UR-17", "three-steps-roll", {"roll": roll})
    if steps == 3 and not has(s.own, sky(params)):
        return Refusal("UR-17", "three-steps-mastery")
    for square in squares[1:-1]:
        if not passes(params, s.own, s.foe) >> square & 1:
            protected = has(s.own, earth(params))
            rule, message = ("UR-16", "protected") if protected else ("UR-10", "enemy-in-the-way")
            return Refusal(rule, message, {"square": NAMES[square]})
    end = {"square": NAMES[squares[-1]]}
    if stops(params, s.own, s.foe) >> squares[-1] & 1 and reading(params, AT_CROSSING):
        return Refusal("UR-24", "crossing-captures", end)
    return _landing(s.own, squares[-1])


def _landing(own: int, square: int) -> Refusal:
    if own >> square & 1:
        return Refusal("UR-10", "own-piece-there", {"square": NAMES[square]})
    return Refusal("UR-16", "protected", {"square": NAMES[square]})


def _two_pieces(params: Params, s: Ur, first: list[int], second: list[int]) -> Refusal:
    own, foe = s.own, s.foe
    if rolled(s) < GOLD_SILVER:
        return Refusal("UR-8", "two-pieces-roll", {"roll": ROLLS[rolled(s)]})
    (a, b), (c, d) = first, second
    for square in (a, c):
        if not own >> square & 1:
            return Refusal("UR-8", "not-your-piece", {"square": NAMES[square]})
    if not stops(params, own, foe) >> b & 1:
        return _landing(own, b)
    own, foe = own ^ 1 << a ^ 1 << b, foe & ~(1 << b)
    if holds(params, own):
        return Refusal("UR-12", "first-step-wins")
    if not stops(params, own, foe) >> d & 1:
        return _landing(own, d)
    return Refusal("UR-12", "other-order", {"text": f"{NAMES[c]}-{NAMES[d]}+{NAMES[a]}-{NAMES[b]}"})

"""Refusals of readable texts that are no legal action of Twelve-Card Chess now."""

import re
from typing import NamedTuple

from regalia.core.contract import Params
from regalia.core.game import Refusal
from regalia.games.twelve import rules
from regalia.games.twelve.rules import (
    BISHOP,
    KING,
    PAWN,
    REMOVED,
    ROOK,
    SIDES,
    SUPPLY,
    Twelve,
    at,
)
from regalia.games.twelve.text import COLOURS, LETTERS, point, square_at

FORM = re.compile(r"(\+?)([KQRBNP])\((-?\d),(-?\d)\)(?:x([wb])([QRBNP])|>\((-?\d),(-?\d)\))?")

KING_RETURNED = re.compile(r"\+B\((-?\d),(-?\d)\)x[wb]K")


class ParsedAction(NamedTuple):
    """The parts of a text other than `pass` and `R<>K`."""

    puts: bool
    piece: int
    square: int
    returned: tuple[int, int] | None  # colour and piece
    target: int | None  # of a pawn that is put in play


def parse_action(text: str) -> ParsedAction:
    form = FORM.fullmatch(text)
    if form is None:
        raise ValueError(f"{text} is not readable")
    plus, letter, x, y, colour, other, to_x, to_y = form.groups()
    return ParsedAction(
        puts=plus == "+",
        piece=LETTERS.index(letter),
        square=square_at(int(x), int(y)),
        returned=(COLOURS.index(colour), LETTERS.index(other)) if colour else None,
        target=square_at(int(to_x), int(to_y)) if to_x else None,
    )


def turns(params: Params, s: Twelve) -> str:
    """The rule that says whose turn it is."""
    return "TW-1"


def why(params: Params, s: Twelve, seat: int, text: str) -> Refusal:
    """The rule that forbids a text."""
    if text == "pass":
        return Refusal("TW-8", "no-pass")
    if text == "R<>K":
        used = at(s.own, ROOK) > REMOVED
        return Refusal("TW-7", "exchange-used" if used else "exchange-without-rook")
    this = parse_action(text)
    where = at(s.own, this.piece)
    given = {"piece": LETTERS[this.piece]}
    if where == REMOVED:
        if this.piece == rules.left_out(params, s.player):
            return Refusal("TW-18", "left-out", given)
        return Refusal("TW-12", "queen-removed")
    if not this.puts:
        standing = where > REMOVED
        return _moving(params, s, this) if standing else Refusal("TW-6", "not-on-table", given)
    if where != SUPPLY:
        return Refusal("TW-5", "not-in-supply", given)
    return _placing(s, this.square) or _after_placing(params, s, this)


def never(params: Params, text: str) -> Refusal | None:
    """The refusal of a king that is sent back, of a pawn's longer way, and of places that are next
    to nobody."""
    if KING_RETURNED.fullmatch(text):
        return Refusal("TW-10", "returns-king")
    form = FORM.fullmatch(text)
    if form is None or not form[1] or form[2] == LETTERS[KING]:
        return None
    if form[7]:
        return Refusal("TW-9", "moves-differently", {"piece": LETTERS[PAWN]})
    return None if form[5] else Refusal("TW-5", "not-adjacent")


def touched(params: Params, s: Twelve, taps: list[str]) -> Refusal | None:
    """The refusal of a piece of the enemy, and of a square where no piece stands."""
    first = taps[0].removeprefix("piece:") if taps else ""
    colour = COLOURS[1 - s.player]
    foes = {
        name
        for piece, letter in enumerate(LETTERS)
        if (square := at(s.foe, piece)) > REMOVED
        for name in (colour + letter, point(square))
    }
    if first in foes:
        return Refusal("TW-1", "not-yours")
    mine = {
        point(square) for piece in range(len(LETTERS)) if (square := at(s.own, piece)) > REMOVED
    }
    empty = first.startswith("(") and first not in mine
    return Refusal("TW-6", "no-piece-there") if empty else None


def _unfit(square: int, taken: int) -> Refusal | None:
    """TW-4 and TW-2: a square that no piece can go to, the others being there."""
    if taken >> square & 1:
        return Refusal("TW-4", "occupied")
    if not rules.limit(taken) >> square & 1:
        return Refusal("TW-2", "outside-limit")
    return None


def _placing(s: Twelve, square: int) -> Refusal | None:
    mine, yours = rules.table(s.own), rules.table(s.foe)
    if unfit := _unfit(square, mine | yours):
        return unfit
    if not rules.near(mine) >> square & 1:
        return Refusal("TW-5", "not-adjacent")
    if SIDES[at(s.foe, KING)] >> square & 1:
        return Refusal("TW-5", "beside-king")
    return None


def _ending(params: Params, s: Twelve, square: int, joined: int) -> Refusal:
    """TW-17 and TW-6: a move that ends beside the enemy king, or leaves the pieces in parts."""
    beside = (rules.banned(params, s.foe) & rules.joints(joined)) >> square & 1
    return Refusal("TW-17", "moves-beside-king") if beside else Refusal("TW-6", "splits")


def _after_placing(params: Params, s: Twelve, this: ParsedAction) -> Refusal:
    """Refuse a text whose piece can be put in play there."""
    if rules.last_places(s.own, s.foe, 1 << this.square):
        return Refusal("TW-15", "ends-earlier")
    mine, yours = rules.table(s.own), rules.table(s.foe)
    if this.target is not None:
        unfit = _unfit(this.target, mine | yours)
        return unfit or _ending(params, s, this.target, mine)
    if this.returned is None:
        return Refusal("TW-10", "return-missing")
    colour, piece = this.returned
    if (colour, piece) == (s.player, BISHOP):
        return Refusal("TW-10", "returns-itself")
    if rules.returnable(s.own, s.foe) == 0:
        return Refusal("TW-10", "nothing-to-return")
    given = {"colour": COLOURS[colour], "piece": LETTERS[piece]}
    return Refusal("TW-10", "return-not-on-table", given)


def _moving(params: Params, s: Twelve, this: ParsedAction) -> Refusal:
    mine, yours = rules.table(s.own), rules.table(s.foe)
    begin, to = at(s.own, this.piece), this.square
    given = {"piece": LETTERS[this.piece]}
    if (mine | yours) >> to & 1:
        return Refusal("TW-4", "occupied")
    if not rules.reach(this.piece, begin, 0) >> to & 1:
        return Refusal("TW-9", "moves-differently", given)
    if not rules.reach(this.piece, begin, yours) >> to & 1:
        return Refusal("TW-9", "enemy-in-the-way", given)
    rest = mine ^ 1 << begin
    return _unfit(to, rest | yours) or _ending(params, s, to, rest)

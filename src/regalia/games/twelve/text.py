"""Actions and positions of Twelve-Card Chess as text, and back."""

import re
from itertools import product

from regalia.boards.areas import squares
from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Speaker
from regalia.core.game import ACTION
from regalia.games.twelve import rules
from regalia.games.twelve.insight import symmetry_key
from regalia.games.twelve.rules import (
    ENEMY,
    KING,
    LEAST,
    MOVE,
    PLAYING,
    PUT_MOVE,
    PUT_RETURN,
    QUEEN,
    REMOVED,
    SUPPLY,
    Twelve,
    at,
)

says = Speaker(__file__)

LETTERS = "KQRBNP"
COLOURS = "wb"
WORDS = {rules.EXCHANGE: "R<>K", rules.PASS: "pass"}
ENDINGS = {rules.BOTH_SURROUNDED: "both-surrounded", rules.REPEATED: "repetition"}


# ------------------------------------------------------------------------------------- actions


def point(square: int) -> str:
    """A square in the coordinates of a text: the least of all pieces' are 0."""
    return f"({(square & 7) - LEAST},{(square >> 3) - LEAST})"


def square_at(x: int, y: int) -> int:
    return x + LEAST + 8 * (y + LEAST)


def action_text(params: Params, s: Twelve, action: int) -> str:
    kind, piece, to, extra = rules.parts(action)
    if kind in WORDS:
        return WORDS[kind]
    if kind == MOVE:
        return LETTERS[piece] + point(to)
    put = f"+{LETTERS[piece]}{point(to)}"
    if kind == PUT_RETURN:
        owner = 1 - s.player if extra & ENEMY else s.player
        return f"{put}x{COLOURS[owner]}{LETTERS[extra & 7]}"
    return f"{put}>{point(extra)}" if kind == PUT_MOVE else put


def readable(params: Params, text: str) -> str | None:
    return ACTION if text in ACTIONS else None


def _all_actions() -> frozenset[str]:
    """The text of every action that some position of the game has.

    A piece that joins those on the table stays within 3 of the least coordinate, 0.  One that
    moves to 4 was alone at 0: the others, then, begin at 1.
    """
    table = [square_at(x, y) for y, x in product(range(4), repeat=2)]
    places = [square_at(x, y) for y, x in product(range(-1, 4), repeat=2)]
    found = set(WORDS.values())
    for letter in LETTERS[1:]:
        found |= {f"+{letter}{point(to)}" for to in places}
    for to, colour, letter in product(places, COLOURS, LETTERS[1:]):
        found.add(f"+B{point(to)}x{colour}{letter}")
    for to, target in product(places, repeat=2):
        if rules.SIDES[to] >> target & 1:
            found.add(f"+P{point(to)}>{point(target)}")
    for piece, begin in product(range(6), table):
        for to in squares(rules.reach(piece, begin, 0) & rules.INSIDE):
            stays = to & 7 < LEAST + 4 or begin & 7 == LEAST
            if stays and (to >> 3 < LEAST + 4 or begin >> 3 == LEAST):
                found.add(LETTERS[piece] + point(to))
    return frozenset(found)


ACTIONS = _all_actions()


# ----------------------------------------------------------------------------------- positions


def sides(s: Twelve) -> tuple[int, int]:
    """White's side and Black's."""
    return (s.own, s.foe) if s.player == 0 else (s.foe, s.own)


def exchanges(s: Twelve) -> list[bool]:
    """The exchanges that White and Black still have."""
    own, foe = s.swaps & 1 == 1, s.swaps & 2 == 2
    return [own, foe] if s.player == 0 else [foe, own]


def position(params: Params, s: Twelve) -> str:
    coloured = list(zip(COLOURS, sides(s)))
    words = [
        colour + LETTERS[piece] + point(at(side, piece))
        for colour, side in coloured
        for piece in range(6)
        if at(side, piece) > REMOVED
    ]
    for colour, side in coloured:
        held = [letter for piece, letter in enumerate(LETTERS) if at(side, piece) == SUPPLY]
        words.append(f"{colour}:{''.join(held)}")
    gone = (
        colour + letter
        for colour, side in coloured
        for piece, letter in enumerate(LETTERS)
        if at(side, piece) == REMOVED
    )
    words.append("x:" + "".join(gone))
    words.append("e:" + "".join(c for c, unused in zip(COLOURS, exchanges(s)) if unused))
    return " ".join([*words, COLOURS[s.player]])


def alike(params: Params, s: Twelve) -> str:
    """The same for a table that is turned or mirrored, and for exchanged colours."""
    return str(symmetry_key(params, s._replace(player=0)))


EXAMPLE = "wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w"
FORM = re.compile(
    r"((?:[wb][KQRBNP]\([0-3],[0-3]\) )*)"
    r"w:([KQRBNP]*) b:([KQRBNP]*) x:((?:w[QRBNP])*(?:b[QRBNP])*) e:(w?b?) ([wb])"
)


def read_position(params: Params, text: object) -> Twelve:
    """The start of a turn, with no history; a king that is surrounded ends the game."""
    form = FORM.fullmatch(text) if isinstance(text, str) else None
    if form is None:
        given = {"text": shown(text), "game": says("name"), "example": EXAMPLE}
        raise BadPosition(says("position-form", **given))
    standing, *supplies, removed, unused, mover = form.groups()
    found: dict[str, int] = {}
    for word in standing.split():
        square = square_at(int(word[3]), int(word[5]))
        if word[:2] in found:
            raise BadPosition(says("piece-twice", piece=word[:2]), "TW-1")
        if square in found.values():
            raise BadPosition(says("square-twice", square=word[2:]), "TW-4")
        found[word[:2]] = square
    for colour, supply in zip(COLOURS, supplies):
        for letter in supply:
            _add(found, colour + letter, SUPPLY)
    for colour, letter in zip(removed[::2], removed[1::2]):
        _add(found, colour + letter, REMOVED)
    white, black = [_side(found, colour) for colour in COLOURS]
    for seat, side in enumerate((white, black)):
        _only_left_out(params, seat, side)
    taken = rules.table(white) | rules.table(black)
    if rules.low(rules.columns(taken)) != LEAST or rules.low(taken) >> 3 != LEAST:
        raise BadPosition(says("position-origin"))
    player = COLOURS.index(mover)
    swaps = ("w" in unused) << player | ("b" in unused) << 1 - player
    own, foe = (white, black) if player == 0 else (black, white)
    s = _judged(own, foe, player, swaps)
    if position(params, s) != text:
        raise BadPosition(says("position-written", text=position(params, s)))
    return s


def _add(found: dict[str, int], piece: str, where: int) -> None:
    if piece in found:
        raise BadPosition(says("piece-twice", piece=piece), "TW-1")
    found[piece] = where


def _side(found: dict[str, int], colour: str) -> int:
    side = 0
    for piece, letter in enumerate(LETTERS):
        if colour + letter not in found:
            raise BadPosition(says("file-missing", key=colour + letter), "TW-1")
        side = rules.put(side, piece, found[colour + letter])
    if at(side, KING) == SUPPLY:
        raise BadPosition(says("king-off", piece=f"{colour}K"), "TW-1")
    return side


def _only_left_out(params: Params, seat: int, side: int) -> None:
    """Refuse a piece that is out of the game and no queen, or is not and should be (TW-18)."""
    out = rules.left_out(params, seat)
    for piece in range(rules.ROOK, rules.PAWN + 1):
        name = {"piece": COLOURS[seat] + LETTERS[piece]}
        if at(side, piece) == REMOVED and piece != out:
            raise BadPosition(says("piece-not-removed", **name), "TW-12")
    if out != KING and at(side, out) != REMOVED:
        raise BadPosition(says("piece-left-out", piece=COLOURS[seat] + LETTERS[out]), "TW-18")


def _judged(own: int, foe: int, player: int, swaps: int) -> Twelve:
    """The state between turns, the other player having acted last (TW-12, TW-15)."""
    free = rules.open_squares(rules.table(own) | rules.table(foe))
    outcome = rules.ending(foe, own, 1 - player, free)
    for side in (own, foe):
        if outcome == PLAYING and rules.without_surrounded_queen(side, free) != side:
            square = point(at(side, QUEEN))
            raise BadPosition(says("queen-surrounded", square=square), "TW-12")
    return Twelve(own, foe, player, swaps, outcome)


def reason(params: Params, s: Twelve) -> str:
    return ENDINGS.get(s.outcome, "surrounded")

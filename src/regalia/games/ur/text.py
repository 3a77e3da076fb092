"""Actions, rolls and positions of Ur as text, and back."""

import re
from itertools import pairwise

from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Speaker
from regalia.core.game import ACTION, OUTCOME
from regalia.games.ur import rules
from regalia.games.ur.layout import NAMES, is_symmetric
from regalia.games.ur.rules import AT_EACH, AT_EARTH, AT_PATH, OVER, ROLLING, Ur

says = Speaker(__file__)

EXAMPLE = "0...../1......./...... 0"
ROLLS = ("--", "-s", "-g", "gs", "ss", "gg")
WORDS = {rules.ENTER: "enter", rules.ROLL: "roll", rules.STOP: "stop", rules.CLAIM: "claim-draw"}
ROWS = ((0, 6), (6, 14), (14, 20))
OTHER_COLOURS = str.maketrans("01", "10")


def action_text(params: Params, s: Ur, action: int) -> str:
    if s.phase == ROLLING:
        return f"roll:{ROLLS[action]}"
    kind = action & 15
    if kind in WORDS:
        return WORDS[kind]
    a, b, c, d = [(NAMES * 2)[action >> shift & 31] for shift in (4, 9, 14, 19)]
    if kind == rules.PLACE:
        return f"place:{a}"
    if kind == rules.PAIR:
        return f"{a}-{b}+{c}-{d}"
    return "-".join((a, b, c, d)[: 2 + kind - rules.STEP])


def readable(params: Params, text: str) -> str | None:
    """ACTION or OUTCOME, if some position of the game has such a text; else None."""
    if text in WORDS.values():
        return ACTION
    if text.startswith("roll:"):
        return OUTCOME if text[5:] in ROLLS else None
    if text.startswith("place:"):
        name = text[6:]  # the Entrance has a word of its own (UR-8)
        if name not in NAMES or 1 << NAMES.index(name) == rules.entrance(params):
            return None
        return ACTION
    parts = [path(params, part) for part in text.split("+")]
    if len(parts) == 1:
        return ACTION if 2 <= len(parts[0]) <= 4 else None
    if len(parts) == 2 and len(parts[0]) == len(parts[1]) == 2:
        (a, b), (c, d) = parts
        only = d == a or rules.rosettes(params) >> d & 1  # the one order that is possible (UR-12)
        if c not in (a, b) and d != b and (a < c or only):
            return ACTION
    return None


def path(params: Params, text: str) -> list[int]:
    """The squares of a move along the path, none visited twice (UR-10); else nothing."""
    names = text.split("-")
    if not all(name in NAMES for name in names):
        return []
    found = [NAMES.index(name) for name in names]
    joined = all(rules.near(params, a) >> b & 1 for a, b in pairwise(found))
    return found if joined and len(set(found)) == len(found) else []


def position(params: Params, s: Ur) -> str:
    first, second = (s.own, s.foe) if s.player == 0 else (s.foe, s.own)
    cells = ["0" if first >> i & 1 else "1" if second >> i & 1 else "." for i in range(len(NAMES))]
    rows = ["".join(cells[begin:end]) for begin, end in ROWS]
    return f"{'/'.join(rows)} {s.player}"


def alike(params: Params, s: Ur) -> str:
    """The same for exchanged colours, and for a position that is mirrored, row A for row C, if that
    leaves the board as it is (UR-22)."""
    board, player = position(params, s).split()
    each = f" {player}" if len(params) > AT_EACH else ""  # colours are not alike then (UR-28)
    if player == "1" and not each:
        board = board.translate(OTHER_COLOURS)
    path, areas = params[AT_PATH:AT_EARTH], params[AT_EARTH:AT_EACH]
    if len(params) > AT_PATH and not is_symmetric(path, areas):
        return board + each
    return min(board, "/".join(reversed(board.split("/")))) + each


def read_position(params: Params, text: object) -> Ur:
    """The start of a turn, with no history."""
    if not isinstance(text, str) or not re.fullmatch(r"[.01]{6}/[.01]{8}/[.01]{6} [01]", text):
        given = {"text": shown(text), "game": says("short-name"), "example": EXAMPLE}
        raise BadPosition(says("position-form", **given))
    cells, player = text[:-2].replace("/", ""), int(text[-1])
    areas = [sum(1 << i for i, cell in enumerate(cells) if cell == c) for c in "01"]
    for seat, area in enumerate(areas):
        most = rules.pieces_of(params, seat)
        if area.bit_count() > most:
            count = area.bit_count()
            who, usual = says(f"seat-{seat}"), most == rules.most_pieces(params)
            told = says("position-pieces", seat=who, count=count, most=most)
            raise BadPosition(told, "UR-5" if usual else "UR-28")
    own, foe = areas[player], areas[1 - player]
    if rules.holds(params, foe):
        who = says(f"seat-{1 - player}")
        raise BadPosition(says("position-rosettes", seat=who), "UR-15")
    s = rules.turn_begins(Ur(own, foe, player, ROLLING, 0, -1, 0, -1, 0, -1))
    return s._replace(phase=OVER, winner=player) if rules.holds(params, own) else s


def reason(params: Params, s: Ur) -> str:
    if s.winner < 0:
        return "claimed-draw"
    return "some-rosettes" if rules.is_small(params) else "rosettes"  # UR-21, UR-15

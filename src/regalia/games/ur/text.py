"""Actions, rolls and positions of Ur as text, and back."""

import re
from itertools import pairwise

from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Speaker
from regalia.core.game import ACTION, OUTCOME
from regalia.games.ur import rules
from regalia.games.ur.rules import LAYOUT, NEXT_TO, OVER, ROLLING, ROSETTES, Ur

says = Speaker(__file__)

NAMES = LAYOUT.names
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
    """Is a text an action, or an outcome, that some position of the game has?"""
    if text in WORDS.values():
        return ACTION
    if text.startswith("roll:"):
        return OUTCOME if text[5:] in ROLLS else None
    if text.startswith("place:"):
        name = text[6:]  # the Entrance has a word of its own (UR-8)
        return ACTION if name in NAMES and 1 << NAMES.index(name) != rules.ENTRANCE else None
    parts = [path(part) for part in text.split("+")]
    if len(parts) == 1:
        return ACTION if 2 <= len(parts[0]) <= 4 else None
    if len(parts) == 2 and len(parts[0]) == len(parts[1]) == 2:
        (a, b), (c, d) = parts
        if c not in (a, b) and d != b and (a < c or d == a or ROSETTES >> d & 1):
            return ACTION  # in the other order only where that is the only one (UR-12)
    return None


def path(text: str) -> list[int]:
    """The squares of a move along the path, none visited twice (UR-10); else nothing."""
    names = text.split("-")
    if not all(name in NAMES for name in names):
        return []
    found = [NAMES.index(name) for name in names]
    joined = all(NEXT_TO[a] >> b & 1 for a, b in pairwise(found))
    return found if joined and len(set(found)) == len(found) else []


def position(params: Params, s: Ur) -> str:
    first, second = (s.own, s.foe) if s.player == 0 else (s.foe, s.own)
    cells = ["0" if first >> i & 1 else "1" if second >> i & 1 else "." for i in range(len(NAMES))]
    rows = ["".join(cells[begin:end]) for begin, end in ROWS]
    return f"{'/'.join(rows)} {s.player}"


def alike(params: Params, s: Ur) -> str:
    """The same for a board that is mirrored, row A for row C, and for exchanged colours."""
    board, player = position(params, s).split()
    if player == "1":
        board = board.translate(OTHER_COLOURS)
    return min(board, "/".join(reversed(board.split("/"))))


def read_position(params: Params, text: object) -> Ur:
    """The start of a turn, with no history."""
    if not isinstance(text, str) or not re.fullmatch(r"[.01]{6}/[.01]{8}/[.01]{6} [01]", text):
        given = {"text": shown(text), "game": says("name"), "example": EXAMPLE}
        raise BadPosition(says("position-form", **given))
    cells, player = text[:-2].replace("/", ""), int(text[-1])
    areas = [sum(1 << i for i, cell in enumerate(cells) if cell == c) for c in "01"]
    most = rules.most_pieces(params)
    for seat, area in enumerate(areas):
        if area.bit_count() > most:
            count = area.bit_count()
            who = says(f"seat-{seat}")
            raise BadPosition(says("position-pieces", seat=who, count=count, most=most), "UR-5")
    own, foe = areas[player], areas[1 - player]
    if rules.holds(params, foe):
        who = says(f"seat-{1 - player}")
        raise BadPosition(says("position-rosettes", seat=who), "UR-15")
    s = rules.turn_begins(Ur(own, foe, player, ROLLING, 0, -1, 0, -1, 0, -1))
    return s._replace(phase=OVER, winner=player) if rules.holds(params, own) else s


def reason(params: Params, s: Ur) -> str:
    if s.winner < 0:
        return "claimed-draw"
    return "some-rosettes" if len(params) else "rosettes"  # UR-21, UR-15

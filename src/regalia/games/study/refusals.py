"""Refusals of readable texts that are no legal action of the Study now."""

from regalia.core.contract import CHANCE, Params
from regalia.core.game import Refusal
from regalia.games.study import rules
from regalia.games.study.positions import LETTERS, NAMES, position_text
from regalia.games.study.rules import (
    ALL_SQUARES,
    LEVEL,
    NEEDED,
    SQUARES,
    Study,
    occupied,
    square_of,
)
from regalia.games.study.text import TURNS, declared, read_move, read_turn


def turns(params: Params, s: Study) -> str:
    """The rule that says whose turn it is."""
    return "ST-15" if s.phase == rules.HOURGLASS else "ST-16"


def why(params: Params, s: Study, seat: int, text: str) -> Refusal:
    """The rule that forbids a text."""
    if seat == CHANCE:
        return _card(s, text[5:])
    if text in ("challenge", "decline"):
        early = s.phase == rules.THINKING
        return Refusal("ST-15", "nothing-declared" if early else "hourglass-over")
    if declared(text):
        return Refusal("ST-14", "declared-already")
    if s.phase == rules.THINKING:
        return Refusal("ST-14", "declare-first")
    if s.phase == rules.HOURGLASS:
        return Refusal("ST-15", "answer-first", {"number": s.number})
    if turn := read_turn(params, text):
        card = {"card": turn[0] + 1}
        if s.done >> turn[0] & 1:
            return Refusal("ST-10", "card-complete", card)
        return Refusal("ST-22", "other-card-turned", card)
    piece, square = read_move(text) or (0, 0)
    return _move(s, piece, square)


def never(params: Params, text: str) -> Refusal | None:
    """The refusal of squares to which a piece never comes, and of turning at a lower level."""
    if text.partition("@")[0] in TURNS:
        flips = text.startswith("flip")
        message = "level-no-mirroring" if flips else "level-no-turning"
        return Refusal("ST-9", message) if params[LEVEL] < (3 if flips else 2) else None
    if len(text) != 3 or text[0] not in LETTERS or text[1:] not in NAMES or read_move(text):
        return None
    return Refusal("ST-4", f"never-there-{text[0]}", {"square": text[1:]})


def touched(params: Params, s: Study, taps: list[str]) -> Refusal | None:
    """The refusal of anything before a number was declared and answered; then of an empty
    square."""
    if s.phase == rules.THINKING:
        return Refusal("ST-14", "declare-first")
    if s.phase == rules.HOURGLASS:
        return Refusal("ST-15", "answer-first", {"number": s.number})
    square = taps[0] if taps else ""
    if s.phase != rules.EXECUTING or square not in NAMES:
        return None
    there = occupied(s.board) >> NAMES.index(square) & 1
    return None if there else Refusal("ST-3", "no-piece-there", {"square": square})


def _card(s: Study, text: str) -> Refusal:
    lies = s.phase == rules.DRAWING_SECOND and text == position_text(s.lying[0])
    return Refusal("ST-13", "card-on-table" if lies else "card-aside")


def _move(s: Study, piece: int, square: int) -> Refusal:
    """A move can be forbidden in three ways, all of ST-3."""
    full, a = occupied(s.board), square_of(s.board, piece)
    letter, place = LETTERS[piece], NAMES[square]
    if full >> square & 1:
        there = next(i for i in range(rules.PIECES) if square_of(s.board, i) == square)
        return Refusal("ST-3", "taken", {"square": place, "piece": LETTERS[there]})
    need = NEEDED[SQUARES * (SQUARES * piece + a) + square]
    if need == ALL_SQUARES:
        given = {"piece": letter, "begin": NAMES[a], "end": place}
        return Refusal("ST-3", "not-its-way", given)
    between = NAMES[(full & need).bit_length() - 1]
    return Refusal("ST-3", "in-the-way", {"piece": letter, "square": between})

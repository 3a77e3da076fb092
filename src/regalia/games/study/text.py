"""Actions, cards and positions of the Study as text, and back."""

import re

from regalia.core.contract import Params
from regalia.core.game import ACTION, OUTCOME
from regalia.games.study import rules
from regalia.games.study.distances import LIES, lying
from regalia.games.study.positions import LETTERS, NAMES, NOTHING, position_text, read_board
from regalia.games.study.rules import (
    ALL_SQUARES,
    CARDS,
    LEVEL,
    MOST_DECLARED,
    NEEDED,
    OFF,
    SOLO,
    SQUARES,
    TURNS_AT,
    Study,
    is_bonus,
)

TURNS = ("rot+", "rot-", "flip-h", "flip-v")
WORDS = {rules.GIVE_UP: "give-up", rules.CHALLENGE: "challenge", rules.DECLINE: "decline"}


def action_text(params: Params, s: Study, action: int) -> str:
    if s.phase <= rules.DRAWING_SECOND:
        return f"card:{position_text(params[CARDS + action])}"
    if s.phase == rules.THINKING:
        return f"declare:{action >> 2}"
    kind, which, where = action & 7, action >> 3 & 7, action >> 6
    if kind == rules.MOVE:
        return LETTERS[which] + NAMES[where]
    if kind == rules.TURN:
        return turn_text(params, which, where)
    return WORDS[kind]


def turn_text(params: Params, card: int, turn: int) -> str:
    return f"{TURNS[turn]}@{card + 1}" if is_bonus(params) else TURNS[turn]


def readable(params: Params, text: str) -> str | None:
    """ACTION or OUTCOME, if some position of the game has such a text; else None."""
    if text.startswith("card:"):
        return OUTCOME if text[5:] in map(position_text, params[CARDS:]) else None
    if text in ("challenge", "decline") or text.startswith("declare:"):
        return ACTION if not params[SOLO] and (text in WORDS.values() or declared(text)) else None
    return ACTION if text == "give-up" or read_turn(params, text) or read_move(text) else None


def declared(text: str) -> int:
    """The number that is declared; 0 if the text declares none (ST-14)."""
    found = re.fullmatch(r"declare:([1-9][0-9]?)", text)
    return int(found[1]) if found and int(found[1]) <= MOST_DECLARED else 0


def read_turn(params: Params, text: str) -> tuple[int, int] | None:
    """The card and the turn, one that the level has (ST-9, ST-10)."""
    for turn in range(TURNS_AT[params[LEVEL]]):
        for card in range(2 if is_bonus(params) else 1):
            if text == turn_text(params, card, turn):
                return card, turn
    return None


def read_move(text: str) -> tuple[int, int] | None:
    """The piece and the square, one that the piece can come to (ST-4)."""
    if len(text) != 3 or text[0] not in LETTERS or text[1:] not in NAMES:
        return None
    piece, square = LETTERS.index(text[0]), NAMES.index(text[1:])
    moves = NEEDED[SQUARES * SQUARES * piece : SQUARES * SQUARES * (piece + 1)]
    comes = any(moves[SQUARES * a + square] != ALL_SQUARES for a in range(SQUARES))
    return (piece, square) if comes else None


def position(params: Params, s: Study) -> str:
    """The board, which is all that a retry of a challenge needs (ST-18)."""
    return position_text(s.board)


def alike(params: Params, s: Study) -> str:
    """The same for a board that is turned or mirrored."""
    if s.board == OFF:
        return position_text(OFF)
    return min(position_text(lying(s.board, turns)) for turns in LIES)


def read_position(params: Params, text: object) -> Study:
    """The pieces as a text tells, in place of a set-up card; the whole deck; no points."""
    s = rules.start(params)
    if text == NOTHING:
        return s
    return s._replace(board=read_board(text), phase=rules.DRAWING)


def reason(params: Params, s: Study) -> str:
    if not params[SOLO]:
        return "target"
    return "completed" if rules.complete(params, s) else "given-up"

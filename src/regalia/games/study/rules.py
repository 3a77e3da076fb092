"""The Royal Study, in the order of the rules page (ST-n).

A position of the five pieces is an int with four bits a piece, in the order K Q R B N: the number
of its square (a1 b1 c1 a2 … c3 are 0 to 8), or 15 while it is off the board.  A card is the
position that it shows as it now lies.  A deck is an int with one bit a card; `params` holds the
options and then the cards.
"""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.boards.areas import replaced, squares
from regalia.core.contract import CHANCE, EVERYBODY, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated

SOLO, LEVEL, BONUS, TARGET, CARDS = range(5)  # places in `params`; all from CARDS on are cards
TURNING_ONE = 2  # the value of BONUS where all turns go to one card (ST-22); else it is 0 or 1

# -------------------------------------------------------------- board and pieces (ST-1 to ST-5)

KING, QUEEN, ROOK, BISHOP, KNIGHT = range(5)
PIECES, SQUARES = 5, 9
ALL_SQUARES = (1 << SQUARES) - 1
OFF = (1 << 4 * PIECES) - 1  # no piece is on the board, or no card on the table


def needed(piece: int, a: int, b: int) -> int:
    """The squares that must be empty for a move from a to b (ST-3); all nine: it never goes there.

    So the bishop, placed on dark squares (the even numbers), stays on them, and the knight never
    comes to b2 (ST-4).
    """
    across, up = abs(a % 3 - b % 3), abs(a // 3 - b // 3)
    straight, diagonal = across == 0 or up == 0, across == up
    goes = (
        (piece == KING and max(across, up) == 1)
        or (piece == QUEEN and (straight or diagonal))
        or (piece == ROOK and straight)
        or (piece == BISHOP and diagonal and a % 2 == 0)
        or (piece == KNIGHT and across * up == 2)
    )
    if a == b or not goes:
        return ALL_SQUARES
    passed = 1 << (a + b) // 2 if max(across, up) == 2 and piece != KNIGHT else 0
    return 1 << b | passed


NEEDED = tuple(
    needed(p, a, b) for p in range(PIECES) for a in range(SQUARES) for b in range(SQUARES)
)


def square_of(board: int, piece: int) -> int:
    return board >> 4 * piece & 15


def occupied(board: int) -> int:
    full = 0
    for piece in range(PIECES):
        full |= 1 << square_of(board, piece)
    return full


def moved(board: int, piece: int, square: int) -> int:
    return board & ~(15 << 4 * piece) | square << 4 * piece


# ---------------------------------------------------------------------- cards (ST-6, ST-7, ST-9)

CLOCKWISE, BACK, LEFT_RIGHT, TOP_BOTTOM = range(4)
TURNS_AT = (0, 0, 2, 4)  # how many of these turns a level has (ST-9)
TURNED = (
    *(6, 3, 0, 7, 4, 1, 8, 5, 2),  # clockwise: what stood at a1 comes to a3
    *(2, 5, 8, 1, 4, 7, 0, 3, 6),
    *(2, 1, 0, 5, 4, 3, 8, 7, 6),
    *(6, 7, 8, 3, 4, 5, 0, 1, 2),
)


def turned(card: int, turn: int) -> int:
    found = 0
    for piece in range(PIECES):
        found |= TURNED[SQUARES * turn + square_of(card, piece)] << 4 * piece
    return found


def all_done(params: Params) -> int:
    """The value of `done` when every card of a challenge is complete."""
    return 3 if is_bonus(params) else 1


def is_bonus(params: Params) -> bool:
    """Tell if two cards are to be completed (ST-10)."""
    return params[BONUS] > 0


# ---------------------------------------------------------------------------------------- state

SETTING_UP, DRAWING, DRAWING_SECOND, THINKING, HOURGLASS, EXECUTING, OVER = range(7)  # phases

# An action is a kind, a piece or card << 3, a square or turn << 6; a declaration, of which each
# seat has its own, is a seat and the number << 2.
MOVE, TURN, GIVE_UP, CHALLENGE, DECLINE = range(5)
MOST_DECLARED = 30  # ST-14
FIRST_TURNED = 2  # the bit of `done` from which the card is told that was turned first (ST-22)
MOST_CARDS = 62  # a deck is one int (ST-19)
MOST_ACTIONS = 62  # cards to draw; 60 declarations; execution has 4 squares for each of 5 pieces,
# 4 turns of each of 2 cards, and giving up: 29


class Study(NamedTuple):
    board: int
    phase: int
    deck: int  # the cards still in it
    lying: tuple[int, ...]  # the two cards of the challenge (without the bonus, one) as they lie
    done: int  # one bit for each of them that is complete; and two for the first turned (ST-22)
    points: tuple[int, ...]
    player: int  # who may challenge, or who executes
    number: int  # what was declared, or what is left of the budget


def whole_deck(params: Params) -> int:
    return (1 << len(params) - CARDS) - 1


def start(params: Params) -> Study:
    return Study(OFF, SETTING_UP, whole_deck(params), (OFF, OFF), 0, (0, 0), 0, 0)  # ST-12


def to_play(params: Params, s: Study) -> int:
    if s.phase <= DRAWING_SECOND:
        return CHANCE
    return NOBODY if s.phase == OVER else EVERYBODY if s.phase == THINKING else s.player


def complete(params: Params, s: Study) -> bool:
    """Tell if every card of the challenge is."""
    return s.done & 3 == all_done(params)


def turnable(params: Params, s: Study) -> int:
    """The cards that may be turned, as bits: none that is complete (ST-10), and of two, with all
    turns for one, the one that was turned (ST-22)."""
    unfinished = all_done(params) & ~s.done
    return unfinished & s.done >> FIRST_TURNED if s.done >> FIRST_TURNED else unfinished


# ------------------------------------------------------------------- what can be done (ST-8 to 16)


def actions(params: Params, s: Study) -> Iterator[int]:
    if s.phase == THINKING:  # ST-14
        for number in range(1, MOST_DECLARED + 1):
            yield number << 2
            yield number << 2 | 1
        return
    if s.phase == HOURGLASS:  # ST-15
        yield CHALLENGE
        yield DECLINE
        return
    full = occupied(s.board)
    for piece in range(PIECES):
        moves = SQUARES * (SQUARES * piece + square_of(s.board, piece))
        for b in range(SQUARES):
            if not full & NEEDED[moves + b]:
                yield MOVE | piece << 3 | b << 6
    for card in squares(turnable(params, s)):
        for turn in range(TURNS_AT[params[LEVEL]]):
            yield TURN | card << 3 | turn << 6
    yield GIVE_UP


def pile(params: Params, s: Study) -> int:
    """The deck; an empty one anew, without a card that is on the table (ST-13, ST-20)."""
    if s.deck:
        return s.deck
    cards = whole_deck(params)
    for i in squares(cards):
        if (
            params[CARDS + i] == s.lying[0]
        ):  # of two cards to draw, the first: it was not yet turned
            cards ^= 1 << i
    return cards


def chances(params: Params, s: Study) -> Iterator[int]:
    for card in squares(pile(params, s)):
        yield card


def weight(params: Params, s: Study, outcome: int) -> int:
    return 1


# -------------------------------------------------------------------------- drawing (ST-12, ST-13)


def act(params: Params, s: Study, action: int) -> Study:
    if s.phase <= DRAWING_SECOND:
        return draw(params, s, action)
    if s.phase == THINKING:
        return declare(s, action & 3, action >> 2)
    if s.phase == HOURGLASS:  # ST-15
        if action == CHALLENGE:
            return s._replace(phase=EXECUTING, number=s.number - 1)
        return s._replace(phase=EXECUTING, player=1 - s.player)
    return execute(params, s, action)


def draw(params: Params, s: Study, card: int) -> Study:
    shown = params[CARDS + card]
    s = s._replace(deck=pile(params, s) & ~(1 << card))
    if s.phase == SETTING_UP:
        return s._replace(board=shown, phase=DRAWING)
    if s.phase == DRAWING_SECOND:
        return begin(params, s._replace(lying=replaced(s.lying, 1, shown)))
    s = s._replace(lying=replaced(s.lying, 0, shown))
    return s._replace(phase=DRAWING_SECOND) if is_bonus(params) else begin(params, s)


def begin(params: Params, s: Study) -> Study:
    """The challenge lies on the table; what is complete already counts as done (ST-10)."""
    s = s._replace(done=now_done(s))
    if complete(params, s):  # ST-13: nothing to do, so it is put aside
        return put_aside(s)
    return s._replace(phase=EXECUTING if params[SOLO] else THINKING)


def now_done(s: Study) -> int:
    """The cards that are complete, or were (ST-7)."""
    first = 1 if s.lying[0] == s.board else 0
    second = 2 if s.lying[1] == s.board else 0
    return s.done | first | second


def put_aside(s: Study) -> Study:
    return s._replace(phase=DRAWING, lying=(OFF, OFF), done=0, player=0, number=0)


# --------------------------------------------------------- declaring and executing (ST-14 to ST-18)


def declare(s: Study, seat: int, number: int) -> Study:
    if number == 1:  # ST-15: nothing to challenge
        return s._replace(phase=EXECUTING, player=seat, number=1)
    return s._replace(phase=HOURGLASS, player=1 - seat, number=number)


def execute(params: Params, s: Study, action: int) -> Study:
    kind, which, where = action & 7, action >> 3 & 7, action >> 6
    if kind == GIVE_UP:
        return point(params, s, 1 - s.player)
    if kind == MOVE:
        s = s._replace(board=moved(s.board, which, where))
    else:
        s = s._replace(lying=replaced(s.lying, which, turned(s.lying[which], where)))
        if params[BONUS] == TURNING_ONE:
            s = s._replace(done=s.done | 1 << FIRST_TURNED + which)
    s = s._replace(done=now_done(s))
    if complete(params, s):
        return point(params, s, s.player)
    if params[SOLO]:
        return s  # ST-18: without a budget
    if s.number == 1:
        return point(params, s._replace(number=0), 1 - s.player)  # ST-16: it is used up
    return s._replace(number=s.number - 1)


def point(params: Params, s: Study, seat: int) -> Study:
    """The end of a challenge, and of the game if it was solo or brings the target (ST-17)."""
    if params[SOLO]:
        return s._replace(phase=OVER)
    s = s._replace(points=replaced(s.points, seat, s.points[seat] + 1))
    return s._replace(phase=OVER) if s.points[seat] == params[TARGET] else put_aside(s)


def result(params: Params, s: Study, seat: int) -> int:
    if params[SOLO]:
        return 2 if complete(params, s) else 0
    return 2 if s.points[seat] == params[TARGET] else 0

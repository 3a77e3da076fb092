"""Evaluation of Twelve-Card Chess for the searches: mobility and the safety of the kings.

Who has to act and cannot afford to loses: moves that are left count most, and pieces in the supply
are moves in reserve.  A king with few open sides is in danger, the more so if one of them can be
reached.  The weights were fitted to the results of games between players who looked at 20,000
positions a move (bench/strength/twelve_fit.py); they are thousandths of what makes a result e times
as likely as the other.
"""

from regalia.core.contract import Params
from regalia.fast.any_insight import SURE
from regalia.games.twelve.rules import (
    KING,
    LEAST,
    MOVE,
    NEAR,
    PUT_MOVE,
    QUEEN,
    REMOVED,
    SIDES,
    Twelve,
    at,
    banned,
    columns,
    high,
    key,
    left_out,
    moves,
    open_squares,
    places,
    put,
    table,
)

SEARCH = "minimax"
PLAYOUT = 0

IN_PLAY = (0, -703, -438, -1_156, -223, -590)  # K Q R B N P
MOVES_LEFT = (180, 295, 272, 206, 206, 160)  # each
QUEEN_GONE = -790
PLACE_LEFT = 181
ENEMY_BESIDE = -218  # at a side of the king
ENEMY_NEAR = -136  # at a side or a corner of the king
OWN_NEAR = 149
OPEN_SIDES = (0, 877, 795, 294, 0)  # of the enemy king, by how many there are
ATTACKER = 121  # a piece that can move to one of them
THREAT = (607, 2_934)  # one can, to the only one: on the enemy's turn, on one's own
TURN = 160  # being to act
HALF = 2_000


def standing(params: Params, own: int, foe: int, turn: int, free: int) -> int:
    """The merits of a side, in thousandths; `free` are the squares that keep a king alive."""
    mine, yours = table(own), table(foe)
    king, goal = at(own, KING), SIDES[at(foe, KING)] & free
    worth = PLACE_LEFT * places(own, foe).bit_count()
    worth += ENEMY_BESIDE * (SIDES[king] & yours).bit_count()
    worth += ENEMY_NEAR * (NEAR[king] & yours).bit_count()
    worth += OWN_NEAR * (NEAR[king] & mine).bit_count()
    attackers, ban = 0, banned(params, foe)
    for piece in range(6):
        square = at(own, piece)
        if square > REMOVED:
            goals = moves(piece, square, mine, yours) & ~ban
            worth += IN_PLAY[piece] + MOVES_LEFT[piece] * goals.bit_count()
            if goals & goal:
                attackers += 1
    if at(own, QUEEN) == REMOVED:
        worth += QUEEN_GONE
    sides = goal.bit_count()
    worth += OPEN_SIDES[sides] + ATTACKER * attackers
    if sides == 1 and attackers:
        worth += THREAT[turn]
    return worth


def evaluate(params: Params, s: Twelve, seat: int) -> int:
    free = open_squares(table(s.own) | table(s.foe))
    worth = standing(params, s.own, s.foe, 1, free) + TURN
    worth -= standing(params, s.foe, s.own, 0, free)
    if seat != s.player:
        worth = -worth
    return SURE // 2 + SURE // 2 * worth // (abs(worth) + HALF)


def priority(params: Params, s: Twelve, action: int) -> int:
    """The priority of an action: those beside the enemy king come first, then moves.

    A pawn that is put in play and then moved elsewhere could as well be put where it goes.
    """
    kind, beside = action & 7, SIDES[at(s.foe, KING)]
    if kind == PUT_MOVE:
        return 8 if beside >> (action >> 12) & 1 else 0
    if kind == MOVE:
        return 8 if beside >> (action >> 6 & 63) & 1 else 4
    return 2


def symmetry_key(params: Params, s: Twelve) -> int:
    """The key of the position, mirrored and turned so that the enemy king is above the own one, and
    aside by no more than above; where this can be done in two ways, the lesser key."""
    own, foe = s.own, s.foe
    taken = table(own) | table(foe)
    right, top = high(columns(taken)), high(taken) >> 3
    aside, above = between_kings(own, foe)
    if abs(aside) > abs(above):
        own, foe, right, top = transposed(own), transposed(foe), top, right
        aside, above = above, aside
    if aside < 0:
        own, foe = mirrored(own, right), mirrored(foe, right)
    if above < 0:
        own, foe = upside_down(own, top), upside_down(foe, top)
    found = key(params, Twelve(own, foe, s.player, s.swaps, s.outcome))
    if aside == 0:
        own, foe = mirrored(own, right), mirrored(foe, right)
    elif abs(aside) == abs(above):
        own, foe = transposed(own), transposed(foe)
    else:
        return found
    return min(found, key(params, Twelve(own, foe, s.player, s.swaps, s.outcome)))


def between_kings(own: int, foe: int) -> tuple[int, int]:
    """The offset of the enemy king from the own one: columns to the right, rows up."""
    one, other = at(own, KING), at(foe, KING)
    return (other & 7) - (one & 7), (other >> 3) - (one >> 3)


def mirrored(side: int, right: int) -> int:
    """The side with left and right exchanged, in columns LEAST to `right`."""
    for piece in range(6):
        square = at(side, piece)
        if square > REMOVED:
            side = put(side, piece, square - 2 * (square & 7) + right + LEAST)
    return side


def upside_down(side: int, top: int) -> int:
    """The same for rows."""
    for piece in range(6):
        square = at(side, piece)
        if square > REMOVED:
            side = put(side, piece, (square & 7) + 8 * (top + LEAST - (square >> 3)))
    return side


def transposed(side: int) -> int:
    """Rows for columns."""
    for piece in range(6):
        square = at(side, piece)
        if square > REMOVED:
            side = put(side, piece, square >> 3 | (square & 7) << 3)
    return side


def may_win_next(params: Params, s: Twelve, seat: int) -> bool:
    """Tell if the king against the seat may be surrounded by the next action.

    To occupy a side square takes away one; to stretch the pieces over four columns, over four rows
    or both puts one beside the king outside the limit, one above or below it, or one of each.  No
    action does both: who comes to stand beside a king stretches nothing over four in that line.
    So of the enemy two can go if they lie in different lines.  A player who may put a piece in play
    and has three has at least one left.
    """
    own, foe = s.own, s.foe
    free = open_squares(table(own) | table(foe))
    if s.player != seat:
        left = (SIDES[at(own, KING)] & free).bit_count()
        most = 4 if left_out(params, s.player) == KING else 3  # else one might wait in vain (TW-18)
        return left < 3 or table(own).bit_count() > most or places(own, foe) == 0
    king = at(foe, KING)
    left = SIDES[king] & free
    beside = left & (1 << king - 1 | 1 << king + 1)
    return left.bit_count() == 1 or (left.bit_count() == 2 and beside.bit_count() == 1)


def observed(params: Params, s: Twelve, action: int, seat: int) -> int:
    """The action itself: all is open."""
    return action

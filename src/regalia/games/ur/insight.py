"""Evaluation of Ur for the searches: the worth of positions as learned from the solved game.

Players may guess by it on other boards, too, where that was measured to be stronger; what people
are shown of a position (`looking_back`: reviews, analysis) goes by it in the book's game only.
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.fast.any_insight import SURE
from regalia.games.ur.any_board import worth_anywhere
from regalia.games.ur.learned import worth, worth_after
from regalia.games.ur.rules import (
    AGAIN,
    AT_GOAL,
    AT_PATH,
    CLAIM,
    CLAIMING,
    EARTH,
    ENTER,
    ENTRANCE,
    EQUAL_STARTS,
    EXTRA,
    PIECES,
    PLACE,
    SKY,
    STEP,
    STEP2,
    STEP3,
    STOP,
    Ur,
    earth,
    entrance,
    goal,
    held,
    is_small,
    most_pieces,
    rosettes,
    sky,
    turn_ends,
)

SEARCH = "minimax"
FEW_STARTS = 2  # equal ones in a row: within a few turns they do not become five


def evaluate(params: Params, s: Ur, seat: int) -> int:
    found = expected_of(params, s.own, s.foe)
    if s.phase == AGAIN:
        found = max(found, SURE - expected_of(params, s.foe, s.own))
    elif s.phase == CLAIMING:
        found = max(found, SURE // 2)
    return found if seat == s.player else SURE - found


def expected_of(params: Params, own: int, foe: int) -> int:
    """A player's expectation: learned from the whole game, on very different boards (UR-22) by
    numbers that mean the same on each; in a small game (UR-21) by rosettes and pieces."""
    if not is_small(params):
        return worth(own, foe) if is_similar(params) else worth_anywhere(params, own, foe)
    ahead = held(params, own) - held(params, foe)
    more = own.bit_count() - foe.bit_count()
    return SURE // 2 + SURE * (3 * ahead + more) // (8 * (goal(params) + most_pieces(params)))


def is_similar(params: Params) -> bool:
    """Tell if the rosettes and the Entrance are those of the book's board: then what was learned of
    that is still the better guess, whatever else is different (docs/levels.md)."""
    if len(params) <= AT_PATH:
        return True
    return earth(params) == EARTH and sky(params) == SKY and entrance(params) == ENTRANCE


def memo_key(params: Params, s: Ur) -> int:
    """The key of a transposition table. It leaves out earlier starts, which mean nothing until they
    are three in a row (UR-20)."""
    if max(s.times, s.foe_times) > FEW_STARTS:
        return 0
    state = s.own | s.foe << 20 | s.player << 40 | s.phase << 41 | 1 << 47
    return state | (s.roll & ~EXTRA) << 44 | (s.roll & EXTRA) << 49  # below it: `looking_back_key`


def looking_back(params: Params, s: Ur, worths: MutableSequence[int], at: int) -> bool:
    """Expectations as learned of the game in which equal starts count (UR-20); on other boards and
    with other readings (UR-22 to UR-26) by numbers that mean the same on each."""
    if is_small(params):
        return False
    if len(params) > AT_GOAL:  # compiled, an empty one has one number
        found = anywhere(params, s)
    else:
        found = starting(s)
        if s.phase == AGAIN:
            found = max(found, SURE - starting(turn_ends(s)))
    worths[at + s.player], worths[at + 1 - s.player] = found, SURE - found
    return True


def anywhere(params: Params, s: Ur) -> int:
    """The same as `evaluate` for who is to act, with nothing in it that was learned of one board
    by heart."""
    found = worth_anywhere(params, s.own, s.foe)
    if s.phase == AGAIN:
        return max(found, SURE - worth_anywhere(params, s.foe, s.own))
    return max(found, SURE // 2) if s.phase == CLAIMING else found


def starting(s: Ur) -> int:
    """The expectation of the seat that is about to roll, or to claim a draw."""
    found = worth_after(s.own, s.foe, rounds(s))
    return max(found, SURE // 2) if s.phase == CLAIMING else found


def rounds(s: Ur) -> int:
    """The number of times in a row that somebody entered and took a piece that had entered so, if
    that is how this turn began, and it can go on; at most until starts are five (UR-20)."""
    own, foe = s.own, s.foe
    if s.last != own | foe << 20 or own & ENTRANCE or not foe & ENTRANCE:
        return 0
    if own == 0 or foe == ENTRANCE or own.bit_count() >= PIECES:
        return 0  # one's only piece is not taken; who has none left cannot enter (UR-13)
    entered = foe & ~ENTRANCE | (own | ENTRANCE) << 20
    others = s.foe_times if s.foe_last == entered else 0
    return min(max(2 * s.times - 2, 2 * others - 1), 2 * EQUAL_STARTS - 2)


def looking_back_key(params: Params, s: Ur) -> int:
    found = memo_key(params, s)
    return found | rounds(s) << 48 if found else 0


def priority(params: Params, s: Ur, action: int) -> int:
    """Captures and rosettes catch the eye; ending a turn or a game early does not."""
    kind = action & 15
    if kind in (STOP, CLAIM):
        return 1
    if kind == PLACE and 1 << (action >> 4 & 31) & s.foe:  # UR-23
        return 8
    if kind in (ENTER, PLACE):
        return 3
    if kind in (STEP, STEP2, STEP3):
        end = 1 << (action >> (9 if kind == STEP else 14 if kind == STEP2 else 19) & 31)
        return 8 if end & (rosettes(params) | s.foe) else 3
    goals = 1 << (action >> 9 & 31) | 1 << (action >> 19 & 31)
    return 6 if goals & (rosettes(params) | s.foe) else 2


def observed(params: Params, s: Ur, action: int, seat: int) -> int:
    """The action itself: all is open."""
    return action

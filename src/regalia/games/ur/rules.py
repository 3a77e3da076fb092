"""Ur: The Royal Game, in the order of the rules page (UR-n).

A set of squares is an int with one bit per square, in the order A1 … A8, B1 … B8, C1 … C8.
A state is seen from the player whose turn it is: `own` pieces and `foe` pieces.  `params` is empty;
in a small game it holds the pieces of each player and the rosettes to hold (UR-21).
"""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.boards.areas import squares
from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated
from regalia.games.ur.layout import read_layout

# ----------------------------------------------------------------- the board (UR-1 to UR-4)

LAYOUT = read_layout()
NEXT_TO = LAYOUT.next_to
EARTH, SKY = LAYOUT.earth, LAYOUT.sky
ROSETTES = EARTH | SKY
ENTRANCE, ROYAL_LAND = LAYOUT.entrance, LAYOUT.royal_land
ISHTAR, MARDUK = LAYOUT.ishtar, LAYOUT.marduk
PIECES = 7  # UR-5
GOAL = ROSETTES.bit_count()  # UR-15


def most_pieces(params: Params) -> int:
    return params[0] if len(params) > 1 else PIECES  # UR-21


def goal(params: Params) -> int:
    """How many rosettes win."""
    return params[1] if len(params) > 1 else GOAL


def holds(params: Params, own: int) -> bool:
    """UR-15: a piece on every rosette, or on as many as a small game asks for (UR-21)."""
    return held(own) >= goal(params)


def held(own: int) -> int:
    return (own & ROSETTES).bit_count()


# ------------------------------------------------------------- the dice (UR-6) and actions

NO_COINS, ONE_SILVER, ONE_GOLD, GOLD_SILVER, TWO_SILVER, TWO_GOLD = range(6)
ODDS = (4, 4, 4, 2, 1, 1)  # sixteenths
PLACES = (0, 0, 0, ROYAL_LAND, ISHTAR, MARDUK)  # what a roll lets one place on (UR-8)

# An action is a kind and up to four squares: kind + a<<4 + b<<9 + c<<14 + d<<19.
ENTER, PLACE, STEP, STEP2, STEP3, PAIR, ROLL, STOP, CLAIM = range(9)
MOST_ACTIONS = 512

ROLLING, MOVING, AGAIN, CLAIMING, OVER = range(5)  # phases
EQUAL_STARTS = 5  # UR-20


class Ur(NamedTuple):
    own: int  # squares of the player whose turn it is
    foe: int
    player: int
    phase: int
    roll: int
    last: int  # how this player's last turn began, and how often in a row (UR-20)
    times: int
    foe_last: int
    foe_times: int
    winner: int  # of a finished game; -1: a draw


def start(params: Params) -> Ur:
    return turn_begins(Ur(0, 0, 0, ROLLING, 0, -1, 0, -1, 0, -1))  # UR-5, UR-7


def to_play(params: Params, s: Ur) -> int:
    return CHANCE if s.phase == ROLLING else NOBODY if s.phase == OVER else s.player


# ----------------------------------------------------------------------- squares and steps


def has(own: int, area: int) -> bool:
    return own & area == area


def reach(area: int) -> int:
    """The squares next to an area."""
    found = 0
    for a in squares(area):
        found |= NEXT_TO[a]
    return found


def can_enter(own: int, foe: int) -> bool:
    """UR-13: not onto an own piece, nor onto the enemy's only piece."""
    return not own & ENTRANCE and foe != ENTRANCE


def places(own: int, foe: int, roll: int) -> int:
    """Where a roll lets one place a piece, besides entering (UR-8)."""
    where = reach(own) & ~ENTRANCE if roll == NO_COINS else PLACES[roll]
    return where & ~(own | foe)


def stops(own: int, foe: int) -> int:
    """Where a moving piece may stop: not on own pieces nor on protected ones (UR-10, UR-16)."""
    return ~(own | foe & ROSETTES if foe & ISHTAR else own)


def passes(own: int, foe: int) -> int:
    """What a moving piece may pass over (UR-10, UR-18)."""
    return stops(own, foe) | own if has(own, EARTH) else ~foe


def firsts(params: Params, own: int, a: int, ends: int) -> int:
    """Where a piece can step before another does (UR-12): a step that wins is the last."""
    steps = NEXT_TO[a] & ends
    if near_goal(params, own):
        for b in squares(steps & ROSETTES):
            if holds(params, own ^ 1 << a ^ 1 << b):
                steps ^= 1 << b
    return steps


def near_goal(params: Params, own: int) -> bool:
    """Can one step win?"""
    return held(own) + 1 >= goal(params)


# --------------------------------------------------------------- what a turn offers (UR-8)


def actions(params: Params, s: Ur) -> Iterator[int]:
    if s.phase == CLAIMING:
        yield CLAIM
    if s.phase != MOVING:
        yield ROLL
        if s.phase == AGAIN:
            yield STOP
        return
    own, foe, roll = s.own, s.foe, s.roll
    if own.bit_count() < most_pieces(params):
        if can_enter(own, foe):
            yield ENTER
        for a in squares(places(own, foe, roll)):
            yield PLACE | a << 4
    if roll == NO_COINS:
        return
    ends = stops(own, foe)
    for a in squares(own):
        for b in squares(NEXT_TO[a] & ends):
            yield STEP | a << 4 | b << 9
    if roll < GOLD_SILVER:
        return
    over = passes(own, foe)
    far = roll >= TWO_SILVER and has(own, SKY)  # UR-17
    for a in squares(own):
        for b in squares(NEXT_TO[a] & over):
            for c in squares(NEXT_TO[b] & ends):
                yield STEP2 | a << 4 | b << 9 | c << 14
            if far:
                for c in squares(NEXT_TO[b] & over & ~(1 << a)):
                    for d in squares(NEXT_TO[c] & ends & ~(1 << b)):
                        yield STEP3 | a << 4 | b << 9 | c << 14 | d << 19
    last = ROSETTES if near_goal(params, own) else 0
    for a in squares(own):
        for b in squares(firsts(params, own, a, ends)):
            own2, foe2 = own ^ 1 << a ^ 1 << b, foe & ~(1 << b)
            ends2 = stops(own2, foe2)
            only_second = reach(ends2 & (~ends | last))  # squares from which one step is only that
            for c in squares(own2 & ~(1 << b) & (only_second | -1 << a)):
                steps = NEXT_TO[c] & ends2
                if c < a:  # of two orders with equal effect, one
                    steps &= ~firsts(params, own, c, ends)
                for d in squares(steps):
                    yield PAIR | a << 4 | b << 9 | c << 14 | d << 19


def can_act(params: Params, own: int, foe: int, roll: int) -> bool:
    """Is there any action?  (Where a longer move is possible, some single step is, too.)"""
    if own.bit_count() < most_pieces(params) and (can_enter(own, foe) or places(own, foe, roll)):
        return True
    return roll != NO_COINS and reach(own) & stops(own, foe) != 0


def chances(params: Params, s: Ur) -> Iterator[int]:
    for roll in range(6):
        yield roll


def weight(params: Params, s: Ur, outcome: int) -> int:
    return ODDS[outcome]


# ------------------------------------------------------------------------ what actions do


def act(params: Params, s: Ur, action: int) -> Ur:
    if s.phase == ROLLING:
        if can_act(params, s.own, s.foe, action):
            return s._replace(phase=MOVING, roll=action)
        return turn_ends(s)  # UR-9
    kind = action & 15
    a, b = 1 << (action >> 4 & 31), 1 << (action >> 9 & 31)
    c, d = 1 << (action >> 14 & 31), 1 << (action >> 19 & 31)
    own, foe, moved = s.own, s.foe, 0
    if kind == ROLL:
        return s._replace(phase=ROLLING)
    if kind == CLAIM:
        return s._replace(phase=OVER)
    if kind == ENTER:
        own, foe = own | ENTRANCE, foe & ~ENTRANCE
    elif kind == PLACE:
        own |= a
    elif kind == STEP:
        own, foe, moved = own ^ a ^ b, foe & ~b, b
    elif kind == STEP2:
        own, foe, moved = own ^ a ^ c, foe & ~(b | c), c
    elif kind == STEP3:
        own, foe, moved = own ^ a ^ d, foe & ~(b | c | d), d
    elif kind == PAIR:
        own, foe, moved = own ^ a ^ b ^ c ^ d, foe & ~(b | d), b | d
    s = s._replace(own=own, foe=foe, roll=0)  # it is used up
    if holds(params, own):  # UR-15
        return s._replace(phase=OVER, winner=s.player)
    if moved & ROSETTES:  # UR-14
        return s._replace(phase=AGAIN)
    return turn_ends(s)  # as does STOP


def turn_ends(s: Ur) -> Ur:
    return turn_begins(
        Ur(
            own=s.foe,
            foe=s.own,
            player=1 - s.player,
            phase=ROLLING,
            roll=0,
            last=s.foe_last,
            times=s.foe_times,
            foe_last=s.last,
            foe_times=s.times,
            winner=-1,
        )
    )


def turn_begins(s: Ur) -> Ur:
    now = s.own | s.foe << 20
    times = s.times + 1 if now == s.last else 1
    phase = CLAIMING if times >= EQUAL_STARTS else ROLLING  # UR-20
    return s._replace(last=now, times=times, phase=phase)


def result(params: Params, s: Ur, seat: int) -> int:
    return 1 if s.winner < 0 else 2 if s.winner == seat else 0

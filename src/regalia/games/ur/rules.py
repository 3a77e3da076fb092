"""Ur: The Royal Game, in the order of the rules page (UR-n).

A set of squares is an int with one bit per square, in the order A1 … A8, B1 … B8, C1 … C8.
A state is seen from the player whose turn it is: `own` pieces and `foe` pieces.  `params` is empty
for the game of the book; a small one has two numbers in it (UR-21), a second reading four more
(UR-23 to UR-26), another board 26 more (UR-22), and where a player has fewer pieces than the other,
there are two more behind all these (UR-28).
"""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.boards.areas import squares
from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated
from regalia.games.ur.layout import STANDARD, read_layout

# ----------------------------------------------------------------- the board (UR-1 to UR-4)

LAYOUT = read_layout(STANDARD)
NEXT_TO, SIDES = LAYOUT.next_to, LAYOUT.sides
EARTH, SKY = LAYOUT.earth, LAYOUT.sky
ROSETTES = EARTH | SKY
ENTRANCE, ROYAL_LAND = LAYOUT.entrance, LAYOUT.royal_land
ISHTAR, MARDUK = LAYOUT.ishtar, LAYOUT.marduk
PIECES = 7  # UR-5
GOAL = ROSETTES.bit_count()  # UR-15

# Places in `params`, as far as it reaches.
AT_PIECES, AT_GOAL = 0, 1
AT_PLACING, AT_CROSSING, AT_BESIDE, AT_EXTRA = 2, 3, 4, 5  # 1: the second reading
AT_PATH = 6  # what lies next to each square
AT_EARTH, AT_SKY, AT_ENTRANCE = 26, 27, 28
AT_LANDS = 29  # Royal Land, Ishtar, Marduk: in the order of the rolls that let one place there
AT_ISHTAR = 30
AT_EACH = 32  # the pieces of each player (UR-28)


def near(params: Params, a: int) -> int:
    """The squares one step along the path from a square (UR-4)."""
    return params[AT_PATH + a] if len(params) > AT_PATH else NEXT_TO[a]


def earth(params: Params) -> int:
    return params[AT_EARTH] if len(params) > AT_PATH else EARTH


def sky(params: Params) -> int:
    return params[AT_SKY] if len(params) > AT_PATH else SKY


def rosettes(params: Params) -> int:
    return params[AT_EARTH] | params[AT_SKY] if len(params) > AT_PATH else ROSETTES


def entrance(params: Params) -> int:
    return params[AT_ENTRANCE] if len(params) > AT_PATH else ENTRANCE


def ishtar(params: Params) -> int:
    return params[AT_ISHTAR] if len(params) > AT_PATH else ISHTAR


def reading(params: Params, at: int) -> bool:
    """Tell if the second reading of a rule is played (UR-23 to UR-26)."""
    return len(params) > AT_GOAL + 1 and params[at] == 1


def most_pieces(params: Params) -> int:
    return params[AT_PIECES] if len(params) > AT_GOAL else PIECES  # UR-21


def pieces_of(params: Params, player: int) -> int:
    """The pieces of a player, who may have fewer than the other (UR-28)."""
    return params[AT_EACH + player] if len(params) > AT_EACH else most_pieces(params)


def goal(params: Params) -> int:
    """The number of rosettes that win."""
    return params[AT_GOAL] if len(params) > AT_GOAL else GOAL


def is_small(params: Params) -> bool:
    """UR-21."""
    return most_pieces(params) != PIECES or goal(params) != GOAL


def holds(params: Params, own: int) -> bool:
    """UR-15: a piece on every rosette, or on as many as a small game asks for (UR-21)."""
    return held(params, own) >= goal(params)


def held(params: Params, own: int) -> int:
    return (own & rosettes(params)).bit_count()


# ------------------------------------------------------------- the dice (UR-6) and actions

NO_COINS, ONE_SILVER, GOLD_SILVER, TWO_SILVER, TWO_GOLD = 0, 1, 3, 4, 5  # 2: one gold coin
ODDS = (4, 4, 4, 2, 1, 1)  # sixteenths
PLACES = (0, 0, 0, ROYAL_LAND, ISHTAR, MARDUK)  # what a roll lets one place on (UR-8)
EXTRA = 8  # added to an extra roll, where there is one in a turn at most (UR-26)

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


def reach(params: Params, area: int) -> int:
    """The squares next to an area."""
    found = 0
    for a in squares(area):
        found |= near(params, a)
    return found


def beside(params: Params, area: int) -> int:
    """The squares on which two blanks may place: along the path, or at a side (UR-25)."""
    if not reading(params, AT_BESIDE):
        return reach(params, area)
    found = 0
    for a in squares(area):
        found |= SIDES[a]
    return found


def lands(params: Params, roll: int) -> int:
    """The squares on which a roll with two coins lets one place (UR-8)."""
    if len(params) > AT_PATH and roll >= GOLD_SILVER:
        return params[AT_LANDS + roll - GOLD_SILVER]
    return PLACES[roll]


def can_enter(params: Params, own: int, foe: int) -> bool:
    """UR-13: not onto an own piece, nor onto the enemy's only piece."""
    return not own & entrance(params) and foe != entrance(params)


def places(params: Params, own: int, foe: int, roll: int) -> int:
    """Squares on which a roll lets one place a piece, besides entering (UR-8)."""
    if roll == NO_COINS:
        return beside(params, own) & ~(own | foe | entrance(params))
    taken = own if reading(params, AT_PLACING) else own | foe  # UR-23
    return lands(params, roll) & ~taken


def stops(params: Params, own: int, foe: int) -> int:
    """Squares where a moving piece may stop: not own pieces nor protected ones (UR-10, UR-16)."""
    return ~(own | foe & rosettes(params) if foe & ishtar(params) else own)


def passes(params: Params, own: int, foe: int) -> int:
    """Squares that a moving piece may pass over (UR-10, UR-18)."""
    return stops(params, own, foe) | own if has(own, earth(params)) else ~foe


def ends_after(params: Params, own: int, foe: int, over: int, ends: int) -> int:
    """Squares where a piece may stop that passed over some: by the letter, only on an empty one
    after an own piece (UR-24)."""
    return ends & ~foe if reading(params, AT_CROSSING) and own & over else ends


def firsts(params: Params, own: int, a: int, ends: int) -> int:
    """Squares to which a piece can step before another (UR-12): a step that wins is the last."""
    steps = near(params, a) & ends
    if near_goal(params, own):
        for b in squares(steps & rosettes(params)):
            if holds(params, own ^ 1 << a ^ 1 << b):
                steps ^= 1 << b
    return steps


def near_goal(params: Params, own: int) -> bool:
    """Tell if one step may win."""
    return held(params, own) + 1 >= goal(params)


# --------------------------------------------------------------- what a turn offers (UR-8)


def actions(params: Params, s: Ur) -> Iterator[int]:
    if s.phase == CLAIMING:
        yield CLAIM
    if s.phase != MOVING:
        yield ROLL
        if s.phase == AGAIN:
            yield STOP
        return
    own, foe, roll = s.own, s.foe, s.roll & ~EXTRA
    if own.bit_count() < pieces_of(params, s.player):
        if can_enter(params, own, foe):
            yield ENTER
        for a in squares(places(params, own, foe, roll)):
            yield PLACE | a << 4
    if roll == NO_COINS:
        return
    ends = stops(params, own, foe)
    for a in squares(own):
        for b in squares(near(params, a) & ends):
            yield STEP | a << 4 | b << 9
    if roll < GOLD_SILVER:
        return
    over = passes(params, own, foe)
    far = roll >= TWO_SILVER and has(own, sky(params))  # UR-17
    for a in squares(own):
        for b in squares(near(params, a) & over):
            for c in squares(near(params, b) & ends_after(params, own, foe, 1 << b, ends)):
                yield STEP2 | a << 4 | b << 9 | c << 14
            if far:
                for c in squares(near(params, b) & over & ~(1 << a)):
                    last = ends_after(params, own, foe, 1 << b | 1 << c, ends) & ~(1 << b)
                    for d in squares(near(params, c) & last):
                        yield STEP3 | a << 4 | b << 9 | c << 14 | d << 19
    winning = rosettes(params) if near_goal(params, own) else 0
    for a in squares(own):
        for b in squares(firsts(params, own, a, ends)):
            own2, foe2 = own ^ 1 << a ^ 1 << b, foe & ~(1 << b)
            ends2 = stops(params, own2, foe2)
            # squares from which one step is only that
            only_second = reach(params, ends2 & (~ends | winning))
            for c in squares(own2 & ~(1 << b) & (only_second | -1 << a)):
                steps = near(params, c) & ends2
                if c < a:  # of two orders with equal effect, one
                    steps &= ~firsts(params, own, c, ends)
                for d in squares(steps):
                    yield PAIR | a << 4 | b << 9 | c << 14 | d << 19


def can_act(params: Params, player: int, own: int, foe: int, roll: int) -> bool:
    """Tell if there is any action.  (Where a longer move is possible, some single step is, too.)"""
    if own.bit_count() < pieces_of(params, player):
        if can_enter(params, own, foe) or places(params, own, foe, roll):
            return True
    return roll != NO_COINS and reach(params, own) & stops(params, own, foe) != 0


def chances(params: Params, s: Ur) -> Iterator[int]:
    for roll in range(6):
        yield roll


def weight(params: Params, s: Ur, outcome: int) -> int:
    return ODDS[outcome]


# ------------------------------------------------------------------------ what actions do


def act(params: Params, s: Ur, action: int) -> Ur:
    if s.phase == ROLLING:
        if can_act(params, s.player, s.own, s.foe, action):
            return s._replace(phase=MOVING, roll=action | s.roll)
        return turn_ends(s)  # UR-9
    kind = action & 15
    a, b = 1 << (action >> 4 & 31), 1 << (action >> 9 & 31)
    c, d = 1 << (action >> 14 & 31), 1 << (action >> 19 & 31)
    own, foe, moved = s.own, s.foe, 0
    if kind == ROLL:
        again = s.phase == AGAIN and reading(params, AT_EXTRA)
        return s._replace(phase=ROLLING, roll=EXTRA if again else 0)
    if kind == CLAIM:
        return s._replace(phase=OVER)
    if kind == ENTER:
        own, foe = own | entrance(params), foe & ~entrance(params)
    elif kind == PLACE:
        own, foe = own | a, foe & ~a
    elif kind == STEP:
        own, foe, moved = own ^ a ^ b, foe & ~b, b
    elif kind == STEP2:
        own, foe, moved = own ^ a ^ c, foe & ~(b | c), c
    elif kind == STEP3:
        own, foe, moved = own ^ a ^ d, foe & ~(b | c | d), d
    elif kind == PAIR:
        own, foe, moved = own ^ a ^ b ^ c ^ d, foe & ~(b | d), b | d
    extra = s.roll & EXTRA
    s = s._replace(own=own, foe=foe, roll=0)  # it is used up
    if holds(params, own):  # UR-15
        return s._replace(phase=OVER, winner=s.player)
    if moved & rosettes(params) and not extra:  # UR-14, UR-26
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

"""What a player of the Queen's Gambit goes by: what everybody will soon capture.

In a world in which all cards are known, the next turns are played in the mind: each gambit takes
what is worth most to it, its following card considered.  Who has how much after that, and what
their hands could take from where they stand then, is what they can expect; the less is left on the
board, the surer it is.
"""

from math import exp

from regalia.core.contract import Box
from regalia.fast.any_insight import SURE
from regalia.games.gambit.rules import (
    ADDING,
    BISHOP,
    DRAWING,
    END_OF_STEPS,
    FIRST_DRAWS,
    FIRST_STEP,
    KNIGHT,
    MOVING,
    NEXT,
    PLANNING,
    SETTING_UP,
    SETUP_CARDS,
    STAY,
    TOKEN_ON,
    VALUES,
    Gambit,
    count,
    points,
)
from regalia.games.gambit.setups import KINDS

PLAYOUT = 0

VALUE_ON = tuple(  # for each set-up card and square: what the token that is placed there is worth
    VALUES[KINDS[card.tokens.index(square)]] if square in card.tokens else 0
    for card in SETUP_CARDS
    for square in range(64)
)
ROUNDS = 3  # turns of everybody that are played in the mind
NOW, NEXT_TURN = 8, 5  # what a token counts for a move: captured by it, or by the next
PLAIN = 6  # interest in a move that does nothing, where NOW is that of a point captured
FROM_HAND = 5  # what a token counts that the hand could capture after that, in sixteenths
WIDTHS = tuple(int(16 * (2.5 + 0.9 * rest**0.5)) for rest in range(127))
DAWDLING = 16  # each token left makes a won game a little less sure, so that it comes to an end
FARTHEST = 127
ODDS = tuple(round(4096 * exp(lag / 16)) for lag in range(-FARTHEST, FARTHEST + 1))


# Places of all gambits are kept in one number, a byte each, and so are their points and rows.


def byte(bytes_: int, seat: int) -> int:
    return bytes_ >> 8 * seat & 255


def packed(items: tuple[int, ...]) -> int:
    return items[0] & 255 | (items[1] & 255) << 8 | (items[2] & 255) << 16 | (items[3] & 255) << 24


def free(square: int, places: int) -> bool:
    """Is a square on the board, with no gambit there?"""
    return (
        square >= 0
        and square != places & 255
        and square != places >> 8 & 255
        and square != places >> 16 & 255
        and square != places >> 24 & 255
    )


def best_capture(setup: int, tokens: int, places: int, here: int, card: int) -> int:
    """The highest value of a token that a card captures from here; 0 for none."""
    best = 0
    for step in range(FIRST_STEP[card], END_OF_STEPS[card]):
        square = NEXT[64 * step + here]
        while free(square, places):
            if tokens & TOKEN_ON[64 * setup + square]:
                best = max(best, VALUE_ON[64 * setup + square])
                break
            if card == KNIGHT:
                break
            square = NEXT[64 * step + square]
    return best


def worth_of(setup: int, tokens: int, places: int, square: int, following: int) -> int:
    """What a move to a square is worth, when such a card follows (0: none is known)."""
    token = tokens & TOKEN_ON[64 * setup + square]
    worth = NOW * VALUE_ON[64 * setup + square] if token else 0
    if following:
        worth += NEXT_TURN * best_capture(setup, tokens - token, places, square, following)
    return worth


def best_move(
    setup: int, tokens: int, places: int, here: int, card: int, following: int
) -> tuple[int, int]:
    """What the best move is worth, and where it goes; STAY, where none is possible."""
    best, most = STAY, -1
    for step in range(FIRST_STEP[card], END_OF_STEPS[card]):
        square = NEXT[64 * step + here]
        while free(square, places):
            worth = worth_of(setup, tokens, places, square, following)
            if worth > most:
                best, most = square, worth
            if card == KNIGHT or tokens & TOKEN_ON[64 * setup + square]:
                break
            square = NEXT[64 * step + square]
    return most, best


def from_hand(setup: int, tokens: int, places: int, here: int, hand: int) -> tuple[int, int]:
    """As `best_move`, of all cards of a hand."""
    best, most = STAY, -1
    for card in range(BISHOP, KNIGHT + 1):
        if count(hand, card):
            worth, square = best_move(setup, tokens, places, here, card, 0)
            if worth > most:
                best, most = square, worth
    return most, best


def look_ahead(box: Box, s: Gambit) -> tuple[int, int, int]:
    """Tokens, places and points after some turns of everybody."""
    players, setup, tokens = box[0], s.setup, s.tokens
    places, gains = packed(s.gambits), 0
    first = s.player if s.phase == MOVING else s.player + 1
    for turn in range(ROUNDS * players):
        if tokens == 0:
            break
        seat = (first + turn) % players
        row = s.rows[seat]
        if s.phase == MOVING and seat == s.player:
            row = s.card | row << 3
        row >>= 3 * (turn // players)
        here, others = byte(places, seat), places | 255 << 8 * seat
        if row:
            _, square = best_move(setup, tokens, others, here, row & 7, row >> 3 & 7)
        else:
            _, square = from_hand(setup, tokens, others, here, s.hands[seat])
        if square != STAY:
            places += square - here << 8 * seat
            token = tokens & TOKEN_ON[64 * setup + square]
            if token:
                tokens -= token
                gains += VALUE_ON[64 * setup + square] << 8 * seat
    return tokens, places, gains


def expected(box: Box, s: Gambit, tokens: int, places: int, gains: int, seat: int) -> int:
    """The points that a seat will have, in sixteenths."""
    found = 16 * (points(s.captured[seat]) + byte(gains, seat))
    here = byte(places, seat)
    if here < 64:
        chances = 0
        for card in range(BISHOP, KNIGHT + 1):
            chances += best_capture(s.setup, tokens, places, here, card)
        found += FROM_HAND * chances // 4
    return found


def evaluate(box: Box, s: Gambit, seat: int) -> int:
    players = box[0]
    if s.setup < 0:
        return SURE // players
    left = points(s.tokens)
    tokens, places, gains = look_ahead(box, s) if s.turn else (s.tokens, packed(s.gambits), 0)
    width = WIDTHS[points(tokens)]
    own = expected(box, s, tokens, places, gains, seat)
    leader = 0  # the most points of anybody, now
    for other in range(players):
        leader = max(leader, points(s.captured[other]))
    if points(s.captured[seat]) + left < leader:
        return 0
    total = DAWDLING * tokens.bit_count()
    for other in range(players):
        if points(s.captured[other]) + left >= leader:
            lead = 16 * (expected(box, s, tokens, places, gains, other) - own) // width
            total += ODDS[min(max(lead, -FARTHEST), FARTHEST) + FARTHEST]
    return SURE * 4096 // total


def interest(box: Box, s: Gambit, action: int) -> int:
    """Captures catch the eye, and then squares from which the next card captures."""
    if s.phase != MOVING or action == STAY:
        return 1
    others = packed(s.gambits) | 255 << 8 * s.player
    return PLAIN + worth_of(s.setup, s.tokens, others, action, s.rows[s.player] & 7)


def seen(box: Box, s: Gambit, action: int, seat: int) -> int:
    """Others' cards are hidden; but with a draw, the next card of a row may be revealed."""
    found = action
    if SETTING_UP < s.phase <= DRAWING or s.phase == ADDING or s.phase == PLANNING:
        if seat != s.player:
            found = 0
        if s.phase == DRAWING or s.phase == FIRST_DRAWS:
            found |= (s.rows[(s.turn + 1) % box[0]] & 7) << 3
    return found

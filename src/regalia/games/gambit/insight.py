"""Judgement of the Queen's Gambit, which goes by what everybody will soon capture.

In a world in which all cards are known, the next turns are played in the mind: each gambit takes
what is worth most to it, its following card considered.  Who has how much after that, and what
their hands could take from where they stand then, is what they can expect; the less is left on the
board, the surer it is.
"""

from collections.abc import MutableSequence
from math import sqrt
from operator import mul

from regalia.core.contract import Params
from regalia.core.portable_math import exp
from regalia.core.random import below
from regalia.fast.any_insight import SURE
from regalia.games.gambit.rules import (
    ADDING,
    ALL_POINTS,
    BISHOP,
    CHOOSING,
    DEALING,
    DRAWING,
    END_OF_STEPS,
    FIRST_DRAWS,
    FIRST_STEP,
    HIGHEST,
    KNIGHT,
    LAST_TURN,
    MOVING,
    NEXT,
    ONE,
    SETTING_UP,
    STAY,
    TOKEN_AT,
    WORTH_AT,
    Gambit,
    count,
    holding,
    points,
    row_cards,
    score,
    size,
    valued,
)
from regalia.games.gambit.setups import COUNTS, VALUES

PLAYOUT = 0
EXPLORE = 0.6  # chances to win mostly differ by little

ROUNDS = 3  # looked ahead: in a round, everybody has one turn
NOW, NEXT_TURN = 8, 5  # what a point counts for a move: captured by it, or by the next
GUESSES = 3  # rows that are thought of for another player, to find a likely one
PLAIN = 6  # for a move that captures nothing, beside NOW for each point captured

# The weights, in sixteenths of a point, and widths: those that players go by, and those for whoever
# looks back at a game (`looking_back`).  Both were fitted to the results of games, as
# `python bench/strength/gambit_fit.py` does (see docs/gambit-player.md).
PLAYING, BACK = range(2)
GAINED = (  # for each use, players and round: a point
    *(0, 0, 0, 0, 0, 0, 16, 14, 10, 16, 13, 8, 15, 11, 6),
    *(0, 0, 0, 0, 0, 0, 14, 10, 6, 16, 13, 8, 15, 11, 6),
)
FROM_HAND = (4, 5)  # for each use: a point that could be captured after all that
FITTED = sum(
    map(mul, COUNTS, VALUES)
)  # all points of those games; other values count in proportion
LEFT = range(FITTED + 1)
ORDER = (  # for each use, by the points that are left: for having no turn until all others had one
    *(36 for left in LEFT),
    *(round(32 * (0.26 * sqrt(left) - 0.25)) for left in LEFT),
)
BEFORE = 268  # the same before the first turn, for who looks back
WIDTHS = (  # for each use, by the points that are left: of the uncertainty
    *(round(16 * (1.4 + 0.26 * sqrt(left))) for left in LEFT),
    *(round(16 * (2.26 + 0.31 * sqrt(left))) for left in LEFT),
)
UNSURE = 2  # times as wide is it before the first turn, for who looks back
DAWDLING = 16  # each token left makes a won game a little less sure, so that it comes to an end
FARTHEST = 127
ODDS = tuple(round(4096 * exp(-behind / 16)) for behind in range(FARTHEST + 1))


# The places of all gambits are kept in one number, a byte each.


def byte(bytes_: int, seat: int) -> int:
    return bytes_ >> 8 * seat & 255


def packed(items: tuple[int, ...]) -> int:
    return items[0] & 255 | (items[1] & 255) << 8 | (items[2] & 255) << 16 | (items[3] & 255) << 24


def free(square: int, places: int) -> bool:
    """True if a square is on the board and no gambit is there."""
    return (
        square >= 0
        and square != places & 255
        and square != places >> 8 & 255
        and square != places >> 16 & 255
        and square != places >> 24 & 255
    )


def best_capture(params: Params, setup: int, tokens: int, places: int, here: int, card: int) -> int:
    """The highest value of a token that a card captures from here; 0 for none."""
    best = 0
    for step in range(FIRST_STEP[card], END_OF_STEPS[card]):
        square = NEXT[64 * step + here]
        while free(square, places):
            if tokens & params[TOKEN_AT + 64 * setup + square]:
                best = max(best, params[WORTH_AT + 64 * setup + square])
                break
            if card == KNIGHT:
                break
            square = NEXT[64 * step + square]
    return best


def worth_of(
    params: Params, setup: int, tokens: int, places: int, square: int, following: int
) -> int:
    """The worth of a move to a square, when such a card follows (0: none is known)."""
    token = tokens & params[TOKEN_AT + 64 * setup + square]
    worth = NOW * params[WORTH_AT + 64 * setup + square] if token else 0
    if following:
        worth += NEXT_TURN * best_capture(params, setup, tokens - token, places, square, following)
    return worth


def best_move(
    params: Params, setup: int, tokens: int, places: int, here: int, card: int, following: int
) -> tuple[int, int]:
    """The worth of the best move, and where it goes; STAY, where none is possible.

    Captures are looked at first: they are often worth more than any quiet move could be.
    """
    best, most, quiet = STAY, -1, -1
    for step in range(FIRST_STEP[card], END_OF_STEPS[card]):
        square = NEXT[64 * step + here]
        while free(square, places):
            if tokens & params[TOKEN_AT + 64 * setup + square]:
                value = NOW * params[WORTH_AT + 64 * setup + square]
                if value + NEXT_TURN * params[HIGHEST] > most:
                    worth = worth_of(params, setup, tokens, places, square, following)
                    if worth > most:
                        best, most = square, worth
                break
            quiet = square
            if card == KNIGHT:
                break
            square = NEXT[64 * step + square]
    if quiet >= 0 and most < (NEXT_TURN * params[HIGHEST] if following else 0):
        if following == 0:
            return 0, quiet
        for step in range(FIRST_STEP[card], END_OF_STEPS[card]):
            square = NEXT[64 * step + here]
            while free(square, places) and not tokens & params[TOKEN_AT + 64 * setup + square]:
                worth = NEXT_TURN * best_capture(params, setup, tokens, places, square, following)
                if worth > most:
                    best, most = square, worth
                if card == KNIGHT:
                    break
                square = NEXT[64 * step + square]
    return most, best


def from_hand(
    params: Params, setup: int, tokens: int, places: int, here: int, hand: int
) -> tuple[int, int]:
    """The same as `best_move`, of all cards of a hand."""
    best, most = STAY, -1
    for card in range(BISHOP, KNIGHT + 1):
        if count(hand, card):
            worth, square = best_move(params, setup, tokens, places, here, card, 0)
            if worth > most:
                best, most = square, worth
    return most, best


def first_turn(s: Gambit) -> int:
    """The turn that is played next, or goes on."""
    return s.turn if s.phase == MOVING else s.turn + 1


def look_ahead(params: Params, s: Gambit, use: int) -> tuple[int, int, int]:
    """Tokens, places and gains after some turns of everybody; 16 bits of gains a seat."""
    players, setup, tokens = params[0], s.setup, s.tokens
    places, gains, first = packed(s.gambits), 0, first_turn(s)
    for turn in range(ROUNDS * players):
        if valued(params, tokens) == 0:
            break
        seat, round_ = (first + turn) % players, turn // players
        row = s.rows[seat]
        if s.phase == MOVING and seat == s.player:
            row = s.card | row << 3
        row >>= 3 * round_
        here, others = byte(places, seat), places | 255 << 8 * seat
        if row:
            _, square = best_move(params, setup, tokens, others, here, row & 7, row >> 3 & 7)
        else:
            _, square = from_hand(params, setup, tokens, others, here, s.hands[seat])
        if square != STAY:
            places += square - here << 8 * seat
            token = tokens & params[TOKEN_AT + 64 * setup + square]
            if token:
                tokens -= token
                weight = GAINED[15 * use + 3 * players + round_]
                gains += params[WORTH_AT + 64 * setup + square] * weight << 16 * seat
    return tokens, places, gains


def in_order(params: Params, s: Gambit, use: int) -> int:
    """The cost of having no turn until all others had theirs, in sixteenths of a point."""
    left = FITTED * points(params, s.setup, s.tokens) // params[ALL_POINTS]
    before = use == BACK and s.turn == 0
    order = BEFORE if before else ORDER[(FITTED + 1) * use + left]
    found: int = order * params[ALL_POINTS] // FITTED
    return found


def expected(
    params: Params, s: Gambit, tokens: int, places: int, gains: int, order: int, use: int, seat: int
) -> int:
    """The points that a seat will have, in sixteenths."""
    players, here = params[0], byte(places, seat)
    found = 16 * score(params, s, seat) + (gains >> 16 * seat & 0xFFFF)
    found -= order * ((seat - first_turn(s)) % players) // players
    if here < 64:
        chances = 0
        for card in range(BISHOP, KNIGHT + 1):
            chances += best_capture(params, s.setup, tokens, places, here, card)
        found += FROM_HAND[use] * chances // 4
    return found


def values(params: Params, s: Gambit, worths: MutableSequence[int], at: int) -> bool:
    """Write what each seat can expect, from `at` on."""
    return weighed(params, s, worths, at, PLAYING)


def looking_back(params: Params, s: Gambit, worths: MutableSequence[int], at: int) -> bool:
    """The same as levels 3, 6 and 9 fared in the end: going first is worth more than players
    believe, and a lead less."""
    return weighed(params, s, worths, at, BACK)


def weighed(params: Params, s: Gambit, worths: MutableSequence[int], at: int, use: int) -> bool:
    players = params[0]
    if s.setup < 0:
        for seat in range(players):
            worths[at + seat] = SURE // players
        return True
    left, leader = points(params, s.setup, s.tokens), 0
    for seat in range(players):
        leader = max(leader, score(params, s, seat))
    tokens, places, gains = s.tokens, packed(s.gambits), 0
    if s.phase != CHOOSING and s.phase != DEALING:
        tokens, places, gains = look_ahead(params, s, use)
    order = in_order(params, s, use)
    for seat in range(players):
        worths[at + seat] = expected(params, s, tokens, places, gains, order, use, seat)
    all_points, most = params[ALL_POINTS], worths[at]
    rest = FITTED * points(params, s.setup, tokens) // all_points
    width = WIDTHS[(FITTED + 1) * use + rest] * all_points // FITTED
    if use == BACK and s.turn == 0:
        width *= UNSURE
    width = max(width, 1)
    for seat in range(1, players):
        most = max(most, worths[at + seat])
    total = DAWDLING * valued(params, tokens).bit_count()
    for seat in range(players):
        behind = 16 * (most - worths[at + seat]) // width
        in_reach = score(params, s, seat) + left >= leader
        worths[at + seat] = ODDS[min(behind, FARTHEST)] if in_reach else 0
        total += worths[at + seat]
    for seat in range(players):
        worths[at + seat] = SURE * worths[at + seat] // total
    return True


# --------------------------------------------------------------------------- what catches the eye


def tour(params: Params, setup: int, tokens: int, others: int, here: int, row: int) -> int:
    """Captures of a gambit with a row of cards, each time as seems best, if nobody else moves."""
    found = 0
    while row:
        _, square = best_move(params, setup, tokens, others, here, row & 7, row >> 3 & 7)
        row >>= 3
        if square != STAY:
            here = square
            if tokens & params[TOKEN_AT + 64 * setup + square]:
                tokens -= params[TOKEN_AT + 64 * setup + square]
                found += params[WORTH_AT + 64 * setup + square]
    return found


def priority(params: Params, s: Gambit, action: int) -> int:
    """Captures catch the eye, squares from which the next card captures, and cards that do."""
    if s.phase == CHOOSING or (action == STAY and s.phase == MOVING):
        return 1
    here, others = s.gambits[s.player], packed(s.gambits) | 255 << 8 * s.player
    row = s.rows[s.player]
    if s.phase == MOVING:
        return PLAIN + worth_of(params, s.setup, s.tokens, others, action, row & 7)
    row |= action << 6 if s.phase == ADDING else action
    return PLAIN + tour(params, s.setup, s.tokens, others, here, row)


# ---------------------------------------------------------------------------- what is hidden


def observed(params: Params, s: Gambit, action: int, seat: int) -> int:
    """The action itself, except cards of others; but the last draw before a turn reveals one (QG-8,
    QG-17).

    A seat's own cards are not told apart either: what is drawn or laid now is played three turns
    later, and a tree that branched by it would not get there.
    """
    if s.phase == SETTING_UP or s.phase == CHOOSING or s.phase == MOVING:
        return action
    last = s.player == params[0] - 1
    if (s.phase == DRAWING and s.turn < params[LAST_TURN]) or (s.phase == FIRST_DRAWS and last):
        return s.rows[(s.turn + 1) % params[0]] & 7
    return 0


def any_card(cards: int, rng: MutableSequence[int]) -> int:
    """A random one of the cards.  `random.drawn` takes a sequence, but their counts are bits of one
    int: to lay them out for it would cost more than this loop (`bench/speed/draw.py` measures
    it)."""
    rest = below(rng, size(cards))
    for card in range(BISHOP, KNIGHT):
        rest -= count(cards, card)
        if rest < 0:
            return card
    return KNIGHT


def any_row(cards: int, bits: int, rng: MutableSequence[int]) -> int:
    """A choice of the cards, as a row of so many bits."""
    row = 0
    for place in range(0, bits, 3):
        card = any_card(cards, rng)
        row |= card << place
        cards -= ONE[card]
    return row


def dealt_again(params: Params, s: Gambit, seat: int, rng: MutableSequence[int]) -> Gambit:
    """The cards of a seat that others do not see, in other places.

    People lay cards that capture something, so of some rows the best is thought to be theirs.
    """
    cards = s.piles[seat] + s.hands[seat] + row_cards(s.rows[seat])
    others = packed(s.gambits) | 255 << 8 * seat
    row, most, hand = 0, -1, 0
    for _ in range(GUESSES):
        found = any_row(cards, s.rows[seat].bit_length(), rng)
        worth = tour(params, s.setup, s.tokens, others, s.gambits[seat], found)
        if worth > most:
            row, most = found, worth
    cards -= row_cards(row)
    for _ in range(size(s.hands[seat])):
        card = any_card(cards, rng)
        hand += ONE[card]
        cards -= ONE[card]
    return holding(s, seat, cards, hand, row)


def guess(params: Params, s: Gambit, seat: int, rng: MutableSequence[int]) -> Gambit:
    for other in range(params[0]):
        if other != seat:
            s = dealt_again(params, s, other, rng)
    return s

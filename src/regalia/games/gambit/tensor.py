"""The Queen's Gambit for programs that learn: 133 indexes of actions; how long a row is depends on
how many play, and games with start tokens that stay or values of single tokens have more behind it.
Others' cards are in it as all can count them, one's own as one knows them (QG-18).
"""

from collections.abc import MutableSequence

from regalia.core.contract import Params
from regalia.core.contract.tensor import OPEN, OWN, SEATS, Part
from regalia.games.gambit.rules import (
    ADDING,
    ALL_POINTS,
    BISHOP,
    COUNT_AT,
    DEALT,
    DECK,
    EACH_AT,
    HANDICAP,
    HIGHEST,
    KNIGHT,
    LAST_TURN,
    OVER,
    PLANNING,
    STARTS_LEFT,
    STAY,
    WORTH_AT,
    Gambit,
    count,
    discards,
    option,
    score,
    size,
    token_on,
    valued,
)

SQUARES, KINDS_OF_TOKEN, CARDS, ROW, PHASES = 64, 6, 4, 3, OVER + 1
ALIKE = 3  # cards of a kind
MOST_CARDS = CARDS * ALIKE

# ------------------------------------------------------------------------------------- actions

AT_CARD = STAY + 1  # squares are their own indexes, and so is staying
AT_PLAN = AT_CARD + CARDS
INDEXES = AT_PLAN + CARDS * CARDS * CARDS


def index_count(params: Params) -> int:
    return INDEXES


def index_of(params: Params, s: Gambit, action: int) -> int:
    if s.phase == ADDING:
        return AT_CARD + action - BISHOP
    if s.phase == PLANNING:
        a, b, c = (action & 7) - BISHOP, (action >> 3 & 7) - BISHOP, (action >> 6) - BISHOP
        return AT_PLAN + (a * CARDS + b) * CARDS + c
    return action


def action_at(params: Params, s: Gambit, seat: int, index: int) -> int:
    if index < AT_CARD:
        return index
    if index < AT_PLAN:
        return index - AT_CARD + BISHOP
    plan = index - AT_PLAN
    a, b, c = plan // (CARDS * CARDS), plan // CARDS % CARDS, plan % CARDS
    return a + BISHOP | b + BISHOP << 3 | c + BISHOP << 6


def outcome_count(params: Params) -> int:
    return KNIGHT + 1  # set-up cards, from 0, or cards


# -------------------------------------------------------------------------------- observations

AT_HAND = KINDS_OF_TOKEN * SQUARES
AT_PILE = AT_HAND + CARDS
AT_ROW = AT_PILE + CARDS
AT_REVEALED = AT_ROW + ROW * CARDS
AT_PHASE = AT_REVEALED + CARDS
AT_LENGTH = AT_PHASE + PHASES
AT_SEATS = AT_LENGTH + 1  # from here on, as often as there are players


def parts(params: Params) -> list[Part]:
    players = params[0]
    found = [
        Part("tokens", (KINDS_OF_TOKEN, SQUARES), OPEN),  # P N B R Q K
        Part("hand", (CARDS,), OWN),  # how many of B R Q N
        Part("pile", (CARDS,), OWN),
        Part("row", (ROW, CARDS), OWN),  # the leftmost first
        Part("revealed", (CARDS,), OPEN),
        Part("phase", (PHASES,), OPEN),
        Part("turns", (1,), OPEN),  # of the last, the 400th of QG-16
        Part("queens", (players, SQUARES), SEATS),
        Part("unseen", (players, CARDS), SEATS),  # what was not discarded, of each kind
        Part("sizes", (players, 3), SEATS),  # of row, hand and pile
        Part("points", (players,), SEATS),
        Part("turn", (players,), SEATS),
    ]
    if option(params, STARTS_LEFT):
        found.append(Part("starts", (SQUARES,), OPEN))  # start tokens (QG-22)
    if len(params) > EACH_AT:
        found.append(Part("worths", (SQUARES,), OPEN))  # of the tokens, of the highest (QG-21)
    return found


def kind_of(params: Params, token: int) -> int:
    """The kind of a token, which is given as a bit."""
    rest, kind = token.bit_length() - 1, 0
    while rest >= params[COUNT_AT + kind]:
        rest -= params[COUNT_AT + kind]
        kind += 1
    return kind


def row_card(row: int, i: int) -> int:
    return row >> 3 * i & 7


def observe(params: Params, s: Gambit, seat: int, times: int, out: MutableSequence[float]) -> None:
    if s.setup >= 0:
        for square in range(SQUARES):
            token = valued(params, token_on(params, s, square))
            if token:
                out[SQUARES * kind_of(params, token) + square] = 1
    for card in range(BISHOP, KNIGHT + 1):
        out[AT_HAND + card - BISHOP] = count(s.hands[seat], card) / ALIKE
        out[AT_PILE + card - BISHOP] = count(s.piles[seat], card) / ALIKE
    for i in range(ROW):
        if row_card(s.rows[seat], i):
            out[AT_ROW + CARDS * i + row_card(s.rows[seat], i) - BISHOP] = 1
    if s.card:
        out[AT_REVEALED + s.card - BISHOP] = 1
    out[AT_PHASE + s.phase] = 1
    out[AT_LENGTH] = s.turn / params[LAST_TURN]
    observe_seats(params, s, seat, out)


def observe_seats(params: Params, s: Gambit, seat: int, out: MutableSequence[float]) -> None:
    players = params[0]
    at_unseen = AT_SEATS + SQUARES * players
    at_sizes = at_unseen + CARDS * players
    at_points = at_sizes + 3 * players
    at_turn = at_points + players
    most = params[ALL_POINTS] + option(params, HANDICAP)
    for i in range(players):
        other = (seat + i) % players
        if s.gambits[other] >= 0:
            out[AT_SEATS + SQUARES * i + s.gambits[other]] = 1
        unseen, row = params[DECK] - discards(params, s, other), 0
        for card in range(BISHOP, KNIGHT + 1):
            out[at_unseen + CARDS * i + card - BISHOP] = count(unseen, card) / ALIKE
        for j in range(ROW):
            row += 1 if row_card(s.rows[other], j) else 0
        out[at_sizes + 3 * i] = row / ROW
        out[at_sizes + 3 * i + 1] = size(s.hands[other]) / DEALT
        out[at_sizes + 3 * i + 2] = size(s.piles[other]) / MOST_CARDS
        out[at_points + i] = score(params, s, other) / most
        out[at_turn + i] = 1 if s.player == other else 0
    if s.setup >= 0 and len(params) > STARTS_LEFT:
        observe_options(params, s, at_turn + players, out)


def observe_options(params: Params, s: Gambit, at: int, out: MutableSequence[float]) -> None:
    """Start tokens that stay, and what single tokens are worth, in the games that have them."""
    for square in range(SQUARES):
        token = token_on(params, s, square)
        if params[STARTS_LEFT] and token and not valued(params, token):
            out[at + square] = 1
    if params[STARTS_LEFT]:
        at += SQUARES
    if len(params) > EACH_AT:
        for square in range(SQUARES):
            if valued(params, token_on(params, s, square)):
                worth = params[WORTH_AT + 64 * s.setup + square]
                out[at + square] = worth / params[HIGHEST]

"""The Queen's Gambit, in the order of the rules page (QG-n).

Squares are numbered a1, b1, … h8 from 0.  A movement card is BISHOP, ROOK, QUEEN or KNIGHT.  Cards
without an order (a pile, a hand) are counted, two bits a kind; a row is a queue, three bits a
card, the leftmost lowest.  What a player has discarded is what is in none of these.

What is printed on the set-up cards and tokens is in `params`, the project's as well as an owner's
(QG-19): the same rules play with either.  Start tokens that stay (QG-22) are tokens behind the 28,
which are worth nothing and which no end waits for.
"""

from collections.abc import Iterator
from typing import NamedTuple

from regalia.boards.areas import replaced
from regalia.core.contract import CHANCE, NOBODY, Params
from regalia.core.contract import key as key
from regalia.core.contract import repeated as repeated
from regalia.games.gambit.setups import LETTERS, SETUPS, TOKENS

# ----------------------------------------------------------- params: tokens (QG-1, QG-3, QG-19)

# The number of players, the set-up card (0: left to chance), and whether one may peek (QG-14),
# which is a matter of what people are shown and means nothing here; everybody's cards and the last
# turn (QG-20); how many set-up cards there are, the tokens they place, one bit each, what these are
# worth together, and the highest value.
PLAYERS, SETUP, PEEK, DECK, LAST_TURN, MANY_SETUPS, ALL_TOKENS, ALL_POINTS, HIGHEST = range(9)
KINDS = len(LETTERS)
COUNT_AT = 9  # for each kind of token: how many there are,
VALUE_AT = COUNT_AT + KINDS  # and what one is worth
START_AT = VALUE_AT + KINDS  # for each card: its four start squares
TOKEN_AT = START_AT + 4 * SETUPS  # for each card and square: the token placed there, as a bit, or 0
WORTH_AT = TOKEN_AT + 64 * SETUPS  # and what it is worth
# What follows is there only in games with such options: the start tokens that stay, as bits
# (QG-22), the points that player 0 begins with (QG-23);
OPTIONS_AT = WORTH_AT + 64 * SETUPS
STARTS_LEFT, HANDICAP = OPTIONS_AT, OPTIONS_AT + 1
EACH_AT = OPTIONS_AT + 2  # for each card and bit, where tokens have values of their own (QG-21)

# ------------------------------------------------------------ movement cards (QG-2, QG-9)

BISHOP, ROOK, QUEEN, KNIGHT = range(1, 5)
ONE = (0, 1 << 0, 1 << 2, 1 << 4, 1 << 6)  # one card of a kind in a number of counts; 0 for no card
DEALT = 5  # QG-7

STEPS = (
    *((1, 1), (1, -1), (-1, -1), (-1, 1)),  # 0 to 3: as a bishop
    *((0, 1), (1, 0), (0, -1), (-1, 0)),  # 4 to 7: as a rook
    *((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)),  # 8 to 15: a knight
)
FIRST_STEP = (0, 0, 4, 0, 8)  # for each card: the steps it has
END_OF_STEPS = (0, 4, 8, 8, 16)
NEXT = tuple(  # for each step and square: where it leads, or -1 beyond the edge
    (x + dx) + 8 * (y + dy) if 0 <= x + dx < 8 and 0 <= y + dy < 8 else -1
    for dx, dy in STEPS
    for y in range(8)
    for x in range(8)
)

# ---------------------------------------------------------------------------------- state

# An action is a square (to start on, to move to), STAY, a row of three cards, or a card; a chance
# outcome is a set-up card, from 0, or a card.
STAY = 64
MOST_ACTIONS = 33  # planning three of five cards of which two are alike; a queen has 27 moves

# Phases: chance is to play in the first four, a player in the others.
SETTING_UP, DEALING, FIRST_DRAWS, DRAWING, CHOOSING, PLANNING, MOVING, ADDING, OVER = range(9)


class Gambit(NamedTuple):
    phase: int
    player: int  # who chooses, is dealt to, plans or has the turn; at the end, who had the last
    turn: int  # the number of this turn, from 1; 0 in the set-up
    setup: int  # the set-up card, from 0; -1: not chosen yet
    tokens: int  # those on the board, one bit each, by kind; behind them start tokens (QG-22)
    card: int  # the card revealed this turn, until another is laid; else 0
    # By seat, always four: a seat that nobody has keeps what it has at the start.
    captured: tuple[int, ...]  # tokens, but no start tokens
    gambits: tuple[int, ...]  # squares; -1: not on the board yet
    piles: tuple[int, ...]
    hands: tuple[int, ...]
    rows: tuple[int, ...]


def start(params: Params) -> Gambit:
    return Gambit(
        phase=CHOOSING if params[SETUP] else SETTING_UP,  # QG-4
        player=0,
        turn=0,
        setup=params[SETUP] - 1,
        tokens=params[ALL_TOKENS] + option(params, STARTS_LEFT),
        card=0,
        captured=(0, 0, 0, 0),
        gambits=(-1, -1, -1, -1),
        piles=(params[DECK], params[DECK], params[DECK], params[DECK]),
        hands=(0, 0, 0, 0),
        rows=(0, 0, 0, 0),
    )


def option(params: Params, at: int) -> int:
    """The value of an option that most games do not have."""
    return params[at] if at < len(params) else 0


def to_play(params: Params, s: Gambit) -> int:
    return CHANCE if s.phase <= DRAWING else NOBODY if s.phase == OVER else s.player


# -------------------------------------------------------------------------- cards and places


def count(cards: int, card: int) -> int:
    """Count the cards of a kind among these."""
    return cards >> 2 * card - 2 & 3


def size(cards: int) -> int:
    return count(cards, BISHOP) + count(cards, ROOK) + count(cards, QUEEN) + count(cards, KNIGHT)


def row_cards(row: int) -> int:
    """The cards of a row, counted."""
    return ONE[row & 7] + ONE[row >> 3 & 7] + ONE[row >> 6]


def discards(params: Params, s: Gambit, seat: int) -> int:
    return params[DECK] - s.piles[seat] - s.hands[seat] - row_cards(s.rows[seat])


def holding(s: Gambit, seat: int, pile: int, hand: int, row: int) -> Gambit:
    """The same, but for where a seat's cards are."""
    return s._replace(
        piles=replaced(s.piles, seat, pile),
        hands=replaced(s.hands, seat, hand),
        rows=replaced(s.rows, seat, row),
    )


def token_on(params: Params, s: Gambit, square: int) -> int:
    """The token that is on a square now, as a bit; 0 for none."""
    # All cards lie within 256 places: said so, compiled code need not ask whether one is negative.
    return s.tokens & params[TOKEN_AT + (64 * s.setup + square & 255)]


def gambit_on(s: Gambit, square: int) -> bool:
    return square in s.gambits


# ------------------------------------------------------------------------- what can be done


def actions(params: Params, s: Gambit) -> Iterator[int]:
    if s.phase == MOVING:  # QG-9
        here, blocked = s.gambits[s.player], True
        for step in range(FIRST_STEP[s.card], END_OF_STEPS[s.card]):
            square = NEXT[64 * step + here]
            while square >= 0 and not gambit_on(s, square):
                yield square
                blocked = False
                if s.card == KNIGHT or token_on(params, s, square):
                    break
                square = NEXT[64 * step + square]
        if blocked:
            yield STAY  # QG-10
    elif s.phase == ADDING:  # QG-11
        for card in range(BISHOP, KNIGHT + 1):
            if count(s.hands[s.player], card):
                yield card
    elif s.phase == PLANNING:  # QG-7
        hand = s.hands[s.player]
        for a in range(BISHOP, KNIGHT + 1):
            for b in range(BISHOP, KNIGHT + 1):
                for c in range(BISHOP, KNIGHT + 1):
                    if (
                        count(hand, a)
                        and count(hand - ONE[a], b)
                        and count(hand - ONE[a] - ONE[b], c)
                    ):
                        yield a | b << 3 | c << 6
    else:  # QG-5
        for i in range(START_AT + 4 * s.setup, START_AT + 4 * s.setup + 4):
            if not gambit_on(s, params[i]):
                yield params[i]


def chances(params: Params, s: Gambit) -> Iterator[int]:
    if s.phase == SETTING_UP:  # QG-4
        for setup in range(params[MANY_SETUPS]):
            yield setup
    else:
        for card in range(BISHOP, KNIGHT + 1):
            if count(s.piles[s.player], card):
                yield card


def weight(params: Params, s: Gambit, outcome: int) -> int:
    return 1 if s.phase == SETTING_UP else count(s.piles[s.player], outcome)


# ------------------------------------------------------------------------- what actions do


def act(params: Params, s: Gambit, action: int) -> Gambit:
    if s.phase == MOVING:
        return moved(params, s, action)
    if s.phase == ADDING:
        return added(params, s, action)
    if s.phase == DRAWING:
        s = drawn(s, action)
        last = s.turn == params[LAST_TURN]  # QG-16
        return s._replace(phase=OVER) if last else turn_begins(params, s)
    return set_up(params, s, action)


def set_up(params: Params, s: Gambit, action: int) -> Gambit:
    """A step of the set-up, QG-4 to QG-7."""
    players, me = params[PLAYERS], s.player
    last = me == players - 1
    following = 0 if last else me + 1
    if s.phase == SETTING_UP:
        return s._replace(phase=CHOOSING, setup=action)
    if s.phase == CHOOSING:  # counter-clockwise, QG-5
        s = s._replace(
            gambits=replaced(s.gambits, me, action),
            tokens=s.tokens - token_on(params, s, action),  # put aside (QG-22)
        )
        if me == 1:
            return s._replace(phase=DEALING, player=0)
        return s._replace(player=(me or players) - 1)
    if s.phase == PLANNING:
        s = s._replace(
            rows=replaced(s.rows, me, action),
            hands=replaced(s.hands, me, s.hands[me] - row_cards(action)),
        )
        return s._replace(phase=FIRST_DRAWS if last else PLANNING, player=following)
    s = drawn(s, action)
    if s.phase == DEALING:
        if size(s.hands[me]) < DEALT:
            return s
        return s._replace(phase=PLANNING if last else DEALING, player=following)
    return turn_begins(params, s) if last else s._replace(player=following)


def drawn(s: Gambit, card: int) -> Gambit:
    me = s.player
    return s._replace(
        piles=replaced(s.piles, me, s.piles[me] - ONE[card]),
        hands=replaced(s.hands, me, s.hands[me] + ONE[card]),
    )


def turn_begins(params: Params, s: Gambit) -> Gambit:
    """The next turn, clockwise from player 1 (QG-5); the leftmost card is revealed (QG-8)."""
    turn = s.turn + 1
    me = turn % params[PLAYERS]
    row = s.rows[me]
    return s._replace(
        phase=MOVING, player=me, turn=turn, card=row & 7, rows=replaced(s.rows, me, row >> 3)
    )


def moved(params: Params, s: Gambit, square: int) -> Gambit:
    """QG-9; the last token's capture ends the game at once (QG-15)."""
    if square == STAY:
        return s._replace(phase=ADDING)
    me, token = s.player, token_on(params, s, square)
    return s._replace(
        phase=OVER if valued(params, s.tokens) == token else ADDING,
        gambits=replaced(s.gambits, me, square),
        tokens=s.tokens - token,
        captured=replaced(s.captured, me, s.captured[me] + valued(params, token)),
    )


def added(params: Params, s: Gambit, card: int) -> Gambit:
    """QG-11; and a draw pile that is empty now is made anew (QG-12)."""
    me = s.player
    s = s._replace(
        phase=DRAWING,
        card=0,
        hands=replaced(s.hands, me, s.hands[me] - ONE[card]),
        rows=replaced(s.rows, me, s.rows[me] | card << 6),
    )
    return s if s.piles[me] else s._replace(piles=replaced(s.piles, me, discards(params, s, me)))


# ---------------------------------------------------------------------------- the end (QG-15)


def valued(params: Params, tokens: int) -> int:
    """The tokens among these that count, which start tokens do not (QG-22)."""
    return tokens & params[ALL_TOKENS]


def points(params: Params, setup: int, tokens: int) -> int:
    if len(params) > EACH_AT:
        return printed_points(params, setup, tokens)
    total, first = 0, 0
    for kind in range(KINDS):
        many = params[COUNT_AT + kind]
        those = tokens >> first & (1 << many) - 1
        total += params[VALUE_AT + kind] * those.bit_count()
        first += many
    return total


def printed_points(params: Params, setup: int, tokens: int) -> int:
    """The sum of what is printed on each token (QG-21)."""
    total = 0
    for token in range(TOKENS):
        total += params[EACH_AT + TOKENS * setup + token] * (tokens >> token & 1)
    return total


def score(params: Params, s: Gambit, seat: int) -> int:
    """A player's captures, and what player 0 may begin with (QG-23)."""
    given = option(params, HANDICAP) if seat == 0 else 0
    return points(params, s.setup, s.captured[seat]) + given


def winner(params: Params, s: Gambit) -> int:
    """The most points; among equals, who had a turn last.

    Turns go round, so the last turns lie in the order of seats, backwards from the last of all.
    (Who has had none, in a small game, comes last: there is nobody behind them but who ended it,
    or they have no points, and whoever ended it has some.)
    """
    best, most = s.player, -1
    for back in range(params[PLAYERS]):
        seat = (s.player + params[PLAYERS] - back) % params[PLAYERS]
        if score(params, s, seat) > most:
            best, most = seat, score(params, s, seat)
    return best


def result(params: Params, s: Gambit, seat: int) -> int:
    return 2 if winner(params, s) == seat else 0

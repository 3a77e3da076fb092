"""Royal Battles for programs that learn: 2,097 indexes of actions with the six kinds of unit; how
many, and how long a row is, depends on how many kinds there are, and on some of the readings
(RB-36 to RB-38), of which the rows of the usual game know nothing.

Black has the field turned by half a circle before it, so that the own home column is the first for
both.  (Keys are the same from both sides, RB-26.)  A move is numbered by the unit that goes, in the
order of the squares as they then lie, its direction and the card.
"""

from collections.abc import MutableSequence

from regalia.boards.cards import JOKER, NAMES, how_many
from regalia.core.contract import Params
from regalia.core.contract.tensor import FACED, OPEN, OWN, SEATS, Part
from regalia.games.battles.armies.units import (
    ARMY,
    CARDS_END,
    EITHER,
    HOME,
    KINDS,
    LIFE,
    MAY_STAY,
    MOST_KINDS,
    MOST_WOUNDS,
    READINGS,
    TURNED,
    WOUND_BITS,
    WOUNDS,
)
from regalia.games.battles.insight import SORT
from regalia.games.battles.rules.field import COLUMNS
from regalia.games.battles.rules.field import SQUARES as SQUARE_NAMES
from regalia.games.battles.rules.state import (
    ATTACKING,
    CELL,
    CELL_BITS,
    CELLS,
    CHOOSING,
    COUNT,
    COUNT_BITS,
    HOLD,
    INITIATIVE,
    INJURY,
    INJURY_BITS,
    KEEPING,
    KEEPING_AGAIN,
    MOVING,
    NO_CARD,
    OVER,
    PLACING,
    SPECIAL,
    STAY,
    STAYED,
    UNIT,
    UNIT_BITS,
    YES,
    Battle,
    card_on,
    number,
    place_of,
    square_at,
)
from regalia.games.battles.rules.turns import goes_first

SQUARES, CARDS, PHASES = len(SQUARE_NAMES), len(NAMES), OVER + 1
WAYS = 9  # to the eight neighbours, or in place
WHOLE_DECK = 54
JOKERS = 2
SORTS = max(SORT) + 1  # of cards on the field: style and colour, or joker
BLACK_ACE, RED_ACE = SORT[JOKER] - 2, SORT[JOKER] - 1
MORE_SHOWN = MAY_STAY | EITHER | CARDS_END
MORE = 4  # numbers that these add

# ------------------------------------------------------------------------------------- actions

AT_HOLD = YES + 1  # "no" and "yes" are their own indexes
AT_ATTACK = AT_HOLD + 1
AT_MOVE = AT_ATTACK + (SPECIAL + 1) * WAYS
AT_PLACE = AT_MOVE + ARMY * WAYS * CARDS


def index_count(params: Params) -> int:
    return at_army(params) + choices(ARMY, params[KINDS])


def at_army(params: Params) -> int:
    return AT_PLACE + params[KINDS] * ARMY


def choices(units: int, kinds: int) -> int:
    """The number of choices of so many units among so many kinds."""
    found = 1
    for i in range(units):
        found = found * (kinds + i) // (i + 1)
    return found


def faced(square: int, seat: int) -> int:
    """A square as it lies before a seat, and back."""
    return square if seat == 0 else SQUARES - 1 - square


def way(a: int, b: int, seat: int) -> int:
    """The direction of a step, in place being the middle one."""
    ahead = b - a + COLUMNS + 1  # COLUMNS * (rows down + 1) + columns right + 1
    straight = ahead - (COLUMNS - 3) * (ahead // COLUMNS)
    return straight if seat == 0 else WAYS - 1 - straight


def stepped(a: int, direction: int, seat: int) -> int:
    """The square to which a step in a direction leads."""
    straight = direction if seat == 0 else WAYS - 1 - direction
    return a + COLUMNS * (straight // 3 - 1) + straight % 3 - 1


def rank(area: int, square: int, seat: int) -> int:
    """Count the squares of an area that come before one of them, as a seat has them before it."""
    before = place_of(area, square)
    return before if seat == 0 else area.bit_count() - 1 - before


def ranked(area: int, place: int, seat: int) -> int:
    """The square of an area before which so many come."""
    return square_at(area, place if seat == 0 else area.bit_count() - 1 - place)


def army_number(army: int) -> int:
    """The place of an army among all, in an order that more kinds only add to."""
    found, units = 0, 0
    for kind in range(MOST_KINDS):
        for _ in range(army >> COUNT_BITS * kind & COUNT):
            units += 1
            found += choices(units, kind)
    return found


def army_at(place: int) -> int:
    army = 0
    for i in range(ARMY):
        kind = 0
        while choices(ARMY - i, kind + 1) <= place:
            kind += 1
        place -= choices(ARMY - i, kind)
        army += 1 << COUNT_BITS * kind
    return army


def index_of(params: Params, s: Battle, action: int) -> int:
    me = s.player
    if s.phase == MOVING:
        if action == STAY:
            return AT_HOLD
        a, b, card = action & 63, action >> 6 & 63, action >> 12
        return AT_MOVE + (WAYS * rank(s.stands[me], a, me) + way(a, b, me)) * CARDS + card
    if s.phase == ATTACKING:
        if action == HOLD:
            return AT_HOLD
        return AT_ATTACK + WAYS * (action & 7) + way(s.moved - 1, action >> 3, me)
    if s.phase == PLACING:
        return AT_PLACE + ARMY * (action & 15) + rank(params[HOME + me], action >> 4, me)
    return at_army(params) + army_number(action) if s.phase == CHOOSING else action


def action_at(params: Params, s: Battle, seat: int, index: int) -> int:
    if s.phase == MOVING:
        if index == AT_HOLD:
            return STAY
        index -= AT_MOVE
        a = ranked(s.stands[seat], index // CARDS // WAYS, seat)
        b = stepped(a, index // CARDS % WAYS, seat)
        return a | b << 6 | index % CARDS << 12
    if s.phase == ATTACKING:
        if index == AT_HOLD:
            return HOLD
        index -= AT_ATTACK
        return index // WAYS | stepped(s.moved - 1, index % WAYS, seat) << 3
    if s.phase == PLACING:
        index -= AT_PLACE
        return index // ARMY | ranked(params[HOME + seat], index % ARMY, seat) << 4
    return army_at(index - at_army(params)) if s.phase == CHOOSING else index


def outcome_count(params: Params) -> int:
    return CARDS


# -------------------------------------------------------------------------------- observations

AT_MOVED = SQUARES * SORTS
AT_HAND = AT_MOVED + SQUARES
AT_UNSEEN = AT_HAND + CARDS
AT_INITIATIVE = AT_UNSEEN + 2 * CARDS
AT_SIZES = AT_INITIATIVE + 2 * CARDS
AT_TURN = AT_SIZES + 4
AT_PHASE = AT_TURN + 2
AT_KEY = AT_PHASE + PHASES
AT_INJURIES = AT_KEY + 1
AT_UNITS = AT_INJURIES + 2 * SQUARES  # from here on, as often as there are kinds


def parts(params: Params) -> list[Part]:
    kinds = params[KINDS]
    usual = [
        Part("field", (SQUARES, SORTS), FACED),  # the top cards
        Part("moved", (SQUARES,), FACED),  # the unit that may attack now
        Part("hand", (CARDS,), OWN),
        Part("unseen", (2, CARDS), SEATS),  # hand and deck together
        Part("initiative", (2, CARDS), SEATS),
        Part("sizes", (2, 2), SEATS),  # of hand and deck
        Part("turn", (2,), SEATS),
        Part("phase", (PHASES,), OPEN),
        Part("at_key", (1,), OPEN),
        Part("injuries", (2, SQUARES), FACED),
        Part("units", (2, SQUARES, kinds), FACED),
        Part("unplaced", (2, kinds), SEATS),  # nothing until both have chosen (RB-6)
    ]
    more = [
        Part("stayed", (1,), OPEN),
        Part("asked_again", (1,), OPEN),
        Part("first", (2,), SEATS),  # in this round; until initiative is drawn, in the last one
    ]
    return [
        *usual,
        *(more if params[READINGS] & MORE_SHOWN else []),
        *([Part("wounds", (2,), SEATS)] if params[READINGS] >> WOUNDS else []),  # RB-52
    ]


def show_cards(cards: int, at: int, out: MutableSequence[float]) -> None:
    for card in range(JOKER):
        out[at + card] = 1.0 if cards >> card & 1 else 0.0
    out[at + JOKER] = (cards >> JOKER) / JOKERS


def observe(params: Params, s: Battle, seat: int, times: int, out: MutableSequence[float]) -> None:
    for i in range(len(s.field)):
        cells = s.field[i]
        for square in range(CELLS * i, CELLS * i + CELLS):
            if cells & CELL:
                out[SORTS * faced(square, seat) + SORT[(cells & CELL) - 1]] = 1
            cells >>= CELL_BITS
    if params[READINGS] & TURNED:
        observe_turned(s, seat, out)
    if s.moved and s.moved != STAYED:
        out[AT_MOVED + faced(s.moved - 1, seat)] = 1
    show_cards(s.hands[seat], AT_HAND, out)
    for i in range(2):
        other = seat ^ i
        show_cards(s.hands[other] + s.decks[other], AT_UNSEEN + CARDS * i, out)
        if s.initiative[other] != NO_CARD:
            out[AT_INITIATIVE + CARDS * i + s.initiative[other]] = 1
        out[AT_SIZES + 2 * i] = how_many(s.hands[other]) / WHOLE_DECK
        out[AT_SIZES + 2 * i + 1] = how_many(s.decks[other]) / WHOLE_DECK
        out[AT_TURN + i] = 1 if s.player == other else 0
        observe_units(params, s, seat, i, out)
    out[AT_PHASE + (KEEPING if s.phase == KEEPING_AGAIN else s.phase)] = 1
    out[AT_KEY] = s.at_key
    at = AT_UNITS + 2 * (SQUARES + 1) * params[KINDS]
    if params[READINGS] & MORE_SHOWN:
        out[at] = 1 if s.moved == STAYED else 0
        out[at + 1] = 1 if s.phase == KEEPING_AGAIN else 0
        if s.phase >= INITIATIVE:
            first = s.pending if s.phase == INITIATIVE else goes_first(s)
            out[at + 2 + (first ^ seat)] = 1
        at += MORE
    if params[READINGS] >> WOUNDS:
        for i in range(2):
            given = params[READINGS] >> WOUNDS + WOUND_BITS * (seat ^ i) & MOST_WOUNDS
            out[at + i] = given / MOST_WOUNDS


def observe_turned(s: Battle, seat: int, out: MutableSequence[float]) -> None:
    """Write jokers that have a colour as the aces that do the same (RB-35)."""
    for square in range(SQUARES):
        here = 1 << square
        if (s.reds | s.blacks) & here and card_on(s, square) == JOKER:
            at = SORTS * faced(square, seat)
            out[at + SORT[JOKER]] = 0
            out[at + (RED_ACE if s.reds & here else BLACK_ACE)] = 1


def observe_units(
    params: Params, s: Battle, seat: int, i: int, out: MutableSequence[float]
) -> None:
    """Write the units of one side, in a plain loop: to go through `squares` took three times as
    long, compiled."""
    kinds, other = params[KINDS], seat ^ i
    area, units = s.stands[other], s.units[other]
    while area:
        at = SQUARES * i + faced((area & -area).bit_length() - 1, seat)
        kind = (units & UNIT) >> INJURY_BITS
        if units & INJURY:
            out[AT_INJURIES + at] = (units & INJURY) / number(params, kind, LIFE)
        out[AT_UNITS + kinds * at + kind] = 1
        area, units = area & area - 1, units >> UNIT_BITS
    at = AT_UNITS + 2 * SQUARES * kinds + kinds * i
    unplaced = 0 if s.phase == CHOOSING else s.armies[other]
    while unplaced:
        out[at] = (unplaced & COUNT) / ARMY
        at, unplaced = at + 1, unplaced >> COUNT_BITS

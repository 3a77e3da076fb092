"""Evaluation of Royal Battles for the searches: the sides' units and cards, and threats."""

from collections.abc import MutableSequence

from regalia.boards.areas import weighted
from regalia.boards.cards import JOKER, RED
from regalia.core.contract import Params
from regalia.fast.any_insight import SURE
from regalia.games.battles.ai.blows import (
    NEAR,
    STYLE_OF,
    STYLES,
    best_attack,
    blow,
    healing,
    open_tally,
    tally_of,
)
from regalia.games.battles.ai.network import AGAINST, FOR, NEURONS, PLAIN
from regalia.games.battles.ai.traits import BOTH, SIDE, apart, rivalry, side
from regalia.games.battles.armies.units import (
    ADVANTAGE,
    HEALING,
    RANGED,
)
from regalia.games.battles.rules.field import AROUND, DIAGONAL, STRAIGHT
from regalia.games.battles.rules.state import (
    ATTACKING,
    DRAWING,
    HOLD,
    INITIATIVE,
    INJURY_BITS,
    KEEPING,
    KEEPING_AGAIN,
    MOVING,
    NO,
    OFFERED_ONE,
    OFFERED_TWO,
    SPECIAL,
    STAY,
    YES,
    Battle,
    card_on,
    kind_on,
    number,
    unit_on,
)
from regalia.games.battles.rules.turns import can_move

PLAYOUT = 0

EXPLORE = 0.4
SORT = tuple(  # of cards: style and colour
    2 * STYLES if card == JOKER else 2 * STYLE_OF[card] + (RED >> card & 1)
    for card in range(len(STYLE_OF))
)

# -------------------------------------------------------------------------------- a state's worth

HALF = 2_000


INPUTS = 2 * SIDE + BOTH


def hidden_layer(inputs: tuple[int, ...]) -> int:
    """The neurons, of one side."""
    found, at = 0, 0
    for neuron in range(FOR + AGAINST):
        total = 1000 * NEURONS[at + INPUTS] + weighted(inputs, NEURONS, at)
        if total > 0:
            found += total if neuron < FOR else -total
        at += INPUTS + 1
    return found


def balance(params: Params, s: Battle) -> int:
    """White's prospects: 0 if they are even."""
    own, foe = side(params, s, 0), side(params, s, 1)
    both = rivalry(s, own, foe)
    reverse = (-both[0], -both[1], -both[2], both[3])
    worth = hidden_layer(own + foe + both) - hidden_layer(foe + own + reverse)
    worth += weighted(own, PLAIN, 0) - weighted(foe, PLAIN, 0)
    for i in range(BOTH - 1):
        worth += PLAIN[SIDE + i] * both[i]
    return worth // 1000


def evaluate(params: Params, s: Battle, seat: int) -> int:
    worth = balance(params, s)
    white = SURE // 2 + SURE // 2 * worth // (abs(worth) + HALF)
    return white if seat == 0 else SURE - white


def values(params: Params, s: Battle, worths: MutableSequence[int], at: int) -> bool:
    worths[at] = evaluate(params, s, 0)
    worths[at + 1] = SURE - worths[at]
    return True


# ------------------------------------------------------------------------------- what is looked at


def priority(params: Params, s: Battle, action: int) -> int:
    """Blows that fell or hurt, and moves that make them possible; then drawing."""
    if s.phase == MOVING:
        if action == STAY:
            return 2  # as a move that brings nothing
        return move_priority(params, s, action & 63, action >> 6 & 63, action >> 12)
    if s.phase == ATTACKING:
        return attack_priority(params, s, action & 7, action >> 3)
    if s.phase == KEEPING or s.phase == KEEPING_AGAIN:
        wanted = NO if can_move(s, s.player) else YES
        return 2 if action == wanted else 1
    if s.phase == OFFERED_ONE and apart(s) > 2:
        return 1  # nothing can be struck: waiting is no worse
    if s.phase == OFFERED_ONE or s.phase == OFFERED_TWO:
        return 1 if action == NO else 2
    return 1


def move_priority(params: Params, s: Battle, a: int, b: int, card: int) -> int:
    kind = kind_on(s, s.player, a)
    foes = s.stands[1 - s.player]
    if AROUND[b] & foes:
        done = best_attack(params, s, s.player, b, unit_on(s, s.player, a), STYLE_OF[card])
        if done:
            return 6 + done // 25
    reach = DIAGONAL[b] if number(params, kind, RANGED) else STRAIGHT[b]
    return 3 if reach & foes or (NEAR[b] & foes and not NEAR[a] & foes) else 2


def attack_priority(params: Params, s: Battle, style: int, target: int) -> int:
    if style == HOLD:
        return 1
    square = s.moved - 1
    striker = unit_on(s, s.player, square)
    if style == SPECIAL and number(params, striker >> INJURY_BITS, ADVANTAGE) == HEALING:
        return 1 + healing(params, s, target) // 25
    tally = open_tally(s, target) + tally_of(STYLE_OF[card_on(s, square)])
    return 1 + blow(params, s, s.player, striker, style, target, tally) // 25


def abstraction(params: Params, s: Battle, action: int) -> int:
    """Cards of a style and a colour do the same; of initiative cards, styles and order count."""
    if s.phase == MOVING:
        return action & (1 << 12) - 1 | SORT[action >> 12] << 12
    if DRAWING >> s.phase & 1:
        return SORT[action]
    if s.phase == INITIATIVE:
        order = 0
        if s.player == 1:
            order = 1 if action > s.initiative[0] else 2 if action == s.initiative[0] else 0
        return STYLE_OF[action] + STYLES * order
    return action

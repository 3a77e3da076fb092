"""Chooses the 60 cards of `data/cards.toml` (ST-6):

    python -m regalia.games.study.tools.choose_cards > cards.toml

What must hold: all positions are legal, no two are equal under rotation and mirroring, and every
piece visits every square it may equally often, give or take one.  What is sought: challenges of
every distance.  For each level and each distance from 1 to the greatest there is, the pairs of
cards so far apart are counted; the product of all these numbers (each plus one) is to be as great
as possible, which makes each histogram as flat, and so as wide, as the cards allow.

The search exchanges one card at a time and keeps what is not worse by more than a threshold that
sinks to nothing.  All its numbers are ints, its random numbers the house's, so that every machine
chooses the same cards.
"""

import math
import sys
from typing import Any

from regalia.core.random import below, seeded
from regalia.core.room import Room
from regalia.games.study.breadth import NOWHERE
from regalia.games.study.distances import LIES, LIES_AT, all_distances, graph, images, positions
from regalia.games.study.positions import position_text
from regalia.games.study.rules import BISHOP, KNIGHT, PIECES, SQUARES

DECK = 60
PAIRS = DECK * (DECK - 1) // 2
LEVELS = 3
GREATEST = (0, 13, 10, 9)  # distance at levels 1, 2 and 3
COSTS = tuple(map(len, LIES))
VISITED = tuple(  # may this piece stand on this square?  (ST-4)
    1 if (piece != BISHOP or square % 2 == 0) and (piece != KNIGHT or square != 4) else 0
    for piece in range(PIECES)
    for square in range(SQUARES)
)
PLACES = tuple(sum(VISITED[SQUARES * piece :][:SQUARES]) for piece in range(PIECES))
LOGS = tuple(round(1000 * math.log2(1 + n)) for n in range(PAIRS + 1))
UNEVEN = 5_000  # what one visit too many or too few costs, in thousandths of a doubling
SEED, STEPS, THRESHOLD = 3, 2_000_000, 250  # of ten seeds tried, the best


# -------------------------------------------------------------------- the search, to be compiled


def count_pairs(table: Any, turns: Any, deck: Any, at: int, card: int, by: int, pairs: Any) -> None:
    """Count, `by` times, how far a card is from all cards but the at-th."""
    for i in range(len(deck)):
        if i != at:
            far, g = NOWHERE, 0
            for level in range(1, LEVELS + 1):
                while g < LIES_AT[level]:
                    far = min(far, table[card, turns[g, deck[i]]] + COSTS[g])
                    g += 1
                pairs[level, far] += by


def count_visits(boards: Any, card: int, by: int, visits: Any) -> None:
    for piece in range(PIECES):
        visits[piece, boards[card] >> 4 * piece & 15] += by


def value(pairs: Any, visits: Any) -> int:
    found = 0
    for level in range(1, LEVELS + 1):
        for far in range(1, GREATEST[level] + 1):
            found += LOGS[pairs[level, far]]
    for piece in range(PIECES):
        fewest, most = DECK // PLACES[piece], -(-DECK // PLACES[piece])
        for square in range(SQUARES):
            if VISITED[SQUARES * piece + square]:
                visited = visits[piece, square]
                found -= UNEVEN * (max(fewest - visited, 0) + max(visited - most, 0))
    return found


def propose(first: Any, moves: Any, edge: Any, deck: Any, rng: Any) -> Any:
    """A position: any, one of the farthest from some other, or one close to a card."""
    how = below(rng, 4)
    if how == 0:
        return below(rng, len(first) - 1)
    if how == 1:
        return edge[below(rng, len(edge))]
    new = deck[below(rng, DECK)]
    for _ in range(1 + below(rng, 3)):
        new = moves[first[new] + below(rng, first[new + 1] - first[new])]
    return new


def search(
    first: Any,
    moves: Any,
    table: Any,
    turns: Any,
    boards: Any,
    kinds: Any,
    edge: Any,
    rng: Any,
    deck: Any,
    pairs: Any,
    visits: Any,
) -> None:
    """Improve a deck in place.  Positions that are equal under turning have the same kind."""
    for at in range(DECK):
        count_pairs(table, turns, deck[:at], -1, deck[at], 1, pairs)
        count_visits(boards, deck[at], 1, visits)
    now = value(pairs, visits)
    new_pairs, new_visits = pairs.copy(), visits.copy()
    for step in range(STEPS):
        at, new = below(rng, DECK), propose(first, moves, edge, deck, rng)
        alike = False
        for i in range(DECK):
            alike = alike or (i != at and kinds[deck[i]] == kinds[new])
        if alike:
            continue
        new_pairs[:], new_visits[:] = pairs, visits
        count_pairs(table, turns, deck, at, deck[at], -1, new_pairs)
        count_pairs(table, turns, deck, at, new, 1, new_pairs)
        count_visits(boards, deck[at], -1, new_visits)
        count_visits(boards, new, 1, new_visits)
        then = value(new_pairs, new_visits)
        if then >= now - THRESHOLD * (STEPS - step) // STEPS:
            deck[at], now = new, then
            pairs[:], visits[:] = new_pairs, new_visits


# ------------------------------------------------------------------------------------- the file


def chosen() -> tuple[Any, Any]:
    """The numbers of the positions chosen, and the pairs by level and distance."""
    import numpy as np

    from regalia.fast.compiler import compiled

    room = Room("regalia.games.study")
    table, turns = all_distances(), np.array(images(), np.int32)
    kinds = turns.min(axis=0)
    edge = [  # positions of pairs that are farthest apart at levels 1 and 2
        np.flatnonzero((least(table, turns, level) == GREATEST[level]).any(axis=0))
        for level in (1, 2)
    ]
    deck = np.unique(kinds)[:DECK]
    pairs = np.zeros((LEVELS + 1, max(GREATEST) + 1), np.int64)
    compiled(room, room.part("tools.choose_cards")).search(
        *map(np.array, graph()),
        table,
        turns,
        np.array(positions()),
        kinds,
        np.concatenate(edge),
        np.array(seeded(SEED)),
        deck,
        pairs,
        np.zeros((PIECES, SQUARES), np.int64),
    )
    return deck, pairs


def least(table: Any, turns: Any, level: int) -> Any:
    """All distances at a level."""
    import numpy as np

    found = table
    for g in range(1, LIES_AT[level]):
        found = np.minimum(found, table[:, turns[g]] + np.uint8(COSTS[g]))
    return found


def file_text() -> str:
    deck, pairs = chosen()
    texts = sorted(position_text(positions()[card]) for card in deck)
    lines = [
        "# The cards of The Royal Study (ST-6), as choose_cards.py made them: ranks 3, 2 and 1 of",
        "# each position.  The owner of a box can put a list of the printed ones in their place.",
        "#",
        "# K, Q and R visit each of 9 squares 6 or 7 times, B each of 5 squares 12 times, N each",
        "# of 8 squares 7 or 8 times.  Pairs of cards by distance, from 1 on:",
    ]
    for level in range(1, LEVELS + 1):
        counts = pairs[level, 1 : GREATEST[level] + 1]
        lines.append(f"#   level {level}: {' '.join(map(str, counts))}")
    return "\n".join([*lines, "", "cards = [", *(f'  "{text}",' for text in texts), "]", ""])


if __name__ == "__main__":
    sys.stdout.write(file_text())

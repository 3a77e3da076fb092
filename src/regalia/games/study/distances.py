"""Distances between positions (ST-8, ST-9, ST-11): the graph of all 7,560."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

from regalia.core.room import Room
from regalia.games.study import breadth
from regalia.games.study.breadth import NOWHERE, breadth_first
from regalia.games.study.rules import (
    BACK,
    BISHOP,
    CLOCKWISE,
    KNIGHT,
    LEFT_RIGHT,
    NEEDED,
    PIECES,
    SQUARES,
    TOP_BOTTOM,
    moved,
    occupied,
    square_of,
    turned,
)

# The eight ways in which a card can come to lie, each with a least sequence of turns (ST-9).
# No two look alike, since the five pieces differ and never all stand on one line.
LIES = (
    (),
    (CLOCKWISE,),
    (BACK,),
    (CLOCKWISE, CLOCKWISE),
    (LEFT_RIGHT,),
    (TOP_BOTTOM,),
    (CLOCKWISE, LEFT_RIGHT),
    (CLOCKWISE, TOP_BOTTOM),
)
LIES_AT = (0, 1, 4, 8)  # how many of them a level has


class Distances(NamedTuple):
    """Distances from one position to all, by their numbers."""

    far: list[int]
    ways: list[int]  # how many different least sequences of moves


@cache
def positions() -> tuple[int, ...]:
    """All positions (ST-4), in the order of their numbers."""
    return tuple(
        sum(square << 4 * piece for piece, square in enumerate(placed))
        for placed in permutations(range(SQUARES), PIECES)
        if placed[BISHOP] % 2 == 0 and placed[KNIGHT] != SQUARES // 2
    )


@cache
def numbers() -> dict[int, int]:
    return {board: number for number, board in enumerate(positions())}


@cache
def graph() -> tuple[list[int], list[int]]:
    """`first` and `moves` as `breadth.py` wants them."""
    first, moves, number = [0], [], numbers()
    for board in positions():
        full = occupied(board)
        for piece in range(PIECES):
            begin = SQUARES * (SQUARES * piece + square_of(board, piece))
            for b in range(SQUARES):
                if not full & NEEDED[begin + b]:
                    moves.append(number[moved(board, piece, b)])
        first.append(len(moves))
    return first, moves


def lying(card: int, turns: tuple[int, ...]) -> int:
    for turn in turns:
        card = turned(card, turn)
    return card


@cache
def images() -> list[list[int]]:
    """Numbers of positions after each way to lie, by the position's own number."""
    number = numbers()
    return [[number[lying(board, turns)] for board in positions()] for turns in LIES]


def reach(board: int) -> Distances:
    """Distances and least ways from a position; some milliseconds, without compiled code."""
    first, moves = graph()
    count = len(first) - 1
    found = Distances([NOWHERE] * count, [0] * count)
    breadth_first(first, moves, numbers()[board], *found, [0] * count)
    return found


def all_distances(progress: Callable[[int, int], None] | None = None, level: int = 1) -> Any:
    """The distance of every position (a row each) to every card (a column each), by their numbers,
    as an array of bytes; at level 1 from every position to every other.

    Compiled, on all cores; `progress` is told how many positions of how many are done.
    """
    import numpy as np

    from regalia.fast.compiler import compiled

    fill_rows = compiled(Room(str(__package__)), breadth).fill_rows
    first, moves = (np.array(part, np.int64) for part in graph())
    turns = np.array(images(), np.int64)
    sources = np.flatnonzero(turns.min(axis=0) == np.arange(turns.shape[1]))  # one of each eight
    table = np.empty((turns.shape[1], turns.shape[1]), np.uint8)
    with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
        parts = {
            threads.submit(
                fill_rows, first, moves, turns, part, np.empty((3, len(table)), np.int64), table
            ): len(part)
            for part in np.array_split(sources, 45)
        }
        done = 0
        for part in as_completed(parts):
            part.result()
            done += parts[part]
            if progress is not None:
                progress(done * len(LIES), len(table))
    return _with_turns(table, turns, level) if level > 1 else table


def _with_turns(table: Any, images: Any, level: int) -> Any:
    """Distances where a card may be turned (ST-9): to whichever way it can lie is nearest."""
    import numpy as np

    least = table.copy()
    for turns, image in zip(LIES[1 : LIES_AT[level]], images[1:]):
        np.minimum(least, table[:, image] + len(turns), out=least)
    return least

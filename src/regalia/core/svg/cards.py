"""Cards as SVG: playing cards, backs, movement cards and cards with a word."""

import re
from collections.abc import Iterator

from regalia.core.scene import Item
from regalia.core.svg.paint import (
    GOLD,
    INK,
    IVORY,
    LAPIS,
    RIM,
    SEATS,
    group,
    number,
    path,
    rect,
    text,
)
from regalia.core.svg.shapes import MARKS, SUITS, circle, rosette
from regalia.core.svg.tokens import silhouette

RED, BLACK = "#ac2f24", "#26242a"
COURT = {"K": "K", "Q": "Q", "J": "N"}


def card(item: Item, middle: bool = True) -> Iterator[str]:
    """A card; without its middle where a piece stands on it."""
    width, height = 100 * item.width - 6, 100 * item.height - 6
    size = min(width, height * 0.72)
    kind, _, more = item.look.partition(":")
    if kind == "back":
        yield from back(width, height, size, int(more))
        return
    yield rect(width, height, size * 0.1, IVORY, RIM, 2)
    if kind == "move":
        yield from movement(width, height, size, more)
    elif kind == "label":
        yield text(more, min(size * 0.3, width / max(1, len(more)) / 0.6), INK, weight="bold")
    elif re.fullmatch(r"[2-9TJQKA][SHDC]", kind):
        yield from playing_card(width, height, size, kind, middle)
    else:
        yield from joker(width, height, size, middle)


def playing_card(
    width: float, height: float, size: float, name: str, middle: bool
) -> Iterator[str]:
    rank, suit = name[0], name[1]
    colour = RED if suit in "HD" else BLACK
    shown = "10" if rank == "T" else rank
    large = size if middle else size * 0.82
    corner = text(shown, large * 0.3, colour, 0, 0, weight="bold")
    corner += "".join(group(path(SUITS[suit], colour), large * 0.0021, 0, large * 0.27))
    yield from corners(corner, width / 2 - large * 0.19, height / 2 - large * 0.2)
    if not middle:
        return
    if rank in COURT:
        yield from silhouette(COURT[rank], colour, size * 0.0072)
    else:
        yield from group(path(SUITS[suit], colour), size * (0.006 if rank == "A" else 0.0046))


def joker(width: float, height: float, size: float, middle: bool) -> Iterator[str]:
    """A joker is both colours: a rosette of red and black petals."""
    straight, between = rosette(40)
    flower = path(straight, RED) + path(between, BLACK)
    if middle:
        yield from group(flower, size * 0.009)
    yield from corners(
        text("X", size * 0.28, RED, weight="bold"), width / 2 - size * 0.18, height / 2 - size * 0.2
    )


def movement(width: float, height: float, size: float, letter: str) -> Iterator[str]:
    yield rect(width - size * 0.14, height - size * 0.14, size * 0.06, "none", GOLD, 2)
    yield from silhouette(letter, LAPIS, size * 0.0078)
    corner = text(letter, size * 0.2, LAPIS, weight="bold")
    yield from corners(corner, width / 2 - size * 0.18, height / 2 - size * 0.2)


def corners(inside: str, x: float, y: float) -> Iterator[str]:
    """The same in the upper left and, upside down, in the lower right corner."""
    yield from group(inside, 1, -x, -y)
    yield from group(inside, 1, x, y, 180)


def back(width: float, height: float, size: float, seat: int) -> Iterator[str]:
    """A lattice in the seat's colour, with the seat's mark in the middle."""
    colour, mark = SEATS[seat]
    yield rect(width, height, size * 0.1, IVORY, RIM, 2)
    yield rect(width - size * 0.14, height - size * 0.14, size * 0.06, colour, mark, 1)
    wide, high = width - size * 0.2, height - size * 0.2
    columns, rows = 5, max(3, round(5 * high / wide))
    step, drop = wide / columns, high / rows
    lozenges = "".join(
        f"M{number(step * (i + 0.5) - wide / 2)} {number(drop * j - high / 2)}"
        f"l{number(step / 2)} {number(drop / 2)} {number(-step / 2)} {number(drop / 2)} "
        f"{number(-step / 2)} {number(-drop / 2)}Z"
        for i in range(columns)
        for j in range(rows)
    )
    yield path(lozenges, "none", mark, size * 0.014, ' stroke-opacity=".55"')
    yield path(circle(0, 0, size * 0.24), colour, mark, size * 0.03)
    yield from group(path(MARKS[seat], mark), size * 0.012)

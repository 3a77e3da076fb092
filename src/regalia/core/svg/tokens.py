"""Pieces and dice as SVG, each in a cell of 100 by 100."""

import re
from collections.abc import Iterator

from regalia.core.scene import Item
from regalia.core.svg.paint import (
    GOLD,
    INK,
    IVORY,
    MAPLE,
    NIGHT,
    OAK,
    RIM,
    SEATS,
    SHELL,
    SILVER,
    WALNUT,
    group,
    path,
    text,
)
from regalia.core.svg.shapes import DETAILS, MARKS, PIECES, circle, polygon

COLOURS = {  # fill, outline, fine lines
    "white": (IVORY, "#3a2f25", "#3a2f25"),
    "black": ("#45403f", "#141110", "#e6dac0"),
    "neutral": ("#cfa75a", "#45300f", "#45300f"),
}


def piece(item: Item) -> Iterator[str]:
    kind, *more = item.look.split(":")
    if kind in PIECES:
        yield from figure(kind, *COLOURS[more[0]], scale=0.9)
    elif kind == "disc":
        yield from disc(int(more[0]))
    elif kind == "gambit":
        yield from gambit(int(more[0]))
    elif kind == "unit":
        yield from unit(more[0], int(more[1]))
    elif kind == "token":
        yield from token(more[0], item.glyph)


def figure(
    letter: str, fill: str, outline: str, fine: str, scale: float = 1.0, x: float = 0, y: float = 0
) -> Iterator[str]:
    """A chess piece; its lines keep their width when it is made smaller."""
    parts = "".join(path(part, fill) for part in PIECES[letter])
    inside = f'<g stroke="{outline}" stroke-width="{2.6 / scale**0.5:.3g}">{parts}</g>' + path(
        DETAILS[letter], "none", fine, 2.2
    )
    yield from group(inside, scale, x, y)


def silhouette(letter: str, colour: str, scale: float, x: float = 0, y: float = 0) -> Iterator[str]:
    yield from group(path("".join(PIECES[letter]), colour), scale, x, y)


def disc(seat: int) -> Iterator[str]:
    """A gaming disc: dark with five light dots, light with rings, or coloured with its mark."""
    yield path(circle(1, 3, 36), INK, extra=' fill-opacity=".28"')
    if seat == 0:
        yield path(circle(0, 0, 36), NIGHT, "#0d0c0e", 2.5)
        yield path(circle(0, 0, 30), "none", "#8d8378", 1.5)
        dots = "".join(circle(x, y, 5) for x, y in ((0, 0), (-15, 0), (15, 0), (0, -15), (0, 15)))
        yield path(dots, IVORY)
    elif seat == 1:
        yield path(circle(0, 0, 36), IVORY, "#4b3a28", 2.5)
        yield path(circle(0, 0, 26), "none", "#8a6a45", 3)
        yield path(polygon(4, 15), "#9c3f28")
    else:
        colour, mark = SEATS[seat]
        yield path(circle(0, 0, 36), colour, INK, 2.5)
        yield path(circle(0, 0, 28), "none", mark, 2)
        yield from group(path(MARKS[seat], mark), 1.2)


def gambit(seat: int) -> Iterator[str]:
    """A queen in the seat's colour, with the seat's mark on her robe."""
    colour, mark = SEATS[seat]
    yield path("M-30 40a30 6 0 1 0 60 0a30 6 0 1 0-60 0Z", INK, extra=' fill-opacity=".3"')
    yield from figure("Q", colour, "#17130f", mark, scale=0.95)
    yield path(circle(0, 17, 14), mark, "#17130f", 2)
    yield from group(path(MARKS[seat], colour), 0.8, 0, 17)


def unit(letter: str, seat: int) -> Iterator[str]:
    """A unit's plate: round and light for seat 0, eight-cornered and dark for seat 1."""
    plate = circle(0, 0, 42) if seat == 0 else polygon(8, 45, 22.5)
    inner = circle(0, 0, 36) if seat == 0 else polygon(8, 38.5, 22.5)
    fill, ink = (IVORY, INK) if seat == 0 else (NIGHT, IVORY)
    yield path(plate, fill, INK, 3)
    yield path(inner, "none", RIM if seat == 0 else GOLD, 2.5)
    if letter in PIECES:
        yield from silhouette(letter, ink, 0.66)
    else:
        yield text(letter, 46, ink, weight="bold")


def token(letter: str, glyph: str) -> Iterator[str]:
    """A round wooden token with its piece and, where the glyph tells it, its value."""
    value = "".join(re.findall(r"[0-9]", glyph))
    yield path(circle(1, 2.5, 38), INK, extra=' fill-opacity=".25"')
    yield path(circle(0, 0, 38), SHELL, WALNUT, 3)
    yield path(circle(0, 0, 33), "none", OAK, 1.5)
    yield from silhouette(letter, WALNUT, 0.58 if value else 0.66, 0, -5 if value else 0)
    if value:
        yield path(circle(0, 27, 11), WALNUT, MAPLE, 2)
        yield text(value, 16, IVORY, 0, 27, weight="bold")


def die(item: Item) -> Iterator[str]:
    """A four-sided die standing on a side; its tip, and a mark on it, say what it shows."""
    yield path("M-38 26L4 40L38 20L34 28L4 46Z", INK, extra=' fill-opacity=".25"')
    yield path("M0-40L-38 25L4 39Z", "#5d4a3f", INK, 2.5)
    yield path("M0-40L4 39L38 19Z", "#41342d", INK, 2.5)
    if item.look in ("gold", "silver"):
        bright, shade = (GOLD, "#b08227") if item.look == "gold" else (SILVER, "#98a1a9")
        yield path("M0-40L-17.1-10.7L1.8-4.4Z", bright, INK, 2)
        yield path("M0-40L1.8-4.4L17.1-13.4Z", shade, INK, 2)
        if item.look == "gold":  # a sun
            yield path(circle(-11, 14, 7.5), GOLD)
        else:  # a moon
            yield path("M-8 6A8.5 8.5 0 1 0-4 19A8 8 0 0 1-8 6Z", SILVER)

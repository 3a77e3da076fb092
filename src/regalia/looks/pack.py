"""A pack of playing cards, composed from a few parts: ranks, suits, crowns, two grounds.

Indices stand upright in the upper left corner, as one holds a card.  The opposite one has the rank
once more, upside down, or the suit alone where figures would be too small to read.  Each card is
put together as the text of an SVG file and read like one.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PARTS = Path(__file__).parent / "pack"
SUITS = {
    "S": ("spades", "♠"),
    "H": ("hearts", "♥"),
    "D": ("diamonds", "♦"),
    "C": ("clubs", "♣"),
}
PIPS = {  # from the left (-1) to the right, and from the top (0) to the foot
    "2": ((0, 0), (0, 1)),
    "3": ((0, 0), (0, 1 / 2), (0, 1)),
    "4": ((-1, 0), (1, 0), (-1, 1), (1, 1)),
    "5": ((-1, 0), (1, 0), (0, 1 / 2), (-1, 1), (1, 1)),
    "6": ((-1, 0), (1, 0), (-1, 1 / 2), (1, 1 / 2), (-1, 1), (1, 1)),
    "7": ((-1, 0), (1, 0), (0, 1 / 4), (-1, 1 / 2), (1, 1 / 2), (-1, 1), (1, 1)),
    "8": ((-1, 0), (1, 0), (0, 1 / 4), (-1, 1 / 2), (1, 1 / 2), (0, 3 / 4), (-1, 1), (1, 1)),
    "9": tuple((x, y / 3) for y in range(4) for x in (-1, 1)) + ((0, 1 / 2),),
    "10": tuple((x, y / 3) for y in range(4) for x in (-1, 1)) + ((0, 1 / 6), (0, 5 / 6)),
}
WIDTH, HEIGHT = 100, 140
GAP = 0.14  # between rank and suit, by their height


def pack() -> Iterator[tuple[str, str]]:
    """The name of each card, `7H`, and its SVG; the two jokers look alike.  `XR` and `XB` are
    jokers that count as red or as black where they lie."""
    for suit in SUITS:
        for rank in "23456789TJQKA":
            yield rank + suit, _card(rank.replace("T", "10"), suit)
    yield "XX", _joker()
    yield "XR", _coloured_joker("XR", "red", "hearts", "diamonds")
    yield "XB", _coloured_joker("XB", "black", "spades", "clubs")


def _card(rank: str, suit: str) -> str:
    word, sign = SUITS[suit]
    red = suit in "HD"
    ground = "ground-red" if red else "ground-black"
    shown = _use(ground, 0, 0, WIDTH, HEIGHT)
    large = f"suit-{word}"
    opposite = _turned(_use(large, 5, 5.5, 20, 20))
    return _file(
        rank.replace("10", "T") + sign,
        "red" if red else "black",
        shown + _index(rank, word, 7.5, 7, 28.5) + _middle(rank, word) + _opposite(rank),
        small=shown + _index(rank, word, 8, 7.5, 36) + _small_middle(rank, word) + opposite,
        tiny=shown + _rank(rank, 50 - 31 * _wide(rank), 9, 62) + _use(large, 23, 77, 54, 54),
        covered=shown + _index(rank, word, 8, 7.5, 36) + opposite,
    )


def _joker() -> str:
    """A joker of both colours: a star and a rosette."""
    shown, star = _use("ground-black", 0, 0, WIDTH, HEIGHT), _use("joker-star", 8, 8, 38, 38)
    opposite = _turned(_use("joker-star", 5, 5, 20, 20))
    return _file(
        "XX",
        "black",
        shown + _use("joker-star", 7, 7, 32, 32) + _use("joker", 16, 45, 68, 68) + opposite,
        small=shown + star + _use("joker", 19, 54, 62, 62) + opposite,
        tiny=shown + _use("joker", 9, 29, 82, 82),
        covered=shown + star + opposite,
    )


def _coloured_joker(name: str, colour: str, one: str, other: str) -> str:
    """A star, and both suits of its colour."""
    plain = _use(f"ground-{colour}", 0, 0, WIDTH, HEIGHT)
    star, suits = "joker-star-plain", (f"suit-{one}", f"suit-{other}")
    corner = plain + _use(star, 6, 7, 36, 36) + _use(suits[0], 44, 10, 30, 30)
    corner += _turned(_use(star, 5, 5, 20, 20))
    both = _use(suits[0], 12, 62, 36, 36) + _use(suits[1], 52, 62, 36, 36)
    tiny = (
        _use(star, 24, 14, 52, 52) + _use(suits[0], 8, 76, 40, 40) + _use(suits[1], 52, 76, 40, 40)
    )
    return _file(
        name, colour, corner + both, small=corner + both, tiny=plain + tiny, covered=corner
    )


def _file(sign: str, colour: str, shown: str, **parts: str) -> str:
    others = "".join(
        f'<g data-part="{part}" class="paint-{colour}-suit">{drawn}</g>'
        for part, drawn in parts.items()
    )
    ink = "#ac2f24" if colour == "red" else "#2e2721"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'data-sign="{sign}" data-terminal="bold {ink} on #fbf6e9">'
        f'<g class="paint-{colour}-suit">{shown}</g>{others}</svg>'
    )


def _index(rank: str, suit: str, x: float, y: float, height: float) -> str:
    """Rank and suit side by side."""
    size = 0.86 * height
    after = x + _wide(rank) * height + GAP * height
    return _rank(rank, x, y, height) + _use(
        f"suit-{suit}", after, y + (height - size) / 2, size, size
    )


def _opposite(rank: str) -> str:
    """The rank in the other corner with an index; two figures leave the pips their place."""
    return _turned(_rank(rank, 4, 4.5, 15 if len(rank) == 1 else 12))


def _turned(drawn: str) -> str:
    return f'<g transform="rotate(180 {WIDTH // 2} {HEIGHT // 2})">{drawn}</g>'


def _rank(rank: str, x: float, y: float, height: float) -> str:
    return _use(f"rank-{rank.lower()}", x, y, _wide(rank) * height, height)


def _middle(rank: str, suit: str) -> str:
    x, y, width, height = 14, 41, 72, 88
    if rank in PIPS:
        size = 22.5 if rank in "23" else 19.5
        top, foot = y + 0.58 * size, y + height - 0.58 * size
        return "".join(
            _use(
                f"suit-{suit}",
                50 + 22.3 * i - size / 2,
                top + j * (foot - top) - size / 2,
                size,
                size,
            )
            for i, j in PIPS[rank]
        )
    if rank == "A":
        return _use("ring", 16, 51, 68, 68) + _use(f"suit-{suit}", 26, 61, 48, 48)
    crown = _use("frame", x, y, width, height) + _use(f"crown-{rank.lower()}", 30, 45, 40, 40)
    return crown + _rank(rank, 50 - 20 * _wide(rank), 84, 40)


def _small_middle(rank: str, suit: str) -> str:
    """One large thing: a suit, or the crown of a court card."""
    if rank in "JQK":
        return _use("frame", 18.5, 51, 63, 77) + _use(f"crown-{rank.lower()}", 22, 61, 56, 56)
    ring = _use("ring", 15, 54, 70, 70) if rank == "A" else ""
    return ring + _use(f"suit-{suit}", 25, 64, 50, 50)


def _use(part: str, x: float, y: float, width: float, height: float) -> str:
    place = f'x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}"'
    return f'<use href="#{part}" {place}/>'


@cache
def _wide(rank: str) -> float:
    """The width of a rank by its height, as its file says."""
    text = (PARTS / f"rank-{rank.lower()}.svg").read_text("utf-8")
    found = re.search(r'viewBox="0 0 (\d+) 100"', text)
    assert found, rank
    return int(found[1]) / 100

"""Crests of the ten characters: a piece of the house on a shield, the weaker the humbler."""

from functools import cache
from typing import NamedTuple

from regalia.looks.reading import HERE

FIELD = "M8 6H92V56C92 80 70 92 50 98C30 92 8 80 8 56Z"
PALE, BEND = "M50 6H92V56C92 80 70 92 50 98Z", "M8 6L92 78V6Z"  # halves: upright, aslant
BAR = "M8 34H92V62H8Z"
QUARTERS = "M50 6H92V48H50ZM8 48H50V98C30 92 8 80 8 56Z"
COLOURS = {"--halo": "none", "--piece-edge": "#2a2032", "--piece-fine": "#2a2032"}
IVORY, GOLD = "#fffaf0", "#c9982e"


class Crest(NamedTuple):
    piece: str
    ground: str
    division: str  # a lighter part of the shield; empty: it is of one colour


CRESTS = (
    Crest("pawn", "#7d9b5a", PALE),
    Crest("pawn", "#c9707a", BEND),
    Crest("knight", "#a8713f", BAR),
    Crest("knight", "#2f7d78", QUARTERS),
    Crest("bishop", "#6b6f87", ""),
    Crest("bishop", "#27508c", PALE),
    Crest("rook", "#8a6412", BEND),
    Crest("rook", "#5c2a62", BAR),
    Crest("queen", "#a33a26", QUARTERS),
    Crest("king", "#241c2c", ""),
)


@cache
def crest(level: int) -> str:
    """The crest of a level, 1 to 10, as an SVG file."""
    piece, ground, division = CRESTS[level - 1]
    drawn = (HERE / f"{piece}.svg").read_text("utf-8").partition(">")[2].rpartition("</svg>")[0]
    for name, colour in COLOURS.items():
        drawn = drawn.replace(f"var({name})", colour)
    drawn = drawn.replace("var(--piece)", IVORY)
    lighter = f'<path d="{division}" fill="#fff" opacity=".14"/>' if division else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 104">'
        f'<path d="{FIELD}" fill="{ground}"/>{lighter}'
        f'<g transform="translate(50 48) scale(.62)">{drawn}</g>'
        f'<path d="{FIELD}" fill="none" stroke="{GOLD}" stroke-width="4"/></svg>\n'
    )

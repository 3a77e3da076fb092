"""Colours, and the few SVG elements that all pictures are made of."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

PAPER, RIM, INK = "#f5eddc", "#8a6a45", "#2e2721"
IVORY, GOLD, SILVER = "#fbf6e9", "#d2a23c", "#c3c9cf"
WALNUT, MAPLE, OAK = "#6b452b", "#ecdbb5", "#bb8d5c"
LAPIS, CARNELIAN = "#27508c", "#b3452c"
SHELL, NIGHT = "#efe4c9", "#2f2c31"
SEATS = ((IVORY, "#5b4632"), (NIGHT, IVORY), (CARNELIAN, IVORY), (LAPIS, IVORY))  # fill, mark


def number(value: float) -> str:
    """As short as two decimals allow, and never -0."""
    return f"{round(value, 2) + 0.0:.10g}"


def path(d: str, fill: str, stroke: str = "", width: float = 0, extra: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{extra}/>'


def rect(
    width: float,
    height: float,
    round_: float,
    fill: str,
    stroke: str = "",
    line_width: float = 0,
    x: float = 0,
    y: float = 0,
    extra: str = "",
) -> str:
    """A rectangle around (x, y)."""
    line = f' stroke="{stroke}" stroke-width="{number(line_width)}"' if stroke else ""
    left, top = number(x - width / 2), number(y - height / 2)
    size = f'width="{number(width)}" height="{number(height)}" rx="{number(round_)}"'
    return f'<rect x="{left}" y="{top}" {size} fill="{fill}"{line}{extra}/>'


def text(
    words: str, size: float, fill: str, x: float = 0, y: float = 0, weight: str = "normal"
) -> str:
    """Words around (x, y); the middle of a letter is about a third of its size above its foot."""
    bold = f' font-weight="{weight}"' if weight != "normal" else ""
    place = f'x="{number(x)}" y="{number(y + 0.34 * size)}"'
    return f'<text {place} font-size="{number(size)}"{bold} fill="{fill}">{escape(words)}</text>'


def group(inside: str, scale: float, x: float = 0, y: float = 0, turn: float = 0) -> Iterator[str]:
    """Something made larger or smaller, turned and put elsewhere."""
    steps = [f"translate({number(x)} {number(y)})"] if x or y else []
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({number(scale)})"] if scale != 1 else []
    yield f'<g transform="{" ".join(steps)}">{inside}</g>' if steps else inside

"""The shapes that pictures are made of, as path data: chess pieces, suits, rosettes, marks.

One cell is 100 by 100, and (0, 0) is the middle of a thing.  A piece is a list of parts, drawn
from the foot up; the seams between them give it its look.
"""

from functools import cache
from math import cos, pi, sin


def circle(x: float, y: float, r: float) -> str:
    around = f"A{r:g} {r:g} 0 1 1"
    return f"M{x - r:g} {y:g}{around} {x + r:g} {y:g}{around} {x - r:g} {y:g}Z"


def polygon(sides: int, r: float, turn: float = 0.0) -> str:
    """An upright regular polygon; `turn` in degrees."""
    return "M" + "L".join(_at(r, 360 * i / sides + turn) for i in range(sides)) + "Z"


def star(points: int, r: float, inner: float) -> str:
    corners = (_at(inner if i % 2 else r, 180 * i / points) for i in range(2 * points))
    return "M" + "L".join(corners) + "Z"


def petal(r: float, wide: float, turn: float) -> str:
    """A leaf from the middle outwards."""
    tip = _at(r, turn)
    left, right = _at(r * 0.62, turn - wide), _at(r * 0.62, turn + wide)
    return f"M0 0Q{left} {tip}Q{right} 0 0Z"


def _at(r: float, degrees: float) -> str:
    """The point in that direction, clockwise from the top."""
    angle = degrees * pi / 180
    x, y = round(r * sin(angle), 2) + 0.0, round(-r * cos(angle), 2) + 0.0
    return f"{x:g} {y:g}"


# ------------------------------------------------------------------------------- chess pieces

FOOT = "M-29 41Q-31 41-31 38V36Q-31 30-24 29H24Q31 30 31 36V38Q31 41 29 41Z"
STEP = "M-24 29Q-23 21-16 20H16Q23 21 24 29Z"
COLLAR = "M-15-4Q-18-7-15-10H15Q18-7 15-4Z"
ROBE = "M-17 20C-9 12-9 4-8-4H8C9 4 9 12 17 20Z"

PIECES: dict[str, tuple[str, ...]] = {
    "K": (
        "M-3.5-22V-31H-10V-38H-3.5V-45H3.5V-38H10V-31H3.5V-22Z",
        FOOT,
        STEP,
        ROBE,
        "M-13-9C-29-16-27-32-14-31C-6-30-2-26 0-20C2-26 6-30 14-31C27-32 29-16 13-9Z",
        COLLAR,
    ),
    "Q": (
        FOOT,
        STEP,
        ROBE,
        "M-14-9L-27-28L-15-19L-14-35L-5-20L0-38L5-20L14-35L15-19L27-28L14-9Z",
        COLLAR,
        circle(-27, -30, 4),
        circle(-14, -37, 4),
        circle(0, -40, 4),
        circle(14, -37, 4),
        circle(27, -30, 4),
    ),
    "R": (
        FOOT,
        STEP,
        "M-17 20C-13 10-13 0-13-12H13C13 0 13 10 17 20Z",
        "M-23-37H-12V-30H-5.5V-37H5.5V-30H12V-37H23V-20L16-12H-16L-23-20Z",
    ),
    "B": (
        FOOT,
        STEP,
        ROBE,
        "M-11-9C-22-18-13-30 0-39C13-30 22-18 11-9Z",
        COLLAR,
        circle(0, -41, 4.5),
    ),
    "N": (
        FOOT,
        STEP,
        "M-18 20C-18 9 0 5 0-7C-6-1-13 1-18 3L-22 8C-26 11-33 5-32-1C-30-8-22-16-20-23"
        "C-18-29-14-32-9-34L-9-43L1-36C20-32 29-8 19 20Z",
    ),
    "P": (
        "M-25 41Q-27 41-27 38V36Q-27 30-20 29H20Q27 30 27 36V38Q27 41 25 41Z",
        "M-18 29C-14 18-8 12-7-2H7C8 12 14 18 18 29Z",
        circle(0, -19, 14.5),
        "M-14-1Q-16.5-4-14-7H14Q16.5-4 14-1Z",
    ),
}
# Fine lines on top of a piece: the slit of the mitre, the horse's mane, eye and nostril.
DETAILS: dict[str, str] = {
    "K": "M0-20V-11M-17 20H17",
    "Q": "M-12-14H12M-17 20H17",
    "R": "M-13-12H13M-15 12H15",
    "B": "M4-31L-2-20",
    "N": f"M6-29C18-22 19-2 13 14M-27 1L-25 3{circle(-12, -24, 1.8)}",
    "P": "",
}

# -------------------------------------------------------------------------------- card suits

SUITS: dict[str, str] = {
    "S": "M0-46C12-28 40-16 40 8C40 28 16 32 6 18C7 30 11 38 18 44H-18C-11 38-7 30-6 18"
    "C-16 32-40 28-40 8C-40-16-12-28 0-46Z",
    "H": "M0 44C-14 24-44 6-44-18C-44-44-10-48 0-22C10-48 44-44 44-18C44 6 14 24 0 44Z",
    "D": "M0-48C10-26 20-12 36 0C20 12 10 26 0 48C-10 26-20 12-36 0C-20-12-10-26 0-48Z",
    "C": "M-7 12A21 21 0 1 1-18-16A21 21 0 1 1 18-16A21 21 0 1 1 7 12C8 27 12 37 20 44H-20"
    "C-12 37-8 27-7 12Z",
}

# ---------------------------------------------------- marks, so that colour is never alone

MARKS = (circle(0, 0, 10), polygon(4, 12.5, 45), polygon(3, 13.5), polygon(4, 14))


@cache
def rosette(r: float) -> tuple[str, str]:
    """The eight petals of a rosette: four on the axes, four between."""
    straight = "".join(petal(r, 24, 90 * i) for i in range(4))
    between = "".join(petal(r, 24, 90 * i + 45) for i in range(4))
    return straight, between

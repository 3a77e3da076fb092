"""The squares of boards as SVG: plain ones of wood, and Ur's of shell and lapis."""

from collections.abc import Iterator

from regalia.core.scene import Item
from regalia.core.svg.paint import (
    CARNELIAN,
    GOLD,
    INK,
    IVORY,
    LAPIS,
    MAPLE,
    OAK,
    RIM,
    SHELL,
    WALNUT,
    group,
    path,
    rect,
)
from regalia.core.svg.shapes import circle, petal, polygon, rosette, star

FAINT = ' stroke-opacity=".4"'


def tile(item: Item) -> Iterator[str]:
    width, height = 100 * item.width, 100 * item.height
    if item.look in ("light", "dark", "start"):
        yield rect(width, height, 0, OAK if item.look == "dark" else MAPLE)
        if item.look == "start":
            yield from group(start(), min(item.width, item.height))
    elif item.look in ("dark-outline", "tray"):
        line, dashes = (RIM, "") if item.look == "tray" else (WALNUT, ' stroke-dasharray="7 6"')
        yield rect(width - 6, height - 6, 8, OAK, line, 2, extra=f' fill-opacity=".16"{dashes}')
    elif item.look != "gap":
        line = rect(78, 78, 3, "none", LAPIS, 2.5)
        ornament = line + ORNAMENTS[item.look]() if item.look in ORNAMENTS else ""
        yield from group(inlay() + ornament, min(item.width, item.height))


def start() -> str:
    """A square where one may begin: a ring with four arrows."""
    arrows = "".join(f"M{x} {y}l{d}" for x, y, d in ARROWS)
    return path(circle(0, 0, 30), "none", WALNUT, 4) + path(arrows, "none", WALNUT, 4)


ARROWS = ((-6, -36, "6-7 6 7"), (-6, 36, "6 7 6-7"), (-36, -6, "-7 6 7 6"), (36, -6, "7 6-7 6"))


def slab(item: Item) -> str:
    """The wood that a cell is set into; slabs side by side make one board with a rim."""
    if item.look in ("dark-outline", "gap", "tray"):
        return ""
    margin = 12 * min(item.width, item.height)
    width, height = 100 * item.width + margin, 100 * item.height + margin
    return rect(width, height, 2, WALNUT, "", 0, 100 * item.x, 100 * item.y)


def inlay() -> str:
    return rect(88, 88, 5, SHELL) + rect(78, 78, 3, "none", RIM, 1.5, extra=FAINT)


def flower() -> str:
    straight, between = rosette(36)
    return (
        path(circle(0, 0, 38), LAPIS)
        + path(between, CARNELIAN, IVORY, 1.5)
        + path(straight, IVORY, LAPIS, 1.5)
        + path(circle(0, 0, 8), GOLD, LAPIS, 2)
    )


def gate() -> str:
    """The Entrance: a gate of three steps with an arrow through it."""
    steps = "M-30 30V-6C-30-38 30-38 30-6V30H20V-4C20-26-20-26-20-4V30Z"
    arrow = "M0-16L13 2H5V28H-5V2H-13Z"
    return path(steps, LAPIS) + path(arrow, CARNELIAN)


def land() -> str:
    """The Royal Land: a field of lozenges."""
    small = "".join(f"M{x} {y - 9}l9 9-9 9-9-9Z" for x, y in ((0, -22), (0, 22), (-22, 0), (22, 0)))
    return (
        path(small, LAPIS)
        + path("M0-13L13 0L0 13L-13 0Z", CARNELIAN)
        + path("M0-6L6 0L0 6L-6 0Z", IVORY)
    )


def ishtar() -> str:
    """Ishtar's star of eight points in a ring."""
    return (
        path(circle(0, 0, 32), "none", LAPIS, 4)
        + path(star(8, 28, 11), LAPIS)
        + path(circle(0, 0, 7), GOLD, IVORY, 2)
    )


def marduk() -> str:
    """Marduk's spade, upright, between two leaves."""
    leaves = petal(30, 26, -62) + petal(30, 26, 62)
    return (
        path(leaves, LAPIS, extra=' transform="translate(0 22)"')
        + path("M0-36L15-14L4-8V30H-4V-8L-15-14Z", CARNELIAN, INK, 1.5)
        + path("M-14 30H14", "none", LAPIS, 5)
        + path(polygon(4, 5), GOLD, extra=' transform="translate(0 -18)"')
    )


ORNAMENTS = {"rosette": flower, "entrance": gate, "royal": land, "ishtar": ishtar, "marduk": marduk}

"""A Scene as an SVG picture that needs nothing else: no fonts, no links, no script.

The same scene always gives the same text.  The picture lies on a sheet of its own colour, so
that it can stand on a light page and on a dark one; nothing is told by colour alone.
"""

from collections.abc import Callable, Iterator
from xml.sax.saxutils import escape, quoteattr

from regalia.core.scene import Item, Scene
from regalia.core.svg.cards import card
from regalia.core.svg.paint import (
    GOLD,
    INK,
    IVORY,
    LAPIS,
    PAPER,
    RIM,
    group,
    number,
    path,
    rect,
    text,
)
from regalia.core.svg.tiles import slab, tile
from regalia.core.svg.tokens import die, piece

MARGIN = 25
LETTERS = {"title": (40, "bold"), "plain": (26, "normal"), "small": (20, "normal")}


def svg(scene: Scene) -> str:
    width, height = 100 * scene.width + 2 * MARGIN, 100 * scene.height + 2 * MARGIN
    names = "; ".join(item.name for item in scene.items if item.name)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={quoteattr(scene.title)} '
        f'viewBox="{-MARGIN} {-MARGIN} {number(width)} {number(height)}" '
        f'width="{number(width)}" height="{number(height)}" '
        'font-family="Georgia, serif" text-anchor="middle" '
        'stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{escape(scene.title)}</title>",
        f"<desc>{escape(names)}</desc>",
        rect(width - 2, height - 2, 22, PAPER, RIM, 2, width / 2 - MARGIN, height / 2 - MARGIN),
        *filter(None, (slab(item) for item in scene.items if item.kind == "cell")),
        *(drawn(item, covered(item, scene.items)) for item in scene.items),
        "</svg>",
    ]
    return "\n".join(lines)


def covered(item: Item, items: tuple[Item, ...]) -> bool:
    """Does a piece stand on this card, so that only its corners can be seen?"""
    return item.kind == "card" and any(
        other.kind == "piece" and abs(other.x - item.x) + abs(other.y - item.y) < 0.3
        for other in items
    )


def drawn(item: Item, is_covered: bool = False) -> str:
    """One thing, with its id and its spoken name."""
    place = f"translate({number(100 * item.x)} {number(100 * item.y)})"
    turn = f" rotate({number(item.turn)})" if item.turn else ""
    name = f"<title>{escape(item.name)}</title>" if item.name else ""
    what = "".join(card(item, False) if is_covered else DRAWING[item.kind](item))
    return f'<g data-id={quoteattr(item.id)} transform="{place}{turn}">{name}{what}</g>'


def line(item: Item) -> Iterator[str]:
    d = f"M0 0l{number(100 * item.width)} {number(100 * item.height)}"
    yield path(d, "none", GOLD, 13)


def label(item: Item) -> Iterator[str]:
    size, weight = LETTERS[item.look]
    # Letters are about half as wide as high: a long text is made small enough for its place.
    fitting = 100 * item.width / max(1, len(item.glyph)) / (0.54 if weight == "bold" else 0.5)
    letters = text(item.glyph, min(size, 80 * item.height, fitting), INK, weight=weight)
    yield letters.replace(
        "<text ", f'<text paint-order="stroke" stroke="{PAPER}" stroke-width="5" '
    )


def button(item: Item) -> Iterator[str]:
    width, height = 100 * item.width - 8, 100 * item.height - 8
    yield rect(width, height, height / 2, LAPIS, GOLD, 3)
    size = min(0.42 * height, width / max(1, len(item.glyph)) / 0.55)
    yield text(item.glyph, size, IVORY, weight="bold")


def sized(draw: Callable[[Item], Iterator[str]]) -> Callable[[Item], Iterator[str]]:
    """Drawn in a cell of 100 by 100, then made as large as the item is."""

    def draw_sized(item: Item) -> Iterator[str]:
        yield from group("".join(draw(item)), min(item.width, item.height))

    return draw_sized


DRAWING: dict[str, Callable[[Item], Iterator[str]]] = {
    "cell": tile,
    "piece": sized(piece),
    "die": sized(die),
    "card": card,
    "label": label,
    "button": button,
    "line": line,
}

"""A Scene as an SVG picture that needs nothing else: no fonts, no links, no script.

It brings the looks that it places and their colours.  These follow the day or night of whoever
looks, unless a theme, `light` or `dark`, is wished.  The same scene always gives the same text, and
nothing is told by colour alone.
"""

from collections.abc import Iterable
from string import ascii_letters
from xml.sax.saxutils import escape, quoteattr

from regalia.core.drawing.scene import Item, Scene
from regalia.looks import Look, Looks

MARGIN = 25
LETTERS = {"title": (40, "bold"), "plain": (26, "normal"), "small": (20, "normal")}
LITTLE, TINY = 0.7, 0.26  # cells: what is not wider is drawn with less on it


def svg(scene: Scene, looks: Looks, theme: str = "", above: Iterable[str] = ()) -> str:
    """The picture; `above` is drawn on top of everything."""
    width, height = 100 * scene.width + 2 * MARGIN, 100 * scene.height + 2 * MARGIN
    names = "; ".join(item.name for item in scene.items if item.name)
    pieces = [item for item in scene.items if item.kind == "piece"]
    placed = _Placed(looks)
    drawn = [
        *filter(None, map(placed.under, scene.items)),
        *(_drawn(item, placed, covered(item, pieces)) for item in scene.items),
    ]
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" class="looks" role="img" '
            f"aria-label={quoteattr(scene.title)} "
            f'viewBox="{-MARGIN} {-MARGIN} {number(width)} {number(height)}" '
            f'width="{number(width)}" height="{number(height)}" '
            'font-family="Georgia, serif" text-anchor="middle" '
            'stroke-linejoin="round" stroke-linecap="round">',
            f"<title>{escape(scene.title)}</title>",
            f"<desc>{escape(names)}</desc>",
            f"<style>\n{looks.colours(theme)}</style>",
            f"<defs>{''.join(looks.symbols(placed.ids))}</defs>",
            f'<rect x="{1 - MARGIN}" y="{1 - MARGIN}" width="{number(width - 2)}" '
            f'height="{number(height - 2)}" rx="22" fill="var(--sheet)" '
            'stroke="var(--sheet-edge)" stroke-width="2"/>',
            *drawn,
            *above,
            "</svg>",
        ]
    )


def number(value: float) -> str:
    """A number, as short as two decimals allow, and never -0."""
    return f"{round(value, 2) + 0.0:.10g}"


def covered(item: Item, pieces: Iterable[Item]) -> bool:
    """Tell if a piece stands on this card, so that not all of it can be seen."""
    return item.kind == "card" and any(
        abs(piece.x - item.x) + abs(piece.y - item.y) < 0.3 for piece in pieces
    )


def _drawn(item: Item, placed: "_Placed", is_covered: bool) -> str:
    """One thing, with its id and its spoken name."""
    place = f"translate({number(100 * item.x)} {number(100 * item.y)})"
    turn = f" rotate({number(item.turn)})" if item.turn else ""
    name = f"<title>{escape(item.name)}</title>" if item.name else ""
    if item.kind in WORDS:
        what = WORDS[item.kind](item)
    else:
        what = placed.look(item, is_covered) + _life(item)
    return f'<g data-id={quoteattr(item.id)} transform="{place}{turn}">{name}{what}</g>'


class _Placed:
    """Looks placed in a picture; `ids` are the symbols that it then needs."""

    def __init__(self, looks: Looks) -> None:
        self.looks, self.ids = looks, set[str]()

    def look(self, item: Item, is_covered: bool) -> str:
        look, paint = self.looks.find(item.look) or (self.looks.unknown, "")
        room = item.width <= LITTLE, item.width <= TINY
        used = self._use(look.drawn(is_covered, *room), item, paint)
        return used + (_glyph(item, look, paint) if look.glyph else "")

    def under(self, item: Item) -> str:
        """The layer below everything: squares side by side are set into one piece of wood."""
        found = self.looks.find(item.look)
        if item.kind in WORDS or not found or "under" not in found[0].symbols:
            return ""
        place = f"translate({number(100 * item.x)} {number(100 * item.y)})"
        return f'<g transform="{place}">{self._use(found[0].part("under"), item, "")}</g>'

    def _use(self, symbol: str, item: Item, paint: str) -> str:
        self.ids.add(symbol)
        return f'<use href="#{symbol}"{_painted(paint)} {_box(item)}/>'


def _painted(paint: str) -> str:
    return f' class="{paint}"' if paint else ""


def _box(item: Item) -> str:
    width, height = 100 * item.width, 100 * item.height
    place = f'x="{number(-width / 2)}" y="{number(-height / 2)}"'
    return f'{place} width="{number(width)}" height="{number(height)}"'


def _glyph(item: Item, look: Look, paint: str) -> str:
    """The thing's own letter, where its look has a place for one."""
    told = dict(look.glyph)
    glyph, how = item.glyph or "?", told.pop("data-glyph")
    if how == "number":
        glyph = glyph.lstrip(ascii_letters)  # of `Q50` the 50
    elif how == "upper":
        glyph = glyph.upper()
    told["font-size"] = number(float(told["font-size"]) * min(1, 1.7 / len(glyph)))
    letters = " ".join(f"{key}={quoteattr(value)}" for key, value in told.items())
    place = f'{_box(item)} viewBox="{look.view_box}" overflow="visible"'
    return f"<svg{_painted(paint)} {place}><text {letters}>{escape(glyph)}</text></svg>"


def _life(item: Item) -> str:
    """A plate at the foot of a thing: the number, and a piece for each life."""
    if not item.life:
        return ""
    left, most = item.life.left, item.life.most
    width, height = 136 * item.width, 29 * item.width
    x, y = -width / 2, 50 * item.height - 0.3 * height
    size = 0.94 * height
    digits = 0.62 * size * len(str(most)) + 0.3 * size
    step = (width - digits - 0.15 * height) / most
    full = "--life-low" if 3 * left < most else "--life"
    pieces = "".join(
        f'<rect x="{number(x + digits + i * step)}" y="{number(y + 0.24 * height)}" '
        f'width="{number(0.86 * step)}" height="{number(0.52 * height)}" rx="1.4" '
        f'fill="var({full if i < left else "--life-lost"})"/>'
        for i in range(most)
    )
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" '
        f'height="{number(height)}" rx="{number(0.3 * height)}" fill="var(--life-plate)"/>{pieces}'
        f'<text x="{number(x + digits / 2)}" y="{number(y + 0.5 * height + 0.34 * size)}" '
        f'font-size="{number(size)}" font-weight="bold" fill="var(--life-ink)">{left}</text>'
    )


# ------------------------------------------------------------------------ lines and words


def _line(item: Item) -> str:
    way = f"M0 0l{number(100 * item.width)} {number(100 * item.height)}"
    return f'<path d="{way}" fill="none" stroke="var(--gold)" stroke-width="13"/>'


def _label(item: Item) -> str:
    size, weight = LETTERS[item.look]
    # A long text is made small enough for its place, by letters as wide as those of the widest
    # serif typeface that a machine may have for Georgia: a picture brings none of its own.
    fitting = 100 * item.width / max(1, len(item.glyph)) / (0.66 if weight == "bold" else 0.54)
    rim = 'paint-order="stroke" stroke="var(--sheet)" stroke-width="5" fill="var(--ink)"'
    return _text(item.glyph, min(size, 80 * item.height, fitting), weight, rim)


def _text(words: str, size: float, weight: str, more: str) -> str:
    """Words around (0, 0); the middle of a letter is about a third of its size above its foot."""
    bold = ' font-weight="bold"' if weight == "bold" else ""
    foot = number(0.34 * size)
    return f'<text y="{foot}" font-size="{number(size)}"{bold} {more}>{escape(words)}</text>'


WORDS = {"line": _line, "label": _label}

"""Any Scene as text: cells as boxes, and in them their names, marks, cards and pieces.

Colours only help: every square, owner and card can be told from the signs alone.  Where the
output cannot show a sign, a letter stands for it.
"""

import re
from collections.abc import Iterator
from math import floor

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from regalia.core.scene import Item, Scene
from regalia.terminal.sheet import Sheet, plain

MOST_ROWS = 28  # of a picture with roomy cells; a higher one gets flat cells
WIDEST_CELL = 9
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

INK, DIM = "#2e2721", "#7c6a52"
GROUNDS = {
    "light": "on #ecdbb5",
    "dark": "on #c99d6d",
    "start": "on #f2c98a",
    "plain": "on #efe4c9",
    "rosette": "on #b9cdea",
    "entrance": "on #e9b8a4",
    "royal": "on #dcd3ee",
    "ishtar": "on #c4e0d5",
    "marduk": "on #f0d48c",
    "dark-outline": "on #d9cdb8",
}
SEATS = (
    "#2e2721 on #fffdf6",
    "#fbf6e9 on #2f2c31",
    "#ffffff on #a33c25",
    "#ffffff on #27508c",
)
PAPER = "on #fbf6e9"


class Drawing:
    """A scene that fits itself to the console that prints it."""

    def __init__(self, scene: Scene, width: int | None = None, colour: bool = True) -> None:
        self.scene, self.width, self.colour = scene, width, colour

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = self.width or options.max_width
        yield text_of(self.scene, width, self.colour and not console.no_color, options.encoding)


def draw(scene: Scene, width: int | None = None, colour: bool = True) -> Drawing:
    """Something that a rich console prints."""
    return Drawing(scene, width, colour)


def text_of(
    scene: Scene, width: int, colour: bool = True, encoding: str = "utf-8", rows: int = MOST_ROWS
) -> Text:
    """The scene in at most `width` columns and, where that is possible, `rows` rows."""
    picture = Picture(scene, width, rows)
    below = [Text(plain(note, encoding)) for note in picture.notes]
    return Text("\n").join([*picture.sheet.lines(colour, encoding), *below])


class Picture:
    """A scene laid out on a sheet; `notes` is what did not fit and is told below it."""

    def __init__(self, scene: Scene, width: int, rows: int) -> None:
        self.sheet, self.notes = Sheet(width), list[str]()
        self.across = max(2, min(WIDEST_CELL, int((width - 1) / scene.width)))
        self.down = 3 if 3 * scene.height <= rows and self.across > 5 else 2
        cells = [item for item in scene.items if item.kind == "cell" and item.look != "gap"]
        boxes = [cell for cell in cells if self._is_box(cell)]
        inside: dict[str, list[Item]] = {cell.id: [] for cell in boxes}
        loose: list[Item] = []
        for item in scene.items:
            if item.kind in ("piece", "card", "die"):
                home = next((cell for cell in reversed(boxes) if _holds(cell, item)), None)
                (loose if home is None else inside[home.id]).append(item)
        for cell in cells:
            if cell.id in inside:
                self._cell(cell, inside[cell.id])
            else:
                self._point(cell)
        for item in scene.items:
            if item.kind == "line":
                self._road(item)
        for item in loose:
            self._thing(item)
        for item in scene.items:
            if item.kind in ("label", "button"):
                self._words(item)

    def _area(self, item: Item) -> tuple[int, int, int, int]:
        """Top, left, bottom, right of an item, borders included."""
        return (
            _whole((item.y - item.height / 2) * self.down),
            _whole((item.x - item.width / 2) * self.across),
            _whole((item.y + item.height / 2) * self.down),
            _whole((item.x + item.width / 2) * self.across),
        )

    def _is_box(self, cell: Item) -> bool:
        top, left, bottom, right = self._area(cell)
        return bottom - top >= 2 and right - left >= 4

    def _cell(self, cell: Item, things: list[Item]) -> None:
        top, left, bottom, right = self._area(cell)
        self.sheet.box(top, left, bottom, right)
        room = right - left - 1
        ground = GROUNDS.get(cell.look, "")
        for row in range(top + 1, bottom):
            self.sheet.put(row, left + 1, " " * room, f"{INK} {ground}")
        mark = cell.glyph or ("·" if cell.look == "dark" else "")
        name = cell.id if ":" not in cell.id else ""
        held = [sign_of(thing) for thing in things]
        row = top + (bottom - top + 1) // 2
        if bottom - top > 2:  # a row for name and mark, and one for what stands there
            if cell_len(name) <= room:
                self.sheet.put(top + 1, left + 1, name, DIM)
            if cell_len(name) + 1 + cell_len(mark) <= room:
                self.sheet.put(top + 1, right - cell_len(mark), mark, "bold")
            name = mark = ""
        spare = room - sum(cell_len(sign) for sign in held)
        if name and cell_len(name) + bool(held or mark) <= spare:
            self.sheet.put(row, left + 1, name, DIM)
            left, spare = left + cell_len(name), spare - cell_len(name)
        if mark and cell_len(mark) <= spare - bool(held):
            place = left + 1 if held else left + 1 + (spare - cell_len(mark)) // 2
            self.sheet.put(row, place, mark, "bold")
            if held:
                left, spare = left + cell_len(mark), spare - cell_len(mark)
        if spare < 0:
            self.notes.append(f"{cell.id}: {' '.join(held)}")
            return
        gap = " " if spare >= len(held) - 1 else ""
        column = left + 1 + (spare - len(gap) * (len(held) - 1) + 1) // 2
        for thing, sign in zip(things, held):
            self.sheet.put(row, column, sign, style_of(thing))
            column += cell_len(sign) + len(gap)

    def _point(self, cell: Item) -> None:
        """A cell too small for a box: a dot, which a piece may take the place of."""
        row, column = floor(cell.y * self.down), floor(cell.x * self.across)
        dark = cell.look in ("dark", "dark-outline")
        self.sheet.put(row, column, cell.glyph or ("·" if dark else "."), DIM)

    def _road(self, line: Item) -> None:
        """A road shows where it goes through a border."""
        row = floor(line.y * self.down + 0.5 + (self.down % 2) / 4)
        column = _whole(line.x * self.across)
        if line.height == 0:
            end = _whole((line.x + line.width) * self.across)
            places = [(row, c) for c in range(min(column, end), max(column, end) + 1)]
        elif line.width == 0:
            end = floor((line.y + line.height) * self.down + 0.5)
            places = [(r, column) for r in range(min(row, end), max(row, end) + 1)]
        else:
            return
        for place in places:
            if place in self.sheet.borders:
                self.sheet.put(*place, "═" if line.height == 0 else "║", "#8a6a45")

    def _thing(self, item: Item) -> None:
        """A piece, card or die outside the boxes."""
        sign, style = sign_of(item), style_of(item)
        top, left, bottom, right = self._area(item)
        room = right - left - 1
        if item.kind == "card" and bottom - top >= 2 and room >= cell_len(sign):
            self.sheet.fill(top + 1, left + 1, bottom - 1, right - 1, style)
            self.sheet.box(top, left, bottom, right)
            self.sheet.put((top + bottom) // 2, left + 1 + (room - cell_len(sign)) // 2, sign)
            return
        if item.kind in ("card", "die"):
            sign = f"[{sign}]"
        column = floor(item.x * self.across - cell_len(sign) / 2 + 0.5)
        column = max(0, min(column, self.sheet.width - cell_len(sign)))
        self.sheet.put(floor(item.y * self.down), column, sign, style)

    def _words(self, item: Item) -> None:
        """A label or button: in its place, or where there is room beside it, or below."""
        words = f"[ {item.glyph} ]" if item.kind == "button" else item.glyph
        style = {"title": "bold", "small": "dim"}.get(item.look, "")
        style = "reverse" if item.kind == "button" else style
        length, middle = cell_len(words), item.x * self.across
        if not words:
            return
        _, left, _, right = self._area(item)
        start = floor(middle - length / 2 + 0.5) if length <= right - left else left
        start = max(0, min(start, self.sheet.width - length))
        row = floor(item.y * self.down)
        if length <= self.sheet.width:
            for place in self._places_near(row, start, length):
                if self.sheet.free(*place, length):
                    self.sheet.put(*place, words, style)
                    return
        self.notes.append(words)

    def _places_near(self, row: int, column: int, length: int) -> Iterator[tuple[int, int]]:
        for shift in (0, -1, 1, -2, 2, -3, 3):
            if 0 <= column + shift <= self.sheet.width - length:
                yield row, column + shift
        yield row + 1, column
        yield row - 1, column


def _holds(cell: Item, item: Item) -> bool:
    return (
        abs(item.x - cell.x) <= cell.width / 2 - 0.1
        and abs(item.y - cell.y) <= cell.height / 2 - 0.1
        and item.width <= cell.width + 0.05
    )


def _whole(length: float) -> int:
    return floor(length + 0.5)


def sign_of(item: Item) -> str:
    """A thing in a few characters."""
    if item.kind == "card":
        if found := re.fullmatch(r"([2-9TJQKA])([SHDC])", item.look):
            return found[1].replace("T", "10") + SIGNS[found[2]]
        if item.look.startswith("back:"):
            return "▒▒"
    if item.glyph:
        return item.glyph
    kind, *more = item.look.split(":")
    return more[0] if kind in ("move", "label", "unit", "token") else kind


def style_of(item: Item) -> str:
    kind, *more = item.look.split(":")
    if item.kind == "card":
        if kind == "back":
            return SEATS[int(more[0])]
        return f"{PAPER} {'#ac2f24' if kind[-1:] in 'HD' and len(kind) == 2 else INK} bold"
    if item.kind == "die":
        return {"gold": "bold #8a5a00 on #f3d27a", "silver": "bold #3c4650 on #d5dbe0"}.get(
            item.look, f"{INK} {GROUNDS['plain']}"
        )
    if kind in ("gambit", "unit"):
        return f"bold {SEATS[int(more[-1])]}"
    return f"bold {INK} {GROUNDS['plain']}"

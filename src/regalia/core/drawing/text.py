"""A scene as text: cells as boxes, and in them their names, marks, cards and pieces; below them
a line for whatever each player has.

The files of looks say in which colours, and with which sign where a thing has none of its own.
Colours only help: every square, owner and card can be told from the signs alone.  Where the output
cannot show a sign, a letter stands for it.
"""

import textwrap
from functools import reduce
from math import floor

from msgspec.structs import replace

from regalia.core.drawing.scene import Item, Scene
from regalia.core.drawing.text_sheet import BORDER, Run, TextSheet, plain, width_of
from regalia.core.errors import says
from regalia.core.words import ENGLISH
from regalia.looks import Looks

MOST_ROWS = 32  # of a picture with roomy cells; a higher one gets flat cells
WIDEST_CELL = 9
UNSEEN = "none"  # the style of cells that are not drawn
SHADES = "░▒▓"  # a card with such a sign is full of it

INK, DIM = "#2e2721", "#5f4d38"
PLAIN = f"bold {INK} on #efe4c9"


def lines_of(
    scene: Scene,
    looks: Looks,
    width: int,
    encoding: str = "utf-8",
    rows: int = MOST_ROWS,
    language: str = ENGLISH,
) -> list[list[Run]]:
    """The scene in at most `width` columns and, where that is possible, `rows` rows."""
    across = max(2, min(WIDEST_CELL, int((width - 1) / scene.width)))
    roomy_first = (3, 2) if across > 4 else (2, 3)
    scene = _squat(scene)
    heights = [down for down in roomy_first if down == 2 or 3 * scene.height <= rows]
    pictures = (Picture(scene, looks, width, across, down) for down in heights)
    picture = min(pictures, key=Picture.unplaced)
    below = [
        _joined(picture.notes, language),
        *held(scene, looks, language),
        *ended(scene, language),
    ]
    wrapped = (line for words in below for line in textwrap.wrap(plain(words, encoding), width))
    return [*picture.sheet.lines(encoding), *([Run(line, "")] for line in wrapped)]


def _squat(scene: Scene) -> Scene:
    """The scene with cells no higher than one: signs are higher than wide as it is."""
    tall = max((item.height for item in scene.items if item.kind == "cell"), default=1.0)
    if tall <= 1:
        return scene
    items = (replace(item, y=item.y / tall, height=item.height / tall) for item in scene.items)
    return replace(scene, height=scene.height / tall, items=tuple(items))


def held(scene: Scene, looks: Looks, language: str = ENGLISH) -> list[str]:
    """The trays of each player, with the signs of their things, and the meters, a line each."""
    parts: dict[int, list[str]] = {}
    for tray in scene.trays:
        signs = " ".join(sign_of(item, looks) for item in tray.items)
        said = _titled(tray.name, signs, language)
        parts.setdefault(tray.seat, []).append(f"{said} ({tray.note})" if tray.note else said)
    for meter in scene.meters:
        said = f"{meter.name} ({meter.note})" if meter.note else meter.name
        parts.setdefault(meter.seat, []).append(said)
    lines = []
    for seat, told in sorted(parts.items(), key=lambda one: (one[0] < 0, one[0])):
        owner = scene.owners[seat] if 0 <= seat < len(scene.owners) else ""
        lines.append(_titled(owner, _joined(told, language), language))
    return lines


def ended(scene: Scene, language: str = ENGLISH) -> list[str]:
    """The reason of the game's end and the values that were compared, a line each."""
    if scene.ending is None:
        return []
    reason, rule = scene.ending.reason, scene.ending.rule
    lines = [f"{reason} ({rule})" if rule else reason]
    for row in scene.ending.rows:
        told = f"{row.group} {row.label}".strip()
        lines.append(f"{row.figure:>3}  {_titled(told, row.note, language)}")
    return lines


def _joined(parts: list[str], language: str) -> str:
    def add(before: str, more: str) -> str:
        return says("and-then", before=before, more=more).told(language)

    return reduce(add, parts) if parts else ""


def _titled(title: str, text: str, language: str) -> str:
    """A title and what it is the title of, where there are both."""
    if not (title and text):
        return title or text
    return says("title-of", title=title, text=text).told(language)


def plain_text(scene: Scene, looks: Looks, width: int = 80) -> str:
    """The scene without any colour, and what can be done now."""
    lines = lines_of(scene, looks, width)
    drawn = ["".join(run.words for run in line).rstrip() for line in lines]
    return "\n".join([*drawn, *textwrap.wrap(scene.prompt, width)])


class Picture:
    """A scene laid out on a sheet; `notes` is what did not fit and is told below it."""

    def __init__(self, scene: Scene, looks: Looks, width: int, across: int, down: int) -> None:
        self.sheet, self.notes, self.looks = TextSheet(width), list[str](), looks
        self.across, self.down = across, down  # columns and rows of a cell
        cells = [
            item
            for item in scene.items
            if item.kind == "cell" and style_of(item, looks, "") != UNSEEN
        ]
        boxes = [cell for cell in cells if self._is_box(cell)]
        inside: dict[str, list[Item]] = {cell.id: [] for cell in boxes}
        loose: list[Item] = []
        for item in scene.items:
            if item.kind not in ("cell", "line"):
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
            if item.kind != "label":
                self._thing(item)
        for item in loose:
            if item.kind == "label":
                self._words(item)

    def unplaced(self) -> int:
        return len(self.notes)

    # -------------------------------------------------------------------------- where it is

    def _area(self, item: Item) -> tuple[int, int, int, int]:
        """Top, left, bottom, right of an item, borders included."""
        return (
            _whole((item.y - item.height / 2) * self.down),
            _whole((item.x - item.width / 2) * self.across),
            _whole((item.y + item.height / 2) * self.down),
            _whole((item.x + item.width / 2) * self.across),
        )

    def _row(self, y: float) -> int:
        """The row for what stands in the middle of a cell there."""
        return _whole((y - 0.5) * self.down) + (self.down + 1) // 2

    def _column(self, x: float, length: int) -> int:
        """The first column of something of that length, centred in a cell."""
        return _whole((x - 0.5) * self.across) + 1 + (self.across - length) // 2

    def _is_box(self, cell: Item) -> bool:
        return int(cell.height * self.down) >= 2 and int(cell.width * self.across) >= 3

    # ------------------------------------------------------------------------------ a square

    def _cell(self, cell: Item, inside: list[Item]) -> None:
        """A box with the square's name and mark, and what is on it."""
        top, left, bottom, right = self._area(cell)
        self.sheet.box(top, left, bottom, right)
        room = right - left - 1
        for row in range(top + 1, bottom):
            self.sheet.put(row, left + 1, " " * room, f"{INK} {style_of(cell, self.looks, '')}")
        name = "" if ":" in cell.id else cell.id.strip("()")
        mark = cell.glyph or sign_of(cell, self.looks)
        things = [item for item in inside if item.kind != "label"]
        labels = " ".join(
            f"{item.life.left}/{item.life.most}" if item.life else item.glyph
            for item in inside
            if item.kind == "label" or item.life
        )
        if bottom - top > 2:  # a row for name and mark, and one for what stands there
            self._margin(top + 1, left, room, name, labels or mark)
            name = mark = ""
            labels = labels if width_of(labels) > room else ""
        if labels:
            self.notes.append(f"{cell.id} {labels}")
        self._contents(_whole((top + bottom) / 2), left + 1, room, name, mark, things)

    def _margin(self, row: int, left: int, room: int, name: str, mark: str) -> None:
        if width_of(name) + width_of(mark) <= room:
            self.sheet.put(row, left + 1, name, DIM)
        if width_of(mark) <= room:
            self.sheet.put(row, left + 1 + room - width_of(mark), mark, "bold")

    def _contents(
        self, row: int, left: int, room: int, name: str, mark: str, things: list[Item]
    ) -> None:
        """Write into a cell as much as there is room for: its things first, then the name, then the
        mark."""
        signs = [sign_of(thing, self.looks) for thing in things]
        room -= sum(map(width_of, signs))
        if room < 0:
            self.notes.append(f"{name} {' '.join(signs)}")
            return
        if name and width_of(name) + bool(things) <= room:
            self.sheet.put(row, left, name, DIM)
            left, room = left + width_of(name), room - width_of(name)
        if mark and width_of(mark) + bool(things) <= room:
            self.sheet.put(row, left if things else left + room // 2, mark, "bold")
            left, room = left + width_of(mark), room - width_of(mark)
        gap = 1 if room >= len(signs) - 1 else 0
        left += (room - gap * (len(signs) - 1) + 1) // 2
        for thing, sign in zip(things, signs):
            self.sheet.put(row, left, sign, style_of(thing, self.looks))
            left += width_of(sign) + gap

    def _point(self, cell: Item) -> None:
        """A cell too small for a box: a dot, which a piece may take the place of."""
        dot = cell.glyph or sign_of(cell, self.looks) or "."
        self.sheet.put(self._row(cell.y), self._column(cell.x, 1), dot, DIM)

    # ------------------------------------------------------------------------ everything else

    def _road(self, line: Item) -> None:
        """A road shows where it goes through a border."""
        row, column = self._row(line.y), self._column(line.x, 1)
        end_row = self._row(line.y + line.height)
        end_column = self._column(line.x + line.width, 1)
        level, upright = row == end_row, column == end_column
        for r in range(min(row, end_row), max(row, end_row) + 1):
            for c in range(min(column, end_column), max(column, end_column) + 1):
                if level != upright and (r, c) in self.sheet.borders:
                    self.sheet.put(r, c, "═" if level else "║", BORDER)

    def _thing(self, item: Item) -> None:
        """A piece, card or die outside the boxes."""
        sign, style = sign_of(item, self.looks), style_of(item, self.looks)
        top, left, bottom, right = self._area(item)
        room = right - left - 1
        if item.kind == "card" and bottom - top >= 2 and room >= width_of(sign):
            self.sheet.fill(top + 1, left + 1, bottom - 1, right - 1, style)
            self.sheet.box(top, left, bottom, right)
            if sign in SHADES:
                for row in range(top + 1, bottom):
                    self.sheet.put(row, left + 1, sign * room)
            else:
                column = left + 1 + (room - width_of(sign)) // 2
                self.sheet.put(_whole((top + bottom) / 2), column, sign)
            return
        if item.kind in ("card", "die") and width_of(sign) < room:
            sign = f"[{sign}]"
        column = self._column(item.x, width_of(sign))
        column = max(0, min(column, self.sheet.width - width_of(sign)))
        self.sheet.put(self._row(item.y), column, sign, style)

    def _words(self, item: Item) -> None:
        """A label: in its place, or where there is room near it, or below."""
        words, style = item.glyph, {"title": "bold", "small": "dim"}.get(item.look, "")
        length = width_of(words)
        row, column = self._row(item.y), self._column(item.x, length)
        reach = length // 2 + 2
        shifts = ((down, right) for down in (-1, 0, 1) for right in range(-reach, reach + 1))
        for down, right in sorted(shifts, key=lambda s: (3 * abs(s[0]) + abs(s[1]), -s[0], s[1])):
            place = row + down, column + right
            inside = 0 <= place[1] <= self.sheet.width - length
            if inside and self.sheet.free(*place, length):
                self.sheet.put(*place, words, style)
                return
        self.notes.append(item.name or words)


def _holds(cell: Item, item: Item) -> bool:
    return (
        abs(item.x - cell.x) <= cell.width / 2 - 0.1
        and abs(item.y - cell.y) <= cell.height / 2 - 0.1
        and item.width <= cell.width + 0.05
    )


def _whole(length: float) -> int:
    return floor(length + 0.5)


def sign_of(item: Item, looks: Looks) -> str:
    """A thing in a few characters: the sign of its look, or its own glyph, which is on a disc where
    there is no such look; of a cell, what marks it."""
    found = looks.find(item.look)
    if not found:
        return f"({item.glyph or '?'})"
    look, _ = found
    if look.sign or item.kind == "cell":
        return look.sign
    return item.glyph or look.name[:1]


def style_of(item: Item, looks: Looks, otherwise: str = PLAIN) -> str:
    found = looks.find(item.look)
    return found[0].terminal or otherwise if found else otherwise

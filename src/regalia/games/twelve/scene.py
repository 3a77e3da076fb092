"""Twelve-Card Chess as a Scene, its actions as taps and sentences.

There is no board: the squares between the pieces are drawn as cells, those into which the window
may still grow with dashes, those to which a piece can move because it leaves the edge as outlines,
and where the window cannot grow, a wall.  All of it lies in the middle.  Squares have no names that
stay, for the window moves: `places.py` says beside which piece they are.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from regalia.boards.areas import squares
from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import NOBODY, WIDE, Item, Mark, MarkKind, Meter, Scene, Size, Tray
from regalia.games.twelve import rules
from regalia.games.twelve.ending import AROUND, closed, surrounded
from regalia.games.twelve.places import beside, named
from regalia.games.twelve.rules import INSIDE, KING, QUEEN, REMOVED, SUPPLY, Twelve, at
from regalia.games.twelve.text import COLOURS, LETTERS, exchanges, point, read_position, sides

PAINTS = ("white", "black")
WINDOW = 4  # TW-2
WALL = 0.24  # how thick
NUMBERS: tuple[MarkKind, MarkKind] = ("note", "danger")  # how they are marked, by the king's seat
WALLS = {"above": "top", "right": "right", "below": "bottom", "left": "left"}
SIZE = 6.0  # squares that an action can reach have columns and rows 1 to 6


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    shown = view["position"], tuple(surrounded(view)), bool(view["ended"])
    drawn, s = _drawn(params, *shown, say)
    supplies = tuple(_supply(seat, s, view["seat"], say) for seat in (0, 1))
    return replace(drawn, trays=supplies, owners=tuple(names))


@lru_cache(64)  # whoever sits at a table sees the same
def _drawn(
    params: Params, position: str, lost: tuple[int, ...], ended: bool, say: Say
) -> tuple[Scene, Twelve]:
    """The scene without what lies beside the board."""
    s = read_position(params, position)
    beyond = sum(1 << side for seat in lost for side in closed(s, seat))
    items = _cells(s, beyond, say)
    spoken = {item.id: item.name for item in items}
    for seat, side in enumerate(sides(s)):
        for piece in range(6):
            square = at(side, piece)
            if square > REMOVED:
                name = spoken[point(square)]
                items.append(_piece("piece", seat, piece, *_place(square), name))
    items += _walls(s, say)
    shut = [closed(s, seat) for seat in (0, 1)]
    drawn = Scene(
        *(say("name"), SIZE, SIZE, tuple(_centred(items))),
        meters=tuple(_sides(seat, s, shut[seat], say) for seat in (0, 1)),
        prompt="" if ended else _prompt(params, s, say),
        marks=() if ended else tuple(_numbered(s, shut)),
    )
    return drawn, s


def _place(square: int) -> tuple[float, float]:
    """The middle of a square."""
    return (square & 7) - 0.5, SIZE + 0.5 - (square >> 3)


def _centred(items: list[Item]) -> Iterator[Item]:
    """The things that are drawn, moved so that the squares lie in the middle."""
    cells = [item for item in items if item.look in ("plain", "growth", "outline")]
    across = [cell.x + side * cell.width / 2 for cell in cells for side in (-1, 1)]
    down = [cell.y + side * cell.height / 2 for cell in cells for side in (-1, 1)]
    right = (SIZE - min(across) - max(across)) / 2
    below = (SIZE - min(down) - max(down)) / 2
    return (replace(item, x=item.x + right, y=item.y + below) for item in items)


class Held(NamedTuple):
    """The columns and the rows from the first piece on the table to the last."""

    left: int
    right: int
    bottom: int
    top: int

    @staticmethod
    def beyond(place: int, first: int, last: int) -> int:
        """The side on which a column or row lies: -1 before the first, 1 after the last."""
        return -1 if place < first else 1 if place > last else 0

    def __contains__(self, square: object) -> bool:
        assert isinstance(square, int)
        return self.left <= square & 7 <= self.right and self.bottom <= square >> 3 <= self.top


def _held(s: Twelve) -> Held:
    taken = [*squares(_taken(s))]
    across, up = [square & 7 for square in taken], [square >> 3 for square in taken]
    return Held(min(across), max(across), min(up), max(up))


def _walls(s: Twelve, say: Say) -> Iterator[Item]:
    """The edges beyond which the window cannot grow any more (TW-2, TW-14)."""
    held = _held(s)
    inside = [*squares(rules.limit(_taken(s)) & INSIDE)]
    if held.right - held.left == WINDOW - 1:
        for row in sorted({square >> 3 for square in inside}):
            yield _wall("left", held.left + 8 * row, -1, 0, say)
            yield _wall("right", held.right + 8 * row, 1, 0, say)
    if held.top - held.bottom == WINDOW - 1:
        for column in sorted({square & 7 for square in inside}):
            yield _wall("top", column + 8 * held.top, 0, -1, say)
            yield _wall("bottom", column + 8 * held.bottom, 0, 1, say)


def _wall_id(side: str, square: int) -> str:
    """Walls are numbered by the rows and columns along which they stand."""
    return f"wall:{side}:{square >> 3 if side in ('left', 'right') else square & 7}"


def _wall(side: str, square: int, right: int, down: int, say: Say) -> Item:
    """A piece of wall along one side of a square."""
    (x, y), away = _place(square), 0.5 + WALL / 2
    # At the keyboard, two lines; the page has a look for it, and no such sign in its typefaces.
    place, glyph = (x + away * right, y + away * down), "\u2551" if right else "\u2550"
    size = (WALL, 1.0) if right else (1.0, WALL)
    return Item(
        _wall_id(side, square), "cell", *place, f"wall-{side}", say("wall-now"), glyph, *size
    )


def _sides(seat: int, s: Twelve, shut: list[int], say: Say) -> Meter:
    """The meter of a king's closed sides, with a note on those that are still open."""
    king = at(sides(s)[seat], KING)
    free = [say("open-side", side=AROUND[step]) for step in AROUND if king + step not in shut]
    name = say("sides-closed", count=len(shut))
    note = say("sides-open", open=", ".join(free)) if shut and free else ""
    around = tuple(king + step in shut for step in AROUND)
    look = f"king:{PAINTS[seat]}"
    counted = len(shut), 4
    return Meter(f"sides:{seat}", seat, name, *counted, look, danger=True, sides=around, note=note)


def _numbered(s: Twelve, shut: list[list[int]]) -> Iterator[Mark]:
    """A number at each closed side of the kings, of another kind for each."""
    for seat, closed_ones in enumerate(shut):
        king = at(sides(s)[seat], KING)
        for number, square in enumerate(closed_ones, 1):
            side = AROUND[square - king]
            behind = point(square) if _taken(s) >> square & 1 else _wall_id(WALLS[side], king)
            yield Mark(NUMBERS[seat], point(king), behind, str(number))


def _taken(s: Twelve) -> int:
    return rules.table(s.own) | rules.table(s.foe)


def _prompt(params: Params, s: Twelve, say: Say) -> str:
    kinds = {action & 7 for action in rules.actions(params, s)}
    if kinds == {rules.PASS}:
        return say("prompt-pass")
    told = [say("may-put")] if kinds & PUTS else []
    told += [say("may-move")] if rules.MOVE in kinds else []
    told += [say("may-exchange")] if rules.EXCHANGE in kinds else []
    return say("prompt", what=", ".join(told))


PUTS = {rules.PUT, rules.PUT_RETURN, rules.PUT_MOVE}


def _cells(s: Twelve, walls: int, say: Say) -> list[Item]:
    """The squares; `walls`: those beyond the limit that closed a king in."""
    held = _held(s)
    taken = _taken(s)
    inside = rules.limit(taken) & INSIDE
    standing = {
        at(side, piece): {"colour": COLOURS[seat], "piece": LETTERS[piece]}
        for seat, side in enumerate(sides(s))
        for piece in range(6)
    }
    items = []
    for square in squares(inside | walls | _goals(s.own, s.foe) | _goals(s.foe, s.own)):
        name = point(square)
        if taken >> square & 1:
            spoken = say("square-taken", square=named(s, square, say), **standing[square])
        else:
            message = "square-empty" if inside >> square & 1 else "square-beyond"
            spoken = say(message, square=named(s, square, say))
        if walls >> square & ~(taken | inside) >> square & 1:
            spoken = say("king-wall")
        look = "plain" if square in held else "growth" if inside >> square & 1 else "outline"
        cell = Item(name, "cell", *_place(square), look, spoken)
        items.append(_behind_walls(cell, square, held) if look == "outline" else cell)
    return items


def _behind_walls(cell: Item, square: int, held: Held) -> Item:
    """A square beyond the limit, as far as no wall stands on it."""
    column, row = square & 7, square >> 3
    right, up = held.beyond(column, held.left, held.right), held.beyond(row, held.bottom, held.top)
    return replace(
        cell,
        x=cell.x + right * WALL / 2,
        y=cell.y - up * WALL / 2,
        width=cell.width - abs(right) * WALL,
        height=cell.height - abs(up) * WALL,
    )


def _goals(own: int, foe: int) -> int:
    """The squares to which a side's pieces can move, some of them beyond the limit of now."""
    mine, yours, found = rules.table(own), rules.table(foe), 0
    for piece in range(6):
        if at(own, piece) > REMOVED:
            found |= rules.moves(piece, at(own, piece), mine, yours)
    return found


def _piece(where: str, seat: int, piece: int, x: float, y: float, spoken: str) -> Item:
    name, look = COLOURS[seat] + LETTERS[piece], f"{PIECES[LETTERS[piece]]}:{PAINTS[seat]}"
    return Item(f"{where}:{name}", "piece", x, y, look, spoken, name)


def _supply(seat: int, s: Twelve, looking: int, say: Say) -> Tray:
    """The pieces of a player that are not on the table, and whether the exchange is left."""
    colour, side, items = COLOURS[seat], sides(s)[seat], []
    for piece in range(1, 6):
        where = at(side, piece)
        given = {"colour": colour, "piece": LETTERS[piece]}
        if where == SUPPLY:
            items.append(_piece("supply", seat, piece, 0, 0, say("piece-in-supply", **given)))
        elif where == REMOVED:
            gone = _piece("removed", seat, piece, 0, 0, say("piece-removed", **given))
            items.append(replace(gone, glyph=f"x{gone.glyph}", state="gone"))
    text = say("exchange-unused" if exchanges(s)[seat] else "exchange-gone")
    size: Size = "middle" if seat == max(0, looking) else "little"
    return Tray(f"supply:{seat}", seat, say("supply"), tuple(items), size, text)


def taps(params: Params, s: Twelve, action: int) -> list[str]:
    kind, piece, to, extra = rules.parts(action)
    if kind == rules.EXCHANGE:
        return ["button:exchange"]
    if kind == rules.PASS:
        return ["button:pass"]
    if kind == rules.MOVE:
        return [point(at(s.own, piece)), point(to)]
    touched = [f"supply:{COLOURS[s.player]}{LETTERS[piece]}", point(to)]
    if kind == rules.PUT_MOVE:
        touched.append(point(extra))
    elif kind == rules.PUT_RETURN:
        touched.append(point(at(s.foe if extra & rules.ENEMY else s.own, extra & 7)))
    return touched


def steps(params: Params, s: Twelve, action: int, say: Say) -> list[str]:
    kind, piece, _, _ = rules.parts(action)
    if kind in (rules.EXCHANGE, rules.PASS):
        return []
    where = say("step-where", piece=LETTERS[piece])
    if kind == rules.PUT_RETURN:
        return [where, say("step-return")]
    return [where, say("step-pawn")] if kind == rules.PUT_MOVE else [where]


def sentence(params: Params, seen: Seen[Twelve], seat: int, say: Say, names: Sequence[str]) -> str:
    s, action, after = seen
    said = [_deed(s, action, say, names[s.player])]
    for colour, before, now in zip(COLOURS, sides(s), sides(after)):
        if at(before, QUEEN) != at(now, QUEEN) == REMOVED:
            said.append(say("say-queen-removed", colour=colour))
    if after.outcome == rules.BOTH_SURROUNDED:
        said.append(say("say-drawn"))
    elif after.outcome != rules.PLAYING:
        said.append(say("say-won", who=names[after.outcome]))
    return " ".join(said)


def _deed(s: Twelve, action: int, say: Say, who: str) -> str:
    kind, piece, to, extra = rules.parts(action)
    if kind == rules.PASS:
        return say("say-pass", who=who)
    if kind == rules.EXCHANGE:
        return say("say-exchange", who=who)
    mover = piece if at(s.own, piece) > REMOVED else NOBODY
    place = beside(s, mover, to, say)
    if kind == rules.PUT_MOVE:
        target = beside(s, mover, extra, say)
        return say("say-put-move", who=who, square=place, target=target)
    if kind == rules.PUT_RETURN:
        colour = COLOURS[1 - s.player if extra & rules.ENEMY else s.player]
        returned = LETTERS[extra & 7]
        return say("say-put-return", who=who, square=place, colour=colour, piece=returned)
    message = "say-move" if kind == rules.MOVE else "say-put"
    return say(message, who=who, piece=LETTERS[piece], square=place)

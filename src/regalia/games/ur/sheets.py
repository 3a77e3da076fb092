"""Ur to be printed: the board, the pieces, and two dice to fold."""

from math import sqrt

from regalia.boards.layout import Point
from regalia.core.card import Options
from regalia.core.contract import Say
from regalia.core.contract.sheets import Face, Mat, Pieces, Sheet
from regalia.core.drawing.plain_svg import alone, printed
from regalia.core.game import Game
from regalia.core.room import room_of
from regalia.games.ur.layout import sides_of
from regalia.games.ur.scene import EDGE

SQUARE, PIECE = 33, 25  # millimetres; eight squares are as long as paper allows
SIDE = 40  # of a die
GOLD, SILVER = "#d2a23c", "#98a1a9"


def sheets(options: Options, filled: str, say: Say) -> tuple[Sheet, ...]:
    room = room_of("ur")
    sides = len(sides_of(options["layout"]))  # UR-22
    boards = [_board(Game(room, {**options, "side": side + 1}), say) for side in range(sides)]
    size = 8 * SQUARE, 3 * SQUARE
    mats = (
        Mat(f"board-{side}" if side else "board", say("sheet-board"), *size, board)
        for side, board in enumerate(boards)
    )
    discs = [alone(f"disc-{seat}", room.looks) for seat in (0, 1) for _ in range(7)]  # UR-5
    return (
        *mats,
        Pieces("pieces", say("sheet-pieces"), PIECE, PIECE, tuple(map(Face, discs)), round=True),
        Pieces("dice", say("sheet-dice"), 2.5 * SIDE, 2 * SIDE, (Face(die()), Face(die()))),
    )


def _board(game: Game, say: Say) -> str:
    scene = game.room.drawn(game.params, game.view(), say, ["", ""])
    squares = [item for item in scene.items if item.kind != "label"]
    return printed(squares, game.room.looks, 8, 3, EDGE, EDGE)


def die() -> str:
    """A tetrahedron to fold: the three corners of the large triangle meet in a point, which is gold
    (UR-6); of the points on its edges one is silver, two are blank."""
    high = SIDE * sqrt(3) / 2
    top, left, right = (SIDE, 0.0), (0.0, 2 * high), (2 * SIDE, 2 * high)
    middles = [_between(*pair) for pair in ((top, left), (top, right), (left, right))]
    tabs = [_tab(left, middles[0]), _tab(top, middles[1]), _tab(middles[2], right)]
    points = "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="9" fill="{colour}"/>'
        for (x, y), colour in ((top, GOLD), (left, GOLD), (right, GOLD), (middles[2], SILVER))
    )
    edge = 'fill="none" stroke="#3a2f25" stroke-width=".4"'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="-10 -5 {2.5 * SIDE} {2 * SIDE}"><defs><clipPath id="inside">'
        f'<path d="{_path(top, right, left)}"/></clipPath></defs>'
        f'<g clip-path="url(#inside)">{points}</g>{"".join(tabs)}'
        f'<path d="{_path(top, right, left)}" {edge}/>'
        f'<path d="{_path(*middles)}" {edge} stroke-dasharray="2 1.5"/></svg>'
    )


def _between(a: Point, b: Point, share: float = 0.5) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _path(*points: Point) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


def _tab(a: Point, b: Point) -> str:
    """A tab to be glued under the neighbour: left of the way from a to b."""
    across, down = (b[0] - a[0]) / SIDE, (b[1] - a[1]) / SIDE
    near, far = _between(a, b, 0.15), _between(a, b, 0.85)
    out = [(x + 6 * down, y - 6 * across) for x, y in (near, far)]
    path = _path(a, out[0], out[1], b)
    return f'<path d="{path}" fill="#efe9dd" stroke="#8a6a45" stroke-width=".3"/>'

"""Twelve-Card Chess to be printed: squares to play on, a frame for the limit, twelve pieces."""

from regalia.boards.chess import PIECES
from regalia.core.card import Options
from regalia.core.contract import Say
from regalia.core.contract.sheets import Face, Mat, Pieces, Sheet
from regalia.core.drawing.plain_svg import alone, printed
from regalia.core.drawing.scene import Item
from regalia.core.room import room_of
from regalia.games.twelve.scene import PAINTS, WINDOW

SQUARE, PIECE, RIM = 25, 22, 10  # millimetres
ACROSS = 2 * WINDOW - 1  # around the kings at the start, as far as the window reaches


def sheets(options: Options, filled: str, say: Say) -> tuple[Sheet, ...]:
    looks = room_of("twelve").looks
    cells = [
        Item(f"{x}{y}", "cell", x + 0.5, y + 0.5, ("light", "dark")[(x + y) % 2], "")
        for y in range(ACROSS)
        for x in range(ACROSS)
    ]
    pieces = [alone(f"{PIECES[one]}:{paint}", looks) for paint in PAINTS for one in "KQRBNP"]
    board, across = printed(cells, looks, ACROSS, ACROSS), SQUARE * ACROSS
    outside = SQUARE * WINDOW + 2 * RIM
    return (
        Mat("board", say("sheet-board"), across, across, board),
        Mat("frame", say("sheet-frame"), outside, outside, _frame(outside)),
        Pieces("pieces", say("sheet-pieces"), PIECE, PIECE, tuple(map(Face, pieces)), round=True),
    )


def _frame(outside: float) -> str:
    """TW-2: whatever lies inside fits in the window; the middle is cut out."""
    inside = outside - 2 * RIM
    rim = f"M0 0H{outside}V{outside}H0ZM{RIM} {RIM}v{inside}h{inside}v-{inside}Z"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {outside} {outside}">'
        f'<path d="{rim}" fill="#ecdbb5" stroke="#6b452b" stroke-width=".5"/></svg>'
    )

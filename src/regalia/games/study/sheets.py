"""The Study to be printed: the board, the pieces, the cards with their backs (ST-6)."""

from regalia.boards.chess import PIECES
from regalia.core.card import Options
from regalia.core.contract import Say
from regalia.core.contract.sheets import Face, Mat, Pieces, Sheet
from regalia.core.drawing.plain_svg import alone, printed
from regalia.core.drawing.scene import Item
from regalia.core.room import room_of
from regalia.games.study.deck import FILE, STANDARD, load_deck
from regalia.games.study.scene import board_of

SQUARE, PIECE, CARD = 50, 40, 60  # millimetres
MARGIN = 0.35  # of a card around its squares, in squares
EMPTY = ".../.../..."


def sheets(options: Options, filled: str, say: Say) -> tuple[Sheet, ...]:
    room = room_of("study")
    deck = load_deck(FILE) if options["deck"] == STANDARD else options["deck"]
    side = 3 + 2 * MARGIN
    cards = [printed(board_of(text, MARGIN), room.looks, side, side) for text in deck]
    back = _back(side)
    drawn = printed([back], room.looks, side, side)
    pieces = [alone(f"{PIECES[letter]}:neutral", room.looks) for letter in "KQRBN"]
    board = printed(board_of(EMPTY, 0), room.looks, 3, 3)
    return (
        Mat("board", say("sheet-board"), 3 * SQUARE, 3 * SQUARE, board),
        Pieces("pieces", say("sheet-pieces"), PIECE, PIECE, tuple(map(Face, pieces)), round=True),
        Pieces(
            *("cards", say("sheet-cards"), CARD, CARD),
            *(tuple(map(Face, cards)), (Face(drawn),) * len(cards)),
        ),
    )


def _back(side: float) -> Item:
    return Item("back", "card", side / 2, side / 2, "back", "", "", 0.65 * side, 0.91 * side)

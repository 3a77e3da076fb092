"""Positions of Twelve-Card Chess, put together by hand.

The pieces stand on a table of four by four squares (TW-2), wherever one likes: a position counts
from the least coordinates that are taken.
"""

from itertools import product

from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.contract.editor import EditorDraft, EditorForm, EditorThing
from regalia.core.contract.workshop import WorkshopField, choices
from regalia.core.drawing.scene import Item
from regalia.games.twelve.rules import KING, QUEEN, REMOVED, Twelve, at, left_out
from regalia.games.twelve.scene import PAINTS
from regalia.games.twelve.text import COLOURS, LETTERS, exchanges, point, sides, square_at

SIZE = 4
PLACES = {point(square_at(x, y)): (x, y) for y, x in product(range(SIZE), repeat=2)}
MEN = tuple(colour + letter for colour in COLOURS for letter in LETTERS)
BOTH = ("wb", "w", "b", "")  # whose exchange is left, or whose queen is gone


def form(params: Params, say: Say) -> EditorForm:
    squares = (
        Item(name, "cell", 0.5 + x, SIZE - 0.5 - y, "plain", name)
        for name, (x, y) in PLACES.items()
    )
    things = (
        EditorThing(_man(colour, letter, say), single=True)
        for colour in COLOURS
        for letter in LETTERS
    )
    seats = [say(f"seat-{seat}") for seat in (0, 1)]
    whose = zip(BOTH, (", ".join(seats), *seats, say("editor-none")))
    both = tuple(whose)
    fields = (
        WorkshopField(
            "player", say("editor-player"), "choice", choices=choices(zip(COLOURS, seats))
        ),
        WorkshopField("exchanges", say("exchange-unused"), "choice", choices=choices(both)),
        WorkshopField("removed", say("editor-removed"), "choice", choices=choices(both[::-1])),
    )
    return EditorForm(tuple(squares), tuple(things), fields)


def _man(colour: str, letter: str, say: Say) -> Item:
    look = f"{PIECES[letter]}:{PAINTS[COLOURS.index(colour)]}"
    name = say("coloured-piece", colour=colour, piece=letter)
    return Item(colour + letter, "piece", 0, 0, look, name, colour + letter)


def draft(params: Params, s: Twelve) -> EditorDraft:
    on, gone = dict[str, list[str]](), ""
    for colour, side in zip(COLOURS, sides(s)):
        gone += colour * (at(side, QUEEN) == REMOVED)
        for piece, letter in enumerate(LETTERS):
            if at(side, piece) > REMOVED:
                on[point(at(side, piece))] = [colour + letter]
    left = "".join(colour for colour, unused in zip(COLOURS, exchanges(s)) if unused)
    return EditorDraft(on, {"player": COLOURS[s.player], "exchanges": left, "removed": gone})


def position(params: Params, draft: EditorDraft) -> str:
    on = {place: man for name, place in PLACES.items() if (man := draft.on(name, MEN))}
    left, low = (min((place[i] for place in on), default=0) for i in (0, 1))
    standing = {man: point(square_at(x - left, y - low)) for (x, y), man in on.items()}
    words = [man + standing[man] for man in MEN if man in standing]
    removed = {colour + "Q" for colour in draft.field("removed")}
    out = [left_out(params, seat) for seat in range(len(COLOURS))]
    removed |= {c + LETTERS[piece] for c, piece in zip(COLOURS, out) if piece != KING}  # TW-18
    for colour in COLOURS:
        off = [m[1] for m in MEN if m[0] == colour and m not in standing]
        held = [letter for letter in off if colour + letter not in removed]
        words.append(f"{colour}:{''.join(held)}")
    words.append("x:" + "".join(man for man in MEN if man in removed))
    words.append("e:" + draft.field("exchanges"))
    return " ".join([*words, draft.field("player")])

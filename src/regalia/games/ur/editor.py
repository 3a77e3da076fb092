"""Positions of Ur, put together by hand."""

from msgspec.structs import replace

from regalia.core.contract import Params, Say
from regalia.core.contract.editor import EditorDraft, EditorForm, EditorThing
from regalia.core.contract.workshop import WorkshopField, choices
from regalia.core.drawing.scene import WIDE, Item
from regalia.games.ur.layout import NAMES
from regalia.games.ur.rules import Ur
from regalia.games.ur.scene import look_of, square_item
from regalia.games.ur.text import ROWS

PIECES = ("0", "1")  # as positions have them


def form(params: Params, say: Say) -> EditorForm:
    seats = [say(f"seat-{seat}") for seat in PIECES]
    things = (
        Item(piece, "piece", 0, 0, f"disc-{piece}", name, "●○"[int(piece)])
        for piece, name in zip(PIECES, seats)
    )
    player = WorkshopField(
        "player", say("editor-player"), "choice", choices=choices(zip(PIECES, seats))
    )
    squares = tuple(
        replace(square_item(i, look_of(params, i), "", say, WIDE), name=name)
        for i, name in enumerate(NAMES)
    )
    return EditorForm(squares, tuple(map(EditorThing, things)), (player,))


def draft(params: Params, s: Ur) -> EditorDraft:
    areas = (s.own, s.foe) if s.player == 0 else (s.foe, s.own)
    on = {name: [p for p in PIECES if areas[int(p)] >> i & 1] for i, name in enumerate(NAMES)}
    return EditorDraft(on, {"player": str(s.player)})


def position(params: Params, draft: EditorDraft) -> str:
    cells = "".join(draft.on(name, PIECES) or "." for name in NAMES)
    return f"{'/'.join(cells[begin:end] for begin, end in ROWS)} {draft.field('player')}"

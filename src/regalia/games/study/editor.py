"""Positions of the Study, put together by hand: the pieces in place of a set-up card."""

from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.contract.editor import EditorDraft, EditorForm, EditorThing
from regalia.core.drawing.scene import Item
from regalia.games.study.positions import LETTERS, NAMES, position_text
from regalia.games.study.rules import Study

ROWS = (6, 3, 0)  # ranks 3, 2, 1 begin at these squares


def form(params: Params, say: Say) -> EditorForm:
    squares = (
        Item(name, "cell", 0.5 + i % 3, 2.5 - i // 3, "light" if i % 2 else "dark", name)
        for i, name in enumerate(NAMES)
    )
    things = (
        Item(one, "piece", 0, 0, f"{PIECES[one]}:neutral", say("piece-name", piece=one), one)
        for one in LETTERS
    )
    return EditorForm(tuple(squares), tuple(EditorThing(thing, single=True) for thing in things))


def draft(params: Params, s: Study) -> EditorDraft:
    cells = position_text(s.board).split("/")
    pairs = zip(("".join(reversed(cells))), NAMES)
    return EditorDraft({name: [letter] for letter, name in pairs if letter != "."}, {})


def position(params: Params, draft: EditorDraft) -> str:
    cells = [draft.on(name, LETTERS) or "." for name in NAMES]
    return "/".join("".join(cells[begin : begin + 3]) for begin in ROWS)

"""Positions of the Queen's Gambit, put together by hand.

A token lies where the set-up card has it, or a player has taken it (QG-3, QG-9).  What is not in
hand, row or discards is in the draw pile (QG-2), and the turn says whose it is (QG-5).  Where start
tokens stay (QG-22), one can be put on any start square that they have not left.
"""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.contract.editor import EditorDraft, EditorForm, EditorThing
from regalia.core.contract.workshop import WorkshopField, choices
from regalia.core.drawing.scene import Item
from regalia.games.gambit.laid_out import (
    LETTERS,
    PHASES,
    cards_text,
    placed,
    starts,
    values,
    worths,
)
from regalia.games.gambit.laid_out import position as laid_out
from regalia.games.gambit.rules import (
    DECK,
    LAST_TURN,
    MANY_SETUPS,
    STARTS_LEFT,
    Gambit,
    option,
)
from regalia.games.gambit.scene import square_item, start_token_item, token_item
from regalia.games.gambit.setups import LETTERS as KINDS
from regalia.games.gambit.setups import NAMES

CARDS = LETTERS[1:]
MOST_CARDS = 12  # of a player
HELD = ("hands", "rows", "discards")  # besides the draw pile
START = "start"  # a start token
SET_UP = ("starts", "dealing", "planning", "first-draws")  # turns do not count yet


def form(params: Params, say: Say) -> EditorForm:
    squares = tuple(square_item(name, i) for i, name in enumerate(NAMES))
    return EditorForm(squares, tuple(_things(params, say)), tuple(_fields(params, say)))


def _things(params: Params, say: Say) -> Iterator[EditorThing]:
    worth = values(params)
    own = _valued_singly(params)
    for kind in KINDS:
        item = token_item(kind, kind, worth[kind], say)
        if kind in own:  # which of its values it has depends on the square
            name = say("piece-name", piece=kind)
            item = replace(item, look=f"coin-{PIECES[kind]}", name=name, glyph=kind)
        yield EditorThing(item, say("sheet-tokens"))
    if option(params, STARTS_LEFT):
        yield EditorThing(start_token_item(START, say), say("sheet-tokens"))
    for seat in range(params[0]):
        who = say(f"seat-{seat}")
        queen = Item(f"queen-{seat}", "piece", 0, 0, f"queen-{seat}", "", f"G{seat}")
        name = say("gambit-of", who=who)
        yield EditorThing(replace(queen, name=name), say("sheet-tokens"), layer=1, single=True)
    for seat in range(params[0]):
        name = say("editor-taken", who=say(f"seat-{seat}"))
        yield EditorThing(
            Item(f"taken-{seat}", "piece", 0, 0, f"mark-{seat}", name, f"x{seat}"),
            say("editor-taken-tokens"),
        )


def _valued_singly(params: Params) -> set[str]:
    """The kinds of which some token has a value of its own (QG-21)."""
    worth, found = values(params), set()
    for setup in range(params[MANY_SETUPS]):
        there = worths(params, setup)
        found |= {one.kind for one in placed(params, setup) if there[one.square] != worth[one.kind]}
    return found


def _fields(params: Params, say: Say) -> Iterator[WorkshopField]:
    seats = [(str(seat), say(f"seat-{seat}")) for seat in range(params[0])]
    setups = tuple((str(n), str(n)) for n in range(1, params[MANY_SETUPS] + 1))
    phases = tuple((phase, say(f"phase-{phase}")) for phase in PHASES[1:])
    cards = ((card, say("card-name", card=card)) for card in CARDS)
    yield WorkshopField("setup", say("option-setup"), "choice", choices=choices(setups))
    yield WorkshopField("phase", say("editor-phase"), "choice", choices=choices(phases))
    yield WorkshopField("turn", say("editor-turn"), "number", 0, params[LAST_TURN])
    yield WorkshopField("player", say("editor-player"), "choice", choices=choices(seats))
    none = ("", say("editor-none"))
    yield WorkshopField(
        "revealed", say("editor-revealed"), "choice", choices=choices((none, *cards))
    )
    named = {"hands": "hand", "rows": "face-down", "discards": "played"}
    for seat, who in seats:
        for key in HELD:
            label = say("editor-of", what=say(named[key]), who=who)
            yield WorkshopField(f"{key}-{seat}", label, "text", 0, MOST_CARDS)


def draft(params: Params, s: Gambit) -> EditorDraft:
    table = laid_out(params, s)
    on: dict[str, list[str]] = {name: [kind] for name, kind in table["tokens"].items()}
    for seat, taken in enumerate(table["captured"]):
        on |= {name: [f"taken-{seat}"] for name in taken}
    for seat, place in enumerate(table["gambits"]):
        if place:
            on.setdefault(place, []).append(f"queen-{seat}")
    for name in table.get("left", ()):
        on[name] = [START]
    fields = {
        "phase": table["phase"],
        "turn": str(table["turn"]),
        "player": str(table["player"]),
        "setup": str(table["setup"] or 1),
        "revealed": table["revealed"] or "",
    }
    for key, cards in zip(HELD, (table["hands"], table["rows"], table["discards"])):
        fields |= {f"{key}-{seat}": text for seat, text in enumerate(cards)}
    return EditorDraft(on, fields)


def position(params: Params, draft: EditorDraft) -> dict[str, Any]:
    seats, phase, turn = range(params[0]), draft.field("phase"), draft.number("turn")
    setup = min(max(draft.number("setup"), 1), params[MANY_SETUPS])
    there = {one.square: one.kind for one in placed(params, setup - 1)}
    captured = [
        {name: kind for name, kind in there.items() if draft.on(name, [f"taken-{seat}"])}
        for seat in seats
    ]
    gambits = [
        next((name for name in NAMES if draft.on(name, [f"queen-{seat}"])), None) for seat in seats
    ]
    left = {"left": sorted(name for name in NAMES if draft.on(name, [START]))}
    held = {key: [draft.field(f"{key}-{seat}").upper() for seat in seats] for key in HELD}
    return {
        "phase": phase,
        "player": draft.number("player") if phase in SET_UP else turn % params[0],
        "turn": turn,
        "setup": setup,
        "starts": starts(params, setup - 1),
        "tokens": {name: kind for name in NAMES if (kind := draft.on(name, KINDS))},
        "gambits": gambits,
        "revealed": draft.field("revealed") or None,
        "captured": captured,
        **(left if option(params, STARTS_LEFT) else {}),
        **held,
        "piles": [_rest(params, "".join(held[key][seat] for key in HELD)) for seat in seats],
    }


def _rest(params: Params, elsewhere: str) -> str:
    """The cards of a player that are nowhere else."""
    left = list(cards_text(params[DECK]))
    for card in elsewhere:
        if card in left:
            left.remove(card)
    return "".join(left)

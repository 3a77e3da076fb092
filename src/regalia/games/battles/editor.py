"""Positions of Royal Battles, put together by hand.

A card that is put into a hand, on the field or to the initiative leaves its deck by itself; one
that is taken away from there has been played (RB-1).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from regalia.boards.cards import JOKER, NAMES, named, rank_and_suit
from regalia.core.contract import Params, Say
from regalia.core.contract.editor import EditorDraft, EditorForm, EditorThing
from regalia.core.contract.workshop import WorkshopField, choices
from regalia.core.drawing.scene import WIDE, Item
from regalia.games.battles.armies.units import (
    ARMY,
    CARDS_END,
    DECK,
    EITHER,
    KINDS,
    LIFE,
    MAY_STAY,
    READINGS,
    TURNED,
    letters,
    unit_word,
)
from regalia.games.battles.page.layout import layout
from regalia.games.battles.position import COLOURED, PHASES, STAY
from regalia.games.battles.position import position as laid_out
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import KEEPING_AGAIN, Battle, number
from regalia.games.battles.scene import piece

FIELD, UNIT, INJURY = range(3)  # layers
MOST_PENDING = 9
LONGEST = 3 * 54  # signs of a list of cards
NO = "-"  # where a choice may be nothing


def form(params: Params, say: Say) -> EditorForm:
    table = layout(params, 0, WIDE)
    squares = tuple(
        Item(name, "cell", *table.place(name), table.look, name, "", *table.cell)
        for name in SQUARES
    )
    return EditorForm(squares, tuple(_things(params, say)), tuple(_fields(params, say)))


def _things(params: Params, say: Say) -> Iterator[EditorThing]:
    table = layout(params, 0, WIDE)
    (right, down), size = table.beside, table.unit
    for owner in (0, 1):
        who = say(f"seat-{owner}")
        for kind, letter in enumerate(letters(params)):
            name = say("editor-unit", unit=unit_word(params, kind), who=who)
            item = piece(params, f"{letter}{owner}", kind, owner, name)
            item = replace(item, x=right, y=down, width=size, height=size)
            yield EditorThing(item, who, UNIT)
    for card in lying(params):
        name = say("card-name", **rank_and_suit(card))
        item = Item(card, "card", 0, 0, card, name, card, *table.card, table.turn)
        yield EditorThing(item, say("editor-cards"), FIELD)
    most = max(number(params, kind, LIFE) for kind in range(params[KINDS]))
    across, up = 0.3 * table.cell[0], -0.36 * table.cell[1]
    for injury in range(1, most):
        name, sign = say("editor-injury", count=injury), f"−{injury}"
        item = Item(f"-{injury}", "label", across, up, "plain", name, sign, 0.4, 0.4)
        yield EditorThing(item, say("editor-injuries"), INJURY)


def _fields(params: Params, say: Say) -> Iterator[WorkshopField]:
    seats = tuple((str(seat), say(f"seat-{seat}")) for seat in (0, 1))
    nobody = (NO, say("editor-none"))
    phases = tuple((phase, say(f"phase-{phase}")) for phase in _phases(params))
    yield WorkshopField("phase", say("editor-phase"), "choice", choices=choices(phases))
    yield WorkshopField("player", say("editor-player"), "choice", choices=choices(seats))
    for seat, who in seats:
        for key in ("hand", "deck", "initiative", "unplaced"):
            what = say(f"editor-{key}") if key != "initiative" else say("initiative")
            most = {"initiative": 2, "unplaced": ARMY}.get(key, LONGEST)
            yield WorkshopField(
                f"{key}-{seat}", say("editor-of", what=what, who=who), "text", 0, most
            )
    places = [nobody, *((name, name) for name in SQUARES)]
    places += [(STAY, say("editor-stay"))] if params[READINGS] & MAY_STAY else []
    yield WorkshopField("moved", say("editor-moved"), "choice", choices=choices(tuple(places)))
    answers = (("no", say("editor-no")), ("yes", say("editor-yes")))
    yield WorkshopField("key", say("editor-key"), "choice", choices=choices(answers))
    yield WorkshopField("pending", say("editor-pending"), "number", 0, MOST_PENDING)
    yield WorkshopField("winner", say("editor-winner"), "choice", choices=choices((nobody, *seats)))
    if params[READINGS] & CARDS_END:
        yield WorkshopField("first", say("editor-first"), "choice", choices=choices(seats))


def lying(params: Params) -> tuple[str, ...]:
    """The cards that can lie on the field: a joker has a colour, if that is how it is played."""
    return (*NAMES[:JOKER], *COLOURED) if params[READINGS] & TURNED else NAMES


def _phases(params: Params) -> tuple[str, ...]:
    return PHASES if params[READINGS] & EITHER else PHASES[:KEEPING_AGAIN]


def draft(params: Params, s: Battle) -> EditorDraft:
    table = laid_out(params, s)
    on: dict[str, list[str]] = {name: [card] for name, card in table["field"].items()}
    for name, unit in table["units"].items():
        on[name].append(f"{unit['unit']}{unit['owner']}")
        on[name] += [f"-{unit['injury']}"] if unit["injury"] else []
    fields = {
        "phase": table["phase"],
        "player": str(s.player),
        "moved": table["moved"] or NO,
        "key": "yes" if table["key"] else "no",
        "pending": str(s.pending),
        "winner": NO if table["winner"] is None else str(table["winner"]),
    }
    if "order" in table:
        fields["first"] = str(table["order"][0])
    for seat in (0, 1):
        fields |= {
            f"hand-{seat}": " ".join(table["hands"][seat]),
            f"deck-{seat}": " ".join(table["decks"][seat]),
            f"initiative-{seat}": table["initiative"][seat] or "",
            f"unplaced-{seat}": table["unplaced"][seat],
        }
    return EditorDraft(on, fields)


def position(params: Params, draft: EditorDraft) -> dict[str, Any]:
    field = {name: card for name in SQUARES if (card := draft.on(name, lying(params)))}
    hands = [_cards(draft, f"hand-{seat}") for seat in (0, 1)]
    initiative = [draft.field(f"initiative-{seat}").upper() for seat in (0, 1)]
    decks = []
    for seat in (0, 1):
        gone = [*hands[seat], *filter(None, initiative[seat : seat + 1])]
        decks.append(_without(_cards(draft, f"deck-{seat}"), gone, named(params[DECK])))
    played = [NAMES[JOKER] if card in COLOURED else card for card in field.values()]
    for card in dict.fromkeys(played):
        _play(params, card, played.count(card), decks, hands, initiative)
    moved, winner = draft.field("moved"), draft.field("winner")
    first = draft.number("first") if params[READINGS] & CARDS_END else 0
    return {
        "phase": draft.field("phase"),
        "player": draft.number("player"),
        "units": {name: unit for name in SQUARES if (unit := _unit(params, draft, name))},
        "field": field,
        "hands": hands,
        "decks": decks,
        "initiative": [card or None for card in initiative],
        "unplaced": [draft.field(f"unplaced-{seat}").upper() for seat in (0, 1)],
        "moved": None if moved == NO else moved,
        "key": draft.field("key") == "yes",
        "pending": draft.number("pending"),
        "winner": None if winner == NO else draft.number("winner"),
    } | ({"order": [first, 1 - first]} if params[READINGS] & CARDS_END else {})


def _cards(draft: EditorDraft, key: str) -> list[str]:
    return draft.field(key).upper().replace(",", " ").split()


def _without(deck: list[str], gone: Sequence[str], whole: Sequence[str]) -> list[str]:
    """The cards left in a deck, if these cards of it lie elsewhere."""
    left = list(deck)
    for card in set(gone):
        while card in left and left.count(card) + gone.count(card) > whole.count(card):
            left.remove(card)
    return left


def _play(
    params: Params,
    card: str,
    times: int,
    decks: list[list[str]],
    hands: list[list[str]],
    initiative: list[str],
) -> None:
    """A card that lies open so often was played by somebody: White first, if nobody has yet."""
    whole = named(params[DECK]).count(card)

    def played() -> int:
        held = sum(side[seat].count(card) for side in (decks, hands) for seat in (0, 1))
        return 2 * whole - held - initiative.count(card)

    for deck in decks:
        while played() < times and card in deck:
            deck.remove(card)


def _unit(params: Params, draft: EditorDraft, name: str) -> dict[str, Any] | None:
    found = draft.on(name, [f"{letter}{owner}" for letter in letters(params) for owner in (0, 1)])
    if not found:
        return None
    injured = [one for one in draft.squares.get(name, ()) if one[:1] == "-" and one[1:].isdigit()]
    injury = int(injured[0][1:3]) if injured else 0
    return {"owner": int(found[1]), "unit": found[0], "injury": injury}

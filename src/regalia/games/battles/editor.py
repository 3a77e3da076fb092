"""Positions of Royal Battles, put together by hand.

A card that is put into a hand, on the field or to the initiative leaves its deck by itself; one
that is taken away from there has been played (RB-1).
"""

from collections.abc import Iterator, Sequence
from typing import Any

from regalia.boards.cards import NAMES, named, rank_and_suit
from regalia.core.contract import Params, Say
from regalia.core.editing import Draft, Form, Thing
from regalia.core.scene import WIDE, Item
from regalia.core.workshop import Field
from regalia.games.battles.field import SQUARES
from regalia.games.battles.layout import layout
from regalia.games.battles.position import PHASES
from regalia.games.battles.position import position as laid_out
from regalia.games.battles.scene import piece
from regalia.games.battles.state import Battle, number
from regalia.games.battles.units import ARMY, DECK, KINDS, LIFE, letters, unit_word

FIELD, UNIT, INJURY = range(3)  # layers
TABLE = layout(0, WIDE)
MOST_PENDING = 9
LONGEST = 3 * 54  # signs of a list of cards
NO = "-"  # where a choice may be nothing


def form(params: Params, say: Say) -> Form:
    squares = tuple(
        Item(name, "cell", *TABLE.place(name), "place", name, "", *TABLE.cell) for name in SQUARES
    )
    return Form(squares, tuple(_things(params, say)), tuple(_fields(params, say)))


def _things(params: Params, say: Say) -> Iterator[Thing]:
    for owner in (0, 1):
        who = say(f"seat-{owner}")
        for kind, letter in enumerate(letters(params)):
            name = say("editor-unit", unit=unit_word(params, kind), who=who)
            item = piece(params, f"{letter}{owner}", kind, owner, name)
            item = item._replace(y=TABLE.down, width=TABLE.unit, height=TABLE.unit)
            yield Thing(item, who, UNIT)
    for card in NAMES:
        name = say("card-name", **rank_and_suit(card))
        item = Item(card, "card", 0, 0, card, name, card, *TABLE.card)
        yield Thing(item, say("editor-cards"), FIELD)
    most = max(number(params, kind, LIFE) for kind in range(params[KINDS]))
    for injury in range(1, most):
        name, sign = say("editor-injury", count=injury), f"−{injury}"
        item = Item(f"-{injury}", "label", 0.3, -0.5, "plain", name, sign, 0.4, 0.4)
        yield Thing(item, say("editor-injuries"), INJURY)


def _fields(params: Params, say: Say) -> Iterator[Field]:
    seats = tuple((str(seat), say(f"seat-{seat}")) for seat in (0, 1))
    nobody = (NO, say("editor-none"))
    phases = tuple((phase, say(f"phase-{phase}")) for phase in PHASES)
    yield Field("phase", say("editor-phase"), "choice", choices=phases)
    yield Field("player", say("editor-player"), "choice", choices=seats)
    for seat, who in seats:
        for key in ("hand", "deck", "initiative", "unplaced"):
            what = say(f"editor-{key}") if key != "initiative" else say("initiative")
            most = {"initiative": 2, "unplaced": ARMY}.get(key, LONGEST)
            yield Field(f"{key}-{seat}", say("editor-of", what=what, who=who), "text", 0, most)
    places = tuple((name, name) for name in SQUARES)
    yield Field("moved", say("editor-moved"), "choice", choices=(nobody, *places))
    answers = (("no", say("editor-no")), ("yes", say("editor-yes")))
    yield Field("key", say("editor-key"), "choice", choices=answers)
    yield Field("pending", say("editor-pending"), "number", 0, MOST_PENDING)
    yield Field("winner", say("editor-winner"), "choice", choices=(nobody, *seats))


def draft(params: Params, s: Battle) -> Draft:
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
    for seat in (0, 1):
        fields |= {
            f"hand-{seat}": " ".join(table["hands"][seat]),
            f"deck-{seat}": " ".join(table["decks"][seat]),
            f"initiative-{seat}": table["initiative"][seat] or "",
            f"unplaced-{seat}": table["unplaced"][seat],
        }
    return Draft(on, fields)


def position(params: Params, draft: Draft) -> dict[str, Any]:
    field = {name: card for name in SQUARES if (card := draft.on(name, NAMES))}
    hands = [_cards(draft, f"hand-{seat}") for seat in (0, 1)]
    initiative = [draft.field(f"initiative-{seat}").upper() for seat in (0, 1)]
    decks = []
    for seat in (0, 1):
        gone = [*hands[seat], *filter(None, initiative[seat : seat + 1])]
        decks.append(_without(_cards(draft, f"deck-{seat}"), gone, named(params[DECK])))
    for card in dict.fromkeys(field.values()):
        _play(params, card, list(field.values()).count(card), decks, hands, initiative)
    moved, winner = draft.field("moved"), draft.field("winner")
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
    }


def _cards(draft: Draft, key: str) -> list[str]:
    return draft.field(key).upper().replace(",", " ").split()


def _without(deck: list[str], gone: Sequence[str], whole: Sequence[str]) -> list[str]:
    """What a deck still has, if these cards of it lie elsewhere."""
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


def _unit(params: Params, draft: Draft, name: str) -> dict[str, Any] | None:
    found = draft.on(name, [f"{letter}{owner}" for letter in letters(params) for owner in (0, 1)])
    if not found:
        return None
    injured = [one for one in draft.squares.get(name, ()) if one[:1] == "-" and one[1:].isdigit()]
    injury = int(injured[0][1:3]) if injured else 0
    return {"owner": int(found[1]), "unit": found[0], "injury": injury}

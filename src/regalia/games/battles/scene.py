"""Royal Battles as a Scene, and its actions as taps; sentences, rows and facts have own files."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from regalia.boards.cards import JOKER, NAMES, rank_and_suit
from regalia.boards.chess import PIECES
from regalia.core.contract import Params, Say
from regalia.core.drawing.scene import WIDE, Item, Life, Meter, Scene, Size, Tray
from regalia.games.battles.armies.units import (
    BUDGET,
    HOME,
    LIFE,
    LOOK,
    LOOKS,
    MAY_STAY,
    READINGS,
    letters,
    own_name,
    unit_word,
)
from regalia.games.battles.page.facts import facts, key_look, key_of, to_place
from regalia.games.battles.page.layout import FOOT, LEFT, FieldLayout, layout
from regalia.games.battles.page.rows import row as row
from regalia.games.battles.page.sentences import choice as choice
from regalia.games.battles.page.sentences import sentence as sentence
from regalia.games.battles.position import army_text
from regalia.games.battles.rules import state
from regalia.games.battles.rules.field import COLUMNS, ROWS, SQUARES
from regalia.games.battles.rules.state import Battle, kind_on, number
from regalia.games.battles.text import action_text

CARD = (1.0, 1.4)  # the shape of a card in a tray


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    """The table as things to draw; while an army is chosen, units to compare instead of a field."""
    table = layout(params, view["seat"], shape)
    width, height = table.size
    trays = [tray for seat in (0, 1) for tray in _trays(params, view, seat, say, names)]
    choosing = any(tray.id == "choose" for tray in trays)
    items = [] if choosing else _field(params, view, say, names, table)
    fighting = view["phase"] != "choosing"
    return Scene(
        *(say("name"), width, 0 if choosing else height, tuple(items)),
        trays=tuple(trays),
        meters=tuple(_units_left(params, view, seat, say) for seat in (0, 1)) if fighting else (),
        prompt=_prompt(params, view, say),
        owners=tuple(names[:2]),
        facts=tuple(facts(params, view, say, names)),
    )


def tally(params: Params, s: Battle, outcome: int, say: Say) -> str:
    """Cards that are dealt and drawn are counted by their rank; those of initiative are not."""
    if s.phase == state.INITIATIVE:
        return ""
    if outcome == JOKER:
        return say("card-name", **rank_and_suit(NAMES[JOKER]))
    return NAMES[outcome][0].replace("T", "10")


def _prompt(params: Params, view: dict[str, Any], say: Say) -> str:
    if view["phase"] == "over":
        return ""
    given, which = {}, view["phase"]
    able = view["deck_sizes"][view["player"]] > 0
    if which == "moving" and able and params[READINGS] & MAY_STAY:
        which = "moving-or-staying"
    if moved := view["units"].get(view["moved"]):
        kind = letters(params).index(moved["unit"])
        given = {"unit": unit_word(params, kind), "square": view["moved"]}
    told = say(f"prompt-{which}", **given)
    if view["phase"] == "choosing" and params[BUDGET]:
        told = f"{told} {say('prompt-budget', budget=params[BUDGET])}"
    return told[0].upper() + told[1:]


# ---------------------------------------------------------------------------------- the field


def _field(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], table: FieldLayout
) -> list[Item]:
    """Squares, cards on them, units on those; a square's name tells the card and the unit."""
    units = list(_units(params, view, say, names, table))
    standing = {unit.id.removeprefix("unit:"): unit.name for unit in units}
    field = view["field"]
    cells = [_cell(one, field.get(one, ""), standing.get(one, ""), say, table) for one in SQUARES]
    cards = [_card(square, field[square], say, table) for square in SQUARES if square in field]
    return [*_edges(say, table), *cells, *cards, *units]


@lru_cache(4096)
def _cell(square: str, card: str, unit: str, say: Say, table: FieldLayout) -> Item:
    spoken = say("cell-card", square=square, **rank_and_suit(card)) if card else ""
    spoken = spoken or say("cell-empty", square=square)
    if unit:
        spoken = say("list", first=spoken, second=unit)
    return Item(square, "cell", *table.place(square), table.look, spoken, table.digits, *table.cell)


@lru_cache(4096)
def _card(square: str, card: str, say: Say, table: FieldLayout) -> Item:
    spoken = say("card-on", square=square, **rank_and_suit(card))
    place = table.place(square)
    return Item(f"card:{square}", "card", *place, card, spoken, card, *table.card, table.turn)


@lru_cache(64)
def _edges(say: Say, table: FieldLayout) -> tuple[Item, ...]:
    """The letters of rows below the field, and the numbers of columns beside it."""

    def label(id_: str, x: float, y: float, spoken: str, mark: str) -> Item:
        return Item(id_, "label", x, y, "small", spoken, mark, 0.4, 0.4)

    rows = [
        label(f"row:{row}", table.across(i), table.size[1] - FOOT / 2, say("row", row=row), row)
        for i, row in enumerate("abcdefg"[:ROWS])
    ]
    columns = [
        label(f"column:{i}", LEFT / 2, table.up(i), say("column", column=i), str(i))
        for i in range(1, COLUMNS + 1)
    ]
    return (*rows, *columns)


def _units(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], table: FieldLayout
) -> Iterator[Item]:
    for square, unit in view["units"].items():
        (x, y), owner = table.place(square), unit["owner"]
        kind = letters(params).index(unit["unit"])
        most = number(params, kind, LIFE)
        life = Life(most - unit["injury"], most)
        spoken = say(
            *("unit-there",),
            owner=names[owner],
            square=square,
            unit=unit_word(params, kind),
            life=life.left,
            most=most,
        )
        thing = piece(params, f"unit:{square}", kind, owner, spoken)
        size, (right, down) = table.unit, table.beside
        yield replace(thing, x=x + right, y=y + down, width=size, height=size, life=life)


def piece(params: Params, id_: str, kind: int, owner: int, spoken: str) -> Item:
    """A unit of a file that looks like another one of the six has its letter besides."""
    letter = letters(params)[kind]
    own = LOOKS[number(params, kind, LOOK)] if own_name(params, kind) else PIECES[letter]
    if own == LOOKS[0]:
        look = f"unit-{owner}"
    else:
        look = f"unit-{own}-{owner}" if PIECES.get(letter) == own else f"own-{own}-{owner}"
    glyph = letter.lower() if owner else letter
    return Item(id_, "piece", 0, 0, look, spoken, glyph)


# ------------------------------------------------------------------------ what a player has


def _trays(
    params: Params, view: dict[str, Any], owner: int, say: Say, names: Sequence[str]
) -> Iterator[Tray]:
    mine = owner == view["seat"]
    # White chooses first; Black can touch units meanwhile, to choose ahead.
    if view["phase"] == "choosing":
        if mine and view["player"] <= owner:
            units = tuple(_to_choose(params, owner, say))
            yield Tray("choose", owner, say("to-choose"), units, "large")
        return
    if view["phase"] not in ("dealing", "placing"):
        count = say("in-hand", count=view["hand_sizes"][owner])
        hand = tuple(_hand(view, owner, say, names))
        large: Size = "large" if mine and hand else "little"
        yield Tray(f"hand:{owner}", owner, count, hand, large, counted=True)
    if card := view["initiative"][owner]:
        spoken = say("initiative-card", owner=names[owner], **rank_and_suit(card))
        look, told = key_look(params, card), say(f"key-{key_of(card)}")
        compass = Item(f"key:{owner}", "piece", 0, 0, look, told, "+2")
        drawn = Item(f"initiative:{owner}", "card", 0, 0, card, spoken, card, *CARD)
        yield Tray(f"drawn:{owner}", owner, say("initiative"), (drawn, compass), "middle")
    if army := view["unplaced"][owner]:
        units = tuple(_unplaced(params, army, owner, say, names))
        yield Tray(f"unplaced:{owner}", owner, say("to-place"), units, "middle")
    size = view["deck_sizes"][owner]
    spoken = say("deck-of", owner=names[owner], count=say("deck-count", count=size))
    top = Item(f"top:{owner}", "card", 0, 0, f"back-{owner}", spoken, "##", *CARD)
    cards = (top,) if size else ()
    yield Tray(f"deck:{owner}", owner, say("in-deck", count=size), cards, counted=True)


def _to_choose(params: Params, owner: int, say: Say) -> Iterator[Item]:
    for kind, letter in enumerate(letters(params)):
        spoken = say("unit-to-choose", unit=unit_word(params, kind))
        yield piece(params, f"choose:{letter}", kind, owner, spoken)


def _unplaced(
    params: Params, army: str, owner: int, say: Say, names: Sequence[str]
) -> Iterator[Item]:
    for letter, at in to_place(army, owner):
        kind = letters(params).index(letter)
        spoken = say("unit-to-place", owner=names[owner], unit=unit_word(params, kind))
        yield piece(params, at, kind, owner, spoken)


def _hand(view: dict[str, Any], owner: int, say: Say, names: Sequence[str]) -> Iterator[Item]:
    cards = view["hands"][owner]
    if cards is None:
        spoken = say("hidden-card", owner=names[owner])
        for i in range(view["hand_sizes"][owner]):
            yield Item(f"back:{owner}:{i}", "card", 0, 0, f"back-{owner}", spoken, "##", *CARD)
        return
    for i, card in enumerate(cards):
        at = f"hand:{card}" + (":2" if card in cards[:i] else "")  # two jokers are two cards
        yield Item(at, "card", 0, 0, card, say("hand-card", **rank_and_suit(card)), card, *CARD)


def _units_left(params: Params, view: dict[str, Any], owner: int, say: Say) -> Meter:
    count = sum(unit["owner"] == owner for unit in view["units"].values())
    most = params[HOME + owner].bit_count()
    name = say("units-left", count=count, most=most)
    return Meter(f"units:{owner}", owner, name, count, most, f"plate-{owner}")


# --------------------------------------------------------------------------------------- taps


def taps(params: Params, s: Battle, action: int) -> list[str]:
    text = action_text(params, s, action)
    if s.phase == state.CHOOSING:
        return [f"choose:{letter}" for letter in army_text(params, action)]
    if s.phase == state.PLACING:
        letter, square = text.removeprefix("place:").split("@")
        return [f"unplaced:{s.player}:{letter}", square]
    if s.phase == state.MOVING and action != state.STAY:
        squares_, card = text.split(":")
        return [f"hand:{card}", *squares_.split("-")]
    word, _, square = text.partition(":")
    return [square, f"button:{word}"] if square else [f"button:{word}"]


def steps(params: Params, s: Battle, action: int, say: Say) -> list[str]:
    if s.phase == state.PLACING:
        return [say("step-place", unit=unit_word(params, action & 15))]
    if s.phase != state.MOVING or action == state.STAY:
        return []
    card = action_text(params, s, action).partition(":")[2]
    unit = unit_word(params, kind_on(s, s.player, action & 63))
    told = say("step-unit", **rank_and_suit(card))
    return [told[0].upper() + told[1:], say("step-to", unit=unit)]

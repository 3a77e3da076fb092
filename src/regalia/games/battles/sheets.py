"""Royal Battles to be printed: cards and tokens of all units, forms to keep an army's life on."""

from collections.abc import Iterator

from regalia.core.card import Options, shown
from regalia.core.contract import Params, Say
from regalia.core.contract.sheets import Face, Form, FormEntry, Pieces, Sheet
from regalia.core.drawing.plain_svg import alone
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.room import room_of
from regalia.games.battles.armies.units import (
    ACCURACY,
    ARMOUR,
    ARMY,
    DAMAGE,
    EVASION,
    LIFE,
    PRICE,
    RANGED,
    letters,
)
from regalia.games.battles.card import params
from regalia.games.battles.page.facts import power_told, text_of, unit_fact
from regalia.games.battles.rules.state import number
from regalia.games.battles.scene import piece

says = Speaker(__file__)
WIDE, HIGH, TOKEN = 63, 88, 26  # millimetres; a token covers a good part of a playing card
COPIES = 2 * ARMY  # of a token: an army of one kind for each side
BOXES = 20  # of an empty form
FREE = {"scenario": None, "budget": None}


def sheets(options: Options, filled: str, say: Say) -> tuple[Sheet, ...]:
    numbers = params({**options, **FREE})
    every = letters(numbers)
    if filled and (len(filled) > ARMY or not {*filled} <= {*every}):
        raise RegaliaError(says("form-army", given=shown(filled), most=ARMY, letters=every))
    kinds = range(len(every))
    cards = tuple(_card(numbers, kind, say) for kind in kinds)
    tokens = [[_picture(numbers, kind, seat) for kind in kinds] for seat in (0, 1)]
    faces, backs = (tuple(Face(one) for one in side for _ in range(COPIES)) for side in tokens)
    entries = tuple(
        _entry(numbers, every.index(filled[i]) if i < len(filled) else None, say)
        for i in range(ARMY)
    )
    heads = say("form-player"), say("form-against"), say("form-date")
    form = Form("form", say("sheet-form"), heads, say("form-injury"), entries)
    return (
        form,
        Pieces("cards", say("sheet-cards"), WIDE, HIGH, cards),
        Pieces("tokens", say("sheet-tokens"), TOKEN, TOKEN, faces, backs, round=True),
    )


def _picture(numbers: Params, kind: int, seat: int) -> str:
    thing = piece(numbers, "unit", kind, seat, "")
    return alone(thing.look, room_of("battles").looks, thing.glyph)


def _figures(numbers: Params, kind: int, say: Say) -> Iterator[tuple[str, str]]:
    for figure in unit_fact(numbers, kind, say).figures:
        yield figure.name, figure.value
    if price := number(numbers, kind, PRICE):
        yield say("fact-price"), str(price)


def _card(numbers: Params, kind: int, say: Say) -> Face:
    fact = unit_fact(numbers, kind, say)
    figures = tuple(_figures(numbers, kind, say))
    note = f"{letters(numbers)[kind]} · {fact.note}"
    return Face(_picture(numbers, kind, 0), fact.name, note, figures, fact.lines)


def _entry(numbers: Params, kind: int | None, say: Say) -> FormEntry:
    """A unit as the army record has it: name, type, life, accuracy, evasion, weapon with its
    damage, armour with its number, advantage, and an injury box for each life; without a kind,
    empty."""
    words = ("type", "life", "accuracy", "evasion")
    if kind is None:
        places = (("weapon", "/      /"), ("armour", "[      ]"), ("advantage", ""))
        fields = tuple((say(f"fact-{word}"), "", place) for word, place in places)
        return FormEntry(
            "", "", tuple((say(f"fact-{word}"), "") for word in words), BOXES, (), fields
        )
    fact, ranged = unit_fact(numbers, kind, say), number(numbers, kind, RANGED)
    values = [number(numbers, kind, what) for what in (LIFE, ACCURACY, EVASION)]
    told = [say("type-ranged" if ranged else "type-melee"), *map(str, values)]
    figures = [(say(f"fact-{word}"), value) for word, value in zip(words, told)]
    if price := number(numbers, kind, PRICE):
        figures.append((say("fact-price"), str(price)))
    damage = " / ".join(str(number(numbers, kind, DAMAGE + style)) for style in range(3))
    armour = f"[{number(numbers, kind, ARMOUR)}]"
    fields = (
        (say("fact-weapon"), text_of(numbers, kind, "weapon", say), damage),
        (say("fact-armour"), text_of(numbers, kind, "coat", say), armour),
        (say("fact-advantage"), fact.note, ""),
    )
    picture = _picture(numbers, kind, 0)
    return FormEntry(
        picture, fact.name, tuple(figures), values[0], (power_told(numbers, kind, say),), fields
    )

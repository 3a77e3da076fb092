"""Positions of Royal Battles: a JSON object of everything on the table, and back.

{
  "phase": "moving", "player": 0,
  "units": {"c3": {"owner": 0, "unit": "K", "injury": 2}}, "field": {"c3": "7H"},
  "hands": [["2C"], []], "decks": [["3C", "XX", "XX"], ["AS"]], "initiative": ["KS", "4H"],
  "unplaced": ["", ""], "moved": null, "key": false, "pending": 0, "winner": null
}

`moved` is "stay" where nobody moved but could (RB-36), and a joker on the field XR or XB where it
has one colour (RB-35).  Where cards may stay equal (RB-38), `order` has the seats as they go in
this round; until initiative has been drawn, as they went in the last one.

Every other card of the two decks has been played, covered, discarded or drawn for initiative.
What no play could lead to is refused by `validate_position.py`.
"""

import json
from functools import lru_cache
from typing import Any, NoReturn

from regalia.boards.areas import squares
from regalia.boards.cards import JOKER, NAMES, NUMBERS, SUITED, gathered, named
from regalia.core.card import shown
from regalia.core.contract import Params
from regalia.core.errors import BadPosition, Spoken
from regalia.games.battles import rules
from regalia.games.battles.armies.units import (
    ARMY,
    CARDS_END,
    LIFE,
    MAY_STAY,
    READINGS,
    TURNED,
    letters,
)
from regalia.games.battles.rules import state
from regalia.games.battles.rules.field import SQUARES
from regalia.games.battles.rules.state import NO_CARD, TIE, Battle, number
from regalia.games.battles.rules.turns import goes_first
from regalia.games.battles.validate_position import impossible, says, validate_position

PHASES = (
    *("choosing", "dealing", "placing", "initiative", "offered-one", "drawing-one", "moving"),
    *("attacking", "drawing-hit", "keeping", "offered-two", "drawing-two", "over"),
    "keeping-again",
)
KEYS = (
    *("phase", "player", "units", "field", "hands", "decks", "initiative", "unplaced"),
    *("moved", "key", "pending", "winner"),
)
UNIT_KEYS = ("owner", "unit", "injury")
RED_JOKER, BLACK_JOKER = COLOURED = ("XR", "XB")  # RB-35
STAY = "stay"
ORDERS = ([0, 1], [1, 0])
DECK = 54  # cards, with two jokers


def position(params: Params, s: Battle) -> dict[str, Any]:
    return {
        **table(params, s),
        "hands": [named(hand) for hand in s.hands],
        "decks": [named(deck) for deck in s.decks],
        "unplaced": [army_text(params, army) for army in s.armies],
    }


def table(params: Params, s: Battle) -> dict[str, Any]:
    """The open part of a state, for all to see."""
    return {
        "phase": PHASES[s.phase],
        "player": s.player,
        "units": {
            SQUARES[square]: _unit_shown(params, s, owner, square)
            for square in squares(s.stands[0] | s.stands[1])
            for owner in range(2)
            if s.stands[owner] >> square & 1
        },
        "field": {
            name: card for square, name in enumerate(SQUARES) if (card := card_shown(s, square))
        },
        "initiative": [None if card == NO_CARD else NAMES[card] for card in s.initiative],
        "moved": STAY if s.moved == state.STAYED else SQUARES[s.moved - 1] if s.moved else None,
        "key": bool(s.at_key),
        "pending": s.pending if state.COUNTING >> s.phase & 1 else 0,
        "winner": None if s.winner == TIE else s.winner,
    } | ({"order": [*ORDERS[_first(s)]]} if params[READINGS] & CARDS_END else {})


def card_shown(s: Battle, square: int) -> str:
    """The top card of a square, a joker of one colour as such; or nothing."""
    card, here = state.card_on(s, square), 1 << square
    if card == JOKER and (s.reds | s.blacks) & here:
        return RED_JOKER if s.reds & here else BLACK_JOKER
    return "" if card == NO_CARD else NAMES[card]


def _first(s: Battle) -> int:
    """The player who goes first in this round; until initiative is drawn, who went so before."""
    if s.phase <= state.INITIATIVE:
        return s.pending if s.phase == state.INITIATIVE else 0
    return goes_first(s)


def _unit_shown(params: Params, s: Battle, owner: int, square: int) -> dict[str, Any]:
    unit = state.unit_on(s, owner, square)
    letter, injury = letters(params)[unit >> state.INJURY_BITS], unit & state.INJURY
    return {"owner": owner, "unit": letter, "injury": injury}


@lru_cache(4096)  # these are asked at every look at a table
def army_text(params: Params, army: int) -> str:
    counts = [army >> state.COUNT_BITS * kind & state.COUNT for kind in range(len(letters(params)))]
    return "".join(letter * count for letter, count in zip(letters(params), counts))


def read_army(params: Params, text: str) -> int | None:
    """An army of four that RB-6 allows, whatever it costs; its letters may stand in any order."""
    if len(text) != ARMY or not set(text) <= set(letters(params)):
        return None
    army = counted(params, text)
    return army if rules.within_limits(params, army) else None


@lru_cache(4096)
def counted(params: Params, text: str) -> int:
    """The number of units of each kind that the letters name."""
    return sum(1 << state.COUNT_BITS * letters(params).index(letter) for letter in text)


# ------------------------------------------------------------------------------------ reading


def read_position(params: Params, given: object) -> Battle:
    more = {"order"} if params[READINGS] & CARDS_END else set()
    if not isinstance(given, dict) or set(given) - more != set(KEYS):
        raise BadPosition(says("position-keys", game=says("name"), keys=", ".join(KEYS)))
    hands, decks = (_both(given, key, _cards) for key in ("hands", "decks"))
    for seat in range(2):
        if hands[seat] & decks[seat] & SUITED or (hands[seat] + decks[seat]) >> JOKER > 2:
            raise impossible(f"hands[{seat}], decks[{seat}]", "card-twice", "RB-1")
    unplaced = _both(given, "unplaced", lambda key, value: _unplaced(params, key, value))
    s = read_table(params, given)._replace(hands=hands, decks=decks, armies=unplaced)
    validate_position(params, s)
    return _in_order(s, given["order"]) if "order" in given else s


def _in_order(s: Battle, order: object) -> Battle:
    """The state in which the players go, or went in the last round, in this order (RB-38)."""
    if order not in ORDERS:
        _refuse("order", order, _listed(ORDERS))
    first = ORDERS.index(order)
    equal = s.initiative[0] == s.initiative[1] and s.phase > state.INITIATIVE
    s = s._replace(pending=first) if equal or s.phase == state.INITIATIVE else s
    if first != _first(s):
        raise impossible("order", "other-order", "RB-10")
    return s


def read_table(params: Params, given: dict[str, Any]) -> Battle:
    """A state with what lies open; hands, decks and unplaced units are still missing."""
    moved, winner = given["moved"], given["winner"]
    s = rules.start(params)._replace(
        phase=_one_of(given, "phase", PHASES),
        player=_one_of(given, "player", (0, 1)),
        initiative=_both(given, "initiative", _card_or_none),
        moved=0 if moved is None else 1 + _one_of(given, "moved", _movements(params)),
        at_key=_one_of(given, "key", (False, True)),
        pending=_one_of(given, "pending", tuple(range(10))),
        winner=TIE if winner is None else _one_of(given, "winner", (0, 1)),
        armies=(0, 0),
    )
    for name, card in _named_squares(given, "field"):
        s = _with_card(params, s, name, card)
    for name, unit in _named_squares(given, "units"):
        s = _with_unit(params, s, name, unit)
    return s


def _movements(params: Params) -> tuple[str, ...]:
    """The values of `moved`, but for none: where the unit stands, or that a player stayed."""
    return (*SQUARES, STAY) if params[READINGS] & MAY_STAY else SQUARES


def _with_card(params: Params, s: Battle, name: str, card: object) -> Battle:
    """RB-35: a joker that lies has a colour, if that is how the battle is played."""
    key, square, turned = f"field, {name}", SQUARES.index(name), params[READINGS] & TURNED
    if turned and card in COLOURED:
        s = state.laid(s, square, JOKER)
        return state.of_one_colour(s, square, 1 if card == RED_JOKER else 0)
    if turned and card == NAMES[JOKER]:
        _refuse(key, card, says("wanted-coloured"))
    return state.laid(s, square, _card(key, card))


def _refuse(key: str, value: object, wanted: Spoken | str) -> NoReturn:
    raise BadPosition(says("position-value", key=key, value=shown(value), wanted=wanted))


def _listed(values: tuple[Any, ...]) -> str:
    """The texts in a row, of many only the first and the last."""
    words = [json.dumps(value) for value in values]
    return ", ".join(words) if len(words) <= len(PHASES) else f"{words[0]}–{words[-1]}"


def _one_of(given: dict[str, Any], key: str, values: tuple[Any, ...]) -> int:
    """The index of the given value among the values; True is not 1."""
    for i, value in enumerate(values):
        if type(given[key]) is type(value) and given[key] == value:
            return i
    _refuse(key, given[key], _listed(values))


def _both(given: dict[str, Any], key: str, read: Any) -> tuple[int, ...]:
    value = given[key]
    if not isinstance(value, list) or len(value) != 2:
        _refuse(key, value, says("wanted-pair"))
    return tuple(read(key, part) for part in value)


def _card(key: str, value: object) -> int:
    if not isinstance(value, str) or value not in NUMBERS:
        _refuse(key, value, says("wanted-card"))
    return NUMBERS[value]


def _card_or_none(key: str, value: object) -> int:
    return NO_CARD if value is None else _card(key, value)


def _cards(key: str, value: object) -> int:
    if not isinstance(value, list) or len(value) > DECK:
        _refuse(key, value, says("wanted-cards", most=DECK))
    single = [_card(key, card) for card in value]
    if any(single.count(card) > (2 if card == JOKER else 1) for card in single):
        raise impossible(key, "card-twice", "RB-1")
    return gathered(single)


def _unplaced(params: Params, key: str, value: object) -> int:
    if not isinstance(value, str) or len(value) > ARMY or not set(value) <= set(letters(params)):
        _refuse(key, value, says("wanted-units", most=ARMY, letters=letters(params)))
    return counted(params, value)


def _named_squares(given: dict[str, Any], key: str) -> list[tuple[str, Any]]:
    value = given[key]
    if not isinstance(value, dict):
        _refuse(key, value, says("wanted-squares"))
    for name in value:
        if name not in SQUARES:
            _refuse(key, name, _listed(SQUARES))
    return list(value.items())


def _with_unit(params: Params, s: Battle, name: str, unit: object) -> Battle:
    where = f"units, {name}"
    if not isinstance(unit, dict) or set(unit) != set(UNIT_KEYS):
        _refuse(where, unit, says("wanted-unit", keys=", ".join(UNIT_KEYS)))
    kind = _one_of(unit, "unit", tuple(letters(params)))
    owner = _one_of(unit, "owner", (0, 1))
    injury = _one_of(unit, "injury", tuple(range(number(params, kind, LIFE))))
    if s.stands[owner].bit_count() == ARMY:
        raise impossible("units", "army-size", "RB-6")
    square = SQUARES.index(name)
    if state.card_on(s, square) == NO_CARD:
        raise impossible(where, "no-card", "RB-8")
    return state.put(s, owner, square, kind << state.INJURY_BITS | injury)

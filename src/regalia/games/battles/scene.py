"""Royal Battles as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any

from regalia.boards.areas import squares
from regalia.boards.cards import named, rank_and_suit
from regalia.core.contract import Box
from regalia.core.scene import Item, Scene
from regalia.games.battles import rules
from regalia.games.battles.field import COLUMNS, ROWS, SQUARES
from regalia.games.battles.position import army_text
from regalia.games.battles.rules import Battle, kind_on, number
from regalia.games.battles.text import STYLES, action_text
from regalia.games.battles.units import (
    ADVANTAGE,
    ARMY,
    HEALING,
    LIFE,
    ORIENTATION,
    letters,
    own_name,
    unit_word,
)

Say = Callable[..., str]
LEFT, TOP = 4.2, 0.9  # the corner of the field, between the two players' panels
PANELS, PANEL_WIDTH = (0.2, 9.6), 3.4
HAND_TOP, HAND_HEIGHT = 3.4, 4.4
WIDTH, HEIGHT = 13.2, 8.8
CARD_SHAPE = 1.4  # a card's height by its width
COLOURS = ("white", "black")


def scene(box: Box, view: dict[str, Any], say: Say, names: Sequence[str]) -> Scene:
    items = [*_edges(say), *_field(box, view, say), *_units(box, view, say, names)]
    for owner in range(2):
        items += _panel(box, view, owner, say, names)
    who, square = names[view["player"]], view["moved"] or ""
    status = say(f"status-{view['phase']}", who=who, square=square)
    items.append(Item("status", "label", WIDTH / 2, 8.35, "plain", status, status, WIDTH, 0.6))
    return Scene(say("name"), WIDTH, HEIGHT, tuple(items))


# ---------------------------------------------------------------------------------- the field


def _place(square: str) -> tuple[float, float]:
    return LEFT + int(square[1]) - 0.5, TOP + "abcdefg".index(square[0]) + 0.5


def _edges(say: Say) -> list[Item]:
    rows = [
        Item(f"row:{row}", "label", LEFT - 0.3, TOP + i + 0.5, "small", say("row", row=row), row)
        for i, row in enumerate("abcdefg"[:ROWS])
    ]
    columns = [
        Item(f"column:{i}", "label", LEFT + i - 0.5, 0.5, "small", say("column", column=i), str(i))
        for i in range(1, COLUMNS + 1)
    ]
    return [item._replace(width=0.5, height=0.5) for item in rows + columns]


def _field(box: Box, view: dict[str, Any], say: Say) -> list[Item]:
    turn = 0.0 if box[ORIENTATION] else 90.0  # RB-3: lengthwise is between the players
    cells, cards = [], []
    for square in SQUARES:
        x, y = _place(square)
        card = view["field"].get(square)
        spoken = say("cell-card", square=square, **rank_and_suit(card)) if card else ""
        spoken = spoken or say("cell-empty", square=square)
        cells.append(Item(square, "cell", x, y, "plain", spoken))
        if card:
            there = say("card-on", square=square, **rank_and_suit(card))
            cards.append(Item(f"card:{square}", "card", x, y, card, there, card, 0.66, 0.92, turn))
    return cells + cards


def _units(box: Box, view: dict[str, Any], say: Say, names: Sequence[str]) -> list[Item]:
    items = []
    for square, unit in view["units"].items():
        (x, y), owner = _place(square), unit["owner"]
        kind = letters(box).index(unit["unit"])
        most = number(box, kind, LIFE)
        given = {
            "square": square,
            "unit": unit_word(box, kind),
            "life": most - unit["injury"],
            "most": most,
        }
        spoken = say("unit-there", owner=names[owner], **given)
        items.append(_piece(box, f"unit:{square}", kind, owner, x, y, 0.56, spoken))
        life, at = say("life-left", **given), f"life:{square}"
        left = f"{given['life']}/{most}"
        items.append(Item(at, "label", x + 0.27, y + 0.38, "small", life, left, 0.44, 0.22))
    return items


def _piece(
    box: Box, id_: str, kind: int, owner: int, x: float, y: float, size: float, spoken: str
) -> Item:
    letter = letters(box)[kind]
    look = f"unit:{letter}:{owner}" if own_name(box, kind) else f"{letter}:{COLOURS[owner]}"
    glyph = letter.lower() if owner else letter
    return Item(id_, "piece", x, y, look, spoken, glyph, size, size)


# ------------------------------------------------------------------------ what a player holds


def _panel(
    box: Box, view: dict[str, Any], owner: int, say: Say, names: Sequence[str]
) -> list[Item]:
    left, name = PANELS[owner], names[owner]
    middle = left + PANEL_WIDTH / 2
    title = say("player-name", owner=name)
    items = [Item(f"player:{owner}", "label", middle, 0.5, "title", title, title, PANEL_WIDTH, 0.6)]
    if card := view["initiative"][owner]:
        spoken, place = say("initiative-card", owner=name, **rank_and_suit(card)), (left + 0.9, 1.6)
        word, below = say("initiative"), (left + 0.9, 2.45)
        items += [
            Item(f"initiative:{owner}", "card", *place, card, spoken, card, 0.9, 1.26),
            Item(f"initiative-label:{owner}", "label", *below, "small", word, word, 1.5, 0.4),
        ]
    count = say("deck-count", count=view["deck_sizes"][owner])
    if view["deck_sizes"][owner]:
        spoken, place = say("deck-of", owner=name, count=count), (left + 2.5, 1.6)
        items.append(
            Item(f"deck:{owner}", "card", *place, f"back:{owner}", spoken, "##", 0.9, 1.26)
        )
    below, at = (left + 2.5, 2.45), f"deck-count:{owner}"
    items.append(Item(at, "label", *below, "small", count, count, 1.6, 0.4))
    count = say("hand-count", count=view["hand_sizes"][owner])
    at = f"hand-count:{owner}"
    items.append(Item(at, "label", middle, 3.0, "small", count, count, PANEL_WIDTH, 0.4))
    choosing = view["phase"] == "choosing" and view["player"] == owner == view["seat"]
    if choosing:
        return items + _choices(box, owner, say)
    if view["unplaced"][owner]:
        return items + _unplaced(box, view["unplaced"][owner], owner, say, names)
    return items + _hand(view, owner, say, names)


def _grid(count: int, owner: int, shape: float) -> tuple[list[tuple[float, float]], float]:
    """Places for so many things below one another in a player's panel, and their width."""
    columns = next(
        n for n in range(4, count + 5) if ceil(count / n) * shape * PANEL_WIDTH / n <= HAND_HEIGHT
    )
    step = PANEL_WIDTH / columns
    return [
        (PANELS[owner] + (i % columns + 0.5) * step, HAND_TOP + (i // columns + 0.5) * step * shape)
        for i in range(count)
    ], step * 0.92


def _hand(view: dict[str, Any], owner: int, say: Say, names: Sequence[str]) -> list[Item]:
    count, cards = view["hand_sizes"][owner], view["hands"][owner]
    places, width = _grid(count, owner, CARD_SHAPE)
    size = (width, width * CARD_SHAPE)
    if cards is None:
        spoken = say("hidden-card", owner=names[owner])
        return [
            Item(f"back:{owner}:{i}", "card", *place, f"back:{owner}", spoken, "##", *size)
            for i, place in enumerate(places)
        ]
    ids = [
        f"hand:{card}" + (":2" if card in cards[:i] else "") for i, card in enumerate(cards)
    ]  # two jokers are two cards
    return [
        Item(id_, "card", *place, card, say("hand-card", **rank_and_suit(card)), card, *size)
        for id_, card, place in zip(ids, cards, places)
    ]


def _choices(box: Box, owner: int, say: Say) -> list[Item]:
    places, width = _grid(len(letters(box)), owner, 1.0)
    return [
        _piece(
            *(box, f"choose:{letter}", kind, owner, *places[kind], width),
            say("unit-to-choose", unit=unit_word(box, kind)),
        )
        for kind, letter in enumerate(letters(box))
    ]


def _unplaced(box: Box, army: str, owner: int, say: Say, names: Sequence[str]) -> list[Item]:
    places, width = _grid(len(army), owner, 1.0)
    items = []
    for i, letter in enumerate(army):
        kind, before = letters(box).index(letter), army[:i].count(letter)
        at = f"unplaced:{owner}:{letter}" + (f":{before + 1}" if before else "")
        spoken = say("unit-to-place", owner=names[owner], unit=unit_word(box, kind))
        items.append(_piece(box, at, kind, owner, *places[i], width, spoken))
    return items


# --------------------------------------------------------------------------- taps and sentences


def taps(box: Box, s: Battle, action: int) -> list[str]:
    text = action_text(box, s, action)
    if s.phase == rules.CHOOSING:
        return [f"choose:{letter}" for letter in army_text(box, action)]
    if s.phase == rules.PLACING:
        letter, square = text.removeprefix("place:").split("@")
        return [f"unplaced:{s.player}:{letter}", square]
    if s.phase == rules.MOVING:
        squares_, card = text.split(":")
        return [f"hand:{card}", *squares_.split("-")]
    word, _, square = text.partition(":")
    return [f"button:{word}", square] if square else [f"button:{word}"]


def sentence(box: Box, s: Battle, action: int, seat: int, say: Say, names: Sequence[str]) -> str:
    who, text = names[s.player], action_text(box, s, action)
    word, _, rest = text.partition(":")
    if s.phase == rules.CHOOSING:
        return _army_said(box, s, action, seat, say, names)
    if rules.DRAWING >> s.phase & 1:
        if seat != s.player:
            return say("say-draw-hidden", who=who)
        return say("say-draw-card", who=who, **rank_and_suit(rest))
    if s.phase == rules.DEALING:
        row = "aceg"[ARMY - s.pending]
        return say("say-deal", who=who, square=row + "15"[s.player], **rank_and_suit(rest))
    if s.phase == rules.INITIATIVE:
        return say("say-init", who=who, **rank_and_suit(rest))
    if s.phase == rules.PLACING:
        unit = unit_word(box, action & 15)
        return say("say-place", who=who, unit=unit, square=SQUARES[action >> 4])
    if s.phase == rules.MOVING:
        a, b = action & 63, action >> 6 & 63
        given = {
            "unit": unit_word(box, kind_on(s, s.player, a)),
            "square": SQUARES[a],
            **rank_and_suit(rest),
        }
        if a == b:
            return say("say-stay", who=who, **given)
        return say("say-move", who=who, to=SQUARES[b], **given)
    if s.phase == rules.ATTACKING and action != rules.HOLD:
        return _attack_said(box, s, action, say, who)
    if word == "discard":
        cards = _list(
            [say("card-name", **rank_and_suit(card)) for card in named(s.hands[s.player])], say
        )
        return say("say-discard", who=who, cards=cards)
    return say(f"say-{word}", who=who)


def choice(box: Box, s: Battle, action: int, seat: int, say: Say, names: Sequence[str]) -> str:
    """An action that is only being considered: an army's choice does not tell the other's yet."""
    if s.phase == rules.CHOOSING:
        return say("say-army", who=names[s.player], army=_army(box, action, say))
    return sentence(box, s, action, seat, say, names)


def _army_said(box: Box, s: Battle, action: int, seat: int, say: Say, names: Sequence[str]) -> str:
    """RB-6: with Black's choice both armies are shown."""
    who = names[s.player]
    if s.player == 0:
        if seat != 0:
            return say("say-army-hidden", who=who)
        return say("say-army", who=who, army=_army(box, action, say))
    chosen, others = _army(box, action, say), _army(box, s.armies[0], say)
    return say("say-armies", who=who, army=chosen, other=names[0], others=others)


def _attack_said(box: Box, s: Battle, action: int, say: Say, who: str) -> str:
    style, target, square = action & 7, action >> 3, s.moved - 1
    kind = kind_on(s, s.player, square)
    found = rules.trumps(s, style, square, target)
    after = rules.act(box, s, action)
    healing = style == rules.SPECIAL and number(box, kind, ADVANTAGE) == HEALING
    if healing:
        effects = _effects(box, s, after, s.player, say)
        return say("say-heal", who=who, trumps=found, effects=effects)
    other = kind_on(s, 1 - s.player, target)
    given = {
        "who": who,
        "unit": unit_word(box, other),
        "square": SQUARES[target],
        "style": say(f"style-{STYLES[style]}"),
        "trumps": found,
    }
    if found < rules.needed(box, kind, other):
        return say("say-miss", needed=rules.needed(box, kind, other), **given)
    return say("say-hit", effects=_effects(box, s, after, 1 - s.player, say), **given)


def _effects(box: Box, before: Battle, after: Battle, owner: int, say: Say) -> str:
    """What an attack or healing did to a player's units."""
    said = []
    for square in squares(before.stands[owner]):
        unit = rules.unit_on(before, owner, square)
        name = unit_word(box, unit >> rules.INJURY_BITS)
        given = {"unit": name, "square": SQUARES[square]}
        if not after.stands[owner] >> square & 1:
            said.append(say("effect-falls", **given))
            continue
        more = rules.unit_on(after, owner, square) - unit
        if more:
            word = "effect-suffers" if more > 0 else "effect-regains"
            said.append(say(word, amount=abs(more), **given))
    return _list(said, say) if said else say("effect-none")


def _army(box: Box, army: int, say: Say) -> str:
    text = army_text(box, army)
    kinds = [letters(box).index(letter) for letter in text]
    return _list([say("unit-name", unit=unit_word(box, kind)) for kind in kinds], say)


def _list(words: list[str], say: Say) -> str:
    said = words[0]
    for word in words[1:]:
        said = say("list", first=said, second=word)
    return said

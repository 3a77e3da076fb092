"""Royal Battles as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Sequence
from typing import Any

from regalia.boards.areas import squares
from regalia.boards.cards import named, rank_and_suit
from regalia.boards.chess import PIECES
from regalia.core.contract import Params
from regalia.core.scene import WIDE, Item, Scene
from regalia.games.battles import attacks, rules, state
from regalia.games.battles.field import COLUMNS, ROWS, SQUARES
from regalia.games.battles.layout import Layout, Panel, layout
from regalia.games.battles.position import army_text
from regalia.games.battles.state import Battle, kind_on, number
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
CARD_SHAPE = 1.4  # a card's height by its width
ON_FIELD = (0.7, 0.98)  # a card there; a unit stands on it beside the index
UNIT, UNIT_RIGHT, UNIT_DOWN = 0.6, 0.15, 0.15


def scene(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], shape: str = WIDE
) -> Scene:
    table = layout(view, shape)
    units = _units(params, view, say, names, table)
    items = [*_edges(say, table), *_field(params, view, say, table, units), *units]
    for owner in range(2):
        items += _panel(params, view, owner, say, names, table.panels[owner])
    who, square = names[view["player"]], view["moved"] or ""
    status = say(f"status-{view['phase']}", who=who, square=square)
    items.append(_label("status", table.status, "plain", status))
    return Scene(say("name"), *table.size, tuple(items))


def _label(
    id_: str, line: tuple[float, float, float, float], look: str, spoken: str, text: str = ""
) -> Item:
    x, y, width, height = line
    return Item(id_, "label", x, y, look, spoken, text or spoken, width, height)


# ---------------------------------------------------------------------------------- the field


def _edges(say: Say, table: Layout) -> list[Item]:
    rows = [
        _label(f"row:{row}", (*table.row_mark(i), 0.4, 0.5), "small", say("row", row=row), row)
        for i, row in enumerate("abcdefg"[:ROWS])
    ]
    columns = [
        _label(
            f"column:{i}",
            (*table.column_mark(i), 0.4, 0.5),
            *("small", say("column", column=i), str(i)),
        )
        for i in range(1, COLUMNS + 1)
    ]
    return rows + columns


def _field(
    params: Params, view: dict[str, Any], say: Say, table: Layout, units: Sequence[Item]
) -> list[Item]:
    """RB-3: lengthwise is between the players.  A cell's name tells the card and the unit there."""
    size = ON_FIELD[::-1] if params[ORIENTATION] else ON_FIELD
    standing = {item.id.removeprefix("unit:"): item.name for item in units}
    cells, cards = [], []
    for square in SQUARES:
        x, y = table.place(square)
        card = view["field"].get(square)
        spoken = say("cell-card", square=square, **rank_and_suit(card)) if card else ""
        spoken = spoken or say("cell-empty", square=square)
        if square in standing:
            spoken = say("list", first=spoken, second=standing[square])
        cells.append(Item(square, "cell", x, y, "plain", spoken))
        if card:
            there = say("card-on", square=square, **rank_and_suit(card))
            cards.append(Item(f"card:{square}", "card", x, y, card, there, card, *size))
    return cells + cards


def _units(
    params: Params, view: dict[str, Any], say: Say, names: Sequence[str], table: Layout
) -> list[Item]:
    items = []
    for square, unit in view["units"].items():
        (x, y), owner = table.place(square), unit["owner"]
        kind = letters(params).index(unit["unit"])
        most = number(params, kind, LIFE)
        given = {
            "square": square,
            "unit": unit_word(params, kind),
            "life": most - unit["injury"],
            "most": most,
        }
        spoken = say("unit-there", owner=names[owner], **given)
        right, down = (UNIT_RIGHT, 0.0) if params[ORIENTATION] else (0.0, UNIT_DOWN)
        place = (x + right, y + down, UNIT)
        items.append(_piece(params, f"unit:{square}", kind, owner, *place, spoken))
        life, at = say("life-left", **given), f"life:{square}"
        left = f"{given['life']}/{most}"
        items.append(_label(at, (x + 0.27, y + 0.38, 0.44, 0.22), "small", life, left))
    return items


def _piece(
    params: Params, id_: str, kind: int, owner: int, x: float, y: float, size: float, spoken: str
) -> Item:
    letter = letters(params)[kind]
    look = f"unit-{owner}" if own_name(params, kind) else f"unit-{PIECES[letter]}-{owner}"
    glyph = letter.lower() if owner else letter
    return Item(id_, "piece", x, y, look, spoken, glyph, size, size)


# ------------------------------------------------------------------------ what a player holds


def _panel(
    params: Params, view: dict[str, Any], owner: int, say: Say, names: Sequence[str], panel: Panel
) -> list[Item]:
    name, size = names[owner], (panel.card, panel.card * CARD_SHAPE)
    items = [_label(f"player:{owner}", panel.title, "title", say("player-name", owner=name))]
    if card := view["initiative"][owner]:
        spoken = say("initiative-card", owner=name, **rank_and_suit(card))
        at, below = f"initiative:{owner}", panel.initiative_label
        items += [
            Item(at, "card", *panel.initiative, card, spoken, card, *size),
            _label(f"initiative-label:{owner}", below, "small", say("initiative")),
        ]
    count = say("deck-count", count=view["deck_sizes"][owner])
    if view["deck_sizes"][owner]:
        spoken, back = say("deck-of", owner=name, count=count), f"back-{owner}"
        items.append(Item(f"deck:{owner}", "card", *panel.deck, back, spoken, "##", *size))
    items.append(_label(f"deck-count:{owner}", panel.deck_count, "small", count))
    count = say("hand-count", count=view["hand_sizes"][owner])
    items.append(_label(f"hand-count:{owner}", panel.hand_count, "small", count))
    # White chooses first; Black can touch units meanwhile, to choose ahead.
    choosing = view["phase"] == "choosing" and view["player"] <= owner
    if choosing and owner == view["seat"]:
        return items + _choices(params, owner, say, panel)
    if view["unplaced"][owner]:
        return items + _unplaced(params, view["unplaced"][owner], owner, say, names, panel)
    return items + _hand(view, owner, say, names, panel)


def _hand(
    view: dict[str, Any], owner: int, say: Say, names: Sequence[str], panel: Panel
) -> list[Item]:
    count, cards = view["hand_sizes"][owner], view["hands"][owner]
    places, width = panel.grid(count, CARD_SHAPE)
    size = (width, width * CARD_SHAPE)
    if cards is None:
        spoken = say("hidden-card", owner=names[owner])
        return [
            Item(f"back:{owner}:{i}", "card", *place, f"back-{owner}", spoken, "##", *size)
            for i, place in enumerate(places)
        ]
    ids = [
        f"hand:{card}" + (":2" if card in cards[:i] else "") for i, card in enumerate(cards)
    ]  # two jokers are two cards
    return [
        Item(id_, "card", *place, card, say("hand-card", **rank_and_suit(card)), card, *size)
        for id_, card, place in zip(ids, cards, places)
    ]


def _choices(params: Params, owner: int, say: Say, panel: Panel) -> list[Item]:
    places, width = panel.grid(len(letters(params)), 1.0)
    return [
        _piece(
            *(params, f"choose:{letter}", kind, owner, *places[kind], width),
            say("unit-to-choose", unit=unit_word(params, kind)),
        )
        for kind, letter in enumerate(letters(params))
    ]


def _unplaced(
    params: Params, army: str, owner: int, say: Say, names: Sequence[str], panel: Panel
) -> list[Item]:
    places, width = panel.grid(len(army), 1.0)
    items = []
    for i, letter in enumerate(army):
        kind, before = letters(params).index(letter), army[:i].count(letter)
        at = f"unplaced:{owner}:{letter}" + (f":{before + 1}" if before else "")
        spoken = say("unit-to-place", owner=names[owner], unit=unit_word(params, kind))
        items.append(_piece(params, at, kind, owner, *places[i], width, spoken))
    return items


# --------------------------------------------------------------------------- taps and sentences


def taps(params: Params, s: Battle, action: int) -> list[str]:
    text = action_text(params, s, action)
    if s.phase == state.CHOOSING:
        return [f"choose:{letter}" for letter in army_text(params, action)]
    if s.phase == state.PLACING:
        letter, square = text.removeprefix("place:").split("@")
        return [f"unplaced:{s.player}:{letter}", square]
    if s.phase == state.MOVING:
        squares_, card = text.split(":")
        return [f"hand:{card}", *squares_.split("-")]
    word, _, square = text.partition(":")
    return [f"button:{word}", square] if square else [f"button:{word}"]


def sentence(
    params: Params, s: Battle, action: int, seat: int, say: Say, names: Sequence[str]
) -> str:
    who, text = names[s.player], action_text(params, s, action)
    word, _, rest = text.partition(":")
    if s.phase == state.CHOOSING:
        return _army_said(params, s, action, seat, say, names)
    if state.DRAWING >> s.phase & 1:
        if seat != s.player:
            return say("say-draw-hidden", who=who)
        return say("say-draw-card", who=who, **rank_and_suit(rest))
    if s.phase == state.DEALING:
        row = "aceg"[ARMY - s.pending]
        return say("say-deal", who=who, square=row + "15"[s.player], **rank_and_suit(rest))
    if s.phase == state.INITIATIVE:
        return say("say-init", who=who, **rank_and_suit(rest))
    if s.phase == state.PLACING:
        unit = unit_word(params, action & 15)
        return say("say-place", who=who, unit=unit, square=SQUARES[action >> 4])
    if s.phase == state.MOVING:
        a, b = action & 63, action >> 6 & 63
        given = {
            "unit": unit_word(params, kind_on(s, s.player, a)),
            "square": SQUARES[a],
            **rank_and_suit(rest),
        }
        if a == b:
            return say("say-stay", who=who, **given)
        return say("say-move", who=who, to=SQUARES[b], **given)
    if s.phase == state.ATTACKING and action != state.HOLD:
        return _attack_said(params, s, action, say, who)
    if word == "discard":
        cards = _list(
            [say("card-name", **rank_and_suit(card)) for card in named(s.hands[s.player])], say
        )
        return say("say-discard", who=who, cards=cards)
    return say(f"say-{word}", who=who)


def choice(
    params: Params, s: Battle, action: int, seat: int, say: Say, names: Sequence[str]
) -> str:
    """An action that is only being considered: an army's choice does not tell the other's yet."""
    if s.phase == state.CHOOSING:
        return say("say-army", who=names[s.player], army=_army(params, action, say))
    return sentence(params, s, action, seat, say, names)


def _army_said(
    params: Params, s: Battle, action: int, seat: int, say: Say, names: Sequence[str]
) -> str:
    """RB-6: with Black's choice both armies are shown."""
    who = names[s.player]
    if s.player == 0:
        if seat != 0:
            return say("say-army-hidden", who=who)
        return say("say-army", who=who, army=_army(params, action, say))
    chosen, others = _army(params, action, say), _army(params, s.armies[0], say)
    return say("say-armies", who=who, army=chosen, other=names[0], others=others)


def _attack_said(params: Params, s: Battle, action: int, say: Say, who: str) -> str:
    style, target, square = action & 7, action >> 3, s.moved - 1
    kind = kind_on(s, s.player, square)
    found = attacks.trumps(s, style, square, target)
    after = rules.act(params, s, action)
    healing = style == state.SPECIAL and number(params, kind, ADVANTAGE) == HEALING
    if healing:
        effects = _effects(params, s, after, s.player, say)
        return say("say-heal", who=who, trumps=found, effects=effects)
    other = kind_on(s, 1 - s.player, target)
    given = {
        "who": who,
        "unit": unit_word(params, other),
        "square": SQUARES[target],
        "style": say(f"style-{STYLES[style]}"),
        "trumps": found,
    }
    if found < attacks.needed(params, kind, other):
        return say("say-miss", needed=attacks.needed(params, kind, other), **given)
    return say("say-hit", effects=_effects(params, s, after, 1 - s.player, say), **given)


def _effects(params: Params, before: Battle, after: Battle, owner: int, say: Say) -> str:
    """What an attack or healing did to a player's units."""
    said = []
    for square in squares(before.stands[owner]):
        unit = state.unit_on(before, owner, square)
        name = unit_word(params, unit >> state.INJURY_BITS)
        given = {"unit": name, "square": SQUARES[square]}
        if not after.stands[owner] >> square & 1:
            said.append(say("effect-falls", **given))
            continue
        more = state.unit_on(after, owner, square) - unit
        if more:
            word = "effect-suffers" if more > 0 else "effect-regains"
            said.append(say(word, amount=abs(more), **given))
    return _list(said, say) if said else say("effect-none")


def _army(params: Params, army: int, say: Say) -> str:
    text = army_text(params, army)
    kinds = [letters(params).index(letter) for letter in text]
    return _list([say("unit-name", unit=unit_word(params, kind)) for kind in kinds], say)


def _list(words: list[str], say: Say) -> str:
    said = words[0]
    for word in words[1:]:
        said = say("list", first=said, second=word)
    return said

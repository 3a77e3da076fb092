"""Ur as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Sequence
from typing import Any

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.core.scene import TALL, WIDE, Item, Kind, Scene
from regalia.games.ur import rules
from regalia.games.ur.rules import LAYOUT, ROLLING, Ur
from regalia.games.ur.text import NAMES, ROLLS, WORDS, action_text, read_position

LOOKS = (
    (rules.ROSETTES, "rosette"),
    (rules.ENTRANCE, "entrance"),
    (rules.ROYAL_LAND, "royal"),
    (rules.ISHTAR, "ishtar"),
    (rules.MARDUK, "marduk"),
)
DIE = {"g": "gold", "s": "silver", "-": "blank"}
MARKS = {"rosette": "✽", "entrance": "→", "royal": "♦", "ishtar": "I", "marduk": "M", "plain": ""}
SIZES = {WIDE: (8.0, 5.0), TALL: (5.4, 9.4)}
TOP = 1.5  # the middle of row A, below the reserve of player 1
TALL_LEFT, TALL_TOP = 1.7, 1.0  # the middle of row A, now a column, and the board's upper edge

Place = tuple[float, float]


def scene(
    params: Params,
    view: dict[str, Any],
    say: Callable[..., str],
    names: Sequence[str],
    shape: str = WIDE,
) -> Scene:
    s = read_position(params, view["position"])
    first, second = (s.own, s.foe) if s.player == 0 else (s.foe, s.own)
    items = [*_roads(shape)]
    for i, name in enumerate(NAMES):
        look = next((look for area, look in LOOKS if area >> i & 1), "plain")
        owner = names[0] if first >> i & 1 else names[1] if second >> i & 1 else ""
        spoken = say(f"square-{look}", square=name, owner=owner or say("nobody"))
        items.append(Item(name, "cell", *_place(name, shape), look, spoken, MARKS[look]))
    for i, name in enumerate(NAMES):
        if (first | second) >> i & 1:
            seat = 0 if first >> i & 1 else 1
            spoken = say("piece-on", owner=names[seat], square=name)
            place = _place(name, shape)
            items.append(Item(f"piece:{name}", "piece", *place, f"disc-{seat}", spoken, "●○"[seat]))
    for seat in (1, 0):
        items += _reserve(seat, view["reserves"][seat], say, names[seat], shape)
    for i, side in enumerate(view["roll"] or ""):
        place = (4.55 + i * 0.9, TOP) if shape == WIDE else (TALL_LEFT, TALL_TOP + 4.55 + i * 0.9)
        spoken = say(f"die-{DIE[side]}")
        items.append(Item(f"die:{i}", "die", *place, f"die-{DIE[side]}", spoken, side, 0.7, 0.7))
    return Scene(say("name"), *SIZES[shape], tuple(items))


def _place(name: str, shape: str) -> Place:
    row, column = "ABC".index(name[0]), int(name[1]) - 0.5
    if shape == TALL:
        return TALL_LEFT + row, TALL_TOP + column
    return column, TOP + row


def _roads(shape: str) -> list[Item]:
    found = []
    for a, name in enumerate(NAMES):
        for b in squares(LAYOUT.next_to[a] & -(2 << a)):
            (x, y), (to_x, to_y) = _place(name, shape), _place(NAMES[b], shape)
            road = f"road:{name}-{NAMES[b]}"
            found.append(Item(road, "line", x, y, "path", "", "", to_x - x, to_y - y))
    return found


def _reserve(seat: int, count: int, say: Callable[..., str], who: str, shape: str) -> list[Item]:
    """A tray with a line of text and the spare pieces: beside the board on a phone's screen."""
    spoken = say("reserve", owner=who, count=count)
    if shape == WIDE:
        y = (4.55, 0.45)[seat]
        tray, label = (4.0, y, 7.9, 0.8), (2.0, y, 3.6, 0.6)
        spares = [(4.25 + 0.55 * i, y, 0.58, 0.58) for i in range(count)]
    else:
        x = (0.55, 4.85)[seat]
        tray, label = (x, 5.0, 0.9, 7.9), (1.4 if x < 1 else 4.0, 0.5, 2.5, 0.8)
        spares = [(x, 8.4 - 1.1 * i, 0.85, 0.85) for i in range(count)]
    look, glyph = f"disc-{seat}", "●○"[seat]
    return [
        _item(f"reserve:{seat}", "cell", "tray", spoken, "", tray),
        _item(f"reserve-label:{seat}", "label", "plain", spoken, spoken, label),
        *(_item(f"spare:{seat}:{i}", "piece", look, "", glyph, at) for i, at in enumerate(spares)),
    ]


def _item(
    id_: str, kind: Kind, look: str, name: str, glyph: str, at: tuple[float, float, float, float]
) -> Item:
    x, y, width, height = at
    return Item(id_, kind, x, y, look, name, glyph, width, height)


def taps(params: Params, s: Ur, action: int) -> list[str]:
    text = action_text(params, s, action)
    if text in ("roll", "stop", "claim-draw"):
        return [f"button:{text}"]
    if text == "enter":
        return [f"reserve:{s.player}", NAMES[rules.ENTRANCE.bit_length() - 1]]
    if text.startswith("place:"):
        return [f"reserve:{s.player}", text[6:]]
    return text.replace("+", "-").split("-")


def sentence(
    params: Params, s: Ur, action: int, seat: int, say: Callable[..., str], names: Sequence[str]
) -> str:
    who, text = names[s.player], action_text(params, s, action)
    if s.phase == ROLLING:
        passed = not rules.can_act(s.own, s.foe, action)
        dice = " + ".join(say(f"die-{DIE[side]}") for side in ROLLS[action])
        return say("say-roll-pass" if passed else "say-roll-dice", who=who, dice=dice)
    after = rules.act(params, s, action)
    left = after.foe if after.player == s.player else after.own
    taken = ", ".join(NAMES[i] for i in squares(s.foe & ~left))
    ending = say("and-captures", squares=taken) if taken else "."
    kind = action & 15
    if kind in WORDS:
        return say(f"say-{WORDS[kind]}", who=who, ending=ending)
    if kind == rules.PLACE:
        return say("say-place", who=who, square=text[6:])
    moves = [part.split("-") for part in text.split("+")]
    said = [say("from-to", begin=path[0], end=path[-1]) for path in moves]
    return say("say-move", who=who, move=say("and-then").join(said), ending=ending)

"""Ur as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Sequence
from typing import Any

from regalia.boards.areas import squares
from regalia.core.contract import Box
from regalia.core.scene import Item, Scene
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
TOP = 1.5  # the middle of row A, below the reserve of player 1


def scene(box: Box, view: dict[str, Any], say: Callable[..., str], names: Sequence[str]) -> Scene:
    s = read_position(box, view["position"])
    first, second = (s.own, s.foe) if s.player == 0 else (s.foe, s.own)
    items = [*_roads()]
    for i, name in enumerate(NAMES):
        look = next((look for area, look in LOOKS if area >> i & 1), "plain")
        owner = names[0] if first >> i & 1 else names[1] if second >> i & 1 else ""
        spoken = say(f"square-{look}", square=name, owner=owner or say("nobody"))
        items.append(Item(name, "cell", *_place(name), look, spoken, MARKS[look]))
    for i, name in enumerate(NAMES):
        if (first | second) >> i & 1:
            seat = 0 if first >> i & 1 else 1
            spoken = say("piece-on", owner=names[seat], square=name)
            place = _place(name)
            items.append(Item(f"piece:{name}", "piece", *place, f"disc:{seat}", spoken, "●○"[seat]))
    for seat, y in ((1, 0.45), (0, 4.55)):
        count = view["reserves"][seat]
        spoken = say("reserve", owner=names[seat], count=count)
        items.append(Item(f"reserve:{seat}", "label", 1.9, y, "plain", spoken, spoken, 3.8, 0.6))
        for i in range(count):
            x = 4.2 + 0.45 * i
            items.append(
                Item(f"spare:{seat}:{i}", "piece", x, y, f"disc:{seat}", "", "●○"[seat], 0.5, 0.5)
            )
    for i, side in enumerate(view["roll"] or ""):
        spoken = say(f"die-{DIE[side]}")
        items.append(
            Item(f"die:{i}", "die", 5.05 + i * 0.9, 1.5, DIE[side], spoken, side, 0.7, 0.7)
        )
    return Scene(say("name"), 8.0, 5.0, tuple(items))


def _place(name: str) -> tuple[float, float]:
    return int(name[1]) - 0.5, TOP + "ABC".index(name[0])


def _mark(look: str) -> str:
    return {"rosette": "✽", "entrance": "→", "royal": "♦", "ishtar": "I", "marduk": "M"}.get(
        look, ""
    )


def _roads() -> list[Item]:
    found = []
    for a, name in enumerate(NAMES):
        for b in squares(LAYOUT.next_to[a] & -(2 << a)):
            (x, y), (to_x, to_y) = _place(name), _place(NAMES[b])
            road = f"road:{name}-{NAMES[b]}"
            found.append(Item(road, "line", x, y, "path", "", "", to_x - x, to_y - y))
    return found


def taps(box: Box, s: Ur, action: int) -> list[str]:
    text = action_text(box, s, action)
    if text in ("roll", "stop", "claim-draw"):
        return [f"button:{text}"]
    if text == "enter":
        return [f"reserve:{s.player}", NAMES[rules.ENTRANCE.bit_length() - 1]]
    if text.startswith("place:"):
        return [f"reserve:{s.player}", text[6:]]
    return text.replace("+", "-").split("-")


def sentence(
    box: Box, s: Ur, action: int, seat: int, say: Callable[..., str], names: Sequence[str]
) -> str:
    who, text = names[s.player], action_text(box, s, action)
    if s.phase == ROLLING:
        passed = not rules.can_act(s.own, s.foe, action)
        dice = " + ".join(say(f"die-{DIE[side]}") for side in ROLLS[action])
        return say("say-roll-pass" if passed else "say-roll-dice", who=who, dice=dice)
    after = rules.act(box, s, action)
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

"""Ur as a Scene, its actions as taps and sentences."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

from regalia.boards.areas import squares
from regalia.boards.layout import Point
from regalia.core.contract import Params
from regalia.core.contract.secrets import Seen
from regalia.core.drawing.scene import TALL, WIDE, Item, Meter, Scene, Tray
from regalia.games.ur import rules
from regalia.games.ur.layout import NAMES
from regalia.games.ur.rules import ROLLING, Ur
from regalia.games.ur.text import ROLLS, WORDS, action_text, read_position

DIE = {"g": "gold", "s": "silver", "-": "blank"}
MARKS = {"rosette": "✽", "entrance": "→", "royal": "♦", "ishtar": "I", "marduk": "M", "plain": ""}
SIZES = {WIDE: (8.6, 3.6), TALL: (3.6, 8.6)}
EDGE = 0.55  # letters and numbers stand at two edges of the board


def scene(
    params: Params,
    view: dict[str, Any],
    say: Callable[..., str],
    names: Sequence[str],
    shape: str = WIDE,
) -> Scene:
    shown = view["position"], view["phase"], view["roll"], tuple(view["reserves"])
    return _drawn(params, *shown, say, tuple(names), shape)


@lru_cache(64)  # whoever sits at a table sees the same
def _drawn(
    params: Params,
    position: str,
    phase: str,
    roll: str | None,
    reserves: tuple[int, ...],
    say: Callable[..., str],
    names: tuple[str, ...],
    shape: str,
) -> Scene:
    s = read_position(params, position)
    areas = (s.own, s.foe) if s.player == 0 else (s.foe, s.own)
    taken = [(i, seat) for i in range(len(NAMES)) for seat in (0, 1) if areas[seat] >> i & 1]
    owners = {i: names[seat] for i, seat in taken}
    items = [*_roads(params, shape), *_edges(shape)]
    items += [
        square_item(i, look_of(params, i), owners.get(i, ""), say, shape) for i in range(len(NAMES))
    ]
    items += [_piece(i, seat, names[seat], say, shape) for i, seat in taken]
    for i, side in enumerate(roll or ""):
        x, y = _place("A5", shape)
        place = (x + 0.05 + i * 0.9, y) if shape == WIDE else (x, y - 0.05 - i * 0.9)
        spoken = say(f"die-{DIE[side]}")
        items.append(Item(f"die:{i}", "die", *place, f"die-{DIE[side]}", spoken, side, 0.8, 0.8))
    return Scene(
        *(say("short-name"), *SIZES[shape], tuple(items)),
        trays=tuple(_reserve(seat, reserves[seat], say, names[seat]) for seat in (0, 1)),
        meters=tuple(
            _rosettes(params, seat, rules.held(params, areas[seat]), say) for seat in (0, 1)
        ),
        prompt=_prompt(params, s, phase, roll, say),
        owners=names,
    )


def look_of(params: Params, i: int) -> str:
    """The role of a square."""
    looks = (
        (rules.rosettes(params), "rosette"),
        (rules.entrance(params), "entrance"),
        (rules.lands(params, rules.GOLD_SILVER), "royal"),
        (rules.ishtar(params), "ishtar"),
        (rules.lands(params, rules.TWO_GOLD), "marduk"),
    )
    return next((look for area, look in looks if area >> i & 1), "plain")


@lru_cache(4096)
def square_item(i: int, look: str, owner: str, say: Callable[..., str], shape: str) -> Item:
    name = NAMES[i]
    spoken = say(f"square-{look}", square=name, owner=owner or say("nobody"))
    return Item(name, "cell", *_place(name, shape), look, spoken, MARKS[look])


@lru_cache(4096)
def _piece(i: int, seat: int, owner: str, say: Callable[..., str], shape: str) -> Item:
    name = NAMES[i]
    spoken = say("piece-on", owner=owner, square=name)
    place = _place(name, shape)
    return Item(f"piece:{name}", "piece", *place, f"disc-{seat}", spoken, "●○"[seat])


@cache
def _place(name: str, shape: str) -> Point:
    """The middle of a square; upright, Sky is above and Earth below."""
    row, column = "ABC".index(name[0]) + 0.5, int(name[1]) - 0.5
    if shape == TALL:
        return EDGE + row, SIZES[TALL][1] - EDGE - column
    return EDGE + column, EDGE + row


@cache
def _edges(shape: str) -> list[Item]:
    """The letters of rows and the numbers of columns, for sentences name squares."""

    def label(mark: str, x: float, y: float) -> Item:
        return Item(f"edge:{mark}", "label", x, y, "plain", mark, mark, 0.5, 0.5)

    near = EDGE / 2
    if shape == TALL:
        foot = SIZES[TALL][1] - near
        letters = [label(row, _place(f"{row}1", shape)[0], foot) for row in "ABC"]
        return letters + [label(n, near, _place(f"A{n}", shape)[1]) for n in "12345678"]
    letters = [label(row, near, _place(f"{row}1", shape)[1]) for row in "ABC"]
    return letters + [label(n, _place(f"A{n}", shape)[0], near) for n in "12345678"]


@lru_cache(64)
def _roads(params: Params, shape: str) -> list[Item]:
    found = []
    for a, name in enumerate(NAMES):
        for b in squares(rules.near(params, a) & -(2 << a)):
            (x, y), (to_x, to_y) = _place(name, shape), _place(NAMES[b], shape)
            road = f"road:{name}-{NAMES[b]}"
            found.append(Item(road, "line", x, y, "path", "", "", to_x - x, to_y - y))
    return found


def _reserve(seat: int, count: int, say: Callable[..., str], who: str) -> Tray:
    spoken = say("reserve", owner=who, count=count)
    spares = (
        Item(f"spare:{seat}:{i}", "piece", 0, 0, f"disc-{seat}", spoken, "●○"[seat])
        for i in range(count)
    )
    return Tray(
        f"reserve:{seat}", seat, say("in-reserve", count=count), tuple(spares), counted=True
    )


def _rosettes(params: Params, seat: int, count: int, say: Callable[..., str]) -> Meter:
    goal = rules.goal(params)
    told = say("rosettes-held", count=count, goal=goal)
    return Meter(f"rosettes:{seat}", seat, told, count, goal, "rosette")


# ------------------------------------------------------------------------------ what is allowed


def _prompt(params: Params, s: Ur, phase: str, dice: str | None, say: Callable[..., str]) -> str:
    """The prompt with the actions that the roll allows here, in the order of UR-8."""
    if phase in ("again", "claiming"):
        return say(f"prompt-{phase}")
    if not dice:
        return ""
    roll = ROLLS.index(dice)
    s = s._replace(phase=rules.MOVING, roll=roll)
    kinds = {action & 15 for action in rules.actions(params, s)}
    steps = max(kinds & STEPS, default=0)
    told = []
    if steps:
        two = "two" if rules.PAIR in kinds else "one"
        told.append(say(f"may-move-{two}", steps=1 + steps - rules.STEP))
    if rules.ENTER in kinds:
        told.append(say("may-enter"))
    if rules.PLACE in kinds:
        near = "side" if rules.reading(params, rules.AT_BESIDE) else "beside"
        where = near if roll == rules.NO_COINS else PLACE_WORDS[roll]
        told.append(say(f"may-place-{where}"))
    rolled = " + ".join(say(f"die-{DIE[side]}") for side in dice)
    return say("prompt-roll", dice=rolled[0].upper() + rolled[1:], what=say("or").join(told))


STEPS = {rules.STEP, rules.STEP2, rules.STEP3}
PLACE_WORDS = {
    rules.GOLD_SILVER: "royal",
    rules.TWO_SILVER: "ishtar",
    rules.TWO_GOLD: "marduk",
}


# ------------------------------------------------------------------------------ taps and sentences


def taps(params: Params, s: Ur, action: int) -> list[str]:
    """A walk is told by where it begins and ends, and by its way only where another way does
    something else; ways that do the same are touched alike."""
    text = action_text(params, s, action)
    if text in ("roll", "stop", "claim-draw"):
        return [f"button:{text}"]
    if text == "enter":
        return [f"reserve:{s.player}", NAMES[rules.entrance(params).bit_length() - 1]]
    if text.startswith("place:"):
        return [f"reserve:{s.player}", text[6:]]
    if "+" in text:
        return text.replace("+", "-").split("-")
    return list(_walks(params, s.own, s.foe, s.roll)[text])


def steps(params: Params, s: Ur, action: int, say: Callable[..., str]) -> list[str]:
    touched = taps(params, s, action)
    if len(touched) < 2:
        return []
    where = say("step-where")
    if action & 15 == rules.PAIR:
        return [where, say("step-second"), where]
    return [where, *[say("step-way")] * (len(touched) - 2)]


@lru_cache(maxsize=64)
def _walks(params: Params, own: int, foe: int, roll: int) -> dict[str, list[str]]:
    """The squares to touch for each walk of a piece, by its text."""
    s = Ur(own, foe, 0, rules.MOVING, roll, -1, 0, -1, 0, -1)
    ways: dict[tuple[str, str], dict[Ur, list[list[str]]]] = {}  # by its ends, and what it does
    for action in rules.actions(params, s):
        if action & 15 in STEPS:
            way = action_text((), s, action).split("-")
            effects = ways.setdefault((way[0], way[-1]), {})
            effects.setdefault(rules.act(params, s, action), []).append(way)
    return {
        "-".join(way): [*ends, *(alike[0][1:-1] if len(effects) > 1 else ())]
        for ends, effects in ways.items()
        for alike in effects.values()
        for way in alike
    }


def tally(params: Params, s: Ur, outcome: int, say: Callable[..., str]) -> str:
    """The sides of the dice, in words, under which a roll is counted."""
    return " + ".join(say(f"die-{DIE[side]}") for side in ROLLS[outcome])


def sentence(
    params: Params, seen: Seen[Ur], seat: int, say: Callable[..., str], names: Sequence[str]
) -> str:
    s, action, after = seen
    who, text = names[s.player], action_text(params, s, action)
    if s.phase == ROLLING:
        passed = not rules.can_act(params, s.player, s.own, s.foe, action)
        dice = tally(params, s, action, say)
        return say("say-roll-pass" if passed else "say-roll-dice", who=who, dice=dice)
    left = after.foe if after.player == s.player else after.own
    taken = ", ".join(NAMES[i] for i in squares(s.foe & ~left))
    ending = say("and-captures", who=who, squares=taken) if taken else "."
    kind = action & 15
    if kind in WORDS:
        return say(f"say-{WORDS[kind]}", who=who, ending=ending)
    if kind == rules.PLACE:
        return say("say-place", who=who, square=text[6:], ending=ending)
    moves = [part.split("-") for part in text.split("+")]
    said = [say("from-to", begin=path[0], end=path[-1]) for path in moves]
    return say("say-move", who=who, move=say("and-then").join(said), ending=ending)

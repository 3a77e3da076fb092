"""Meanings of taps on things of Ur, legal or not."""

from regalia.boards.areas import squares
from regalia.core.contract import Params
from regalia.games.ur import rules
from regalia.games.ur.layout import NAMES
from regalia.games.ur.rules import Ur
from regalia.games.ur.scene import taps
from regalia.games.ur.text import action_text, readable


def meant(params: Params, s: Ur, touched: list[str]) -> str | None:
    first, *rest = [_place(tap) for tap in touched]
    if first.startswith("button:"):
        return None if rest else first.removeprefix("button:")
    if first == f"reserve:{s.player}":
        if len(rest) != 1 or rest[0] not in NAMES:
            return None
        entering = 1 << NAMES.index(rest[0]) == rules.entrance(params)
        return "enter" if entering else f"place:{rest[0]}"
    if not rest or not all(name in NAMES for name in (first, *rest)):
        return None
    return _move(params, s, [first, *rest])


def _place(tap: str) -> str:
    """A piece stands for its square, a spare one for its reserve."""
    if tap.startswith("spare:"):
        return f"reserve:{tap.split(':')[1]}"
    return tap.removeprefix("piece:")


def _move(params: Params, s: Ur, names: list[str]) -> str | None:
    """A walk of one piece, or a step each of two: so read where an own piece stands third."""
    if s.phase == rules.MOVING:
        for action in rules.actions(params, s):
            if taps(params, s, action) == names:
                return action_text(params, s, action)
    if len(names) == 4:
        a, b, c, d = names
        if s.own >> NAMES.index(c) & 1 or not readable(params, "-".join(names)):
            for text in (f"{a}-{b}+{c}-{d}", f"{c}-{d}+{a}-{b}"):
                if readable(params, text):
                    return text
    first, *rest = [NAMES.index(name) for name in names]
    if rest == rest[:1]:
        names = [NAMES[i] for i in _way(params, first, rest[0])]
    return "-".join(names)


def _way(params: Params, begin: int, end: int) -> list[int]:
    """A shortest walk of at most three steps; without one, the two squares."""
    ways = [[begin]]
    for _ in range(3):
        onward = [(way, squares(rules.near(params, way[-1]))) for way in ways]
        ways = [[*way, i] for way, ends in onward for i in ends if i not in way]
        found = next((way for way in ways if way[-1] == end), None)
        if found:
            return found
    return [begin, end]

"""What touching things of Ur would mean, legal or not."""

from regalia.core.contract import Params
from regalia.games.ur import rules
from regalia.games.ur.rules import Ur
from regalia.games.ur.text import NAMES, readable


def meant(params: Params, s: Ur, taps: list[str]) -> str | None:
    first, *rest = [_place(tap) for tap in taps]
    if first.startswith("button:"):
        return None if rest else first.removeprefix("button:")
    if first == f"reserve:{s.player}":
        if len(rest) != 1 or rest[0] not in NAMES:
            return None
        entering = 1 << NAMES.index(rest[0]) == rules.ENTRANCE
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
    walk = "-".join(names)
    if len(names) == 4:
        a, b, c, d = names
        if s.own >> NAMES.index(c) & 1 or not readable(params, walk):
            for text in (f"{a}-{b}+{c}-{d}", f"{c}-{d}+{a}-{b}"):
                if readable(params, text):
                    return text
    return walk

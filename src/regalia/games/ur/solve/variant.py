"""The room's rules with some numbers changed: fewer pieces a side, or a board for a test.

The rules are not copied: their one source file is read once more under another name, and then its
constants are set.  `variant_room(PIECES=4)` is a room whose rules are that variant; the compiler of
`regalia.fast` takes it like any other.
"""

import importlib.util
import sys
from functools import cache
from types import ModuleType

from regalia.core.room import Room
from regalia.games import room
from regalia.games.ur import rules

PIECES = rules.PIECES


class _VariantRoom(Room):
    def __init__(self, package: str, variant: ModuleType) -> None:
        super().__init__(package)
        self.__dict__["rules_module"] = variant  # in the place of the cached property


def variant_room(**constants: int) -> Room:
    """The room of Ur, some constants of its rules being others."""
    changed = {name: value for name, value in constants.items() if value != getattr(rules, name)}
    return _variant_room(tuple(sorted(changed.items())))


@cache
def _variant_room(changed: tuple[tuple[str, int], ...]) -> Room:
    home = room("ur")
    if not changed:
        return home
    ending = "_".join(f"{name}_{value}" for name, value in changed).lower()
    name = f"{rules.__name__}_with_{ending}"
    spec = importlib.util.spec_from_file_location(name, rules.__file__)
    assert spec and spec.loader
    variant = importlib.util.module_from_spec(spec)
    sys.modules[name] = variant
    spec.loader.exec_module(variant)
    for constant, value in changed:
        setattr(variant, constant, value)
    return _VariantRoom(home.package, variant)

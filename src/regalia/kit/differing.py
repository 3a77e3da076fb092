"""Differences between two pieces of plain data, each with its place."""

from collections.abc import Iterator
from typing import Any

MISSING = object()
SHOWN = 300  # characters of a value, at most


def differences(one: Any, two: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Paths to what differs, as one would write them in Python, with both values."""
    if isinstance(one, dict) and isinstance(two, dict):
        for name in dict.fromkeys([*one, *two]):
            yield from differences(
                one.get(name, MISSING), two.get(name, MISSING), f"{path}[{name!r}]"
            )
        if list(one) != list(two) and set(one) == set(two):
            yield f"{path} (order of keys)", list(one), list(two)
    elif isinstance(one, (list, tuple)) and isinstance(two, (list, tuple)):
        for i in range(max(len(one), len(two))):
            a = one[i] if i < len(one) else MISSING
            b = two[i] if i < len(two) else MISSING
            yield from differences(a, b, f"{path}[{i}]")
    elif type(one) is not type(two) or one != two:
        yield path, one, two


def assert_same(one: Any, two: Any, where: str) -> None:
    """Fails with a line for each difference: its path, and both values."""
    found = list(differences(one, two))
    lines = [f"{path}: {_shown(a)} | {_shown(b)}" for path, a, b in found]
    assert not found, "\n".join([f"{where}: {len(found)} differ", *lines[:20]])


def _shown(value: Any) -> str:
    text = "nothing" if value is MISSING else repr(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"

"""Sets of squares as ints with one bit a square, and tuples of ints."""

from collections.abc import Iterator, Sequence


def squares(area: int) -> Iterator[int]:
    """The squares of an area, lowest first."""
    while area:
        yield (area & -area).bit_length() - 1
        area &= area - 1


def replaced(items: tuple[int, ...], i: int, x: int) -> tuple[int, ...]:
    """The items, the one at `i` being `x` now."""
    return items[:i] + (x,) + items[i + 1 :]


def weighted(items: tuple[int, ...], weights: Sequence[int], at: int) -> int:
    """The sum of the items, each times its weight; their weights are those from `at` on."""
    return sum(item * weights[at + i] for i, item in enumerate(items))

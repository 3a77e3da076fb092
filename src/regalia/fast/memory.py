"""Memory for kernels: lists of ints where rules are interpreted, arrays in compiled code.

Compiled code has its own (`numba_extras`).  Interpreted rules are never handed numbers out of an
array: these wrap around, and lack the bit methods of ints.
"""

from typing import Any


def words(n: int) -> Any:
    """Create n ints, all 0."""
    return [0] * n


def rows(count: int, n: int) -> Any:
    """Create rows of n ints, all 0."""
    return [[0] * n for _ in range(count)]


def number_rows(count: int, n: int) -> Any:
    """Create rows of n floats, all 0."""
    return [[0.0] * n for _ in range(count)]

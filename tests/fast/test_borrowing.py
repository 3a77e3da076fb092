"""Compiled functions count the users of arrays only where they make some, and lose none."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba.core.runtime import _nrt_python, rtsys

from regalia import games
from regalia.core.game import Game
from regalia.fast import play
from regalia.fast.compiler import compiled
from regalia.fast.numba_extras import compile_function
from regalia.fast.warm import as_array


def total(rows: Any, i: int) -> int:
    found = 0
    for number in rows[i]:
        found += number
    return found


def corner(rows: Any) -> int:
    return rows[1:, 1:][0, 0] + len(rows[0])


def doubled(row: Any) -> int:
    return (row + row)[1]


def chosen(row: Any) -> int:
    return row[np.array([1, 2])][1]


def copied(row: Any) -> int:
    row[3:] = row[:2]
    return row[3] + row[4]


def listed(row: Any) -> int:
    return len([row, row])


def itself(row: Any) -> Any:
    return row


def both(row: Any) -> Any:
    return row, row


def made(n: int) -> int:
    return len(np.zeros(n))


def code_of(function: Callable[..., Any], *given: Any) -> str:
    compiled_ = compile_function(function, None)
    compiled_(*given)
    (code,) = compiled_.inspect_llvm().values()
    return str(code)


@pytest.mark.parametrize(("function", "given"), [(total, (1,)), (corner, ())])
def test_who_is_only_lent_arrays_counts_nothing(
    function: Callable[..., Any], given: tuple[int, ...]
) -> None:
    rows = np.arange(12).reshape(3, 4)
    assert "NRT_incref" not in code_of(function, rows, *given)
    assert compile_function(function, None)(rows, *given) == function(rows, *given)


@pytest.mark.parametrize("function", [doubled, chosen, copied, listed, itself, both, made])
def test_who_makes_or_returns_an_array_counts_and_loses_none(function: Callable[..., Any]) -> None:
    given: Any = 5 if function is made else np.arange(5)
    quick = compile_function(function, None)
    assert np.array_equal(quick(given), function(given))
    assert lost(lambda: quick(given)) == 0


@pytest.mark.parametrize("name", ["twelve", "battles"])
def test_random_games_lose_no_array_though_the_past_grows(name: str) -> None:
    game = Game(games.room(name))
    kernel, params = compiled(game.room, play), as_array(game.params)
    points = np.zeros(2, np.int64)
    assert lost(lambda: kernel.play_many(params, game.state, 3, 1, 1000, points)) == 0


def lost(call: Callable[[], Any]) -> int:
    """The number of arrays left over when something is done twenty times more."""
    call()
    _nrt_python.memsys_enable_stats()
    before = rtsys.get_allocation_stats()
    for _ in range(20):
        call()
    after = rtsys.get_allocation_stats()
    return int(after.mi_alloc - before.mi_alloc) - int(after.mi_free - before.mi_free)

"""Waiting for what is meant: the one place in which tests sleep.

No test sleeps a fixed time (tests/house/test_no_sleeps.py): it asks again and again whether what it
waits for is there, and fails with a sentence when that takes too long.
"""

import asyncio
import inspect
import random
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from playwright.sync_api import Page

PATIENCE = 300  # seconds: a first thought may wait for the compiler, on a busy machine
A_MOMENT = 0.02  # seconds between two questions

T = TypeVar("T")


def until(there: Callable[[], T], why: str = "", patience: float = PATIENCE) -> T:
    """Ask until the answer is true, and return it."""
    end = time.monotonic() + patience
    while not (found := there()):
        assert time.monotonic() < end, why or f"it never came: {found!r}"
        time.sleep(A_MOMENT)
    return found


async def until_true(there: Callable[[], T | Awaitable[T]], patience: float = PATIENCE) -> T:
    """Ask until the answer is true, while other tasks of the loop go on."""
    async with asyncio.timeout(patience):
        while True:
            asked = there()
            found: T = await asked if inspect.isawaitable(asked) else asked
            if found:
                return found
            await asyncio.sleep(A_MOMENT)


def until_on(page: "Page", there: Callable[[], T], why: str = "") -> T:
    """Ask until the answer is true, while a page's events are heard."""
    end = time.monotonic() + PATIENCE
    while not (found := there()):
        assert time.monotonic() < end, why or f"it never came: {found!r}"
        page.wait_for_timeout(1000 * A_MOMENT)
    return found


async def turns(count: int = 1) -> None:
    """Let every task of the loop that can go on do so, this many times."""
    for _ in range(count):
        await asyncio.sleep(0)


def any_moment(rng: random.Random, least: float, most: float) -> None:
    """Let a random time pass: a fault, or a person's action, comes when it comes."""
    time.sleep(rng.uniform(least, most))

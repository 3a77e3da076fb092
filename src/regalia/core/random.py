"""Random numbers that are the same interpreted and compiled (xoshiro128**).

A generator is four 32-bit words: a list of ints, or an int64 array in compiled code.  All
arithmetic stays in 63 bits, except for products of which only the low 32 bits are kept, so that
Python's unbounded ints and machine words agree.  Not for secrets: live games draw their seeds
from the operating system.
"""

import secrets
from collections.abc import MutableSequence, Sequence

LOW = 0xFFFFFFFF  # 32 bits


def seeded(seed: int) -> list[int]:
    """A new generator; any int is a seed."""
    rng = [0, 0, 0, 0]
    reseed(rng, seed & LOW, seed >> 32 & LOW)
    return rng


def unpredictable() -> list[int]:
    """A new generator that nobody can foresee."""
    return [secrets.randbits(32), secrets.randbits(32), secrets.randbits(32), 1]


def reseed(rng: MutableSequence[int], low: int, high: int) -> None:
    """Start a generator from two 32-bit words."""
    for i in range(4):
        low = low + 0x9E3779B9 & LOW
        word = low ^ high
        word = (word ^ word >> 16) * 0x85EBCA6B & LOW
        word = (word ^ word >> 13) * 0xC2B2AE35 & LOW
        rng[i] = word ^ word >> 16
        high = high + word & LOW
    if rng[0] | rng[1] | rng[2] | rng[3] == 0:
        rng[0] = 1


def bits(rng: MutableSequence[int]) -> int:
    """32 random bits."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    found = b * 5 & LOW
    found = (found << 7 | found >> 25) & LOW
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ (b << 9 & LOW)
    rng[3] = (d << 11 | d >> 21) & LOW
    return found * 9 & LOW


def below(rng: MutableSequence[int], n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n is below 2**31."""
    product = bits(rng) * n
    low = product & LOW
    if low < n:
        uneven = (LOW + 1 - n) % n
        while low < uneven:
            product = bits(rng) * n
            low = product & LOW
    return product >> 32


def drawn(rng: MutableSequence[int], weights: Sequence[int], n: int) -> int:
    """A random index below n, each as likely as its weight is heavy; the weights' sum is below
    2**31."""
    total = 0
    for i in range(n):
        total += weights[i]
    return landing(weights, n, below(rng, total))


def landing(weights: Sequence[float], n: int, point: float) -> int:
    """The index of the weight in which a point lies, the weights laid end to end from 0 on."""
    for i in range(n):
        point -= weights[i]
        if point < 0:
            return i
    return n - 1

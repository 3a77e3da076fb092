"""Exponentials and powers that are the same to the last bit on every platform.

The C library's `exp` and `pow` may differ in the last bit from system to system, and a level's
choice could hang on that bit.  These are made of sums, products and quotients of floats, which
IEEE 754 fixes, so interpreted rules, machine code and WebAssembly agree.  `sqrt` is fixed by the
same standard, and is taken from `math`.
"""

LN2_HIGH = 6.93147180369123816490e-01  # the leading 33 bits of the logarithm of 2, and the rest:
LN2_LOW = 1.90821492927058770002e-10  # so many times the former is exact
PER_LN2 = 1.44269504088896338700
HIGHEST, LOWEST = 709.0, -708.0  # beyond these a float is infinite, or no longer normal
TERMS = 13  # of the series of `exp` that a float can tell
ODD_TERMS = 23  # the last power in the series of `log` that a float can tell
SQRT_2 = 1.41421356237309514547


def exp(x: float) -> float:
    """Return e to the power of x; 0 where x is below -708, and x is at most 709."""
    if x < LOWEST:
        return 0.0
    x = min(x, HIGHEST)
    twos = int(x * PER_LN2 + (0.5 if x >= 0 else -0.5))
    rest = x - twos * LN2_HIGH - twos * LN2_LOW
    found = 1.0
    for n in range(TERMS, 0, -1):
        found = 1.0 + rest * found / n
    return found * power_of_two(twos)


def power_of_two(n: int) -> float:
    found, factor = 1.0, 2.0 if n >= 0 else 0.5
    for _ in range(abs(n)):
        found *= factor
    return found


def log(x: float) -> float:
    """Return the natural logarithm of a positive number."""
    twos = 0
    while x > SQRT_2:
        x *= 0.5
        twos += 1
    while 2 * x < SQRT_2:
        x *= 2.0
        twos -= 1
    ratio = (x - 1.0) / (x + 1.0)
    square, found = ratio * ratio, 0.0
    for n in range(ODD_TERMS, 0, -2):
        found = found * square + 1.0 / n
    return twos * LN2_HIGH + (2.0 * ratio * found + twos * LN2_LOW)


def power(base: float, exponent: float) -> float:
    """Return a base, 0 or more, to the power of a positive exponent."""
    return exp(exponent * log(base)) if base > 0 else 0.0

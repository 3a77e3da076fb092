"""The levels of Royal Battles: rounds, depth, attention, temperature (see players/levels.py).

All notice every action: whoever sees only what catches the eye strikes whenever that is possible,
which is not what beginners do wrong.  They misjudge.
"""

LEVELS = (
    (100, 1, 1, 0.2),
    (100, 1, 1, 0.14),
    (100, 1, 1, 0.1),
    (100, 1, 1, 0.072),
    (120, 1, 1, 0.05),
    (160, 1, 1, 0.038),
    (320, 1, 1, 0.024),
    (900, 1, 1, 0.016),
    (3_000, 1, 1, 0.007),
    (25_000, 1, 1, 0),
)

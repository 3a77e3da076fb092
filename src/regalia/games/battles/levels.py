"""The levels of Royal Battles: rounds, depth, attention, temperature (see players/levels.py).

All notice every action: whoever sees only what catches the eye strikes whenever that is possible,
which is not what beginners do wrong.  They misjudge.
"""

LEVELS = (
    (60, 1, 1, 0.35),
    (60, 1, 1, 0.2),
    (80, 1, 1, 0.12),
    (100, 1, 1, 0.08),
    (150, 1, 1, 0.05),
    (300, 1, 1, 0.03),
    (1_000, 1, 1, 0.012),
    (2_500, 1, 1, 0.006),
    (8_000, 1, 1, 0),
    (25_000, 1, 1, 0),
)

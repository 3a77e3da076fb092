"""The levels of the Queen's Gambit: rounds, (depth,) attention, temperature (players/levels.py)."""

LEVELS = (
    (4, 1, 0.3, 0.2),
    (8, 1, 0.45, 0.14),
    (16, 1, 0.6, 0.1),
    (32, 1, 0.7, 0.07),
    (64, 1, 0.85, 0.045),
    (125, 1, 1, 0.03),
    (250, 1, 1, 0.015),
    (800, 1, 1, 0.005),
    (3_000, 1, 1, 0),
    (16_000, 1, 1, 0),
)

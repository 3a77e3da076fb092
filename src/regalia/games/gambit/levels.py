"""The levels of the Queen's Gambit: rounds, (depth,) attention, temperature (players/levels.py).

Lower levels overlook what does not catch the eye, rather than choose at random.
"""

LEVELS = (
    (16, 1, 0.26, 0.08),
    (30, 1, 0.36, 0.05),
    (50, 1, 0.45, 0.04),
    (70, 1, 0.52, 0.035),
    (100, 1, 0.6, 0.03),
    (150, 1, 0.7, 0.03),
    (250, 1, 0.76, 0.027),
    (400, 1, 0.85, 0.02),
    (1_500, 1, 1, 0.01),
    (10_000, 1, 1, 0),
)

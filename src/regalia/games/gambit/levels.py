"""The levels of the Queen's Gambit: rounds, (depth,) attention, temperature (players/levels.py).

Lower levels overlook what does not catch the eye, rather than choose at random.
"""

LEVELS = (
    (16, 1, 0.26, 0.08),
    (30, 1, 0.35, 0.05),
    (50, 1, 0.42, 0.04),
    (70, 1, 0.49, 0.035),
    (100, 1, 0.58, 0.03),
    (150, 1, 0.7, 0.03),
    (250, 1, 0.8, 0.025),
    (400, 1, 0.9, 0.018),
    (1_500, 1, 1, 0.01),
    (10_000, 1, 1, 0),
)

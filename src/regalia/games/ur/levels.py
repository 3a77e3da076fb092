"""The levels of Ur: nodes, depth, attention, temperature (see players/levels.py).

What attention is paid to is told in `habits.py`.
"""

LEVELS = (
    (600, 1, 0.3, 0.062),
    (600, 1, 0.41, 0.053),
    (600, 1, 0.52, 0.045),
    (600, 1, 0.64, 0.038),
    (600, 1, 0.76, 0.032),
    (600, 1, 0.9, 0.026),
    (600, 1, 1, 0.02),
    (600, 1, 1, 0.013),
    (600, 1, 1, 0.007),
    (200_000, 59, 1, 0),
)

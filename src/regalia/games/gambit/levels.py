"""The levels of the Queen's Gambit: rounds, (depth,) attention, temperature (players/levels.py).

What attention is paid to is told in `habits.py`: lower levels take what they see, and err in what
they overlook and in the cards they lay.
"""

LEVELS = (
    (16, 1, 0.05, 0.25),
    (18, 1, 0.12, 0.15),
    (22, 1, 0.27, 0.078),
    (32, 1, 0.32, 0.067),
    (60, 1, 0.47, 0.045),
    (110, 1, 0.6, 0.034),
    (200, 1, 0.75, 0.026),
    (400, 1, 0.9, 0.018),
    (1_500, 1, 1, 0.01),
    (10_000, 1, 1, 0),
)

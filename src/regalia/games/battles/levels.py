"""The levels of Royal Battles: rounds, depth, attention, temperature (see players/levels.py).

Up to level 6 they fight as beginners do (`habits.py`), and attention says how many of their strikes
and ways forward they see.  From level 7 on they see everything, and may stay back: who guards beats
whoever must strike.  Level 7 draws whenever it may; from level 8 on they may wait.
"""

LEVELS = (
    (30, 1, 0.06, 0.6),
    (40, 1, 0.18, 0.5),
    (50, 1, 0.42, 0.5),
    (60, 1, 0.5, 0.3),
    (100, 1, 0.8, 0.06),
    (120, 1, 0.84, 0.05),
    (260, 1, 0.99, 0.01),
    (1_400, 1, 1, 0.01),
    (3_000, 1, 1, 0.007),
    (25_000, 1, 1, 0),
)

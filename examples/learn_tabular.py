"""A table that learns a small Ur (two pieces, two rosettes) by playing a random player.

For what a seat sees and each thing it can do the table holds how well that went, moved a little
towards the result of every game (every-visit Monte Carlo; one action in eight is random).
"""

from collections import defaultdict

import numpy as np

from regalia import research

GAMES, STEPS, EXPLORE, RATE = 64, 1500, 1 / 8, 0.1
games = research.vector("ur", GAMES, seed=1, pieces=2, goal=2, against="random", learner=0)
table: defaultdict[bytes, dict[int, float]] = defaultdict(dict)
played: list[list[tuple[bytes, int]]] = [[] for _ in range(GAMES)]
results: list[float] = []
rng = np.random.default_rng(1)
step = games.reset()
for _ in range(STEPS):
    chosen = np.zeros(GAMES, np.int64)
    for game in range(GAMES):
        seen, can = step.observation[game].tobytes(), np.flatnonzero(step.mask[game])
        known = table[seen]
        if rng.random() < EXPLORE:
            chosen[game] = rng.choice(can)
        else:
            chosen[game] = max(can, key=lambda action: known.get(int(action), 0.0))
        played[game].append((seen, int(chosen[game])))
    step = games.step(chosen)
    for game in np.flatnonzero(step.terminated | step.truncated):
        result = float(step.reward[game, 0])
        for seen, action in played[game]:
            before = table[seen].get(action, 0.0)
            table[seen][action] = before + RATE * (result - before)
        played[game].clear()
        results.append(result)
fifth = len(results) // 5
early, late = (np.mean(some) / 2 + 0.5 for some in (results[:fifth], results[-fifth:]))
print(f"{len(results)} games, {len(table)} sights; won at first {early:.0%}, at last {late:.0%}")

"""Counterfactual regret on a small Queen's Gambit, by OpenSpiel (of `regalia[research]`).

One token, six cards each, four turns (QG-20): two million states, so each round follows one line of
play (outcome sampling) and learns from it.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

import regalia.research.openspiel  # registers the games

ROUNDS = 300
SMALL = {"setup": "1", "tokens": 1, "deck": "BBBRRR", "turns": 4}
np.random.seed(1)
game = pyspiel.load_game("regalia_gambit", SMALL)
solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
for _ in range(ROUNDS):
    solver.iteration()
policy = solver.average_policy()
first = game.new_initial_state()
likely = policy.action_probabilities(first)
told = {first.action_to_string(action): round(float(p), 2) for action, p in likely.items()}
print(f"{ROUNDS} rounds, first choice: {told}")
assert abs(sum(likely.values()) - 1) < 1e-6 and regalia.research.openspiel

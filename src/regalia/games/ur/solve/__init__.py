"""Ur solved: the value of every position, with a bound on the error (`docs/ur-solved.md`).

- `run.py`: `regalia solve ur` says what it takes, solves, and keeps what it has reached
- `solution.py`: the solution as a file, two bytes a position
- `game.py`: exactly which game is solved, and why a sweep bounds the error
- `index.py`: positions numbered without keys; `variant.py`: the rules with fewer pieces
- `solving.py`: sweeps until the error is bounded, on `cpu.py` or `gpu.py`
- `sweeping.py`: a sweep on the room's own rules, compiled by Numba; `listed.py` and
  `listing.py`: quicker, for four pieces at most, by lists of where each action leads
- `kernel.py`: the same as CUDA C++, made from the same rules; `plan.py`: what rolls share
- `definition.py`: what a position is worth in plain words
- `known.py`: what a state is worth, for reviews, where a table is installed
- `certificate.py`: bounds proved of the game in which nothing is called off

Beside it in `tools` (and not in the wheel): `check.py` compares the kernel with the rules;
`on_gpu.py`, `certify_on_gpu.py`, `playing.py` and `facts.py` are what a visit to a GPU brings home;
`distil.py` makes the weights that the player of the room goes by.
"""

from regalia.games.ur.solve.known import expected

__all__ = ["expected"]

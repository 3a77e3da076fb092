"""Ur solved: the value of every position, with a bound on the error (`docs/ur-solved.md`).

run.py        `regalia solve ur`: says what it takes, solves, keeps what it has reached
table.py      the solution as a file: two bytes a position, no keys
game.py       exactly which game is solved, and why a sweep bounds the error
sweeping.py   a sweep on the room's own rules, compiled by Numba
kernel.py     a sweep as CUDA C++, made from the same rules
"""

"""Proved bounds for the exercises of Ur: which positions are asked for, and what is kept of them.

    python bench/proofs/ur_exercise_bounds.py numbers.npy
    certify_on_gpu … --numbers numbers.npy           on a machine with a large GPU: asked-1.npz
    python bench/proofs/ur_exercise_bounds.py asked-1.npz --keep

The first writes the numbers of all positions that the actions of the listed exercises lead to; the
last puts their bounds where the exercises look for them.
"""

import argparse
from pathlib import Path
from typing import cast

import numpy as np

from regalia.games import room
from regalia.games.ur import rules
from regalia.games.ur.exercises import bounds
from regalia.games.ur.rules import Ur
from regalia.games.ur.solve.definition import Values, after
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.exercises.generation import moment_of


def asked() -> list[int]:
    """The positions that are reached by one action in an exercise, and are rolled in next."""
    found, exercises = set[int](), listed(room("ur"))
    assert exercises is not None

    def look(own: int, foe: int) -> Values:
        if not bounds.is_over(own, foe):
            found.add(bounds.number_of(own, foe))
        return 0, 0

    for line in exercises:
        moment = moment_of(line)
        s = cast(Ur, moment.game(room("ur")).state)
        for action in rules.actions((), s):
            after(rules, rules.act((), s, action), look, moment.seat)
    return sorted(found)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("file", type=Path)
    given.add_argument("--keep", action="store_true")
    told = given.parse_args()
    if told.keep:
        with np.load(told.file) as found:
            bounds.write(found["number"], found["bounds"])
    else:
        np.save(told.file, np.array(asked(), np.int64))


if __name__ == "__main__":
    main()

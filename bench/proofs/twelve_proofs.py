"""Measure the depth to which forced wins of Twelve-Card Chess can be excluded, and its cost.

    .venv/bin/python bench/proofs/twelve_proofs.py exclude --seat 1 --plies 13 --memory 1000
    .venv/bin/python bench/proofs/twelve_proofs.py openings --positions 1000000 --memory 1000

The first prints, for each number of plies, whether the seat (0 is White) can force a win from the
start, the positions looked at and the seconds of processor time.  The second looks for wins of any
length after each first action (of those that come to the same, one), for both players; that none is
found proves nothing.  Both print a line as soon as it is known, so they can be stopped at any time.
"""

import argparse
import time
from typing import cast

from regalia.core.game import Game
from regalia.games import room
from regalia.games.twelve.insight import symmetry_key
from regalia.games.twelve.rules import Twelve
from regalia.games.twelve.solve import Hunter, Prover, prove

NAMES = ("White", "Black")


def exclude(seat: int, plies: int, memory: int) -> None:
    game, prover = Game("twelve"), Prover(memory)
    prove(game, seat, 1, prover=prover)  # compiled before it is timed
    print("plies  wins  positions  seconds", flush=True)
    for n in range(1, plies + 1):
        begun = time.process_time()
        proof = prove(game, seat, n, prover=prover)
        took = time.process_time() - begun
        print(f"{n:5}  {proof.wins!s:5} {proof.visits:13,} {took:9.1f}", flush=True)
        if proof.wins:
            break


def openings(positions: int, memory: int) -> None:
    rules, game = room("twelve").rules, Game("twelve")
    seen: dict[int, tuple[str, Twelve]] = {}
    for text, action in sorted(game.actions().items()):
        there = cast(Twelve, rules.act((), game.state, action))
        seen.setdefault(symmetry_key((), there), (text, there))
    for text, there in seen.values():
        for seat in (1, 0):
            hunter = Hunter(seat, memory)
            plies = hunter(there, positions)
            found = "not found" if plies is None else f"wins within {plies}"
            print(f"{text:14} {NAMES[seat]}: {found}, {hunter.visits:,} positions", flush=True)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("what", choices=["exclude", "openings"])
    given.add_argument("--seat", type=int, choices=[0, 1], default=0)
    given.add_argument("--plies", type=int, default=10)
    given.add_argument("--positions", type=int, default=1_000_000)
    given.add_argument("--memory", type=int, default=400, help="megabytes")
    asked = given.parse_args()
    if asked.what == "exclude":
        exclude(asked.seat, asked.plies, asked.memory)
    else:
        openings(asked.positions, asked.memory)


if __name__ == "__main__":
    main()

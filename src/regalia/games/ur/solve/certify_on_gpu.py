"""A visit to a GPU that proves bounds: `python -m regalia.games.ur.solve.certify_on_gpu`.

Needs CuPy and NumPy, not Numba.  Solves games that are called off for a first guess, then goes from
pass to pass (`certificate.py`).  Writes certificate.json, anew after each pass: how many violations
the check found, the bounds at the start, the digest of the table; and sample.npz, the bounds of
10,000 positions by their numbers.
"""

import argparse
import hashlib
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur.solve.certificate import Pass, certify
from regalia.games.ur.solve.game import Bound, fair
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.on_gpu import agrees
from regalia.games.ur.solve.solving import GOOD_ENOUGH, levels, rounds
from regalia.games.ur.solve.sweeping import ONE, SOLVE
from regalia.games.ur.solve.variant import variant_room

SAMPLED = 10_000


def sampled(table: Any) -> tuple[Any, Any]:
    """Numbers of positions, always the same, and their bounds."""
    chosen = np.random.default_rng(17).integers(0, table.index.size, SAMPLED)
    return chosen, table.in_order()[table.xp.asarray(chosen)].get()


def digest(table: Any) -> str:
    found = hashlib.sha256()
    for part in table.values():
        found.update(np.ascontiguousarray(part, "<u4").data)
    return found.hexdigest()


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--pieces", type=int, default=7)
    given.add_argument("--guess", type=int, default=10, help="bits of the game called off")
    given.add_argument(
        "--passes", nargs="+", default=["10:1", "12:0"], help="bits:what endless play counts (0-2)"
    )
    given.add_argument("--rounds", type=int, default=60)
    given.add_argument("--seconds", type=float, default=1e9, help="no pass begins afterwards")
    given.add_argument("--out", type=Path, default=Path())
    asked = given.parse_args()
    begun = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - begun:7.1f} {text}", flush=True)

    rules, numbers = variant_room(PIECES=asked.pieces).rules_module, index(asked.pieces)
    check_mirror(rules)
    table = GpuTable(rules, numbers, fair(asked.guess))
    for bits in levels(asked.guess):
        table.game = fair(bits)
        for error in rounds(table, GOOD_ENOUGH):
            say(
                f"called off 2**-{bits}: error at most {error:.1e}, {table.look(0, 0)[0] / ONE:.6f}"
            )
    guess = table.in_order().get()
    pool = table.xp.get_default_memory_pool()
    del table
    pool.free_all_blocks()
    table = GpuTable(rules, numbers, Bound(SOLVE, asked.guess, ONE // 2))
    table.put(guess)
    del guess
    told: list[dict[str, Any]] = []
    passes = (
        Pass(int(bits), int(halves) * ONE // 2, asked.rounds)
        for bits, _, halves in (text.partition(":") for text in asked.passes)
        if time.monotonic() - begun < asked.seconds
    )
    for done in certify(table, passes, say):
        chosen, bounds = sampled(table)
        gaps = (bounds[:, 1].astype(float) - bounds[:, 0]) / ONE
        told.append(
            {
                **done._asdict(),
                "start": [value / ONE for value in table.look(0, 0)],
                "mean gap": float(gaps.mean()),
                "greatest gap of the sample": float(gaps.max()),
                "agrees": agrees(table),
                "digest": digest(table),
                "at": time.monotonic() - begun,
            }
        )
        say(json.dumps(told[-1]))
        np.savez(asked.out / "sample.npz", number=chosen, bounds=bounds)
        facts = {"pieces": asked.pieces, "positions": numbers.size, "passes": told}
        (asked.out / "certificate.json").write_text(json.dumps(facts, indent=1), "utf-8")


if __name__ == "__main__":
    main()

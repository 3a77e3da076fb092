"""Fetches what a visit to a GPU should bring home: `python -m regalia.games.ur.tools.on_gpu --out
FOLDER`.

Needs CuPy and NumPy, not Numba.  Solves within a given time games that are called off ever more
seldom.  The table of the last one that was solved to the tolerance stays on the GPU for whoever
calls `solved`; facts.json holds what it says.  Nothing else is written.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia.core import random
from regalia.games.ur.solve.definition import worth
from regalia.games.ur.solve.game import StoppingGame, extremes, fair
from regalia.games.ur.solve.gpu import GpuTable
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.plan import random_position
from regalia.games.ur.solve.solving import FIRST_BITS, GOOD_ENOUGH, STEP, rounds
from regalia.games.ur.solve.sweeping import ONE
from regalia.games.ur.solve.variant import variant_room
from regalia.games.ur.tools.facts import first_turn
from regalia.games.ur.tools.playing import TablePlayer

CERTIFIED_FROM = 10  # bits; games called off more often are only on the way
MOST_BITS = 16
COMPARED = 300  # positions


def agrees(table: GpuTable) -> bool:
    """The kernel finds random positions worth what the rules as they stand say."""
    rng, rules = random.seeded(7), table.rules
    some: list[tuple[int, int]] = []
    while len(some) < COMPARED:
        sides = random_position(rng, rules.PIECES)
        if not any(side & rules.ROSETTES == rules.ROSETTES for side in sides):
            some.append(sides)
    return table.worth(some) == [worth(rules, own, foe, table.look) for own, foe in some]


def solved(
    pieces: int,
    make: Callable[[int], StoppingGame],
    tolerance: float,
    seconds: float,
    say: Callable[[str], None],
    kind: type[GpuTable] = GpuTable,
    cut: bool = False,
) -> tuple[GpuTable, list[dict[str, Any]]]:
    """The table of the last game that could be solved in time, and what each of them told; `cut`:
    of one that was begun at least."""
    rules, told, end = variant_room(PIECES=pieces).rules_module, [], time.monotonic() + seconds
    check_mirror(rules)
    table, kept = kind(rules, index(pieces), make(FIRST_BITS)), None
    for bits in (
        *range(FIRST_BITS, CERTIFIED_FROM, STEP),
        *range(CERTIFIED_FROM, MOST_BITS + 1, 2),
    ):
        before, table.game = table.game, make(bits)
        sure, begun = bits >= CERTIFIED_FROM, time.monotonic()
        for sweeps, error in enumerate(rounds(table, tolerance if sure else GOOD_ENOUGH), 1):
            start = [value / ONE for value in table.look(0, 0)]
            say(f"2**-{bits}: sweep {sweeps}, error at most {error:.1e}, start {start}")
            if time.monotonic() > end and error > tolerance:
                break
        else:
            took = time.monotonic() - begun
            told.append({"bits": bits, "sweeps": sweeps, "seconds": took, "start": start})
            told[-1]["error"] = error
            kept = table.in_order().copy() if sure else None
            if time.monotonic() < end:
                continue
            break
        error = table.game.error(table.sweep(write=False))
        told.append({"bits": bits, "sweeps": sweeps, "start": start, "error": error, "cut": True})
        if kept is not None and not cut:
            table.game = before
            table.put(kept)
        break
    return table, told


def main() -> None:
    given = argparse.ArgumentParser()
    given.add_argument("--pieces", type=int, default=7)
    given.add_argument("--seconds", type=float, default=300, help="for endless play as one half")
    given.add_argument("--extremes", type=float, default=0, help="seconds for the two extremes")
    given.add_argument("--games", type=int, default=200_000)
    given.add_argument("--tolerance", type=float, default=1e-3)
    given.add_argument("--out", type=Path, default=Path())
    asked = given.parse_args()
    begun, facts = time.monotonic(), {"pieces": asked.pieces}

    def say(text: str) -> None:
        print(f"{time.monotonic() - begun:7.1f} {text}", flush=True)

    def note(**more: Any) -> None:
        facts.update(more)
        (asked.out / "facts.json").write_text(json.dumps(facts, indent=1), "utf-8")

    table, told = solved(asked.pieces, fair, asked.tolerance, asked.seconds, say)
    note(fair=told, bits=table.game.bits, error=table.game.error(table.sweep(write=False)))
    note(agrees=agrees(table), first_turn=first_turn(table.rules, table.look))
    player = TablePlayer(table)
    note(games=player.games(asked.games))
    say(str(facts["games"]))
    if asked.extremes:
        del table, player
        table, told = solved(asked.pieces, extremes, asked.tolerance, asked.extremes, say)
        note(extremes=told)


if __name__ == "__main__":
    main()

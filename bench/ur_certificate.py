"""Bounds of Ur with nothing called off, proved on this machine's processors.

    .venv/bin/python bench/ur_certificate.py                (four pieces a side: hours)
    .venv/bin/python bench/ur_certificate.py --small        (the board of the tests: a minute)
    .venv/bin/python bench/ur_certificate.py --small --lost (and endless play lost, or won)

Prints what each pass comes to; the last line is the proved bounds at the start.  With `--lost` the
lower one holds where endless play is lost for who goes first, the upper one where it is won: first
as if games were called off so, then passes, then sweeps of the certified table, rounded outward.
The theorem is in docs/ur-solved.md, the passes are in `regalia.games.ur.solve.certificate`.
"""

import argparse
import time

from regalia.games.ur import rules
from regalia.games.ur.solve.certificate import HALF, LOST, Pass, certify, guessed, lift
from regalia.games.ur.solve.cpu import CpuTable
from regalia.games.ur.solve.game import Bound, extremes, fair
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.solving import GOOD_ENOUGH, levels, rounds
from regalia.games.ur.solve.sweeping import ONE, SOLVE
from regalia.games.ur.solve.variant import variant_room


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--small", action="store_true", help="two pieces; A1 and C1 win")
    given.add_argument("--bits", type=int, help="of games called off, and of the tax: 10; small: 8")
    given.add_argument("--passes", type=int, default=4)
    given.add_argument("--lost", action="store_true", help="endless play lost or won, not one half")
    given.add_argument("--lifts", type=int, default=30, help="sweeps in the end, with --lost")
    given.add_argument("--quiet", action="store_true", help="of each pass only what it comes to")
    asked = given.parse_args()
    begun = time.monotonic()

    def say(text: str) -> None:
        print(f"{time.monotonic() - begun:8.1f} {text}", flush=True)

    small = {"PIECES": 2, "SKY": 0, "ROSETTES": rules.EARTH, "GOAL": 2}
    room = variant_room(**(small if asked.small else {"PIECES": 4}))
    bits = asked.bits or (8 if asked.small else 10)
    tell = (lambda text: None) if asked.quiet else say
    check_mirror(room.rules_module)
    numbers = index(room.rules_module.PIECES)
    if asked.lost:
        table = CpuTable(room, numbers, extremes(bits))
        for table.game in map(extremes, levels(bits)):
            for error in rounds(table, GOOD_ENOUGH):
                tell(f"called off 2**-{table.game.bits}: error at most {error:.1e}")
    else:
        guess = guessed(CpuTable(room, numbers, fair(bits)), bits, tell)
        table = CpuTable(room, numbers, Bound(SOLVE, bits, HALF))
        table.put(guess)
    endless = LOST if asked.lost else HALF
    for done in certify(table, [Pass(bits, endless)] * asked.passes, tell):
        say(str(done))
    if not len(table.refs):
        say("no pass closed: nothing is proved")
        return
    table.put(table.refs)
    if asked.lost:
        lift(table, asked.lifts)
    least, most = (value / ONE for value in table.look(0, 0))
    say(f"{numbers.size:,} positions; at the start at least {least:.7f}, at most {most:.7f}")


if __name__ == "__main__":
    main()

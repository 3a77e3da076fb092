"""Bounds of Ur with nothing called off, proved on this machine's processors.

    python bench/proofs/ur_certificate.py --folder KEPT  (four pieces a side: an hour, 3 GB)
    python bench/proofs/ur_certificate.py --small        (the board of the tests: a minute)
    python bench/proofs/ur_certificate.py --small --lost (and endless play lost, or won)

Prints what each pass comes to; the last line is the proved bounds at the start.  With `--lost` the
lower one holds where endless play is lost for who goes first, the upper one where it is won: first
as if games were called off so, then passes, then sweeps of the certified table, rounded outward.
With a folder, guess and bounds are kept there, and it goes on from them when started again.  Sweeps
read lists of ways (`listed.py`), but the one that checks asks the rules.  The theorem is in
docs/ur-solved.md, the passes are in `regalia.games.ur.solve.certificate`.

Each line begins with the seconds that have passed, and those of processor time.
"""

import argparse
import hashlib
import time
from pathlib import Path
from typing import Any

import numpy as np

from regalia.games.ur import rules
from regalia.games.ur.solve.certificate import HALF, LOST, Pass, certify, guessed, lift, meet
from regalia.games.ur.solve.game import Bound, extremes, fair
from regalia.games.ur.solve.index import check_mirror, index
from regalia.games.ur.solve.listed import ListedTable, Lists
from regalia.games.ur.solve.solving import GOOD_ENOUGH, levels, rounds
from regalia.games.ur.solve.sweeping import ONE, SOLVE
from regalia.games.ur.solve.variant import variant_room

SMALL = {"PIECES": 2, "SKY": 0, "ROSETTES": rules.EARTH, "GOAL": 2}


class Work:
    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.begun = asked, time.monotonic()
        self.room = variant_room(**(SMALL if asked.small else {"PIECES": 4}))
        check_mirror(self.room.rules_module)
        self.numbers = index(self.room.rules_module.PIECES)
        self.lists: Lists | None = None
        self.endless = LOST if asked.lost else HALF

    def say(self, text: str) -> None:
        clocks = f"{time.monotonic() - self.begun:8.1f} {time.process_time():8.1f}"
        print(f"{clocks} {text}", flush=True)

    def tell(self, text: str) -> None:
        if not self.asked.quiet:
            self.say(text)

    def table(self, game: Any) -> ListedTable:
        found = ListedTable(self.room, self.numbers, game, self.asked.threads, self.lists)
        self.lists = found.lists
        return found

    def kept(self, name: str) -> Any:
        path = self.asked.folder and self.asked.folder / f"{name}.npy"
        return np.load(path) if path and path.exists() else None

    def keep(self, name: str, values: Any) -> None:
        """Written aside first, so that it is whole even if this is stopped."""
        if folder := self.asked.folder:
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / f"{name}.part").open("wb") as file:
                np.save(file, values)
            (folder / f"{name}.part").replace(folder / f"{name}.npy")

    def begin(self, bits: int) -> ListedTable:
        """A table to begin with: the bounds proved so far, or a guess, or the rest of a pass that
        did not close."""
        ending = "lost" if self.asked.lost else "half"
        proved, left = self.kept(f"proved-{ending}"), self.kept(f"left-{ending}")
        if self.asked.lost and proved is None:
            table = self.table(extremes(bits))
            for table.game in map(extremes, levels(bits)):
                for error in rounds(table, GOOD_ENOUGH):
                    self.tell(f"called off 2**-{table.game.bits}: error at most {error:.1e}")
            return table
        guess = self.kept("guess")
        if guess is None and proved is None:
            guess = guessed(self.table(fair(bits)), bits, self.tell)
            self.keep("guess", guess)
        table = self.table(Bound(SOLVE, bits, self.endless))
        if proved is None:
            table.put(guess)
        else:
            table.put(proved)
            table.refs = proved
            if self.endless == HALF:
                meet(table)
        if left is not None:
            table.put(left)
        return table

    def passes(self, table: ListedTable) -> None:
        asked, ending = self.asked, "lost" if self.asked.lost else "half"
        conceded = asked.conceded << asked.grid if self.endless == HALF else 0
        wanted = [
            Pass(bits, self.endless, asked.rounds, asked.sweeps, asked.grid, conceded)
            for bits in asked.bits
        ]
        for done in certify(table, wanted, self.tell):
            self.say(str(done))
            if done.violations:
                self.keep(f"left-{ending}", table.in_order())
            else:
                self.keep(f"proved-{ending}", table.refs)
                if asked.folder:
                    (asked.folder / f"left-{ending}.npy").unlink(missing_ok=True)
                least, most = (value / ONE for value in table.look(0, 0))
                self.say(f"proved at the start: at least {least:.7f}, at most {most:.7f}")


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--small", action="store_true", help="two pieces; A1 and C1 win")
    given.add_argument("--guess", type=int, help="bits of the games called off: 10; small: 8")
    given.add_argument("--bits", type=int, nargs="*", help="of the passes: four like the guess")
    given.add_argument("--rounds", type=int, default=20, help="of solving, in each pass")
    given.add_argument("--sweeps", type=int, default=200, help="of closing, in each pass")
    given.add_argument("--grid", type=int, help="bits that closing rounds: 10; small: 6")
    given.add_argument("--conceded", type=int, help="times that, before closing: 64; small: 0")
    given.add_argument("--lost", action="store_true", help="endless play lost or won, not one half")
    given.add_argument("--lifts", type=int, default=30, help="sweeps in the end, with --lost")
    given.add_argument("--threads", type=int, default=0, help="as many as cores, if left out")
    given.add_argument("--folder", type=Path, help="to go on from, if stopped")
    given.add_argument("--quiet", action="store_true", help="of each pass only what it comes to")
    asked = given.parse_args()
    asked.guess = asked.guess or (8 if asked.small else 10)
    asked.bits = [asked.guess] * 4 if asked.bits is None else asked.bits
    asked.grid = (6 if asked.small else 10) if asked.grid is None else asked.grid
    asked.conceded = (0 if asked.small else 64) if asked.conceded is None else asked.conceded
    work = Work(asked)
    table = work.begin(asked.guess)
    work.passes(table)
    if not len(table.refs):
        work.say("no pass closed: nothing is proved")
        return
    table.put(table.refs)
    if asked.lost:
        lift(table, asked.lifts)
    found = hashlib.sha256(np.ascontiguousarray(table.in_order(), "<u4").data).hexdigest()
    least, most = (value / ONE for value in table.look(0, 0))
    work.say(f"{work.numbers.size:,} positions, SHA-256 {found[:16]}")
    work.say(f"at the start at least {least:.7f}, at most {most:.7f}")


if __name__ == "__main__":
    main()

"""A table whose sweeps read lists of ways instead of asking the rules each time.

`CpuTable` takes as long as the rules do; here they are asked once, and a sweep is some eight times
as quick.  That takes memory, a word of four bytes for each way (25 a position, with three pieces a
side), so it is for four pieces at most.  A sweep that changes nothing asks the rules: what is
proved does not depend on lists.
"""

from typing import Any

import numpy as np

from regalia.core.room import Room
from regalia.fast.compiler import compiled
from regalia.games.ur.solve import listing
from regalia.games.ur.solve.cpu import PARTS, CpuTable, together
from regalia.games.ur.solve.game import Bound, StoppingGame
from regalia.games.ur.solve.index import Index

Lists = list[tuple[int, Any, Any]]  # the first position of a part, where each begins, all ways


class ListedTable(CpuTable):
    def __init__(
        self,
        room: Room,
        index: Index,
        game: StoppingGame | Bound,
        threads: int = 0,
        lists: Lists | None = None,
    ) -> None:
        """`lists` are those of another table of the same index."""
        assert index.size <= listing.NUMBERS
        super().__init__(room, index, game, threads)
        self.reader = compiled(room, listing)
        if lists is None:
            parts = np.array_split(index.owns, PARTS * self.threads)
            lists = self._in_threads(self._list, [part for part in parts if len(part)])
        self.lists = lists

    def _list(self, owns: Any) -> tuple[int, Any, Any]:
        index = self.index
        sizes = index.part[np.bitwise_count(owns), index.most + 1]
        begins = np.empty(sizes.sum() + 1, np.int64)
        ways = np.empty(sizes.sum() * listing.MOST_WAYS, np.uint32)  # touched as far as needed
        about = (self.rosettes, self.goal, index, self.plan)
        end = self.reader.list_all(self.params, owns, *about, begins, ways)
        return int(index.block[owns[0]]), begins, ways[:end].copy()

    def _sweep(self, write: bool, ways: Any) -> Any:
        if not write:  # a check: by the rules
            return super()._sweep(write, ways)
        numbers = self.game.numbers(write)

        def some(part: tuple[int, Any, Any]) -> Any:
            worst = np.zeros((self.game.lanes, 3), np.int64)
            about = (self.table, numbers, self.refs, worst, ways)
            self.reader.sweep_listed(*part, self.weights, *about)
            return worst

        return together(self._in_threads(some, self.lists))

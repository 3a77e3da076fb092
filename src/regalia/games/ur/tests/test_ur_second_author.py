"""Ur once more, with sets and plain words, to compare with over random games.

Slow and literal on purpose: each function follows one sentence of the rules page.
"""

import pytest
from support.playing import play_randomly

from regalia.core import random
from regalia.core.game import Game
from regalia.games import room

UR = room("ur")
SQUARES = [*(f"A{i}" for i in (1, 2, 3, 4, 7, 8)), *(f"B{i}" for i in range(1, 9))]
SQUARES += [f"C{i}" for i in (1, 2, 3, 4, 7, 8)]
ROSETTES = {"A1", "C1", "A7", "C7"}
CUT = [{"A2", "B2"}, {"A3", "B3"}, {"B2", "C2"}, {"B3", "C3"}]
LANDS = {"gs": ["B2", "B3", "B4"], "ss": ["B5"], "gg": ["B6"]}


def beside(a: str) -> list[str]:
    """UR-4"""
    row, column = "ABC".index(a[0]), int(a[1])
    near = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    names = [f"{'ABC'[r]}{c}" for r, c in near if 0 <= r < 3]
    return [b for b in names if b in SQUARES and {a, b} not in CUT]


class Table:
    def __init__(self, own: set[str], foe: set[str]) -> None:
        self.own, self.foe = own, foe

    def protected(self, square: str) -> bool:
        return square in self.foe and square in ROSETTES and "B5" in self.foe

    def walks(self, steps: int) -> list[list[str]]:
        """UR-10, UR-11, UR-16, UR-18"""
        earth = {"A1", "C1"} <= self.own
        found = []

        def walk(way: list[str]) -> None:
            here = way[-1]
            if len(way) == steps + 1:
                if here not in self.own and not self.protected(here):
                    found.append(way)
                return
            if len(way) > 1 and here in self.foe and (not earth or self.protected(here)):
                return
            for there in beside(here):
                if there not in way:
                    walk([*way, there])

        for piece in self.own:
            walk([piece])
        return found

    def moved(self, way: list[str]) -> "Table":
        return Table(self.own - {way[0]} | {way[-1]}, self.foe - set(way[1:]))


def expected(own: set[str], foe: set[str], roll: str, pieces: int, goal: int) -> dict[str, Table]:
    """Every action's text and what it leads to."""
    table, found = Table(own, foe), {}
    spare = len(own) < pieces
    if spare and "B1" not in own and foe != {"B1"}:
        found["enter"] = Table(own | {"B1"}, foe - {"B1"})
    if spare:
        near = {b for a in own for b in beside(a)} - {"B1"} if roll == "--" else LANDS.get(roll, [])
        for square in set(near) - own - foe:
            found[f"place:{square}"] = Table(own | {square}, foe)
    coins = len(roll) - roll.count("-")
    lengths = [1] if coins == 1 else [1, 2] if coins == 2 else []
    if roll in ("ss", "gg") and {"A7", "C7"} <= own:
        lengths.append(3)
    for length in lengths:
        for way in table.walks(length):
            found["-".join(way)] = table.moved(way)
    if coins == 2:
        pairs = {}
        for first in table.walks(1):
            between = table.moved(first)
            if len(between.own & ROSETTES) < goal:
                for second in between.walks(1):
                    if second[0] != first[1]:
                        pairs["-".join(first), "-".join(second)] = between.moved(second)
        for (first, second), end in pairs.items():
            other = pairs.get((second, first))
            same = other and (other.own, other.foe) == (end.own, end.foe)
            if not same or SQUARES.index(first[:2]) < SQUARES.index(second[:2]):
                found[f"{first}+{second}"] = end
    return found


@pytest.mark.parametrize(
    ("pieces", "goal", "least"), [(7, 4, 5000), (3, 3, 800), (2, 2, 300), (1, 1, 20), (7, 2, 100)]
)
def test_a_second_author_reads_the_same_rules(pieces: int, goal: int, least: int) -> None:
    """UR-8 to UR-19, and small games (UR-21): legal actions and what they lead to."""
    compared = 0
    for seed in range(12):
        small = Game(UR, {"pieces": pieces, "goal": goal})
        for game in play_randomly(small, random.seeded(seed), 700 if pieces == 7 else 150):
            view = game.view()
            if view["phase"] != "moving":
                continue
            cells = view["position"][:-2].replace("/", "")
            sides = [{n for n, c in zip(SQUARES, cells) if c == seat} for seat in "01"]
            me = view["player"]
            listed = expected(sides[me], sides[1 - me], view["roll"], pieces, goal)
            assert set(listed) == set(game.actions())
            for text, end in list(listed.items())[:6]:
                game.play(text)
                after = game.view()["position"]
                cells = after[:-2].replace("/", "")
                both = [{n for n, c in zip(SQUARES, cells) if c == seat} for seat in "01"]
                assert (both[me], both[1 - me]) == (end.own, end.foe)
                assert game.over == (len(end.own & ROSETTES) >= goal)
                game.undo()
                compared += 1
    assert compared > least

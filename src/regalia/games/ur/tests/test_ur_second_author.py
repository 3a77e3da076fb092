"""Ur once more, with sets and plain words, to compare with over random games.

Slow and literal on purpose: each function follows one sentence of the rules page.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from regalia.core import random
from regalia.core.game import ACTION, Game
from regalia.games import room
from regalia.kit.playing import play_randomly

UR = room("ur")
SQUARES = [*(f"A{i}" for i in (1, 2, 3, 4, 7, 8)), *(f"B{i}" for i in range(1, 9))]
SQUARES += [f"C{i}" for i in (1, 2, 3, 4, 7, 8)]
BOOK = "*...*./errrim../*...*. A2|B2 A3|B3 B2|C2 B3|C3"
BOOKS_READINGS = {"placing": "empty", "crossing": "captures", "beside": "path", "extra": "each"}
SECOND_READINGS = {"placing": "captures", "crossing": "empty", "beside": "side", "extra": "once"}


def at_sides(a: str) -> list[str]:
    """UR-1: the squares that share a side with one."""
    row, column = "ABC".index(a[0]), int(a[1])
    near = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    names = [f"{'ABC'[r]}{c}" for r, c in near if 0 <= r < 3]
    return [b for b in names if b in SQUARES]


class Board:
    """UR-22: a text says what each square is, and where the walls are."""

    def __init__(self, text: str) -> None:
        rows, *walls = text.split()
        role = dict(zip(SQUARES, rows.replace("/", "")))
        self.text = text
        self.walls = [set(wall.split("|")) for wall in walls]
        self.rosettes = {a for a in SQUARES if role[a] == "*"}
        self.earth = {a for a in self.rosettes if a[1] in "1234"}
        self.sky = {a for a in self.rosettes if a[1] in "78"}
        (self.entrance,) = [a for a in SQUARES if role[a] == "e"]
        (self.ishtar,) = [a for a in SQUARES if role[a] == "i"]
        (self.marduk,) = [a for a in SQUARES if role[a] == "m"]
        royal = [a for a in SQUARES if role[a] == "r"]
        self.lands = {"gs": royal, "ss": [self.ishtar], "gg": [self.marduk]}

    def next_to(self, a: str) -> list[str]:
        """UR-4"""
        return [b for b in at_sides(a) if {a, b} not in self.walls]


@dataclass
class Rules:
    board: Board = field(default_factory=lambda: Board(BOOK))
    pieces: int = 7
    goal: int = 4
    readings: dict[str, str] = field(default_factory=lambda: BOOKS_READINGS)
    handicap: str = "none"

    def second(self, name: str) -> bool:
        return self.readings[name] == SECOND_READINGS[name]

    def options(self) -> dict[str, Any]:
        small = {"pieces": self.pieces, "goal": self.goal}
        return {"layout": self.board.text, **small, **self.readings, "handicap": self.handicap}

    def of(self, player: int) -> "Rules":
        """UR-28: the rules for a player, who may have fewer pieces."""
        seat, _, fewer = self.handicap.partition("-")
        gives = fewer and seat == ("first", "second")[player]
        return replace(self, pieces=self.pieces - int(fewer)) if gives else self


class Table:
    def __init__(self, rules: Rules, own: set[str], foe: set[str]) -> None:
        self.rules, self.board, self.own, self.foe = rules, rules.board, own, foe

    def wins(self) -> bool:
        """UR-15, UR-21"""
        return len(self.own & self.board.rosettes) >= self.rules.goal

    def protected(self, square: str) -> bool:
        board = self.board
        return square in self.foe & board.rosettes and board.ishtar in self.foe

    def walks(self, steps: int) -> list[list[str]]:
        """UR-10, UR-11, UR-16, UR-18, UR-24"""
        earth = self.board.earth <= self.own
        found = []

        def walk(way: list[str]) -> None:
            here = way[-1]
            if len(way) == steps + 1:
                crossed = set(way[1:-1]) & self.own
                stuck = crossed and here in self.foe and self.rules.second("crossing")
                if here not in self.own and not self.protected(here) and not stuck:
                    found.append(way)
                return
            if len(way) > 1 and here in self.foe and (not earth or self.protected(here)):
                return
            for there in self.board.next_to(here):
                if there not in way:
                    walk([*way, there])

        for piece in self.own:
            walk([piece])
        return found

    def moved(self, way: list[str]) -> "Table":
        return Table(self.rules, self.own - {way[0]} | {way[-1]}, self.foe - set(way[1:]))

    def placed(self, square: str) -> "Table":
        return Table(self.rules, self.own | {square}, self.foe - {square})

    def places(self, roll: str) -> set[str]:
        """UR-8, UR-23, UR-25"""
        if roll == "--":
            near = at_sides if self.rules.second("beside") else self.board.next_to
            return {b for a in self.own for b in near(a)} - {self.board.entrance} - self.foe
        lands = set(self.board.lands.get(roll, []))
        return lands if self.rules.second("placing") else lands - self.foe


@dataclass
class End:
    """The position after an action, and whether there is another roll (UR-14)."""

    table: Table
    again: bool


def expected(table: Table, roll: str) -> dict[str, End]:
    """Every action's text and what it leads to."""
    rules, board, own, foe = table.rules, table.board, table.own, table.foe
    found = {}
    if len(own) < rules.pieces:
        if board.entrance not in own and foe != {board.entrance}:
            found["enter"] = End(table.placed(board.entrance), False)
        for square in table.places(roll) - own:
            found[f"place:{square}"] = End(table.placed(square), False)
    coins = len(roll) - roll.count("-")
    lengths = [1] if coins == 1 else [1, 2] if coins == 2 else []
    if roll in ("ss", "gg") and board.sky <= own:
        lengths.append(3)
    for length in lengths:
        for way in table.walks(length):
            found["-".join(way)] = End(table.moved(way), way[-1] in board.rosettes)
    if coins == 2:
        pairs = {}
        for first in table.walks(1):
            between = table.moved(first)
            if not between.wins():
                for second in between.walks(1):
                    if second[0] != first[1]:
                        again = bool({first[1], second[1]} & board.rosettes)
                        names = "-".join(first), "-".join(second)
                        pairs[names] = End(between.moved(second), again)
        for (first, second), end in pairs.items():
            other = pairs.get((second, first))
            same = other and (other.table.own, other.table.foe) == (end.table.own, end.table.foe)
            if not same or SQUARES.index(first[:2]) < SQUARES.index(second[:2]):
                found[f"{first}+{second}"] = end
    return found


def sides(view: dict[str, Any]) -> list[set[str]]:
    cells = view["position"][:-2].replace("/", "")
    return [{n for n, c in zip(SQUARES, cells) if c == seat} for seat in "01"]


def is_extra(game: Game) -> bool:
    """Tell if the roll that was just made is an extra one (UR-14), not one instead of a claim."""
    last = game.events[-3:]
    return len(last) == 3 and last[1].text == "roll" and last[0].seat == last[1].seat


def compare(rules: Rules, seed: int, most: int) -> tuple[int, set[str]]:
    """Actions and what they lead to, over a random game; how many were compared, and the texts of
    all that were met."""
    compared, met = 0, set()
    for game in play_randomly(Game(UR, rules.options()), random.seeded(seed), most):
        view = game.view()
        if view["phase"] != "moving":
            continue
        me, both, extra = view["player"], sides(view), is_extra(game)
        listed = expected(Table(rules.of(me), both[me], both[1 - me]), view["roll"])
        assert set(listed) == set(game.actions()), rules
        met |= set(listed)
        for text, end in list(listed.items())[:6]:
            game.play(text)
            after = game.view()
            both = sides(after)
            assert (both[me], both[1 - me]) == (end.table.own, end.table.foe)
            assert game.over == end.table.wins()
            another = end.again and not game.over and not (rules.second("extra") and extra)
            assert (after["phase"] == "again") == another, rules
            game.undo()
            compared += 1
    return compared, met


@pytest.mark.parametrize(
    ("pieces", "goal", "least"), [(7, 4, 5000), (3, 3, 800), (2, 2, 300), (1, 1, 20), (7, 2, 100)]
)
def test_a_second_author_reads_the_same_rules(pieces: int, goal: int, least: int) -> None:
    """UR-8 to UR-19, and small games (UR-21): legal actions and what they lead to."""
    rules, most = Rules(pieces=pieces, goal=goal), 700 if pieces == 7 else 150
    assert sum(compare(rules, seed, most)[0] for seed in range(12)) > least


@pytest.mark.parametrize("name", [*SECOND_READINGS, "all"])
def test_a_second_author_has_the_same_second_readings(name: str) -> None:
    """UR-23 to UR-26, each alone and all together."""
    second = {one: SECOND_READINGS[one] for one in SECOND_READINGS if name in (one, "all")}
    rules = Rules(readings=BOOKS_READINGS | second)
    assert sum(compare(rules, seed, 400)[0] for seed in range(6)) > 1500


@pytest.mark.parametrize("handicap", ["first-1", "second-3"])
def test_a_second_author_plays_alike_with_a_handicap(handicap: str) -> None:
    """UR-28."""
    rules = Rules(handicap=handicap)
    assert sum(compare(rules, seed, 400)[0] for seed in range(4)) > 1000


def random_boards(rng: list[int]) -> Iterator[Board]:
    """UR-22: roles anywhere within the limits, and some walls that leave the board joined."""

    def drawn(squares: list[str], count: int) -> list[str]:
        left = list(squares)
        return [left.pop(random.below(rng, len(left))) for _ in range(count)]

    while True:
        sky = drawn([a for a in SQUARES if a[1] in "78"], 2)
        earth = drawn([a for a in SQUARES if a[1] in "1234"], 2)
        role = dict.fromkeys([*sky, *earth], "*")
        role |= zip(drawn([a for a in SQUARES if a not in role], 6), "errrim")
        cells = "".join(role.get(a, ".") for a in SQUARES)
        pairs = [f"{a}|{b}" for a in SQUARES for b in at_sides(a) if a < b]
        walls = drawn(pairs, random.below(rng, 8))
        board = Board(" ".join([f"{cells[:6]}/{cells[6:14]}/{cells[14:]}", *walls]))
        reached, near = set(), [board.entrance]
        while near:
            reached.add(here := near.pop())
            near += [b for b in board.next_to(here) if b not in reached]
        if len(reached) == len(SQUARES):
            yield board


def random_rules(count: int, seed: int) -> Iterator[Rules]:
    rng = random.seeded(seed)
    boards = random_boards(rng)
    for _ in range(count):
        readings = {
            name: (BOOKS_READINGS, SECOND_READINGS)[random.below(rng, 2)][name]
            for name in BOOKS_READINGS
        }
        yield Rules(next(boards), readings=readings)


def test_a_second_author_plays_alike_on_boards_of_all_kinds() -> None:
    """UR-22 to UR-26: any roles, any walls, any readings."""
    found = [compare(rules, seed, 200)[0] for seed, rules in enumerate(random_rules(40, seed=5))]
    assert sum(found) > 5000


def test_every_action_on_a_board_of_its_own_is_read_as_it_is_written() -> None:
    """UR-12, UR-22: the one possible order of two steps depends on where rosettes are."""
    board = Board("...**./*erri.m*/r..... A2|B2")
    params, met = Game(UR, {"layout": board.text}).params, set()
    for seed in range(6):
        met |= compare(Rules(board), seed, 500)[1]
    assert all(UR.text.readable(params, text) == ACTION for text in met)
    onto = [text for text in met if "+" in text and text.endswith(("A4", "B1"))]
    assert any(UR.text.readable((), text) is None for text in onto), "an order only this board has"


def test_each_random_board_is_kept_as_it_is_meant() -> None:
    """UR-22: a record has the walls in order, whoever wrote them how."""
    for rules in random_rules(20, seed=9):
        rows, *walls = rules.board.text.split(" ")
        turned = ["|".join(wall.split("|")[::-1]) for wall in walls[::-1]]
        one, other = (
            Game(UR, {"layout": " ".join([rows, *written])}).options["layout"]
            for written in (walls, turned)
        )
        assert one == other == " ".join([rows, *sorted(walls)])

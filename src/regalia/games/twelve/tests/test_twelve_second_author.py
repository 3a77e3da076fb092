"""Twelve-Card Chess once more, with dicts of coordinates, to compare with over random games.

Slow and literal on purpose: each function follows one sentence of the rules page, and every check
of TW-15 is made where the page asks for it.  A table is a dict from piece ("wQ") to (x, y).
"""

from itertools import product

import numpy as np
import pytest

from regalia.core import random
from regalia.core.contract import NOBODY
from regalia.core.game import Game
from regalia.fast import count, play
from regalia.fast.compiler import compiled
from regalia.fast.perft import as_array
from regalia.games import room
from regalia.kit.playing import play_randomly

TWELVE = room("twelve")
OTHER = {"w": "b", "b": "w"}
ORTHOGONAL = [(1, 0), (0, 1), (-1, 0), (0, -1)]
DIAGONAL = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
KNIGHT = [(x, y) for x, y in product((-2, -1, 1, 2), repeat=2) if abs(x) != abs(y)]
NEARBY = list(product(range(-2, 6), repeat=2))  # more squares than a piece could ever get to

Square = tuple[int, int]
Table = dict[str, Square]


def plus(a: Square, step: Square, times: int = 1) -> Square:
    return a[0] + times * step[0], a[1] + times * step[1]


def fits(squares: set[Square]) -> bool:
    """Tell if the squares fit in some 4x4 window (TW-2)."""
    across, up = [x for x, _ in squares], [y for _, y in squares]
    return max(across) - min(across) < 4 and max(up) - min(up) < 4


def outside(table: Table, square: Square) -> bool:
    """TW-2"""
    return not fits({*table.values(), square})


def adjacent(a: Square, b: Square) -> bool:
    """TW-3"""
    return a != b and abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1


def side_squares(a: Square) -> list[Square]:
    """TW-3"""
    return [plus(a, step) for step in ORTHOGONAL]


def of(table: Table, colour: str) -> set[Square]:
    return {square for piece, square in table.items() if piece[0] == colour}


def connected(squares: set[Square]) -> bool:
    """TW-6: each reachable from each through adjacent ones."""
    found = {min(squares)}
    while more := {b for b in squares - found if any(adjacent(a, b) for a in found)}:
        found |= more
    return found == squares


def surrounded(table: Table, piece: str) -> bool:
    """TW-14"""
    taken = set(table.values())
    return all(side in taken or outside(table, side) for side in side_squares(table[piece]))


def put_squares(table: Table, me: str) -> list[Square]:
    """TW-4, TW-5"""
    return [
        square
        for square in NEARBY
        if any(adjacent(square, own) for own in of(table, me))
        and square not in table.values()
        and not outside(table, square)
        and square not in side_squares(table[OTHER[me] + "K"])
    ]


def travels(table: Table, piece: str) -> list[Square]:
    """TW-9: where a piece gets to as it moves, empty squares only (TW-4)."""
    me, kind, here = piece[0], piece[1], table[piece]
    if kind in "KNP":
        steps = {"K": ORTHOGONAL + DIAGONAL, "N": KNIGHT, "P": ORTHOGONAL}[kind]
        reached = [plus(here, step) for step in steps]
    else:
        reached = []
        for step in {"Q": ORTHOGONAL + DIAGONAL, "R": ORTHOGONAL, "B": DIAGONAL}[kind]:
            for times in range(1, 9):
                there = plus(here, step, times)
                if there in of(table, OTHER[me]):
                    break
                reached.append(there)
    return [there for there in reached if there not in table.values()]


def move_squares(table: Table, piece: str, both: bool) -> list[Square]:
    """TW-6, and TW-17 where the ban is for both."""
    found = []
    banned = side_squares(table[OTHER[piece[0]] + "K"]) if both else []
    for there in travels(table, piece):
        if there in banned:
            continue
        then = {**table, piece: there}
        if fits(set(then.values())) and connected(of(then, piece[0])):
            found.append(there)
    return found


class Position:
    """A position between turns; `ended` is a winner's colour, or "draw", or None; `both` is the
    ban of TW-17."""

    def __init__(
        self,
        table: Table,
        removed: set[str],
        unused: set[str],
        me: str,
        ended: str | None = None,
        *,
        both: bool = False,
    ) -> None:
        left, bottom = (min(square[i] for square in table.values()) for i in (0, 1))
        self.table = {piece: (x - left, y - bottom) for piece, (x, y) in table.items()}
        self.removed, self.unused, self.me, self.ended = removed, unused, me, ended
        self.both = both

    def supply(self, colour: str) -> list[str]:
        own = [colour + kind for kind in "KQRBNP"]
        return [p for p in own if p not in self.table and p not in self.removed]

    def text(self) -> str:
        order = [colour + kind for colour in "wb" for kind in "KQRBNP"]
        words = [f"{p}{text_of(self.table[p])}" for p in order if p in self.table]
        words += [f"{colour}:{''.join(p[1] for p in self.supply(colour))}" for colour in "wb"]
        words.append("x:" + "".join(p for p in order if p in self.removed))
        words.append("e:" + "".join(sorted(self.unused, reverse=True)))
        return " ".join([*words, self.me])

    # -------------------------------------------------------------------------- what follows

    def check(self, table: Table) -> str | None:
        """TW-15"""
        lost = [colour for colour in "wb" if surrounded(table, colour + "K")]
        return None if not lost else "draw" if len(lost) == 2 else OTHER[lost[0]]

    def after(self, table: Table, unused: set[str] | None = None) -> "Position":
        """The end of a turn, once the action is done and checked by whoever calls."""
        unused = self.unused if unused is None else unused
        them = OTHER[self.me]
        if ended := self.check(table):
            return Position(table, self.removed, unused, them, ended, both=self.both)
        gone = {q for q in ("wQ", "bQ") if q in table and surrounded(table, q)}  # TW-12
        left = {piece: square for piece, square in table.items() if piece not in gone}
        removed = self.removed | gone
        return Position(left, removed, unused, them, self.check(left), both=self.both)

    def choices(self) -> dict[str, "Position"]:
        """Every legal action's text and what it leads to."""
        found: dict[str, Position] = {}
        table, me = self.table, self.me
        for piece in self.supply(me):
            for square in put_squares(table, me):
                found |= self.puts(piece, square)
        for piece in [p for p in table if p[0] == me]:
            for square in move_squares(table, piece, self.both):
                found[piece[1] + text_of(square)] = self.after({**table, piece: square})
        king, rook = me + "K", me + "R"
        if me in self.unused and rook in table:  # TW-7
            swapped = {**table, king: table[rook], rook: table[king]}
            found["R<>K"] = self.after(swapped, self.unused - {me})
        return found or {"pass": self.after(table)}  # TW-8

    def puts(self, piece: str, square: Square) -> dict[str, "Position"]:
        text, table = f"+{piece[1]}{text_of(square)}", {**self.table, piece: square}
        if self.check(table):
            return {text: self.after(table)}
        others = [p for p in table if p[1] != "K" and p != piece]
        if piece[1] == "B" and others:  # TW-10
            return {
                f"{text}x{other}": self.after({p: a for p, a in table.items() if p != other})
                for other in others
            }
        found = {text: self.after(table)}
        if piece[1] == "P":  # TW-11
            for target in move_squares(table, piece, self.both):
                found[f"{text}>{text_of(target)}"] = self.after({**table, piece: target})
        return found


def text_of(square: Square) -> str:
    return f"({square[0]},{square[1]})"


def beginning(both: bool = False, without: str = "") -> Position:
    """TW-1, TW-18"""
    gone = {without} - {""}
    return Position({"wK": (0, 0), "bK": (0, 1)}, gone, {"w", "b"}, "w", both=both)


def agree(game: Game, position: Position) -> dict[str, Position]:
    """Compare what is legal, where each action leads, and how the game stands then."""
    rules, text, params, s = TWELVE.rules, TWELVE.text, game.params, game.state
    choices, actions = position.choices(), game.actions()
    assert sorted(choices) == sorted(actions)
    for name, action in actions.items():
        expected, there = choices[name], rules.act(params, s, action)
        assert text.position(params, there) == expected.text(), name
        assert (rules.to_play(params, there) == NOBODY) == (expected.ended is not None), name
        if expected.ended:
            halves = [rules.result(params, there, seat) for seat in (0, 1)]
            assert halves == {"w": [2, 0], "b": [0, 2], "draw": [1, 1]}[expected.ended]
    return choices


def read(text: str, both: bool = False) -> Position:
    *pieces, _, _, removed, unused, me = text.split()
    table = {piece[:2]: (int(piece[3]), int(piece[5])) for piece in pieces}
    gone = {queen for queen in ("wQ", "bQ") if queen in removed}
    return Position(table, gone, set(unused[2:]), me, both=both)


def play_and_agree(game: Game, position: Position, rng: list[int], most: int) -> int:
    """Compare at every turn of a random game; how many times a player passed."""
    for _ in play_randomly(game, rng, most):
        if game.events:
            position = position.choices()[game.events[-1].text]
        assert TWELVE.text.position(game.params, game.state) == position.text()
        if not game.over:
            agree(game, position)
    return sum(event.text == "pass" for event in game.events)


@pytest.mark.parametrize("seed", range(60))
def test_random_games_agree_with_a_second_author(seed: int) -> None:
    """TW-1 to TW-15, as a second author reads them."""
    play_and_agree(Game(TWELVE), beginning(), random.seeded(seed), 40)


BOTH = {"ban": "both"}


@pytest.mark.parametrize("seed", range(40))
def test_random_games_with_both_banned_agree_with_a_second_author(seed: int) -> None:
    """TW-17, beside all else."""
    play_and_agree(Game(TWELVE, BOTH), beginning(both=True), random.seeded(seed), 40)


@pytest.mark.parametrize("piece", ["wP", "wR", "bN", "bB", "bQ"])
def test_random_games_with_a_handicap_agree_with_a_second_author(piece: str) -> None:
    """TW-18, beside all else."""
    seat = "first" if piece[0] == "w" else "second"
    for seed in range(8):
        game = Game(TWELVE, {"handicap": f"{seat}-{piece[1]}"})
        play_and_agree(game, beginning(without=piece), random.seeded(seed), 40)


CROWDED = (  # with colours that are split, queens that are gone, players who can only pass
    "wK(3,2) wQ(0,1) wR(1,1) wB(2,3) wN(3,3) wP(2,0) bK(2,1) bR(1,3) bB(1,2) bN(3,0) bP(2,2) "
    "w: b:Q x: e:b w",
    "wK(1,0) wR(0,1) wB(0,3) wN(3,0) wP(2,0) bK(2,1) bR(3,3) bB(3,2) bP(1,2) w: b:N x:wQbQ e:b w",
    "wK(0,0) wQ(1,1) wR(1,0) wB(2,3) wN(3,3) wP(1,2) bK(1,3) bR(2,2) bB(0,2) bN(3,1) bP(3,2) "
    "w: b: x:bQ e: b",
    "wK(1,2) wQ(2,0) wR(2,2) wB(2,1) wN(0,1) wP(3,0) bK(0,2) bR(1,3) bB(3,3) bN(3,1) bP(2,3) "
    "w: b: x:bQ e:w b",
    "wK(1,1) wR(0,1) wB(0,2) wN(2,0) wP(2,1) bK(3,2) bR(2,3) bB(3,0) bN(0,3) bP(1,3) "
    "w:Q b: x:bQ e:w b",
    "wK(1,2) wQ(3,2) wB(2,1) wN(3,0) bK(2,3) bB(0,3) bP(3,3) w:RP b:QRN x: e:wb b",
)


@pytest.mark.parametrize("text", CROWDED)
def test_crowded_games_agree_with_a_second_author(text: str) -> None:
    """TW-8, TW-12, TW-13 and TW-15, where they matter most."""
    passes = 0
    for seed in range(8):
        game = Game(TWELVE, position=text)
        passes += play_and_agree(game, read(text), random.seeded(seed), 30)
    assert passes >= 8


@pytest.mark.parametrize("text", CROWDED)
def test_crowded_games_with_both_banned_agree_with_a_second_author(text: str) -> None:
    """TW-17, with TW-7, TW-8 and TW-13 where they matter most."""
    for seed in range(4):
        game = Game(TWELVE, BOTH, text)
        play_and_agree(game, read(text, both=True), random.seeded(seed), 30)


def naive_count(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    choices = {} if position.ended else position.choices()
    return len(choices) if depth == 1 else sum(naive_count(p, depth - 1) for p in choices.values())


def test_paths_of_three_actions_agree_with_a_second_author() -> None:
    assert [naive_count(beginning(), depth) for depth in (1, 2, 3)] == [42, 1767, 78416]


def test_compiled_paths_with_both_banned_agree_with_a_second_author() -> None:
    """TW-17, at the other speed."""
    params, s = as_array((1,)), TWELVE.rules.start((1,))
    begun, paths = compiled(TWELVE, play).begun, compiled(TWELVE, count).paths
    room_for = np.empty((3, TWELVE.rules.MOST_ACTIONS), np.int64)
    for depth in (1, 2, 3):
        found = paths(params, s, begun(params, s), depth, room_for[:depth])
        assert found == naive_count(beginning(both=True), depth)


def test_compiled_paths_with_a_handicap_agree_with_a_second_author() -> None:
    """TW-18, at the other speed."""
    params = TWELVE.params(TWELVE.card.read({"handicap": "second-P"}))
    numbers, s = as_array(params), TWELVE.rules.start(params)
    begun, paths = compiled(TWELVE, play).begun, compiled(TWELVE, count).paths
    room_for = np.empty((2, TWELVE.rules.MOST_ACTIONS), np.int64)
    expected = naive_count(beginning(without="bP"), 2)
    assert paths(numbers, s, begun(numbers, s), 2, room_for) == expected
    assert expected < naive_count(beginning(), 2)

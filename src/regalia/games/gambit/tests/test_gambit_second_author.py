"""The rules once more, naively, with lists and dicts, and compared with ours over random games."""

import random as luck
import tomllib
from copy import deepcopy
from fractions import Fraction
from typing import Any

import numpy as np

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast import count, play
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.perft import as_array

ORDER = "BRQN"
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
JUMPS = [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)]


class Naive:
    """A table, things on it, and what is to be done next (`todo`, a list of steps)."""

    def __init__(
        self, room: Room, players: int, setup: int | None, options: dict[str, Any] | None = None
    ) -> None:
        with (room.folder / "data" / "setups.toml").open("rb") as file:
            drawn = [card["rows"] for card in tomllib.load(file)["setup"]]
        self.options = options or {}
        ours = ["/".join(row.replace(" ", "") for row in rows) for rows in drawn]
        self.cards: list[str] = self.options.get("cards", ours)
        self.values = dict(zip("PNBRQK", self.options.get("values", (3, 4, 5, 6, 7, 8))))
        self.n, self.setup, self.turn = players, setup, 0
        self.tokens: dict[str, str] = {}
        self.worths: dict[str, int] = {}  # of all tokens laid out, by their squares (QG-21)
        self.starts: list[str] = []
        self.left: list[str] = []  # start tokens that are there (QG-22)
        self.gambits: list[str | None] = [None] * players
        self.captured: list[dict[str, str]] = [{} for _ in range(players)]
        self.piles = [list("BBBRRRQQQNNN") for _ in range(players)]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.rows: list[list[str]] = [[] for _ in range(players)]
        self.discards: list[list[str]] = [[] for _ in range(players)]
        self.revealed: str | None = None
        counter_clockwise = [0, *range(players - 1, 0, -1)]  # QG-5
        everybody = range(players)
        self.todo: list[tuple[str, int]] = [
            *([("setup", 0)] if setup is None else []),  # QG-4
            *(("starts", p) for p in counter_clockwise),
            *(("dealing", p) for p in everybody for _ in range(5)),  # QG-7
            *(("planning", p) for p in everybody),
            *(("first-draws", p) for p in everybody),
        ]
        if setup is not None:
            self.place(setup)

    def place(self, setup: int) -> None:
        self.setup = setup
        drawn, *printed = self.cards[setup - 1].split(" ")
        own = {one[:2]: int(one[3:]) for one in printed}
        rows, there = drawn.split("/"), {}
        for rank in range(1, 9):
            for x, mark in enumerate(rows[8 - rank]):
                name = "abcdefgh"[x] + str(rank)
                if mark == "*":
                    self.starts.append(name)
                elif mark != ".":
                    there[name] = mark
        best = sorted("KQRBNP", key=lambda kind: -self.values[kind])  # QG-20
        laid = [name for kind in best for name in there if there[name] == kind]
        laid = laid[: self.options.get("tokens", 28)]
        self.tokens = {name: kind for name, kind in there.items() if name in laid}
        self.worths = {name: own.get(name, self.values[there[name]]) for name in laid}
        if self.options.get("starts") == "left":
            self.left = list(self.starts)

    def moves(self, player: int) -> list[str]:  # QG-9
        card, found = self.revealed, []
        here = self.gambits[player]
        assert here is not None
        steps = {"B": DIAGONAL, "R": STRAIGHT, "Q": DIAGONAL + STRAIGHT, "N": JUMPS}[card or ""]
        for dx, dy in steps:
            x, y = "abcdefgh".index(here[0]), int(here[1])
            while True:
                x, y = x + dx, y + dy
                if not (0 <= x <= 7 and 1 <= y <= 8):
                    break
                name = "abcdefgh"[x] + str(y)
                if name in self.gambits:
                    break
                found.append(name)
                if name in self.tokens or name in self.left or card == "N":
                    break
        return found

    def choices(self) -> dict[str, Fraction]:
        """The texts possible now: with probabilities at a chance node, with 0 at a decision."""
        phase, p = self.todo[0]
        pile, hand = self.piles[p], self.hands[p]
        if phase == "setup":
            many = len(self.cards)
            return {f"setup:{k}": Fraction(1, many) for k in range(1, many + 1)}
        if phase == "starts":
            texts = [f"start:{name}" for name in self.starts if name not in self.gambits]
        elif phase == "planning":
            five = range(len(hand))
            texts = [
                f"plan:{hand[i]}{hand[j]}{hand[k]}"
                for i in five
                for j in five
                for k in five
                if len({i, j, k}) == 3
            ]
        elif phase == "moving":
            texts = [f"move:{name}" for name in self.moves(p)] or ["stay"]  # QG-10
        elif phase == "adding":
            texts = [f"plan:{card}" for card in hand]  # QG-11
        else:
            word = "deal" if phase == "dealing" else "draw"
            if not pile:  # QG-12
                pile = self.discards[p]
            return {f"{word}:{card}": Fraction(pile.count(card), len(pile)) for card in pile}
        return dict.fromkeys(texts, Fraction(0))

    def play(self, text: str) -> None:
        phase, p = self.todo.pop(0)
        word, _, rest = text.partition(":")
        if word == "setup":
            self.place(int(rest))
        elif word == "start":
            self.gambits[p] = rest
            if rest in self.left:  # put aside
                self.left.remove(rest)
        elif word == "move":
            self.gambits[p] = rest
            if rest in self.left:
                self.left.remove(rest)
            if rest in self.tokens:
                self.captured[p][rest] = self.tokens.pop(rest)
                if not self.tokens:
                    self.todo = []  # QG-15
                    return
        elif word == "plan":
            for card in rest:
                self.hands[p].remove(card)
                self.rows[p].append(card)
            if phase == "adding":
                self.revealed = None
        elif word in ("deal", "draw"):
            if not self.piles[p]:
                self.piles[p], self.discards[p] = self.discards[p], []
            self.piles[p].remove(rest)
            self.hands[p].append(rest)
        if not self.todo and self.turn < self.options.get("turns", 400):  # QG-16
            self.turn += 1
            p = 1 if self.turn == 1 else (p + 1) % self.n
            self.todo = [("moving", p), ("adding", p), ("drawing", p)]
            self.revealed = self.rows[p].pop(0)  # QG-8
            self.discards[p].append(self.revealed)
        self.last = p

    def position(self) -> dict[str, Any]:
        def counted(hands: list[list[str]]) -> list[str]:
            return ["".join(sorted(cards, key=ORDER.index)) for cards in hands]

        piles, discards = [*self.piles], [*self.discards]
        phase, p = self.todo[0] if self.todo else ("over", self.last)
        if phase == "drawing" and not piles[p]:  # QG-12: the new pile is there before the draw
            piles[p], discards[p] = discards[p], []
        left = {"left": sorted(self.left)} if self.options.get("starts") == "left" else {}
        return {
            **left,
            "phase": phase,
            "player": p,
            "turn": self.turn,
            "setup": self.setup,
            "starts": self.starts,
            "tokens": self.tokens,
            "gambits": self.gambits,
            "revealed": self.revealed,
            "captured": self.captured,
            "discards": counted(discards),
            "piles": counted(piles),
            "hands": counted(self.hands),
            "rows": ["".join(row) for row in self.rows],
        }

    def result(self) -> list[int]:
        points = [sum(self.worths[name] for name in c) for c in self.captured]
        points[0] += self.options.get("handicap", 0)  # QG-23
        last_turn = [
            max((t for t in range(1, self.turn + 1) if t % self.n == p), default=0)
            for p in range(self.n)
        ]
        best = max(range(self.n), key=lambda p: (points[p], last_turn[p]))
        return [int(p == best) for p in range(self.n)]


def compare(
    room: Room, players: int, setup: int | None, seed: int, options: dict[str, Any] | None = None
) -> None:
    game = Game(room, {"players": players, "setup": setup or "chance", **(options or {})})
    naive, rng = Naive(room, players, setup, options), luck.Random(seed)
    while not game.over:
        choices = naive.choices()
        if game.to_play == CHANCE:
            assert game.chances() == choices
        else:
            assert game.actions().keys() == choices.keys()
            assert game.players == [naive.todo[0][1]]
        assert game.position == naive.position()
        if options:
            assert room.text.read_position(game.params, game.position) == game.state
        text = rng.choice(sorted(choices))
        game.play(text)
        naive.play(text)
    assert not naive.todo
    assert game.position == naive.position()
    assert game.result == naive.result()


def test_two_authors_agree_on_whole_games(room: Room) -> None:
    """QG-1 to QG-16: legal texts, probabilities, positions and winners."""
    for seed in range(12):
        compare(room, 2 + seed % 3, [None, 1, 2, 3, 4][seed % 5], seed)


def random_card(rng: luck.Random, kinds: str, worths: list[int]) -> str:
    """A card of somebody's own box: these tokens anywhere, some with these values (0: none)."""
    squares = rng.sample([file + rank for rank in "12345678" for file in "abcdefgh"], 32)
    marks = dict(zip(squares, kinds + "****"))
    rows = ["".join(marks.get(file + rank, ".") for file in "abcdefgh") for rank in "87654321"]
    values = [f"{square}={worth}" for square, worth in zip(squares, worths) if worth]
    rng.shuffle(values)
    return " ".join(["/".join(rows), *values])


def random_options(rng: luck.Random, players: int) -> dict[str, Any]:
    """Options of QG-19 to QG-23, any of them together."""
    options: dict[str, Any] = {"starts": rng.choice(["cleared", "left"])}
    if rng.random() < 0.7:
        kinds = "".join(rng.choices("PNBRQK", k=28))
        worths = [rng.choice([0, 0, rng.randint(1, 99)]) for _ in kinds]
        options["cards"] = [random_card(rng, kinds, worths) for _ in range(rng.randint(1, 4))]
    if rng.random() < 0.4:
        options["values"] = [rng.randint(1, 99) for _ in "PNBRQK"]
    if rng.random() < 0.4:
        options["tokens"] = rng.randint(1, 28)
    if rng.random() < 0.2:
        options["turns"] = rng.randint(4, 30)
    if players == 2:
        options["handicap"] = rng.choice([0, 1, 7, 60])
    return options


def test_two_authors_agree_on_values_of_tokens_start_tokens_and_head_starts(room: Room) -> None:
    """QG-19 to QG-23, alone and together: texts, probabilities, positions and winners."""
    for seed in range(40):
        rng, players = luck.Random(1000 + seed), 2 + seed % 3
        compare(room, players, rng.choice([None, 1]), seed, random_options(rng, players))


# -------------------------------------------------------------------------- exact counts


def naive_paths(naive: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for text in naive.choices():
        there = deepcopy(naive)
        there.play(text)
        total += naive_paths(there, depth - 1)
    return total


def paths(room: Room, game: Game, depth: int) -> int:
    fast = compiled(room, count)
    rows = np.empty((depth, room.rules.MOST_ACTIONS), np.int64)
    past = interpreted(room, play).begun(game.params, game.state)
    found: int = fast.paths(as_array(game.params), game.state, past, depth, rows)
    return found


def test_the_set_up_has_as_many_paths_as_arithmetic_says(room: Room) -> None:
    """QG-4, QG-5, QG-7.  A hand of five can be dealt in 4**5 - 4 * (5 * 3 + 1) = 960 orders."""
    counts = {
        n: [paths(room, Game(room, {"players": n}), d) for d in range(1, 6)] for n in (2, 3, 4)
    }
    assert counts[2] == [4, 16, 48, 48 * 4, 48 * 16]
    assert counts[3] == [4, 16, 48, 96, 96 * 4]
    assert counts[4] == [4, 16, 48, 96, 96]
    game = Game(room, {"setup": 1})
    assert paths(room, game, 7) == 4 * 3 * 960


def test_the_first_turns_have_as_many_paths_as_the_second_author_finds(room: Room) -> None:
    game, naive = Game(room, {"setup": 4, "players": 3}), Naive(room, 3, 4)
    deal = "deal:B deal:R deal:Q deal:N deal:N "
    opening = "start:a1 start:h8 start:h1 " + deal * 3 + "plan:QRB plan:NQR plan:BNQ "
    for text in opening.split():
        game.play(text)
        naive.play(text)
    counts = [paths(room, game, depth) for depth in range(1, 10)]
    assert counts[:7] == [naive_paths(naive, depth) for depth in range(1, 8)]
    assert counts == [4, 16, 64, 128, 320, 1216, 1216, 3040, 11552]


def test_compiled_games_end_as_the_second_author_says(room: Room) -> None:
    """Random games of the compiled loop, told again naively."""
    fast = compiled(room, play)
    for seed, players in enumerate((2, 3, 4)):
        game = Game(room, {"players": players})
        naive, out = Naive(room, players, None), np.zeros(2000, np.int64)
        rng = np.array(random.seeded(seed))
        buffer = np.empty(room.rules.MOST_ACTIONS, np.int64)
        _, n = fast.trace(as_array(game.params), game.state, rng, buffer, out)
        for action in out[:n].tolist():
            text = room.text.action_text(game.params, game.state, action)
            game.play(text)
            naive.play(text)
        assert game.over and game.position == naive.position()
        assert game.result == naive.result()

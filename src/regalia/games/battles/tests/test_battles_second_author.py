"""Royal Battles written a second time, plainly and top down, and compared over random games.

A battle here is one long generator that asks for texts: it yields who is to act (None is chance)
and the texts that are possible with their weights, and is sent the text that was played.
"""

from collections import Counter
from collections.abc import Generator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room

RANKS = "23456789TJQKA"
TABLE = """
    P melee   8 3 3 4/6/8 3
    R ranged  8 4 2 4/5/6 2
    N melee   8 2 4 5/6/7 4
    B ranged 10 3 4 4/5/6 1
    Q ranged  8 4 2 4/6/8 1
    K melee  10 4 4 4/5/6 1
"""
TRUMPS = {"easy": "2468T", "optimal": "3579", "risky": "JQK", "advantage": "AX"}
ARMIES = {"hundred-years": ("NNNN", "RRRR"), "magic": ("QQQQ", "BBBB")}
Asking = Generator[tuple[int | None, dict[str, int]], str, None]


class Unit:
    def __init__(self, letter: str, owner: int) -> None:
        row = next(line.split() for line in TABLE.strip().split("\n") if line.split()[0] == letter)
        self.letter, self.owner, self.injury = letter, owner, 0
        self.steps = STRAIGHT if row[1] == "melee" else DIAGONAL
        self.life, self.accuracy, self.evasion = map(int, row[2:5])
        self.damage = dict(zip(("easy", "optimal", "risky"), map(int, row[5].split("/"))))
        self.armour = int(row[6])


STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def shifted(square: str, step: tuple[int, int]) -> str | None:
    row, column = "abcdefg".index(square[0]) + step[0], int(square[1]) + step[1]
    return "abcdefg"[row] + str(column) if 0 <= row < 7 and 1 <= column <= 5 else None


def colours(card: str) -> set[str]:
    return {"red", "black"} if card == "XX" else {"red" if card[1] in "DH" else "black"}


def clash(played: str, lying: str) -> bool:
    return "XX" not in (played, lying) and colours(played) == colours(lying)


class Battle:
    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        deck = Counter([rank + suit for rank in RANKS for suit in "CDHS"] + ["XX", "XX"])
        self.decks, self.hands = [Counter(deck), Counter(deck)], [Counter(), Counter()]
        self.field: dict[str, str] = {}
        self.units: dict[str, Unit] = {}
        self.initiative: list[str | None] = [None, None]
        self.winner: int | None = None

    def count(self, seat: int) -> int:
        return sum(unit.owner == seat for unit in self.units.values())

    def take(self, seat: int, word: str, cards: Counter[str] | None = None) -> Asking:
        """A card from a deck; the generator's value is the card."""
        there = +(self.decks[seat] if cards is None else cards)
        text = yield None, {f"{word}:{card}": count for card, count in there.items()}
        card = text.split(":")[1]
        self.decks[seat][card] -= 1
        return card

    def draw(self, seat: int, most: int) -> Asking:
        for _ in range(min(most, self.decks[seat].total())):
            card = yield from self.take(seat, "draw")
            self.hands[seat][card] += 1

    def play(self) -> Asking:
        yield from self.set_up()
        while all(deck.total() for deck in self.decks):
            for seat in (0, 1):
                self.initiative[seat] = yield from self.take(seat, "init")
            if self.initiative[0] == self.initiative[1]:
                continue
            order = [*(rank + suit for rank in RANKS for suit in "CDHS"), "XX"]
            first = 0 if order.index(self.initiative[0]) > order.index(self.initiative[1]) else 1
            for seat in (first, 1 - first):
                yield from self.turn(seat)
                if not self.count(1 - seat):
                    self.winner = seat
                    return
        cards = [bool((hand + deck).total()) for hand, deck in zip(self.hands, self.decks)]
        left = [(self.count(seat), cards[seat]) for seat in (0, 1)]
        self.winner = None if left[0] == left[1] else left.index(max(left))

    def set_up(self) -> Asking:
        armies = list(ARMIES.get(self.options.get("scenario", ""), ()))
        while len(armies) < 2:
            texts = ["".join(four) for four in combinations_with_replacement("KQRBNP", 4)]
            if self.options.get("armies") == "set":
                most = {"K": 1, "Q": 1, "R": 2, "B": 2, "N": 2, "P": 4}
                texts = [t for t in texts if all(t.count(x) <= n for x, n in most.items())]
            text = yield len(armies), {f"army:{text}": 1 for text in texts}
            armies.append(text[5:])
        for seat, column in enumerate("15"):
            for row in "aceg":
                low = Counter({c: n for c, n in self.decks[seat].items() if c[0] not in "AX"})
                self.field[row + column] = yield from self.take(seat, "deal", low)
        waiting = [list(army) for army in armies]
        for _ in range(4):
            for seat, column in enumerate("15"):
                free = [row + column for row in "aceg" if row + column not in self.units]
                text = yield seat, {f"place:{u}@{at}": 1 for u in waiting[seat] for at in free}
                waiting[seat].remove(text[6])
                self.units[text[8:]] = Unit(text[6], seat)

    def turn(self, seat: int) -> Asking:
        hand, deck = self.hands[seat], self.decks[seat]
        if not hand.total() and deck.total():
            if (yield seat, {"draw": 1, "decline": 1}) == "draw":
                yield from self.draw(seat, 1)
        key = False
        moves = dict.fromkeys(self.moves(seat), 1)
        if moves:
            text = yield seat, moves
            here, there, card = text[:2], text[3:5], text[6:]
            hand[card] -= 1
            self.units[there] = self.units.pop(here)
            self.field[there] = card
            attacks = dict.fromkeys(self.attacks(there), 1)
            if attacks:
                text = yield seat, attacks | {"hold": 1}
                if text != "hold":
                    style, target = text.split(":")
                    key = self.is_key(seat, there, target)
                    yield from self.attack(there, style, target)
                    if not self.count(1 - seat):
                        return
        if hand.total() and (yield seat, {"keep": 1, "discard": 1}) == "discard":
            hand.clear()
        if key and deck.total() and (yield seat, {"draw": 1, "decline": 1}) == "draw":
            yield from self.draw(seat, 2)

    def moves(self, seat: int) -> set[str]:
        found = set()
        for here, unit in self.units.items():
            for card in +self.hands[seat]:
                for step in [(0, 0), *STRAIGHT, *DIAGONAL]:
                    there = shifted(here, step)
                    if unit.owner != seat or there is None or clash(card, self.field[here]):
                        continue
                    if there in self.units and there != here:
                        continue
                    if there in self.field and clash(card, self.field[there]):
                        continue
                    found.add(f"{here}-{there}:{card}")
        return found

    def attacks(self, here: str) -> set[str]:
        unit, found = self.units[here], set()
        special = STRAIGHT if unit.letter in "NK" else DIAGONAL
        for style in TRUMPS:
            for step in special if style == "advantage" else unit.steps:
                target = self.units.get(shifted(here, step) or "")
                friendly = style == "advantage" and unit.letter == "B"
                if target and (target.owner == unit.owner) == friendly:
                    found.add(f"{style}:{shifted(here, step)}")
        return found

    def is_key(self, seat: int, here: str, target: str) -> bool:
        down, right = ord(target[0]) - ord(here[0]), int(target[1]) - int(here[1])
        if down == 0 or right == 0:
            name = "H" if down == 0 else "S"
        else:
            name = "D" if down == -right else "C"
        if self.options.get("orientation") == "crosswise":
            name = dict(zip("HSDC", "SHCD"))[name]
        return self.initiative[seat][1] in (name, "X")

    def attack(self, here: str, style: str, at: str) -> Asking:
        unit, target = self.units[here], self.units[at]
        cards = [*self.initiative, self.field[here], self.field[at]]
        trumps = sum(card[0] in TRUMPS[style] for card in cards)
        times = 2 if trumps == 4 else 1
        alike = [
            square
            for square, other in self.units.items()
            if other.owner == target.owner and colours(self.field[square]) & colours(self.field[at])
        ]
        powers = {"P": 8, "R": 6, "N": 6, "B": 3, "Q": 3, "K": 6}
        power = unit.damage.get(style, powers[unit.letter])
        special = unit.letter if style == "advantage" else ""
        if special == "B":
            for square in alike:
                self.units[square].injury -= min(self.units[square].injury, 3 * trumps * times)
            return
        gap = target.evasion - unit.accuracy
        if trumps < (1 if gap < 0 else 2 if gap < 2 else 3):
            return
        if special == "N":
            power += self.count(unit.owner)
        for square in alike if special == "Q" else [at]:
            hit = self.units[square]
            damage = power * times * (trumps if special == "Q" else 1)
            hit.injury += max(0, damage - (0 if special == "R" else hit.armour))
            if hit.injury >= hit.life:
                del self.units[square]
        if special == "K" and self.count(1 - unit.owner):
            yield from self.draw(unit.owner, 2)


def table(battle: Battle) -> dict[str, Any]:
    return {
        "units": {
            square: {"owner": unit.owner, "unit": unit.letter, "injury": unit.injury}
            for square, unit in battle.units.items()
        },
        "field": battle.field,
        "initiative": battle.initiative,
        "hands": [+hand for hand in battle.hands],
        "decks": [+deck for deck in battle.decks],
    }


def chosen(game: Game, battle: Battle, seat: int, texts: list[str], rng: list[int]) -> str:
    """At random, but mostly what makes a battle lively: drawing, keeping, fighting."""
    if not random.below(rng, 4):
        return texts[random.below(rng, len(texts))]
    lively = [text for text in texts if text not in ("decline", "discard", "hold")]

    def promise(text: str) -> int:
        """How much life the enemy would lose; how near a move brings a unit to the enemies."""
        if "-" in text:
            a, b = ord(text[3]), int(text[4])
            foes = [square for square, unit in battle.units.items() if unit.owner != seat]
            return -min(max(abs(ord(x) - a), abs(int(y) - b)) for x, y in foes)
        game.play(text)
        units = game.position["units"].values()
        game.undo()
        return sum(unit["injury"] - 10 for unit in units if unit["owner"] != seat)

    values = [promise(text) for text in lively]
    best = [text for text, value in zip(lively, values) if value == max(values)]
    return best[random.below(rng, len(best))]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"armies": "set"},
        {"scenario": "hundred-years"},
        {"scenario": "magic"},
        {"orientation": "crosswise"},
    ],
)
def test_two_authors_agree_on_every_choice_and_every_position(
    room: Room, options: dict[str, Any]
) -> None:
    fallen = 0
    for seed in range(10):
        rng, game, battle = random.seeded(seed), Game(room, options), Battle(options)
        asking = battle.play()
        ask = next(asking)
        while True:
            seat, weights = ask
            assert not game.over and game.to_play == (CHANCE if seat is None else seat)
            texts = game.chances() if seat is None else game.actions()
            assert set(texts) == set(weights)
            if seat is None:
                total = sum(weights.values())
                assert all(texts[text] * total == weight for text, weight in weights.items())
                text = game.roll(rng).text
            else:
                text = chosen(game, battle, seat, sorted(weights), rng)
                game.play(text)
            try:
                ask = asking.send(text)
            except StopIteration:
                break
            finally:
                position = game.position
                seen = table(battle)
                assert {key: position[key] for key in ("units", "field", "initiative")} == {
                    key: seen[key] for key in ("units", "field", "initiative")
                }
                for pile in ("hands", "decks"):
                    assert [Counter(cards) for cards in position[pile]] == seen[pile]
        assert game.over
        winner = None if game.result == [0.5, 0.5] else game.result.index(1)
        assert winner == battle.winner
        fallen += 8 - len(battle.units)
    assert fallen >= 5, "these were no battles"

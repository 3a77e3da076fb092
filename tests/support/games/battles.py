"""Royal Battles written a second time, plainly and top down, to be compared with the rules.

A battle here is one long generator that asks for texts: it yields who is to act (None is chance)
and the texts that are possible with their weights, and is sent the text that was played.
"""

import tomllib
from collections import Counter
from collections.abc import Generator
from itertools import combinations_with_replacement
from typing import Any

RANKS = "23456789TJQKA"
TABLE = """
    K melee  10 4 4 4/5/6 1 strategy 6 1 104
    Q ranged  8 4 2 4/6/8 1 blast 3 1 71
    R ranged  8 4 2 4/5/6 2 aim 6 2 82
    B ranged 10 3 4 4/5/6 1 healing 3 2 105
    N melee   8 2 4 5/6/7 4 smite 6 2 131
    P melee   8 3 3 4/6/8 3 reach 8 4 107
"""
HAND_TO_HAND = ("smite", "strategy", "charge", "drain")
TRUMPS = {"easy": "2468T", "optimal": "3579", "risky": "JQK", "advantage": "AX"}
ARMIES = {"hundred-years": ("NNNN", "RRRR"), "magic": ("QQQQ", "BBBB")}
Asking = Generator[tuple[int | None, dict[str, int]], str, None]


class Kind:
    """The numbers of a unit, from the table above or from a table of a unit file."""

    def __init__(self, letter: str, row: dict[str, Any]) -> None:
        self.letter, self.melee, self.life = letter, row["type"] == "melee", row["life"]
        self.accuracy, self.evasion, self.armour = row["accuracy"], row["evasion"], row["armour"]
        self.damage = dict(zip(("easy", "optimal", "risky"), row["damage"]))
        self.advantage, self.power, self.draws = row["advantage"], row["power"], row.get("draws", 2)
        self.limit, self.price = row.get("limit", 4), row.get("price")


def kinds_of(file: dict[str, Any]) -> dict[str, Kind]:
    words = ("type", "life", "accuracy", "evasion", "damage", "armour", "advantage")
    words += ("power", "limit", "price")
    found = {}
    for line in TABLE.strip().split("\n"):
        letter, *row = line.split()
        numbers = [[*map(int, x.split("/"))] if "/" in x else x for x in row]
        plain = [int(x) if isinstance(x, str) and x.isdigit() else x for x in numbers]
        found[letter] = Kind(letter, dict(zip(words, plain)))
    for row in file.get("unit", []):
        usual = found[row["letter"]].limit if row["letter"] in found else 4
        found[row["letter"]] = Kind(row["letter"], {"limit": usual} | row)
    return found


class Unit:
    def __init__(self, kind: Kind, owner: int) -> None:
        self.kind, self.letter, self.owner, self.injury = kind, kind.letter, owner, 0

    def regain(self, life: int) -> None:
        self.injury = max(0, self.injury - life)


STRAIGHT = [(0, 1), (0, -1), (1, 0), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]


def shifted(square: str, step: tuple[int, int]) -> str | None:
    row, column = "abcdefg".index(square[0]) + step[0], int(square[1]) + step[1]
    return "abcdefg"[row] + str(column) if 0 <= row < 7 and 1 <= column <= 5 else None


def colours(card: str) -> set[str]:
    return {"red", "black"} if card == "XX" else {"red" if card[1] in "DHR" else "black"}


def clash(played: str, lying: str) -> bool:
    return "XX" not in (played, lying) and colours(played) == colours(lying)


def lies(card: str, left: str) -> str:
    """RB-35: a joker of one colour, the other one than that of the card that was left."""
    return ("XB" if colours(left) == {"red"} else "XR") if card == "XX" else card


class Battle:
    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        file = tomllib.loads(options.get("units", ""))
        self.kinds = kinds_of(file)
        self.scenarios = ARMIES | {one["id"]: one["armies"] for one in file.get("scenario", [])}
        self.rows = {one["id"]: one["rows"] for one in file.get("scenario", []) if "rows" in one}
        whole = [rank + suit for rank in RANKS for suit in "CDHS"] + ["XX", "XX"]
        deck = Counter(whole[: options.get("deck", 54)])
        self.decks, self.hands = [Counter(deck), Counter(deck)], [Counter(), Counter()]
        self.field: dict[str, str] = {}
        self.units: dict[str, Unit] = {}
        self.initiative: list[str | None] = [None, None]
        self.winner: int | None = None
        self.first = 0  # in this round
        self.to_the_last = options.get("end") == "cards"
        self.most = 0  # units at the start

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
        while all(map(self.has_cards if self.to_the_last else self.has_deck, (0, 1))):
            yield from self.draw_initiative()
            if self.initiative[0] == self.initiative[1] and not self.to_the_last:
                continue
            for seat in (self.first, 1 - self.first):
                yield from self.turn(seat)
                if not self.count(1 - seat):
                    self.winner = seat
                    return
        left = [(self.count(seat), self.has_cards(seat)) for seat in (0, 1)]
        self.winner = None if left[0] == left[1] else left.index(max(left))

    def has_deck(self, seat: int) -> bool:
        return self.decks[seat].total() > 0

    def has_cards(self, seat: int) -> bool:
        """RB-28; RB-38: a deck, or a card that can be played."""
        if self.to_the_last:
            return self.has_deck(seat) or bool(self.moves(seat))
        return (self.hands[seat] + self.decks[seat]).total() > 0

    def draw_initiative(self) -> Asking:
        """RB-10; RB-38: who has no deck keeps the last card."""
        while True:
            drawing = [seat for seat in (0, 1) if self.has_deck(seat)]
            for seat in drawing:
                self.initiative[seat] = yield from self.take(seat, "init")
            order = [*(rank + suit for rank in RANKS for suit in "CDHS"), "XX"]
            white, black = (order.index(card or "") for card in self.initiative)
            if white != black:
                self.first = 0 if white > black else 1
            again = white == black and any(map(self.has_deck, (0, 1)))
            if not (again and self.to_the_last):
                return

    def set_up(self) -> Asking:
        scenario = self.options.get("scenario", "")
        armies, columns = list(self.scenarios.get(scenario, ())), "15"
        rows = [*self.rows.get(scenario, [])] or ["aceg"[: len(army)] for army in armies]
        if self.options.get("sides") == "exchanged":
            armies, rows = armies[::-1], rows[::-1]
        while len(armies) < 2:
            texts = ["".join(four) for four in combinations_with_replacement(self.kinds, 4)]
            text = yield len(armies), {f"army:{text}": 1 for text in texts if self.may(text)}
            armies.append(text[5:])
            rows.append("aceg")
        for seat in (0, 1):
            for row in sorted(rows[seat]):
                low = Counter({c: n for c, n in self.decks[seat].items() if c[0] not in "AX"})
                self.field[row + columns[seat]] = yield from self.take(seat, "deal", low)
        waiting = [list(army) for army in armies]
        self.most = sum(map(len, waiting))
        while any(waiting):
            for seat in (0, 1):
                if waiting[seat]:
                    free = {row + columns[seat] for row in rows[seat]} - set(self.units)
                    text = yield seat, {f"place:{u}@{at}": 1 for u in waiting[seat] for at in free}
                    waiting[seat].remove(text[6])
                    unit = self.units[text[8:]] = Unit(self.kinds[text[6]], seat)
                    gives, _, wounds = self.options.get("handicap", "none").partition("-")
                    if gives == ("first", "second")[seat]:  # RB-52
                        unit.injury = min(int(wounds), unit.kind.life - 1)

    def may(self, army: str) -> bool:
        """RB-6 and RB-32."""
        if self.options.get("armies") == "set":
            if any(army.count(letter) > self.kinds[letter].limit for letter in army):
                return False
        budget = self.options.get("budget")
        return budget is None or sum(self.kinds[letter].price or 0 for letter in army) <= budget

    def turn(self, seat: int) -> Asking:
        hand, deck = self.hands[seat], self.decks[seat]
        if not hand.total() and deck.total():
            if (yield seat, {"draw": 1, "decline": 1}) == "draw":
                yield from self.draw(seat, 1)
        key = False
        moves = dict.fromkeys(self.moves(seat), 1)
        if moves and self.options.get("moving") == "may" and deck.total():
            moves["stay"] = 1
        if moves and (text := (yield seat, moves)) != "stay":
            here, there, card = text[:2], text[3:5], text[6:]
            hand[card] -= 1
            turned = self.options.get("joker") == "turned"
            self.units[there] = self.units.pop(here)
            self.field[there] = lies(card, self.field[here]) if turned else card
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
            if self.options.get("discard") == "either":
                if (yield seat, {"keep": 1, "discard": 1}) == "discard":
                    hand.clear()

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
        special = STRAIGHT if unit.kind.advantage in HAND_TO_HAND else DIAGONAL
        usual = STRAIGHT if unit.kind.melee else DIAGONAL
        for style in TRUMPS:
            for step in special if style == "advantage" else usual:
                target = self.units.get(shifted(here, step) or "")
                friendly = style == "advantage" and unit.kind.advantage == "healing"
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
        special = unit.kind.advantage if style == "advantage" else ""
        power = unit.kind.power if special else unit.kind.damage[style]
        if special == "healing":
            for square in alike:
                self.units[square].regain(power * trumps * times)
            return
        gap = target.kind.evasion - unit.kind.accuracy
        if trumps < (1 if gap < 0 else 2 if gap < 2 else 3):
            return
        if special == "smite":
            power += self.count(unit.owner)
        hit = {at}
        if special == "blast":
            hit, power = set(alike), power * trumps
        if special == "volley":
            hit |= {shifted(at, step) or "" for step in STRAIGHT}
        for square in hit & {one for one, u in self.units.items() if u.owner != unit.owner}:
            other = self.units[square]
            other.injury += max(0, power * times - (0 if special == "aim" else other.kind.armour))
            if other.injury >= other.kind.life:
                del self.units[square]
        if not self.count(1 - unit.owner):
            return
        if special == "strategy":
            yield from self.draw(unit.owner, unit.kind.draws)
        if special == "drain":
            unit.regain(max(0, power * times - target.kind.armour))
        if special == "charge" and at not in self.units:
            self.units[at] = self.units.pop(here)


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

"""What things of Royal Battles are, when somebody asks: a unit's numbers, a key, a deck."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from regalia.boards.cards import NAMES, NUMBERS, SUITS
from regalia.core.contract import Params
from regalia.core.scene import Fact, Figure
from regalia.games.battles import attacks
from regalia.games.battles.state import number
from regalia.games.battles.text import STYLES
from regalia.games.battles.units import (
    ACCURACY,
    ADVANTAGE,
    ADVANTAGES,
    ARMOUR,
    BUDGET,
    DAMAGE,
    DRAWS,
    EVASION,
    LIFE,
    ORIENTATION,
    POWER,
    PRICE,
    RANGED,
    letters,
    unit_word,
)

Say = Callable[..., str]
NUMBERED = (("life", LIFE), ("accuracy", ACCURACY), ("evasion", EVASION), ("armour", ARMOUR))
KEYS = ("clear", "digit", "head", "side")  # by suit: clubs, diamonds, hearts, spades (RB-26)


def key_of(params: Params, card: str) -> str:
    """Which neighbours are in the key position of whoever has this initiative card."""
    suit = card[1]
    return KEYS[SUITS.index(suit) ^ params[ORIENTATION]] if suit in SUITS else "all"


def facts(params: Params, view: dict[str, Any], say: Say, names: Sequence[str]) -> Iterator[Fact]:
    if view["phase"] == "choosing":
        for kind, letter in enumerate(letters(params)):
            yield unit_fact(params, kind, say)._replace(about=(f"choose:{letter}",))
        return
    armies = [sorted(_army(params, view, owner)) for owner in (0, 1)]
    for owner, army in enumerate(armies):
        against = tuple(sorted({kind for kind, _ in armies[1 - owner]}))
        for kind in sorted({kind for kind, _ in army}):
            about = tuple(thing for other, thing in army if other == kind)
            fact = unit_fact(params, kind, say, against)
            yield fact._replace(about=about, note=names[owner])
    for owner in (0, 1):
        if card := view["initiative"][owner]:
            key = key_of(params, card)
            about = (f"key:{owner}", f"initiative:{owner}")
            yield Fact(about, say(f"key-{key}"), names[owner], (), (say("key-about"),))
        if view["deck_sizes"][owner]:
            yield _deck(view, owner, say, names[owner])


def _army(params: Params, view: dict[str, Any], owner: int) -> Iterator[tuple[int, str]]:
    """A player's units: kinds, and what they are on the table."""
    for square, unit in view["units"].items():
        if unit["owner"] == owner:
            yield letters(params).index(unit["unit"]), square
    for letter, at in to_place(view["unplaced"][owner], owner):
        yield letters(params).index(letter), at


def to_place(army: str, owner: int) -> Iterator[tuple[str, str]]:
    """The units that are not on the field yet: their letters, and what they are on the table."""
    for i, letter in enumerate(army):
        before = army[:i].count(letter)
        yield letter, f"unplaced:{owner}:{letter}" + (f":{before + 1}" if before else "")


@lru_cache(1024)  # asked at every look at a table
def unit_fact(params: Params, kind: int, say: Say, against: tuple[int, ...] = ()) -> Fact:
    """All numbers of a kind (RB-4), and how it stands against others."""
    advantage = ADVANTAGES[number(params, kind, ADVANTAGE)]
    called = say(f"advantage-{advantage}")
    figures = [
        Figure(say(f"fact-{word}"), str(number(params, kind, what)), say(f"short-{word}"))
        for word, what in NUMBERED
    ]
    damage = "/".join(str(number(params, kind, DAMAGE + style)) for style in range(3))
    figures.append(Figure(say("fact-damage"), damage, say("short-damage")))
    if params[BUDGET]:
        price = str(number(params, kind, PRICE))
        figures.append(Figure(say("fact-price"), price, say("short-price")))
    ranged = number(params, kind, RANGED)
    given = {"power": number(params, kind, POWER), "draws": number(params, kind, DRAWS)}
    power = say(f"power-{advantage}", **given)
    lines = (say("strikes-ranged" if ranged else "strikes-melee"), f"{called}: {power}")
    needs = _needs(params, kind, against, say) if against else ()
    name = say("unit-name", unit=unit_word(params, kind))
    return Fact((), name, called, tuple(figures), (*lines, *needs))


def _needs(params: Params, kind: int, others: Sequence[int], say: Say) -> tuple[str, str]:
    """How many trumps each side needs to hit the other (RB-20)."""

    def listed(found: list[tuple[int, int]]) -> str:
        return ", ".join(
            f"{say('unit-name', unit=unit_word(params, other))} {need}" for other, need in found
        )

    theirs = [(other, attacks.needed(params, other, kind)) for other in others]
    its = [(other, attacks.needed(params, kind, other)) for other in others]
    return say("needs-to-hit-it", units=listed(theirs)), say("needs-to-hit", units=listed(its))


def _deck(view: dict[str, Any], owner: int, say: Say, name: str) -> Fact:
    """What is still to come: every card that left a deck was open to all (RB-27)."""
    about = (f"top:{owner}", f"deck:{owner}")
    unseen = tuple(view["unseen"][owner])
    lines = [say("deck-about")]
    if gone := _gone(unseen, view["initiative"][owner]):
        lines.append(say("deck-gone", cards=gone))
    return Fact(about, say("deck-fact"), name, _to_come(unseen, say), tuple(lines))


@lru_cache(1024)
def _gone(unseen: tuple[str, ...], initiative: str | None) -> str:
    """The cards of a pack that will not come again, suit by suit; each was open to all."""
    left = Counter(unseen) + Counter([initiative] if initiative else [])
    gone = [name for name in NAMES if name != "XX" and name not in left]
    suits = [
        f"{sign} " + " ".join(name[0].replace("T", "10") for name in gone if name[1] == suit)
        for suit, sign in zip("SHDC", "♠♥♦♣")
        if any(name[1] == suit for name in gone)
    ]
    return " · ".join(suits + ["★"] * (2 - left["XX"]))


@lru_cache(1024)
def _to_come(unseen: tuple[str, ...], say: Say) -> tuple[Figure, ...]:
    """How many trumps of each style are left."""
    cards = [NUMBERS[card] for card in unseen]
    counts = [sum(trumps >> card & 1 for card in cards) for trumps in attacks.TRUMPS]
    words = [say(f"button-{STYLES[style]}") for style in range(len(counts))]
    return tuple(Figure(word, str(count)) for word, count in zip(words, counts))

"""Facts about things of Royal Battles, for when somebody asks: a unit's numbers, a key, a deck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from regalia.boards.cards import NAMES, NUMBERS, SUITS
from regalia.core.contract import Params, Say
from regalia.core.drawing.scene import Fact, Figure
from regalia.games.battles.armies.texts import told
from regalia.games.battles.armies.units import (
    ACCURACY,
    ADVANTAGE,
    ADVANTAGES,
    ARMOUR,
    BUDGET,
    CROSSWISE,
    DAMAGE,
    DRAWS,
    EVASION,
    LIFE,
    POWER,
    PRICE,
    RANGED,
    READINGS,
    letters,
    own_name,
    own_texts,
    unit_word,
)
from regalia.games.battles.rules import attacks
from regalia.games.battles.rules.state import number
from regalia.games.battles.text import STYLES

NUMBERED = (("life", LIFE), ("accuracy", ACCURACY), ("evasion", EVASION), ("armour", ARMOUR))
KEYS = ("clear", "digit", "head", "side")  # by suit: clubs, diamonds, hearts, spades (RB-26)


def key_of(card: str) -> str:
    """The neighbours in the key position of the player with this initiative card."""
    return KEYS[SUITS.index(card[1])] if card[1] in SUITS else "all"


def key_look(params: Params, card: str) -> str:
    """The compass of that key, as upright cards have it: where they lie crosswise, their sides are
    above and below, and their digits in the other corners (RB-3)."""
    if card[1] not in SUITS:
        return "key-all"
    return f"key-{KEYS[SUITS.index(card[1]) ^ params[READINGS] & CROSSWISE]}"


def facts(params: Params, view: dict[str, Any], say: Say, names: Sequence[str]) -> Iterator[Fact]:
    if view["phase"] == "choosing":
        for kind, letter in enumerate(letters(params)):
            reach = say("type-ranged" if number(params, kind, RANGED) else "type-melee")
            fact = unit_fact(params, kind, say)
            yield replace(fact, about=(f"choose:{letter}",), note=reach)
        return
    armies = [sorted(_army(params, view, owner)) for owner in (0, 1)]
    for owner, army in enumerate(armies):
        against = tuple(sorted({kind for kind, _ in armies[1 - owner]}))
        for kind in sorted({kind for kind, _ in army}):
            about = tuple(thing for other, thing in army if other == kind)
            fact = unit_fact(params, kind, say, against)
            yield replace(fact, about=about, note=names[owner])
    for owner in (0, 1):
        if card := view["initiative"][owner]:
            key = key_of(card)
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
    called = _advantage(params, kind, say)
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
    power = say("title-of", title=called, text=power_told(params, kind, say))
    strikes = say("strikes-ranged" if ranged else "strikes-melee")
    lines = (strikes, *_bears(params, kind, say), power)
    needs = _needs(params, kind, against, say) if against else ()
    name = say("unit-name", unit=unit_word(params, kind))
    flavour = filter(None, [text_of(params, kind, "flavour", say)])
    return Fact((), name, called, tuple(figures), (*lines, *needs, *flavour))


def _advantage(params: Params, kind: int, say: Say) -> str:
    return say(f"advantage-{ADVANTAGES[number(params, kind, ADVANTAGE)]}")


def power_told(params: Params, kind: int, say: Say) -> str:
    """The effect of a kind's advantage (RB-4, RB-33)."""
    given = {"power": number(params, kind, POWER), "draws": number(params, kind, DRAWS)}
    return say(f"power-{ADVANTAGES[number(params, kind, ADVANTAGE)]}", **given)


def _bears(params: Params, kind: int, say: Say) -> Iterator[str]:
    """The names of its weapon and armour, as far as they are known."""
    for key in ("weapon", "coat"):
        if called := text_of(params, kind, key, say):
            yield say(f"bears-{key}", name=called)


def text_of(params: Params, kind: int, key: str, say: Say) -> str:
    """The weapon, armour or sentence of a kind: the book's for the six, of others their own."""
    if own_name(params, kind):
        return told(own_texts(params, kind).get(key, {}), say("spoken-language"))
    return say(f"unit-{key}", unit=unit_word(params, kind)) if key in ("weapon", "coat") else ""


def _needs(params: Params, kind: int, others: Sequence[int], say: Say) -> tuple[str, str]:
    """The number of trumps that each side needs to hit the other (RB-20)."""

    def listed(found: list[tuple[int, int]]) -> str:
        return ", ".join(
            f"{say('unit-name', unit=unit_word(params, other))} {need}" for other, need in found
        )

    theirs = [(other, attacks.needed(params, other, kind)) for other in others]
    its = [(other, attacks.needed(params, kind, other)) for other in others]
    return say("needs-to-hit-it", units=listed(theirs)), say("needs-to-hit", units=listed(its))


def _deck(view: dict[str, Any], owner: int, say: Say, name: str) -> Fact:
    """The cards still to come: every card that left a deck was open to all (RB-27)."""
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
    """The number of trumps of each style that are left."""
    cards = [NUMBERS[card] for card in unseen]
    counts = [sum(trumps >> card & 1 for card in cards) for trumps in attacks.TRUMPS]
    words = [say(f"button-{STYLES[style]}") for style in range(len(counts))]
    return tuple(Figure(word, str(count)) for word, count in zip(words, counts))

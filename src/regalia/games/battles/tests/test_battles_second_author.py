"""Royal Battles written by a second author (tests/support), compared over random games."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from support.games.battles import Battle, table

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room

READINGS = {"joker": "turned", "moving": "may", "discard": "either", "end": "cards"}


def chosen(game: Game, battle: Battle, seat: int, texts: list[str], rng: list[int]) -> str:
    """Choose at random, but mostly what makes a battle lively: drawing, keeping, fighting."""
    if not random.below(rng, 4):
        return texts[random.below(rng, len(texts))]
    lively = [text for text in texts if text not in ("decline", "discard", "hold", "stay")]

    def promise(text: str) -> int:
        """The life that an attack takes; for a move, the distance to the nearest enemy,
        negative."""
        if "-" in text:
            a, b = ord(text[3]), int(text[4])
            foes = [square for square, unit in battle.units.items() if unit.owner != seat]
            return -min(max(abs(ord(x) - a), abs(int(y) - b)) for x, y in foes)
        game.play(text)
        units = game.position["units"].values()
        game.undo()
        return sum(unit["injury"] - 99 for unit in units if unit["owner"] != seat)

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
        {"scenario": "hundred-years", "sides": "exchanged", "armies": "set", "budget": 1},
        {"budget": 380},
        {"budget": 400, "armies": "set"},
        {"joker": "turned"},
        {"moving": "may"},
        {"discard": "either"},
        {"end": "cards"},
        {"handicap": "first-3"},
        READINGS | {"handicap": "second-1"},
    ],
)
def test_two_authors_agree_on_every_choice_and_every_position(
    room: Room, options: dict[str, Any]
) -> None:
    fallen = sum(compared(room, options, seed) for seed in range(10))
    assert fallen >= 5, "these were no battles"


def test_two_authors_agree_on_small_decks_that_are_played_to_the_last_card(room: Room) -> None:
    """RB-34, RB-38: with few cards they run out before anybody falls; all readings together."""
    for seed in range(60):
        options = READINGS | {"deck": 6 + seed % 30, "orientation": "crosswise"}
        compared(room, options, seed)


NEW = ("charge", "volley", "drain")
ADVANTAGES = ("reach", "aim", "smite", "healing", "blast", "strategy", *NEW, *NEW)


def random_file(seed: int) -> tuple[str, dict[str, Any]]:
    """A unit file with units and scenarios at random, and other options that go with it."""
    dice = Random(seed)
    lines, letters = [], dice.sample("ACDEFGHIJ", 3) + dice.sample("KQRBNP", dice.randrange(3))
    for letter in letters:
        advantage = dice.choice(ADVANTAGES)
        lines += [
            f'[[unit]]\nletter = "{letter}"\nname = "guest {letter}"',
            f'type = "{dice.choice(("melee", "ranged"))}"\nlife = {dice.randint(1, 16)}',
            f"accuracy = {dice.randint(1, 6)}\nevasion = {dice.randint(1, 4)}",
            f"damage = {[dice.randint(0, 12) for _ in range(3)]}\narmour = {dice.randint(0, 4)}",
            f'advantage = "{advantage}"\npower = {dice.randint(0, 14)}',
            f"price = {dice.randint(50, 150)}",
        ]
        lines += ["replaces = true"] if letter in "KQRBNP" else []
        lines += [f"draws = {dice.randint(1, 3)}"] if advantage == "strategy" else []
        lines += [f"limit = {dice.randint(1, 4)}"] if dice.randrange(2) else []
    there = sorted({*letters, *"KQRBNP"})
    armies = ["".join(dice.choices([*letters, *there], k=dice.randint(1, 4))) for _ in range(2)]
    lines += [f'[[scenario]]\nid = "s-{seed}"\nname = "Number {seed}"\narmies = {armies}']
    if dice.randrange(2):
        lines += [f"rows = {[''.join(dice.sample('abcdefg', len(army))) for army in armies]}"]
    options: dict[str, Any] = {"sides": dice.choice(("as-written", "exchanged"))}
    options |= {"handicap": dice.choice(("none", "first-3", "second-2"))}
    options |= {"armies": dice.choice(("free", "set")), "budget": dice.randint(380, 500)}
    if dice.randrange(3):
        options["scenario"] = f"s-{seed}"
    return "\n".join(lines) + "\n", options


def test_two_authors_agree_on_random_unit_files(room: Room) -> None:
    """RB-5, RB-31 to RB-33."""
    fallen = 0
    for seed in range(40):
        text, options = random_file(seed)
        fallen += compared(room, options | {"units": text}, seed)
    assert fallen >= 30, "these were no battles"


def compared(room: Room, options: dict[str, Any], seed: int) -> int:
    """One battle, played by both; how many units fell."""
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
    return battle.most - len(battle.units)

"""Exercises of Royal Battles: what is wanted can be done, and what is right does most."""

from typing import Any, cast

import pytest

from regalia.core.game import Game
from regalia.core.game.exercise import Moment
from regalia.games.battles.exercises import THEMES, answer

OTHERS = {"winner": None, "pending": 0, "key": False, "unplaced": ["", ""]}


def unit(owner: int, letter: str, injury: int = 0) -> dict[str, Any]:
    return {"owner": owner, "unit": letter, "injury": injury}


# White's queen on b2 can go where she reaches both pawns, who are hurt, with a blast.
FIELD = {
    "a1": "4C",
    "c1": "4D",
    "e1": "4H",
    "g1": "4S",
    "a5": "5C",
    "c5": "5D",
    "e5": "5H",
    "g5": "5S",
    "b2": "6H",
    "d4": "2H",
    "f4": "8H",
}
POSITION = {
    "phase": "moving",
    "player": 0,
    "units": {"b2": unit(0, "Q"), "g1": unit(0, "B", 3), "d4": unit(1, "P", 5), "f4": unit(1, "P")},
    "field": FIELD,
    "hands": [["AC", "7C"], []],
    "decks": [["3C", "XX"], ["AS"]],
    "initiative": ["3H", "6C"],
    "moved": None,
    **OTHERS,
}


def lines(game: Game) -> list[tuple[str, str, int, int]]:
    """Every move and attack: the enemy's units that fell, and the life that was taken or given."""
    found = []
    for move in list(game.actions()):
        before = game.view(0)
        game.play(move)
        if game.view(0)["phase"] == "attacking":
            for attack in list(game.actions()):
                game.play(attack)
                fell, life = difference(before, game.view(0))
                found.append((move, attack, fell, life))
                game.undo()
        game.undo()
    return found


def difference(before: dict[str, Any], after: dict[str, Any]) -> tuple[int, int]:
    def units(view: dict[str, Any], owner: int) -> list[int]:
        return [one["injury"] for one in view["units"].values() if one["owner"] == owner]

    fell = len(units(before, 1)) - len(units(after, 1))
    taken = sum(units(after, 1)) - sum(units(before, 1))
    return fell, taken + sum(units(before, 0)) - sum(units(after, 0))


def test_the_shares_of_the_themes_are_all() -> None:
    assert sum(THEMES.values()) == 100


@pytest.mark.parametrize("theme", ["kill", "key"])
def test_what_is_asked_of_a_turn_can_be_done_but_not_by_most_moves(theme: str) -> None:
    game = Game("battles", position=POSITION)
    found = answer(Moment(theme, POSITION, (), 0, {}))
    good = set()
    for move, attack, fell, _ in lines(game):
        game.play(move)
        game.play(attack)
        if fell if theme == "kill" else game.view(0)["key"]:
            good.add(move)
        game.undo()
        game.undo()
    few = 0 < len(good) <= len(game.actions()) // 6
    assert (found is not None) == few
    if found is not None:
        assert found.given["ways"] == len(good)


def test_rb_19_the_best_attack_is_the_one_that_does_most() -> None:
    field = {**FIELD, "c3": "AC"}
    units = {**POSITION["units"], "c3": unit(0, "Q")}
    del units["b2"]
    position = {
        **POSITION,
        "phase": "attacking",
        "units": units,
        "field": field,
        "moved": "c3",
        "hands": [["7C"], []],
    }
    game = Game("battles", position=position)
    before, worths = game.view(0), {}
    for attack in list(game.actions()):
        game.play(attack)
        worths[attack] = difference(before, game.view(0))
        game.undo()
    best = max(worths.values())
    found = answer(Moment("style", position, (), 0, {}))
    assert found is not None
    assert found.wanted["actions"] == sorted(a for a, worth in worths.items() if worth == best)


def test_rb_25_a_blast_is_asked_for_only_where_nothing_else_does_as_much() -> None:
    game = Game("battles", position=POSITION)
    all_lines = lines(game)
    most = max((fell, life) for _, _, fell, life in all_lines)
    best = [(move, attack) for move, attack, fell, life in all_lines if (fell, life) == most]
    found = answer(Moment("blast", POSITION, (), 0, {}))
    blasts = all(move.startswith("b2") and attack.startswith("adv") for move, attack in best)
    assert (found is not None) == (blasts and len(best) <= 4)
    if found is not None:
        assert len(cast(list[Any], found.wanted["any"])) == len(best)

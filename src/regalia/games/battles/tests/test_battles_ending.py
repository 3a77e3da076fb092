"""Endings of a battle, as people are told and shown."""

from collections.abc import Callable

import pytest

from regalia.core.game import Game

At = Callable[..., Game]


def test_whose_last_unit_fell_is_told_and_who_still_stands_is_ringed(attack: At) -> None:
    """RB-23."""
    game = attack("c3=K c4=p/5", "c3=JC c4=AD", initiative="AS AH")
    game.play("risky:c4")
    lost, seen = game.scene(1).ending, game.scene().ending
    assert lost and lost.rule == "RB-23" and lost.reason == "Your last unit has fallen."
    assert seen and seen.reason == "Black’s last unit has fallen."
    assert [(mark.kind, mark.at) for mark in seen.marks] == [("ring", "c3")]
    assert [(row.figure, row.label) for row in seen.rows] == [("1", "White"), ("0", "Black")]


@pytest.mark.parametrize(
    ("units", "decks", "told", "marked"),
    [
        ("a1=K c1=Q g5=k", ("", "2C"), "and your army is the larger.", 3),
        ("a1=K g5=k", ("2C", ""), "the armies are equal, and only you have cards left.", 0),
        ("a1=K g5=k", ("", ""), "are equal, and neither side has cards left: a tie.", 0),
    ],
)
def test_when_the_cards_run_out_what_was_compared_is_told(
    at: At, units: str, decks: tuple[str, str], told: str, marked: int
) -> None:
    """RB-28: units first, then cards."""
    given = {"phase": "keeping", "player": 1, "initiative": "KS QS"}
    game = at(units, "g5=6H a1=6C", hands=("", "7H"), decks=decks, **given)
    game.play("discard")
    ending = game.scene(0).ending
    assert ending and ending.rule == "RB-28" and ending.reason.endswith(told)
    assert len(ending.marks) == marked
    counts = [f"units: {n} · cards left: {len(d.split())}" for n, d in zip((1, 1), decks)]
    if units.startswith("a1=K c1=Q"):
        counts[0] = "units: 2 · cards left: 0"
    assert [row.note for row in ending.rows] == counts


def test_a_tie_in_which_both_have_cards_says_so(at: At) -> None:
    """RB-28: how many cards each has left decides nothing."""
    given = {"phase": "keeping", "player": 1, "initiative": "KS QS"}
    game = at("a1=K g5=k", "g5=6H a1=6C", hands=("8H", "7H"), decks=("", "2C"), **given)
    game.play("keep")
    ending = game.scene(0).ending
    assert ending and ending.reason.endswith("are equal, and both sides have cards left: a tie.")
    assert [row.note for row in ending.rows] == [f"units: 1 · cards left: {n}" for n in (1, 2)]

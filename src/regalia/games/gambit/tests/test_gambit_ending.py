"""Endings of the Queen's Gambit, as people are told and shown."""

from collections.abc import Callable

from regalia.core.game import Game

At = Callable[..., Game]


def test_the_last_capture_is_ringed_and_all_points_are_told(at: At, last: str) -> None:
    """QG-15."""
    game = at(last, "R")
    game.play("move:d5")
    ending = game.scene(0).ending
    assert ending and ending.rule == "QG-15" and [m.at for m in ending.marks] == ["d5"]
    assert ending.reason == "The last token is taken. You have the most points: 118."
    assert [(row.figure, row.label, len(row.items)) for row in ending.rows] == [
        ("118", "White", 27),
        ("8", "Black", 1),
    ]
    theirs = game.scene(1).ending
    assert theirs and theirs.reason.endswith("White has the most points: 118.")


def test_a_tie_is_explained_by_the_turns_that_were_compared(at: At, last: str) -> None:
    """QG-15: the last token makes it 63 each, and the turn that took it was the last."""
    game = at(last, "R", captured=["PPPPPPPPPPPPNNNNBR", "KQQRRRBBB"])
    game.play("move:d5")
    assert game.result == [0, 1]
    ending = game.scene(1).ending
    assert ending and ending.rule == "QG-15"
    assert ending.reason == (
        "The last token is taken. "
        "Tied at 63 points; you win, because your last turn was the latest."
    )
    assert [(row.figure, row.label, row.note) for row in ending.rows] == [
        ("63", "Black", "last turn: 99"),
        ("63", "White", "last turn: 98"),
    ]

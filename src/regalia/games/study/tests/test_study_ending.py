"""Why a game of the Study is over, as people are told and shown."""

from support.study import NEAR, START, challenge


def test_the_score_of_a_match_is_told_with_its_rule() -> None:
    """ST-17."""
    game = challenge(START, NEAR, target=1)
    game.play("declare:1", 1)
    game.play("Bc1")
    yours, seen = game.scene(1).ending, game.scene().ending
    assert yours and yours.rule == "ST-17"
    assert yours.reason == "You have reached the target score, 1."
    assert seen and [(row.figure, row.label) for row in seen.rows] == [
        ("1", "Player\u00a02"),
        ("0", "Player\u00a01"),
    ]


def test_alone_a_complete_card_is_marked() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    game.play("Bc1")
    ending = game.scene(0).ending
    assert ending and (ending.rule, ending.reason) == ("ST-18", "The pieces match the card.")
    assert [(mark.at, mark.text) for mark in ending.marks] == [("card1", "✓")]


def test_giving_up_alone_is_said_as_such_and_nothing_is_marked() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    game.play("give-up")
    ending = game.scene(0).ending
    assert ending and ending.rule == "ST-18" and ending.marks == ()
    assert ending.reason == "The attempt was given up before the pieces matched."

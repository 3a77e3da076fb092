"""Endings of the Study, as people are told and shown."""

from support.games.study import NEAR, NEXT, START, challenge, executing


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


def test_alone_a_complete_card_is_told_by_its_title_and_no_mark_covers_it() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    game.play("Bc1")
    scene = game.scene(0)
    ending = scene.ending
    assert ending and (ending.rule, ending.reason) == ("ST-18", "The pieces match the card.")
    assert next(item.name for item in scene.items if item.id == "card1") == "The card: complete"
    assert ending.marks == ()


def test_giving_up_alone_is_said_as_such_and_nothing_is_marked() -> None:
    """ST-18."""
    game = challenge(START, NEAR, mode="solo")
    game.play("give-up")
    ending = game.scene(0).ending
    assert ending and ending.rule == "ST-18" and ending.marks == ()
    assert ending.reason == "The attempt was given up before the pieces matched."


def test_of_two_cards_a_view_says_which_is_complete() -> None:
    """ST-10."""
    game = executing(START, NEAR, NEXT)
    assert game.view(0)["complete"] == [False, False]
    game.play("Bc1")
    assert game.view(0)["complete"] == [True, False]

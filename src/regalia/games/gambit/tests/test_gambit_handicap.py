"""The Queen's Gambit with a head start for who has the second turn (QG-23)."""

import pytest
from support.games.gambit import FIRST, LAID, LAST, begun

from regalia.core.errors import BadOption
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.games.gambit import habits, insight


def test_qg_handicap_seven_points_are_not_enough_against_a_king_worth_eight(room: Room) -> None:
    """QG-23."""
    game = begun(room, {"cards": [FIRST], "tokens": 1, "handicap": 7}, f"{LAST} move:h4")
    assert game.result == [0, 1] and game.view()["points"] == [7, 8]


def test_qg_handicap_more_nine_points_are(room: Room) -> None:
    """QG-23: and they are shown, but no captured token."""
    game = begun(room, {"cards": [FIRST], "tokens": 1, "handicap": 9}, f"{LAST} move:h4")
    assert game.result == [1, 0] and game.view()["captured"] == [{}, {"h4": "K"}]
    ending = game.scene(0).ending
    assert ending and ending.reason == ("The last token is taken. You have the most points: 9.")
    assert [(row.figure, row.note, len(row.items)) for row in ending.rows] == [
        ("9", "head start: 9", 0),
        ("8", "", 1),
    ]
    trays = {tray.id: tray.name for tray in game.scene(0).trays}
    assert trays["taken:0"] == "9 points, 9 of them as a head start"
    assert trays["taken:1"] == "8 points"


def test_with_a_head_start_a_tie_still_goes_to_the_last_turn(room: Room) -> None:
    """QG-15, QG-23: White has had no turn yet."""
    game = begun(room, {"cards": [FIRST], "tokens": 1, "handicap": 8}, f"{LAST} move:h4")
    assert game.result == [0, 1]
    ending = game.scene(1).ending
    assert ending and "Tied at 8 points; you win" in ending.reason
    assert [row.note for row in ending.rows] == ["last turn: 1", "head start: 8"]


def test_a_head_start_is_for_two_players(room: Room) -> None:
    """QG-23: refused with a sentence, not ignored."""
    for many in (3, 4):
        with pytest.raises(BadOption) as refused:
            Game(room, {"players": many, "handicap": 3})
        assert refused.value.rule == "QG-23" and "only two players" in refused.value.message
        Game(room, {"players": many, "handicap": 0})
    for wrong in (-1, 61, 2.5, "3 points", True):
        with pytest.raises(BadOption):
            Game(room, {"handicap": wrong})


def test_a_head_start_counts_into_who_cannot_be_reached_any_more(room: Room) -> None:
    """QG-23: with sixty points ahead and one token left all is decided, and both know it."""
    for given, known in ((0, False), (60, True)):
        game = begun(room, {"cards": [FIRST], "tokens": 2, "handicap": given}, LAST)
        assert habits.decided(game.params, game.state) is known
        found = [0, 0]
        insight.values(game.params, game.state, found, 0)
        assert (found[1] == 0) is known and found[0] > 0


def test_who_looks_back_expects_more_of_a_seat_with_a_head_start(room: Room) -> None:
    """QG-23: a review goes by it."""
    worths = []
    for given in (0, 5, 20):
        found = [0, 0]
        game = begun(room, {"handicap": given}, LAID.replace("plan:RBN", "plan:BRN"))
        insight.looking_back(game.params, game.state, found, 0)
        worths.append(found[0])
    assert worths == sorted(set(worths))

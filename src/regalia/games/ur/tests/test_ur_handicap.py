"""Option `handicap`: one player has fewer pieces than the other (UR-28)."""

import pytest

from regalia.core import random
from regalia.core.errors import BadOption, BadPosition
from regalia.core.game import Game
from regalia.games import room
from regalia.games.ur.solve.known import expected
from regalia.kit.playing import play_randomly

UR = room("ur")


def test_ur_28_the_usual_game_has_the_numbers_that_it_had() -> None:
    """UR-28: what was learned and solved asks for empty params."""
    assert Game(UR).params == Game(UR, {"handicap": "none"}).params == ()
    assert Game(UR, {"pieces": 5}).params == (5, 4)
    assert len(Game(UR, {"layout": "ancient"}).params) == 32


def test_ur_28_who_gives_a_handicap_has_a_smaller_reserve() -> None:
    assert Game(UR, {"handicap": "first-2"}).view()["reserves"] == [5, 7]
    assert Game(UR, {"handicap": "second-3", "pieces": 7}).view()["reserves"] == [7, 4]


@pytest.mark.parametrize(("handicap", "most"), [("first-1", (6, 7)), ("second-3", (7, 4))])
def test_ur_28_nobody_ever_has_more_pieces_on_the_board(
    handicap: str, most: tuple[int, int]
) -> None:
    """UR-28: and each reaches that number, in random games."""
    seen = [0, 0]
    for seed in range(6):
        for game in play_randomly(Game(UR, {"handicap": handicap}), random.seeded(seed), 300):
            board = game.position.partition(" ")[0]
            for seat in (0, 1):
                there = board.count(str(seat))
                assert there + game.view()["reserves"][seat] == most[seat]
                seen[seat] = max(seen[seat], there)
    assert tuple(seen) == most


def test_ur_28_a_player_without_reserve_neither_enters_nor_places() -> None:
    """UR-28, UR-8: with seven pieces there would be one left."""
    position = "0.0.../..0.0.../....0. 0"
    given, usual = Game(UR, {"handicap": "first-2"}, position), Game(UR, {}, position)
    given.play("roll:--")
    assert given.view()["player"] == 1, "nothing could be done, so the turn was passed"
    usual.play("roll:--")
    assert usual.view()["player"] == 0 and "enter" in usual.actions()


def test_ur_28_as_many_pieces_as_rosettes_that_win_are_left() -> None:
    for options in ({"handicap": "first-1", "pieces": 4}, {"handicap": "second-3", "pieces": 6}):
        with pytest.raises(BadOption) as refused:
            Game(UR, options)
        assert refused.value.rule == "UR-28"
    assert Game(UR, {"handicap": "second-3", "pieces": 6, "goal": 3}).view()["reserves"] == [6, 3]


def test_ur_28_a_position_with_a_piece_too_many_is_refused() -> None:
    full = "0.0.../..0.0.../0...0. 0"
    assert Game(UR, {"handicap": "second-2"}, full).view()["reserves"] == [1, 5]
    with pytest.raises(BadPosition) as refused:
        Game(UR, {"handicap": "first-2"}, full)
    assert refused.value.rule == "UR-28"


def test_ur_28_colours_are_not_alike_where_one_has_fewer_pieces() -> None:
    """UR-28: mirrored positions still are."""
    alike = UR.text.alike
    light, dark = "....../....1.../...... 1", "....../....0.../...... 0"

    def of(options: dict[str, str], position: str) -> str:
        game = Game(UR, options, position)
        return alike(game.params, game.state)

    assert of({}, light) == of({}, dark)
    given = {"handicap": "first-1"}
    assert of(given, light) != of(given, dark)
    mirrored = ("0...../......../...... 1", "....../......../0..... 1")
    assert of(given, mirrored[0]) == of(given, mirrored[1])


def test_ur_28_nothing_solved_is_shown_of_such_a_game() -> None:
    game = Game(UR, {"handicap": "first-1"})
    assert expected(game.params, game.state) is None
    assert len(game.params) > 2, "reviews go by numbers that mean the same everywhere"

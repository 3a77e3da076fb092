"""The rules of Ur as sentences.

```
A1*-A2 -A3 -A4          A7*-A8
 |           |           |   |
B1e-B2r-B3r-B4r-B5i-B6m-B7 -B8
 |           |           |   |
C1*-C2 -C3 -C4          C7*-C8      * rosette
```
"""

from fractions import Fraction

import pytest

from regalia.core.errors import BadPosition
from regalia.core.game import Game
from regalia.games import room
from regalia.games.ur.rules import LAYOUT

UR = room("ur")
EMPTY = "....../......../......"


def place(first: str, second: str = "", player: int = 0) -> str:
    """A position text with pieces of player 0 and of player 1 on named squares."""
    cells = dict.fromkeys(LAYOUT.names, ".")
    cells |= dict.fromkeys(first.split(), "0") | dict.fromkeys(second.split(), "1")
    row = "".join(cells.values())
    return f"{row[:6]}/{row[6:14]}/{row[14:]} {player}"


def rolled(position: str, roll: str) -> Game:
    game = Game(UR, {}, position)
    game.play(f"roll:{roll}")
    return game


def texts(position: str, roll: str) -> set[str]:
    return set(rolled(position, roll).actions())


def after(position: str, roll: str, *played: str) -> Game:
    game = rolled(position, roll)
    for text in played:
        game.play(text)
    return game


def board(game: Game) -> str:
    return UR.text.position(game.params, game.state)


def test_the_board_has_twenty_squares_without_the_four_gaps() -> None:
    """UR-1"""
    assert len(LAYOUT.names) == 20
    assert not {"A5", "A6", "C5", "C6"} & set(LAYOUT.names)


def test_four_rosettes_two_in_earth_and_two_in_sky() -> None:
    """UR-2: a piece moved to A1, C1, A7 or C7 gives another roll; nowhere else."""
    given = set()
    for i, start in enumerate(LAYOUT.names):
        for j, end in enumerate(LAYOUT.names):
            if LAYOUT.next_to[i] >> j & 1:
                game = after(place(start, "B8" if start != "B8" else "A3"), "-s", f"{start}-{end}")
                if set(game.actions()) == {"roll", "stop"}:
                    given.add(end)
    assert given == {"A1", "C1", "A7", "C7"}


def test_entrance_royal_land_ishtar_and_marduk_lie_along_the_middle_row() -> None:
    """UR-3: what two coloured dice let a player place."""
    assert texts(f"{EMPTY} 0", "gs") == {"enter", "place:B2", "place:B3", "place:B4"}
    assert texts(f"{EMPTY} 0", "ss") == {"enter", "place:B5"}
    assert texts(f"{EMPTY} 0", "gg") == {"enter", "place:B6"}
    assert board(after(f"{EMPTY} 0", "gg", "enter")) == "....../0......./...... 1"


@pytest.mark.parametrize("pair", ["A2 B2", "A3 B3", "B2 C2", "B3 C3"])
def test_the_path_does_not_join_the_royal_land_to_the_rows_beside_it(pair: str) -> None:
    """UR-4"""
    a, b = pair.split()
    assert f"{a}-{b}" not in texts(place(a), "-s")
    assert f"{b}-{a}" not in texts(place(b), "-s")


def test_pieces_go_along_the_path_in_either_direction() -> None:
    """UR-4"""
    assert texts(place("B4"), "-s") == {"enter", "B4-A4", "B4-C4", "B4-B3", "B4-B5"}
    assert texts(place("B7"), "-g") == {"enter", "B7-A7", "B7-B6", "B7-B8", "B7-C7"}


def test_seven_pieces_each_and_one_on_a_square() -> None:
    """UR-5"""
    seven = place("A2 A3 A4 B2 B3 B4 B6")
    for roll in ("-g", "gs", "gg"):
        offered = texts(seven, roll)
        assert offered and not any(text.startswith(("enter", "place")) for text in offered)
    assert "enter" in texts(place("A2 A3 A4 B2 B3 B4"), "-g")
    assert Game(UR, {}, seven).view(0)["reserves"] == [0, 7]
    with pytest.raises(BadPosition):
        Game(UR, {}, place("A1 A2 A3 A4 B2 B3 B4 B6"))


def test_two_dice_of_gold_silver_and_two_blanks() -> None:
    """UR-6"""
    sixteenths = {"--": 4, "-s": 4, "-g": 4, "gs": 2, "ss": 1, "gg": 1}
    expected = {f"roll:{roll}": Fraction(n, 16) for roll, n in sixteenths.items()}
    assert Game(UR).chances() == expected


def test_a_view_tells_the_roll_while_somebody_moves_by_it_and_no_longer() -> None:
    """UR-8."""
    game = Game(UR)
    assert game.view()["roll"] is None
    game.play("roll:-g")
    assert game.view()["roll"] == "-g"
    game.play("enter")
    assert game.view()["roll"] is None


def test_player_0_goes_first() -> None:
    """UR-7"""
    game = Game(UR)
    game.play("roll:--")
    assert game.players == [0]


def test_two_blanks_place_beside_an_own_piece_and_do_not_move() -> None:
    """UR-8"""
    assert texts(place("B7", "A7"), "--") == {"enter", "place:B6", "place:B8", "place:C7"}


def test_one_coloured_die_moves_one_piece_one_step() -> None:
    """UR-8"""
    for roll in ("-s", "-g"):
        assert texts(place("B6 A2"), roll) == {"enter", "B6-B5", "B6-B7", "A2-A1", "A2-A3"}


def test_two_coloured_dice_move_one_piece_twice_or_two_pieces_once_or_place() -> None:
    """UR-8"""
    assert texts(place("C8"), "gs") == {
        *("enter", "place:B2", "place:B3", "place:B4"),
        *("C8-C7", "C8-B8", "C8-C7-B7", "C8-B8-A8", "C8-B8-B7"),
    }
    assert "A2-A1+C2-C3" in texts(place("A2 C2"), "ss")


def test_entering_ignores_the_roll_and_is_always_written_enter() -> None:
    """UR-8"""
    for roll in ("--", "-s", "-g", "gs", "ss", "gg"):
        assert "enter" in texts(place("A1"), roll)
    assert UR.text.readable((), "place:B1") is None
    assert "place:B1" not in texts(place("A1"), "--")


def test_a_player_who_can_do_nothing_passes_and_nobody_else_may() -> None:
    """UR-9: seven pieces on the board and two blanks."""
    game = rolled(place("A2 A3 A4 B2 B3 B4 B6"), "--")
    assert game.view()["player"] == 1 and game.view()["phase"] == "rolling"
    assert "pass" not in texts(place("A1"), "--")


def test_a_move_visits_no_square_twice_and_ends_on_no_own_piece() -> None:
    """UR-10"""
    moves = texts(place("A1 A2"), "gs")
    assert "A1-A2" not in moves and not any(move.startswith("A1-A2-A1") for move in moves)
    assert "A1-A2-A3" in moves  # over an own piece
    assert UR.text.readable((), "A1-A2-A1") is None


def test_a_move_never_passes_over_an_enemy() -> None:
    """UR-10"""
    moves = texts(place("B6", "B7"), "gs")
    assert "B6-B7" in moves and not any(move.startswith("B6-B7-") for move in moves)


def test_a_move_may_pass_over_an_own_piece_and_then_capture() -> None:
    """UR-10"""
    assert "B5-B6-B7" in texts(place("B5 B6", "B7"), "gs")


def test_a_captured_piece_returns_to_its_reserve_and_the_second_piece_may_still_step() -> None:
    """UR-11"""
    game = after(place("B6 A2", "B7"), "gs", "A2-A3+B6-B7")
    assert board(game) == place("B7 A3", "", 1)
    assert game.view()["reserves"] == [5, 7]


def test_the_second_piece_is_not_the_one_that_just_moved() -> None:
    """UR-12"""
    moves = texts(place("B6 A2"), "gs")
    assert "A2-A3+B6-B7" in moves and "B6-B7+A2-A3" not in moves  # one text for two orders
    assert UR.text.readable((), "B6-B7+B7-B8") is None


def test_where_only_one_order_is_possible_it_is_written_so() -> None:
    """UR-12: the piece on A2 must leave before the one on A1 can come."""
    assert "A2-A3+A1-A2" in texts(place("A1 A2"), "gs")
    assert "A1-A2+A2-A3" not in texts(place("A1 A2"), "gs")


def test_a_first_step_that_wins_has_no_second() -> None:
    """UR-12, UR-15"""
    moves = texts(place("A1 C1 A7 C8 B3"), "gs")
    assert "C8-C7" in moves and "C8-C7+B3-B4" not in moves and "B3-B4+C8-C7" in moves
    game = after(place("A1 C1 A7 C8 B3"), "gs", "C8-C7")
    assert game.over and game.result == [1, 0] and game.reason == "rosettes"


def test_entering_captures_but_not_an_only_piece_nor_onto_an_own() -> None:
    """UR-13"""
    assert board(after(place("A2", "B1 B8"), "--", "enter")) == place("A2 B1", "B8", 1)
    assert "enter" not in texts(place("A2", "B1"), "--")
    assert "enter" not in texts(place("B1 A2", "B8"), "--")


def test_a_move_onto_the_entrance_captures_even_an_only_piece() -> None:
    """UR-13"""
    assert board(after(place("A1", "B1"), "-s", "A1-B1")) == place("B1", "", 1)


def test_other_placements_never_capture() -> None:
    """UR-13"""
    assert "place:B5" not in texts(place("A2", "B5"), "ss")


def test_a_piece_moved_to_a_rosette_may_roll_once_more() -> None:
    """UR-14"""
    game = after(place("A2", "B8"), "-s", "A2-A1")
    assert set(game.actions()) == {"roll", "stop"} and game.players == [0]
    game.play("roll")
    game.play("roll:-s")
    game.play("A1-A2")
    assert game.view()["player"] == 1
    stopped = after(place("A2", "B8"), "-s", "A2-A1", "stop")
    assert stopped.view()["player"] == 1


def test_a_further_rosette_in_the_extra_roll_gives_a_further_roll() -> None:
    """UR-14: from another rosette, too; two in one action give one."""
    game = after(place("A2", "B8"), "-s", "A2-A1", "roll", "roll:gs", "A1-B1-C1")
    assert set(game.actions()) == {"roll", "stop"}
    both = after(place("A2 C2", "B8"), "gs", "A2-A1+C2-C1", "roll", "roll:-s", "A1-A2")
    assert both.view()["player"] == 1


def test_a_piece_placed_on_a_rosette_or_passing_it_gives_no_roll() -> None:
    """UR-14"""
    assert after(place("A2", "B8"), "--", "place:A1").view()["player"] == 1
    assert after(place("A2", "B8"), "gs", "A2-A1-B1").view()["player"] == 1


def test_an_extra_roll_without_an_action_ends_the_turn() -> None:
    """UR-9, UR-14"""
    game = after(place("B1 A2 A3 B2 B3 B4 C2", "B8"), "-s", "A2-A1", "roll", "roll:--")
    assert game.view()["player"] == 1


def test_all_four_rosettes_win_at_once_even_by_placement() -> None:
    """UR-15"""
    game = after(place("A1 C1 A7 C8"), "--", "place:C7")
    assert game.over and game.result == [1, 0]


def test_ishtar_protects_rosettes() -> None:
    """UR-16"""
    assert "A2-A1" in texts(place("A2", "A1 B6"), "-s")
    assert "A2-A1" not in texts(place("A2", "A1 B5"), "-s")
    assert "A2-A3" in texts(place("A2", "A3 B5"), "-s")  # rosettes only


def test_mastery_of_sky_moves_exactly_three_steps_on_equal_coins() -> None:
    """UR-17"""
    sky = place("A7 C7 B6")
    assert "B6-B5-B4-B3" in texts(sky, "ss") & texts(sky, "gg")
    assert "B6-B5-B4-B3" not in texts(sky, "gs")
    assert "B6-B5-B4-B3" not in texts(place("A7 B6"), "ss")


def test_mastery_of_earth_captures_on_the_way() -> None:
    """UR-18"""
    earth = place("A1 C1 B6", "B7 B8")
    assert board(after(earth, "gs", "B6-B7-B8")) == place("A1 C1 B8", "", 1)
    assert "B6-B7-B8" not in texts(place("A1 B6", "B7 B8"), "gs")


def test_mastery_of_earth_does_not_pass_protected_pieces() -> None:
    """UR-18, UR-16"""
    assert "B7-A7-A8" in texts(place("A1 C1 B7", "A7 B6"), "gs")
    assert "B7-A7-A8" not in texts(place("A1 C1 B7", "A7 B5"), "gs")


def test_the_second_step_is_judged_as_the_position_then_stands() -> None:
    """UR-19: capturing Ishtar first unprotects the rosette."""
    moves = texts(place("B4 A2", "B5 A1"), "gs")
    assert "B4-B5+A2-A1" in moves and "A2-A1+B4-B5" not in moves


def test_mastery_is_judged_as_the_action_begins() -> None:
    """UR-19: the moving piece itself may be one that gives mastery."""
    assert "A7-A8-B8-C8" in texts(place("A7 C7", "B6"), "ss")


def shuffle(times: int) -> Game:
    """Both players step to and fro: each turn of a player begins like the last but one."""
    game = Game(UR, {}, place("A2 A3 A4 B2 B3 B4 C2", "A7 A8 B6 B7 B8 C7 C8"))
    for _ in range(times):
        game.play("roll:--")  # nobody has a reserve: both pass
    return game


def test_the_fifth_equal_start_in_a_row_lets_a_player_claim_a_draw() -> None:
    """UR-20: passed turns count."""
    assert shuffle(7).to_play == -1
    game = shuffle(8)
    assert set(game.actions()) == {"claim-draw", "roll"} and game.players == [0]
    game.play("claim-draw")
    assert game.result == [0.5, 0.5] and game.reason == "claimed-draw"


def test_the_claim_can_be_made_again_while_the_row_lasts_and_not_after() -> None:
    """UR-20"""
    game = shuffle(8)
    game.play("roll")
    game.play("roll:--")
    assert set(game.actions()) == {"claim-draw", "roll"} and game.players == [1]
    game.play("roll")
    game.play("roll:-s")
    game.play("B6-B5")
    assert game.to_play == -1  # the position has changed: no claim


def test_positions_read_as_they_are_written() -> None:
    assert board(Game(UR, {}, "0...../1......./...... 0")) == "0...../1......./...... 0"
    assert Game(UR, {}, place("A1 C1 A7 C7", "B1")).over
    for wrong in (
        "0...../1......./...... 2",
        "0..../1......./...... 0",
        place("A1 C1 A7 C7", "B1", 1),
    ):
        with pytest.raises(BadPosition):
            Game(UR, {}, wrong)


def test_the_first_counts_of_paths() -> None:
    from regalia.fast.perft import perft

    assert [perft(Game(UR), depth) for depth in range(8)] == [1, 6, 11, 66, 188, 1056, 5142, 19164]

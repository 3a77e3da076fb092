"""Exercises of Twelve-Card Chess: wins and escapes, tried out by the rules as they stand."""

from regalia.core.game import Game
from regalia.core.game.exercise import Moment
from regalia.games.twelve.exercises import THEMES, _prover, answer, moments

# Made by seeds 0 to 5, and 4466.
WIN_1 = "wK(1,1) wB(0,0) wP(0,1) bK(2,1) bR(2,3) bN(3,1) bP(1,2) w:QRN b:QB x: e:wb b"
WIN_2 = (
    "wK(1,1) wQ(2,0) wR(2,3) wB(3,1) wN(2,1) wP(3,2) bK(1,2) bQ(0,3) bR(3,3) bB(2,2) bP(0,1) "
    "w: b:N x: e:wb w"
)
ONLY = (
    "wK(1,0) wR(2,1) wB(2,0) wN(1,2) wP(0,1) bK(2,2) bQ(0,3) bR(3,0) bB(1,3) bN(1,1) bP(3,1) "
    "w: b: x:wQ e: w"
)


def wins(game: Game, seat: int, plies: int) -> bool:
    """Tell if a seat wins by force: a plain search of every action and every answer."""
    if game.over:
        return game.result[seat] == 1
    if plies == 0:
        return False
    mine = game.to_play == seat
    for text in game.actions():
        game.play(text)
        won = wins(game, seat, plies - 1)
        game.undo()
        if won == mine:
            return mine
    return not mine


def winning(position: str, plies: int) -> list[str]:
    game, found = Game("twelve", position=position), []
    seat = game.to_play
    for text in sorted(game.actions()):
        game.play(text)
        found += [text] if wins(game, seat, plies - 1) else []
        game.undo()
    return found


def test_the_shares_of_the_themes_are_all() -> None:
    assert sum(THEMES.values()) == 100


def test_tw_15_a_win_at_once_is_asked_with_all_actions_that_do_it() -> None:
    found = answer(Moment("win-1", WIN_1, (), 1, {}))
    assert found is not None and found.wanted["actions"] == winning(WIN_1, 1) == ["N(1,0)"]


def test_a_win_in_two_is_asked_with_all_first_actions_that_force_it() -> None:
    found = answer(Moment("win-2", WIN_2, (), 0, {}))
    assert winning(WIN_2, 1) == []
    assert found is not None and found.wanted["actions"] == winning(WIN_2, 3)


def test_a_win_is_not_asked_for_in_more_actions_than_it_takes() -> None:
    assert answer(Moment("win-3", WIN_2, (), 0, {})) is None


def test_after_all_actions_but_one_the_enemy_wins_in_two() -> None:
    found = answer(Moment("only", ONLY, (), 0, {}))
    assert found is not None and found.wanted == {"actions": ["P(0,2)"]}
    game = Game("twelve", position=ONLY)
    for text in sorted(game.actions()):
        game.play(text)
        assert wins(game, 1, 3) == (text != "P(0,2)"), text
        game.undo()


def test_moments_are_positions_in_which_the_seat_is_to_act() -> None:
    for moment in moments(3):
        assert moment.game("twelve").to_play == moment.seat
        assert moment.theme in THEMES


def test_what_was_asked_before_changes_no_answer() -> None:
    """Both seats are asked about, in the same positions: each has a memory of its own."""
    some = [moment for seed in (3, 4) for moment in moments(seed)]
    forward = [answer(moment) for moment in some]
    _prover.cache_clear()
    backward = [answer(moment) for moment in reversed(some)]
    assert forward == backward[::-1] and any(forward)

"""Computers on boards that nobody solved (UR-22), and with second readings (UR-23 to UR-26)."""

from typing import Any

import pytest

import regalia
from regalia.core.game import Game
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import interpreted
from regalia.games import room
from regalia.games.ur import insight, rules
from regalia.games.ur.any_board import FAR, distance, worth_anywhere
from regalia.games.ur.layout import NAMES
from regalia.games.ur.learned import worth
from regalia.games.ur.tools import fit
from regalia.players import searching
from regalia.teaching.analysis.analysis import look
from regalia.teaching.values.minimax_values import by_moves
from regalia.teaching.values.outlook import QUICK, SEARCHED, at

UR = room("ur")
OTHER = "*....*/.r.rrim./e..*.* B2|C2"  # nothing is where it is on the book's board
MOST = 1500  # events: a game that goes on is nobody's
READINGS = {"placing": "captures", "crossing": "empty", "beside": "side", "extra": "once"}


def played(options: dict[str, Any], levels: tuple[int, int], seed: int, most: int = MOST) -> Game:
    game, rng = Game(UR, options), regalia.rng(seed)
    players = [regalia.player(level) for level in levels]
    while not game.over and len(game.events) < most:
        if game.is_chance:
            game.roll(rng)
        else:
            query = regalia.Query.about(game, game.to_play, rng)
            game.play(players[game.to_play].choose(query).text)
    return game


@pytest.mark.parametrize("layout", ["ancient", OTHER])
def test_level_7_beats_level_3_on_another_board(layout: str) -> None:
    """UR-22"""
    won = 0.0
    for seed in range(16):
        game = played({"layout": layout}, (7, 3) if seed % 2 else (3, 7), seed)
        won += game.result[1 - seed % 2] if game.over else 0.5
    assert won >= 10


@pytest.mark.parametrize("level", range(1, 10))
def test_every_level_finishes_its_games_on_another_board(level: int) -> None:
    """UR-22 to UR-26; level 10 plays, too, but takes its time."""
    assert played({"layout": OTHER, **READINGS}, (level, level), level).over


def test_level_10_plays_on_another_board() -> None:
    assert len(played({"layout": OTHER, **READINGS}, (10, 10), 1, most=6).events) == 6


def test_what_was_learned_of_the_book_s_board_is_asked_where_rosettes_and_entrance_are_its() -> (
    None
):
    """UR-22"""
    own, foe = 1 << NAMES.index("B3"), 1 << NAMES.index("A4")
    for layout, wanted in (("standard", worth), ("ancient", worth), (OTHER, None)):
        params = Game(UR, {"layout": layout}).params
        found = insight.expected_of(params, own, foe)
        assert found == (wanted(own, foe) if wanted else worth_anywhere(params, own, foe))


def test_steps_are_counted_along_the_path_of_the_board() -> None:
    """UR-22: without walls between A2 and B2 the way is shorter."""
    a2, b2, none = 1 << NAMES.index("A2"), 1 << NAMES.index("B2"), 0
    assert distance((), a2, b2) == 3
    assert distance(Game(UR, {"layout": "*...*./errrim../*...*."}).params, a2, b2) == 1
    assert distance((), a2, none) == FAR


def test_numbers_that_mean_the_same_everywhere_come_near_to_what_was_learned() -> None:
    """UR-22: on the book's board, where both can be asked; the guess of small games is 0.19 off."""
    met = fit.some(300, seed=5)
    errors = [abs(worth(*one) - worth_anywhere((), *one)) / SURE for one in met]
    assert sum(errors) / len(errors) < 0.08


ELSEWHERE = ({"layout": "ancient"}, {"layout": OTHER}, {"extra": "once"}, READINGS)


@pytest.mark.parametrize("options", ELSEWHERE)
def test_reviews_do_not_go_by_what_was_learned_elsewhere(options: dict[str, Any]) -> None:
    """UR-22 to UR-26: they go by numbers that mean the same on every board."""
    params, worths = Game(UR, options).params, [0, 0]
    for own, foe in fit.some(20, seed=8):
        s = rules.start(params)._replace(own=own, foe=foe)
        assert insight.looking_back(params, s, worths, 0)
        mine, stopped = worth_anywhere(params, own, foe), SURE - worth_anywhere(params, foe, own)
        assert worths == [mine, SURE - mine]
        insight.looking_back(params, s._replace(phase=rules.AGAIN), worths, 0)
        assert worths[0] == max(mine, stopped)
        insight.looking_back(params, s._replace(phase=rules.CLAIMING), worths, 0)
        assert worths[0] == max(mine, SURE // 2)


@pytest.mark.parametrize("options", ELSEWHERE)
def test_whoever_looks_back_elsewhere_is_shown_nothing_that_players_guess(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """UR-22 to UR-26: neither in a review nor where actions are tried out."""

    def evaluate(params: Any, s: Any, seat: int) -> int:
        raise AssertionError("players may go by what was learned of the book's board")

    def kernel(room: Any, of: Any) -> Any:
        return interpreted(room, of, (evaluate,))

    monkeypatch.setattr(searching, "interpreted", kernel)
    monkeypatch.setattr(searching.warm, "quickest", lambda room, of: None)
    game = Game(UR, options)
    for text in ("roll:-s", "enter"):
        game.play(text)
    before, dice = at(game, 1), regalia.rng(1)
    assert by_moves(before, game.events[-1], QUICK, dice).word == SEARCHED
    assert {one.text for one in look(before, 0, 0.01).worths} == {*before.actions(0)}

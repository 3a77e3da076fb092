"""The Queen's Gambit with values of single tokens, start tokens that stay and a head start."""

from hashlib import sha256
from math import prod
from typing import Any

from support.companions import played, tell_all
from support.games.gambit import DEAL, FIRST, OTHER, begun, expects_within_bounds

from regalia import games, players
from regalia.core import random
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.fast import play
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.games.gambit import rules, tensor
from regalia.players.levels import Level, Searcher
from regalia.table.companion.companion import CompanionGame

Options = dict[str, Any]

ALL: Options = {"starts": "left", "handicap": 3, "cards": [FIRST + " d1=9 e8=1 b8=50"]}


def test_games_without_these_options_have_the_numbers_that_they_always_had(room: Room) -> None:
    """QG-19, QG-21 to QG-23: records, kernels and what was learned go by them."""
    numbers = {
        name: sha256(repr(tuple(Game(room, options).params)).encode()).hexdigest()[:16]
        for name, options in KNOWN_OPTIONS.items()
    }
    assert numbers == KNOWN
    assert len(Game(room, {}).params) == rules.OPTIONS_AT


KNOWN_OPTIONS: dict[str, Options] = {
    "none": {},
    "four": {"players": 4, "setup": 3, "peek": True},
    "own": {"cards": [FIRST, OTHER]},
    "small": {"tokens": 5, "deck": "BBRRQQNN", "turns": 20, "values": [1, 2, 3, 4, 5, 6]},
}
KNOWN = {
    "none": "0a16ba2d1f99311a",
    "four": "853321a8dc363791",
    "own": "350546b397e63f14",
    "small": "e806c002dd5bafe9",
}


def test_a_computer_plays_and_ends_games_with_all_of_it(room: Room) -> None:
    """QG-21 to QG-23: also a start token is no reason to go on to the 400th turn."""
    small = Searcher(lambda room: Level(8, 1, 1, 0))
    for seed in range(3):
        game, rng = Game(room, ALL), random.seeded(seed)
        while not game.over:
            if game.is_chance:
                game.roll(rng)
            else:
                game.play(small.choose(players.Query.about(game, game.to_play, rng)).text)
        assert game.reason == "tokens" and game.position["turn"] < 200


def test_interpreted_and_compiled_play_the_same_game_with_all_of_it(room: Room) -> None:
    game, buffer = Game(room, ALL), as_array([0] * room.rules.MOST_ACTIONS)
    fast, out = compiled(room, play), as_array([0] * 5000)
    state, n = fast.trace(
        as_array(game.params), game.state, as_array(random.seeded(5)), buffer, out
    )
    for action in out[:n]:
        game.play(room.text.action_text(game.params, game.state, int(action)))
    assert game.over and tuple(state) == tuple(game.state)


def test_programs_that_learn_are_told_start_tokens_and_values_behind_the_rest(room: Room) -> None:
    """QG-21, QG-22: rows of other games keep their shape."""
    usual = [part.name for part in tensor.parts(Game(room, {}).params)]
    game = begun(room, ALL, f"start:b1 start:g8 {DEAL} {DEAL} plan:BRN plan:RBN draw:R draw:R")
    parts = tensor.parts(game.params)
    assert [part.name for part in parts] == [*usual, "starts", "worths"]
    out = [0.0] * sum(prod(part.shape) for part in parts)
    redacted(room, game.params, game.state, 0).observe(1, out)
    starts, worths = out[-128:-64], out[-64:]
    assert [at for at, one in enumerate(starts) if one] == [15, 48]  # h2 and a7
    assert worths[3] == 9 / 50 and worths[57] == 1 and worths[1] == 0  # d1, b8 and empty b1
    assert sum(worth > 0 for worth in worths) == 28
    assert out[-128 - 4 : -128 - 2] == [3 / (rules.points(game.params, 0, -1) + 3), 0]


def test_what_players_expect_stays_in_bounds_with_all_of_it(room: Room) -> None:
    expects_within_bounds(room, {**ALL, "setup": "chance"})


def test_a_record_of_it_replays_without_the_box(room: Room) -> None:
    """QG-21 to QG-23: options travel with it."""
    game = played("gambit", 6, ALL)
    again = record.replay(record.read(record.write(game)), games.room)
    assert again.result == game.result and again.view() == game.view()
    assert again.options == game.options


def test_the_companion_keeps_company_with_all_of_it() -> None:
    """QG-21 to QG-23."""
    game = played("gambit", 5, ALL)
    companion = CompanionGame(game.room, ALL)
    tell_all(companion, game)
    assert companion.game.view(SPECTATOR) == game.view(SPECTATOR)

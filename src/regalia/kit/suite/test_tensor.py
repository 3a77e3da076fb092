"""Actions and views as numbers (`tensor.py`), of every room that has them."""

from collections.abc import Iterator

import numpy as np
import pytest

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY, NOBODY
from regalia.core.contract.tensor import FACED, OPEN, OWN, SEATS
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.kit.playing import random_games, twins, variants
from regalia.kit.rooms import asked
from regalia.kit.tensors import observation, split, width
from regalia.research.sizes import tensor_of

GAMES, NODES = 8, 150


@pytest.fixture(params=[name for name in asked() if games.room(name).tensor])
def room(request: pytest.FixtureRequest) -> Room:
    return games.room(request.param)


def decisions(room: Room) -> Iterator[Game]:
    for game in random_games(room, GAMES, NODES):
        if game.to_play not in (CHANCE, NOBODY):
            yield game


def test_every_legal_action_has_an_index_of_its_own_and_is_found_again(room: Room) -> None:
    tensor, met = tensor_of(room), 0
    for game in decisions(room):
        params, s = game.params, game.state
        race = game.to_play == EVERYBODY
        for seat in game.players:
            legal = list(game.actions(seat).values())
            indexes = [tensor.index_of(params, s, action) for action in legal]
            assert len(set(indexes)) == len(indexes)
            assert all(0 <= index < tensor.index_count(params) for index in indexes)
            assert [tensor.action_at(params, s, seat, index) for index in indexes] == legal
            met += len(legal)
            assert not race or all(action & 3 == seat for action in legal)
    assert met > 100


def test_outcomes_of_chance_are_as_many_as_is_said(room: Room) -> None:
    rules, tensor, chance = room.rules, tensor_of(room), False
    for game in random_games(room, GAMES, NODES):
        if game.is_chance:
            chance = True
            outcomes = list(rules.chances(game.params, game.state))
            assert 0 <= min(outcomes) <= max(outcomes) < tensor.outcome_count(game.params)
    assert chance == (tensor.outcome_count(Game(room).params) > 0)


def test_observations_are_numbers_from_0_to_1_as_many_as_their_parts_say(room: Room) -> None:
    """The row that is written to is longer, and nothing is written beyond."""
    tensor, beyond = tensor_of(room), 50
    for game in random_games(room, GAMES, NODES):
        size = width(room, game.params)
        for seat in range(game.seats):
            row = np.zeros(size + beyond)
            tensor.observe(game.params, game.state, seat, 1, row)
            assert row.min() >= 0 and row.max() <= 1
            assert not row[size:].any()
            assert row.any()


def test_the_parts_of_an_observation_have_names_and_shapes(room: Room) -> None:
    for options in variants(room.card):
        parts = tensor_of(room).parts(Game(room, options).params)
        assert len({part.name for part in parts}) == len(parts)
        assert all(part.name.isidentifier() and min(part.shape) > 0 for part in parts)
        assert all(part.whose in (OPEN, SEATS, FACED, OWN) for part in parts)


def test_each_seat_sees_the_table_from_its_side(room: Room) -> None:
    """Open parts are the same for all, parts by seats begin with the own, and what is faced is only
    laid out otherwise."""
    for game in random_games(room, GAMES, NODES):
        rows = [split(room, game.params, observation(game, seat)) for seat in range(game.seats)]
        for part in rows[0]:
            for seat, row in enumerate(rows):
                first, mine = rows[0][part], row[part]
                if part.whose == OPEN:
                    assert np.array_equal(first, mine), part
                elif part.whose == SEATS:
                    assert part.shape[0] == game.seats
                    assert np.array_equal(first, np.roll(mine, seat, axis=0)), part
                elif part.whose == FACED:
                    assert np.array_equal(np.sort(first, None), np.sort(mine, None)), part


def test_an_observation_holds_nothing_that_the_seat_s_view_does_not(room: Room) -> None:
    """Any world that fits a view is observed alike."""
    rng, others = random.seeded(21), 0
    for game in random_games(room, GAMES, NODES):
        for seat in range(game.seats):
            world = redacted(room, game.params, game.state, seat).world(rng)
            others += world != game.state
            other = observation(game, seat, world)
            assert np.array_equal(observation(game, seat), other), game.view(seat)
    hides = any("?" in text for text in game.seen())
    assert bool(others) == hides, "a room with secrets was looked at in other worlds"


def test_games_that_differ_in_secrets_only_look_the_same_as_numbers(room: Room) -> None:
    for seed, options in enumerate(variants(room.card)):
        for seat in range(Game(room, options).seats):
            for one, two in twins(room, options, seat, seed):
                assert np.array_equal(observation(one, seat), observation(two, seat))
                if seat in one.players and one.to_play != EVERYBODY:
                    assert sorted(one.actions(seat)) == sorted(two.actions(seat))


@pytest.mark.compiled
def test_numbers_are_the_same_interpreted_and_compiled(room: Room) -> None:
    tensor, fast = tensor_of(room), compiled(room, room.tensor_module)
    for game in decisions(room):
        params, s = game.params, game.state
        numbers, seat = as_array(params), game.players[0]
        for action in game.actions(seat).values():
            index = fast.index_of(numbers, s, action)
            assert index == tensor.index_of(params, s, action)
            assert fast.action_at(numbers, s, seat, index) == action
        for seat in range(game.seats):
            row = np.zeros(width(room, params), np.float32)
            fast.observe(numbers, s, seat, 2, row)
            assert np.array_equal(row, observation(game, seat, times=2))

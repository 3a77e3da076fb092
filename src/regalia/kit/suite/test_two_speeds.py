"""Interpreted and compiled rules are the same rules."""

import numpy as np
import pytest

from regalia.core import random
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast import count, play
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.faults import check
from regalia.fast.warm import as_array
from regalia.kit.playing import play_randomly, variants

NODES = 600


def test_rules_keep_to_the_style_that_compiles(room: Room) -> None:
    """A failure names the line to change and what to write there instead."""
    assert check(room) >= 7  # those of the contract, but for two that a room may import


@pytest.mark.compiled
def test_equal_seeds_give_equal_games_interpreted_and_compiled(room: Room) -> None:
    slow, fast = interpreted(room, play), compiled(room, play)
    most = room.rules.MOST_ACTIONS
    kinds = variants(room.card)
    for seed in range(max(40, len(kinds))):
        game = Game(room, kinds[seed % len(kinds)])
        one, two = [0] * NODES, np.zeros(NODES, np.int64)
        end, n = slow.trace(game.params, game.state, random.seeded(seed), [0] * most, one)
        fast_end, fast_n = fast.trace(
            as_array(game.params),
            game.state,
            np.array(random.seeded(seed)),
            np.empty(most, np.int64),
            two,
        )
        assert (n, one) == (fast_n, two.tolist())
        assert end == fast_end


def test_a_kernel_draws_as_a_game_does(room: Room) -> None:
    """The weighted draw of `core.random`, which kernels do without a list of weights."""
    kernel, buffer = interpreted(room, play), [0] * room.rules.MOST_ACTIONS
    for seed, options in enumerate(variants(room.card)):
        for number, game in enumerate(play_randomly(Game(room, options), random.seeded(seed), 60)):
            if game.is_chance:
                one, two = random.seeded(number), random.seeded(number)
                drawn = kernel.random_outcome(game.params, game.state, one, buffer)
                assert game.copy().roll(two).action == drawn
                assert one == two


@pytest.mark.compiled
def test_equal_counts_of_paths_interpreted_and_compiled(room: Room) -> None:
    slow, fast = interpreted(room, count), compiled(room, count)
    most = room.rules.MOST_ACTIONS
    for options in variants(room.card)[:6]:
        game = Game(room, options)
        past = interpreted(room, play).begun(game.params, game.state)
        for depth in (1, 2):
            rows = np.empty((depth, most), np.int64)
            plain = [[0] * most for _ in range(depth)]
            slow_count = slow.paths(game.params, game.state, past, depth, plain)
            assert slow_count == fast.paths(as_array(game.params), game.state, past, depth, rows)

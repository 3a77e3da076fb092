"""Captures that players of the Queen's Gambit overlook, and those that they see."""

from collections.abc import Callable, Iterator

import pytest

from regalia import players
from regalia.core import random
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.games.gambit.habits import decided, gain, hardness, noticed
from regalia.games.gambit.rules import BISHOP, KNIGHT, MOVING, ROOK, Gambit
from regalia.kit.playing import play_randomly

At = Callable[..., Game]

LEFT = """
        . . . . . . . .
        . P . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . 1
        . . . . . . . .
        . . . . . . P .
        0 . . . . . . ."""


def moving(room: Room, games: int = 3) -> Iterator[tuple[Game, Gambit]]:
    """Turns of random games in which something can be captured, and something else be done."""
    for seed in range(games):
        for game in play_randomly(Game(room), random.seeded(seed), 300):
            s = game.state
            if s.phase == MOVING and not decided(game.params, s):
                gains = [
                    gain(game.params, s, action) for action in room.rules.actions(game.params, s)
                ]
                if any(gains) and not all(gains):
                    yield game, s


def share(room: Room, attention: float, wanted: Callable[[Gambit, int], bool]) -> float:
    """The share of captures of some sort that are noticed."""
    seen, all_, rng = 0, 0, random.seeded(1)
    for game, s in moving(room):
        actions = list(room.rules.actions(game.params, s))
        found = noticed(game.params, s, actions, attention, rng)
        some = [action for action in actions if gain(game.params, s, action) and wanted(s, action)]
        seen, all_ = seen + len(set(some) & set(found)), all_ + len(some)
    assert all_ > 10
    return seen / all_


def test_a_token_before_ones_nose_is_never_overlooked(room: Room) -> None:
    beside = share(room, 0.05, lambda s, to: s.card != KNIGHT and hardness(s, to) == 0)
    assert beside == 1


def test_knights_and_long_diagonals_are_overlooked_most(room: Room) -> None:
    jumps = share(room, 0.2, lambda s, to: s.card == KNIGHT)
    slants = share(room, 0.2, lambda s, to: s.card == BISHOP and hardness(s, to) > 0.4)
    lines = share(room, 0.2, lambda s, to: s.card == ROOK)
    assert 0.2 < jumps < 0.7 and 0.1 < slants < 0.75 < lines < 1


def test_the_more_attention_the_less_escapes(room: Room) -> None:
    some = [share(room, attention, lambda s, to: hardness(s, to) > 0.4) for attention in (0.1, 0.9)]
    assert some[0] + 0.2 < some[1] < 1


def test_who_sees_something_to_take_hardly_thinks_of_anything_else(room: Room) -> None:
    rng, alone = random.seeded(2), [0, 0]
    for game, s in moving(room):
        actions = list(room.rules.actions(game.params, s))
        for at, attention in enumerate((0.1, 0.9)):
            gains = [
                gain(game.params, s, one)
                for one in noticed(game.params, s, actions, attention, rng)
            ]
            assert gains
            alone[at] += any(gains) and not all(gains)
    assert alone[0] == 0 < alone[1]


def test_with_full_attention_everything_is_noticed(room: Room) -> None:
    for game, s in moving(room, 1):
        actions = list(room.rules.actions(game.params, s))
        assert noticed(game.params, s, actions, 1, random.seeded(1)) == actions


@pytest.mark.parametrize("level", [1, 4, 7, 10])
def test_once_the_leader_cannot_be_reached_every_level_takes_the_best(at: At, level: int) -> None:
    """QG-15: nothing is left to play for, so the game is brought to its end."""
    game = at(LEFT, "Q")  # 14 points are left; player 0 has 112
    assert decided(game.params, game.state)
    for seed in range(6):
        query = players.Query.about(game, 1, random.seeded(seed), 20)
        assert players.of_level(level).choose(query).text == "move:e4"


def test_while_the_leader_can_be_reached_nothing_is_decided(at: At) -> None:
    """57 points to 55, and 14 are left."""
    game = at(LEFT, "Q", captured=["QQRRRRBBPPP", "KNNNNBBPPPPPPP"])
    assert not decided(game.params, game.state)

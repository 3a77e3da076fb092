"""Habits of players of Ur: those who err, err towards the goal."""

from collections.abc import Iterator

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.games.ur.habits import ASIDE, BACK, ONWARD, hardness, noticed, to_go
from regalia.games.ur.rules import ENTRANCE, MOVING, ROSETTES, Ur
from regalia.kit.playing import play_randomly

ROOM = games.room("ur")


def moving() -> Iterator[tuple[Ur, list[int]]]:
    for seed in range(4):
        for game in play_randomly(Game(ROOM), random.seeded(seed), 300):
            if game.state.phase == MOVING:
                yield game.state, list(ROOM.rules.actions((), game.state))


def share(attention: float, hard: float) -> float:
    """The share of actions of one hardness that are noticed."""
    seen, all_, rng = 0, 0, random.seeded(1)
    for s, actions in moving():
        found = noticed((), s, actions, attention, rng)
        assert found
        some = {action for action in actions if hardness((), s, action) == hard}
        seen, all_ = seen + len(some & set(found)), all_ + len(some)
    assert all_ > 20
    return seen / all_


def test_ways_to_the_goal_are_seen_most_and_ways_back_least() -> None:
    onward, aside, back = (share(0.75, hard) for hard in (ONWARD, ASIDE, BACK))
    assert onward > aside + 0.05 > aside > back + 0.2 > back > 0


def test_with_little_attention_nobody_leaves_a_rosette_of_their_own_accord() -> None:
    for s, actions in moving():
        found = noticed((), s, actions, 0.5, random.seeded(2))
        if any(hardness((), s, action) != BACK for action in actions):
            assert all(hardness((), s, action) != BACK for action in found)


def test_the_way_is_short_when_pieces_stand_before_the_rosettes_and_over_when_they_are_held() -> (
    None
):
    """UR-15: from the entrance it is a step each to A1 and C1, and seven to each of Sky's."""
    assert to_go((), 0, ENTRANCE) == 1 + 1 + 7 + 7
    assert to_go((), 0, 0) == to_go((), 0, ENTRANCE) + 4
    assert to_go((), 0, ROSETTES) == 0


def test_with_full_attention_everything_is_noticed() -> None:
    for s, actions in moving():
        assert noticed((), s, actions, 1, random.seeded(1)) == actions

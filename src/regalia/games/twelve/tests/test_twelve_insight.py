"""What the searches take for granted about Twelve-Card Chess, compared with the rules."""

from collections.abc import Iterator

from support.playing import play_randomly

from regalia.core import random
from regalia.core.game import Game
from regalia.games import room
from regalia.games.twelve import insight, rules
from regalia.games.twelve.rules import Twelve

TWELVE = room("twelve")


def states(count: int) -> Iterator[Twelve]:
    for seed in range(count):
        for game in play_randomly(Game(TWELVE), random.seeded(seed), 40):
            if not game.over:
                yield game.state


def test_actions_of_no_interest_come_to_the_same_as_others() -> None:
    """TW-11: but for squares beside the enemy king, where nothing can be put in play."""
    left_out = 0
    for s in states(40):
        after = {action: rules.act((), s, action) for action in rules.actions((), s)}
        looked_at = {there for a, there in after.items() if insight.priority((), s, a)}
        assert set(after.values()) == looked_at
        left_out += len(after) - sum(insight.priority((), s, a) > 0 for a in after)
    assert left_out > 1_000


def test_where_nothing_is_decisive_the_next_action_does_not_win() -> None:
    """TW-15, for who acts: no action wins; for the other: not every action loses."""
    quiet = wins = 0
    for s in states(150):
        results = [
            rules.result((), there, s.player) if there.outcome != rules.PLAYING else 1
            for there in (rules.act((), s, action) for action in rules.actions((), s))
        ]
        for seat, won in ((s.player, 2 in results), (1 - s.player, set(results) == {0})):
            wins += won
            if not insight.may_win_next((), s, seat):
                quiet += 1
                assert not won
    assert quiet > 1_000 and wins > 30

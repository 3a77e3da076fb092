"""Assumptions of the searches about Twelve-Card Chess, compared with the rules."""

from collections.abc import Iterator

import pytest

from regalia.core import random
from regalia.core.contract import Params
from regalia.core.game import Game
from regalia.games import room
from regalia.games.twelve import insight, rules
from regalia.games.twelve.rules import Twelve
from regalia.kit.playing import play_randomly

TWELVE = room("twelve")


BANS: tuple[tuple[Params, dict[str, str]], ...] = (((), {}), ((1,), {"ban": "both"}))


def states(count: int, options: dict[str, str]) -> Iterator[Twelve]:
    for seed in range(count):
        for game in play_randomly(Game(TWELVE, options), random.seeded(seed), 40):
            if not game.over:
                yield game.state


@pytest.mark.parametrize(("params", "options"), BANS)
def test_actions_of_no_interest_come_to_the_same_as_others(
    params: Params, options: dict[str, str]
) -> None:
    """TW-11, TW-17: but for squares beside the enemy king, where nothing can be put in play."""
    left_out = 0
    for s in states(40, options):
        after = {a: rules.act(params, s, a) for a in rules.actions(params, s)}
        looked_at = {there for a, there in after.items() if insight.priority(params, s, a)}
        assert set(after.values()) == looked_at
        left_out += len(after) - sum(insight.priority(params, s, a) > 0 for a in after)
    assert left_out > 1_000


@pytest.mark.parametrize(("params", "options"), BANS)
def test_where_nothing_is_decisive_the_next_action_does_not_win(
    params: Params, options: dict[str, str]
) -> None:
    """TW-15, TW-17, for who acts: no action wins; for the other: not every action loses."""
    quiet = wins = 0
    for s in states(150, options):
        results = [
            rules.result(params, there, s.player) if there.outcome != rules.PLAYING else 1
            for there in (rules.act(params, s, action) for action in rules.actions(params, s))
        ]
        for seat, won in ((s.player, 2 in results), (1 - s.player, set(results) == {0})):
            wins += won
            if not insight.may_win_next(params, s, seat):
                quiet += 1
                assert not won
    assert quiet > 1_000 and wins > (5 if params else 30)

"""Beginners of Royal Battles fight: what they notice, and what they overlook."""

from collections.abc import Iterator

from support.playing import play_randomly

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.games.battles.habits import HITTING, STRIKING, nears, noticed
from regalia.games.battles.insight import priority
from regalia.games.battles.state import (
    ATTACKING,
    HOLD,
    KEEPING,
    MOVING,
    NO,
    OFFERED_ONE,
    OFFERED_TWO,
    YES,
    Battle,
)
from regalia.games.battles.turns import can_move

ROOM = games.room("battles")


def decisions(*phases: int) -> Iterator[tuple[Game, Battle, list[int]]]:
    """Of random battles, where there is something to choose."""
    for seed in range(6):
        for game in play_randomly(Game(ROOM), random.seeded(seed), 400):
            if game.state.phase in phases and game.to_play >= 0:
                actions = list(ROOM.rules.actions(game.params, game.state))
                if len(actions) > 1:
                    yield game, game.state, actions


def test_beginners_draw_whenever_they_may() -> None:
    """RB-12, RB-26"""
    for game, s, actions in decisions(OFFERED_ONE, OFFERED_TWO):
        assert noticed(game.params, s, actions, 0.2, random.seeded(1)) == [YES]


def test_a_hand_that_cannot_be_played_is_thrown_away_and_no_other() -> None:
    """RB-16, RB-26: who kept it would never draw again."""
    met = set()
    for game, s, actions in decisions(KEEPING):
        wanted = NO if can_move(s, s.player) else YES
        met.add(wanted)
        assert noticed(game.params, s, actions, 0.2, random.seeded(1)) == [wanted]
    assert met == {NO, YES}


def test_who_can_hit_strikes_and_the_more_attention_the_better() -> None:
    """RB-18, RB-20: who overlooks what hits strikes anyhow."""
    hits = [0, 0]
    for seed, (game, s, actions) in enumerate(decisions(ATTACKING)):
        for at, attention in enumerate((0.05, 0.4)):
            found = noticed(game.params, s, actions, attention, random.seeded(seed))
            if any(priority(game.params, s, action) > HITTING for action in actions):
                assert found and not any(one & 7 == HOLD for one in found)
                hits[at] += all(priority(game.params, s, one) > HITTING for one in found)
            else:
                assert found == actions
    assert hits[0] < hits[1] and hits[1] > 5


def test_moves_strike_or_go_for_the_enemy() -> None:
    seen = 0
    for game, s, actions in decisions(MOVING):
        for attention in (0.1, 0.8):
            found = noticed(game.params, s, actions, attention, random.seeded(seen))
            strikes = [priority(game.params, s, one) >= STRIKING for one in found]
            assert found
            if not all(strikes) and any(nears(s, action) for action in actions):
                assert all(nears(s, one) for one in found)
                seen += 1
    assert seen > 20


def test_the_more_attention_the_more_strikes_are_seen() -> None:
    counts = [0, 0]
    for game, s, actions in decisions(MOVING):
        for at, attention in enumerate((0.2, 0.8)):
            found = noticed(game.params, s, actions, attention, random.seeded(at))
            counts[at] += sum(priority(game.params, s, one) >= STRIKING for one in found)
    assert 0 < 2 * counts[0] < counts[1]


def test_with_full_attention_everything_is_noticed() -> None:
    for game, s, actions in decisions(MOVING, OFFERED_ONE, ATTACKING):
        assert noticed(game.params, s, actions, 1, random.seeded(1)) == actions

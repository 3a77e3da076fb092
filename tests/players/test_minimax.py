"""Looking move by move finds what trying everything finds."""

from typing import Any

import pytest

from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, State
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast.any_insight import SURE
from regalia.fast.compiler import compiled, interpreted
from regalia.games.twelve.rules import PASS
from regalia.games.ur.insight import memo_key
from regalia.kit.playing import play_randomly
from regalia.players import minimax
from regalia.players.levels import Level, Searcher

FEW = 9  # actions
ROUNDING = 3  # at each chance a value is rounded, for one side or for the other


def worth(room: Room, s: State, seat: int, depth: int, ply: int) -> float:
    """The worth of a state with no bounds, no order, and nothing remembered."""
    rules, who = room.rules, room.rules.to_play((), s)
    if who == NOBODY:
        return (rules.result((), s, seat) - 1) * (minimax.WON - ply)
    if depth == 0:
        return interpreted(room, minimax).evaluate((), s, seat) - minimax.WON

    def after(action: int, further: int) -> float:
        return worth(room, rules.act((), s, action), seat, further, ply + 1)

    if who == CHANCE:
        odds = {outcome: rules.weight((), s, outcome) for outcome in rules.chances((), s)}
        total = sum(weight * after(outcome, depth) for outcome, weight in odds.items())
        return total / sum(odds.values())
    best = max if who == seat else min
    return best(after(action, depth - 1) for action in rules.actions((), s))


@pytest.mark.parametrize(("name", "every"), [("twelve", 4), ("ur", 23)])
def test_every_action_is_worth_what_trying_everything_says(name: str, every: int) -> None:
    room, looking = games.room(name), Searcher(lambda room: Level(10**7, 2, 1, 0))
    compared = 0
    for seed in (1, 2, 3):
        for number, game in enumerate(play_randomly(Game(room), random.seeded(seed), 150)):
            if number % every or len(game.actions()) < 2:
                continue
            seat = game.to_play
            query = players.Query.about(game, seat, random.seeded(1))._replace(past=())
            analysed = looking.analyse(query)
            depth = analysed[0].visits  # less than 2, if the game is won or lost
            expected = {
                text: 0.5
                + worth(room, room.rules.act((), game.state, action), seat, depth - 1, 1) / SURE
                for text, action in game.actions().items()
            }
            for one in analysed:
                assert abs(one.value - expected[one.text]) <= ROUNDING / SURE
            decision = looking.choose(query)  # all but the best need only be shown to be worse
            best = max(expected.values())
            assert abs(decision.value - best) <= ROUNDING / SURE
            assert abs(expected[decision.text] - best) <= ROUNDING / SURE
            compared += 1
    assert compared > 4


def test_further_moves_are_worth_that_too_where_there_is_little_to_try() -> None:
    """Four moves ahead: what was only shown to be better has to be looked at again."""
    room, looking = games.room("twelve"), Searcher(lambda room: Level(10**7, 4, 1, 0))
    compared, rng = 0, random.seeded(3)
    while compared < 6:
        *_, game = play_randomly(Game(room), rng, 30)
        if game.over or not 2 <= len(game.actions()) <= FEW or passes(room, game.state, 4):
            continue
        compared += 1
        seat = game.to_play
        query = players.Query.about(game, seat, random.seeded(1))._replace(past=())
        analysed = looking.analyse(query)
        for one in analysed:
            there = room.rules.act((), game.state, game.actions()[one.text])
            expected = worth(room, there, seat, analysed[0].visits - 1, 1)
            assert abs(one.value - 0.5 - expected / SURE) <= ROUNDING / SURE


def passes(room: Room, s: State, depth: int) -> bool:
    """Tell if somebody may have to pass within so many plies: then positions come again after fewer
    moves, and more is remembered of them."""
    rules = room.rules
    if depth == 0 or rules.to_play((), s) == NOBODY:
        return False
    actions = list(rules.actions((), s))
    return PASS in actions or any(passes(room, rules.act((), s, a), depth - 1) for a in actions)


def test_ur_s_states_are_remembered_by_all_that_counts_in_them() -> None:
    """UR-20: earlier starts count, once they are three in a row."""
    states, rng = set[State](), random.seeded(4)
    for game in play_randomly(Game(games.room("ur")), rng, 600):
        s = game.state
        assert (memo_key((), s) == 0) == (max(s.times, s.foe_times) > 2)
        states.add(s._replace(last=0, times=0, foe_last=0, foe_times=0, winner=0))
    assert len({memo_key((), s) for s in states}) == len(states) > 300


@pytest.mark.parametrize("speed", [interpreted, compiled])
def test_what_a_room_does_not_say_of_itself_is_made_of_its_own_rules(speed: Any) -> None:
    """Twelve-Card Chess is remembered by its key: without it, nothing would be."""
    room = games.room("twelve")
    fast = speed(room, minimax)
    for game in play_randomly(Game(room), random.seeded(5), 60):
        assert fast.memo_key(game.params, game.state) == room.rules.key(game.params, game.state)
        assert fast.memo_key(game.params, game.state) != 0 or game.over

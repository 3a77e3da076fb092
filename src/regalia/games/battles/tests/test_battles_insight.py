"""The evaluation of Royal Battles, held against the rules themselves."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from regalia import players
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.fast.any_insight import SURE
from regalia.games.battles import insight, rules
from regalia.games.battles.ai import blows, network, traits
from regalia.games.battles.ai.traits import material
from regalia.games.battles.armies import units
from regalia.games.battles.insight import evaluate
from regalia.games.battles.rules import state
from regalia.kit.playing import play_randomly
from regalia.players.levels import Level, Searcher

At = Callable[..., Any]


def games_in(room: Room, phase: int | None, count: int) -> Iterator[Game]:
    """Games in a phase, or in any, out of random play; half of them with units of one kind."""
    found, seed = 0, 1
    while found < count:
        options = {"scenario": (None, "magic", None, "hundred-years")[seed % 4]}
        for game in play_randomly(Game(room, options), random.seeded(seed), 400):
            if not game.over and phase in (None, game.state.phase):
                yield game
                found += 1
                if found == count:
                    return
        seed += 1


def chosen(game: Game, agent: Any, seed: int = 1) -> str:
    query = players.Query.about(game, game.to_play, random.seeded(seed))
    text: str = agent.choose(query).text
    return text


# --------------------------------------------------------------------------- against the rules


def test_a_blow_does_the_harm_that_it_is_said_to_do(room: Room) -> None:
    """RB-18 to RB-25: attacks and healing change the units by what was foretold."""
    hits = healings = 0
    for game in games_in(room, state.ATTACKING, 1_500):
        s, params, own = game.state, game.params, game.to_play
        square = s.moved - 1
        striker = state.unit_on(s, own, square)
        for action in rules.actions(params, s):
            style, target = action & 7, action >> 3
            if style == state.HOLD:
                continue
            after = rules.act(params, s, action)
            if s.stands[own] >> target & 1:
                told = blows.healing(params, s, target)
                done = material(params, after, own) - material(params, s, own)
                healings += done > 0
            else:
                tally = blows.open_tally(s, target)
                tally += blows.tally_of(blows.STYLE_OF[state.card_on(s, square)])
                told = blows.blow(params, s, own, striker, style, target, tally)
                done = material(params, s, 1 - own) - material(params, after, 1 - own)
                hits += done > 0
            assert abs(told - done) <= units.ARMY  # roundings
            assert (insight.priority(params, s, action) > 1) >= (told >= 25)
    assert hits > 50 and healings > 3


def test_the_best_blow_in_hand_is_the_best_of_all_moves_and_attacks(room: Room) -> None:
    """RB-13, RB-14, RB-18: every card, unit, square and style is thought of, no other is."""
    strikes = 0
    for game in games_in(room, state.MOVING, 150):
        s, params, own = game.state, game.params, game.to_play
        most = 0
        for move in rules.actions(params, s):
            there = rules.act(params, s, move)
            if there.phase == state.ATTACKING:
                square = there.moved - 1
                striker, card = state.unit_on(there, own, square), state.card_on(there, square)
                style = blows.STYLE_OF[card]
                most = max(most, blows.best_attack(params, there, own, square, striker, style))
        assert blows.this_round(params, s, own) == most
        strikes += most > 0
    assert strikes > 20


def test_cards_that_are_alike_do_the_same(room: Room) -> None:
    """RB-14, RB-19: a played card has a colour and a style, and nothing else matters."""
    pairs = 0
    for game in games_in(room, state.MOVING, 400):
        s, params, met = game.state, game.params, dict[int, Any]()
        for move in rules.actions(params, s):
            after = rules.act(params, s, move)
            told = (after.phase, after.stands, after.units, after.reds, after.blacks)
            square = after.moved - 1 if after.moved else move >> 6 & 63
            told = (*told, blows.STYLE_OF[state.card_on(after, square)])
            what = insight.abstraction(params, s, move)
            pairs += what in met
            assert met.setdefault(what, told) == told
    assert pairs > 10


def test_who_wins_if_nobody_draws_any_more_is_foretold(room: Room) -> None:
    """RB-28: hands are empty, all decline, and the cards run out."""
    rng, found = random.seeded(4), set[int]()
    for game in games_in(room, state.OFFERED_ONE, 400):
        s, params = game.state, game.params
        if s.hands != (0, 0):
            continue
        own, foe = (traits.side(params, s, seat) for seat in (0, 1))
        told = traits.rivalry(s, own, foe)[1]
        assert traits.rivalry(s, foe, own)[1] == -told
        while s.phase != state.OVER:
            cards = (
                list(rules.chances(params, s)) if rules.to_play(params, s) == CHANCE else [state.NO]
            )
            s = rules.act(params, s, cards[random.below(rng, len(cards))])
        assert told == 500 * (rules.result(params, s, 0) - rules.result(params, s, 1))
        found.add(told)
    assert found == {1000, 0, -1000}


def test_how_far_apart_enemies_are(at: At) -> None:
    for there, steps in (("a1=K g5=k", 6), ("a1=K c5=k", 4), ("g1=P a1=P c5=k e5=k", 4)):
        assert traits.apart(at(there, "", hands=("9D", "")).state) == steps


# ------------------------------------------------------------------------------------------ odds


def test_every_card_is_a_trump_for_one_style_and_one_trump_always_hits_somehow() -> None:
    """RB-19, RB-20."""
    assert sum(blows.SHARE) == 54
    for style in range(4):
        cards = blows.STYLE_OF.count(style) + (style == state.SPECIAL)  # two jokers
        assert cards == blows.SHARE[style]
    for need, known in ((1, 0), (1, 3), (2, 0), (3, 0), (3, 3)):
        odds = blows.odds_of((known,), need)
        assert sum(odds) == pytest.approx(1) if need == 1 else sum(odds) < 0.96
    assert blows.odds_of((0,), 3)[0] > blows.odds_of((1,), 3)[0] > 0


# ------------------------------------------------------------------------------------- evaluating


def test_what_is_good_for_one_is_bad_for_the_other(room: Room) -> None:
    for game in games_in(room, None, 300):
        white, black = (evaluate(game.params, game.state, seat) for seat in (0, 1))
        assert abs(white + black - SURE) < SURE // 200  # roundings
        assert 0 < white < SURE


def test_more_units_and_more_life_are_better(at: At) -> None:
    field, hand = "c3=7H c4=8C", {"hands": ("2C", "")}
    equal = at("c3=K c4=k", field, **hand)
    ahead = [at("c3=K c4=k/4", field, **hand), at("c3=K a1=P c4=k", field, **hand)]
    for game in ahead:
        assert evaluate(game.params, game.state, 0) > evaluate(equal.params, equal.state, 0)


def test_units_count_more_when_the_cards_run_out(at: At) -> None:
    """RB-28: more units win."""
    there = ("a1=R c1=R g5=r", "")
    early = at(*there, hands=("2D", ""))
    late = at(*there, hands=("2D", ""), decks=("2C 3C", "2D 3D"))
    assert evaluate(late.params, late.state, 0) > evaluate(early.params, early.state, 0) > SURE // 2


def test_with_equal_units_who_has_more_cards_is_better_off(at: At) -> None:
    """RB-28: who has cards when the other has none wins."""
    few, many, there = "2C 3C 4C", "2D 3D 4D 5D 6D 7D", ("a1=R g5=r", "")
    behind = at(*there, hands=("9D", ""), decks=(few, many))
    ahead = at(*there, hands=("9D", ""), decks=(many, few))
    assert evaluate(ahead.params, ahead.state, 0) > evaluate(behind.params, behind.state, 0)


def test_what_time_is_left_counts(at: At) -> None:
    """RB-28: with equal units, cards to spare weigh the more the nearer the end is."""
    there, few, many = ("a1=R g5=r", ""), "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D 7D 8D 9D"
    late = at(*there, hands=("TD", ""), decks=(few, many))
    early = at(*there, hands=("TD", ""))
    own, foe = (traits.side(late.params, late.state, seat) for seat in (0, 1))
    spare, still, pressing, gap = traits.rivalry(late.state, own, foe)
    assert spare < 0 and still == -1000 and -1000 < pressing < -500 and gap == 1000
    assert evaluate(late.params, late.state, 0) < evaluate(early.params, early.state, 0)


def test_the_network_has_a_weight_for_everything() -> None:
    inputs = 2 * traits.SIDE + traits.BOTH
    assert len(network.NEURONS) == (network.FOR + network.AGAINST) * (inputs + 1)
    assert len(network.PLAIN) == traits.SIDE + traits.BOTH - 1


# ---------------------------------------------------------------------------------------- playing


def test_level_10_strikes_the_last_blow(at: At) -> None:
    """RB-23: King to c3 on 8C, optimal or easy; the king on c4 has 2 life left."""
    game = at("b2=K g1=P c4=k/8", "b2=7H c4=8H", hands=("8C 3C", ""), initiative="4S 6S")
    agent = players.of_level(10)
    while not game.over and game.to_play == 0:
        game.play(chosen(game, agent))
    assert game.over and game.result == [1, 0]


def test_who_never_draws_stands_still_and_is_beaten(room: Room) -> None:
    """RB-12: declining all cards is no trick; with few rounds a decision the search still wins."""
    agent = Searcher(lambda _: Level(60, 1, 1, 0))
    for number in (1, 2):
        game, rng = Game(room), random.seeded(number)
        for army in ("army:RRPP", "army:RRPP"):
            game.play(army)
        while not game.over:
            if game.to_play < 0:
                game.roll(rng)
            elif game.to_play == number % 2 or "decline" not in game.actions():
                query = players.Query.about(game, game.to_play, rng)
                game.play(agent.choose(query).text)
            else:
                game.play("decline")
        assert game.result[number % 2] == 1


def test_the_weaker_waits_for_who_does_not_come(room: Room) -> None:
    """RB-28: rooks who go for knights lose; whoever draws first is short of cards in the end."""
    agent = Searcher(lambda _: Level(60, 1, 1, 0))
    for seed in (1, 2, 3):
        game, rng = Game(room, {"scenario": "hundred-years"}), random.seeded(seed)
        while not game.over:
            if game.to_play < 0:
                game.roll(rng)
            elif game.to_play == 0 and "decline" in game.actions():
                game.play("decline")
            else:
                query = players.Query.about(game, game.to_play, rng)
                game.play(agent.choose(query).text)
        assert game.result[1] >= 0.5

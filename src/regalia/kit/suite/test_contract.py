"""Promises of `regalia.core.contract`, held against a room."""

import json
from typing import Any

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY, MOST_SEATS, NOBODY, Params, State
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.kit.playing import (
    finished_game,
    play_randomly,
    random_games,
    seats_and_spectator,
    variants,
)
from regalia.terminal.engine.engine import shown_to

BIGGEST = 2**62


def ints(value: object) -> list[int]:
    if isinstance(value, tuple):
        return [x for item in value for x in ints(item)]
    assert type(value) is int, f"{value!r} in a state"
    return [value]


def test_states_are_tuples_of_machine_ints(room: Room) -> None:
    for game in random_games(room, 8, 120):
        assert all(-BIGGEST < x < BIGGEST for x in ints(game.state))
        assert all(-BIGGEST < x < BIGGEST for x in game.params)
        hash(game.state)  # fails for what cannot be looked up


def test_actions_and_outcomes_are_different_small_ints_with_different_texts(room: Room) -> None:
    for game in random_games(room, 8, 120):
        rules, params, s = room.rules, game.params, game.state
        who = game.to_play
        if who == NOBODY:
            continue
        listed = list(rules.chances(params, s) if who == CHANCE else rules.actions(params, s))
        assert 0 < len(listed) <= rules.MOST_ACTIONS
        assert len(set(listed)) == len(listed)
        assert all(type(a) is int and 0 <= a < BIGGEST for a in listed)
        texts = [room.text.action_text(params, s, a) for a in listed]
        if who == EVERYBODY:
            assert {a & 3 for a in listed} == set(range(game.seats))
            texts = [f"{a & 3}:{text}" for a, text in zip(listed, texts)]
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() and text.isprintable() and " " not in text for text in texts)
        assert not any(c in text for text in texts for c in '{};?"[]')
        if who == CHANCE:
            assert all(type(rules.weight(params, s, o)) is int for o in listed)
            assert all(rules.weight(params, s, o) > 0 for o in listed)
            assert sum(game.chances().values()) == 1


def test_rules_remember_nothing_between_calls(room: Room) -> None:
    """The same question has the same answer, no matter what was asked and played meanwhile.

    (States cannot be changed in place, but rules could count, cache or draw behind their back.)
    """
    rules, answers = room.rules, list[tuple[Any, ...]]()

    def answer(params: Params, s: State) -> tuple[Any, ...]:
        who = rules.to_play(params, s)
        if who == NOBODY:
            return who, rules.result(params, s, 0)
        chance = who == CHANCE
        listed = list(rules.chances(params, s) if chance else rules.actions(params, s))
        weights = [rules.weight(params, s, one) for one in listed] if chance else []
        return who, listed, weights, [rules.act(params, s, one) for one in listed[:8]]

    for game in random_games(room, 4, 60):
        answers.append((game.params, game.state, answer(game.params, game.state)))
    assert len(answers) > 30
    for params, s, told in reversed(answers):
        assert answer(params, s) == told


def test_what_is_tried_and_taken_back_leaves_no_trace(room: Room) -> None:
    """Actions of everybody and of chance are tried: the game goes on as if nothing had been
    tried."""
    have_tried = set[int | None]()
    for number, game in enumerate(random_games(room, 3, 60)):
        may = {seat: game.actions(seat) for seat in game.players} or {None: game.chances()}
        if number % 7 and may.keys() <= have_tried:
            continue
        before = _everything(game)
        for seat, text in [(who, text) for who in may for text in [*may[who]][:6]]:
            game.play(text, seat)
            assert _everything(game) != before
            game.undo()
            assert _everything(game) == before
            have_tried.add(seat)
    assert have_tried >= set(range(min(room.card.seats)))


def _everything(game: Game) -> tuple[Any, ...]:
    looks = [shown_to(game, eyes) for eyes in (None, *seats_and_spectator(game))]
    return looks, game.seen(), list(game.states), list(game.events), list(game.keys)


def test_states_that_nobody_can_tell_apart_are_equal(room: Room) -> None:
    """A state holds nothing that is used up, such as a roll that was played: what all seats
    together can see decides it.  Looked at are random games and what lies two steps beside them."""
    kinds, found = variants(room.card), dict[str, tuple[int, ...]]()
    for seed in range(4):
        game = Game(room, kinds[seed % len(kinds)])
        views = seats_and_spectator(game)
        rules, params = room.rules, game.params
        for number, _ in enumerate(play_randomly(game, random.seeded(seed), 160)):
            near = [game.state]
            for _ in range(2 if number % 8 == 0 else 0):
                near += [rules.act(params, s, a) for s in near for a in legal(room, params, s)[:12]]
            for s in near:
                seen = (redacted(room, params, s, seat).view() for seat in views)
                told = json.dumps([params, *seen])
                assert found.setdefault(told, s) == s


def legal(room: Room, params: Params, s: State) -> list[int]:
    who = room.rules.to_play(params, s)
    if who == NOBODY:
        return []
    return list((room.rules.chances if who == CHANCE else room.rules.actions)(params, s))


def test_every_game_can_end_with_a_result_and_a_reason_that_has_words(room: Room) -> None:
    for number, options in enumerate(variants(room.card)):
        game = finished_game(room, options, number)
        halves = [room.rules.result(game.params, game.state, seat) for seat in range(game.seats)]
        assert all(half in (0, 1, 2) for half in halves)
        assert game.result == [half / 2 for half in halves]
        assert room.words().say(f"reason-{game.reason}")
        assert game.actions() == {} and game.chances() == {}


def test_the_card_is_complete(room: Room) -> None:
    card, words = room.card, room.words()
    assert games.room(card.id) is room, "a room is found by its game's id"
    assert all(1 <= seats <= MOST_SEATS for seats in card.seats)
    assert {Game(room, options).seats for options in variants(card)} <= set(card.seats)
    for message in ("name", "how-to-play", *(f"seat-{i}" for i in range(max(card.seats)))):
        assert words.say(message)
    assert card.prefix + "-1" in room.rules_page()

"""Texts, positions, records and refusals."""

import json
import re

import pytest

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.errors import Illegal, Over, RegaliaError, Unreadable, WrongKind
from regalia.core.game import ACTION, OUTCOME, Game, record
from regalia.core.room import Room
from regalia.kit.playing import finished_game, play_randomly, random_games, variants


def test_every_text_of_a_game_is_readable_as_what_it_is(room: Room) -> None:
    for game in random_games(room, 8, 150):
        kind = OUTCOME if game.to_play == CHANCE else ACTION
        for text in [*game.actions(), *game.chances()]:
            assert room.text.readable(game.params, text) == kind


def test_text_that_is_no_action_is_unreadable_and_changes_nothing(room: Room) -> None:
    strange = ["", " ", "?", "a" * 10_000, "\0", "é", "1", "-", ":", "+", "nonsense", "plan:", "("]
    for game in random_games(room, 4, 30):
        before = game.state
        texts = [*game.actions(), *game.chances()][:5]
        for text in [*strange, *(t + " " for t in texts), *(" " + t for t in texts)]:
            with pytest.raises(Unreadable):
                game.play(text, 0)
        assert game.state == before


def test_every_position_text_reads_back(room: Room) -> None:
    for game in random_games(room, 8, 150):
        position = room.text.position(game.params, game.state)
        if not isinstance(position, str):
            position = json.loads(json.dumps(position))
        again = room.text.read_position(game.params, position)
        assert room.text.position(game.params, again) == position


def test_strange_positions_are_refused(room: Room) -> None:
    strange = ["", "nonsense", None, 3, [], {}, {"units": 3}, "x" * 100_000, {"a": {"b": []}}, True]
    for position in strange:
        if position is not None:
            with pytest.raises(RegaliaError) as refused:
                Game(room, {}, position)
            assert refused.value.code == "bad-position"


def test_a_position_with_one_part_spoilt_is_refused_or_still_playable(room: Room) -> None:
    rng = random.seeded(9)
    for game in random_games(room, 6, 60):
        position = json.dumps(room.text.position(game.params, game.state))
        at = random.below(rng, len(position))
        spoilt = position[:at] + '0Kx1-}]"9'[random.below(rng, 9)] + position[at + 1 :]
        try:
            other = Game(room, game.options, json.loads(spoilt))
        except (RegaliaError, ValueError) as problem:
            assert not isinstance(problem, RegaliaError) or problem.code == "bad-position"
        else:
            for _ in play_randomly(other, rng, 20):
                json.dumps(other.position)


def test_every_refusal_names_a_rule_of_the_page_and_says_why(room: Room) -> None:
    numbers = set(re.findall(rf"\b{room.card.prefix}-\d+\b", room.rules_page()))
    for options in variants(room.card):
        pool: dict[str, None] = {}
        for seed in range(3):
            for game in play_randomly(Game(room, options), random.seeded(seed), 80):
                pool |= dict.fromkeys([*game.actions(), *game.chances()])
        texts, rng = list(pool), random.seeded(1)
        for game in play_randomly(Game(room, options), random.seeded(7), 80):
            if game.over:
                break
            before = game.state
            for _ in range(25):
                text = texts[random.below(rng, len(texts))]
                seat = None if game.to_play == CHANCE else game.players[0]
                try:
                    game.play(text, seat)
                except Illegal as refused:
                    assert refused.rule in numbers, (text, refused.rule)
                    assert refused.message
                except WrongKind as refused:
                    assert refused.message
                else:
                    game.undo()
                assert game.state == before


def test_an_action_out_of_turn_is_refused_with_a_rule(room: Room) -> None:
    tried = 0
    for game in random_games(room, 4, 40):
        others = set(range(game.seats)) - set(game.players)
        if game.players and others:
            with pytest.raises(Illegal) as refused:
                game.play(next(iter(game.actions())), min(others))
            assert refused.value.rule
            tried += 1
        if game.players:
            with pytest.raises(RegaliaError):
                game.play(next(iter(game.actions())), game.seats)
    assert tried or max(room.card.seats) == 1


def test_nothing_can_be_played_after_the_end(room: Room) -> None:
    game = finished_game(room, {}, 3)
    texts = {event.text for event in game.events}
    for text in texts:
        with pytest.raises(Over):
            game.play(text)
    with pytest.raises(Over):
        game.roll()


def test_undo_goes_all_the_way_back(room: Room) -> None:
    game = Game(room)
    stood = [(game.state, list(game.keys)) for _ in play_randomly(game, random.seeded(4), 80)]
    for state, keys in reversed(stood[:-1]):
        game.undo()
        assert (game.state, game.keys) == (state, keys)
    assert game.events == []
    with pytest.raises(RegaliaError):
        game.undo()


def test_a_record_reads_back_to_the_same_game(room: Room) -> None:
    for number, options in enumerate(variants(room.card)):
        game = finished_game(room, options, number)
        written = record.write(game, tags={"Event": 'A "fine" evening'}, comments={0: ["hello}"]})
        read = record.read(written)
        again = record.replay(read, games.room)
        assert again.states == game.states
        assert read.tags["Event"] == 'A "fine" evening' and read.comments == {0: ["hello)"]}
        assert record.write(again, tags=read.tags, comments=read.comments) == written


def test_a_tampered_record_is_refused_saying_where(room: Room) -> None:
    game = finished_game(room, {}, 5)
    written = record.write(game)
    first = game.events[0].text
    for spoilt, where in (
        (written.replace(first, "nonsense", 1), r"Line \d+"),
        (written.replace('[Result "', '[Result "7 '), "Tag Result"),
        (written.rsplit(None, 1)[0], r"Line \d+|Tag \w+|tag Check"),
        (written.replace("[Game", "[Spiel"), r'\[Game "'),
        (written + " extra", r"Line \d+"),
        (written + " {no end", r"Line \d+"),
        (written.replace('[Rules "', '[Rules "9'), "version '9"),
        (re.sub(r'Check "\w+"', 'Check "0000"', written), "tag Check"),
    ):
        with pytest.raises(RegaliaError) as refused:
            record.replay(record.read(spoilt), games.room)
        assert refused.value.code == "bad-record"
        assert re.search(where, refused.value.message), refused.value.message

"""Nothing reaches a seat that it may not know."""

import json
from typing import Any

import msgspec
import pytest

from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY, SPECTATOR
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.core.secrets import redacted, witnessed
from regalia.kit.differing import assert_same, differences
from regalia.kit.playing import random_games, seats_and_spectator, twins, variants
from regalia.terminal.engine.engine import shown_to


def told(game: Game, seat: int) -> dict[str, Any]:
    """The texts that a seat hears of a game."""
    room, params = game.room, game.params
    say = room.words().say
    names = [say(f"seat-{i}") for i in range(game.seats)]
    story = [
        witnessed(room, params, s, event.action, seat).sentence(say, names)
        for s, event in zip(game.states, game.events)
    ]
    scene = room.scene.scene(params, game.view(seat), say, names)
    written = record.write(game, seat).splitlines()
    heard = {"look": shown_to(game, seat), "seen": game.seen(seat)}
    heard |= {"record": written, "story": story, "scene": scene}
    found: dict[str, Any] = msgspec.to_builtins(heard)
    return found


def test_games_that_differ_in_secrets_only_sound_the_same(room: Room) -> None:
    differed = hidden = False
    kinds = variants(room.card)
    for seed in range(max(12, len(kinds))):
        options = kinds[seed % len(kinds)]
        for seat in seats_and_spectator(Game(room, options)):
            for nodes, (one, two) in enumerate(twins(room, options, seat, seed)):
                differed |= one.state != two.state
                where = f"{room.card.id} {options}, seed {seed}, seat {seat}, step {nodes}"
                assert_same(shown_to(one, seat), shown_to(two, seat), where)
                if nodes % 6 == 0:  # the whole story so far: now and then is often enough
                    assert_same(told(one, seat), told(two, seat), where)
            hidden |= any("?" in text for text in one.seen(seat))
    assert differed == hidden, "a room with secrets has games that differ in them"


def test_a_room_without_secrets_hides_nothing_and_one_with_secrets_does(room: Room) -> None:
    """Every view of an open room is the same for everybody."""
    hidden = False
    for game in random_games(room, games=12, most=80):
        known = game.view(SPECTATOR)
        hidden |= any("?" in text for text in game.seen(SPECTATOR)[-1:])
        for seat in seats_and_spectator(game) if room.open else ():
            view = game.view(seat)
            assert {**view, "seat": SPECTATOR} == known
    assert hidden != room.open


def test_what_differs_is_named_by_its_place_with_both_values() -> None:
    one = {"look": {"view": {"hand": ["7H"], "deck": 3}}, "story": []}
    two = {"look": {"view": {"hand": ["8S", "KD"], "deck": 3}}, "story": []}
    found = [path for path, _, _ in differences(one, two)]
    assert found == ["['look']['view']['hand'][0]", "['look']['view']['hand'][1]"]
    with pytest.raises(AssertionError) as failed:
        assert_same(one, two, "toy, seat 1, step 12")
    for word in ("seat 1, step 12", "['hand'][0]: '7H' | '8S'", "['hand'][1]: nothing | 'KD'"):
        assert word in str(failed.value)
    assert not list(differences(one, json.loads(json.dumps(one))))
    assert list(differences({"a": 1, "b": 2}, {"b": 2, "a": 1})), "the order would tell"
    assert list(differences([1], [True])) and list(differences(0, None))


def test_a_world_made_from_what_a_seat_knows_gives_the_same_view(room: Room) -> None:
    rng = random.seeded(11)
    for game in random_games(room, 10, 150):
        for seat in seats_and_spectator(game):
            known = redacted(room, game.params, game.state, seat)
            world = known.world(rng)
            again = redacted(room, game.params, world, seat)
            assert again == known and again.view() == known.view()
            assert room.rules.to_play(game.params, world) == game.to_play
            assert type(world) is type(game.state)


def test_a_world_made_from_what_a_seat_knows_can_be_played_on(room: Room) -> None:
    rng = random.seeded(12)
    rules, steps = room.rules, 0
    for number, game in enumerate(random_games(room, 6, 100)):
        if number % 10 or game.over:
            continue
        seat = game.players[0] if game.players else 0
        s = redacted(room, game.params, game.state, seat).world(rng)
        for _ in range(30):
            who = rules.to_play(game.params, s)
            if who == NOBODY:
                break
            listed = list((rules.chances if who == CHANCE else rules.actions)(game.params, s))
            assert 0 < len(listed) <= rules.MOST_ACTIONS
            s = rules.act(game.params, s, listed[random.below(rng, len(listed))])
            steps += 1
    assert steps > 30


def test_a_view_knows_its_seat_and_who_watches_knows_least(room: Room) -> None:
    for game in random_games(room, 3, 40):
        for seat in seats_and_spectator(game):
            assert game.view(seat)["seat"] == seat
            look = shown_to(game, seat)
            assert "position" not in look and "chances" not in look
            assert ("actions" in look) == (seat in game.players)
    assert SPECTATOR not in game.players

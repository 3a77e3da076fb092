"""What people see and touch."""

from support.playing import random_games, seats_and_spectator

from regalia.core.contract import CHANCE
from regalia.core.room import Room
from regalia.core.scene import Item

KINDS = {"cell", "piece", "card", "die", "label", "button", "line"}


def test_scenes_have_different_ids_known_kinds_and_spoken_names(room: Room) -> None:
    say = room.words().say
    for game in random_games(room, 6, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat in seats_and_spectator(game):
            scene = room.scene.scene(game.box, game.view(seat), say, names)
            ids = [item.id for item in scene.items]
            assert len(set(ids)) == len(ids)
            for item in scene.items:
                assert isinstance(item, Item) and item.kind in KINDS
                assert item.name or item.kind == "line" or item.id.startswith("spare:")
                assert len(item.glyph) <= 4 or item.kind in ("label", "button")
                assert 0 <= item.x <= scene.width and 0 <= item.y <= scene.height


def test_taps_touch_what_the_acting_seat_sees_and_tell_actions_apart(room: Room) -> None:
    say = room.words().say
    for game in random_games(room, 8, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat in game.players:
            scene = room.scene.scene(game.box, game.view(seat), say, names)
            ids = {item.id for item in scene.items}
            taps = {
                text: room.scene.taps(game.box, game.state, action)
                for text, action in game.actions(seat).items()
            }
            assert len({tuple(t) for t in taps.values()}) == len(taps)
            for touched in taps.values():
                assert touched
                assert all(tap in ids or tap.startswith("button:") for tap in touched)


def test_every_action_and_outcome_has_a_sentence(room: Room) -> None:
    say = room.words().say
    for game in random_games(room, 6, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        rules, box, s = room.rules, game.box, game.state
        if game.over:
            continue
        listed = list((rules.chances if game.to_play == CHANCE else rules.actions)(box, s))
        for action in listed[:20]:
            for seat in seats_and_spectator(game):
                assert room.scene.sentence(box, s, action, seat, say, names).endswith((".", "!"))

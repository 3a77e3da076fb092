"""Scenes as people see and touch them."""

import re
from itertools import combinations, product

from rich.style import Style

from regalia.core.contract import CHANCE
from regalia.core.drawing.scene import SHAPES, TALL, TEXTS, WIDE, Item
from regalia.core.drawing.text import UNSEEN
from regalia.core.drawing.text_sheet import width_of
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.kit.playing import random_games, seats_and_spectator

KINDS = {"cell", "piece", "card", "die", "label", "line"}


def test_scenes_have_different_ids_known_kinds_and_spoken_names(room: Room) -> None:
    say = room.words().say
    for game in random_games(room, 6, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat, shape in product(seats_and_spectator(game), SHAPES):
            scene = room.scene.scene(game.params, game.view(seat), say, names, shape)
            ids = [item.id for item in scene.things()] + [tray.id for tray in scene.trays]
            assert len(set(ids)) == len(ids)
            for item in scene.things():
                assert isinstance(item, Item) and item.kind in KINDS
                assert item.name or item.kind == "line" or item.id.startswith("spare:")
                assert len(item.glyph) <= 4 or item.kind == "label"
                assert 0 <= item.x <= scene.width and 0 <= item.y <= scene.height


def test_every_look_is_there(room: Room) -> None:
    """A file of the house or of the room; a person would see a glyph on a disc instead."""
    say = room.words().say
    words = {"label": TEXTS, "line": ("path",)}
    for game in random_games(room, 6, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat in seats_and_spectator(game):
            for item in room.scene.scene(game.params, game.view(seat), say, names, WIDE).things():
                known = item.look in words.get(item.kind, ()) or (
                    item.kind not in words and room.looks.find(item.look)
                )
                assert known, f"{item.id} has the look {item.look!r}, which no file has"


def test_looks_have_styles_that_a_terminal_can_show(room: Room) -> None:
    for look in room.looks.known.values():
        if look.terminal != UNSEEN:
            Style.parse(look.terminal)
        assert width_of(look.sign) <= 3, look.name


def test_both_shapes_show_the_same_things_and_the_tall_one_fits_a_phone(room: Room) -> None:
    say = room.words().say
    for game in random_games(room, 4, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat in seats_and_spectator(game):
            drawn = [
                room.scene.scene(game.params, game.view(seat), say, names, shape)
                for shape in SHAPES
            ]
            wide, tall = ({(i.id, i.kind, i.look, i.name) for i in d.things()} for d in drawn)
            assert wide == tall
            assert drawn[SHAPES.index(TALL)].width <= 9


def test_things_are_inside_and_do_not_cover_each_other(room: Room) -> None:
    """Pieces, cards and labels may stand on cells, and pieces and labels on a card on a cell."""
    say = room.words().say
    for number, game in enumerate(random_games(room, 4, 80)):
        if number % 5:
            continue
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat, shape in product(seats_and_spectator(game), SHAPES):
            scene = room.scene.scene(game.params, game.view(seat), say, names, shape)
            solid = [item for item in scene.items if item.kind != "line"]
            for item in solid:
                across, down = size(item)
                assert across / 2 - 0.01 <= item.x <= scene.width - across / 2 + 0.01, item
                assert down / 2 - 0.01 <= item.y <= scene.height - down / 2 + 0.01, item
            cells = [item for item in solid if item.kind == "cell"]
            loose = [
                item
                for item in solid
                if item.kind != "cell" and not any(on(item, c) for c in cells)
            ]
            for flat in (cells, loose):
                assert not [(a.id, b.id) for a, b in combinations(flat, 2) if overlap(a, b)]
            assert not [(a.id, b.id) for a, b in product(cells, loose) if overlap(a, b)]


def size(item: Item) -> tuple[float, float]:
    return (item.height, item.width) if item.turn % 180 else (item.width, item.height)


def on(item: Item, cell: Item) -> bool:
    return abs(item.x - cell.x) < cell.width / 2 and abs(item.y - cell.y) < cell.height / 2


def overlap(a: Item, b: Item) -> bool:
    (a_across, a_down), (b_across, b_down) = size(a), size(b)
    across = abs(a.x - b.x) < (a_across + b_across) / 2 - 0.01
    return across and abs(a.y - b.y) < (a_down + b_down) / 2 - 0.01


def test_whoever_looks_at_a_game_that_is_over_is_told_why_and_shown_where(room: Room) -> None:
    """The reason cites a rule of the page; every mark stands on something that is drawn."""
    if not room.optional("ending"):
        return  # the table tells the reason in a word
    numbers = set(re.findall(rf"{room.card.prefix}-[0-9]+", room.rules_page()))
    say = room.words().say
    for game in random_games(room, 4, 600):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat, shape in product(seats_and_spectator(game), SHAPES):
            scene = room.drawn(game.params, game.view(seat), say, names, shape, seat)
            assert (scene.ending is not None) == game.over
            if scene.ending:
                assert scene.ending.reason.endswith(".") and scene.ending.rule in numbers
                assert {mark.at for mark in scene.ending.marks} <= scene.ids()
                assert scene.prompt == ""
            elif game.events:
                break  # an ending is told at the end only: one look at each step is enough


def test_taps_touch_what_the_acting_seat_sees_and_tell_apart_what_does_different_things(
    room: Room,
) -> None:
    say = room.words().say
    for game in random_games(room, 8, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        for seat, shape in product(game.players, SHAPES):
            scene = room.scene.scene(game.params, game.view(seat), say, names, shape)
            ids = scene.ids()
            taps = {
                text: room.scene.taps(game.params, game.state, action)
                for text, action in game.actions(seat).items()
            }
            actions, alike = game.actions(seat), dict[tuple[str, ...], str]()
            for text, touched in taps.items():
                other = alike.setdefault(tuple(touched), text)
                if other != text:
                    done = (
                        room.rules.act(game.params, game.state, actions[one])
                        for one in (text, other)
                    )
                    assert next(done) == next(done)
            for touched in taps.values():
                assert touched
                assert all(tap in ids or tap.startswith("button:") for tap in touched)


def test_after_the_same_taps_the_same_is_asked(room: Room) -> None:
    """The prompt after some taps depends on the taps alone, not on the action that they begin."""
    say = room.words().say
    for game in random_games(room, 6, 80):
        asked: dict[tuple[str, ...], str] = {}
        for seat in game.players:
            for action in game.actions(seat).values():
                given = (game.params, game.state, action)
                taps, steps = room.scene.taps(*given), room.scene.steps(*given, say)
                assert len(steps) < len(taps)
                for count, step in enumerate(steps, 1):
                    assert step and asked.setdefault(tuple(taps[:count]), step) == step


def test_every_action_and_outcome_has_a_sentence(room: Room) -> None:
    say = room.words().say
    for game in random_games(room, 6, 80):
        names = [say(f"seat-{i}") for i in range(game.seats)]
        rules, params, s = room.rules, game.params, game.state
        if game.over:
            continue
        listed = list((rules.chances if game.to_play == CHANCE else rules.actions)(params, s))
        for action in listed[:20]:
            for seat in seats_and_spectator(game):
                assert (
                    witnessed(room, params, s, action, seat)
                    .sentence(say, names)
                    .endswith((".", "!"))
                )

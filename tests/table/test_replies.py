"""What is told is data of the shapes that docs/wire.md has."""

import json

import msgspec
import pytest
from support.tables import ANNA, finished, one_step, seated

from regalia import games
from regalia.core import random, record, scene
from regalia.table import fairness, messages, replaying, replies, scene_data


def test_the_things_of_a_scene_have_the_same_fields_in_the_house_and_on_the_wire() -> None:
    assert scene_data.Item.__struct_fields__ == scene.Item._fields
    assert scene_data.Scene.__struct_fields__ == scene.Scene._fields


@pytest.mark.parametrize("game", games.names())
def test_what_is_told_of_a_table_is_what_its_struct_says(game: str) -> None:
    table, rng = seated(game), random.seeded(4)
    table.receive(ANNA, messages.Say("hello"), table.last_at)
    table.receive(ANNA, messages.Emote("wow"), table.last_at)
    for _ in range(12):
        for person in (ANNA, "a stranger"):
            told = table.told(person, "en", "wide", 0, None)
            assert msgspec.convert(msgspec.to_builtins(told), replies.TableState) == told
            card = table.card(person, "en")
            assert msgspec.convert(msgspec.to_builtins(card), replies.TableCard) == card
        one_step(table, rng, table.last_at + 10)


def test_what_is_said_is_a_text_or_an_emote_and_never_both() -> None:
    table = seated("ur")
    table.receive(ANNA, messages.Say("hello"), table.last_at)
    table.receive(ANNA, messages.Emote("wow"), table.last_at)
    text, emote = json.loads(msgspec.json.encode(table.told(ANNA, "en", "wide", 0, None)))["chat"]
    assert text.keys() == {"n", "seat", "name", "text"}
    assert emote.keys() == {"n", "seat", "name", "emote"}


def test_what_is_told_of_a_finished_game_is_what_its_structs_say() -> None:
    table = finished("study")
    told = record.read(table.record(None))
    found: list[msgspec.Struct] = [
        table.told(ANNA, "de", "tall", 0, None),
        replaying.steps(told, "de"),
        fairness.verified(told, "de"),
        *replaying.scenes(told, "de", "tall", 3),
    ]
    for one in found:
        assert msgspec.convert(msgspec.to_builtins(one), type(one)) == one

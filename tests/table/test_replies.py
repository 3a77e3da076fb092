"""Messages to the page are data of the shapes that docs/wire.md has."""

import json

import msgspec
import pytest
from support.tables import ANNA, finished, one_step, seated

from regalia import games
from regalia.core import random
from regalia.core.game import record
from regalia.table import fairness
from regalia.table.messages import incoming, replies
from regalia.table.replay import record_steps


@pytest.mark.parametrize("game", games.names())
def test_what_is_told_of_a_table_is_what_its_struct_says(game: str) -> None:
    table, rng = seated(game), random.seeded(4)
    table.receive(ANNA, incoming.SayMessage("hello"), table.last_at)
    table.receive(ANNA, incoming.Emote("wow"), table.last_at)
    for _ in range(12):
        for person in (ANNA, "a stranger"):
            told = table.told(person, "en", "wide", 0, None)
            assert msgspec.convert(msgspec.to_builtins(told), replies.TableState) == told
            card = table.card(person, "en")
            assert msgspec.convert(msgspec.to_builtins(card), replies.TableCard) == card
        one_step(table, rng, table.last_at + 10)


def test_what_is_said_is_a_text_or_an_emote_and_never_both() -> None:
    table = seated("ur")
    table.receive(ANNA, incoming.SayMessage("hello"), table.last_at)
    table.receive(ANNA, incoming.Emote("wow"), table.last_at)
    text, emote = json.loads(msgspec.json.encode(table.told(ANNA, "en", "wide", 0, None)))["chat"]
    assert text.keys() == {"n", "seat", "name", "text"}
    assert emote.keys() == {"n", "seat", "name", "emote"}


def test_what_is_told_of_a_finished_game_is_what_its_structs_say() -> None:
    table = finished("study")
    told = record.read(table.record(None))
    found: list[msgspec.Struct] = [
        table.told(ANNA, "de", "tall", 0, None),
        record_steps.steps(told, "de"),
        fairness.verified(told, "de"),
        *record_steps.scenes(told, "de", "tall", 3),
    ]
    for one in found:
        assert msgspec.convert(msgspec.to_builtins(one), type(one)) == one

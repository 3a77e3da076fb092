"""Answers and errors to a request with `as` tell a seat nothing that it may not know.

A table is made to differ in nothing but secrets: its state is replaced by another world that fits
what the seat sees.  Every answer `as` that seat must then be the same, byte for byte.
"""

import json
from collections.abc import Iterator
from typing import Any

from support.asking import Here

from regalia.core import random
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.kit.playing import play_randomly, variants


def heard(client: Here, pool: list[str], seat: int) -> list[bytes]:
    """Everything that can be asked `as` a seat without the game going on."""
    eyes: Any = "spectator" if seat == SPECTATOR else seat
    game = client.engine.tables[1]
    legal = game.actions(seat)
    requests: list[dict[str, Any]] = [{"op": "look"}]
    requests += [{"op": "play", "text": text} for text in [*pool, "nonsense"] if text not in legal]
    if game.to_play != CHANCE:
        requests.append({"op": "roll"})
    return [
        client.tell(json.dumps({**request, "table": 1, "as": eyes}).encode())
        for request in requests
    ]


def games_with_other_texts(room: Room, options: dict[str, Any]) -> Iterator[tuple[Game, list[str]]]:
    pool: dict[str, None] = {}
    for seed in range(3):
        for game in play_randomly(Game(room, options), random.seeded(seed), 60):
            pool |= dict.fromkeys([*game.actions(), *game.chances()])
    texts, rng = list(pool), random.seeded(3)
    for game in play_randomly(Game(room, options), random.seeded(20), 60):
        yield game, [texts[random.below(rng, len(texts))] for _ in range(8)]


def test_what_a_seat_hears_does_not_depend_on_what_it_may_not_know(
    client: Here, room: Room
) -> None:
    rng = random.seeded(2)
    differed = hidden = False
    for options in variants(room.card):
        for game, pool in games_with_other_texts(room, options):
            client.engine.tables[1] = game
            truth = game.states[-1]
            for seat in [*range(game.seats), SPECTATOR]:
                true = heard(client, pool, seat)
                game.states[-1] = redacted(room, game.params, truth, seat).world(rng)
                differed |= game.states[-1] != truth
                try:
                    assert heard(client, pool, seat) == true
                finally:
                    game.states[-1] = truth
        hidden |= any("?" in text for seat in range(game.seats) for text in game.seen(seat))
    assert differed or not hidden


def test_a_roll_as_a_seat_tells_it_only_what_it_may_know(client: Here, room: Room) -> None:
    for options in variants(room.card):
        table = client.ask("new", game=room.card.id, options=options)["table"]
        game = client.engine.tables[table]
        for _ in play_randomly(game, random.seeded(9), 60):
            if game.to_play != CHANCE:
                continue
            for seat, eyes in [(0, 0), (SPECTATOR, "spectator")]:
                rolled = client.ask("roll", table=table, seed=4, as_=eyes)
                assert rolled.pop("text") == game.seen(seat)[-1]
                assert rolled == client.ask("look", table=table, as_=eyes)
                undone = client.ask("undo", table=table, as_=eyes)
                assert "chances" not in undone and "position" not in undone

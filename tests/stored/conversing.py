"""Conversations with the engine, games as each seat saw them, and games with a box.

Wordings are left out, for they may be bettered; lists that may grow are told by name.
"""

import gzip
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from support.asking import Here

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.game import Game
from regalia.kit.playing import seats_and_spectator
from regalia.research.sizes import observed
from regalia.terminal.keyboard.saved_referee import again

WORDING = {"message", "about", "title", "goal", "hint", "why", "version"}
SEARCHED = {"refutation"}  # a level's answer to a wrong one: it may play better
GROWING = {"games": "id", "options": "name", "lessons": "id"}  # lists of things, by their names
THINKING = ("best", "analyse")


def lasting(answer: Any, name: str = "") -> Any:
    """The parts of an answer that a program written for protocol 1 may rely on."""
    if isinstance(answer, dict):
        if name == "game":  # its name is for people
            answer = {key: value for key, value in answer.items() if key != "name"}
        gone = WORDING | SEARCHED
        return {key: lasting(value, key) for key, value in answer.items() if key not in gone}
    if isinstance(answer, list) and name == "players":
        return {str(one): True for one in answer}
    if isinstance(answer, list) and name in GROWING:
        return {one[GROWING[name]]: lasting(one, name[:-1]) for one in answer}
    return [lasting(one) for one in answer] if isinstance(answer, list) else answer


def asked(requests: list[dict[str, Any]]) -> list[tuple[dict[str, Any], Any]]:
    """Each request with the lasting parts of its answer, from one engine."""
    engine = Here()
    return [(request, lasting(engine.answer(request))) for request in requests]


def events(game: Game) -> list[list[Any]]:
    """All that was played, to be played again without a seed."""
    return [[event.text, event.seat if event.race else None] for event in game.events]


def replayed(kept: dict[str, Any]) -> Iterator[Game]:
    """A stored game at each of its nodes."""
    game = Game(games.room(kept["game"]), kept["options"])
    yield game
    for text, seat in kept["events"]:
        game.play(text, seat)
        yield game


def seen(kept: dict[str, Any]) -> dict[str, Any]:
    """The views of every seat at some nodes, and all that each was told, as a digest."""
    views, game = {}, None
    for number, game in enumerate(replayed(kept)):
        if number in kept["nodes"]:
            views[str(number)] = {str(seat): game.view(seat) for seat in seats_and_spectator(game)}
    assert game is not None
    told = {str(seat): digest(game.seen(seat)) for seat in seats_and_spectator(game)}
    return {"views": json.loads(json.dumps(views)), "told": told}


def rows(kept: dict[str, Any]) -> list[str]:
    """A digest of every seat's observation row at each node."""
    found = []
    for game in replayed(kept):
        if not game.over:
            found.append(
                digest([observed(game, seat).tobytes().hex() for seat in range(game.seats)])
            )
    return found


def left(folder: Path) -> list[dict[str, Any]]:
    """Games with a box that were left in a folder, as they are when they are gone on with."""
    found = []
    for path in sorted(folder.iterdir()):
        companion, names, _ = again(path)
        view = json.loads(json.dumps(companion.game.view(SPECTATOR)))
        choices = digest(sorted(companion.claims()))
        said = {"told": companion.told, "names": names, "view": view, "claims": choices}
        found.append({"game": companion.room.card.id, **said})
    return found


def digest(what: Any) -> str:
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:12]


def read(path: Path) -> Any:
    return json.loads(gzip.decompress(path.read_bytes()))


def write(path: Path, what: Any) -> None:
    """JSON with a line for each part, packed so that the same makes the same file."""
    text = "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in what) + "\n]\n"
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))

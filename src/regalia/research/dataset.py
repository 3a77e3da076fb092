"""Games of levels as data to learn from: a folder of Parquet files, a row for each decision.

A file is a chunk: so many games from a first seed on, which depends on nothing else.  So whoever is
interrupted goes on where it ended, and the files are the same however many workers there are.
A row holds what the seat that decides may know, and nothing more; and what came of it.
"""

import io
import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from regalia import players
from regalia.core import random
from regalia.core.card import Options
from regalia.core.data import bad_file
from regalia.core.errors import of_system
from regalia.core.extras import needs
from regalia.core.game import Game
from regalia.core.game.decision import Decision
from regalia.core.room import Room
from regalia.lab.workers import LabWorkers, named_by_seed
from regalia.players import match
from regalia.research.sizes import numbered, observed, says

with needs("research"):
    import pyarrow
    import pyarrow.parquet as parquet

GAMES = 16  # of a chunk, if nothing else is said
SCHEMA = pyarrow.schema(
    {
        "seed": pyarrow.int64(),  # of the game
        "decision": pyarrow.int32(),  # which one of the game, from 0 on
        "seat": pyarrow.int8(),
        "player": pyarrow.string(),
        "view": pyarrow.string(),  # as JSON
        "observation": pyarrow.list_(pyarrow.float32()),
        "legal": pyarrow.list_(pyarrow.int32()),  # indexes
        "index": pyarrow.int32(),  # of what was chosen
        "action": pyarrow.string(),  # the same as text
        "value": pyarrow.float32(),  # what the player expected: 0 lost, 0.5 drawn, 1 won
        "result": pyarrow.float32(),  # what it came to, alike
    }
)


class DatasetChunk(NamedTuple):
    game: str
    options: str  # as JSON
    players: tuple[str, ...]  # they take the seats in turn, each game beginning with the next
    seed: int  # of the first game
    games: int

    @property
    def file(self) -> str:
        """A name that depends on all that the games depend on."""
        return f"{self.game}-{named_by_seed(self)}.parquet"


class Written(NamedTuple):
    files: int
    games: int
    decisions: int


def chunks(
    room: Room, options: Options, named: Sequence[str], games: int, seed: int = 0, each: int = GAMES
) -> list[DatasetChunk]:
    """Chunks of so many games, or some more, so that each file is whole."""
    told = json.dumps(dict(room.card.read(options)), sort_keys=True)
    who = tuple(players.named(word) for word in named)
    return [DatasetChunk(room.card.id, told, who, seed + i, each) for i in range(0, games, each)]


# ---------------------------------------------------------------------------------------- playing


def rows_of(chunk: DatasetChunk, number: int) -> list[dict[str, Any]]:
    """The decisions of one game of a chunk."""
    game = Game(chunk.game, json.loads(chunk.options))
    room, seed, rows = game.room, chunk.seed + number, list[dict[str, Any]]()
    names = [chunk.players[(number + i) % len(chunk.players)] for i in range(game.seats)]

    def note(seat: int, decision: Decision) -> None:
        row = {
            "seed": seed,
            "decision": len(rows),
            "seat": seat,
            "player": names[seat],
            "view": json.dumps(game.view(seat)),
            "action": decision.text,
            "value": decision.value,
        }
        if room.tensor is not None:
            tensor, params, s = room.tensor, game.params, game.state
            row["observation"] = observed(game, seat)
            row["legal"] = sorted(
                tensor.index_of(params, s, action) for action in game.actions(seat).values()
            )
            row["index"] = numbered(room, params, s, seat, decision.text)
        rows.append(row)

    seated = [players.player(name) for name in names]
    outcome = match.play(game, *seated, rng=random.seeded(seed), note=note)
    for row in rows:
        row["result"] = outcome.result[row["seat"]]
    return rows


def played(chunk: DatasetChunk) -> bytes:
    """Play a chunk; its Parquet file as bytes, wherever this process is."""
    rows = [row for number in range(chunk.games) for row in rows_of(chunk, number)]
    about = {"regalia": json.dumps(chunk._asdict())}
    found = io.BytesIO()
    table = pyarrow.Table.from_pylist(rows, SCHEMA.with_metadata(about))
    parquet.write_table(table, found, compression="zstd")
    return found.getvalue()


# ---------------------------------------------------------------------------------------- writing


def write(
    folder: Path,
    wanted: Sequence[DatasetChunk],
    workers: LabWorkers = LabWorkers(),  # noqa: B008 - nothing of it changes
    tick: Callable[[int, int], None] = lambda done, total: None,
) -> Written:
    """Play what is not there yet, a file each; count what is in all of them together."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        todo = [chunk for chunk in wanted if not (folder / chunk.file).exists()]
        tick(done := len(wanted) - len(todo), len(wanted))
        for chunk, gave in workers.each(played, todo):
            unfinished = folder / f".{chunk.file}.{os.getpid()}"  # no reader takes it for a file
            unfinished.write_bytes(gave)
            unfinished.replace(folder / chunk.file)
            tick(done := done + 1, len(wanted))
    except OSError as problem:
        raise bad_file(folder, of_system(problem)) from None
    counted = list(_counted(folder / chunk.file for chunk in wanted))
    return Written(len(wanted), sum(chunk.games for chunk in wanted), sum(counted))


def _counted(files: Iterator[Path]) -> Iterator[int]:
    for file in files:
        try:
            yield parquet.read_metadata(file).num_rows
        except pyarrow.ArrowInvalid:
            raise bad_file(file, says("no-parquet")) from None

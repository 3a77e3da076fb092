"""Games as data: rows that say what a seat knew and did, in files that can be gone on with."""

import json
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
import psutil
import pyarrow
import pytest
from click.testing import CliRunner
from pyarrow import parquet
from support.waiting import until

from regalia import games, research
from regalia.core import random
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.lab import workers
from regalia.lab.workers import LabWorkers
from regalia.research import dataset
from regalia.terminal.cli import main

SMALL = {"pieces": 2, "goal": 1}


def some(count: int = 4, seed: int = 0, named: tuple[str, ...] = ("1", "random")) -> list:
    return dataset.chunks(games.room("ur"), SMALL, named, count, seed, each=2)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture
def address() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        distributed = import_module("distributed")
        given = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": None}
        with distributed.LocalCluster(**given) as cluster:
            yield cluster.scheduler_address


@pytest.mark.parametrize(
    ("game", "options"), [("ur", SMALL), ("gambit", {}), ("twelve", {}), ("study", {})]
)
def test_every_row_is_what_the_seat_saw_and_did_in_the_game_of_that_seed(
    game: str, options: dict[str, int]
) -> None:
    chunk = dataset.chunks(games.room(game), options, ["random"], 1, 5, each=1)[0]
    rows = dataset.rows_of(chunk, 0)
    replayed = Game(game, options)
    rng = random.seeded(5)
    for _ in range(replayed.seats):
        random.bits(rng)  # each seat thinks with a generator of its own
    shape = research.shape(game, **options)
    for row in rows:
        while replayed.is_chance:
            replayed.roll(rng)
        seat = row["seat"]
        assert json.loads(row["view"]) == json.loads(json.dumps(replayed.view(seat)))
        assert len(row["legal"]) == len(replayed.actions(seat)) and row["index"] in row["legal"]
        assert row["observation"].shape == (shape.width,)
        assert row["observation"].min() >= 0 and row["observation"].max() <= 1
        replayed.play(row["action"], seat)
    assert replayed.outcome is not None
    assert [row["result"] for row in rows] == [replayed.outcome.result[r["seat"]] for r in rows]
    assert [row["decision"] for row in rows] == [*range(len(rows))]


def test_observations_and_legal_indexes_are_those_of_the_vector() -> None:
    chunk = dataset.chunks(games.room("twelve"), {}, ["random"], 1, 2, each=1)[0]
    step = (vector := research.vector("twelve", 1)).reset()  # nothing is left to chance
    for row in dataset.rows_of(chunk, 0):
        assert np.array_equal(row["observation"], step.observation[0])
        assert row["legal"] == sorted(step.legal[0, : step.counts[0]].tolist())
        step = vector.step([row["index"]])
    assert step.terminated[0]


def test_players_take_the_seats_in_turn() -> None:
    both = dataset.chunks(games.room("ur"), {"pieces": 2, "goal": 2}, ["1", "random"], 2, each=2)
    first, second = (dataset.rows_of(both[0], number) for number in range(2))
    assert {(r["seat"], r["player"]) for r in first} == {(0, "level1"), (1, "random")}
    assert {(r["seat"], r["player"]) for r in second} == {(0, "random"), (1, "level1")}


def test_whoever_is_interrupted_goes_on_and_the_files_are_the_same(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    told = dataset.write(whole, some(6))
    dataset.write(parted, some(2))
    (parted / ".half-written").write_bytes(b"PAR1")
    before = {file: file.stat().st_mtime_ns for file in parted.iterdir()}
    seen = list[tuple[int, int]]()
    assert dataset.write(parted, some(6), tick=lambda *done: seen.append(done)) == told
    assert seen == [(1, 3), (2, 3), (3, 3)], "what is there is not played again"
    assert all(file.stat().st_mtime_ns == when for file, when in before.items())
    (parted / ".half-written").unlink()
    assert files(parted) == files(whole)
    table = pyarrow.Table.from_batches(
        batch for file in sorted(whole.iterdir()) for batch in parquet.read_table(file).to_batches()
    )
    assert (told.files, told.games, told.decisions) == (3, 6, table.num_rows)
    assert set(table["seed"].to_pylist()) == {*range(6)}
    about = json.loads(parquet.read_schema(next(whole.iterdir())).metadata[b"regalia"])
    assert about["players"] == ["level1", "random"] and json.loads(about["options"])["pieces"] == 2


@pytest.mark.filterwarnings("ignore")
@pytest.mark.timeout(240)
def test_a_cluster_writes_the_same_files(tmp_path: Path, address: str) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    told = dataset.write(here, some(4))
    assert dataset.write(there, some(4), LabWorkers(cluster=address)) == told
    assert files(there) == files(here)


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_processes_that_work_for_one_that_was_killed_end(by: int, tmp_path: Path) -> None:
    given = ["research", "dataset", "ur", "--player", "1", "--games", "100000", "--chunk", "2"]
    given += ["--workers", "2", "--output", str(tmp_path / "games")]
    asking = subprocess.Popen([sys.executable, "-m", "regalia", *given], stderr=subprocess.DEVNULL)
    made = (tmp_path / "games").glob
    until(lambda: asking.poll() is not None or [*made("*.parquet")], "nothing is written", 300)
    assert asking.poll() is None
    working = psutil.Process(asking.pid).children(recursive=True)
    assert len(working) >= 2
    asking.send_signal(by)
    asking.wait()
    _, left = psutil.wait_procs(working, timeout=60)
    assert left == []


def test_the_command_writes_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "games"
    given = ["research", "dataset", "ur", "-o", "pieces=2", "-o", "goal=1", "--player", "random"]
    given += ["--games", "3", "--chunk", "2", "--workers", "1", "--output", str(out)]
    first, second = (CliRunner().invoke(main, given) for _ in range(2))
    assert first.exit_code == 0, first.output
    assert second.output == first.output
    assert "4" in first.output and len(files(out)) == 2


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    wanted = some(2)
    (tmp_path / wanted[0].file).write_bytes(b"nothing")
    with pytest.raises(RegaliaError, match="Parquet"):
        dataset.write(tmp_path, wanted)
    (tmp_path / "file").write_text("")
    with pytest.raises(RegaliaError):
        dataset.write(tmp_path / "file", wanted)


@pytest.mark.parametrize("where", ["tcp://127.0.0.1:1", "nowhere://there"])
def test_a_cluster_that_does_not_answer_is_named_and_not_the_folder(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 1)
    with pytest.raises(RegaliaError, match="No Dask scheduler answers at") as told:
        dataset.write(tmp_path / "games", some(4), LabWorkers(cluster=where))
    assert where in str(told.value) and "games" not in str(told.value)

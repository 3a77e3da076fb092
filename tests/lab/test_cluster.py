"""The same work on a real cluster: two processes, of which one is killed."""

import warnings
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from regalia.core.room import Room
from regalia.lab.chunks import ArmyDraw, GameChunk, play
from regalia.lab.strengths import strength
from regalia.lab.weighing import weigh
from regalia.lab.workers import LabWorkers

pytestmark = [pytest.mark.timeout(240), pytest.mark.filterwarnings("ignore")]


@pytest.fixture
def address(skirmish: Room) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        distributed = import_module("distributed")
        given = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
        with distributed.LocalCluster(**given) as cluster:
            yield cluster.scheduler_address


def test_a_cluster_gives_the_totals_of_one_process(skirmish: Room, address: str) -> None:
    quick = [strength(skirmish, "quick")]
    here = weigh(skirmish, {"units": "3335"}, quick, 3, 1_000)
    there = weigh(skirmish, {"units": "3335"}, quick, 3, 1_000, workers=LabWorkers(cluster=address))
    assert there == here


def test_a_worker_that_is_killed_costs_nothing_but_time(
    skirmish: Room, address: str, tmp_path: Path
) -> None:
    draw = ArmyDraw("exchange", "ABC", "A", "ABC")
    work = [GameChunk("skirmish", "{}", draw, 0, 0.0, seed, 2) for seed in range(0, 16, 2)]
    mark = tmp_path / "died"
    dies = import_module("skirmish.dying").DiesOnce(str(mark))
    found = dict(LabWorkers(cluster=address).each(dies, work))
    assert mark.exists(), "a worker died"
    assert found == {chunk: play(chunk) for chunk in work}

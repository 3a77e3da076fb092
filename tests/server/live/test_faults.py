"""Processes that die or stop under play: nothing that was told is lost, nothing happens twice.

`bench/server/faults.py` does the same for long; docs/hosting.md has its figures.
"""

from pathlib import Path

from support.servers.faults import Cluster, all_found, playing, survive


def test_play_goes_on_whatever_dies_or_stops(tmp_path: Path) -> None:
    cluster = Cluster(tmp_path, servers=2)
    try:
        with playing(cluster.server, ("ur", "gambit")) as people:
            survive(cluster, people, cluster.faults)
            found = all_found(people)
    finally:
        cluster.close()
    assert (found.lost, found.doubled) == (0, 0)
    assert found.told > 10 * len(cluster.faults)

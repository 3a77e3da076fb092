"""Chunks in, what they gave out: from the results that are there, or else from workers."""

from collections.abc import Callable, Sequence
from typing import Any

from regalia.lab import chunks
from regalia.lab.chunks import ChunkResult, GameChunk
from regalia.lab.results import Results, of_chunk, packed
from regalia.lab.workers import LabWorkers


def _played(chunk: GameChunk) -> dict[str, Any]:
    return packed(chunks.play(chunk))


def gather(
    wanted: Sequence[GameChunk],
    workers: LabWorkers,
    results: Results,
    tick: Callable[[int, int], None] = lambda done, total: None,
) -> list[ChunkResult]:
    """Results in the order of the chunks, whatever the order in which they were played."""
    todo = [chunk for chunk in wanted if chunk.name not in results.known]
    done = len(wanted) - len(todo)
    tick(done, len(wanted))
    if workers.processes > 1 and workers.cluster is None and len(todo) > 1:
        chunks.prepare(todo[0])
    for chunk, gave in workers.each(_played, todo):
        results.add(chunk.name, gave)
        done += 1
        tick(done, len(wanted))
    return [of_chunk(results, chunk) for chunk in wanted]

"""A worker that dies at its first chunk."""

import os
import signal
from pathlib import Path

from regalia.lab.chunks import ChunkResult, GameChunk, play


class DiesOnce:
    def __init__(self, mark: str) -> None:
        self.mark = mark

    def __call__(self, chunk: GameChunk) -> ChunkResult:
        try:
            Path(self.mark).touch(exist_ok=False)
        except FileExistsError:
            return play(chunk)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("dead processes tell nothing")

"""Results of chunks in a file: a line of JSON each, which is only ever added.

Whoever is interrupted begins again where the file ends: a chunk whose name is there is not played
again.  A last line that was cut off is as if it were not there.
"""

import json
from pathlib import Path
from typing import Any

from regalia.core.data import bad_file
from regalia.core.errors import Speaker, of_system
from regalia.lab.chunks import ChunkResult, Feats, GameChunk

says = Speaker(__file__)


class Results:
    """Results of chunks, in a file or, without one, in memory only."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.known: dict[str, Any] = {}
        if file is not None and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        try:
            text = file.read_text("utf-8")
        except OSError as problem:
            raise bad_file(file, of_system(problem)) from None
        except UnicodeDecodeError:
            raise bad_file(file, says("results-line", line=1)) from None
        whole, _, cut = text.rpartition("\n")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                told = json.loads(line)
                self.known[told["chunk"]] = told["gave"]
            except (ValueError, TypeError, KeyError):
                raise bad_file(file, says("results-line", line=number)) from None
        if cut:  # by who was interrupted while writing
            self._write(file, whole + "\n" if whole else "", "w")

    def add(self, name: str, gave: Any) -> None:
        """Keep what a chunk gave, on the disk before anybody counts on it."""
        if name in self.known:
            return
        self.known[name] = gave
        if self.file is not None:
            self._write(self.file, json.dumps({"chunk": name, "gave": gave}) + "\n", "a")

    def _write(self, file: Path, text: str, mode: str) -> None:
        try:
            with file.open(mode, encoding="utf-8") as out:
                out.write(text)
        except OSError as problem:
            raise bad_file(file, of_system(problem)) from None


def packed(played: ChunkResult) -> dict[str, Any]:
    """A result as a line of the file has it: a digit for the points of each game."""
    return {
        "points": "".join(map(str, played.points)),
        "decisions": played.decisions,
        "reasons": played.reasons,
        "feats": played.feats,
    }


def unpacked(gave: dict[str, Any]) -> ChunkResult:
    feats = [Feats(*each) for each in gave["feats"]]
    return ChunkResult([*map(int, gave["points"])], gave["decisions"], gave["reasons"], feats)


def of_chunk(results: Results, chunk: GameChunk) -> ChunkResult:
    return unpacked(results.known[chunk.name])

"""Games that go on: each is kept in a file of the user's data folder until it ends."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from regalia.core.errors import of_system
from regalia.core.folders import data_folder
from regalia.terminal.language import language, tell
from regalia.terminal.user_file import write


def folder() -> Path:
    return data_folder() / "games"


class SavedGame:
    """One game's file.  It is replaced as a whole, so that it is never half written."""

    def __init__(self, game_id: str, resumed: Path | None = None) -> None:
        self.name = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
        # A record that somebody keeps elsewhere is theirs: it is neither changed nor removed.
        ours = resumed is not None and resumed.resolve().parent == folder().resolve()
        self.path = resumed if ours else None
        self.problem = ""

    def keep(self, record: str) -> None:
        """Write the game; where that is impossible, go on and remember why."""
        try:
            if self.path is None:
                place = folder()
                place.mkdir(parents=True, exist_ok=True, mode=0o700)
                self.path = place / self.name
            write(self.path, record)
            self.problem = ""
        except OSError as problem:
            self.problem = of_system(problem).told(language())
        except RuntimeError:  # nobody's home is known
            self.problem = tell("no-home")

    def forget(self) -> None:
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)

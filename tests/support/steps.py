"""Steps from a few words."""

from pathlib import Path
from typing import Any

from regalia import games
from regalia.teaching.lessons.steps import LessonStep, step

TEXTS = "a-goal = Goal\na-hint = Hint\nlost = Light comes\n"
OF_UR = {"position": "....../0......./...... 0", "played": "roll:-s"}


class Made:
    """Makes steps; one of Ur has a piece of Dark's on the Entrance and one silver rolled."""

    def __init__(self, home: Path) -> None:
        self.home = home
        (home / "en.ftl").write_text(TEXTS, encoding="utf-8")

    def __call__(self, game: str = "ur", **values: Any) -> LessonStep:
        usual = OF_UR if game == "ur" else {}
        return step(games.room(game), {"id": "a", **usual, **values}, self.home)

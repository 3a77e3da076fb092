"""A short list of exercises of the Study, where the list that ships would be too much."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regalia import games
from regalia.games.study.solve import solve
from regalia.teaching import exercises, making
from regalia.teaching.judge import begin

STUDY = games.room("study")


@contextmanager
def short_list(folder: Path, monkeypatch: pytest.MonkeyPatch, count: int = 6) -> Iterator[None]:
    """Only the Study has exercises then, and few."""
    words, found = exercises.home(STUDY) / "words", []
    part = STUDY.exercises
    assert part is not None
    for seed in range(3 * count):
        for moment in part.moments(seed):
            answer = part.answer(moment)
            assert answer is not None
            found.append({**making.line_of(moment, answer, seed), "grade": 1 + seed % 9})
    place = folder / "exercises"
    place.mkdir()
    (place / "words").symlink_to(words)
    nowhere = folder / "nowhere"
    monkeypatch.setattr(exercises, "home", lambda room: place if room is STUDY else nowhere)
    exercises.listed.cache_clear()
    making.ship(STUDY, found[:count])
    try:
        yield
    finally:
        exercises.listed.cache_clear()


def right(number: int) -> list[str]:
    """Actions that do an exercise of the Study."""
    listed = exercises.listed(STUDY)
    assert listed is not None
    return list(solve(begin(listed.step(number))).plan)


def taps(number: int) -> list[str]:
    """What a person touches for that, one after the other."""
    listed = exercises.listed(STUDY)
    assert listed is not None
    game, found = begin(listed.step(number)), list[str]()
    for text in right(number):
        found += STUDY.scene.taps(game.params, game.state, game.actions()[text])
        game.play(text)
    return found

"""A short list of exercises of the Study, where the list that ships would be too much."""

import gzip
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regalia import games
from regalia.core.drawing.scene import TALL, WIDE
from regalia.games.study.solve import solve
from regalia.server.sandbox.step_packets import unsolved
from regalia.teaching.exercises import exercise_lists, generation
from regalia.teaching.lessons.judge import begin

STUDY = games.room("study")


@contextmanager
def short_list(folder: Path, monkeypatch: pytest.MonkeyPatch, count: int = 6) -> Iterator[None]:
    """Only the Study has exercises then, and few."""
    words, found = exercise_lists.home(STUDY) / "words", []
    part = STUDY.exercises
    assert part is not None
    for seed in range(3 * count):
        for moment in part.moments(seed):
            answer = part.answer(moment)
            assert answer is not None
            found.append({**generation.line_of(moment, answer, seed), "grade": 1 + seed % 9})
    place = folder / "exercises"
    place.mkdir()
    (place / "words").symlink_to(words)
    nowhere = folder / "nowhere"
    monkeypatch.setattr(exercise_lists, "home", lambda room: place if room is STUDY else nowhere)
    exercise_lists.listed.cache_clear()
    generation.ship(STUDY, found[:count])
    try:
        yield
    finally:
        exercise_lists.listed.cache_clear()


def number(packet: dict[str, Any]) -> int:
    """The number of an exercise of the Study whose packet does not say it: by what is seen."""
    assert packet["id"] == ""
    seen = _seen(packet)
    return next(found[seen] for shape in (WIDE, TALL) if seen in (found := _by_what_is_seen(shape)))


def _seen(packet: dict[str, Any]) -> str:
    """The pieces on board and cards, and how many moves are allowed, in whatever language."""
    items = packet["begin"]["scene"]["items"]
    pieces = sorted((one["id"], one["x"], one["y"]) for one in items if one["kind"] == "piece")
    return json.dumps([pieces, packet["par"], packet["most"]])


@cache
def _by_what_is_seen(shape: str) -> dict[str, int]:
    listed = exercise_lists.listed(STUDY)
    assert listed is not None
    told = (unsolved("study", n, "en", shape) for n in range(len(listed)))
    return {_seen(json.loads(gzip.decompress(one))): n for n, one in enumerate(told)}


def right(number: int) -> list[str]:
    """Actions that do an exercise of the Study."""
    listed = exercise_lists.listed(STUDY)
    assert listed is not None
    return list(solve(begin(listed.step(number))).plan)


def taps(number: int) -> list[str]:
    """Ids that a person touches for the right answer, one after the other."""
    listed = exercise_lists.listed(STUDY)
    assert listed is not None
    game, found = begin(listed.step(number)), list[str]()
    for text in right(number):
        found += STUDY.scene.taps(game.params, game.state, game.actions()[text])
        game.play(text)
    return found

"""Answers of the engine stay the same for ever, and so does the sight of a seat.

The folders were made by make_conversations.py and are never changed.  Seeded choices and
observation rows are not for ever, but change only if somebody means it: then they are made anew.
"""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from stored import conversing
from stored.test_stored import still

HERE = Path(__file__).parent
CONVERSATIONS = sorted(HERE.glob("*/engine.json.gz"))
BOXES = sorted(HERE.glob("*/boxes.json.gz"))
GAMES = [
    (path.parent.name, kept)
    for path in sorted(HERE.glob("*/seats.json.gz"))
    for kept in conversing.read(path)
]
ROWS = conversing.read(HERE / "rows.json.gz")


def titled(kept: object) -> str:
    if isinstance(kept, dict):
        return f"{kept['game']}-{'-'.join(f'{k}-{v}' for k, v in kept['options'].items())}"
    return str(kept)


def without_new_steps(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Leave out what lessons have gained: a step more is no other answer, one less would be."""
    known = {name: {*lesson["steps"]} for name, lesson in before["lessons"].items()}
    kept = {
        name: lesson | {"steps": [step for step in lesson["steps"] if step in known[name]]}
        for name, lesson in after["lessons"].items()
        if name in known
    }
    return after | {"lessons": kept}


@pytest.mark.parametrize("path", CONVERSATIONS, ids=lambda path: path.parent.name)
def test_the_engine_answers_as_it_did(path: Path) -> None:
    then = conversing.read(path)
    now = conversing.asked([request for request, _ in then])
    for (request, before), (_, after) in zip(then, now, strict=True):
        if request["op"] == "lessons" and before["ok"]:
            after = without_new_steps(before, after)
        assert still(before, after), request
    assert set(Counter(request["op"] for request, _ in then)) > {"hello", "play", "answer", "load"}


@pytest.mark.parametrize(("commit", "kept"), GAMES, ids=titled)
def test_every_seat_sees_what_it_saw(commit: str, kept: dict[str, object]) -> None:
    assert still(kept["seen"], conversing.seen(kept))


@pytest.mark.parametrize("path", BOXES, ids=lambda path: path.parent.name)
def test_a_game_with_a_box_is_gone_on_with(path: Path) -> None:
    assert still(conversing.read(path), conversing.left(path.parent / "boxes"))


@pytest.mark.parametrize("kept", ROWS, ids=titled)
def test_an_observation_is_what_it_was(kept: dict[str, object]) -> None:
    assert conversing.rows(kept) == kept["rows"]


def test_a_level_chooses_by_its_seed_what_it_chose() -> None:
    then = conversing.read(HERE / "choices.json.gz")
    now = conversing.asked([request for request, _ in then])
    for (request, before), (_, after) in zip(then, now, strict=True):
        assert before == after, request
    thought = Counter(request["op"] for request, _ in then)
    assert min(thought[op] for op in conversing.THINKING) > 20

"""Proving a listed exercise anew: what its line says follows from its moment."""

from typing import Any

from regalia.core.game.exercise import SEARCHED
from regalia.core.room import Room
from regalia.teaching.exercises.generation import line_of, moment_of

MADE = ("grade", "seed", "gap")  # of a line: what does not follow from its moment


def holds(room: Room, line: dict[str, Any]) -> bool:
    """Prove that the listed answers are the right ones.

    Of what was searched, a search of today must not find anything better; by how much it is the
    best may be another number now."""
    assert room.exercises is not None
    moment = moment_of(line)
    answer = room.exercises.answer(moment)
    if line["proof"] == SEARCHED:
        return answer is None or set(answer.wanted["actions"]) <= set(line["wanted"]["actions"])
    if answer is None:
        return False
    again = line_of(moment, answer, line["seed"])
    return all(again.get(key) == line[key] for key in line if key not in MADE)

"""Rules that do not compile are told by file, line and one sentence: the toy, spoilt."""

import shutil
from itertools import count
from pathlib import Path

import pytest
from support.sixth import NO_BYTECODE, TOY

from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.fast.compiler import compiled
from regalia.fast.faults import BadRules, check
from regalia.fast.warm import as_array

numbers = count()  # no two packages have the same name
NEXT = "following = (s.player + 1) % params[0]"
STYLE = {  # what is written there instead, and what is said about it
    "following = len(str(s.player)) % params[0] + len('x')": "texts do not compile",
    "following = [1, 2, 0][s.player]": "lists do not compile",
    "following = {0: 1}[s.player]": "dicts do not compile",
    "following = sum(1 for _ in range(2))": "write a loop",
    "following = int((s.player + 1) / 2)": "use //",
    "following = helper(s.player)": "helper is not defined",
    "following = max(actions(params, s))": "no rule may call `actions`",
    "following = 1.0": "whole numbers only",
    "import math": "import at module level",
}
NUMBA = {
    "following = (s.player + s.nobody) % params[0]": "Unknown attribute 'nobody'",
    "following = 1 if s.player else (1, 2)": "Cannot unify",
}


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "type[Spoilt]":
    monkeypatch.syspath_prepend(tmp_path)
    Spoilt.folder = tmp_path
    return Spoilt


class Spoilt:
    folder: Path

    def __init__(self, right: str, wrong: str) -> None:
        name = f"spoilt_toy_{next(numbers)}"
        shutil.copytree(TOY, self.folder / name, ignore=NO_BYTECODE)
        self.file = self.folder / name / "rules.py"
        rules = self.file.read_text("utf-8")
        assert right in rules
        self.file.write_text(rules.replace(right, wrong, 1), "utf-8")
        self.line = rules[: rules.index(right)].count("\n") + 1
        self.room = Room(name)


@pytest.mark.parametrize("wrong", STYLE)
def test_style_that_does_not_compile_is_told_with_what_to_write(
    spoilt: type[Spoilt], wrong: str
) -> None:
    toy = spoilt(NEXT, wrong)
    with pytest.raises(BadRules) as told:
        check(toy.room)
    assert told.value.message.startswith(f"{toy.file}:{toy.line}: ")
    assert STYLE[wrong] in told.value.message
    assert len({told.value.told(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_state_holds_ints_and_has_no_defaults(spoilt: type[Spoilt]) -> None:
    for wrong in ("gold: int = 0", "gold: str", "gold: bool", "gold: list[int]"):
        toy = spoilt("gold: int", wrong)
        with pytest.raises(BadRules, match=r"rules\.py:\d+: gold of Counters"):
            check(toy.room)


@pytest.mark.parametrize("wrong", NUMBA)
def test_what_numba_finds_is_told_by_the_line_of_the_room_in_one_sentence(
    spoilt: type[Spoilt], wrong: str
) -> None:
    toy = spoilt(NEXT, wrong)
    start = toy.room.rules.start((3, 7))
    with pytest.raises(BadRules) as told:
        compiled(toy.room).act(as_array((3, 7)), start, 1)
    assert told.value.message.startswith(
        f"{toy.file}:{toy.line}: this does not compile; Numba says: "
    )
    assert NUMBA[wrong] in told.value.message and "\n" not in told.value.message

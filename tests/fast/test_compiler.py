"""Compiled modules that share a state."""

import importlib
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.fast.compiler import compiled, digest
from regalia.fast.faults import BadRules

STATE = """
from typing import NamedTuple
class Toy(NamedTuple):
    a: int
    b: int
def bigger(s: Toy) -> Toy:
    return s._replace(a=s.a + 1)
"""
TURNS = """
from regalia.toy_state import Toy
def turned(s: Toy) -> Toy:
    return s._replace(a=s.b, b=s.a)
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    """Modules made from texts, as if they were of the house."""

    def made(name: str, text: str) -> object:
        path = tmp_path / f"{name}.py"
        path.write_text(text, "utf-8")
        spec = importlib.util.spec_from_file_location(f"regalia.{name}", path)
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        spec.loader.exec_module(module)
        return module

    return made


def test_a_state_is_replaced_also_where_its_class_is_imported(toy: object) -> None:
    state = toy("toy_state", STATE)
    turns = compiled(games.room("ur"), toy("toy_turns", TURNS))
    assert turns.turned(state.Toy(1, 2)) == (2, 1)


def test_machine_code_is_not_kept_for_another_state(toy: object) -> None:
    """Only the class is imported: no function of its module tells that it has changed."""
    toy("toy_state", STATE)
    before = digest(toy("toy_turns", TURNS), None)
    toy("toy_state", STATE.replace("    b: int", "    b: int\n    c: int"))
    assert digest(toy("toy_turns", TURNS), None) != before


def test_two_classes_to_replace_are_one_too_many(toy: object) -> None:
    toy("toy_state", STATE)
    toy("toy_other", STATE.replace("Toy", "Other"))
    both = TURNS + "from regalia.toy_other import Other\n"
    with pytest.raises(BadRules, match=r"toy_both.py:4: .* a tuple of Toy, Other"):
        compiled(games.room("ur"), toy("toy_both", both))


ITEMS = """
from typing import NamedTuple
from regalia.boards.areas import replaced
class Toy(NamedTuple):
    few: tuple[int, ...]
    many: tuple[int, ...]
def few_at(s: Toy, i: int) -> int:
    return s.few[i]
def many_at(s: Toy, i: int) -> int:
    return s.many[i]
def last(s: Toy) -> int:
    return s.few[-1]
def exchanged(s: Toy, i: int, x: int) -> Toy:
    return s._replace(few=replaced(s.few, i, x), many=replaced(s.many, i, x))
"""


def test_an_item_of_a_state_is_found_and_replaced_by_its_number_also_from_the_end(
    toy: object,
) -> None:
    module = toy("toy_items", ITEMS)
    made = compiled(games.room("ur"), module)
    s = module.Toy(few=(5, 6, 7), many=tuple(range(20, 32)))
    for i in range(-3, 3):
        assert made.few_at(s, i) == s.few[i]
    for i in range(-12, 12):
        assert made.many_at(s, i) == s.many[i]
    assert made.last(s) == 7
    for i in range(3):
        assert made.exchanged(s, i, 99) == module.exchanged(s, i, 99)

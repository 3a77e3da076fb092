"""Rules as C++, function by function."""

import sys
import types

import pytest

from regalia.fast.c_source import c_source
from regalia.games.ur import rules


def module(text: str, tmp_path: object) -> types.ModuleType:
    """A module made from a text, as if it were a room's rules."""
    path = tmp_path / "some_rules.py"
    path.write_text(text, "utf-8")
    made = types.ModuleType("some_rules")
    made.__file__ = str(path)
    sys.modules["some_rules"] = made
    exec(compile(text, str(path), "exec"), vars(made))
    return made


def body(text: str) -> list[str]:
    return text.splitlines()


def test_expressions_keep_pythons_order() -> None:
    lines = body(c_source(rules, ["has", "stops"]))
    assert "return ((own & area) == area);" in lines
    assert "return (~((foe & ishtar()) ? (own | (foe & rosettes())) : own));" in lines
    assert f"static const int ISHTAR = {rules.ISHTAR};" in lines


def test_a_loop_over_a_generator_is_unrolled_in_place() -> None:
    lines = body(c_source(rules, ["reach"]))
    start = lines.index("area_1 = area;")
    assert lines[start : start + 8] == [
        "area_1 = area;",
        "while (area_1) {",
        "a = (bit_length((area_1 & (-area_1))) - 1);",
        "{",
        "found |= near(a);",
        "}",
        "next_2:;",
        "area_1 &= (area_1 - 1);",
    ]


def test_actions_are_visited() -> None:
    text = c_source(rules, ["actions"])
    assert "template <class Visit>\nFUNCTION void actions(Ur s, Visit visit) {" in text
    assert text.count("visit(") == sum("yield" in line for line in open_source("actions"))


def open_source(name: str) -> list[str]:
    import inspect

    return inspect.getsource(getattr(rules, name)).splitlines()


def test_a_replaced_field_makes_a_new_state(tmp_path: object) -> None:
    text = """
from typing import NamedTuple
class Toy(NamedTuple):
    a: int
    b: int
def act(params: int, s: Toy, action: int) -> Toy:
    x, y = s.b, s.a
    for i in range(3):
        if i == action:
            continue
        x += i
    return s._replace(b=x if y else Toy(1, b=2).a)
"""
    text = text.replace("Toy(1, b=2).a", "y")
    lines = body(c_source(module(text, tmp_path), ["act"]))
    assert "struct Toy { WORD a; WORD b; };" in lines
    assert "return Toy{s.a, (y ? x : y)};" in lines
    assert "for (i = 0; i < 3; i++) {" in lines
    assert "continue;" in lines


@pytest.mark.parametrize(
    "line",
    ["x = [1]", "x = s // 2", "for x in (1, 2): pass", "x: int = 1", "x = s if 0 < s < 2 else 1"],
)
def test_what_it_does_not_know_is_refused_with_its_place(line: str, tmp_path: object) -> None:
    toy = module(f"def f(s: int) -> int:\n    {line}\n    return x\n", tmp_path)
    with pytest.raises(NotImplementedError, match="f, line 2"):
        c_source(toy, ["f"])

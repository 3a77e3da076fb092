"""Data files: errors say where and what."""

from pathlib import Path

import pytest

from regalia.core.data import load, parse
from regalia.core.errors import BadFile

GOOD = """# units
title = "six"

[[unit]]
letter = "P"
life = 8
damage = [4, 6, 8]

[[unit]]
letter = "R"
note = '''
life = 99
'''
life = 9
"""


def test_values_are_read_with_their_kinds() -> None:
    table = parse(GOOD, "units.toml")
    first, second = table.tables("unit")
    assert table.text("title") == "six"
    assert (first.number("life", 1, 99), second.number("life", 1, 99)) == (8, 9)
    assert first.numbers("damage", 3, 0, 9) == [4, 6, 8]
    assert first.number("limit", 1, 4, default=4) == 4


def test_errors_name_the_line_of_the_key() -> None:
    table = parse(GOOD, "units.toml")
    first, second = table.tables("unit")
    for call, line in (
        (lambda: first.number("life", 9, 10), 6),
        (lambda: second.number("life", 1, 8), 14),
        (lambda: second.number("armour", 1, 8), 9),
        (lambda: first.numbers("damage", 4, 0, 9), 7),
        (lambda: first.only("letter", "life"), 7),
        (lambda: table.one_of("title", "a", "b"), 2),
        (lambda: table.table("title"), 2),
        (lambda: table.tables("title"), 2),
        (lambda: first.flag("life", False), 6),
        (lambda: first.texts("damage"), 7),
    ):
        with pytest.raises(BadFile) as refused:
            call()
        assert refused.value.message.startswith(f"units.toml, line {line}: ")


def test_errors_in_a_table_of_one_of_many_tables_name_their_line() -> None:
    text = (
        GOOD
        + """
[unit.power]
range = 3

[[unit.power.step]]
far = 1

[[unit]]
letter = "N"

[unit.power]
range = 4

[[unit.power.step]]
far = 2
"""
    )
    _, second, third = parse(text, "units.toml").tables("unit")
    for unit, range_, step in ((second, 17, 20), (third, 26, 29)):
        power = unit.table("power")
        with pytest.raises(BadFile, match=f"line {range_}: range"):
            power.number("range", 9, 9)
        with pytest.raises(BadFile, match=f"line {step}: far"):
            power.tables("step")[0].number("far", 9, 9)


@pytest.mark.parametrize(
    ("raw", "problem"),
    [
        (b"a = 1\nb = ", "line 2: this is not TOML (invalid value"),
        (b"a = 1\n\xff", "line 2: this is not UTF-8"),
        (b"a = 1\na = 2", "line 2: this is not TOML (the same key twice"),
        (b"x = " + b"[" * 5000, "nested too deeply"),
        (b"#" * 1_000_001, "longer than"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, raw: bytes, problem: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(raw)
    with pytest.raises(BadFile) as refused:
        load(path)
    assert problem in refused.value.message and "broken.toml" in refused.value.message


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path, "\0"):
        with pytest.raises(BadFile):
            load(path)

"""A data file is looked over before it is parsed: what would cost too much is refused by its line.

Each text here took seconds, or all memory, or broke what came after it, before it was looked over.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from regalia import games
from regalia.core.data import load, parse
from regalia.core.errors import BadFile, RegaliaError
from regalia.core.game import Game
from regalia.core.scan import MOST_BYTES

REFUSED = {
    "dotted keys": ("a." * 15_000 + "a = 1\n", "dots"),
    "dotted and quoted keys": ('"a" . ' * 5_000 + "a = 1\n", "dots"),
    "dotted headers": ("[" + "a." * 15_000 + "a]\n", "dots"),
    "dots within braces": ("a = {" + "b." * 15_000 + "b = 1}\n", "dots"),
    "dots behind a text": ("a = '''\n\"''' \n" + "a." * 15_000 + "a = 1\n", "dots"),
    "lists in lists": ("a = " + "[" * 30_000, "nested"),
    "tables in tables": ("a = " + "{a = " * 6_000, "nested"),
    "a long number": ("a = " + "9" * 5_000, "digits"),
    "a long hexadecimal number": ("a = 0x" + "f" * 5_000, "digits"),
    "a long fraction": ("a = 0." + "9" * 5_000, "digits"),
    "too much": ("# " + "é" * (MOST_BYTES // 2), "bytes"),
    "too many units": ("[[unit]]\n" * 13, "12 tables"),
    "too many scenarios": ("[[scenario]]\n" * 25, "24 tables"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_costs_too_much_is_refused_before_it_is_parsed(why: str) -> None:
    text, said = REFUSED[why]
    with pytest.raises(BadFile) as refused:
        parse(text, "units")
    assert said in refused.value.message


def test_two_dots_and_three_brackets_and_texts_with_anything_in_them_are_fine() -> None:
    text = """a.b.c = [[[1, 2.5, 1979-05-27T07:32:00.999-07:00]]]
[d.e.f]
g = "a.b.c.d.e.f [[[[[[ 99999999999999999999999999 \\" # "   # a.b.c.d.e.f [[[[[
h = '''a.b.c.d.e
[[[[[[[['''
"""
    table = parse(text, "any").table("d").table("e").table("f")
    assert table.text("h") == "a.b.c.d.e\n[[[[[[[["


def test_where_a_key_stands_is_found_in_one_pass() -> None:
    """Spaces in a list, which took a time that grew with the third power of their number."""
    table = parse("a = [\n[" + " " * 30_000 + "\n1]]\nb = 2", "any")
    with pytest.raises(BadFile, match="line 4"):
        table.text("b")


def test_a_file_of_ones_own_goes_through_the_same_reader(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("a." * 15_000 + "a = 1\n")
    with pytest.raises(BadFile, match="dots"):
        load(file)
    file.write_text("# " + "x" * MOST_BYTES)
    with pytest.raises(BadFile, match="bytes"):
        load(file)


@pytest.mark.parametrize("given", ["a." * 15_000 + "a = 1\n", "[[unit]]\nlife = 0x" + "f" * 9_000])
def test_records_reach_the_same_reader(given: str) -> None:
    quoted = given.replace("\n", "\\\\n").replace('"', '\\"')
    record = f'[Game "battles"]\n[Options "{{\\"units\\": \\"{quoted}\\"}}"]\n\n*'
    with pytest.raises(RegaliaError, match="Tag Options: units, line"):
        Game.from_record(record)


def test_a_number_without_end_is_refused_and_not_spelt_out() -> None:
    with pytest.raises(RegaliaError, match="players"):
        Game(games.room("gambit"), {"players": 10**6000})


WITH_LITTLE = """
import resource
most = 3 * 1024**3
resource.setrlimit(resource.RLIMIT_AS, (most, most))
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
from regalia.core.data import parse
from regalia.core.errors import BadFile
for text in ("a." * 100_000 + "a = 1", "[" + "a." * 100_000 + "a]", "a = " + "[" * 200_000):
    try:
        parse(text, "units")
    except BadFile as problem:
        print(problem)
"""


def test_two_hundred_kilobytes_of_dots_take_not_all_memory() -> None:
    pytest.importorskip("resource", reason="this system has no such bounds")
    done = subprocess.run(
        [sys.executable, "-c", WITH_LITTLE], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stdout.count("units, line 1") == 3

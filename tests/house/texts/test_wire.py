"""Structs are the one source of what goes over the wire: the page's types and wire.md follow."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct, inspect

from regalia.app.wire import FromServer, Upload
from regalia.table.messages.incoming import Message
from regalia.table.settings import NewTable

ROOT = Path(__file__).parents[3]
INCOMING: list[type[Struct]] = [*get_args(Message), NewTable, Upload]


def test_the_types_of_the_page_and_the_tables_of_wire_md_are_what_the_structs_make(
    tmp_path: Path,
) -> None:
    subprocess.run([sys.executable, ROOT / "docs" / "make_wire.py", tmp_path], check=True)
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.*"))
    assert [path.as_posix() for path in made] == ["docs/wire.md", "web/src/wire.ts"]
    for path in made:
        assert (ROOT / path).read_text("utf-8") == (tmp_path / path).read_text("utf-8"), (
            f"{path} is out of date: run docs/make_wire.py, and build the page"
        )


def without_bound(kind: inspect.Type, where: str) -> Iterator[str]:
    """The parts of what comes in that could be as long or as large as somebody likes."""
    if isinstance(kind, inspect.Metadata):
        yield from without_bound(kind.type, where)
    elif isinstance(kind, inspect.StructType):
        if not kind.forbid_unknown_fields:
            yield f"{where}: fields that are not known"
        for field in kind.fields:
            yield from without_bound(field.type, f"{where}.{field.name}")
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from without_bound(one, where)
    elif isinstance(kind, inspect.StrType):
        if kind.max_length is None and kind.pattern is None:
            yield where
    elif isinstance(kind, inspect.IntType):
        if kind.ge is None or kind.le is None:
            yield where
    elif isinstance(kind, inspect.ListType):
        if kind.max_length is None:
            yield where
        yield from without_bound(kind.item_type, f"{where}[]")
    elif isinstance(kind, inspect.DictType):
        if kind.max_length is None:
            yield where
        yield from without_bound(kind.value_type, f"{where}{{}}")
    elif not isinstance(kind, inspect.BoolType | inspect.NoneType | inspect.LiteralType):
        yield where


@pytest.mark.parametrize("kind", INCOMING, ids=lambda kind: kind.__name__)
def test_what_comes_in_is_bounded_and_has_no_other_fields(kind: type[Struct]) -> None:
    found = list(without_bound(inspect.type_info(kind), kind.__name__))
    # An option's value is whatever its game reads; the size of a request bounds it.
    assert found == (["NewTable.options{}"] if kind is NewTable else [])


def test_every_live_message_says_its_type_and_what_it_is() -> None:
    for kind in (*get_args(Message), *get_args(FromServer)):
        assert kind.__struct_config__.tag_field == "type" and kind.__struct_config__.tag
        assert kind.__doc__, kind

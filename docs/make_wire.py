"""Makes the page's types and the tables of wire.md from the Structs that go over the wire.

    .venv/bin/python docs/make_wire.py [FOLDER]        (default: the project)

A test checks that what is committed is what this makes.  The Structs are in `regalia.table`
(`settings` and the folder `messages`), in `regalia.teaching`, and in `regalia.app` (`wire`,
`game_wire`, `rush_wire`); a field's meaning is its `means(...)`, a Struct's meaning its docstring.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from inspect import getdoc, signature
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler
from msgspec import NODEFAULT, Struct, inspect

from regalia.app import game_wire, wire
from regalia.core.drawing import scene
from regalia.server.http.application import HANDLERS
from regalia.table import settings
from regalia.table.messages import incoming
from regalia.teaching.exercises import rush

PROJECT = Path(__file__).parents[1]
PAGE_TYPES, PAGE = Path("web/src/wire.ts"), Path("docs/wire.md")
NAMED = {  # types that the page calls by name
    "Shape": incoming.ShapeWord,
    "Kind": scene.Kind,
    "Size": scene.Size,
    "MarkKind": scene.MarkKind,
    "OptionValue": game_wire.OptionValue,
    "SeatKind": settings.SeatKind,
    "ClockKind": settings.ClockKind,
    "EmoteWord": incoming.EmoteWord,
    "RushMode": rush.Mode,
}
SENT, TOLD = get_args(incoming.Message), get_args(wire.FromServer)
Shape = type[Struct]


# ----------------------------------------------------------------------------- what there is


class Field:
    """One field of a Struct, as JSON has it."""

    def __init__(self, field: inspect.Field, sent: bool) -> None:
        self.name, self.type = field.encode_name, field.type
        self.meaning = ""
        if isinstance(self.type, inspect.Metadata):
            self.meaning = (self.type.extra_json_schema or {}).get("description", "")
            self.type = self.type.type
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        self.optional = not field.required and (sent or not has_default)  # no default: left out

    @property
    def bounds(self) -> str:
        """The accepted values, where they are fewer than the type says."""
        return _bounds(self.type)


def _bounds(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.UnionType):
        return ", ".join(filter(None, map(_bounds, kind.types)))
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return f"{kind.ge} to {kind.le}"
    if isinstance(kind, inspect.StrType) and kind.max_length is not None:
        return f"at most {kind.max_length} characters"
    if isinstance(kind, inspect.StrType) and kind.pattern is not None:
        return f"`{kind.pattern}`"
    if isinstance(kind, inspect.ListType | inspect.DictType) and kind.max_length is not None:
        count = f"{kind.min_length} to" if kind.min_length else "at most"
        each = _bounds(kind.item_type) if isinstance(kind, inspect.ListType) else ""
        return f"{count} {kind.max_length}" + (f", each {each}" if each else "")
    return ""


def fields(of: Shape, sent: bool) -> list[Field]:
    info = inspect.type_info(of)
    assert isinstance(info, inspect.StructType)
    return [Field(field, sent) for field in info.fields]


def tag(of: Shape) -> str:
    return str(of.__struct_config__.tag)


def meaning(of: Any) -> str:
    return " ".join((getdoc(of) or "").split())


def within(kind: inspect.Type) -> Iterator[Shape]:
    """The Structs that a type is made of."""
    if isinstance(kind, inspect.StructType):
        yield kind.cls
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from within(one)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from within(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from within(kind.value_type)
    elif isinstance(kind, inspect.Metadata):
        yield from within(kind.type)


def all_of(roots: Iterable[Shape]) -> list[Shape]:
    """These Structs and all that they are made of, the parts first."""
    found: dict[Shape, None] = {}

    def add(one: Shape) -> None:
        if one in found:
            return
        for field in fields(one, False):
            for part in within(field.type):
                add(part)
        found[one] = None

    for root in roots:
        add(root)
    return list(found)


# ---------------------------------------------------------------------------- the page's types


def ts(kind: inspect.Type, named: bool = True) -> str:
    """A type as TypeScript has it."""
    if named:
        for name, meant in NAMED.items():
            if inspect.type_info(meant) == kind:
                return name
    if isinstance(kind, inspect.Metadata):
        return ts(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(map(ts, kind.types)))
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        inner = ts(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {ts(kind.value_type)}>"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    return SIMPLE[type(kind)]


SIMPLE: dict[type[inspect.Type], str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def ts_field(field: Field) -> str:
    return f"{field.name}{'?' if field.optional else ''}: {ts(field.type)};"


def interface(of: Shape, sent: bool) -> str:
    lines = [f"/** {meaning(of)} */"] if of.__doc__ else []
    lines.append(f"export interface {of.__name__} {{")
    if of.__struct_config__.tag:
        lines.append(f'  type: "{tag(of)}";')
    for field in fields(of, sent):
        line = f"  {ts_field(field)}" + (f" // {field.meaning}" if field.meaning else "")
        lines += [line] if len(line) <= 100 else [f"  // {field.meaning}", f"  {ts_field(field)}"]
    return "\n".join([*lines, "}"])


def message(of: Shape) -> str:
    """A message of the page to a live table: a member of a union."""
    parts = [f'type: "{tag(of)}";', *map(ts_field, fields(of, True))]
    return f"  | {{ {' '.join(parts).rstrip(';')} }}"


def page_types() -> str:
    names = [
        f"export type {name} = {ts(inspect.type_info(kind), False)};"
        for name, kind in NAMED.items()
    ]
    asked, answered = all_of(BODIES), all_of([wire.Failure, *ANSWERS])
    live = [one for one in all_of(TOLD) if one not in answered]
    parts = [
        "/** Messages between the page and the server; docs/wire.md says what they mean.\n *\n"
        " * Made by docs/make_wire.py; do not edit here.\n */",
        "\n".join(names),
        _section("requests"),
        *(interface(one, True) for one in asked),
        _section("answers"),
        *(interface(one, False) for one in answered),
        _section("a live table"),
        "export type ToServer =\n" + "\n".join(map(message, SENT)) + ";",
        *(interface(one, False) for one in live),
        f"export type FromServer = {' | '.join(one.__name__ for one in TOLD)};",
    ]
    return "\n\n".join(parts) + "\n"


def _section(title: str) -> str:
    return "// " + "-" * (84 - len(title)) + f" {title}"


# ------------------------------------------------------------------------------------ requests


class Request:
    """A request that the server answers."""

    def __init__(self, handler: HTTPRouteHandler) -> None:
        self.path = min(handler.paths)
        self.method = min(handler.http_methods - {"HEAD", "OPTIONS"})
        self.meaning = meaning(handler.fn)
        hints = get_type_hints(handler.fn)
        self.answer = hints["return"]
        self.body: Shape | None = hints.get("data")
        given = signature(handler.fn).parameters.values()
        self.query = [one.name for one in given if one.default is not one.empty]

    def row(self) -> str:
        path = re.sub(r"{(\w+):str}", lambda found: found[1].upper(), self.path)
        query = "?" + "&".join(f"{name}=…" for name in self.query) if self.query else ""
        body = f" `{self.body.__name__}`" if self.body else ""
        answer = f": `{ts_name(self.answer)}`" if structs(self.answer) else ""
        return f"| `{self.method} {path}{query}`{body} | {self.meaning.rstrip('.')}{answer} |"


def structs(answer: Any) -> list[Shape]:
    """The Structs that a handler answers with."""
    if get_origin(answer) is Response:
        return structs(get_args(answer)[0])
    inner = get_args(answer) or (answer,)
    return [one for one in inner if isinstance(one, type) and issubclass(one, Struct)]


def ts_name(answer: Any) -> str:
    if get_origin(answer) is Response:
        return ts_name(get_args(answer)[0])
    return ts(inspect.type_info(answer))


REQUESTS = [
    Request(handler)
    for handler in HANDLERS
    if min(handler.paths).startswith(("/api/", "/health", "/metrics"))
]
BODIES = [request.body for request in REQUESTS if request.body]
ANSWERS = [one for request in REQUESTS for one in structs(request.answer)]


# ----------------------------------------------------------------------------------- wire.md


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def told_type(field: Field) -> str:
    return f"`{ts(field.type)}`" + (" (may be left out)" if field.optional else "")


def table_of(of: Shape, sent: bool) -> str:
    name = f"{of.__name__} (`{tag(of)}`)" if of.__struct_config__.tag else of.__name__
    lines = [f"**{name}**" + (f": {meaning(of)}" if of.__doc__ else ""), ""]
    if fields(of, sent):
        lines += ["| field | type | |", "|---|---|---|"]
    for field in fields(of, sent):
        said = "; ".join(filter(None, [field.bounds if sent else "", field.meaning]))
        lines.append(row(f"`{field.name}`", told_type(field), said))
    return "\n".join(lines)


def sent_row(of: Shape) -> str:
    parts = [
        f"`{field.name}{'?' if field.optional else ''}`"
        + (f" ({field.bounds})" if field.bounds else "")
        for field in fields(of, True)
    ]
    return row(f"`{tag(of)}`", ", ".join(parts), meaning(of))


def names_table() -> str:
    lines = ["| name | |", "|---|---|"]
    for name, kind in NAMED.items():
        lines.append(row(name, f"`{ts(inspect.type_info(kind), False)}`"))
    return "\n".join(lines)


def made() -> dict[str, str]:
    """The parts of wire.md that are made here."""
    asked, answered = all_of(BODIES), all_of([wire.Failure, *ANSWERS])
    live = [one for one in all_of(TOLD) if one not in answered]
    return {
        "requests": "\n".join(["| request | |", "|---|---|", *(one.row() for one in REQUESTS)]),
        "bodies": "\n\n".join(table_of(one, True) for one in asked),
        "answers": "\n\n".join(table_of(one, False) for one in answered),
        "sent": "\n".join(["| type | fields | |", "|---|---|---|", *map(sent_row, SENT)]),
        "told": "\n\n".join(table_of(one, False) for one in live),
        "names": names_table(),
    }


def page(text: str) -> str:
    for name, part in made().items():
        begin, end = f"<!-- made by docs/make_wire.py: {name} -->", "<!-- end -->"
        before, found, rest = text.partition(begin)
        assert found, f"{PAGE} has no place for {name}"
        text = f"{before}{begin}\n\n{part}\n\n{end}{rest.partition(end)[2]}"
    return text


def make(folder: Path) -> None:
    for path, text in (
        (PAGE_TYPES, page_types()),
        (PAGE, page((PROJECT / PAGE).read_text("utf-8"))),
    ):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else PROJECT)

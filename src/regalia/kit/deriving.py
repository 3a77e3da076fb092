"""A room's `derived.py`, written from what its state's fields are declared to be.

It is Python in the style of rules, so that it can be read, stepped through and compiled; it is
committed and never edited, and a test of the kit holds it to the declaration.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_type_hints

from regalia.core.declared import Bag, Bits, FaceUp, FieldKind, OneOf, Pair, SeatIndex, Until, UpTo
from regalia.core.room import Room

STYLE = Path(__file__).parent / "ruff.toml"
SEATS = "params[0]"
HEAD = (
    '"""What follows from the fields of a state; written by `regalia derive-room`, never edited."""'
)
OF_PARTS = ("OPEN", "OWN", "SEATS")
OF_BAGS = ("count", "full", "redacted_hands", "resampled_hands", "size", "some", "unseen")


class Field(NamedTuple):
    """A field of a state, with what is said of it."""

    name: str
    word: FieldKind
    each: bool  # one for each seat
    until: Until | None  # it is secret, until then
    heap: FaceUp | None

    @property
    def at(self) -> str:
        """The value, where `one` is a seat."""
        return f"s.{self.name}[one]" if self.each else f"s.{self.name}"


def declared(room: Room) -> list[Field]:
    """The fields of a room's state; none, if it does not declare them all."""
    state = get_type_hints(room.rules.start)["return"]
    found = []
    for name, hint in get_type_hints(state, include_extras=True).items():
        said = getattr(hint, "__metadata__", ())
        words = [one for one in said if isinstance(one, FieldKind)]
        if not words:
            return []
        until = next((one for one in said if isinstance(one, Until)), None)
        heap = next((one for one in said if isinstance(one, FaceUp)), None)
        found.append(Field(name, words[0], hint.__origin__ is not int, until, heap))
    return found


def derived(room: Room) -> str:
    """The text of `derived.py`."""
    fields, state = declared(room), get_type_hints(room.rules.start)["return"].__name__
    body = "\n".join(
        line
        for part in (secrets(fields, state), numbers(fields, state), ranges(fields, state))
        for line in (*part, "", "")
    )
    named = sorted(
        name
        for name in vars(room.rules_module)
        if name.isupper() and name not in OF_PARTS and re.search(rf"\b{name}\b", body)
    )
    bags = [name for name in OF_BAGS if re.search(rf"\b{name}\(", body)]
    random = "Rng" if "rng" in body else ""
    whose = [name for name in OF_PARTS if re.search(rf"\b{name}\b", body)]
    imports = [
        HEAD,
        "",
        "from collections.abc import MutableSequence",
        "",
        *([f"from regalia.boards.bags import {', '.join(bags)}"] if bags else []),
        f"from regalia.core.contract import {', '.join(filter(None, ('Params', random)))}",
        f"from regalia.core.contract.tensor import {', '.join([*whose, 'Part'])}",
        *(["from regalia.core.random import below"] if "below(" in body else []),
        "",
        f"from .rules import {', '.join([*named, state])}",
        "",
        "",
    ]
    return formatted("\n".join(imports) + body)


def formatted(text: str) -> str:
    """Python, sorted and laid out as the kit wants it."""
    for words in (["check", "--fix-only", "--select", "I,F401"], ["format"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *words, "--quiet", "--config", str(STYLE), "-"],
            input=text,
            capture_output=True,
            text=True,
            check=True,
        )
        text = done.stdout
    return text


# ------------------------------------------------------------------------- what a seat may know


def secrets(fields: list[Field], state: str) -> Iterator[str]:
    """`redact` and `resample`; they make a whole new state, for `Part` is a NamedTuple as well."""
    hidden = [field for field in fields if field.until]
    values = ", ".join(f.name if f.until else f"s.{f.name}" for f in fields)
    for field in hidden:
        if isinstance(field.word, Bag):
            yield from unseen_of(field, field.word, state)
    yield f"def redact(params: Params, s: {state}, seat: int) -> {state}:"
    for field in hidden:
        yield from redacted(field)
    yield f"    return {state}({values},)"
    yield ""
    yield ""
    yield f"def resample(params: Params, s: {state}, seat: int, rng: Rng) -> {state}:"
    for field in hidden:
        yield from resampled(field)
    yield f"    return {state}({values},)"


def unseen_of(field: Field, bag: Bag, state: str) -> Iterator[str]:
    yield f"def unseen_{field.name}(params: Params, s: {state}, seat: int) -> int:"
    yield f"    left = full({bag.kinds}, {bag.each})"
    if field.heap:
        yield f"    if s.{field.heap.gone}:"
        yield f"        left -= some(s.{field.heap.gone} - 1, 1)"
    yield f"    return unseen(left, s.{field.name}, seat)"
    yield ""
    yield ""


def redacted(field: Field) -> Iterator[str]:
    name, until = field.name, field.until.condition if field.until else "False"
    if isinstance(field.word, Bag):
        yield f"    {name} = s.{name}"
        yield from _unless(until, f"left = unseen_{name}(params, s, seat)")
        yield from _unless(until, f"{name} = redacted_hands({name}, seat, {SEATS}, left)")
    else:
        yield f"    {name} = 0"
        yield f"    for owner in range({SEATS}):"
        yield f"        if {_sees(until)}:"
        yield f"            {name} |= s.{name} & 1 << owner"


def resampled(field: Field) -> Iterator[str]:
    name, until = field.name, field.until.condition if field.until else "False"
    if isinstance(field.word, Bag):
        yield f"    {name} = s.{name}"
        yield from _unless(until, f"left = unseen_{name}(params, s, seat)")
        yield from _unless(until, f"{name} = resampled_hands({name}, seat, {SEATS}, left, rng)")
    elif isinstance(field.word, Bits):
        low, high = field.word.odds
        yield f"    {name} = 0"
        yield f"    for owner in range({SEATS}):"
        yield f"        drawn = 0 if below(rng, {low + high}) < {low} else 1"
        yield f"        if {_sees(until)}:"
        yield f"            {name} |= s.{name} & 1 << owner"
        yield f"        elif owner < s.{field.word.dealt}:"
        yield f"            {name} |= drawn << owner"


def _unless(until: str, line: str) -> list[str]:
    return [f"    {line}"] if until == "False" else [f"    if not ({until}):", f"        {line}"]


def _sees(until: str) -> str:
    return "owner == seat" if until == "False" else f"owner == seat or {until}"


# ----------------------------------------------------------------------------------- as numbers


def numbers(fields: list[Field], state: str) -> Iterator[str]:
    """`parts` and `observe`, for the room's tensor.py."""
    yield "def parts(params: Params) -> tuple[Part, ...]:"
    yield "    return ("
    for field in fields:
        for name, shape, whose in _shapes(field):
            shaped = ", ".join(shape) + "," * (len(shape) == 1)
            yield f'        Part("{name}", ({shaped}), {whose}),'
    yield "    )"
    yield ""
    yield ""
    yield "def observe("
    yield f"    params: Params, s: {state}, seat: int, times: int, out: MutableSequence[float]"
    yield ") -> None:"
    yield "    at = 0"
    for field in fields:
        yield from _observed(field)


def _shapes(field: Field) -> list[tuple[str, list[str], str]]:
    name, word = field.name, field.word
    seats, whose = ([SEATS], "SEATS") if field.each else ([], "OPEN")
    if isinstance(word, Bag):
        sizes = (f"{name}_sizes", [SEATS], "SEATS")
        kinds = str(word.kinds)
        return [sizes, (name, [kinds], "OWN") if field.until else (name, [SEATS, kinds], whose)]
    if isinstance(word, SeatIndex):
        return [(name, [*seats, SEATS], "SEATS")]
    if isinstance(word, Bits):
        return [(name, [SEATS, "2"], "SEATS")]
    own = {OneOf: [str(getattr(word, "count", ""))], Pair: ["2", str(getattr(word, "count", ""))]}
    return [(name, seats + own.get(type(word), [] if field.each else ["1"]), whose)]


def _observed(field: Field) -> Iterator[str]:
    word, name = field.word, field.name
    pad, per = "    ", "at"
    if field.each or isinstance(word, Bits | SeatIndex):
        yield f"    for i in range({SEATS}):"
        yield f"        one = (seat + i) % {SEATS}"
        pad = "        "
    if isinstance(word, SeatIndex):
        when = f"{word.when} and " if word.when else ""
        yield f"{pad}if {when}one == s.{name}:"
        yield f"{pad}    out[at + i] = 1"
        width = SEATS
    elif isinstance(word, OneOf):
        per = f"at + {word.count} * i" if field.each else "at"
        when = field.at if word.none else word.when
        if when:
            yield f"{pad}if {when}:"
            pad += "    "
        yield f"{pad}out[{per} + {field.at}{' - 1' if word.none else ''}] = 1"
        width = f"{SEATS} * {word.count}" if field.each else str(word.count)
    elif isinstance(word, Pair):
        if word.when:
            yield f"{pad}if {word.when}:"
            pad += "    "
        yield f"{pad}out[at + {field.at} // {word.count}] = 1"
        yield f"{pad}out[at + {word.count} + {field.at} % {word.count}] = 1"
        width = str(2 * word.count)
    elif isinstance(word, UpTo):
        value = f"{field.at} / {word.most}"
        yield f"{pad}out[at{' + i' if field.each else ''}] = " + (
            f"min(1.0, {value})" if word.open_end else value
        )
        width = SEATS if field.each else "1"
    elif isinstance(word, Bits):
        until = field.until.condition if field.until else "True"
        yield f"{pad}if one < s.{word.dealt} and (one == seat or {until}):"
        yield f"{pad}    out[at + 2 * i] = 1"
        yield f"{pad}    out[at + 2 * i + 1] = s.{name} >> one & 1"
        width = f"2 * {SEATS}"
    else:
        yield f"{pad}out[at + i] = size({field.at}) / {word.kinds * word.each}"
        yield f"    at += {SEATS}"
        hand, place = (f"s.{name}[seat]", "at + kind") if field.until else (field.at, "")
        if not field.until:
            yield f"    for i in range({SEATS}):"
            yield f"        one = (seat + i) % {SEATS}"
            place = f"at + {word.kinds} * i + kind"
        inner = "    " if field.until else "        "
        yield f"{inner}for kind in range({word.kinds}):"
        yield f"{inner}    out[{place}] = count({hand}, kind) / {word.each}"
        width = str(word.kinds) if field.until else f"{SEATS} * {word.kinds}"
    yield f"    at += {width}"


# ------------------------------------------------------------------------------------ positions


def ranges(fields: list[Field], state: str) -> Iterator[str]:
    """`misfit`: the plain half of what makes a position possible."""
    yield f"def misfit(params: Params, s: {state}) -> int:"
    yield '    """The number of the first field that is out of its range, from 0 on; else -1."""'
    for number, field in enumerate(fields):
        word = field.word
        if isinstance(word, Bag):
            open_ = f" + (s.{field.heap.gone} == kind + 1)" if field.heap else ""
            yield f"    for kind in range({word.kinds}):"
            yield f"        held = 0{open_}"
            yield f"        for one in range({SEATS}):"
            yield f"            held += count({field.at}, kind)"
            yield f"        if held > {word.each}:"
            yield f"            return {number}"
            continue
        pad = "    "
        if field.each:
            yield f"    for one in range({SEATS}):"
            pad += "    "
        yield f"{pad}if {field.at} < 0{_over(field)}:"
        yield f"{pad}    return {number}"
    yield "    return -1"


def _over(field: Field) -> str:
    word = field.word
    if isinstance(word, OneOf):
        return f" or {field.at} >= {word.count}{' + 1' if word.none else ''}"
    if isinstance(word, Pair):
        return f" or {field.at} >= {word.count**2}"
    if isinstance(word, UpTo):
        return "" if word.open_end else f" or {field.at} > {word.most}"
    return f" or {field.at} >= " + (SEATS if isinstance(word, SeatIndex) else f"1 << {SEATS}")

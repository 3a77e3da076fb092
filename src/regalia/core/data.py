"""Data files: TOML that owners of a box can edit, with errors that say where and what.

file = load(path)                     a Section: values that know their file and line
file.text("name"), file.number("life", 1, 99), file.tables("unit")
"""

import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from regalia.core import scan
from regalia.core.card import shown
from regalia.core.errors import BadFile, Spoken, of_system, says
from regalia.core.scan import MOST_BYTES

TEXT = says("wanted-text")
MOST_OF_OURS = 1 << 20  # bytes
NOT_TOML = (  # what the parser finds, by words of its own sentences
    ("overwrite|twice|[Dd]uplicate|immutable", "toml-twice"),
    ("Unterminated|Unclosed|Expected (\"|'\\])", "toml-open"),
    ("key|Invalid statement", "toml-key"),
    ("after a statement", "toml-line"),
    ("", "toml-value"),
)


class Section:
    """One table of a TOML file."""

    def __init__(self, values: dict[str, Any], file: str, lines: dict[str, int], at: str) -> None:
        self.values, self.file, self.lines, self.at = values, file, lines, at

    def line(self, key: str = "") -> int:
        path = f"{self.at}.{key}".strip(".") if key else self.at
        return self.lines.get(path) or self.lines.get(self.at, 1)

    def refuse(self, key: str, problem: Spoken) -> NoReturn:
        where = {"file": self.file, "line": str(self.line(key)), "problem": problem}
        raise BadFile(says("file-key", key=key, **where) if key else says("file-line", **where))

    def unwanted(self, key: str, value: object, wanted: Spoken | str) -> NoReturn:
        """Refuse a value, saying what is wanted instead."""
        self.refuse(key, says("file-value", value=shown(value), wanted=wanted))

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing here."""
        for key in self.values:
            if key not in keys:
                self.refuse(key, says("file-unknown", keys=", ".join(keys)))

    def get(self, key: str) -> Any:
        if key not in self.values:
            self.refuse("", says("file-missing", key=key))
        return self.values[key]

    def text(self, key: str, pattern: str = r".+", wanted: Spoken | str = TEXT) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not re.fullmatch(pattern, value, re.DOTALL):
            self.unwanted(key, value, wanted)
        return value

    def one_of(self, key: str, *words: str) -> str:
        return self.text(key, "|".join(map(re.escape, words)), ", ".join(words))

    def number(self, key: str, lowest: int, highest: int, default: int | None = None) -> int:
        if default is not None and key not in self.values:
            return default
        value = self.get(key)
        if type(value) is not int or not lowest <= value <= highest:
            self.unwanted(key, value, says("wanted-number", lowest=lowest, highest=highest))
        return value

    def numbers(self, key: str, count: int, lowest: int, highest: int) -> list[int]:
        value = self.get(key)
        if (
            not isinstance(value, list)
            or len(value) != count
            or not all(type(v) is int and lowest <= v <= highest for v in value)
        ):
            given = {"count": count, "lowest": lowest, "highest": highest}
            self.unwanted(key, value, says("wanted-numbers", **given))
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            self.unwanted(key, value, "true, false")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            self.unwanted(key, value, says("wanted-texts"))
        return value

    def table(self, key: str) -> "Section":
        value = self.get(key)
        if not isinstance(value, dict):
            self.unwanted(key, value, says("wanted-table"))
        return Section(value, self.file, self.lines, f"{self.at}.{key}".strip("."))

    def tables(self, key: str) -> list["Section"]:
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            self.unwanted(key, value, says("wanted-tables", key=key))
        prefix = f"{self.at}.{key}".strip(".")
        return [Section(v, self.file, self.lines, f"{prefix}.{i}") for i, v in enumerate(value)]


def bad_file(path: str | Path, problem: Spoken) -> BadFile:
    return BadFile(says("file-problem", file=_short(str(path)), problem=problem))


def _short(path: str) -> str:
    """A path from outside, without signs that are none, and of a decent length."""
    return path if path.isprintable() and len(path) <= 200 else shown(path, 200)


def load(path: str | Path, ours: bool = False) -> Section:
    """A file that owners of a box write; one of ours may be longer, and nested."""
    path, most = Path(path), MOST_OF_OURS if ours else MOST_BYTES
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except OSError as problem:
        raise bad_file(path, of_system(problem)) from None
    except ValueError:  # a name that no file can have
        raise bad_file(path, says("os-missing")) from None
    if len(raw) > most:
        raise bad_file(path, says("file-long", most=most))
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        given = {"file": str(path), "line": str(line), "problem": says("file-utf8")}
        raise BadFile(says("file-line", **given)) from None
    return parse(text, str(path), ours)


def parse(text: str, file: str, ours: bool = False) -> Section:
    try:
        if not ours:
            scan.check(text)
        values = tomllib.loads(text)
    except scan.TooMuch as problem:
        where = {"file": file, "line": str(problem.line), "problem": problem.problem}
        raise BadFile(says("file-line", **where)) from None
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"\(at line (\d+), column \d+\)$", str(problem))
        line = int(found[1]) if found else text.count("\n") + 1
        kind = next(kind for words, kind in NOT_TOML if re.search(words, str(problem)))
        given = {"file": file, "line": str(line), "problem": says("file-toml", what=says(kind))}
        raise BadFile(says("file-line", **given)) from None
    except RecursionError:
        raise bad_file(file, says("file-nested")) from None
    return Section(values, file, _lines(text), "")


def _lines(text: str) -> dict[str, int]:
    """The line of each table and key: `unit.2.life`, `unit.2.power.range` -> its line."""
    found: dict[str, int] = {"": 1}
    counts: dict[str, int] = {}  # for each list of tables so far, the number of its last
    at, quote = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if quote:
            if line.count(quote) % 2:
                quote = ""
            continue
        if header := re.match(r"\s*(\[\[?)([^\]]*)\]", line):
            *outer, last = re.sub("[\"' \t]", "", header[2]).split(".")
            at = ""
            for name in outer:  # in a list of tables, its last is meant
                at = f"{at}.{name}".strip(".")
                at = f"{at}.{counts[at]}" if at in counts else at
            at = f"{at}.{last}".strip(".")
            if header[1] == "[[":
                counts[at] = counts.get(at, -1) + 1
                at = f"{at}.{counts[at]}"
            found.setdefault(at, number)
        elif key := re.match(r"""\s*["']?([\w.-]+)["']?\s*=""", line):
            found.setdefault(f"{at}.{key[1]}".strip("."), number)
        quote = next((q for q in ('"""', "'''") if line.count(q) % 2), "")
    return found

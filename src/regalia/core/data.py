"""Data files: TOML that owners of a box can edit, with errors that say where and what.

file = load(path)                     a Section: values that know their file and line
file.text("name"), file.number("life", 1, 99), file.tables("unit")
"""

import re
import tomllib
from pathlib import Path
from typing import Any, NoReturn

from regalia.core.card import shown
from regalia.core.errors import BadFile

MOST_BYTES = 1_000_000


class Section:
    """One table of a TOML file."""

    def __init__(self, values: dict[str, Any], file: str, lines: dict[str, int], at: str) -> None:
        self.values, self.file, self.lines, self.at = values, file, lines, at

    def line(self, key: str = "") -> int:
        path = f"{self.at}.{key}".strip(".") if key else self.at
        return self.lines.get(path) or self.lines.get(self.at, 1)

    def refuse(self, key: str, problem: str) -> NoReturn:
        where = f"{self.file}, line {self.line(key)}"
        raise BadFile(f"{where}: {key}: {problem}" if key else f"{where}: {problem}")

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing here."""
        for key in self.values:
            if key not in keys:
                self.refuse(key, f"unknown; what can stand here: {', '.join(keys)}")

    def get(self, key: str) -> Any:
        if key not in self.values:
            self.refuse("", f"{key} is missing")
        return self.values[key]

    def text(self, key: str, pattern: str = r".+", wanted: str = "a text") -> str:
        value = self.get(key)
        if not isinstance(value, str) or not re.fullmatch(pattern, value, re.DOTALL):
            self.refuse(key, f"{shown(value)} is not {wanted}")
        return value

    def one_of(self, key: str, *words: str) -> str:
        return self.text(key, "|".join(map(re.escape, words)), f"one of {', '.join(words)}")

    def number(self, key: str, lowest: int, highest: int, default: int | None = None) -> int:
        if default is not None and key not in self.values:
            return default
        value = self.get(key)
        if type(value) is not int or not lowest <= value <= highest:
            self.refuse(key, f"{shown(value)} is not a whole number from {lowest} to {highest}")
        return value

    def numbers(self, key: str, count: int, lowest: int, highest: int) -> list[int]:
        value = self.get(key)
        if (
            not isinstance(value, list)
            or len(value) != count
            or not all(type(v) is int and lowest <= v <= highest for v in value)
        ):
            wanted = f"{count} whole numbers from {lowest} to {highest}"
            self.refuse(key, f"{shown(value)} is not a list of {wanted}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.values.get(key, default)
        if not isinstance(value, bool):
            self.refuse(key, f"{shown(value)} is neither true nor false")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            self.refuse(key, f"{shown(value)} is not a list of texts")
        return value

    def table(self, key: str) -> "Section":
        value = self.get(key)
        if not isinstance(value, dict):
            self.refuse(key, "is not a table")
        return Section(value, self.file, self.lines, f"{self.at}.{key}".strip("."))

    def tables(self, key: str) -> list["Section"]:
        value = self.get(key)
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            self.refuse(key, f"is not a list of tables ([[{key}]])")
        prefix = f"{self.at}.{key}".strip(".")
        return [Section(v, self.file, self.lines, f"{prefix}.{i}") for i, v in enumerate(value)]


def load(path: str | Path) -> Section:
    path = Path(path)
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or "cannot be opened"
        raise BadFile(f"{shown(str(path), 200)}: {reason}") from None
    if len(raw) > MOST_BYTES:
        raise BadFile(f"{path}: longer than {MOST_BYTES:,} bytes")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise BadFile(f"{path}, line {line}: not UTF-8 text") from None
    return parse(text, str(path))


def parse(text: str, file: str) -> Section:
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"\(at line (\d+), column \d+\)$", str(problem))
        line = int(found[1]) if found else text.count("\n") + 1
        what = str(problem).split(" (at ")[0]
        raise BadFile(f"{file}, line {line}: {what[0].lower()}{what[1:]}") from None
    except RecursionError:
        raise BadFile(f"{file}: nested too deeply") from None
    return Section(values, file, _lines(text), "")


def _lines(text: str) -> dict[str, int]:
    """Where each table and key stands: `unit.2.life`, `unit.2.power.range` -> its line."""
    found: dict[str, int] = {"": 1}
    counts: dict[str, int] = {}  # for each list of tables so far, the number of its last
    at, quote = "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if quote:
            if line.count(quote) % 2:
                quote = ""
            continue
        if header := re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line):
            *outer, last = re.sub("[\"' ]", "", header[2]).split(".")
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

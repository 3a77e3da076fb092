"""Looks over the text of a data file before it is parsed, once from its beginning to its end.

Python's TOML reader takes time and memory that grow with the square of a key's dots and with the
depth of nesting, and turns numbers of any length into ints.  What an owner of a box writes needs
none of that, so it is refused by its line before it can cost anything.
"""

import re
from collections import Counter
from collections.abc import Iterator

from regalia.core.errors import Spoken, says

MOST_BYTES = 32 * 1024
MOST_DOTS = 2  # in one key
DEEPEST = 3  # brackets and braces within one another
LONGEST_NUMBER = 20  # signs of it
MOST_TABLES = {"unit": 12, "scenario": 24}  # of lists of tables, by their names

# Each alternative begins with another sign, and none looks back: every sign is looked at once.
PART = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5})?'
    r"|'''(?:[^']|'(?!''))*(?:'{3,5})?"
    r'|"(?:[^"\\\n]|\\[^\n])*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*"
    r"|[\w+-]+"
    r"|.",
    re.DOTALL,
)
ENDS_A_KEY = frozenset("=,[]{}\n")


class TooMuch(Exception):
    """A problem in a line of the text."""

    def __init__(self, line: int, problem: Spoken) -> None:
        super().__init__(line, problem)
        self.line, self.problem = line, problem


def check(text: str) -> None:
    """TooMuch where a text asks more than a data file needs."""
    if len(text) > MOST_BYTES or len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise TooMuch(1, says("file-long", most=MOST_BYTES))
    line, dots, depth = 1, 0, 0
    for part in PART.findall(text):
        if part in ENDS_A_KEY:
            dots = 0
        if part == ".":
            dots += 1
            if dots > MOST_DOTS:
                raise TooMuch(line, says("file-dots", most=MOST_DOTS))
        elif part in ("[", "{"):
            depth += 1
            if depth > DEEPEST:
                raise TooMuch(line, says("file-nested"))
        elif part in ("]", "}"):
            depth -= 1
        elif part[0] in "0123456789+-" and len(part) > LONGEST_NUMBER:
            raise TooMuch(line, says("file-digits", most=LONGEST_NUMBER))
        line += part.count("\n")
    _count_tables(text)


def _count_tables(text: str) -> None:
    counted: Counter[str] = Counter()
    for line, name in lists_of_tables(text):
        counted[name] += 1
        if counted[name] > MOST_TABLES.get(name, MOST_BYTES):
            raise TooMuch(line, says("file-tables", name=name, most=MOST_TABLES[name]))


def lists_of_tables(text: str) -> Iterator[tuple[int, str]]:
    """The line and the name of each header `[[name]]`."""
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[\[([^\]]*)\]\]", line):
            yield number, found[1].strip("\"' \t")

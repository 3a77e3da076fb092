"""A keyboard and a screen for tests: scripted lines in, and what was shown before each of them."""

import io
from collections.abc import Callable, Iterable

from regalia.terminal.keyboard.screen import Screen


class Output(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


class Keyboard(io.StringIO):
    """Types line after line; `shown` holds what the screen had to show before each."""

    def __init__(self, lines: Iterable[str | Callable[[str], str]], output: Output) -> None:
        super().__init__()
        self.lines = iter(lines)
        self.output = output
        self.shown: list[str] = []

    def isatty(self) -> bool:
        return self.output.terminal

    def readline(self, size: int = -1, /) -> str:
        before = sum(map(len, self.shown))
        self.shown.append(self.output.getvalue()[before:])
        line = next(self.lines, None)
        if callable(line):
            line = line(self.shown[-1])
        return "" if line is None else f"{line}\n"


def at(lines: Iterable[str | Callable[[str], str]], terminal: bool = True) -> Screen:
    output = Output(terminal)
    return Screen(Keyboard(lines, output), output, width=100)

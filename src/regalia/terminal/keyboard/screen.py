"""The screen and the keyboard: printing, asking, and hiding one person's secrets from another."""

import os
import sys
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from regalia.core.drawing.text_sheet import plain

CLEAR = "\x1b[2J\x1b[H"
ASIDE, BACK = "\x1b[?1049h", "\x1b[?1049l"  # the alternate screen, which has no scrollback


class Screen:
    def __init__(self, keyboard: TextIO, output: TextIO, width: int | None = None) -> None:
        self.keyboard, self.output = keyboard, output
        if hasattr(output, "reconfigure") and output.errors == "strict":
            output.reconfigure(errors="replace")  # what cannot be shown becomes ?, and ends nothing
        self.console = Console(file=output, width=width, highlight=False, markup=False, emoji=False)
        self.interactive = keyboard.isatty() and output.isatty()
        self.aside = False

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.interactive else 1000

    def show(self, what: RenderableType = "", style: str = "", whole: bool = False) -> None:
        """Print something; `whole`: no line is broken, so that it can be copied."""
        if isinstance(what, str):
            what = Text(plain(what, self.console.encoding), style=style)
        self.console.print(what, soft_wrap=whole)

    def clear(self) -> None:
        """A clean screen, where there is one."""
        if self.interactive:
            self.output.write(CLEAR)
            self.output.flush()

    def step_aside(self) -> None:
        """Keep everything that is shown from now on out of the scrollback."""
        if self.interactive and not self.aside:
            self.aside = True
            self.output.write(ASIDE)

    def come_back(self) -> None:
        if self.aside:
            self.aside = False
            self.output.write(CLEAR + BACK)
            self.output.flush()

    def ask(self, prompt: str, completions: list[str] | None = None) -> str:
        """A line from the keyboard; EOFError when there is no more."""
        prompt = plain(prompt, self.console.encoding)
        if self.interactive and self.keyboard is sys.stdin and self.output is sys.stdout:
            _complete(completions or [])
            return _printable(input(prompt))
        self.output.write(prompt)
        self.output.flush()
        line = self.keyboard.readline()
        if not self.interactive:
            self.output.write(line if line.endswith("\n") else f"{line}\n")
        if not line:
            raise EOFError
        return _printable(line)


def _printable(line: str) -> str:
    """The typed line without control characters."""
    return "".join(sign for sign in line if sign.isprintable()).strip()


def _complete(texts: list[str]) -> None:
    """Tab completes actions.  Lines are not remembered: they may be somebody's secret."""
    try:
        import readline
    except ImportError:  # not on every system
        return
    readline.set_auto_history(False)
    readline.set_completer_delims("")
    key = "bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete"
    readline.parse_and_bind(key)

    def nth(begun: str, n: int) -> str | None:
        matching = [text for text in texts if text.startswith(begun)]
        return matching[n] if n < len(matching) else None

    readline.set_completer(nth)


def standard(width: int | None = None) -> Screen:
    if os.name == "nt":
        os.system("")  # makes the console understand escape sequences
    return Screen(sys.stdin, sys.stdout, width)

"""`python -m regalia` is the `regalia` command."""

import sys

from regalia.core.extras import MissingExtra, needs
from regalia.terminal.language import language


def main() -> None:
    try:
        with needs("terminal"):
            from regalia.terminal.command import main as command
    except MissingExtra as problem:
        sys.exit(problem.told(language()))
    command(prog_name="regalia")


if __name__ == "__main__":
    main()

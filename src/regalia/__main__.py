"""`python -m regalia` is the `regalia` command."""

import sys

from regalia.core.safe_path import standard_library_first


def main() -> None:
    from regalia.core.extras import MissingExtra, needs
    from regalia.terminal.language import language

    try:
        with needs("terminal"):
            from regalia.terminal.cli import main as command
    except MissingExtra as problem:
        sys.exit(problem.told(language()))
    command(prog_name="regalia")


if __name__ == "__main__":
    standard_library_first()
    main()

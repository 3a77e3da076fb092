"""A group of commands: what goes wrong is told in a sentence, and help gives examples."""

import sys
from typing import Any

import click

from regalia.core.errors import RegaliaError
from regalia.terminal.interrupt import ctrl_c

EXAMPLES = {
    "games": "regalia games",
    "rules": "regalia rules ur\nregalia rules ur UR-13",
    "play": "regalia play ur\nregalia play twelve --against 5\n"
    "regalia play study -o mode=solo -o level=2\n"
    "regalia play gambit -o players=3 --seat me --seat Ann --seat level4",
    "engine": """echo '{"op": "hello"}' | regalia engine""",
    "perft": "regalia perft twelve 3\nregalia perft ur 5 --position '0...../1......./...... 0'",
    "replay": "regalia replay game.txt\nregalia replay game.txt --pictures",
    "verify": "regalia verify game.txt",
    "picture": "regalia picture ur > ur.svg\n"
    "regalia picture twelve 'wK(0,0) bK(0,1) w:QRBNP b:QRBNP x: e:wb w' --output twelve.svg",
    "warm-up": "regalia warm-up\nregalia warm-up ur twelve",
    "study": "regalia solve study N.Q/.BK/R.. RQ./.BK/..N\n"
    "regalia solve study N.Q/.BK/R.. RQ./.BK/..N K.B/Q.R/.N. --level 3\n"
    "regalia solve study --all --output distances.npy",
    "twelve": "regalia solve twelve --plies 9",
    "ur": "regalia solve ur --pieces 4 --folder tables",
    "serve": "regalia serve\nregalia serve --host 0.0.0.0 --port 8080 --no-browser",
}


class Commands(click.Group):
    def invoke(self, ctx: click.Context) -> Any:
        try:
            with ctrl_c():
                return super().invoke(ctx)
        except RegaliaError as problem:
            rule = f" ({problem.rule})" if problem.rule else ""
            raise click.ClickException(f"{problem.message}{rule}") from None
        except BrokenPipeError:  # whoever read our output has gone
            sys.stderr.close()
            ctx.exit(1)

    def add_command(self, command: click.Command, name: str | None = None) -> None:
        if example := EXAMPLES.get(command.name or ""):
            indented = "\n".join(f"  {line}" for line in example.splitlines())
            command.epilog = f"\b\nExamples:\n{indented}"
        super().add_command(command, name)

"""A group of commands: what goes wrong is told in a sentence, and help gives examples."""

import sys
from typing import Any

import click

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.terminal.interrupt import ctrl_c
from regalia.terminal.usage_errors import Stopped, of_click, of_ours

# In these examples, GAME is replaced by the id of a game that is installed.
EXAMPLES = {
    "games": "regalia games",
    "rules": "regalia rules GAME\nregalia rules GAME 3",
    "board": "regalia board GAME board.toml",
    "play": "regalia play GAME\nregalia play GAME --against 5\nregalia play GAME --together",
    "learn": "regalia learn GAME",
    "check": "regalia lessons check lesson.toml --game GAME",
    "daily": "regalia daily\nregalia daily GAME",
    "practice": "regalia practice GAME",
    "rush": "regalia rush GAME\nregalia rush GAME --survival --cards friday",
    "engine": """echo '{"op": "hello"}' | regalia engine""",
    "match": "regalia research match GAME level3 level5\n"
    'regalia research match GAME level3 "node mine.mjs" --games 100 --clock 60+0.5',
    "dataset": "regalia research dataset GAME --output games\n"
    "regalia research dataset GAME --player 3 --player 5 --games 10000 --output games",
    "perft": "regalia perft GAME 3",
    "referee": "regalia referee GAME",
    "replay": "regalia replay game.txt\nregalia replay game.txt --pictures",
    "analyse": "regalia analyse game.txt\nregalia analyse game.txt --step 12 --seconds 30",
    "review": "regalia review game.txt\nregalia review game.txt --json > review.json",
    "verify": "regalia verify game.txt",
    "picture": "regalia picture GAME > table.svg\n"
    "regalia picture GAME --after 20 --seat 0 --output table.svg",
    "print": "regalia print GAME\nregalia print GAME rules --paper letter --output rules.pdf",
    "make": "regalia exercises make GAME\nregalia exercises make GAME --processes 8 --seconds 500",
    "add": "regalia exercises add GAME GAME.jsonl.gz",
    "grade": "regalia exercises grade GAME",
    "new-room": "regalia new-room palace --seats 2-4 --dice --hands",
    "derive-room": "regalia derive-room palace",
    "check-room": "regalia check-room GAME\nregalia check-room palace --compiled",
    "warm-up": "regalia warm-up\nregalia warm-up GAME",
    "serve": "regalia serve\nregalia serve --host 0.0.0.0 --port 8080 --no-browser",
    "lab balance": "regalia lab balance GAME --output report.html",
    "lab play": "regalia lab play GAME\nregalia lab play GAME --player 2 --player 4 --games 100\n"
    "regalia lab play GAME --readings --results played.jsonl",
    "lab weigh": "regalia lab weigh units.toml\nregalia lab weigh units.toml --strength 3",
    "think": "regalia think --bus redis://localhost --processes 4",
}


class CommandGroup(click.Group):
    """A group of commands whose errors are told here, once."""

    def make_context(self, *given: Any, **more: Any) -> click.Context:
        try:
            return super().make_context(*given, **more)
        except click.ClickException as problem:
            raise of_click(problem, self) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            with ctrl_c():
                return super().invoke(ctx)
        except RegaliaError as problem:
            raise of_ours(problem) from None
        except click.ClickException as problem:
            asked = self.get_command(ctx, ctx.invoked_subcommand or "")
            raise of_click(problem, asked or self) from None
        except (click.Abort, KeyboardInterrupt, EOFError):
            raise Stopped from None
        except BrokenPipeError:  # whoever read our output has gone
            sys.stderr.close()
            ctx.exit(1)

    def add_command(self, command: click.Command, name: str | None = None) -> None:
        names = f"{self.name} {command.name}", command.name or ""
        if example := next((EXAMPLES[name] for name in names if name in EXAMPLES), None):
            lines = example.replace("GAME", games.names()[-1]).splitlines()
            indented = "\n".join(f"  {line}" for line in lines)
            command.epilog = f"\b\nExamples:\n{indented}"
        super().add_command(command, name)

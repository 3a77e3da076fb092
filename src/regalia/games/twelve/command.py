"""`regalia solve twelve`: forced wins."""

import click

from regalia import games
from regalia.core.contract import Shell
from regalia.core.game import Game
from regalia.games.twelve.solve import prove, says


def solve(shell: Shell) -> click.Command:
    @click.command(epilog="\b\nExamples:\n  regalia solve twelve --plies 9")
    @click.option("--plies", type=click.IntRange(1, 40), default=8, help="How far to look.")
    @click.option("--position", help="Where to begin; the start if left out.")
    @click.option("--processes", type=click.IntRange(1, 256), default=1, help="At work.")
    @click.option("--memory", type=click.IntRange(1, 100_000), default=100, help="MB of each.")
    def command(plies: int, position: str | None, processes: int, memory: int) -> None:
        """Prove whether a player of Twelve-Card Chess can force a win within so many plies."""
        game = shell.begun(games.room("twelve"), (), position)
        forced_wins(shell, game, plies, processes, memory)

    return command


def forced_wins(shell: Shell, game: Game, plies: int, processes: int, memory: int) -> None:
    """For each player, the fewest plies of a forced win, or that there is none."""
    for seat, name in enumerate(shell.names(game)):
        for depth in range(1, plies + 1):
            now = shell.tell(says("proving", who=name, plies=depth))
            with shell.counted(now, shell.tell(says("proving-of"))) as tick:
                proof = prove(game, seat, depth, tick, processes, memory)
            if proof.wins:
                found = says("prove-wins", who=name, plies=depth)
                if proof.first:
                    first = ", ".join(proof.first)
                    found = says("prove-wins-by", who=name, plies=depth, first=first)
                break
        else:
            found = says("prove-none", who=name, plies=plies, visits=proof.visits)
        click.echo(shell.tell(found))

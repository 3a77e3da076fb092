"""`regalia solve twelve`: forced wins."""

import click

from regalia import games
from regalia.core.contract import Shell
from regalia.core.game import Game
from regalia.games.twelve.solve import Proof, Prover, hunt, prove, says


def solve(shell: Shell) -> click.Command:
    @click.command(
        epilog="\b\nExamples:\n  regalia solve twelve --plies 9"
        "\n  regalia solve twelve --plies 7 --hunt 100000"
        "\n  regalia solve twelve --plies 7 -o ban=both"
    )
    @click.option("--plies", type=click.IntRange(1, 40), default=8, help="How far to look.")
    @click.option("--position", help="Where to begin; the start if left out.")
    @click.option("-o", "options", multiple=True, metavar="NAME=VALUE", help="An option.")
    @click.option("--processes", type=click.IntRange(1, 256), default=1, help="At work.")
    @click.option("--memory", type=click.IntRange(1, 100_000), default=100, help="MB of each.")
    @click.option(
        "--hunt",
        "positions",
        type=click.IntRange(0),
        default=0,
        help="Then look for longer wins, in so many positions.",
    )
    def command(
        plies: int,
        position: str | None,
        options: tuple[str, ...],
        processes: int,
        memory: int,
        positions: int,
    ) -> None:
        """Prove whether a player of Twelve-Card Chess can force a win within so many plies."""
        game = shell.begun(games.room("twelve"), options, position)
        for seat, name in enumerate(shell.names(game)):
            found = fewest(shell, game, seat, name, plies, processes, memory)
            if not found and positions:
                longer(shell, game, seat, name, positions, memory)

    return command


def fewest(
    shell: Shell, game: Game, seat: int, name: str, plies: int, processes: int, memory: int
) -> bool:
    """Tells the fewest plies of a player's forced win, or that there is none."""
    prover = Prover(memory, params=game.params) if processes == 1 else None
    for depth in range(1, plies + 1):
        now = shell.tell(says("proving", who=name, plies=depth))
        with shell.counted(now, shell.tell(says("proving-of"))) as tick:
            proof = prove(game, seat, depth, tick, processes, memory, prover)
        if proof.wins:
            tell(shell, name, proof)
            return True
    none = says("prove-none", who=name, plies=plies, visits=proof.visits)
    click.echo(shell.tell(none))
    return False


def longer(shell: Shell, game: Game, seat: int, name: str, positions: int, memory: int) -> None:
    """Tells a win of any length, if one is found; that none is found proves nothing."""
    proof = hunt(game, seat, positions, memory)
    if proof is not None:
        tell(shell, name, proof)
    else:
        click.echo(shell.tell(says("hunt-none", who=name, visits=positions)))


def tell(shell: Shell, name: str, proof: Proof) -> None:
    found = says("prove-wins", who=name, plies=proof.plies)
    if proof.first:
        first = ", ".join(proof.first)
        found = says("prove-wins-by", who=name, plies=proof.plies, first=first)
    click.echo(shell.tell(found))

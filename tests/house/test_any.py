"""The share of expressions in the code of which mypy knows no type."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 0.02
# Modules whose expressions are not counted, and why.  `regalia.fast` means all that is in it.
COMPILED = "functions that Numba compiles: states, tables and each other are arguments of any type"
ON_A_GPU = "arrays of NumPy or CuPy, which has no types"
NO_TYPES = "a library without types is what it speaks to"
EXEMPT = {
    "regalia.fast": "compiles functions, and has those that are compiled with every room",
    "regalia.games.study.breadth": COMPILED,
    "regalia.games.study.tools.choose_cards": COMPILED,
    "regalia.games.ur.learned": COMPILED,
    "regalia.games.ur.solve.certificate": ON_A_GPU,
    "regalia.games.ur.solve.cpu": COMPILED,
    "regalia.games.ur.solve.gpu": ON_A_GPU,
    "regalia.games.ur.solve.index": COMPILED,
    "regalia.games.ur.solve.listed": COMPILED,
    "regalia.games.ur.solve.listing": COMPILED,
    "regalia.games.ur.solve.solving": ON_A_GPU,
    "regalia.games.ur.solve.sweeping": COMPILED,
    "regalia.games.ur.tools.certify_on_gpu": ON_A_GPU,
    "regalia.games.ur.tools.distil": ON_A_GPU,
    "regalia.games.ur.tools.on_gpu": ON_A_GPU,
    "regalia.games.ur.tools.playing": ON_A_GPU,
    "regalia.games.ur.tools.starts": ON_A_GPU,
    "regalia.lab.full_games": COMPILED,
    "regalia.players.minimax": COMPILED,
    "regalia.players.move_ordering": COMPILED,
    "regalia.players.rounds": COMPILED,
    "regalia.players.thinking": COMPILED,
    "regalia.players.tree": COMPILED,
    "regalia.research.answers": COMPILED,
    "regalia.research.batch": COMPILED,
    "regalia.research.openspiel": NO_TYPES,
    "regalia.research.threadpool": COMPILED,
    "regalia.research.zoo": NO_TYPES,
    "regalia.solvers.forcing": COMPILED,
    "regalia.solvers.proof_numbers": COMPILED,
}


def exempt(module: str) -> bool:
    return any(module == one or module.startswith(f"{one}.") for one in EXEMPT)


def test_few_expressions_have_no_type(tmp_path: Path) -> None:
    mypy = Path(sys.executable).parent / "mypy"
    done = subprocess.run(
        [mypy, "--any-exprs-report", tmp_path], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = (tmp_path / "any-exprs.txt").read_text("utf-8")
    found = {
        module: (int(untyped), int(all_))
        for module, untyped, all_ in re.findall(
            r"^ *(regalia[\w.]*) +(\d+) +(\d+) ", report, re.MULTILINE
        )
    }
    assert [one for one in EXEMPT if not any(m.startswith(one) for m in found)] == []
    counted = {module: count for module, count in found.items() if not exempt(module)}
    untyped = sum(count for count, _ in counted.values())
    share = untyped / sum(count for _, count in counted.values())
    worst = sorted(counted, key=lambda module: counted[module][0], reverse=True)[:15]
    told = "\n".join(f"{counted[module][0]:5} {module}" for module in worst)
    assert share < MOST, f"{share:.2%} of the expressions are Any; most of them in:\n{told}"

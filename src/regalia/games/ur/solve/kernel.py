"""The sweep as C++, for a GPU (CUDA) or for a C++ compiler: made from the room's rules.

The rules' functions are translated by `regalia.fast.c_source`; `kernel.cu` holds what is around
them, `kernel_gpu.cu` and `kernel_cpu.cu` the ways in.  Which rolls share which actions is found out
by `plan.py`.
"""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from regalia.fast.c_source import c_source
from regalia.games.ur.rules import ENTER
from regalia.games.ur.solve.index import AREAS, SQUARES
from regalia.games.ur.solve.plan import Plan, plan

HERE = Path(__file__).parent
WANTED = ("act", "actions", "result", "has", "start")
NAMED = ("ROLLING", "MOVING", "AGAIN", "CLAIMING", "OVER", "ROSETTES", "ROLL", "ODDS")
THREADS = 256
ROLLS = 5  # that differ: two of the six offer the same

GPU = """
#define FUNCTION __device__ __forceinline__
#define TABLE __device__ __constant__ const
"""
CPU = """
#define FUNCTION inline __attribute__((always_inline))
#define TABLE static const
"""


# Where entering takes a piece and entering takes it back, it is left out of the best actions.
ROUND = """
FUNCTION bool leads_round(int own, int foe) {
  return own && !(own & ENTRANCE) && (foe & ENTRANCE) && foe != ENTRANCE && bit_count(own) < PIECES;
}
"""


def source(
    rules: ModuleType, lanes: int, gpu: bool, wide: bool = False, starts: bool = False
) -> str:
    """The whole text.  `wide`: ints of 64 bits, as UR-20's memory of positions needs them, and
    with the entry points that play games.  `starts`: with those that count equal starts."""
    text = (HERE / "kernel.cu").read_text("utf-8")
    text = text.replace("//RULES", c_source(rules, WANTED, NAMED))
    shared = plan(rules)
    text = text.replace("//PLAN", planned(shared, starts))
    if starts:
        text = text.replace("FUNCTION void rolled", ROUND + "\nFUNCTION void rolled")
    ending = (HERE / ("kernel_gpu.cu" if gpu else "kernel_cpu.cu")).read_text("utf-8")
    if gpu and wide:
        ending += (HERE / "kernel_play.cu").read_text("utf-8")
    if starts:
        last = "kernel_starts_gpu.cu" if gpu else "kernel_starts_cpu.cu"
        ending += "".join((HERE / name).read_text("utf-8") for name in ("kernel_starts.cu", last))
    head = f"#define LANES {lanes}\n#define THREADS {THREADS}\n"
    word = f"typedef {'long long' if wide else 'int'} WORD;\n"
    return "\n".join(
        [head, word, GPU if gpu else CPU, _bits(gpu, wide), _weights(rules, shared), text, ending]
    )


def _bits(gpu: bool, wide: bool) -> str:
    if gpu:
        count, zeros = ("__popcll", "__clzll") if wide else ("__popc", "__clz")
    else:
        ending = "ll" if wide else ""
        count, zeros = f"__builtin_popcount{ending}", f"__builtin_clz{ending}"
    width = 64 if wide else 32
    return (
        f"FUNCTION WORD bit_count(WORD x) {{ return {count}(x); }}\n"
        f"FUNCTION WORD bit_length(WORD x) {{ return x ? {width} - {zeros}(x) : 0; }}\n"
    )


def planned(shared: Plan, starts: bool = False) -> str:
    """The body of `rolled`: each kind of action is looked up at one roll and used at all."""
    lines = ["bool round = leads_round(own, foe);"] if starts else []
    unless = "if (!round) " if starts else ""  # to enter is always possible where it leads round
    for roll in range(len(shared.at)):
        if kinds := shared.fresh(roll):
            mask = sum(1 << kind for kind in kinds)
            lines.append(f"Best kinds_{roll}[16] = {{}};")
            lines.append(f"look<{mask}>(table, own, foe, {roll}, kinds_{roll});")
    for n, roll in enumerate(shared.different()):
        lines.append(f"best[{n}] = Best{{0, 0, 0, 0}};")
        for kind, at in enumerate(shared.at[roll]):
            if at >= 0:
                lines.append(f"{unless * (kind == ENTER)}best[{n}].add(kinds_{at}[{kind}]);")
        lines.append(f"{unless}pass(table, own, foe, {roll}, &best[{n}]);")
    return "\n".join(f"  {line}" for line in lines)


def _weights(rules: ModuleType, shared: Plan) -> str:
    weights = [sum(rules.ODDS[roll] for roll in rolls) for rolls in shared.different().values()]
    assert len(weights) == ROLLS
    listed = ", ".join(map(str, weights))
    return f"#define ROLLS {len(weights)}\nTABLE int WEIGHTS[ROLLS] = {{{listed}}};\n"


def rows(most: int) -> tuple[Any, int]:
    """The offsets of the rows of the kernel's table, and its length."""
    areas = np.arange(AREAS)
    count = np.bitwise_count(areas).astype(np.int64)
    lengths = np.where(count <= most, 1 << SQUARES - count, 0)
    ends = np.cumsum(lengths)
    return (ends - lengths).astype(np.uint32), int(ends[-1])

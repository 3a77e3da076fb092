"""Measures random play and first use, ours and the peers', in one run: a Markdown page.

    .venv/bin/python -m pip install -r bench/speed/peers.txt      (optional: the peers)
    .venv/bin/python bench/speed/run.py --output docs/benchmarks.md

Rounds are interleaved, so that whatever else the machine does hits all alike; a row is the median
of its rounds, and ratios are of medians.
"""

import argparse
import os
import platform
import statistics
import sys
from pathlib import Path

from first_use import bare_start, first_use
from ours import Ours
from peers import peers

from regalia import games

YARDSTICK = "OpenSpiel backgammon, C++ loop"
TARGET = 50  # times, the aim for each game; twelve misses it (docs/benchmarks.md)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--output", type=Path, help="a file for the page; else it is printed")
    chosen = parser.parse_args()
    page = report(*measure(chosen.rounds, chosen.seconds))
    if chosen.output:
        chosen.output.write_text(page, "utf-8")
    else:
        print(page)


def measure(rounds: int, seconds: float) -> tuple[dict, dict, float]:
    note("compiling and preparing")
    ours = {name: Ours(games.room(name)) for name in games.names()}
    others = peers()
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        note(f"round {number + 1} of {rounds}")
        for name, game in ours.items():
            found.setdefault(f"{name} interpreted", []).append(game.interpreted(seconds))
            found.setdefault(f"{name} compiled", []).append(game.compiled(seconds))
            found.setdefault(f"{name} compiled, 2 threads", []).append(game.compiled(seconds, 2))
        for name, peer in others.items():
            found.setdefault(name, []).append(peer(seconds))
    note("first use")
    return found, first_use(list(ours)), bare_start()


def report(found: dict, waits: dict, bare: float) -> str:
    middle = {name: statistics.median(speeds) for name, speeds in found.items()}
    yardstick = middle.get(YARDSTICK)
    lines = [
        "# Benchmarks",
        "",
        "Made by `python bench/speed/run.py` (see there for how). A step is one player's decision",
        "in random play; dice and cards come free. Different games: ratios are orders of",
        "magnitude.",
        "",
        f"Machine: {machine()}.",
        "",
        f"| random play | steps/s (median) | best | to {YARDSTICK} |",
        "|---|---:|---:|---:|",
    ]
    for name, speeds in found.items():
        ratio = f"{middle[name] / yardstick:.2f}" if yardstick else "not installed"
        lines.append(f"| {name} | {middle[name]:,.0f} | {max(speeds):,.0f} | {ratio} |")
    lines += ["", "| target | reached | |", "|---|---:|---|"]
    for name in games.names():
        one, two = middle[f"{name} compiled"], middle[f"{name} compiled, 2 threads"]
        if yardstick:
            lines.append(row(f"{name}: {TARGET} times {YARDSTICK}", one / yardstick, TARGET))
        lines.append(row(f"{name}: two threads 1.8 times one", two / one, 1.8))
    wait = waits["import regalia"][0] - bare
    lines.append(row("`import regalia` under 0.3 s", wait, 0.3, least=False))
    worst = max(cold for name, (cold, _) in waits.items() if "first legal" in name)
    lines.append(row("first legal action under 1 s, cold", worst, 1.0, least=False))
    lines += ["", "| first use, seconds | cold | warm |", "|---|---:|---:|"]
    lines += [f"| {name} | {cold:.2f} | {warm:.2f} |" for name, (cold, warm) in waits.items()]
    lines += ["", f"An empty Python process takes {bare:.2f} s of each of these.", ""]
    return "\n".join(lines)


def row(target: str, reached: float, wanted: float, least: bool = True) -> str:
    good = reached >= wanted if least else reached <= wanted
    return f"| {target} | {reached:.2f} | {'yes' if good else 'missed'} |"


def machine() -> str:
    names = [line for line in cpu_lines() if line.startswith("model name")]
    name = names[0].split(":")[1].strip() if names else platform.processor() or platform.machine()
    return (
        f"{name}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the end, "
        f"{platform.system()}, Python {platform.python_version()}"
    )


def cpu_lines() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text().splitlines() if path.exists() else []


def note(what: str) -> None:
    print(f"… {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

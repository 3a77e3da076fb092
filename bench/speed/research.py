"""Measures the environments for research, ours and the peers', in one run, by processor time.

    .venv/bin/python -m pip install -r bench/speed/peers.txt      (the peers)
    python bench/speed/research.py --output bench/research.md
    python bench/speed/research.py --openspiel         only what is driven through OpenSpiel
    python bench/speed/research.py --levels            only vectors against levels
    python bench/speed/research.py --threads           only vectors on one and two threads
    python bench/speed/research.py --adapters          only one game at a time, and OpenSpiel's

A step is one player's decision in random play, with what a program that learns would be given: the
legal actions as a mask, and an observation.  Rounds are interleaved; a row is the best of them, for
other work on the machine can only slow one down.  Seconds are those of the processor, but for the
rows with threads, which go by the clock.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from run import machine, note, row

from regalia import games, research

BATCH, MANY, FEW = 1024, 8192, 64
LEVELS = (1, 3, 6)
SPIEL = "OpenSpiel backgammon, Python loop with tensor and mask"
AEC, GYM = "PettingZoo AEC, one game", "Gymnasium, one game against random"
RACE, IN_SPIEL = "PettingZoo Parallel, one race", "OpenSpiel, Python loop with tensor and mask"
PGX = "pgx backgammon on the CPU, batch 1,024, without auto_reset"
Measure = Callable[[float], float]


def rate(step: Callable[[], int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second; `step` says how many it made."""
    begin, steps = clock(), 0
    while clock() < begin + seconds:
        steps += step()
    return steps / (clock() - begin)


def by_processor(step: Callable[[], int]) -> Measure:
    step()
    return lambda seconds: rate(step, seconds, time.process_time)


def by_clock(step: Callable[[], int]) -> Measure:
    step()
    return lambda seconds: rate(step, seconds, time.perf_counter)


# ------------------------------------------------------------------------------------------ ours


def stepped(
    name: str, n: int = BATCH, warm: int = 50, asked: bool = False, **given: Any
) -> Callable[[], int]:
    """`warm`: steps away from the beginning, where every game is alike.  `asked`: a level is asked
    game by game, in Python, as one that cannot choose in compiled code is."""
    room = games.room(name)
    games_ = research.vector(room, n, seed=1, **dict(room.card.first) | given)
    if asked and games_.opponents:
        games_.opponents.level = None

    def step() -> int:
        games_.step(games_.sample())
        return n

    for _ in range(warm):
        step()
    return step


def played(name: str) -> Callable[[], int]:
    room = games.room(name)
    games_ = research.vector(room, BATCH, seed=1, **room.card.first)

    def play() -> int:
        games_.play(20)
        return 20 * BATCH

    return play


def aec_loop(env: Any) -> Callable[[], int]:
    """PettingZoo's loop; the same for its games and for ours."""

    def play() -> int:
        env.reset(seed=random.randrange(2**31))
        steps = 0
        for _ in env.agent_iter(500):
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else int(random.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not over
        return steps

    return play


def single_loop(env: Any) -> Callable[[], int]:
    """Gymnasium's loop; what a random opponent does in between is part of a step."""

    def play() -> int:
        _, info = env.reset(seed=random.randrange(2**31))
        steps, over = 0, False
        while not over and steps < 500:
            chosen = random.choice(np.flatnonzero(info["action_mask"]))
            _, _, terminated, truncated, info = env.step(chosen)
            over, steps = terminated or truncated, steps + 1
        return steps

    return play


def parallel_loop(env: Any) -> Callable[[], int]:
    """PettingZoo's loop of all seats, where only whoever does not wait has decided something."""

    def play() -> int:
        seen, _ = env.reset(seed=random.randrange(2**31))
        steps = decisions = 0
        while env.agents and steps < 500:
            chosen = {a: random.choice(np.flatnonzero(seen[a]["action_mask"])) for a in env.agents}
            steps, decisions = steps + 1, decisions + sum(map(decides, chosen.values()))
            seen, *_ = env.step(chosen)
        return decisions

    def decides(index: int) -> bool:
        return index != env.one.vector.wait

    return play


def spiel_loop(game: Any, shown: bool) -> Callable[[], int]:
    """A game driven from Python; `shown`: with observation and mask of whoever is to play."""

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal() and steps < 1000:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, odds)[0])
                continue
            if shown:
                state.observation_tensor()
                state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def vectors() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    for name in games.names():
        found[f"{name}: vector, mask and observation"] = by_processor(stepped(name))
        bare = stepped(name, mask=False, observe=False)
        found[f"{name}: vector, list of legal actions"] = by_processor(bare)
        found[f"{name}: vector, 20 random steps a call"] = by_processor(played(name))
        found |= {f"{name}: {kind}": by_processor(loop) for kind, loop in adapters(name).items()}
        found |= threaded(name)
    return found


def adapters(name: str) -> dict[str, Callable[[], int]]:
    """One game at a time; a game whose first is alone is a race with others."""
    first = dict(games.room(name).card.first)
    found = {AEC: aec_loop(research.aec(name, **first))}
    found[GYM] = single_loop(research.single(name, **first))
    return found | ({RACE: parallel_loop(research.parallel(name))} if first else {})


def threaded(name: str) -> dict[str, Measure]:
    return {
        f"{name}: {MANY:,} games, {threads} threads, by the clock": by_clock(
            stepped(name, MANY, threads=threads)
        )
        for threads in (1, 2)
    }


def against_levels() -> dict[str, Measure]:
    """A step is the learner's decision, at random, and what its opponents do until its next."""
    found: dict[str, Measure] = {}
    for name in games.names():
        if name != "study":  # whose first is alone, with nobody to play against
            for level in LEVELS:
                for asked, told in ((False, ""), (True, ", asked game by game")):
                    few = stepped(name, FEW, 4, asked, against=level)
                    found[f"{name}: {FEW} games against level {level}{told}"] = by_processor(few)
    return found


def in_openspiel() -> dict[str, Measure]:
    """Our games driven through OpenSpiel, and its own."""
    found: dict[str, Measure] = {}
    if find_spec("pyspiel"):
        import pyspiel

        for name in games.names():
            loop = spiel_loop(research.spiel(name), True)
            found[f"{name}: {IN_SPIEL}"] = by_processor(loop)
        for name in ("backgammon", "chess"):
            game, told = pyspiel.load_game(name), f"OpenSpiel {name}, Python loop"
            found[told] = by_processor(spiel_loop(game, False))
            found[f"{told} with tensor and mask"] = by_processor(spiel_loop(game, True))
    return found


# ----------------------------------------------------------------------------------------- peers


def pgx_batch(auto_reset: bool) -> Measure:
    import jax
    import pgx
    from pgx.experimental import auto_reset as again

    env = pgx.make("backgammon")
    step = again(env.step, env.init) if auto_reset else env.step
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(step))

    @jax.jit
    def choose(key: Any, legal: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(legal, 0.0, -1e9))

    state, keys = start(jax.random.split(jax.random.PRNGKey(0), BATCH)), [jax.random.PRNGKey(1)]
    kept = [state]

    def one() -> int:
        keys[0], first, second = jax.random.split(keys[0], 3)
        chosen = choose(first, kept[0].legal_action_mask)
        kept[0] = step(kept[0], chosen, jax.random.split(second, BATCH))
        kept[0].observation.block_until_ready()
        return BATCH

    return by_processor(one)


def peers() -> dict[str, Measure]:
    found: dict[str, Measure] = {}
    if find_spec("pgx"):
        found[PGX] = pgx_batch(False)
        found[PGX.replace("without", "with")] = pgx_batch(True)
    if find_spec("pettingzoo") and find_spec("chess") and find_spec("pygame"):
        from pettingzoo.classic import chess_v6, connect_four_v3

        found["PettingZoo chess_v6"] = by_processor(aec_loop(chess_v6.env()))
        found["PettingZoo connect_four_v3"] = by_processor(aec_loop(connect_four_v3.env()))
    return found


# ---------------------------------------------------------------------------------------- report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--openspiel", action="store_true", help="only its games and ours in it")
    parser.add_argument("--levels", action="store_true", help="only vectors against levels")
    parser.add_argument("--threads", action="store_true", help="only one thread and two")
    parser.add_argument("--adapters", action="store_true", help="only one game, and OpenSpiel's")
    parser.add_argument("--output", type=Path, help="a file for the tables; else they are printed")
    chosen = parser.parse_args()
    note("compiling and preparing")
    if chosen.levels:
        rows = against_levels()
    elif chosen.adapters:
        rows = {
            f"{name}: {kind}": by_processor(loop)
            for name in games.names()
            for kind, loop in adapters(name).items()
        } | in_openspiel()
    elif chosen.threads:
        rows = {row: way for name in games.names() for row, way in threaded(name).items()}
    else:
        rows = in_openspiel() if chosen.openspiel else vectors() | in_openspiel() | peers()
    found: dict[str, float] = dict.fromkeys(rows, 0.0)
    for number in range(chosen.rounds):
        note(f"round {number + 1} of {chosen.rounds}")
        for name, measure in rows.items():
            found[name] = max(found[name], measure(chosen.seconds))
    page = report(found)
    if chosen.output:
        chosen.output.write_text(page, "utf-8")
    else:
        sys.stdout.write(page)


def report(found: dict[str, float]) -> str:
    yardstick, pgx = found.get(SPIEL), found.get(PGX)
    lines = [f"Machine: {machine()}.", "", f"| | steps/s | to {SPIEL} |", "|---|---:|---:|"]
    for name, speed in found.items():
        ratio = f"{speed / yardstick:.2f}" if yardstick else "–"
        lines.append(f"| {name} | {speed:,.0f} | {ratio} |")
    lines += ["", "| target | reached | |", "|---|---:|---|"]
    for name in games.names():
        full = found.get(f"{name}: vector, mask and observation")
        if yardstick:
            if full is not None:
                lines.append(row(f"{name}: vector 25 times {SPIEL}", full / yardstick, 25))
            for kind in (AEC, GYM, RACE, IN_SPIEL):
                if (speed := found.get(f"{name}: {kind}")) is not None:
                    lines.append(row(f"{name}: {kind}, as fast as that", speed / yardstick, 1))
        one, two = (found.get(f"{name}: {MANY:,} games, {n} threads, by the clock") for n in (1, 2))
        if one and two:
            lines.append(row(f"{name}: two threads 1.8 times one", two / one, 1.8))
    if pgx:
        reached = found["ur: vector, mask and observation"] / pgx
        lines.append(row(f"ur: vector 10 times {PGX}", reached, 10))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()

"""Random play of other libraries' games: a function each, called with seconds to measure for.

Those that are not installed are left out (`bench/speed/peers.txt` lists them).
"""

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

Measure = Callable[[float], float]


def peers() -> dict[str, Measure]:
    """Name of the row -> decisions a second."""
    found: dict[str, Measure] = {}
    if find_spec("pyspiel"):
        found |= {
            f"OpenSpiel {game}, C++ loop": spiel_loop(game) for game in ("backgammon", "chess")
        }
        found |= {f"OpenSpiel {game}, Python loop": spiel(game) for game in ("backgammon", "chess")}
    if find_spec("chess"):
        found["python-chess"] = python_chess
    if find_spec("royalur"):
        found["RoyalUr-Python, Finkel"] = royal_ur
    if find_spec("pgx"):
        found["pgx backgammon, batch 1,000"] = pgx_batch("backgammon", 1000)
    return found


def spiel_game(game: Any) -> int:
    """One game, driven from Python; its decisions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def spiel(name: str) -> Measure:
    import pyspiel

    game = pyspiel.load_game(name)

    def measure(seconds: float) -> float:
        begin, total = time.perf_counter(), 0
        while time.perf_counter() < begin + seconds:
            total += spiel_game(game)
        return total / (time.perf_counter() - begin)

    return measure


def spiel_loop(name: str) -> Measure:
    """`evaluate_bots` with the library's own random bots; it does not count decisions, so the
    mean number of a random game's comes from a sample."""
    import pyspiel

    game, sample = pyspiel.load_game(name), 200
    mean = sum(spiel_game(game) for _ in range(sample)) / sample

    def measure(seconds: float) -> float:
        bots = [pyspiel.make_uniform_random_bot(seat, 11 + seat) for seat in range(2)]
        begin, games = time.perf_counter(), 0
        while time.perf_counter() < begin + seconds:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, random.randrange(2**31))
            games += 1
        return games * mean / (time.perf_counter() - begin)

    return measure


def python_chess(seconds: float) -> float:
    import chess

    begin, total = time.perf_counter(), 0
    while time.perf_counter() < begin + seconds:
        board = chess.Board()
        while not board.is_game_over() and time.perf_counter() < begin + seconds:
            board.push(random.choice(list(board.legal_moves)))
            total += 1
    return total / (time.perf_counter() - begin)


def royal_ur(seconds: float) -> float:
    from royalur import Game

    begin, total = time.perf_counter(), 0
    while time.perf_counter() < begin + seconds:
        game = Game.create_finkel()
        while not game.is_finished():
            if game.is_waiting_for_roll():
                game.roll_dice()
            else:
                game.make_move(random.choice(game.find_available_moves()))
                total += 1
    return total / (time.perf_counter() - begin)


def pgx_batch(name: str, batch: int) -> Measure:
    import jax
    import pgx

    env = pgx.make(name)
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    @jax.jit
    def choose(key: jax.Array, legal: jax.Array) -> jax.Array:
        return jax.random.categorical(key, jax.numpy.where(legal, 0.0, -1e9))

    def measure(seconds: float) -> float:
        key = jax.random.PRNGKey(0)
        state = start(jax.random.split(key, batch))
        begin, total = time.perf_counter(), 0
        while time.perf_counter() < begin + seconds:
            key, one, two = jax.random.split(key, 3)
            state = step(state, choose(one, state.legal_action_mask), jax.random.split(two, batch))
            state.terminated.block_until_ready()
            total += batch
        return total / (time.perf_counter() - begin)

    measure(0.1)  # compiles
    return measure

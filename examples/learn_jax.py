"""A small network learns Ur by playing itself, in minutes on a processor (`regalia[learn]`).

    python examples/learn_jax.py                   the whole of it, then against level 3
    python examples/learn_jax.py --updates 10      a short look

Proximal policy optimisation on vector play.  The network sees what the seat to play sees, and says
how likely it chooses each legal index and what result it expects.  Whoever plays next may be the
other seat, whose expectation counts the other way round.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from regalia import research

GAMES, STEPS, PARTS, EPOCHS = 512, 32, 8, 2
HIDDEN = 128
MOST = 96  # legal indexes that are considered; there are seldom more
RATE, CLIP, ENTROPY, GAMMA, LAMBDA = 1e-3, 0.2, 0.005, 0.99, 0.9
Weights = dict[str, jax.Array]


class Batch(NamedTuple):
    """Decisions, and what came of them."""

    seen: Any  # b, width
    legal: Any  # b, MOST: indexes, of which `counts` are meant
    counts: Any  # b
    chosen: Any  # b: which of the legal ones
    likely: Any  # b: the logarithm of how likely that was
    gain: Any  # b: how much better it went than was expected
    worth: Any  # b: how it went


def weights(key: jax.Array, width: int, actions: int) -> Weights:
    """Small ones at the end: at first, all that is legal is about equally likely."""
    shapes = {
        "first": (width, HIDDEN),
        "second": (HIDDEN, HIDDEN),
        "policy": (HIDDEN, actions),
        "value": (HIDDEN, 1),
    }
    keys = jax.random.split(key, len(shapes))
    found = {
        name: jax.random.normal(k, shape) * (2 / shape[0]) ** 0.5
        for k, (name, shape) in zip(keys, shapes.items(), strict=True)
    }
    found |= {"first_bias": jnp.zeros(HIDDEN), "second_bias": jnp.zeros(HIDDEN)}
    return found | {name: found[name] / 100 for name in ("policy", "value")}


def network(w: Weights, seen: Any, legal: Any, counts: Any) -> tuple[jax.Array, jax.Array]:
    """The logarithms of how likely each legal index is, and the expected result."""
    x = jax.nn.relu(seen @ w["first"] + w["first_bias"])
    x = jax.nn.relu(x @ w["second"] + w["second_bias"])
    scores = jnp.take_along_axis(x @ w["policy"], legal, 1)
    meant = jnp.arange(MOST) < counts[:, None]
    return jax.nn.log_softmax(jnp.where(meant, scores, -1e9)), jnp.tanh(x @ w["value"])[:, 0]


@jax.jit
def choose(w: Weights, key: jax.Array, seen: Any, legal: Any, counts: Any) -> Any:
    """Choose among the legal indexes: the place of one, its log likelihood, the expected result."""
    logs, value = network(w, seen, legal, counts)
    chosen = jax.random.categorical(key, logs)
    return chosen, jnp.take_along_axis(logs, chosen[:, None], 1)[:, 0], value


def loss(w: Weights, b: Batch) -> jax.Array:
    logs, value = network(w, b.seen, b.legal, b.counts)
    ratio = jnp.exp(jnp.take_along_axis(logs, b.chosen[:, None], 1)[:, 0] - b.likely)
    gain = (b.gain - b.gain.mean()) / (b.gain.std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    spread = -(jnp.exp(logs) * jnp.maximum(logs, -100)).sum(1)
    return -better.mean() + 0.5 * ((value - b.worth) ** 2).mean() - ENTROPY * spread.mean()


@jax.jit
def improve(w: Weights, mean: Weights, square: Weights, n: Any, b: Batch) -> Any:
    """One step of Adam, the n-th."""
    slope = jax.grad(loss)(w, b)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, slope)
    square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, square, slope)
    rate = RATE * jnp.sqrt(1 - 0.999**n) / (1 - 0.9**n)
    w = jax.tree.map(lambda p, m, v: p - rate * m / (jnp.sqrt(v) + 1e-8), w, mean, square)
    return w, mean, square


def shown(games: research.Vector) -> tuple[Any, Any, Any]:
    """The network's input, as arrays that the next step leaves alone."""
    now = games.now
    return now.observation.copy(), now.legal[:, :MOST].copy(), np.minimum(now.counts, MOST)


def played(games: research.Vector, w: Weights, key: jax.Array) -> Batch:
    """Play steps of every game by the network, with the outcome of each decision."""
    rows, outcomes, all_, now = [], [], np.arange(games.n), games.now
    for k in jax.random.split(key, STEPS):
        seat, seen = now.seat.copy(), shown(games)
        chosen, likely, value = map(np.asarray, choose(w, k, *seen))
        games.step(seen[1][all_, chosen])
        goes_on = np.where(now.seat == seat, 1, -1) * ~(now.terminated | now.truncated)
        rows.append((*seen, chosen, likely))
        outcomes.append((now.reward[all_, seat], goes_on, value))
    after, gain = np.asarray(choose(w, key, *shown(games))[2]), np.zeros(games.n)
    gains = []
    for reward, goes_on, value in reversed(outcomes):
        gain = reward + GAMMA * goes_on * (after + LAMBDA * gain) - value
        after = value
        gains.append(gain.astype(np.float32))
    gain = np.concatenate(gains[::-1])
    values = np.concatenate([value for *_, value in outcomes])
    return Batch(*map(np.concatenate, zip(*rows, strict=True)), gain, gain + values)


def learn(updates: int, seed: int = 1) -> Iterator[Weights]:
    """The weights at first, and after each update."""
    games = research.vector("ur", GAMES, seed=seed, mask=False)
    key, first = jax.random.split(jax.random.key(seed))
    w = weights(first, games.shape.width, games.actions)
    mean = square = jax.tree.map(jnp.zeros_like, w)
    rng, n = np.random.default_rng(seed), 0
    yield w
    for _ in range(updates):
        key, now = jax.random.split(key)
        batch = played(games, w, now)
        for part in np.split(
            rng.permuted(np.tile(np.arange(GAMES * STEPS), EPOCHS)), PARTS * EPOCHS
        ):
            n += 1
            some = Batch(*(each[part] for each in batch))
            w, mean, square = improve(w, mean, square, float(n), some)
        yield w


def won(w: Weights, against: int | str, count: int, seed: int = 0) -> float:
    """The share of so many games that the network wins, going first in every other one; a game that
    is cut short (after 1,000 decisions) is half a win."""
    learner, key = np.arange(count) % 2, jax.random.key(seed)
    games = research.vector("ur", count, seed=seed, mask=False, against=against, learner=learner)
    points, goes_on = np.zeros(count), np.ones(count, bool)
    while goes_on.any():
        seen = shown(games)
        key, now = jax.random.split(key)
        chosen = np.asarray(choose(w, now, *seen)[0])
        step = games.step(seen[1][np.arange(count), chosen])
        ended = goes_on & (step.terminated | step.truncated)
        points[ended] = step.reward[ended, learner[ended]] / 2 + 0.5
        goes_on &= ~ended
    return float(points.mean())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--updates", type=int, default=60)
    asked.add_argument("--games", type=int, default=100, help="against level 3, at the end")
    given = asked.parse_args()
    begin = time.process_time()
    for number, w in enumerate(learn(given.updates)):
        if number % 10 == 0 or number == given.updates:
            share, seconds = won(w, "random", 64), time.process_time() - begin
            print(f"{number} updates, {seconds:.0f} s: {share:.0%} against random", flush=True)
    if given.games:
        print(f"{won(w, 3, given.games):.1%} of {given.games} games against level 3")


if __name__ == "__main__":
    main()

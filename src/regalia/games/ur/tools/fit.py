"""Fits the weights of `regalia.games.ur.any_board` to what was learned of the board of the book.

    python -m regalia.games.ur.tools.fit --positions 8000

Positions are met in games of players who look at rosettes and pieces, and now and then play
anything.  A third as many, of other games, are kept back, to see how well the weights fit.
"""

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np

from regalia.core import random
from regalia.fast.any_insight import SURE
from regalia.games.ur import rules
from regalia.games.ur.any_board import numbers_of
from regalia.games.ur.learned import ONE, worth

WANDER = 35  # of a hundred actions, those that are any
MOST = 400  # events of a game
STEPS = 30  # of Newton
SOFT = 1e-3  # keeps weights small that nothing asks for
NEAR_SURE = 0.002  # nobody is surer of a win


def guess(s: rules.Ur) -> int:
    """The lead of who acted last, or acts again."""
    return 3 * (rules.held((), s.own) - rules.held((), s.foe)) + _more(s)


def _more(s: rules.Ur) -> int:
    return s.own.bit_count() - s.foe.bit_count()


def positions(seed: int) -> Iterator[tuple[int, int]]:
    """Positions in which somebody is about to roll, game after game."""
    rng = random.seeded(seed)
    while True:
        s = rules.start(())
        for _ in range(MOST):
            if s.phase == rules.OVER:
                break
            if s.phase == rules.ROLLING:
                yield s.own, s.foe
                s = rules.act((), s, random.drawn(rng, rules.ODDS, len(rules.ODDS)))
                continue
            after = [rules.act((), s, action) for action in rules.actions((), s)]
            if random.below(rng, 100) < WANDER:
                s = after[random.below(rng, len(after))]
            else:
                player = s.player
                s = max(after, key=lambda t: guess(t) if t.player == player else -guess(t))


def some(count: int, seed: int) -> list[tuple[int, int]]:
    found: dict[tuple[int, int], None] = {}
    for one in positions(seed):
        found[one] = None
        if len(found) == count:
            return list(found)
    raise AssertionError


def judged(met: list[tuple[int, int]]) -> tuple[Any, Any]:
    """The numbers of positions, and what was learned of them."""
    numbers = np.array([[*numbers_of((), *one), 1] for one in met], float)
    return numbers, np.clip([worth(*one) / SURE for one in met], NEAR_SURE, 1 - NEAR_SURE)


def fitted(numbers: Any, wanted: Any) -> Any:
    """The weights by which the logistic curve of the sum comes nearest to what is wanted."""
    weights = np.zeros(numbers.shape[1])
    for _ in range(STEPS):
        told = 1 / (1 + np.exp(-numbers @ weights))
        slope = (told * (1 - told))[:, None] * numbers
        curve = numbers.T @ slope + SOFT * np.eye(len(weights))
        weights += np.linalg.solve(curve, numbers.T @ (wanted - told) - SOFT * weights)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=8000)
    asked = parser.parse_args()
    weights = fitted(*judged(some(asked.positions, seed=1)))
    numbers, wanted = judged(some(asked.positions // 3, seed=2))
    told = 1 / (1 + np.exp(-numbers @ weights))
    error = abs(told - wanted).mean()
    alike = np.corrcoef(told, wanted)[0, 1]
    print(f"held back: {len(told)} positions, error {error:.4f}, correlation {alike:.4f}")
    print(tuple(round(weight * ONE) for weight in weights))


if __name__ == "__main__":
    main()

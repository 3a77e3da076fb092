"""Fractional logistic regression: what each column adds to the log odds of a score from 0 to 1."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
STEPS = 50
RIDGE = 1e-6  # so that columns which say the same do no harm


class Fit(NamedTuple):
    weights: Floats  # one for each column
    covariance: Floats  # of the weights; right also where scores are not won or lost, but between

    def errors(self) -> Floats:
        found: Floats = np.sqrt(np.maximum(np.diag(self.covariance), 0))
        return found


def share(odds: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-odds))
    return found


def fit(columns: Floats, scores: Floats, counts: Floats | None = None) -> Fit:
    """Newton's method, and the sandwich of its two variances; `counts`: how often each row."""
    many: Floats = np.ones(len(scores)) if counts is None else counts
    weights: Floats = np.zeros(columns.shape[1])
    for _ in range(STEPS):
        expected = share(columns @ weights)
        spread = (columns * (many * expected * (1 - expected))[:, None]).T @ columns
        spread += RIDGE * np.eye(len(weights))
        step = np.linalg.solve(spread, columns.T @ (many * (scores - expected)))
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    left = (scores - share(columns @ weights))[:, None] * columns
    bread = np.linalg.inv(spread)
    meat = (left * many[:, None]).T @ left
    return Fit(weights, bread @ meat @ bread)


def log_loss(columns: Floats, scores: Floats, weights: Floats) -> float:
    """Mean surprise, in bits: 1 for who knows nothing of an even game."""
    expected = np.clip(share(columns @ weights), 1e-9, 1 - 1e-9)
    surprise = scores * np.log2(expected) + (1 - scores) * np.log2(1 - expected)
    return float(-surprise.mean())

"""Fractional logistic regression: what each column adds to the log odds of a score from 0 to 1."""

from typing import Any, NamedTuple

import numpy as np

STEPS = 50
RIDGE = 1e-6  # so that columns which say the same do no harm


class Fit(NamedTuple):
    weights: Any  # one for each column
    covariance: Any  # of the weights; right also where scores are not won or lost, but between

    def errors(self) -> Any:
        return np.sqrt(np.maximum(np.diag(self.covariance), 0))


def share(odds: Any) -> Any:
    return 1 / (1 + np.exp(-odds))


def fit(columns: Any, scores: Any, counts: Any | None = None) -> Fit:
    """Newton's method, and the sandwich of its two variances; `counts`: how often each row."""
    many = np.ones(len(scores)) if counts is None else counts
    weights = np.zeros(columns.shape[1])
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


def log_loss(columns: Any, scores: Any, weights: Any) -> float:
    """Mean surprise, in bits: 1 for who knows nothing of an even game."""
    expected = np.clip(share(columns @ weights), 1e-9, 1 - 1e-9)
    surprise = scores * np.log2(expected) + (1 - scores) * np.log2(1 - expected)
    return float(-surprise.mean())

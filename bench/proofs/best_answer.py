"""Measure what our levels leave to a best answer in small games with secrets (docs/research.md).

    python bench/proofs/best_answer.py gambit --level 1 5 9
    python bench/proofs/best_answer.py battles --level 1 5 9

A level is asked for everything it can be shown in such a game, so many times (`--times`), and plays
each of its answers as often as it gave it.  Then the best answer to that is worked out exactly, for
either seat: who answers remembers all that was seen, knows how the level plays, and has for every
moment the odds of all states that fit.  Equal odds are looked at once, in whatever order they came
about.  (A game in which nobody has anything to gain leaves (first + second) / 2 - 1/2 = 0.)
"""

import argparse
import json
import time
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any
from zlib import crc32

from small_games import SMALL

from regalia import players
from regalia.core import random
from regalia.core.contract import CHANCE, NOBODY
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.secrets import log_text, redacted

Odds = dict[Any, float]  # of states
DIGITS = 12  # to which equal odds are equal


class Asked:
    """A level's answers: for each view, which actions it chose, and how often."""

    def __init__(self, game: Game, level: int, times: int) -> None:
        self.game, self.player, self.times = game, players.of_level(level), times
        self.known: dict[str, dict[int, float]] = {}

    def answers(self, s: Any, seat: int) -> dict[int, float]:
        room, params = self.game.room, self.game.params
        known = redacted(room, params, s, seat)
        shown = json.dumps(known.view())
        if shown not in self.known:
            text = room.text.action_text
            numbers = {text(params, s, action): action for action in room.rules.actions(params, s)}
            found: dict[int, float] = {}
            for number in range(self.times if len(numbers) > 1 else 1):
                rng = random.seeded(crc32(shown.encode()) << 8 | number)
                about = (room, params, known.view(), known.state, sorted(numbers), rng)
                query = Query(*about, options=self.game.options)
                action = numbers[self.player.choose(query).text]
                found[action] = found.get(action, 0) + 1
            total = sum(found.values())
            self.known[shown] = {action: count / total for action, count in found.items()}
        return self.known[shown]


class Answer:
    """The best answer of one seat to a level in the other."""

    def __init__(self, game: Game, seat: int, asked: Asked) -> None:
        self.rules, self.params, self.seat = game.room.rules, game.params, seat
        self.worths: dict[frozenset[Any], float] = {}
        self.follow = cache(self._follow)
        self.room, self.text = game.room, game.room.text.action_text
        self.asked = asked

    def worth(self, odds: Odds) -> float:
        """The value that the seat can expect, of states that it cannot tell apart."""
        total = sum(odds.values())
        known = frozenset((s, round(p / total, DIGITS)) for s, p in odds.items())
        if known not in self.worths:
            self.worths[known] = self._worth(odds) / total
        return self.worths[known] * total

    def _worth(self, odds: Odds) -> float:
        (who,) = {self.rules.to_play(self.params, s) for s in odds}
        if who == NOBODY:
            rules, params = self.rules, self.params
            return sum(p * rules.result(params, s, self.seat) / 2 for s, p in odds.items())
        if who != self.seat:
            return self.after(odds, lambda s: self.follow(s, who))
        choices = {action for s in odds for action in self.rules.actions(self.params, s)}
        return max(self.after(odds, lambda s, a=action: self.played(s, a)) for action in choices)

    def played(self, s: Any, action: int) -> Iterable[tuple[str, Any, float]]:
        yield (
            log_text(self.room, self.params, s, action, self.seat),
            self.rules.act(self.params, s, action),
            1,
        )

    def _follow(self, s: Any, who: int) -> list[tuple[str, Any, float]]:
        """The outcomes of chance or of the level, what the seat sees of each, and how likely it
        is."""
        params, rules = self.params, self.rules
        if who == CHANCE:
            weights = {o: rules.weight(params, s, o) for o in rules.chances(params, s)}
            total = sum(weights.values())
            likely = {outcome: weight / total for outcome, weight in weights.items()}
        else:
            likely = self.asked.answers(s, who)
        return [
            (log_text(self.room, params, s, action, self.seat), rules.act(params, s, action), p)
            for action, p in likely.items()
        ]

    def after(self, odds: Odds, follow: Callable[[Any], Iterable[tuple[str, Any, float]]]) -> float:
        """The same, after something that is seen in part."""
        apart: dict[str, Odds] = {}
        for s, p in odds.items():
            for seen, following, likely in follow(s):
                group = apart.setdefault(seen, {})
                group[following] = group.get(following, 0) + p * likely
        return sum(map(self.worth, apart.values()))


def measured(name: str, options: dict[str, Any], level: int, times: int) -> str:
    game, begin = Game(name, options), time.process_time()
    asked, won, moments = Asked(game, level, times), [], []
    for seat in range(2):
        answer = Answer(game, seat, asked)
        won.append(answer.worth({game.room.rules.start(game.params): 1.0}))
        moments.append(len(answer.worths))
    return (
        f"{name}, level {level}: the best answer wins {won[0]:.4f} in the first seat and "
        f"{won[1]:.4f} in the second: {sum(won) / 2 - 0.5:.4f} more than half; the level was shown "
        f"{len(asked.known):,} views, who answers has {moments[0]:,} and {moments[1]:,} moments; "
        f"{time.process_time() - begin:.0f} s"
    )


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asking.add_argument("game", choices=[game for game, _ in SMALL])
    asking.add_argument("--level", type=int, nargs="+", default=[1, 5, 9])
    asking.add_argument("--times", type=int, default=1)
    given = asking.parse_args()
    for level in given.level:
        print(measured(given.game, dict(SMALL)[given.game], level, given.times), flush=True)


if __name__ == "__main__":
    main()

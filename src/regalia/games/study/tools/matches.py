"""Matches of the Study between computer players, the race decided by the seconds they think.

python -m regalia.games.study.tools.matches strength 200      each level against the one two below
python -m regalia.games.study.tools.matches neighbours 100    against the one just below
python -m regalia.games.study.tools.matches beginner 60       a thoughtful beginner against level 1
python -m regalia.games.study.tools.matches judgement 400     how long they think, and how well
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol, cast

from regalia import games
from regalia.core import random
from regalia.core.card import Options
from regalia.core.contract import CHANCE, EVERYBODY, Params, Rng
from regalia.core.game import Game
from regalia.core.game.decision import Decision
from regalia.core.game.query import Query
from regalia.games.study import rules
from regalia.games.study.clocks import head_start
from regalia.games.study.player import HOURGLASS, StudyPlayer, player, race
from regalia.games.study.player.agent import AGENTS, Declaration, DeclarationAnswer, agent
from regalia.games.study.player.ground import alone, challenge, moves, needed
from regalia.games.study.rules import MOST_DECLARED, Study

KINDS: tuple[dict[str, Any], ...] = (
    {"level": 1},
    {"level": 2},
    {"level": 3},
    {"level": 1, "bonus": True},
    {"level": 2, "bonus": True},
    {"level": 3, "bonus": True},
)


class MatchScore(NamedTuple):
    winner: int
    points: tuple[int, int]
    seconds: float  # as thought, over all races and hourglasses


class Contender(Protocol):
    """A player of a match, ours or anybody else's."""

    def declares(self, params: Params, s: Study, rng: Rng) -> Declaration: ...

    def answers(
        self, params: Params, s: Study, rng: Rng, before: float | None = None
    ) -> DeclarationAnswer: ...

    def choose(self, query: Query) -> Decision: ...


def match_between(players: Sequence[Contender], options: Options, seed: int) -> MatchScore:
    """A seed has one match: cards, thoughts and all."""
    game = Game(games.room("study"), {**options, "mode": "match"})
    rng = random.seeded(seed)
    decisions = [random.seeded(0) for _ in players]
    before, seconds = 0.0, 0.0
    while not game.over:
        seat = game.to_play
        if seat == CHANCE:
            game.roll(rng)
            continue
        s = cast(Study, game.state)
        if seat == EVERYBODY:
            for mine in decisions:
                random.reseed(mine, random.bits(rng), random.bits(rng))
            rngs = [list(mine) for mine in decisions]
            waits = [head_start(game.options, one) for one in (0, 1)]
            first, said = race(players, game.params, s, rngs, waits)
            before = said.seconds
            seconds += before
            game.play(f"declare:{said.number}", first)
        elif s.phase == rules.HOURGLASS:
            answer = players[seat].answers(game.params, s, decisions[seat], before)
            seconds += answer.seconds
            game.play("decline" if answer.plan is None else "challenge", seat)
        else:
            game.play(players[seat].choose(Query.about(game, seat, rng)).text, seat)
    points = game.view()["points"]
    return MatchScore(game.result.index(1.0), (points[0], points[1]), seconds)


def match(level_a: int, level_b: int, options: Options | None = None, seed: int = 0) -> MatchScore:
    """Seat 0 has the first level."""
    options = options or {}
    glass = float(options.get("hourglass", HOURGLASS))
    return match_between([player(level, glass) for level in (level_a, level_b)], options, seed)


class LevelTally(NamedTuple):
    """The results of a level against a lower one."""

    won: float  # share of the matches
    for_it: float  # points, on average
    against: float
    seconds: float  # of thought for one point


def tally(level: int, other: int, options: Options, matches: int) -> LevelTally:
    """Play matches and count the results, half of them from each seat."""
    won, mine, theirs, seconds = 0, 0, 0, 0.0
    for seed in range(matches):
        if seed % 2:
            found = match(other, level, options, seed)
        else:
            found = match(level, other, options, seed)
        seat = seed % 2
        won += found.winner == seat
        mine += found.points[seat]
        theirs += found.points[1 - seat]
        seconds += found.seconds
    return LevelTally(won / matches, mine / matches, theirs / matches, seconds / (mine + theirs))


class Beginner(StudyPlayer):
    """A thoughtful beginner, thinking in another way than our minds do.

    Takes a minute and a half; follows eight lines at once, of which it keeps those that look best
    at a first glance; never turns a card; executes what it found without a mistake.
    """

    def declares(self, params: Params, s: Study, rng: Rng) -> Declaration:
        return Declaration(90.0, min(MOST_DECLARED, self._least(s)), [], 0)

    def answers(
        self, params: Params, s: Study, rng: Rng, before: float | None = None
    ) -> DeclarationAnswer:
        return DeclarationAnswer(60.0, [] if self._least(s) < s.number else None, 0)

    def _least(self, s: Study) -> int:
        """The number of moves that it finds to be enough."""
        board, goal = s.board, s.lying[0]
        lines = [[board]]
        while all(line[-1] != goal for line in lines):
            longer = [[*line, to] for line in lines for to in moves(line[-1]) if to not in line]
            lines = sorted(longer, key=lambda line: alone(line[-1], goal))[:8]
        return min(len(line) for line in lines if line[-1] == goal) - 1


def beginner_won(level: int, options: Options, matches: int) -> float:
    """The share of matches that the beginner wins."""
    beginner = Beginner(agent(len(AGENTS)), HOURGLASS)
    seats = [beginner, player(level)]
    return sum(match_between(seats, options, seed).winner == 0 for seed in range(matches)) / matches


# ------------------------------------------------------------------- tables of the docs


def kind_name(kind: Options) -> str:
    return f"level {kind['level']}{' bonus' if kind.get('bonus') else ''}"


def strength(matches: int, below: int = 2) -> Iterator[str]:
    """The strength of each level against the one two below, by kind of challenge, as Markdown."""
    yield f"| | {' | '.join(map(kind_name, KINDS))} |"
    yield "|---" * (1 + len(KINDS)) + "|"
    for level in range(1 + below, len(AGENTS) + 1):
        cells = []
        for kind in KINDS:
            found = tally(level, level - below, kind, matches)
            cells.append(f"{found.won:.0%} ({found.for_it:.1f} : {found.against:.1f})")
        yield f"| {level} against {level - below} | {' | '.join(cells)} |"


def neighbours(matches: int) -> Iterator[str]:
    """The same against the level just below."""
    return strength(matches, below=1)


def beginner(matches: int) -> Iterator[str]:
    """The results of a thoughtful beginner against low levels, without a bonus."""
    kinds = KINDS[:2]
    yield f"| the beginner against | {' | '.join(map(kind_name, kinds))} |"
    yield "|---" * (1 + len(kinds)) + "|"
    for level in range(1, 6):
        won = [f"{beginner_won(level, kind, matches):.0%}" for kind in kinds]
        yield f"| {level} | {' | '.join(won)} |"


def analysis(count: int) -> Iterator[str]:
    """The time that each level thinks and how well it estimates, in every kind of challenge."""
    yield f"| | {' | '.join(map(kind_name, KINDS))} |"
    yield "|---" * (1 + len(KINDS)) + "|"
    for level in range(1, len(AGENTS) + 1):
        yield f"| {level} | {' | '.join(analysed(level, kind, count) for kind in KINDS)} |"


def analysed(level: int, kind: Options, count: int) -> str:
    """A cell of that."""
    rng, seconds, over, under, exact = random.seeded(0), 0.0, 0, 0, 0
    for _ in range(count):
        game = Game(games.room("study"), kind)
        while game.to_play == CHANCE:
            game.roll(rng)
        s = cast(Study, game.state)
        task = challenge(game.params, s)
        distance, _ = needed(task)
        said = player(level).declares(game.params, s, rng)
        seconds += said.seconds
        over += max(0, said.number - distance)
        under += said.number < distance
        exact += said.number == distance
    how_well = f"{exact / count:.0%}, +{over / count:.1f}, {under / count:.1%} low"
    return f"{seconds / count:.0f} s, {how_well}"


if __name__ == "__main__":
    tables = {
        "strength": strength,
        "neighbours": neighbours,
        "beginner": beginner,
        "judgement": analysis,
    }
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("table", choices=tables)
    parser.add_argument("count", type=int, help="matches, or challenges, for each cell")
    given = parser.parse_args()
    for row in tables[given.table](given.count):
        print(row, flush=True)

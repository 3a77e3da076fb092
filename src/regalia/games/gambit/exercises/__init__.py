"""Exercises of the Queen's Gambit for two: where to go with the card that has been revealed.

    open    both plans lie open: the most points in the next three turns of each, less the other's
    last    few tokens are left, and nothing more is known than in a game: the best chance to win

With open plans every move and every answer is tried.  The last turns are searched twice, each time
in other worlds that fit what the player sees: the first search chooses what is best, the second
measures by how much (the best of several uncertain numbers flatters itself).
"""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import cast

from regalia.core.contract import Params
from regalia.core.game import Game
from regalia.core.game.decision import Analysis
from regalia.core.game.exercise import EXACT, SEARCHED, Answer, Moment, Reply, right
from regalia.core.game.query import Query
from regalia.core.random import below, bits, seeded
from regalia.games import room
from regalia.games.gambit.exercises.open_plans import best_moves, replied
from regalia.games.gambit.laid_out import row_text
from regalia.games.gambit.rules import MOVING, Gambit, points, score
from regalia.players import of_level
from regalia.players.levels import Level, Searcher
from regalia.players.searching import Clock, mcts

THEMES = {"open": 75, "last": 25}
QUICK = ()
RUSH = ()
PLAIN = {  # what captures most is right
    "last": (502, 1054, 644, 712),
    "open": (616, 1019, 147, 103),
}

OPTIONS = {"players": 2, "peek": True}
SIGNS = str.maketrans({"B": "♝ ", "R": "♜ ", "Q": "♛ ", "N": "♞ "})
ROUNDS = 2_500  # of each search, for each move
GLANCE = Searcher(lambda room: Level(1_500, 1, 1, 0))  # whether it is worth a search
LEAST_POINTS = 2  # by which the best is better, with open plans
LEAST_GAP = 0.03  # of a win
ALIKE = 0.01
FEW_TOKENS = 5
MOST_LAST = 4  # of one game
FEWEST = 4  # moves to choose from
EVERY = 3  # moves, about, between two that are taken from a game


def moments(seed: int) -> Iterator[Moment]:
    rng = seeded(seed)
    game, seats = Game("gambit", OPTIONS), [of_level(1 + below(rng, 4)) for _ in range(2)]
    wait, last = below(rng, EVERY), 0
    while not game.over:
        if game.is_chance:
            game.roll(rng)
            continue
        seat, s = game.to_play, cast(Gambit, game.state)
        if s.phase == MOVING and len(game.actions()) >= FEWEST:
            left = s.tokens.bit_count()
            wait -= 1
            if left <= FEW_TOKENS:
                if last < MOST_LAST and _undecided(game.params, s):
                    last += 1
                    yield Moment("last", game.position, (), seat, OPTIONS)
            elif wait < 0:
                wait = below(rng, 2 * EVERY)
                yield Moment("open", game.position, (), seat, OPTIONS)
        game.play(seats[seat].choose(Query.about(game, seat, rng)).text)


def _undecided(params: Params, s: Gambit) -> bool:
    """Tell if the tokens left on the board can still turn the game."""
    ahead = abs(score(params, s, 0) - score(params, s, 1))
    return ahead <= points(params, s.setup, s.tokens)


def answer(moment: Moment) -> Answer | None:
    game = moment.game(room("gambit"))
    return _open(game) if moment.theme == "open" else _last(game, moment)


def _open(game: Game) -> Answer | None:
    s = cast(Gambit, game.state)
    found = best_moves(game.params, s, LEAST_POINTS)
    if found is None or 2 * len(found.squares) > len(game.actions()):
        return None
    texts = {action: text for text, action in game.actions().items()}
    theirs = row_text(s.rows[1 - s.player]).translate(SIGNS).strip()
    own = row_text(s.card | s.rows[s.player] << 3).translate(SIGNS).strip()
    given = {"own": own, "others": theirs, "points": found.points}
    return Answer(right(texts[square] for square in found.squares), EXACT, given=given)


def _last(game: Game, moment: Moment) -> Answer | None:
    rng, seat = moment.rng(), moment.seat
    glance = _by_value(GLANCE.analyse(Query.about(game, seat, rng)))
    if glance[0].value - glance[-1].value < LEAST_GAP:
        return None
    chosen = _searched(game, seat, bits(rng))
    good = [one.text for one in chosen if chosen[0].value - one.value <= ALIKE]
    if 2 * len(good) > len(chosen):
        return None
    measured = _searched(game, seat, bits(rng))
    worst = [one for one in measured if one.text in good][-1]
    rest = [one for one in measured if one.text not in good]
    gap = worst.value - rest[0].value
    error = hypot(worst.spread, max(one.spread for one in rest))
    if gap <= max(LEAST_GAP, 2 * error):
        return None
    return Answer(right(good), SEARCHED, gap=round(gap, 3))


def _searched(game: Game, seat: int, seed: int) -> list[Analysis]:
    """The value of each move, best first: all looked at equally often, in the same worlds."""
    query, found = Query.about(game, seat, seeded(seed)), list[Analysis]()
    for text in query.actions:
        alone = query._replace(rng=seeded(seed))
        found += mcts(alone, [text], ROUNDS, Clock(None)).analyses
    return _by_value(found)


def _by_value(found: list[Analysis]) -> list[Analysis]:
    return sorted(found, key=lambda one: -one.value)


def refute(moment: Moment, tried: Sequence[str]) -> Reply | None:
    """Refute a plan when plans are open: the other's best answer, and its consequence in the
    end."""
    if moment.theme != "open":
        return None
    game = moment.game(room("gambit"))
    s = cast(Gambit, game.state)
    best = best_moves(game.params, s, LEAST_POINTS)
    here = replied(game.params, s, game.actions()[tried[-1]])
    game.play(tried[-1])
    if best is None or game.over:
        return None
    plays = list[str]()
    while game.to_play != 1 - moment.seat:  # a card is added, and one is drawn: any will do
        plays.append(min(game.actions() or game.chances()))
        game.play(plays[-1])
    texts = {square: text for text, square in game.actions().items()}
    points = {"points": here.points, "most": best.points}
    return Reply((*plays, texts[here.squares[0]]), len(plays), "points-there", points)

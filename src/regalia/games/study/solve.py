"""The Royal Study solved: distances, the number of least plans, and one of them (ST-11, ST-18).

    solve(game)                                 the challenge on the table, from here on
    solve_challenge("N.Q/.BK/R..", [card], 2)   any challenge, at any level, with one or two cards
    all_distances(progress, 2)                  every position and card, at any level

Why it is enough to look at how the cards lie in the end: what a plan costs does not depend on when
its turns come, and a plan that turns first cannot complete a card too early, for then it would not
be a least one.  So a least plan is a least way to the card in one of the ways it can lie; for two
cards, a least way to the one and from there to the other, in either order.  Plans are counted by
their moves and by how the cards lie in the end, so two orders that complete both cards at once
count as one.  Where all turns go to one card (ST-22), a way in which both were turned is none.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple, cast

from regalia.boards.areas import replaced
from regalia.core.contract import Params, State
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.game.decision import Known
from regalia.games.study import rules
from regalia.games.study.distances import (
    Distances,
    all_distances,
    graph,
    lying,
    numbers,
    positions,
    reach,
)
from regalia.games.study.player import evenly, expects
from regalia.games.study.player.ground import (
    EITHER,
    ONE,
    Challenge,
    challenge,
    lies_of,
    needed,
)
from regalia.games.study.positions import LETTERS, NAMES, read_board, says
from regalia.games.study.rules import Study
from regalia.games.study.text import TURNS

__all__ = [
    "ChallengeSolution",
    "all_distances",
    "distance",
    "expected",
    "par",
    "solve",
    "solve_challenge",
    "ways",
]

EXACT = "exact"
ANSWERS = ("challenge", "decline", "give-up")
MOST_WAYS = 5  # that are told
UNDO = (rules.BACK, rules.CLOCKWISE, rules.LEFT_RIGHT, rules.TOP_BOTTOM)  # what undoes each turn


class ChallengeSolution(NamedTuple):
    distance: int
    plans: int  # how many least ones
    plan: list[str]  # one of them: actions, legal one after the other


class ChallengePlans(NamedTuple):
    """The least plans of a challenge that is over."""

    start: State  # from where they are played out,
    params: Params  # and with which
    least: int
    plans: int  # how many there are
    ways: list[list[str]]  # some of them
    played: list[str]  # as far as it went
    done: bool
    seat: int  # by whom


class Stop(NamedTuple):
    """A card to complete, and how it shall lie then."""

    card: int
    turns: tuple[int, ...]
    position: int


class Route(NamedTuple):
    """Cards completed one after the other: what that costs, and in how many ways it can be done."""

    cost: int
    ways: int
    stops: list[Stop]


def solve(game: Game) -> ChallengeSolution:
    """The challenge on the table of a game, from here on, with the cards as they now lie."""
    params, s = game.params, cast(Study, game.state)
    if s.phase not in (rules.THINKING, rules.HOURGLASS, rules.EXECUTING):
        raise RegaliaError(says("no-challenge"), "ST-13")
    return _solution(challenge(params, s))


def par(game: Game) -> dict[str, Any] | None:
    """The least cost of a challenge that somebody played alone, the number of least plans, one of
    them, and the cost of the player's own plan (`used`, if it was completed)."""
    states = cast(list[Study], game.states)
    begun = next((n for n, s in enumerate(states) if s.phase == rules.EXECUTING), None)
    if not game.params[rules.SOLO] or begun is None:
        return None
    asked = copy(game)
    asked.states = game.states[: begun + 1]
    found = solve(asked)
    used = len(game.events) - begun if game.over and any(game.result) else None
    return {"least": found.distance, "plans": found.plans, "plan": found.plan, "used": used}


def ways(game: Game) -> list[ChallengePlans]:
    """The challenges of a game that is over: its least plans, some of them played out alone."""
    states, found, begun = cast(list[Study], game.states), list[ChallengePlans](), 0
    params = replaced(tuple(game.params), rules.SOLO, 1)
    for number, s in enumerate(states[1:], 1):
        before = states[number - 1]
        if before.phase <= rules.DRAWING_SECOND < s.phase:
            begun = number
        if s.points == before.points and s.phase != rules.OVER:
            continue
        start = states[begun]._replace(phase=rules.EXECUTING, player=0, number=0)
        task = challenge(params, start)
        solution, done = _solution(task), s.points[before.player] > before.points[before.player]
        done = bool(game.result[0]) if game.params[rules.SOLO] else done
        played = [event.text for event in game.events[begun:number]]
        own = [text for text in played if text not in ANSWERS and not text.startswith("declare")]
        some = [list(plan) for plan in islice(_plans(task), MOST_WAYS)]
        if done and len(own) == solution.distance and own not in some:
            some[-1:] = [own]
        found.append(
            ChallengePlans(
                *(cast(State, start), params, solution.distance, solution.plans, some),
                *(own, done, before.player),
            )
        )
    return found


def expected(params: Params, s: Study) -> Known:
    """The expectation of each seat if nobody errs, and both are as likely as another to declare
    first: so the next point is anybody's until somebody declares (ST-14), and then it is known who
    gets it.  Alone everything can be completed (ST-18)."""
    if s.phase == rules.OVER:
        seats = 1 if params[rules.SOLO] else 2
        return Known(tuple(rules.result(params, s, seat) / 2 for seat in range(seats)), EXACT)
    if params[rules.SOLO]:
        return Known((1.0,), EXACT)
    if s.phase <= rules.THINKING:
        left = [params[rules.TARGET] - points for points in s.points]
        return Known((evenly(left[0], left[1]), evenly(left[1], left[0])), EXACT)
    least = needed(challenge(params, s))[0]
    # Who may challenge gets the point if the number is not the least: with fewer, or by declining.
    gets = least != s.number if s.phase == rules.HOURGLASS else least <= s.number
    return Known(
        tuple(expects(params, s, seat, gets == (seat == s.player)) for seat in (0, 1)), EXACT
    )


def solve_challenge(
    start: str, cards: Sequence[str], level: int = 1, turning: str = "either"
) -> ChallengeSolution:
    """The challenge of one card or two from a position; all given as position texts.  With `one`
    for `turning`, only one of two cards may be turned (ST-22)."""
    if level not in (1, 2, 3) or len(cards) not in (1, 2):
        raise RegaliaError(says("challenge-size"), "ST-9")
    board = read_board(start)
    shown = [read_board(text) for text in cards]
    to_do = tuple((card, one) for card, one in enumerate(shown) if one != board)  # ST-10
    may = ONE if turning == "one" and len(cards) == 2 else EITHER
    return _solution(Challenge(board, to_do, level, len(cards) == 2, may))


def distance(start: str, cards: Sequence[str], level: int = 1, turning: str = "either") -> int:
    return solve_challenge(start, cards, level, turning).distance


# ----------------------------------------------------------------------------- the search


def _solution(task: Challenge) -> ChallengeSolution:
    routes, board = list(_routes(task)), task.board
    least = min(route.cost for route in routes)
    best = [route for route in routes if route.cost == least]
    plan: list[str] = []
    for card, turns, position in best[0].stops:
        plan += [f"{TURNS[turn]}@{card + 1}" if task.bonus else TURNS[turn] for turn in turns]
        plan += next(_all_moves(board, position))
        board = position
    return ChallengeSolution(least, sum(route.ways for route in best), plan)


def _routes(task: Challenge) -> Iterator[Route]:
    """The orders of the cards and the ways in which they can lie, each plan in one of them."""
    if not task.cards:
        yield Route(0, 1, [])
        return
    stops = [
        [
            Stop(card, turns, lying(shown, turns))
            for turns in lies_of(card, task.level, task.turning)
        ]
        for card, shown in task.cards
    ]
    here, number = _reach(task.board), numbers()
    if len(stops) == 1:
        for stop in stops[0]:
            at = number[stop.position]
            yield Route(len(stop.turns) + here.far[at], here.ways[at], [stop])
        return
    between = _reach(stops[0][0].position)  # from the first card as it lies now
    for a in stops[0]:
        for b in stops[1]:
            if task.turning and a.turns and b.turns:
                continue  # ST-22
            # as far apart as when both are turned back by what turned a
            apart = number[lying(b.position, tuple(UNDO[turn] for turn in reversed(a.turns)))]
            for one, two in ((a, b), (b, a)):
                if one is a or a.position != b.position:
                    at, turns = number[one.position], len(a.turns) + len(b.turns)
                    cost = turns + here.far[at] + between.far[apart]
                    yield Route(cost, here.ways[at] * between.ways[apart], [one, two])


def _plans(task: Challenge) -> Iterator[tuple[str, ...]]:
    """All least plans, each once; of those that differ only in when a card is turned, one."""
    routes = list(_routes(task))
    least, seen = min(route.cost for route in routes), set[tuple[str, ...]]()
    for route in routes:
        if route.cost == least:
            for plan in _played(task.board, route.stops, task.bonus):
                if plan not in seen:
                    seen.add(plan)
                    yield plan


def _played(board: int, stops: Sequence[Stop], bonus: bool) -> Iterator[tuple[str, ...]]:
    if not stops:
        yield ()
        return
    (card, turns, position), *rest = stops
    turning = tuple(f"{TURNS[turn]}@{card + 1}" if bonus else TURNS[turn] for turn in turns)
    for moves in _all_moves(board, position):
        for more in _played(position, rest, bonus):
            yield (*turning, *moves, *more)


def _all_moves(begin: int, end: int) -> Iterator[tuple[str, ...]]:
    """All least sequences of moves from a position to another."""
    if begin == end:
        yield ()
        return
    first, moves = graph()
    far, at = _reach(begin).far, numbers()[end]
    for before in (positions()[b] for b in moves[first[at] : first[at + 1]] if far[b] < far[at]):
        piece = next(p for p in range(rules.PIECES) if (before ^ end) >> 4 * p & 15)
        for way in _all_moves(begin, before):
            yield (*way, LETTERS[piece] + NAMES[rules.square_of(end, piece)])


@lru_cache(maxsize=64)
def _reach(board: int) -> Distances:
    return reach(board)

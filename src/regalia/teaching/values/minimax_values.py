"""Values of open games of two that are looked at move by move (`players/minimax.py`)."""

from collections.abc import MutableSequence, Sequence

from regalia.core.contract import CHANCE, NOBODY, InsightPart, State
from regalia.core.game import Event, Game
from regalia.core.game.query import Query
from regalia.core.secrets import redacted
from regalia.fast.any_insight import SURE
from regalia.players import minimax
from regalia.players.searching import Workspace
from regalia.teaching.values.outlook import (
    PROVED,
    SEARCHED,
    ChoiceValue,
    Effort,
    Outlook,
    Values,
    followers,
    mean,
    of_chance,
)

LEAST_ERROR = 0.01  # of a value that was only looked for,
LEAST_OF_CHANCE = 0.002  # and where chance is averaged, which smooths it
WIDE = 2 * minimax.ENDLESS  # every value is wanted, none only as a bound
CLOSE = int(0.3 * SURE)  # what is worse than the best by more need not be known exactly
DEEPEST = 40


class MoveByMove:
    """The values of states, so many moves deep, by what is known to whoever looks back
    (`looking_back` of the room's insight); each is told with its text."""

    def __init__(self, query: Query, nodes: int, after: dict[str, State]) -> None:
        self.own, self.query, self.after = Workspace(query, minimax, nodes), query, after
        kernel, params = self.own.kernel, self.own.params
        spare = minimax.DEEPEST + 4
        past = kernel.so_far(params, query.world(), self.own.past(query), spare)
        self.search = kernel.new_search(past, nodes)
        self.search.counts[minimax.BACK] = int(query.room.has(InsightPart.looking_back))

    @property
    def used(self) -> int:
        return int(self.search.counts[minimax.NODES])

    def look(self, order: list[str], depth: int, margin: int, limit: int) -> dict[str, int]:
        """Values, as far as the limit of nodes allows.

        An action that is worse than the best by more than `margin` has only a bound for a value.
        """
        counts, own, seat = self.search.counts, self.own, self.query.seat
        counts[minimax.LIMIT], counts[minimax.STOPPED] = limit, 0
        found, best = dict[str, int](), -minimax.ENDLESS
        for text in order:
            about = (own.params, self.after[text], seat, depth - 1, best, margin)
            worth = int(own.kernel.value_after(*about, self.search))
            if counts[minimax.STOPPED]:
                break
            found[text], best = worth, max(best, worth)
        return found


def by_moves(game: Game, event: Event, effort: Effort, rng: MutableSequence[int]) -> Outlook:
    seat = max(event.seat, 0)
    after = {
        text: game.room.rules.act(game.params, game.state, action)
        for text, action in followers(game, None if game.is_chance else seat)
    }
    search = MoveByMove(_query(game, seat, rng), effort.nodes, after)
    order = [event.text, *(text for text in after if text != event.text)]
    if game.is_chance:
        values, *_ = _deeper(search, order, effort, WIDE, effort.depth + 1)
        weights, word = game.weights(), _word(game, list(values.values()))
        told = {text: _both(_result(game, after[text], value)) for text, value in values.items()}
        before = mean(list(told.values()), [weights[text] for text in told])
        return of_chance(before, told[event.text], word)
    depths = _deeper(search, order, effort, CLOSE, _deepest(game, effort))
    if not _has_chance(game):
        depths = [_evened(depths), _evened(depths[1:])]
    values, once, *_ = depths
    worth = {text: _result(game, after[text], value) for text, value in values.items()}
    best = max(worth, key=lambda text: (worth[text], text == event.text))
    sure = _word(game, (values[best], values[event.text])) == PROVED
    loss = worth[best] - worth[event.text]
    least = LEAST_OF_CHANCE if _has_chance(game) else LEAST_ERROR
    error = 0.0 if sure else _error(least, values, once, best, event.text)
    if loss <= error:
        best = event.text
    choices = tuple(
        ChoiceValue(text, worth[text], _error(least, values, once, text))
        for text in sorted(worth, key=lambda text: (text != best, -worth[text]))
    )
    played, better = (
        tuple(each if s == seat else 1 - each for s in (0, 1))
        for each in (worth[event.text], worth[best])
    )
    word = PROVED if sure else SEARCHED
    found = Outlook(better, played, played, better, best, error, word, choices)
    return found._replace(deeper=True)


def worth_of(game: Game, effort: Effort, rng: MutableSequence[int]) -> Values:
    """The expectation of each seat of a state in which no more happened."""
    if game.is_chance:
        weights = game.weights()
        act, outcomes = game.room.rules.act, followers(game)
        after = {text: act(game.params, game.state, outcome) for text, outcome in outcomes}
        search = MoveByMove(_query(game, 0, rng), effort.nodes, after)
        values, *_ = _deeper(search, list(after), effort, WIDE, effort.depth + 1)
        told = [_both(_result(game, after[text], value)) for text, value in values.items()]
        return mean(told, [weights[text] for text in values])
    first = next(iter(game.actions()))
    event = Event(game.to_play, game.actions()[first], first)
    return by_moves(game, event, effort, rng).before


def _query(game: Game, seat: int, rng: MutableSequence[int]) -> Query:
    """A query without actions, for a search that is told what may follow."""
    known = redacted(game.room, game.params, game.state, seat)
    return Query(
        *(game.room, game.params, known.view(), known.state, [], rng),
        *(game.seats, None, tuple(game.keys), game.options),
    )


def _deeper(
    search: MoveByMove, order: list[str], effort: Effort, margin: int, deepest: int
) -> list[dict[str, int]]:
    """Values of all depths that were reached, the deepest first, and none of depth 0; the first of
    the order is always exact."""
    values, depths, depth = dict[str, int](), [dict[str, int]()], 1
    while depth <= deepest and (not values or search.used < effort.nodes):
        limit = minimax.ENDLESS << 20 if not values else effort.nodes
        found = search.look(order, depth, margin, limit)
        if len(found) < len(order):
            break
        values, depth = found, depth + 1
        depths.insert(0, found)
        order = [order[0], *sorted(order[1:], key=lambda text: -values[text])]
        if all(abs(value) > minimax.CERTAIN for value in values.values()):
            break
    return depths


def _evened(depths: list[dict[str, int]]) -> dict[str, int]:
    """The mean of the two deepest looks: one ends after a move of mine, the other after one of
    theirs, and who has just moved looks better, by 20 points at the start of Twelve-Card Chess.
    What is certain is not halved."""
    values, once = depths[0], depths[1] if len(depths) > 1 else {}
    if not once:
        return values
    return {
        text: value if abs(value) > minimax.CERTAIN else (value + once[text]) // 2
        for text, value in values.items()
    }


def _error(least: float, values: dict[str, int], once: dict[str, int], *texts: str) -> float:
    """The change of a value, or of a difference, with the last move looked further."""
    if all(abs(values[text]) > minimax.CERTAIN for text in texts):
        return 0.0
    if not once:
        return 0.5
    now, then = ([found[text] for text in texts] for found in (values, once))
    change = now[0] - then[0] if len(texts) == 1 else now[0] - now[1] - then[0] + then[1]
    return max(abs(change) / SURE, least)


def _word(game: Game, values: Sequence[int]) -> str:
    """A win that is certain is proved; with dice about, it may be only very likely."""
    certain = all(abs(value) > minimax.CERTAIN for value in values)
    return PROVED if certain and not _has_chance(game) else SEARCHED


def _has_chance(game: Game) -> bool:
    return game.is_chance or any(event.seat == CHANCE for event in game.events)


def _deepest(game: Game, effort: Effort) -> int:
    """The depth for the last look; with chance every moment is looked at as deep as the others, an
    outcome as its decision: a state has one value then, however it is come by."""
    return effort.depth if _has_chance(game) else DEEPEST


def _result(game: Game, after: State, value: int) -> float:
    """A value as a result: a win is 1, however far off."""
    rules, params = game.room.rules, game.params
    if rules.to_play(params, after) == NOBODY or abs(value) > minimax.CERTAIN:
        return 0.5 if abs(value) < minimax.CERTAIN else float(value > 0)
    return min(max(0.5 + value / SURE, 0.0), 1.0)


def _both(value: float) -> Values:
    return value, 1 - value

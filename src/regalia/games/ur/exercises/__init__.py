"""Exercises of Ur: the best action by far, found by looking several moves ahead.

Positions are judged by what was learned from the solved game (`learned.py`), three moves on.  What
is asked is only where one action, or several that are as good, is better than all others by more
than 0.02 of a win, and by more than twice the error.  Where proved bounds of what follows are kept
(`bounds.py`), they decide.  Themes say what could be done, not what is best: to come to a rosette
(`rolls`), to capture (`captures`), or neither (`quiet`).
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import floor, hypot
from typing import cast

from regalia.core.contract import Rng
from regalia.core.game import Game
from regalia.core.game.decision import Analysis
from regalia.core.game.exercise import COMPUTED, PROVED, SEARCHED, Answer, Moment, Reply, right
from regalia.core.game.query import Query
from regalia.core.random import below, seeded
from regalia.games import room
from regalia.games.ur.exercises.bounds import between
from regalia.games.ur.mistakes import taken
from regalia.games.ur.rules import AGAIN, MOVING, PAIR, ROSETTES, STEP, STEP2, STEP3, Ur, act
from regalia.players import of_level
from regalia.players.levels import Level, Searcher, known

THEMES = {"rolls": 40, "captures": 35, "quiet": 25}
QUICK = ()
RUSH = ()
PLAIN = {  # a rosette, a capture, one step onwards
    "rolls": (337, 157, 90, 96),
    "captures": (738, 917, 548, 372),
    "quiet": (138, 680, 616),
}

SEARCHER = Searcher(lambda room: Level(600_000, 3, 1, 0))
GLANCE = Searcher(lambda room: Level(10_000, 1, 1, 0))  # whether it is worth a search
LEAST_GAP = 0.02  # of a win
ALIKE = 0.004  # two actions that differ by less are both right
ERROR = 0.0031  # of what was learned, by the root of the mean square (docs/ur-solved.md)
MOST_EVENTS = 260
EVERY = 9  # about how many decisions lie between two that are taken from a game
FEWEST = 3  # actions to choose from
ROSETTE = 3  # what one counts beside a piece, where it is only told what could follow
GOOD = 4  # so many right ones are too many


def moments(seed: int) -> Iterator[Moment]:
    rng = seeded(seed)
    game, seats = Game("ur"), [of_level(3 + below(rng, 6)) for _ in range(2)]
    wait = 2 + below(rng, EVERY)
    while not game.over and len(game.events) < MOST_EVENTS:
        if game.is_chance:
            game.roll(rng)
            continue
        seat = game.to_play
        wait -= 1
        if wait < 0 and cast(Ur, game.state).phase == MOVING and len(game.actions()) >= FEWEST:
            wait = EVERY // 2 + below(rng, EVERY)
            yield _moment(game)
        game.play(seats[seat].choose(Query.about(game, seat, rng)).text)


def _moment(game: Game) -> Moment:
    """The present one, without what was before this turn's last roll."""
    asked = Game("ur", position=game.position)
    rolled = game.events[-1].text
    theme, s = "quiet", cast(Ur, game.state)
    for action in game.actions().values():
        ends = _ends(action)
        if ends & ROSETTES:
            theme = "rolls"
            break
        if ends & s.foe:
            theme = "captures"
    return Moment(theme, asked.position, (rolled,), game.to_play, {})


def _ends(action: int) -> int:
    """The square on which a move ends; none, where no piece moves."""
    kind = action & 15
    if kind == PAIR:
        return 1 << (action >> 9 & 31) | 1 << (action >> 19 & 31)
    shift = {STEP: 9, STEP2: 14, STEP3: 19}.get(kind)
    return 0 if shift is None else 1 << (action >> shift & 31)


def answer(moment: Moment) -> Answer | None:
    """The answer by proved bounds, where they are kept; else by the table of the solved game, where
    it is installed; else by looking ahead."""
    game = moment.game(room("ur"))
    s = cast(Ur, game.state)
    bounds = {
        text: between(act((), s, action), moment.seat) for text, action in game.actions().items()
    }
    if None not in bounds.values():
        return _proved(cast(dict[str, tuple[float, float]], bounds))
    query = Query.about(game, game.to_play, moment.rng())
    table = known(query, query.actions)
    if table is None:
        values = [one.value for one in analysed(game, moment.rng(), GLANCE)]
        if not any(before - after > LEAST_GAP / 2 for before, after in pairwise(values[:GOOD])):
            return None
    found = table.analyses if table else analysed(game, moment.rng())
    best = found[0]
    good = [one for one in found if best.value - one.value <= ALIKE]
    rest = found[len(good) :]
    if not rest or len(good) >= GOOD:
        return None
    gap = best.value - rest[0].value
    if gap <= max(LEAST_GAP, 2 * max(hypot(_error(best), _error(one)) for one in rest[:3])):
        return None
    texts = [one.text for one in good]
    return Answer(right(texts), COMPUTED if table else SEARCHED, gap=round(gap, 3))


def _proved(bounds: dict[str, tuple[float, float]]) -> Answer | None:
    """The best ones, as few as possible, of which each is proved to be better than all others."""
    texts = sorted(bounds, key=lambda text: -sum(bounds[text]))
    for count in range(1, min(GOOD, len(texts))):
        least = min(bounds[text][0] for text in texts[:count])
        gap = least - max(bounds[text][1] for text in texts[count:])
        if gap > LEAST_GAP:
            return Answer(right(texts[:count]), PROVED, gap=floor(1000 * gap) / 1000)
    return None


def analysed(game: Game, rng: Rng, searcher: Searcher = SEARCHER) -> list[Analysis]:
    found = searcher.analyse(Query.about(game, game.to_play, rng))
    return sorted(found, key=lambda one: -one.value)


def _error(one: Analysis) -> float:
    """The error of what was learned, and what one move more changed."""
    return max(ERROR, one.spread)


def refute(moment: Moment, tried: Sequence[str]) -> Reply | None:
    """The roll that the enemy gains most by, as often as it comes, and what he does with it."""
    game = moment.game(room("ur"))
    game.play(tried[-1])
    if not game.is_chance:
        return None  # it is still one's own turn (UR-14), or the game is over
    foe, before = 1 - moment.seat, _held(game, 1 - moment.seat)
    found = [(0, 0, ("", ""))]
    for text, weight in game.weights().items():
        there = game.copy()
        there.play(text)
        for action in there.actions(foe):
            then = there.copy()
            then.play(action)
            gain = _held(then, foe) - before
            found.append((gain * weight, weight, (text, action)))
    gain, rolls, plays = max(found)
    return Reply(plays, say="such-rolls", given={"rolls": rolls}) if gain > 0 else None


def suggests(moment: Moment, text: str) -> bool:
    """Tell if an action does what its theme is called by: bring another roll, or capture."""
    game = moment.game(room("ur"))
    before = cast(Ur, game.state)
    after = act(game.params, before, game.actions()[text])
    if moment.theme == "rolls":
        return after.phase == AGAIN
    return moment.theme == "captures" and taken(before, after) > 0


def _held(game: Game, seat: int) -> int:
    """The lead of a seat: in rosettes, and in pieces."""
    s = cast(Ur, game.state)
    own, foe = (s.own, s.foe) if s.player == seat else (s.foe, s.own)
    rosettes = (own & ROSETTES).bit_count() - (foe & ROSETTES).bit_count()
    return ROSETTE * rosettes + own.bit_count() - foe.bit_count()

"""Exercises of Twelve-Card Chess, from games of weak players: forced wins, and narrow escapes.

    win-1 … win-4   a win is forced within so many own actions, and not sooner
    save            the enemy would win at once after most of one's actions, but not after all
    only            all actions but one lose by force, within two actions of the enemy's

A search that tries everything (`solve.py`) finds them.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import cast

from regalia.core.game import Game
from regalia.core.game.exercise import PROVED, Answer, Moment, Reply, right
from regalia.core.game.query import Query
from regalia.core.random import below, seeded
from regalia.games import room
from regalia.games.twelve.insight import symmetry_key
from regalia.games.twelve.rules import Twelve
from regalia.games.twelve.solve import Prover, Task
from regalia.players import of_level

WINS = ("win-1", "win-2", "win-3", "win-4")
THEMES = {"win-1": 14, "win-2": 24, "win-3": 18, "win-4": 12, "save": 24, "only": 8}
QUICK = ("win-1", "save")
RUSH = ()
PLAIN = {  # one's own seat is White, and little can be done
    "only": (403, 495, 521, 847),
    "save": (871, 652, 1066),
    "win-1": (92, 517, 973, 0),
    "win-2": (273, 46, 990, 886),
    "win-3": (191, 322, 368, 507),
    "win-4": (526, 917, 209, 668),
}

MOST_PLIES = 40  # of a game
LAST = 12  # plies of a game that are looked at
MEMORY = 40  # megabytes, for each seat
FEW = 3  # one in so many actions, at most, wins
FEWEST = 4  # actions, of which to find those that save the king
THREAT = {"save": 1, "only": 3}  # plies of the enemy's win


def moments(seed: int) -> Iterator[Moment]:
    rng = seeded(seed)
    game = Game("twelve")
    levels = [of_level(1 + below(rng, 6)) for _ in range(2)]
    while not game.over and len(game.events) < MOST_PLIES:
        seat = game.to_play
        game.play(levels[seat].choose(Query.about(game, seat, rng)).text)
    for _ in range(min(LAST, len(game.events))):
        game.undo()
        seat, position = game.to_play, game.position
        if wins := _least_win(game):
            yield Moment(f"win-{wins}", position, (), seat, {})
            continue
        for theme in ("save", "only"):
            yield Moment(theme, position, (), seat, {})


def answer(moment: Moment) -> Answer | None:
    game = moment.game(room("twelve"))
    if moment.theme in WINS:
        count = 1 + WINS.index(moment.theme)
        if _least_win(game, count) != count:
            return None
        good = _winning(game, 2 * count - 1)
        many = len(good) > len(game.actions()) // FEW
        return None if many else Answer(right(good), PROVED, given={"count": count})
    safe = _safe(game, THREAT[moment.theme])
    most = 1 if moment.theme == "only" else len(game.actions()) // 2
    if not 1 <= len(safe) <= most or len(game.actions()) < FEWEST:
        return None
    return Answer(right(safe), PROVED)


def _least_win(game: Game, most: int = len(WINS)) -> int:
    """The number of own actions within which the seat to act can win by force; 0: not within so
    many."""
    for count in range(1, most + 1):
        if _forces(cast(Twelve, game.state), game.to_play, 2 * count - 1):
            return count
    return 0


def _winning(game: Game, plies: int) -> list[str]:
    """The actions that win by force within so many plies."""
    seat = game.to_play
    return [text for text, there in _after(game) if _forces(there, seat, plies - 1)]


def _safe(game: Game, plies: int) -> list[str]:
    """The actions after which the enemy has no forced win within so many plies."""
    foe, known = 1 - game.to_play, dict[int, bool]()
    found = []
    for text, there in _after(game):
        same = symmetry_key(game.params, there) or -1 - len(known)
        if same not in known:
            known[same] = _forces(there, foe, plies)
        if not known[same]:
            found.append(text)
    return found


def _after(game: Game) -> Iterator[tuple[str, Twelve]]:
    """The actions and the positions after them.

    They go by their texts: of replies that are equally good the first is shown, which must stay the
    same whatever order the rules list their actions in."""
    for text, action in sorted(game.actions().items()):
        yield text, cast(Twelve, game.room.rules.act(game.params, game.state, action))


@cache
def _prover(seat: int) -> Prover:
    """The prover of each seat: it remembers of a position whether that seat wins."""
    return Prover(MEMORY)


def _forces(s: Twelve, seat: int, plies: int) -> bool:
    return _prover(seat)(Task(s, seat, plies))[0]


# ------------------------------------------------------------------------------- wrong answers


def refute(moment: Moment, tried: Sequence[str]) -> Reply | None:
    """The enemy wins, as soon as he can; or he answers so that the win is forced no more."""
    game, seat = moment.game(room("twelve")), moment.seat
    game.play(tried[-1])
    if game.over:
        return None
    threat = THREAT.get(moment.theme, 1)
    if _soon(cast(Twelve, game.state), 1 - seat, threat):
        return Reply(_lost(game, threat))
    count = 1 + WINS.index(moment.theme)
    if count == 1:
        return Reply(say="not-over")
    plays: tuple[str, ...] = ()
    if count == 2:  # beyond that, to find what it is would take too long
        plays = (next(text for text, there in _after(game) if not _soon(there, seat, 1)),)
    return Reply(plays, say="no-more-forced", given={"count": count})


def _lost(game: Game, plies: int) -> tuple[str, ...]:
    """Actions by which the seat to act wins within so many plies, whatever the other does in
    between."""
    game, seat, played = game.copy(), game.to_play, list[str]()
    for left in range(plies - 1, -1, -1):
        if game.over:
            break
        ways = (text for text, there in _after(game) if _soon(there, seat, left))
        played.append(next(ways))
        game.play(played[-1])
    return tuple(played)


@cache
def _quick(seat: int) -> Prover:
    return Prover(1, quick=True)


def _soon(s: Twelve, seat: int, plies: int) -> bool:
    return _quick(seat)(Task(s, seat, plies))[0]

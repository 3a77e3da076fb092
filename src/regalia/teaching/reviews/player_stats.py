"""Statistics of a player's games: results by level, accuracy and luck over time, and the kinds of
moment in which they go wrong.

What is kept of a person and a game is small plain data: the latest games one by one, and of all
that came before them only how they ended.

    noted(kept, Played(...))     with one more game, or more about one that is there
    told(game, kept)             as the person is told
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, NamedTuple

from msgspec import Struct

from regalia.core.fields import means
from regalia.teaching.reviews.own_style import PHASES, PhaseRow
from regalia.teaching.reviews.review import Review

MOST = 40  # games that are kept one by one
EARLY, LATE = 1 / 3, 2 / 3  # of a game's steps
AHEAD, BEHIND = 0.7, 0.3  # of a chance to win
THEMES = (*PHASES, "ahead", "behind")
WRONG = ("inaccuracy", "mistake", "blunder")
HIGHEST = 10


class ReviewSummary(NamedTuple):
    """A review's figures for a seat, in whole points."""

    accuracy: int | None
    luck: int
    own: int  # what its decisions cost
    themes: tuple[int, ...]  # marked decisions, by THEMES
    decided: tuple[int, ...] = ()  # all decisions, by PHASES; none: summed up before they were kept


class GameResult(NamedTuple):
    """A game that somebody played."""

    key: str
    at: int  # seconds since 1970
    level: int  # of the strongest computer; 0: against people, or alone
    points: int  # 0 lost, 1 drawn, 2 won
    summed: ReviewSummary | None = None  # once there is a review


class LevelResults(Struct, frozen=True):
    """Results against one level."""

    level: Annotated[int, means("0: against people, or alone")]
    won: int
    drawn: int
    lost: int


class PlayedGame(Struct, frozen=True):
    """One game of mine; of a review, if there is one, whole points."""

    key: str
    at: Annotated[int, means("seconds since 1970")]
    level: Annotated[int, means("0: against people, or alone")]
    points: Annotated[int, means("0 lost, 1 drawn, 2 won")]
    accuracy: int | None = None
    luck: int | None = None
    own: Annotated[int | None, means("what my decisions cost")] = None


class MyGame(Struct, frozen=True):
    """Statistics of my games of one kind."""

    game: str
    levels: list[LevelResults]
    games: Annotated[list[PlayedGame], means("the latest, the oldest first")]
    themes: Annotated[dict[str, int], means("marked decisions: early, middle, late, ahead, behind")]


def summed(review: Review, seat: int) -> ReviewSummary:
    counts, decided, total = Counter[str](), Counter[str](), max(len(review.moments), 1)
    for moment in review.moments:
        if moment.seat != seat:
            continue
        when = moment.number / total
        phase = "early" if when <= EARLY else "late" if when > LATE else "middle"
        decided[phase] += not moment.forced
        if moment.grade not in WRONG:
            continue
        counts[phase] += 1
        chance = moment.before[seat]
        counts["ahead" if chance >= AHEAD else "behind" if chance <= BEHIND else ""] += 1
    row, accuracy = review.rows[seat], review.accuracy[seat]
    return ReviewSummary(
        None if accuracy is None else round(accuracy),
        round(100 * row.luck),
        round(100 * row.own),
        tuple(counts[theme] for theme in THEMES),
        tuple(decided[phase] for phase in PHASES),
    )


def noted(kept: object, played: GameResult) -> dict[str, Any]:
    """The kept values with a game, once; the oldest of too many are only counted from then on."""
    games = {one.key: one for one in _games(kept)}
    before = games.get(played.key)
    if before and before.summed and not played.summed:
        played = before
    elif before is None and len(games) >= MOST and played.at <= min(o.at for o in games.values()):
        return _whole_of(games.values(), _older(kept))  # it was counted long ago
    games[played.key] = played
    ordered = sorted(games.values(), key=lambda one: one.at)
    older = _older(kept)
    for one in ordered[: max(0, len(ordered) - MOST)]:
        counts = older.setdefault(one.level, [0, 0, 0])
        counts[one.points] += 1
    return _whole_of(ordered[-MOST:], older)


def _whole_of(games: Iterable[GameResult], older: dict[int, list[int]]) -> dict[str, Any]:
    return {
        "games": [_as_data(one) for one in games],
        "older": {str(level): counts for level, counts in sorted(older.items())},
    }


def known(kept: object) -> dict[str, bool]:
    """The keys of the games that are kept one by one, and whether all of their reviews is."""
    return {one.key: bool(one.summed and one.summed.decided) for one in _games(kept)}


def by_phase(kept: object) -> list[PhaseRow]:
    """The reviewed games whose decisions are kept by phase."""
    found = [one.summed for one in _games(kept) if one.summed and one.summed.decided]
    return [PhaseRow(one.themes[: len(PHASES)], one.decided) for one in found]


def told(game: str, kept: object) -> MyGame:
    games, results = _games(kept), _older(kept)
    themes = Counter[str]()
    for one in games:
        results.setdefault(one.level, [0, 0, 0])[one.points] += 1
        if one.summed:
            themes.update(dict(zip(THEMES, one.summed.themes)))
    return MyGame(
        game=game,
        levels=[
            LevelResults(level, won=counts[2], drawn=counts[1], lost=counts[0])
            for level, counts in sorted(results.items())
        ],
        games=[PlayedGame(*one[:4], *(one.summed[:3] if one.summed else ())) for one in games],
        themes={theme: themes[theme] for theme in THEMES if themes[theme]},
    )


# ------------------------------------------------------------- what is kept, read as a stranger's


def _as_data(one: GameResult) -> list[Any]:
    told = list[Any](one[:4])
    if one.summed is not None:
        told += [*one.summed[:3], list(one.summed.themes), list(one.summed.decided)]
    return told


def _games(kept: object) -> list[GameResult]:
    rows = kept.get("games") if isinstance(kept, Mapping) else None
    found = [_game(row) for row in rows] if isinstance(rows, list) else []
    return [one for one in found if one is not None]


def _game(row: object) -> GameResult | None:
    if not isinstance(row, list) or len(row) not in (4, 8, 9) or not isinstance(row[0], str):
        return None
    at, level, points = row[1:4]
    if not (_whole(at) and _whole(level) and points in (0, 1, 2) and level <= HIGHEST):
        return None
    review = None
    if len(row) > 4:
        accuracy, luck, own, themes = row[4:8]
        if not _counts(themes, len(THEMES)) or not all(type(one) is int for one in (luck, own)):
            return None
        decided = row[8] if len(row) == 9 and _counts(row[8], len(PHASES)) else []
        if any(marked > of for marked, of in zip(themes, decided)):
            decided = []
        sharp = accuracy if _whole(accuracy) else None
        review = ReviewSummary(sharp, luck, own, tuple(themes), tuple(decided))
    return GameResult(row[0], at, level, points, review)


def _older(kept: object) -> dict[int, list[int]]:
    rows = kept.get("older") if isinstance(kept, Mapping) else None
    found = {}
    for level, counts in (rows if isinstance(rows, Mapping) else {}).items():
        if _counts(counts, 3) and level.isdecimal() and int(level) <= HIGHEST:
            found[int(level)] = list(counts)
    return found


def _counts(value: object, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(map(_whole, value))


def _whole(value: object) -> bool:
    return type(value) is int and value >= 0

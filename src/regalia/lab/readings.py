"""The effect of each house rule: a level plays itself with it and without, and both are compared.

A house rule (`Option(house=True)`) is another reading of the book, or a rule of ours.  Each of its
values has a row: how long games are, how who begins scores, how many end in a draw, and by how much
all three differ from the games without it.  An option that matters only together with another is
compared with the usual rules with that other one.  Intervals of differences hold for all of a table
at once (Bonferroni): with twenty of them one would else look certain by chance alone.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import hypot, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from regalia.core.card import Option, Options, Value, as_word
from regalia.core.errors import BadOption, Speaker
from regalia.core.room import Room
from regalia.lab import tournament
from regalia.lab.results import Results
from regalia.lab.weighing_text import decimal
from regalia.lab.workers import LabWorkers

says = Speaker(__file__)
LEVEL, GAMES = 5, 400
OF_A_RANGE = (1, 3, 5)  # where an option is a number: so few tell enough of it
SURE = 0.95
SCALES = {"decisions": 1, "first": 100, "draws": 100}  # what is counted, and how it is told
USUAL = ""  # the name of the games without any of them


class Reading(NamedTuple):
    """Options to be played, and the name of those that they are compared with."""

    name: str
    options: Options
    beside: str | None  # None: others are compared with it


class Spread(NamedTuple):
    """Numbers of so many games: their sum, and that of their squares."""

    of: int
    total: float
    squares: float

    @property
    def mean(self) -> float:
        return self.total / self.of

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        variance = max(self.squares / self.of - self.mean**2, 0.25 / self.of)
        return sqrt(variance / self.of)


class ReadingGames(NamedTuple):
    """The games of a reading, counted: decisions, points of who begins, draws."""

    name: str
    beside: str | None
    decisions: Spread
    first: Spread
    draws: Spread

    def spread(self, word: str) -> Spread:
        return {"decisions": self.decisions, "first": self.first, "draws": self.draws}[word]


class MeasuredReadings(NamedTuple):
    """All readings of a game, played by a level against itself."""

    game: str
    options: str  # that all games were played with, as on a command line; empty: the usual ones
    level: int
    seed: int
    rows: list[ReadingGames]


def readings(room: Room, options: Options, also: Sequence[str] = ()) -> list[Reading]:
    """The games to be played: those without house rules first, and before whom they matter with.

    `also` are further values to be compared, as `layout=ancient`."""
    usual = room.card.read(options)
    found = {USUAL: Reading(USUAL, usual, None)}
    for option, value in _values(room, also):
        beside = USUAL
        given = dict(options)
        if option.where is not None and usual[option.where[0]] != option.where[1]:
            given[option.where[0]] = option.where[1]
            beside = f"{option.where[0]}={as_word(option.where[1])}"
            found.setdefault(beside, Reading(beside, room.card.read(given), None))
        name = f"{option.name}={as_word(value)}"
        found[name] = Reading(name, room.card.read({**given, option.name: value}), beside)
    return list(found.values())


def _values(room: Room, also: Sequence[str]) -> Iterator[tuple[Option, Value]]:
    """The values of house rules but the defaults, and those that are asked for besides."""
    known = {option.name: option for option in room.card.options}
    for option in known.values():
        listed = option.values
        if option.lowest is not None and option.highest is not None:
            listed = tuple(n for n in OF_A_RANGE if option.lowest <= n <= option.highest)
        if option.house:
            yield from ((option, value) for value in listed if value != option.default)
    for word in also:
        name, _, value = word.partition("=")
        if name not in known:
            raise BadOption(says("no-reading", given=word))
        yield known[name], known[name].read_word(value)


def measure(
    room: Room,
    options: Options,
    level: int = LEVEL,
    games: int = GAMES,
    seed: int = 0,
    also: Sequence[str] = (),
    workers: LabWorkers = LabWorkers(),  # noqa: B008 - nothing of it changes
    results: Results | None = None,
    tick: Callable[[int, int], None] = lambda done, total: None,
) -> MeasuredReadings:
    """Play so many games of each reading; what `results` has already is not played again."""
    kept = Results() if results is None else results
    wanted = {
        one.name: tournament.meetings(
            room, one.options, [f"level{level}"] * room.seats(one.options), games, seed
        )
        for one in readings(room, options, also)
    }
    tournament.play_all(
        [met for all_met in wanted.values() for met in all_met], workers, kept, tick
    )
    begins = room.card.begins or 0
    rows = [
        _counted(one, [kept.known[met.name] for met in wanted[one.name]], begins)
        for one in readings(room, options, also)
    ]
    usual = {option.name: option.default for option in room.card.options}
    given = " ".join(
        f"{name}={as_word(value)}" for name, value in options.items() if value != usual[name]
    )
    return MeasuredReadings(room.card.id, given, level, seed, rows)


def _counted(reading: Reading, gave: Sequence[Mapping[str, Any]], begins: int) -> ReadingGames:
    results = [one["result"] for one in gave]
    return ReadingGames(
        reading.name,
        reading.beside,
        _spread([one["decisions"] for one in gave]),
        _spread([result[begins] for result in results]),
        _spread([float(len(result) > 1 and max(result) < 1) for result in results]),
    )


def _spread(values: Sequence[float]) -> Spread:
    return Spread(len(values), sum(values), sum(value * value for value in values))


# ------------------------------------------------------------------------------- as a table


def as_json(found: MeasuredReadings) -> str:
    """The counts, for the docs: intervals are worked out when they are read."""
    rows = [
        {
            "name": row.name,
            "beside": row.beside,
            **{word: list(row.spread(word)) for word in SCALES},
        }
        for row in found.rows
    ]
    told = found._asdict() | {"rows": rows}
    return json.dumps(told, indent=1) + "\n"


def from_json(text: str) -> MeasuredReadings:
    told = json.loads(text)
    rows = [
        ReadingGames(
            row["name"],
            row["beside"],
            Spread(*row["decisions"]),
            Spread(*row["first"]),
            Spread(*row["draws"]),
        )
        for row in told["rows"]
    ]
    return MeasuredReadings(told["game"], told["options"], told["level"], told["seed"], rows)


def widths(found: MeasuredReadings) -> tuple[float, float]:
    """Standard errors to either side of an interval: of one alone, and of a difference, so that
    all the table's differences hold together."""
    differences = 3 * sum(row.beside is not None for row in found.rows)
    sides = [(1 - SURE) / 2, (1 - SURE) / 2 / max(differences, 1)]
    one, each = (NormalDist().inv_cdf(1 - side) for side in sides)
    return one, each


def lines(room: Room, found: MeasuredReadings, language: str) -> Iterator[str]:
    """The table as Markdown, in a language; a difference that is certain is bold."""

    def say(message: str, **given: Any) -> str:
        return says(f"readings-{message}", **given).told(language)

    games = max(row.decisions.of for row in found.rows)
    fixed = room.card.begins is not None
    first = say("first" if fixed else "seat", seat=room.says(f"seat-{room.card.begins or 0}"))
    yield say("about", level=found.level, games=games, seed=found.seed)
    yield ""
    yield f"| {say('rule')} | {say('decisions')} | {first} | {say('draws')} |"
    yield "|---|---:|---:|---:|"
    by_name = {row.name: row for row in found.rows}
    usual = say("usual") + (f", `{found.options}`" if found.options else "")
    for row in found.rows:
        other = None if row.beside is None else by_name[row.beside]
        cells = [_cell(row, other, word, widths(found), language) for word in SCALES]
        name = f"`{row.name}`" if row.name else usual
        if row.decisions.of < games:
            name = say("fewer", rule=name, games=row.decisions.of)
        yield f"| {name} | {' | '.join(cells)} |"


def _cell(
    row: ReadingGames,
    other: ReadingGames | None,
    word: str,
    wide: tuple[float, float],
    language: str,
) -> str:
    """A mean with its interval, and its difference from another with the wider one."""
    spread, scale = row.spread(word), SCALES[word]

    def told(value: float, half: float, sign: bool = False) -> str:
        ends = decimal(scale * value, 1, language, sign), decimal(scale * half, 1, language)
        return " ± ".join(ends)

    mean = told(spread.mean, wide[0] * spread.error)
    if other is None:
        return mean
    against = other.spread(word)
    change, half = spread.mean - against.mean, wide[1] * hypot(spread.error, against.error)
    differs = told(change, half, sign=True)
    return f"{mean} ({f'**{differs}**' if abs(change) > half else differs})"

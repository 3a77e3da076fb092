"""Values of all actions at a moment, for trying things out after a game.

    game = moment(record, step=12, tried=["roll:gs", "0:declare:4"])
    look(game, seat, seconds=1.0)                     what each action is worth, and the best line
    look(game, seat, seconds=1.0, only="A1-A2")       one of them, so much the deeper
    for found in looking(game, seat)                  deeper and deeper

A look takes about as long as it is told and remembers nothing: whoever wants to know more looks
again, with another seed, and puts both together (`together`).  Values are by what the seat can
know.  docs/review.md says more.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from types import ModuleType
from typing import Annotated

from msgspec import Struct

from regalia.core import random
from regalia.core.card import Options, shown
from regalia.core.contract import CHANCE, SolvePart
from regalia.core.errors import BadPosition, RegaliaError, Speaker
from regalia.core.fields import means
from regalia.core.game import Game
from regalia.core.game.query import Query
from regalia.core.game.record import read, replay, write
from regalia.core.room import Room, room_of
from regalia.players import minimax
from regalia.players.levels import search_of
from regalia.players.searching import ENDLESS, Clock, SearchResult, iterative_deepening, mcts
from regalia.teaching.values import exact_values
from regalia.teaching.values.outlook import EXACT, PROVED, SEARCHED

says = Speaker(__file__)

LONGEST = 1_000  # actions and outcomes before a moment
SEATED = re.compile(r"([0-3]):(.+)")  # where several may act, as in records
UNREAD = ("position-form", "position-keys")  # what a room says of another game's positions
DEEPEST = 59  # moves ahead
FIRST_LOOKS, A_LOOK = (0.3, 1.0), 2.0  # seconds
LEAST_ERROR = 0.005  # of what was only sampled


class Worth(Struct, frozen=True):
    """The value of an action to its player: 0 lost, 0.5 drawn, 1 won."""

    text: str
    value: float
    error: Annotated[float, means("a standard error; 0: it is certain")]
    weight: Annotated[int, means("how often it was looked at, or how many moves deep")]


class Evaluation(Struct, frozen=True):
    """The result of one look."""

    seat: int
    word: Annotated[str, means("how it is known: exact, proved, computed or searched")]
    deeper: Annotated[str, means("another look counts `beside` this, or `instead`; or is `vain`")]
    worths: Annotated[list[Worth], means("best first")]
    line: Annotated[list[str], means("how the game is expected to go on, as far as was seen")]


# ---------------------------------------------------------------------------------- the moment


def moment(record: str, step: int | None = None, tried: Sequence[str] = ()) -> Game:
    """The game of a record up to a step, or all of it, and what was tried then."""
    game = replay(read(record), room_of)
    while step is not None and len(game.events) > max(0, step):
        game.undo()
    for text in tried:
        if len(game.events) >= LONGEST:
            raise RegaliaError(says("analysis-long", most=LONGEST))
        said = SEATED.fullmatch(text)
        game.play(said[2], int(said[1])) if said else game.play(text)
    return game


def record_of(text: str, rooms: Sequence[Room], options: Options | None = None) -> str:
    """The record of a text that somebody brings: a record, or a position of one of these games,
    played with these options."""
    if text.lstrip("\ufeff \n\r\t").startswith("["):
        replay(read(text), room_of)
        return text
    position, problems = read_text(text), list[RegaliaError]()
    for room in rooms:
        try:
            return write(Game(room, options, position))
        except RegaliaError as problem:
            problems.append(problem)
    if len(problems) == 1:
        raise problems[0]
    read_but_wrong = [problem for problem in problems if problem.spoken.message not in UNREAD]
    raise (
        read_but_wrong[0] if read_but_wrong else BadPosition(says("no-position", text=shown(text)))
    )


def read_text(text: str) -> object:
    """A position as it was typed or pasted, for `read_position`."""
    text = text.strip()
    if text.startswith("{"):
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            pass
    return text


# --------------------------------------------------------------------------------- looking at it


def look(game: Game, seat: int, seconds: float, only: str = "", seed: int = 1) -> Evaluation:
    """Evaluate all actions, or one of them, for about so long."""
    query = Query.about(game, seat, random.seeded(seed), 1000 * seconds)
    if only and only not in query.actions:
        game.check_seat(seat)
        raise game.refusal(only, seat) or RegaliaError(says("no-position", text=shown(only)))
    known = _known(game, seat)
    if known is not None:
        return known
    texts = [only] if only else query.actions
    if game.room.insight.SEARCH == "minimax":
        wide, clock = 2 * minimax.ENDLESS, Clock(query.ms)
        found = iterative_deepening(query, texts, ENDLESS, DEEPEST, wide, clock, back=True)
        deeper = "instead"
    else:
        found = mcts(query, texts, ENDLESS, Clock(query.ms))
        deeper = "beside"
    return _told(game, seat, found, deeper)


def _told(game: Game, seat: int, found: SearchResult, deeper: str) -> Evaluation:
    least = LEAST_ERROR if deeper == "beside" else 0.0  # more rounds do not make the worlds more
    worths = [
        Worth(one.text, one.value, max(one.spread, least) if one.spread else 0.0, one.visits)
        for one in found.analyses
    ]
    certain = all(one.error == 0 for one in worths)
    chance = any(event.seat == CHANCE for event in game.events)
    word = PROVED if certain and not chance and game.room.open else SEARCHED
    return Evaluation(seat, word, "vain" if certain else deeper, worths, found.line)


def _known(game: Game, seat: int) -> Evaluation | None:
    """The exact evaluation, where the room knows the value of every state that may follow."""
    if not game.room.has(SolvePart.expected):
        return None
    worths, words = [], set()
    for text, action in game.actions(seat).items():
        found = exact_values.told(game, action)
        if found is None:
            return None
        words.add(found.word)
        worths.append(Worth(text, found.values[seat], 0.0, 1))
    worths.sort(key=lambda one: (-one.value, one.text))
    word = EXACT if words == {EXACT} else max(words - {EXACT})
    return Evaluation(seat, word, "vain", worths, [worths[0].text])


def needs(game: Game) -> list[ModuleType]:
    """Kernels to be compiled before looks are deep."""
    return [] if game.room.has(SolvePart.expected) else [search_of(game.room)]


def looking(game: Game, seat: int) -> Iterator[Evaluation]:
    """Evaluate deeper and deeper, as long as somebody wants to know more: all actions twice, then
    one after another, those that were looked at least first."""
    found: Evaluation | None = None
    looks = Counter[str]()
    for number in count():
        only = ""
        if found is not None and number >= len(FIRST_LOOKS):
            only = min(found.worths, key=lambda one: looks[one.text]).text
            looks[only] += 1
        seconds = FIRST_LOOKS[number] if number < len(FIRST_LOOKS) else A_LOOK
        found = together(found, look(game, seat, seconds, only, 1 + number))
        yield found
        if found.deeper == "vain":
            return


def together(before: Evaluation | None, after: Evaluation) -> Evaluation:
    """Two looks at the same moment: samples are counted together, and what is deeper replaces what
    is not."""
    whole = after.deeper == "vain" and (before is None or len(after.worths) == len(before.worths))
    if before is None or whole:
        return after
    worths = {one.text: one for one in before.worths}
    for one in after.worths:
        known = worths.get(one.text)
        if known is None or (after.deeper != "beside" and one.weight >= known.weight):
            worths[one.text] = one
        elif after.deeper == "beside" and one.weight:
            worths[one.text] = _both(known, one)
    ranked = sorted(worths.values(), key=lambda one: -one.value)
    line = after.line if after.line[:1] == [ranked[0].text] else before.line
    return Evaluation(before.seat, before.word, before.deeper, ranked, line)


def _both(one: Worth, other: Worth) -> Worth:
    """The mean of two means, by how often each was looked at."""
    whole = one.weight + other.weight
    value = (one.weight * one.value + other.weight * other.value) / whole
    error = sqrt((one.weight * one.error) ** 2 + (other.weight * other.error) ** 2) / whole
    return Worth(one.text, value, error, whole)

"""What is done with strangers' records, in the process that `foreign.py` keeps for them."""

import os
import signal
from pathlib import Path

from regalia import games
from regalia.core import record
from regalia.core.card import Options, without_files
from regalia.server.parent import end_with_the_parent
from regalia.server.wire import Tried
from regalia.table import fairness, replaying
from regalia.table import ways as ways_of
from regalia.table.retold import Replay, Verified, Ways
from regalia.table.scene_data import Scene
from regalia.teaching import across, analysis, analysis_told, review_steps, review_told
from regalia.teaching.across import Summed
from regalia.teaching.analysis import Look
from regalia.teaching.analysis_told import AnalysisMoment, ToldLook
from regalia.teaching.review_steps import Progress
from regalia.teaching.review_told import ToldReview

MEMORY = 1024 * 1024 * 1024  # bytes that the work may take, beyond what the program itself does


def bound() -> None:
    """Before the first piece of work: take no more of the machine than it may cost."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    end_with_the_parent()
    if hasattr(os, "nice"):
        os.nice(5)
    for name in games.names():
        games.room(name)
    try:
        import resource
    except ImportError:  # Windows, where only the time is bounded
        return
    sizes = Path("/proc/self/statm")
    if sizes.exists():  # as on Linux
        now = int(sizes.read_bytes().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + MEMORY, now + MEMORY))


def game_of(text: str) -> str:
    """The game of a record, once all of it is checked."""
    return record.replay(record.read(text), games.room).room.card.id


def steps(text: str, language: str, eyes: int, you: int) -> Replay:
    return replaying.steps(record.read(text), language, eyes, you)


def scenes(text: str, language: str, shape: str, begin: int, eyes: int) -> list[Scene]:
    return replaying.scenes(record.read(text), language, shape, begin, eyes)


def ways(text: str, language: str, shape: str, number: int) -> Ways | None:
    return ways_of.ways(record.read(text), language, shape, number)


def until(text: str, step: int) -> str:
    """The record up to a step."""
    return replaying.until(record.read(text), step)


def table_of(text: str) -> str:
    """The table of a record that was saved for a seat, in the middle of the game; else nothing."""
    tags = record.read(text).tags
    return tags.get("Table", "") if "Seat" in tags else ""


def check_reviewable(text: str) -> None:
    review_steps.check(text)


def reviewed(text: str, progress: Progress, language: str) -> ToldReview:
    return review_told.as_told(text, progress, language)


def summed(text: str, progress: Progress, seat: int) -> Summed:
    return across.summed(review_steps.told(text, progress), seat)


def better(text: str, language: str, shape: str, number: int, action: str) -> Scene | None:
    return review_told.better(text, language, shape, number, action)


def brought(text: str, game: str, options: Options) -> tuple[str, str]:
    """The game and the record of a text that somebody brings, a record or a position."""
    rooms = [games.room(name) for name in games.names() if game in ("", name)]
    for room in rooms if options else ():
        without_files(room.card, options)
    found = analysis.record_of(text, rooms, options)
    return game_of(found), found


def all_positions(text: str) -> list[str]:
    """Where the game of a record ever stood."""
    game = record.replay(record.read(text), games.room)
    return [game.room.alike(game.params, s) for s in game.states]


def analysed(text: str, tried: Tried, language: str, shape: str) -> AnalysisMoment:
    return analysis_told.told(text, tried.step, tried.played, language, shape)


def check_look(text: str, tried: Tried) -> str:
    """Refuse a look at what is not there; the game."""
    game = analysis.moment(text, tried.step, tried.played)
    game.check_turn(tried.seat)
    if tried.only and (problem := game.refusal(tried.only, tried.seat)):
        raise problem
    return game.room.card.id


def told_look(text: str, tried: Tried, found: Look, language: str) -> ToldLook:
    return analysis_told.told_look(text, tried.step, tried.played, found, language)


def verified(text: str, language: str) -> Verified:
    return fairness.verified(record.read(text), language)

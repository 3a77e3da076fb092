"""Work on strangers' records, done in a sandbox."""

from regalia import games
from regalia.app.wire import Tried
from regalia.core.card import Options, without_files
from regalia.core.drawing.scene import Scene
from regalia.core.game import record
from regalia.table import fairness
from regalia.table.messages.replays import Replay, Verified, Ways
from regalia.table.replay import record_steps
from regalia.table.replay import shortest_plans as ways_of
from regalia.teaching.analysis import analysis, analysis_messages
from regalia.teaching.analysis.analysis import Evaluation
from regalia.teaching.analysis.analysis_messages import AnalysisMoment, ToldLook
from regalia.teaching.reviews import incremental_review, player_stats, review_messages
from regalia.teaching.reviews.incremental_review import ReviewProgress
from regalia.teaching.reviews.player_stats import ReviewSummary
from regalia.teaching.reviews.review_messages import ToldReview


def game_of(text: str) -> str:
    """The game of a record, once all of it is checked."""
    return record.replay(record.read(text), games.room).room.card.id


def steps(text: str, language: str, eyes: int, you: int) -> Replay:
    return record_steps.steps(record.read(text), language, eyes, you)


def scenes(text: str, language: str, shape: str, begin: int, eyes: int) -> list[Scene]:
    return record_steps.scenes(record.read(text), language, shape, begin, eyes)


def ways(text: str, language: str, shape: str, number: int) -> Ways | None:
    return ways_of.ways(record.read(text), language, shape, number)


def until(text: str, step: int) -> str:
    """The record up to a step."""
    return record_steps.until(record.read(text), step)


def table_of(text: str) -> str:
    """The table of a record that was saved for a seat, in the middle of the game; else nothing."""
    tags = record.read(text).tags
    return tags.get("Table", "") if "Seat" in tags else ""


def check_reviewable(text: str) -> None:
    incremental_review.check(text)


def reviewed(text: str, progress: ReviewProgress, language: str, you: int) -> ToldReview:
    return review_messages.as_told(text, progress, language, you)


def summed(text: str, progress: ReviewProgress, seat: int) -> ReviewSummary:
    return player_stats.summed(incremental_review.told(text, progress), seat)


def better(text: str, language: str, shape: str, number: int, action: str) -> Scene | None:
    return review_messages.better(text, language, shape, number, action)


def brought(text: str, game: str, options: Options) -> tuple[str, str]:
    """The game and the record of a text that somebody brings, a record or a position."""
    rooms = [games.room(name) for name in games.names() if game in ("", name)]
    for room in rooms if options else ():
        without_files(room.card, options)
    found = analysis.record_of(text, rooms, options)
    return game_of(found), found


def all_positions(text: str) -> list[str]:
    """All positions of the game of a record."""
    game = record.replay(record.read(text), games.room)
    return [game.room.text.alike(game.params, s) for s in game.states]


def analysed(text: str, tried: Tried, language: str, shape: str) -> AnalysisMoment:
    return analysis_messages.told(text, tried.step, tried.played, language, shape)


def check_look(text: str, tried: Tried) -> tuple[str, str]:
    """Refuse an analysis of what is not there; returns the game and its position."""
    game = analysis.moment(text, tried.step, tried.played)
    game.check_turn(tried.seat)
    if tried.only and (problem := game.refusal(tried.only, tried.seat)):
        raise problem
    return game.room.card.id, game.room.text.alike(game.params, game.state)


def told_look(text: str, tried: Tried, found: Evaluation, language: str) -> ToldLook:
    return analysis_messages.told_look(text, tried.step, tried.played, found, language)


def verified(text: str, language: str) -> Verified:
    return fairness.verified(record.read(text), language)

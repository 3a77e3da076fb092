"""The end of a match: a sentence, the reason, and, where there is one, the least that would have
done.
"""

from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from regalia.core.contract import SPECTATOR, View
from regalia.core.drawing.scene import Ending, Scene
from regalia.table.language import of_room, of_table
from regalia.table.match import Match
from regalia.table.messages.replies import Par


def ending(match: Match, language: str) -> str:
    names = match.names(language)
    return ended(match.result, names, _reason(match, language, names), language)


def ended(result: list[float], names: list[str], reason: str, language: str) -> str:
    """A sentence about the winner and the reason."""
    table = of_table(language)
    if len(result) == 1:
        return table.say("won-alone" if result[0] else "lost-alone", reason=reason)
    best = [name for name, points in zip(names, result) if points == max(result)]
    if len(best) == 1:
        return table.say("won", who=best[0], reason=reason)
    if len(best) == len(result):
        return table.say("drawn", reason=reason)
    return table.say("shared", who=table.say("and").join(best), reason=reason)


def _reason(match: Match, language: str, names: list[str]) -> str:
    if match.game.over:
        return of_room(match.room, language).say(f"reason-{match.game.reason}")
    if match.draw_agreed:
        return of_table(language).say("draw-agreed")
    return left(match.departed, names, language)


def places(match: Match) -> list[int] | None:
    """The place of each seat, at the end."""
    if not match.over:
        return None
    return placed(match.result, match.departed, match.view(SPECTATOR))


def placed(result: list[float], left: Mapping[int, str], view: View) -> list[int] | None:
    """The place of each seat where more than two played: who won, then who stayed, by what the view
    counts; equals share a place."""
    seats = range(len(result))
    if len(seats) < 3:
        return None
    points = view.get("points") or [0] * len(seats)
    worth = [(result[seat], seat not in left, points[seat]) for seat in seats]
    return [1 + sum(other > one for other in worth) for one in worth]


def explained(match: Match, scene: Scene, you: int, language: str) -> Scene:
    """The scene of a match that is over, with why; no board says any more who is to move.

    The room tells how its rules ended the game, the table that somebody left or all agreed."""
    if match.draw_agreed:
        told = of_table(language).say("ended-draw-agreed")
    else:
        told = told_left(match.departed, match.names(language), you, language)
    return with_reason(scene, told, ending(match, language))


def with_reason(scene: Scene, told: str, otherwise: str) -> Scene:
    """The scene with the table's reason behind the room's; with the other, if neither has one."""
    found = scene.ending or Ending("" if told else otherwise)
    reason = " ".join(filter(None, (found.reason, told)))
    return replace(scene, prompt="", ending=replace(found, reason=reason))


def told_left(departed: Mapping[int, str], names: list[str], you: int, language: str) -> str:
    """A sentence about the players who left, said to a seat."""
    say = of_table(language).say
    return " ".join(
        say(f"ended-{why}", whose="you" if seat == you else "other", who=names[seat])
        for seat, why in departed.items()
    )


def left(departed: Mapping[int, str], names: list[str], language: str) -> str:
    """A sentence about the players who left."""
    table = of_table(language)
    return ", ".join(table.say(f"left-{why}", who=names[seat]) for seat, why in departed.items())


def par(match: Match) -> Par | None:
    """The least plan of a finished challenge that was played alone, beside the own one; else
    None."""
    if not match.over or match.game.seats > 1:  # asking loads the room's solver
        return None
    if match.par is UNSET:
        told = match.room.solve.par(match.game)
        match.par = Par(**told) if told else None
    return match.par or None

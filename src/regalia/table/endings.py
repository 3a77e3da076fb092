"""How a match ended: the sentence, and, where there is one, the least that would have done."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from regalia.table.match import Match
from regalia.table.speaking import of_room, of_table


def ending(match: Match, language: str) -> str:
    table, names, result = of_table(language), match.names(language), match.result
    reason = _reason(match, language, names)
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
    return left(match.departed, names, language)


def left(departed: dict[int, str], names: list[str], language: str) -> str:
    """Who left, and how."""
    table = of_table(language)
    return ", ".join(table.say(f"left-{why}", who=names[seat]) for seat, why in departed.items())


def par(match: Match) -> dict[str, Any] | None:
    """Of a finished challenge: what was the least, how many plans there were, and what was used.

    A solver that can tell bears the game's id, and has a function `par(game)`.
    """
    if not match.over:
        return None
    if "par" not in match.cache:
        name = f"regalia.solvers.{match.room.card.id}"
        solver = import_module(name) if find_spec(name) else None
        tell = getattr(solver, "par", None)
        match.cache["par"] = tell(match.game) if tell else None
    found: dict[str, Any] | None = match.cache["par"]
    return found

"""Explains why something that was touched cannot be done: the rule that forbids it, in words.

Everything is asked of a world that fits what the seat may know, so no answer tells a secret.
"""

from collections import Counter
from collections.abc import Sequence
from copy import copy

from regalia.core.drawing.scene import Scene
from regalia.core.errors import Illegal, RegaliaError, Unreadable
from regalia.core.game import Game
from regalia.core.secrets import redacted
from regalia.table.language import Refused
from regalia.table.match import Match
from regalia.table.mechanics import premoves
from regalia.table.presentation.action_choices import drawn, offered


def why(match: Match, person: str, seat: int, taps: list[str]) -> RegaliaError:
    if person not in match.holders(seat):
        return Refused("not-your-seat" if match.seats_of(person) else "watching")
    if not match.begun:
        return Refused("not-begun")
    if match.over and not match.game.over:
        return Refused("over")
    if _leads_on(match, seat, taps):
        return Refused("can-be-done")
    scene = drawn(match.room, match.game.params, match.view(seat), "en", match.names("en"), "wide")
    return in_game(match.game, seat, taps, scene)


def in_game(game: Game, seat: int, taps: list[str], scene: Scene) -> RegaliaError:
    """Explain the refusal of these taps on a scene of the seat's."""
    things = [item.id for item in scene.items]
    return of_taps(_imagined(game, seat), seat, taps, things, theirs=of_others(scene, seat))


def of_others(scene: Scene, seat: int) -> list[str]:
    """Things in trays that are not the seat's own."""
    trays = [tray for tray in scene.trays if tray.seat != seat]
    return [thing for tray in trays for thing in (tray.id, *(item.id for item in tray.items))]


def of_taps(
    game: Game,
    seat: int,
    taps: list[str],
    things: list[str],
    hidden: Sequence[str] = (),
    theirs: Sequence[str] = (),
) -> RegaliaError:
    """Explain the refusal of these taps, in a world that may be told.

    `things` could be touched next; of `hidden` ones somebody holds some, and nobody knows which;
    `theirs` are other people's.
    """
    found = _refusal(game, seat, taps) or _with_any(game, seat, taps, hidden)
    found = found or _of_what_it_begins(game, seat, taps, things)
    return found or _nothing_there(game, seat, taps, theirs)


def says_nothing(problem: RegaliaError) -> bool:
    """Tell if there is nothing behind it but that something else can be done now."""
    return isinstance(problem, Refused) and problem.code in ("nothing-there", "somebody-elses")


def _leads_on(match: Match, seat: int, taps: list[str]) -> bool:
    """Tell if these taps belong to something that can be done."""
    offer = offered(match, seat)
    if offer is None or not taps:
        return False
    known = redacted(match.room, match.game.params, offer.world, seat)
    return any(known.taps(action)[: len(taps)] == taps for action in offer.actions.values())


def _imagined(game: Game, seat: int) -> Game:
    """The game as the seat may imagine it."""
    imagined = copy(game)
    imagined.states = [*game.states[:-1], premoves.world(game, seat)]
    return imagined


def _refusal(game: Game, seat: int, taps: list[str]) -> RegaliaError | None:
    """Find the refusal of what the taps would mean; None: they mean nothing."""
    known = redacted(game.room, game.params, game.state, seat)
    text = known.meant(taps) if taps else None
    if text is None:
        return None
    problem = game.refusal(text, seat)
    return None if isinstance(problem, Unreadable) and problem.rule is None else problem


def _with_any(game: Game, seat: int, taps: list[str], hidden: Sequence[str]) -> RegaliaError | None:
    """Find a refusal that holds whichever of these belongs to the action."""
    found = [_refusal(game, seat, [*taps, thing]) for thing in hidden]
    same = len({problem and problem.message for problem in found}) == 1
    return found[0] if same else None


def _of_what_it_begins(
    game: Game, seat: int, taps: list[str], things: list[str]
) -> RegaliaError | None:
    """The refusal that most ways to go on from these taps would meet."""
    found = [_refusal(game, seat, [*taps, thing]) for thing in things]
    refused = [problem for problem in found if problem is not None and problem.rule]
    if not taps or not refused:
        return None
    common = Counter(problem.message for problem in refused).most_common(1)[0][0]
    return next(problem for problem in refused if problem.message == common)


def _nothing_there(game: Game, seat: int, taps: list[str], theirs: Sequence[str]) -> RegaliaError:
    """The refusal of touches that no text says; if it is not their turn, that is the reason."""
    if game.over:
        return Refused("over")
    if seat not in game.players and game.players:
        return game.out_of_turn(seat)
    if refusal := redacted(game.room, game.params, game.state, seat).touched(taps):
        rule, message, given = refusal
        return Illegal(game.room.says(message, **given), rule)
    problem = Refused("somebody-elses" if taps and taps[-1] in theirs else "nothing-there")
    problem.rule = game.turn_rule
    return problem

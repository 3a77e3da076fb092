"""Taking back: at once against computers; among people with everybody's consent, and never past
chance or anything that let somebody know more (`revealed.py`).
"""

from regalia.core.contract import CHANCE, EVERYBODY, SPECTATOR
from regalia.table.language import Refused
from regalia.table.match import Match
from regalia.table.revealed import revealed


def wanted(match: Match, person: str) -> int:
    """How many actions and outcomes would be left without a person's last choice; or a refusal."""
    if match.over:
        raise Refused("undo-over")
    game, own = match.game, match.seats_of(person)
    typed = [CHANCE] if match.typed else []  # what they rolled themselves is theirs, too
    begun = match.opened.begun  # what came with a record was not played here
    mine = own + typed
    numbers = range(len(game.events) - 1, begun - 1, -1)
    to = next((number for number in numbers if game.events[number].seat in mine), None)
    if not match.playing or to is None:
        raise Refused("nothing-to-undo")
    if game.to_play == EVERYBODY or game.events[to].race:
        raise Refused("undo-race")
    if match.others(person):
        since = range(to, len(game.events))
        if any(game.events[number].seat == CHANCE for number in since):
            raise Refused("undo-chance")
        if any(_hidden(match, number) for number in since if game.events[number].seat not in own):
            raise Refused("undo-secret")
        if any(_told(match, number) for number in since):
            raise Refused("undo-secret")
    return to


def _hidden(match: Match, number: int) -> bool:
    """Whether only who played it knows all of an action."""
    if match.room.open:
        return False
    event, s = match.game.events[number], match.game.states[number]
    return "?" in match.room.view.seen(match.game.params, s, event.action, SPECTATOR)


def _told(match: Match, number: int) -> bool:
    """Whether an action let somebody know more."""
    if match.room.open:
        return False
    known = match.revealed
    if number not in known:
        known[number] = revealed(match.game, number)
    return known[number]

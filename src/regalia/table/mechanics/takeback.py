"""Taking back: at once against computers; among people with everybody's consent, and never past
chance or anything that let somebody know more (`information_gain.py`).
"""

from regalia.core.contract import CHANCE, EVERYBODY, SPECTATOR
from regalia.core.secrets import hidden
from regalia.table.language import Refused
from regalia.table.match import Match
from regalia.table.mechanics.information_gain import revealed


def wanted(match: Match, person: str) -> int:
    """Count the events that remain without a person's last choice, or refuse to take it back."""
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
    if any(match.absences.stands_in(seat) for seat in match.staying):
        raise Refused("undo-stand-in")
    if match.others(person):
        since = range(to, len(game.events))
        if any(game.events[number].seat == CHANCE for number in since):
            raise Refused("undo-chance")
        if any(_hidden(match, number) for number in since if game.events[number].seat not in own):
            raise Refused("undo-secret")
        if any(_told(match, number) for number in since):
            raise Refused("undo-secret")
    return to


def free(match: Match, person: str) -> bool:
    """Tell if whatever a person does now can be taken back at once, without asking anybody."""
    races = any(event.race for event in match.game.events)  # and others follow
    alone = not match.others(person)
    return alone and not races and not any(map(match.absences.stands_in, match.staying))


def _hidden(match: Match, number: int) -> bool:
    """Tell if only the player of an action knows all of it."""
    event, s = match.game.events[number], match.game.states[number]
    return hidden(match.room, match.game.params, s, event.action, SPECTATOR)


def _told(match: Match, number: int) -> bool:
    """Tell if an action let somebody know more."""
    if match.room.open:
        return False
    known = match.revealed
    if number not in known:
        known[number] = revealed(match.game, number)
    return known[number]

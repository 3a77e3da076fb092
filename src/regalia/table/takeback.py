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
    mine = [
        number
        for number, event in enumerate(game.events)
        if event.seat in own + typed and number >= begun
    ]
    if not match.playing or not mine:
        raise Refused("nothing-to-undo")
    to = mine[-1]
    if game.to_play == EVERYBODY or game.events[to].race:
        raise Refused("undo-race")
    if match.others(person):
        since = range(to, len(game.events))
        if any(game.events[number].seat == CHANCE for number in since):
            raise Refused("undo-chance")
        if any(_told(match, number, own) for number in since):
            raise Refused("undo-secret")
    return to


def _told(match: Match, number: int, own: list[int]) -> bool:
    """Whether an action let somebody know more, or was another's that only they know of."""
    known = match.derived.revealed
    if number not in known:
        known[number] = revealed(match.game, number)
    event, s = match.game.events[number], match.game.states[number]
    hidden = "?" in match.room.view.seen(match.game.params, s, event.action, SPECTATOR)
    return known[number] or (hidden and event.seat not in own)

"""Taking back: at once against computers; among people with everybody's consent, and never past
chance or anything that let somebody know more.
"""

from regalia.core.contract import CHANCE, EVERYBODY
from regalia.core.game import Game
from regalia.table.language import Refused
from regalia.table.match import Match


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
        for number in range(to, len(game.events)):
            if game.events[number].seat == CHANCE:
                raise Refused("undo-chance")
            if not _told_nothing(game, number, own):
                raise Refused("undo-secret")
    return to


def _told_nothing(game: Game, number: int, own: list[int]) -> bool:
    """Whether the other seats learned no secret by this action, so that it can be taken back."""
    event, s = game.events[number], game.states[number]
    if _all_open(game, number) and _all_open(game, number + 1):
        return True
    others = [seat for seat in range(game.seats) if seat not in own]
    seen = game.room.view.seen
    return event.seat in own and all(
        "?" in seen(game.params, s, event.action, seat) for seat in others
    )


def _all_open(game: Game, number: int) -> bool:
    """Do all seats know the same?"""
    view, s = game.room.view.view, game.states[number]
    known = [{**view(game.params, s, seat), "seat": None} for seat in range(game.seats)]
    return all(one == known[0] for one in known)

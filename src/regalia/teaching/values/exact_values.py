"""Values where a room knows what a state is worth to every seat (`expected` of its `solve.py`)."""

from regalia.core.contract import EVERYBODY, SolvePart
from regalia.core.game import Event, Game
from regalia.core.game.decision import Known
from regalia.teaching.values.outlook import ChoiceValue, Outlook, Values, followers, mean, of_chance


def known(game: Game, event: Event) -> Outlook | None:
    """The exact outlook; None where the room does not know all that could have happened."""
    if not game.room.has(SolvePart.expected):
        return None
    seats = game.players or [event.seat]
    after: dict[int, dict[str, Values]] = {seat: {} for seat in seats}
    words = set()
    for seat in seats:
        for text, action in followers(game, None if game.is_chance else seat):
            found = told(game, action)
            if found is None:
                return None
            after[seat][text] = found.values
            words.add(found.word)
    word = max(words, key=lambda one: (one != "exact", one))
    own = after[event.seat]
    if game.is_chance:
        weights = game.weights()
        before = mean(list(own.values()), [weights[text] for text in own])
        return of_chance(before, own[event.text], word)
    best = {seat: max(after[seat], key=lambda text: after[seat][text][seat]) for seat in seats}
    if own[event.text][event.seat] >= own[best[event.seat]][event.seat]:
        best[event.seat] = event.text
    # In a race nobody can know who is the first: each seat is so as likely as another.
    before = own[best[event.seat]]
    if game.to_play == EVERYBODY:
        before = mean([after[seat][best[seat]] for seat in seats], [1.0] * len(seats))
    choices = sorted(own, key=lambda text: -own[text][event.seat])
    return Outlook(
        *(before, own[event.text], own[event.text], own[best[event.seat]], best[event.seat]),
        *(0.0, word, tuple(ChoiceValue(text, own[text][event.seat], 0.0) for text in choices)),
    )


def told(game: Game, action: int) -> Known | None:
    """The known value of the state after an action; a game that is over tells itself."""
    room, params = game.room, game.params
    return room.solve.expected(params, room.rules.act(params, game.state, action))

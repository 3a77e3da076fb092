"""A whole game in every language: what is seen, what is said, what is refused."""

import pytest

from regalia.app.game_cards import game_card
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.core.words import LANGUAGES, You
from regalia.kit.playing import play_randomly, seats_and_spectator, variants

GAMES, NODES = 3, 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_shown_and_told(room: Room, language: str) -> None:
    say = room.words(language).say
    for number, options in enumerate([{}, *variants(room.card)][: GAMES + 1]):
        game = Game(room, options)
        names = [say(f"seat-{seat}") for seat in range(game.seats)]
        for _ in play_randomly(game, random.seeded(number), NODES):
            for seat in seats_and_spectator(game):
                scene = room.scene.scene(game.params, game.view(seat), say, names)
                assert all("{" not in item.name for item in scene.items)
        for s, event in zip(game.states, game.events):
            for seat in seats_and_spectator(game):
                told = witnessed(room, game.params, s, event.action, seat).sentence(say, names)
                assert told.endswith((".", "!")) and "  " not in told, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_their_own_name(room: Room, language: str) -> None:
    """A person who did something, or got it, is called "you"; the others have names."""
    say = room.words(language).say
    for number, options in enumerate([{}, *variants(room.card)][: GAMES + 1]):
        game = Game(room, options)
        names = [f"Ursula {seat}" for seat in range(game.seats)]
        for _ in play_randomly(game, random.seeded(number), NODES):
            pass
        for s, event in zip(game.states, game.events):
            for seat in range(game.seats):
                called = [You(name) if name == names[seat] else name for name in names]
                done = witnessed(room, game.params, s, event.action, seat)
                trace, row = done.trace(say, called), None
                if event.seat == seat:
                    row = done.row(say, called)
                    assert done.choice(say, called).find(names[seat]) < 0
                told = [
                    done.sentence(say, called),
                    trace.note,
                    *((row.outcome, row.note) if row else ()),
                ]
                assert names[seat] not in " ".join(told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told(room: Room, language: str) -> None:
    say, rng = room.words(language).say, random.seeded(2)
    texts: dict[str, None] = {}
    for game in play_randomly(Game(room), random.seeded(1), NODES):
        texts |= dict.fromkeys([*list(game.actions())[:40], *list(game.chances())[:40]])
    pool = list(texts)
    for game in play_randomly(Game(room), random.seeded(3), NODES):
        if game.over:
            break
        seat = CHANCE if game.to_play == CHANCE else game.players[0]
        legal = {**game.actions(), **game.chances()}
        for _ in range(10):
            text = pool[random.below(rng, len(pool))]
            kind = room.text.readable(game.params, text)
            if text not in legal and (kind == "outcome") == (seat == CHANCE):
                refusal = room.refusals.why(game.params, game.state, seat, text)
                assert say(refusal.message, **refusal.given).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_s_card_is_told_with_all_options_and_values(room: Room, language: str) -> None:
    card = game_card(room, language, now=0)
    assert card.name and card.about and card.how
    assert len(card.sides) == max(room.card.seats)
    for option in card.options:
        assert option.label and option.about
        assert len({value.label for value in option.values}) == len(option.values)
        assert bool(option.values) != (option.lowest is not None)
    for known in room.card.options:
        assert room.says_of(known, language).endswith((".", "?"))
        assert known.proposed is None or known.read(known.proposed) == known.proposed
        assert known.switched_on is None or known.read(known.switched_on) == known.switched_on


def test_a_number_that_is_switched_on_begins_at_something_sensible(room: Room) -> None:
    """The least that an option may be is seldom what somebody wants who switches it on."""
    for option in game_card(room, "en", now=0).options:
        if option.default is None and option.lowest is not None:
            assert option.switched_on is not None, f"{option.name} says nothing of switched_on"
            assert option.switched_on != option.lowest

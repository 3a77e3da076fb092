"""A whole game in every language: what is seen, what is said, what is refused."""

import pytest
from support.playing import play_randomly, seats_and_spectator, variants

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.words import LANGUAGES, You
from regalia.server.game_cards import game_card

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
                told = room.scene.sentence(game.params, s, event.action, seat, say, names)
                assert told.endswith((".", "!")) and "  " not in told, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_their_own_name(room: Room, language: str) -> None:
    """Whoever did something, or got it, is called "you"; the others have names."""
    say = room.words(language).say
    for number, options in enumerate([{}, *variants(room.card)][: GAMES + 1]):
        game = Game(room, options)
        names = [f"Ursula {seat}" for seat in range(game.seats)]
        for _ in play_randomly(game, random.seeded(number), NODES):
            pass
        for s, event in zip(game.states, game.events):
            for seat in range(game.seats):
                called = [You(name) if name == names[seat] else name for name in names]
                given = (game.params, s, event.action, seat, say, called)
                trace, row = room.trace.trace(*given), None
                if event.seat == seat:
                    row = room.row(*given)
                    assert room.choice(*given).find(names[seat]) < 0
                told = [
                    room.scene.sentence(*given),
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
    card = game_card(room, language)
    assert card.name and card.about and card.how
    assert len(card.sides) == max(room.card.seats)
    for option in card.options:
        assert option.label and option.about
        assert len({value.label for value in option.values}) == len(option.values)
        assert bool(option.values) != (option.lowest is not None)

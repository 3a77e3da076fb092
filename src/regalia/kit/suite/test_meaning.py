"""Touching things means what it shows, and what cannot be done is refused by a rule."""

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.room import Room
from regalia.kit.playing import random_games


def test_the_taps_of_an_action_mean_that_action(room: Room) -> None:
    for game in random_games(room, 6, 60):
        if game.over or game.to_play == CHANCE:
            continue
        by_taps: dict[tuple[str, ...], set[str]] = {}
        for text, action in game.actions().items():
            taps = tuple(room.scene.taps(game.params, game.state, action))
            by_taps.setdefault(taps, set()).add(text)
        for taps, texts in by_taps.items():
            assert room.meaning.meant(game.params, game.state, list(taps)) in texts


def test_any_taps_mean_a_text_or_nothing_and_never_fail(room: Room) -> None:
    rng = random.seeded(5)
    say = room.words().say
    for number, game in enumerate(random_games(room, 3, 60)):
        if number % 5:
            continue
        names = [say(f"seat-{seat}") for seat in range(game.seats)]
        scene = room.scene.scene(game.params, game.view(0), say, names)
        odd = ["", ":", "button:", "hand:", "reserve:", "supply:w", "unplaced:0:", "choose:", "é"]
        things = [*scene.ids(), *odd]
        for _ in range(60):
            count = 1 + random.below(rng, 4)
            taps = [things[random.below(rng, len(things))] for _ in range(count)]
            meant = room.meaning.meant(game.params, game.state, taps)
            assert meant is None or isinstance(meant, str)
            if meant is not None:
                game.refusal(meant, 0)

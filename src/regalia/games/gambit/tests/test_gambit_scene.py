"""Scenes of the Queen's Gambit, as people see, touch and read them."""

from itertools import combinations

from regalia.core import random
from regalia.core.drawing.scene import Item, Scene
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.games.gambit.laid_out import values
from regalia.kit.playing import play_randomly, random_games, seats_and_spectator

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
DEALT = "start:c3 start:f6 deal:B deal:R deal:Q deal:N deal:N deal:B deal:B deal:B deal:R deal:Q"


def drawn(room: Room, game: Game, seat: int) -> Scene:
    scene: Scene = room.scene.scene(game.params, game.view(seat), room.words().say, NAMES)
    return scene


def overlap(one: Item, other: Item) -> bool:
    return (
        abs(one.x - other.x) < (one.width + other.width) / 2 - 1e-6
        and abs(one.y - other.y) < (one.height + other.height) / 2 - 1e-6
    )


def test_nothing_lies_on_anything_else_or_off_the_table(room: Room) -> None:
    """Pieces stand on cells; all else has a place of its own."""
    for number, game in enumerate(random_games(room, 8, 120)):
        if number % 7:
            continue
        for seat in seats_and_spectator(game):
            scene = drawn(room, game, seat)
            flat = [item for item in scene.items if item.kind != "piece"]
            assert not [(a.id, b.id) for a, b in combinations(flat, 2) if overlap(a, b)]
            for item in scene.items:
                assert item.width / 2 <= item.x <= scene.width - item.width / 2
                assert item.height / 2 <= item.y <= scene.height - item.height / 2


def test_start_squares_are_marked_only_while_they_are_chosen(room: Room) -> None:
    """QG-6: later they are ordinary squares."""
    game = Game(room, {"setup": 3})

    def starts() -> set[str]:
        return {item.id for item in drawn(room, game, 0).items if item.look == "start"}

    assert starts() == {"c3", "c6", "f3", "f6"}
    game.play("start:c3")
    assert starts() == {"c6", "f3", "f6"}
    game.play("start:f6")
    assert starts() == set()


def test_tokens_gambits_and_the_revealed_card_are_shown(room: Room) -> None:
    """QG-8, QG-9."""
    game = Game(room, {"setup": 3})
    for text in f"{DEALT} plan:NRN plan:BRQ draw:B draw:N".split():
        game.play(text)
    scene = drawn(room, game, 1)
    items = {item.id: item for item in scene.things()}
    assert items["piece:a1"].look == "token-rook" and items["piece:c3"].look == "queen-0"
    assert items["piece:a1"].name == "rook worth 6 on a1"
    assert items["f6"].name == "f6: Ben’s gambit" and items["d4"].name == "d4: nothing"
    assert items["a1"].look == "dark" and items["h1"].look == "light"
    assert items["revealed"].look == "move-bishop"
    assert scene.prompt == "Turn 1: move like a bishop"  # said to Ben
    assert drawn(room, game, 0).prompt == "Turn 1: Ben moves like a bishop"
    assert {"0 points", "Hand", "Draw pile: 6"} <= {tray.name for tray in scene.trays}
    assert {"hand:B1", "hand:B2", "hand:N1", "hand:0:2", "row:1:1"} <= items.keys()
    assert "row:1:2" not in items and items["pile:0"].name == "draw pile of Anna: 6 cards"


def test_alike_cards_of_a_hand_are_touched_one_after_the_other(room: Room) -> None:
    game = Game(room, {"setup": 3})
    for text in DEALT.split():
        game.play(text)
    taps = {text: room.scene.taps(game.params, game.state, a) for text, a in game.actions().items()}
    assert taps["plan:NBN"] == ["hand:N1", "hand:B1", "hand:N2"]


def test_sentences_tell_what_happened_as_a_seat_may_know_it(room: Room) -> None:
    game, say = Game(room, {"setup": 1}), room.words().say
    told: dict[int, set[str]] = {0: set(), -1: set()}
    for _ in play_randomly(game, random.seeded(2), 400):
        pass
    for s, event in zip(game.states, game.events):
        for seat, sentences in told.items():
            sentences.add(witnessed(room, game.params, s, event.action, seat).sentence(say, NAMES))
    assert "Anna draws a knight. Ben reveals a queen." in told[0]
    assert "Anna draws a card. Ben reveals a queen." in told[-1]
    assert any("captures a pawn worth 3." in sentence for sentence in told[-1])
    for name in ("bishop", "rook", "queen", "knight"):
        assert not any(f"Ben draws a {name}" in sentence for sentence in told[0])
        assert not any(f"s a {name} face down" in sentence for sentence in told[0])  # QG-14


def test_movement_cards_carry_the_letter_of_the_language_and_typed_ones_at_the_keyboard(
    room: Room,
) -> None:
    game = Game(room, {"setup": 3})
    for text in DEALT.split():
        game.play(text)
    letters = {"en": "BRQN", "de": "LTDS", "fr": "FTDC", "it": "ATDC", "pl": "GWHS"}
    for language, wanted in letters.items():
        say = room.words(language).say
        scene = room.scene.scene(game.params, game.view(0), say, NAMES)
        (hand,) = (tray for tray in scene.trays if tray.id == "hand:0")
        shown = {item.look: item.glyph for item in hand.items}
        looks = [f"move-{piece}" for piece in ("bishop", "rook", "queen", "knight")]
        assert [shown[look] for look in looks] == list(wanted)
        assert "".join(room.looks.known[look].sign for look in looks) == "BRQN"


def test_qg_15_how_many_tokens_are_left_is_shown_and_what_they_are_worth(room: Room) -> None:
    for game in random_games(room, 3, 200):
        meters, left = drawn(room, game, 0).meters, list(game.view(0)["tokens"].values())
        assert len(meters) == bool(left)
        for meter in meters:
            assert meter.most - meter.value == len(left)
            assert str(sum(values(game.params)[kind] for kind in left)) in meter.name

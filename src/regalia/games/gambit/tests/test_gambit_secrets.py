"""Secrets of the Queen's Gambit: the knowledge of seats, and worlds that fit it."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import permutations

from regalia.core import random
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted, witnessed
from regalia.kit.playing import play_randomly
from regalia.terminal.engine.engine import shown_to

At = Callable[..., Game]
SETTING_UP = (
    "setup:4 start:a1 start:h1 start:h8 "
    "deal:B deal:R deal:Q deal:N deal:N deal:B deal:B deal:R deal:Q deal:N "
    "deal:Q deal:Q deal:Q deal:N deal:N "
    "plan:NBN plan:BRQ plan:QQN draw:B draw:R draw:R"
)


def opened(room: Room, most: int = 100) -> Game:
    game = Game(room, {"players": 3})
    for text in SETTING_UP.split()[:most]:
        game.play(text)
    return game


def test_a_seat_reads_its_own_cards_in_the_log_and_nobody_elses(room: Room) -> None:
    """The page's hidden information; the card that is revealed next is open (QG-8, QG-17)."""
    game = opened(room)
    start, hidden = "setup:4 start:a1 start:h1 start:h8", "deal:? " * 5
    mine = "deal:B deal:B deal:R deal:Q deal:N "
    seat_1 = (
        f"{start} {hidden}{mine}{hidden}plan:??? plan:BRQ plan:??? draw:? draw:R draw:?,reveal:B"
    )
    assert game.seen(1) == seat_1.split()
    plans = "plan:??? plan:??? plan:??? draw:? draw:? draw:?,reveal:B"
    assert game.seen(-1) == f"{start} {hidden * 3}{plans}".split()
    game.play("move:g7")
    game.play("plan:N")
    game.play("draw:B")
    assert game.seen(1)[-3:] == ["move:g7", "plan:N", "draw:B,reveal:Q"]
    assert game.seen(0)[-3:] == game.seen(-1)[-3:] == ["move:g7", "plan:?", "draw:?,reveal:Q"]


def test_a_view_has_own_cards_and_of_others_sizes_and_what_is_unseen(room: Room) -> None:
    """QG-14: the view has the own row, too; the flag says what an interface may show."""
    view = opened(room).view(1)
    assert view["own"] == {"pile": "BRQQNN", "hand": "BRN", "row": "RQ"}
    assert view["hands"] == [3, 3, 3] and view["rows"] == [3, 2, 3] and view["piles"] == [6, 6, 6]
    assert view["discards"] == ["", "B", ""] and view["revealed"] == "B"
    assert view["unseen"] == ["BBBRRRQQQNNN", "BBRRRQQQNNN", "BBBRRRQQQNNN"]
    assert view["peek"] is False
    assert opened(room).view(-1)["own"] is None


def test_who_plans_later_does_not_see_what_was_planned_before(room: Room) -> None:
    """QG-7: only that three cards were laid."""
    one, two = opened(room, 19), opened(room, 19)
    one.play("plan:NBN")
    two.play("plan:QRB")
    for seat in (1, 2, -1):
        assert json.dumps(shown_to(one, seat)) == json.dumps(shown_to(two, seat))
        assert one.seen(seat) == two.seen(seat)
    assert one.view(1)["rows"] == [3, 0, 0] and one.view(1)["hands"] == [2, 5, 5]


def test_every_arrangement_of_unseen_cards_is_equally_likely(room: Room) -> None:
    """Players 0 and 2 as player 1 sees them: 12 cards, 3 in hand, 3 in the row, 6 in the pile."""
    game, rng = opened(room), random.seeded(6)
    known = redacted(room, game.params, game.state, 1)
    rows: Counter[str] = Counter()
    hands: Counter[str] = Counter()
    for _ in range(8_000):
        table = room.text.position(game.params, known.world(rng))
        assert table["rows"][1] == "RQ" and table["hands"][1] == "BRN"
        rows[table["rows"][2]] += 1
        hands[table["hands"][0]] += 1
    drawn = list(permutations("BBBRRRQQQNNN", 3))
    every = Counter("".join(three) for three in drawn)
    assert len(every) == 64 and chi_square(rows, every) < 63 + 5 * (2 * 63) ** 0.5
    every = Counter("".join(sorted(three, key="BRQN".index)) for three in drawn)
    assert len(every) == 20 and chi_square(hands, every) < 19 + 5 * (2 * 19) ** 0.5


def chi_square(found: Counter[str], ways: Counter[str]) -> float:
    """The chi-squared distance of counts from those expected of so many ways."""
    assert found.keys() <= ways.keys()
    share = found.total() / ways.total()
    return sum((found[key] - share * n) ** 2 / (share * n) for key, n in ways.items())


def test_a_world_for_a_spectator_arranges_everybodys_cards(room: Room) -> None:
    game, rng = opened(room), random.seeded(7)
    tables = [
        room.text.position(game.params, redacted(room, game.params, game.state, -1).world(rng))
        for _ in range(200)
    ]
    for seat in range(3):
        assert len({table["rows"][seat] for table in tables}) > 8
    assert all(table["discards"] == ["", "B", ""] for table in tables)


def test_after_a_reshuffle_all_unseen_cards_are_one_multiset_again(room: Room) -> None:
    """QG-18, QG-12: to others, the new pile of seven can be any seven of the twelve."""
    rng = random.seeded(9)
    for game in play_randomly(Game(room), random.seeded(3), 500):
        table = game.position
        if table["phase"] == "drawing" and table["discards"][1] == "" and table["player"] == 1:
            break
    assert table["turn"] == 13  # the seventh of player 1
    view = game.view(0)
    assert view["unseen"][1] == "BBBRRRQQQNNN" and view["piles"][1] == 7
    known = redacted(room, game.params, game.state, 0)
    worlds = [known.world(rng) for _ in range(50)]
    assert len({world.piles[1] for world in worlds}) > 5


def test_worlds_are_whole_positions(room: Room) -> None:
    """A world made from a view passes the checks of a position from outside."""
    rng = random.seeded(8)
    for players in (2, 3, 4):
        for game in play_randomly(Game(room, {"players": players}), random.seeded(players), 250):
            for seat in (-1, 0, 1):
                world = redacted(room, game.params, game.state, seat).world(rng)
                position = room.text.position(game.params, world)
                assert room.text.read_position(game.params, position) == world


def test_an_interface_shows_the_own_row_only_with_peek(room: Room) -> None:
    """QG-14."""
    say = room.words().say
    for peek, looks in (
        (False, ["back-0"] * 3),
        (True, ["move-knight", "move-bishop", "move-knight"]),
    ):
        game = Game(room, {"players": 3, "peek": peek})
        for text in SETTING_UP.split():
            game.play(text)
        names = ["Anna", "Ben", "Cleo"]
        scene = room.scene.scene(game.params, game.view(0), say, names)
        items = [item for tray in scene.trays for item in tray.items]
        assert [item.look for item in items if item.id.startswith("row:0:")] == looks
        assert {item.look for item in items if item.id.startswith("row:2:")} == {"back-2"}
        assert game.view(0)["own"]["row"] == "NBN" and game.view(0)["peek"] is peek
        told = witnessed(room, game.params, game.states[19], game.events[19].action, 0).sentence(
            say, names
        )
        assert ("knight, bishop, knight" in told) is peek

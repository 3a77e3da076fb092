"""The rules of the Queen's Gambit, one after the other; a turn has its own tests."""

from collections.abc import Callable
from fractions import Fraction

from support.games.gambit import destinations, play, position

from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.games.gambit.laid_out import values
from regalia.kit.playing import play_randomly

COUNTS = {"P": 12, "N": 4, "B": 4, "R": 4, "Q": 2, "K": 2}
VALUES = {"P": 3, "N": 4, "B": 5, "R": 6, "Q": 7, "K": 8}
At = Callable[..., Game]


def quarter_turn(name: str) -> str:
    x, y = "abcdefgh".index(name[0]), int(name[1]) - 1
    return "abcdefgh"[y] + str(8 - x)


# -------------------------------------------------------------------------- components


def test_28_tokens_are_worth_126_points(room: Room) -> None:
    """QG-1."""
    for setup in (1, 2, 3, 4):
        kinds = list(position(Game(room, {"setup": setup}))["tokens"].values())
        assert {k: kinds.count(k) for k in VALUES} == COUNTS
        assert sum(VALUES[kind] for kind in kinds) == 126
    assert values(Game(room).params) == VALUES


def test_captured_tokens_count_by_their_printed_values(at: At) -> None:
    """QG-1: a queen is 7, a pawn 3."""
    game = at(
        """
        . . B . . R . .
        . P . P P . P .
        R . N . . N . B
        . P . K 1 . P .
        . P . Q K . P .
        B . N . . N . R
        . P . P P . P .
        0 . R . . B . .""",
        "R",
        captured=["", "Q"],
    )
    assert game.view()["points"] == [0, 7]
    game.play("move:e7")  # a pawn of this card
    assert game.view()["points"] == [0, 10]


def test_each_player_has_three_cards_of_each_kind(room: Room) -> None:
    """QG-2."""
    game = play(Game(room, {"setup": 1, "players": 3}), "start:b1 start:h2 start:g8")
    assert position(game)["piles"] == ["BBBRRRQQQNNN"] * 3
    assert game.chances() == {f"deal:{card}": Fraction(1, 4) for card in "BRQN"}
    play(game, "deal:N deal:N")
    assert game.chances()["deal:N"] == Fraction(1, 10)
    game.play("deal:N")
    assert set(game.chances()) == {"deal:B", "deal:R", "deal:Q"}


def test_a_quarter_turn_maps_each_set_up_card_to_itself_but_for_queens_and_kings(
    room: Room,
) -> None:
    """QG-3."""
    for setup in (1, 2, 3, 4):
        table = position(Game(room, {"setup": setup}))
        assert len(table["starts"]) == 4
        assert {quarter_turn(name) for name in table["starts"]} == set(table["starts"])
        for name, kind in table["tokens"].items():
            turned = table["tokens"][quarter_turn(name)]
            assert turned == {"Q": "K", "K": "Q"}.get(kind, kind)


def test_the_set_up_cards_differ_in_character(room: Room) -> None:
    """QG-3: open, a crowded centre, the rim, diagonals."""
    cards = [set(position(Game(room, {"setup": setup}))["tokens"]) for setup in (1, 2, 3, 4)]
    centre = {file + rank for file in "de" for rank in "45"}
    rim = {name for card in cards for name in card if name[0] in "ah" or name[1] in "18"}
    assert not cards[0] & centre and len(cards[0] & rim) < 28
    assert centre <= cards[1] and not cards[1] & rim
    assert cards[2] == rim
    x_and_y = [("abcdefgh".index(name[0]), int(name[1]) - 1) for name in cards[3]]
    assert all(abs(x - y) in (0, 2) or abs(x + y - 7) in (0, 2) for x, y in x_and_y)


# ------------------------------------------------------------------------------ set-up


def test_the_set_up_card_is_left_to_chance_or_chosen(room: Room) -> None:
    """QG-4."""
    game = Game(room)
    assert game.chances() == {f"setup:{k}": Fraction(1, 4) for k in (1, 2, 3, 4)}
    game.play("setup:3")
    assert position(game)["setup"] == 3
    chosen = Game(room, {"setup": 3})
    assert position(chosen) == position(game)


def test_start_squares_are_chosen_counter_clockwise_from_the_oldest(room: Room) -> None:
    """QG-5: 0, n-1, ..., 1; then player 1 has the first turn, and turns go clockwise."""
    orders = {2: [0, 1], 3: [0, 2, 1], 4: [0, 3, 2, 1]}
    for players, order in orders.items():
        begun = Game(room, {"players": players, "setup": 4})
        asked: list[int] = []
        movers: list[int] = []
        for game in play_randomly(begun, random.seeded(players), 120):
            text = next(iter(game.actions()), "")
            if text.startswith("start:"):
                asked += game.players
                free = [n for n in ("a1", "h1", "a8", "h8") if n not in position(game)["gambits"]]
                assert set(game.actions()) == {f"start:{name}" for name in free}
            if text.startswith("move:"):
                movers += game.players
        assert asked == order
        assert movers[: players + 2] == [(1 + i) % players for i in range(players + 2)]


def test_a_start_square_nobody_chose_is_an_ordinary_square(at: At) -> None:
    """QG-6: with the rook on d1 one can go to a1 and h1, start squares of this card."""
    game = at(
        """
        . . B . . R . .
        . P . P P . P .
        R . N . . N . B
        . P . K Q . P .
        . P . Q K . P .
        B . N . . N . R
        . P . P P . 0 .
        . . . 1 . . . .""",
        "R",
        captured=["", "BRP"],
    )
    assert {"a1", "h1"} <= destinations(game)
    game.play("move:a1")
    assert position(game)["gambits"][1] == "a1"
    assert position(game)["captured"][1].keys() == {"c1", "f1", "g2"}  # nothing new


def test_five_cards_are_dealt_three_laid_and_one_drawn(room: Room) -> None:
    """QG-7, in the order of the page's text forms: dealing by seat, planning, then drawing."""
    game = play(Game(room, {"setup": 3}), "start:c3 start:f6")
    play(game, "deal:B deal:R deal:Q deal:N deal:N  deal:B deal:B deal:B deal:R deal:Q")
    assert game.players == [0]
    assert position(game)["hands"] == ["BRQNN", "BBBRQ"]
    play(game, "plan:NRN plan:BBQ")
    assert position(game)["rows"] == ["NRN", "BBQ"] and position(game)["hands"] == ["BQ", "BR"]
    assert game.chances() == {
        "draw:B": Fraction(2, 7),
        "draw:R": Fraction(2, 7),
        "draw:Q": Fraction(2, 7),
        "draw:N": Fraction(1, 7),
    }
    game.play("draw:Q")
    assert game.chances() == {
        "draw:R": Fraction(2, 7),
        "draw:Q": Fraction(2, 7),
        "draw:N": Fraction(3, 7),
    }
    game.play("draw:N")
    assert position(game)["hands"] == ["BQQ", "BRN"]
    assert position(game)["phase"] == "moving" and game.players == [1]


def test_any_three_cards_of_the_hand_can_be_laid_in_any_order(room: Room) -> None:
    """QG-7: with two alike among five, 33 rows, the most actions there are."""
    game = play(Game(room, {"setup": 3}), "start:c3 start:f6")
    play(game, "deal:B deal:R deal:Q deal:N deal:N deal:B deal:B deal:B deal:R deal:Q")
    rows = {text.removeprefix("plan:") for text in game.actions()}
    assert len(rows) == 33 == room.rules.MOST_ACTIONS
    assert "NBN" in rows and "QRB" in rows and "BBR" not in rows
    game.play("plan:QRB")
    assert {"plan:BBB", "plan:BRQ"} <= set(game.actions()) and len(game.actions()) == 13


# ----------------------------------------------------------------------------- the end


def test_the_game_ends_at_once_when_the_last_token_is_captured(at: At, last: str) -> None:
    """QG-15: no card is laid or drawn any more; the highest sum wins."""
    game = at(last, "R")
    game.play("move:d5")
    assert game.over and game.reason == "tokens"
    assert game.view()["points"] == [118, 8]
    assert game.result == [1, 0]
    assert position(game)["hands"][1] == "BRQ" and position(game)["rows"][1] == "RN"


def test_of_two_tied_players_the_one_whose_turn_ended_the_game_wins(at: At, last: str) -> None:
    """QG-15: player 1 takes the second king and has 63 as well."""
    game = at(last, "Q", captured=["PPPPPPPPPPNNNNBRR", "KQQRRBBBPP"])
    assert game.view()["points"] == [63, 55]
    game.play("move:d5")
    assert game.view()["points"] == [63, 63]
    assert game.result == [0, 1]


def test_of_tied_players_the_one_whose_last_turn_was_nearer_the_end_wins(at: At, last: str) -> None:
    """QG-15: player 1 ends the game; of players 0 and 2 (48 each), 0 had a turn just before."""
    half = "PPPPPPNNBBRR"
    game = at(last.replace(". . 1", "2 . 1"), "R", players=3, captured=[half, "QQK", half])
    game.play("move:d5")
    assert game.view()["points"] == [48, 30, 48]
    assert game.result == [1, 0, 0]


def test_of_four_players_only_the_tied_ones_count(at: At, last: str) -> None:
    """QG-15: 2 and 3 have 45 each; backwards from player 1 come 0, then 3, then 2."""
    board = last.replace(". . 1", "2 . 1").replace("0 . .", "0 . 3")
    most = "PPPPPNNBBRR"
    game = at(board, "R", players=4, captured=["PP", "QQK", most, most])
    game.play("move:d5")
    assert game.view()["points"] == [6, 30, 45, 45]
    assert game.result == [0, 0, 0, 1]


def without_capturing(game: Game, rng: list[int]) -> Game:
    """Play to the end, capturing only where nothing else is possible."""
    while not game.over:
        if game.to_play == CHANCE:
            game.roll(rng)
            continue
        texts = list(game.actions())
        tokens = position(game)["tokens"]
        quiet = [text for text in texts if text[-2:] not in tokens] or texts
        game.play(quiet[random.below(rng, len(quiet))])
    return game


def test_the_game_ends_when_the_400th_turn_is_complete(room: Room) -> None:
    """QG-16: after its draw, and scored as it stands."""
    for seed, players in ((1, 2), (2, 3), (3, 4)):
        game = without_capturing(Game(room, {"players": players, "setup": 2}), random.seeded(seed))
        table, points = position(game), game.view()["points"]
        assert game.reason == "turns" and table["turn"] == 400 and table["tokens"]
        assert table["player"] == 400 % players
        assert [len(hand) for hand in table["hands"]] == [3] * players
        assert [len(row) for row in table["rows"]] == [3] * players
        assert sum(event.text.startswith(("move:", "stay")) for event in game.events) == 400
        assert points.count(max(points)) == 1
        assert game.result == [int(seat == points.index(max(points))) for seat in range(players)]


def test_after_400_turns_ties_are_broken_as_ever(room: Room) -> None:
    """QG-16, QG-15: a pawn each, or a pawn for each but the player who had the last turn."""
    for players in (2, 3, 4):
        options = {"players": players, "setup": 2}
        game = without_capturing(Game(room, options), random.seeded(players))
        game.undo()
        table, full = position(game), position(Game(room, options))["tokens"]
        assert table["phase"] == "drawing"
        last = 400 % players
        pawns = [name for name in full if full[name] == "P"][:players]
        for shared in (range(players), [seat for seat in range(players) if seat != last]):
            captured = [{pawns[seat]: "P"} if seat in shared else {} for seat in range(players)]
            left = {n: k for n, k in full.items() if not any(n in c for c in captured)}
            even = {"tokens": left, "captured": captured, "gambits": table["starts"][:players]}
            end = Game(room, options, table | even)
            end.roll(random.seeded(1))
            winner = last if last in shared else (last - 1) % players
            assert end.over and end.reason == "turns"
            assert end.result == [int(seat == winner) for seat in range(players)]

"""The Queen's Gambit with the set-up cards and token values of somebody's own box (QG-19)."""

import re
from pathlib import Path

import pytest
from support.companions import played, tell_all
from support.games.gambit import expects_within_bounds

from regalia import games, players
from regalia.core import random
from regalia.core.contract import SPECTATOR
from regalia.core.drawing import pictures
from regalia.core.errors import BadOption, RegaliaError
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.core.table_rules import other_rules, rules_at_table
from regalia.fast import play
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.games.gambit import insight
from regalia.games.gambit.setups import FILE, read_setups
from regalia.players.levels import Level, Searcher
from regalia.table.companion.companion import CompanionGame

# Nine pawns, nine knights and no king: whatever is printed in a box, each card has 28 tokens.
LINES = "PPPPPPPP/P......./NNNNNNNN/N......./BBBB...*/RRRR..*./QQ...*../....*..."
RIM = "PPPPPPPP/......../NNNNNNNN/P......N/BBBB..../RRRR..../QQ....../**..**.."
OWN = {"setup": 1, "cards": [LINES, RIM], "values": [1, 20, 30, 40, 99, 60]}


def test_a_box_has_its_own_tokens_places_and_start_squares(room: Room) -> None:
    """QG-19."""
    game = Game(room, OWN)
    assert game.view()["starts"] == ["e1", "f2", "g3", "h4"]
    tokens = game.view()["tokens"]
    assert sorted(tokens.values()) == sorted(9 * "P" + 9 * "N" + 4 * "B" + 4 * "R" + 2 * "Q")
    assert tokens["a8"] == "P" and tokens["b2"] == "Q"
    assert set(game.actions()) == {"start:e1", "start:f2", "start:g3", "start:h4"}


def test_a_card_is_drawn_among_as_many_as_there_are(room: Room) -> None:
    game = Game(room, {**OWN, "setup": "chance"})
    assert game.weights() == {"setup:1": 1, "setup:2": 1}
    game.play("setup:2")
    assert game.view()["starts"] == ["a1", "b1", "e1", "f1"]


def test_captured_tokens_count_by_the_values_of_the_box(room: Room) -> None:
    """QG-19: in the view, on the board, in sentences and at the end."""
    game = played("gambit", 3, OWN)
    assert game.over
    worth = dict(zip("PNBRQK", OWN["values"]))  # type: ignore[call-overload]
    view = game.view()
    for seat in range(2):
        assert view["points"][seat] == sum(worth[kind] for kind in view["captured"][seat].values())
    left = sum(worth[kind] for kind in view["tokens"].values())
    assert sum(view["points"]) + left == 9 + 180 + 120 + 160 + 198
    assert view["winner"] == max(range(2), key=lambda seat: view["points"][seat])
    say, names = room.words("en").say, ["Anna", "Ben"]
    scene = room.drawn(game.params, view, say, names)
    taken = [item for tray in scene.trays for item in tray.items]
    assert {item.glyph for item in taken if item.look == "coin-queen"} == {"Q99"}
    assert scene.ending is not None
    assert [row.figure for row in scene.ending.rows] == sorted(
        map(str, view["points"]), key=lambda text: -int(text)
    )
    told = [
        witnessed(room, game.params, s, event.action, SPECTATOR).sentence(say, names)
        for s, event in zip(game.states, game.events)
    ]
    assert any("99" in sentence for sentence in told)


def test_interpreted_and_compiled_play_the_same_game(room: Room) -> None:
    game, buffer = Game(room, OWN), as_array([0] * room.rules.MOST_ACTIONS)
    fast, out = compiled(room, play), as_array([0] * 5000)
    _, n = fast.trace(as_array(game.params), game.state, as_array(random.seeded(5)), buffer, out)
    for action in out[:n]:
        game.play(room.text.action_text(game.params, game.state, int(action)))
    assert game.over and game.view()["tokens"] == {}


def test_a_computer_takes_what_is_worth_most_in_this_box(room: Room) -> None:
    """A rook is worth more than a pawn with our values; with these it is not."""
    for values, best in (([3, 4, 5, 6, 7, 8], "R"), ([99, 4, 5, 6, 7, 8], "P")):
        found = insight.best_capture(
            *(Game(room, {"setup": 3, "values": values}).params, 2, (1 << 28) - 1),
            *(0xFFFFFFFF, 9, 3),  # a queen on b2: beside it a rook, a pawn and more
        )
        assert found == values["PNBRQK".index(best)]


def test_what_players_expect_stays_in_bounds_with_any_values(room: Room) -> None:
    for values in ([1] * 6, [99] * 6, OWN["values"]):
        expects_within_bounds(room, {**OWN, "values": values})


def test_a_computer_plays_a_whole_game_with_it(room: Room) -> None:
    game, small = Game(room, OWN), Searcher(lambda room: Level(8, 1, 1, 0))
    rng = random.seeded(2)
    for _ in range(2000):
        if game.over:
            break
        if game.is_chance:
            game.roll(rng)
        else:
            game.play(small.choose(players.Query.about(game, game.to_play, rng)).text)
    assert game.over


def test_a_record_holds_the_cards_and_replays_without_the_box(room: Room) -> None:
    game = played("gambit", 6, OWN)
    again = record.replay(record.read(record.write(game)), games.room)
    assert again.result == game.result and again.view() == game.view()
    assert again.options["cards"] == [LINES, RIM]


def test_a_position_of_it_is_read_back(room: Room) -> None:
    game = played("gambit", 8, OWN, most=60)
    assert room.text.read_position(game.params, game.position) == game.state
    with pytest.raises(RegaliaError):
        room.text.read_position(Game(room, {"setup": 1}).params, game.position)


def test_the_companion_keeps_company_with_the_cards_of_the_box() -> None:
    game = played("gambit", 5, OWN)
    companion = CompanionGame(game.room, OWN)
    tell_all(companion, game)
    assert companion.game.view(SPECTATOR) == game.view(SPECTATOR)


def test_a_file_of_cards_becomes_part_of_the_options(room: Room, tmp_path: Path) -> None:
    rows = ",".join(f'"{" ".join(row)}"' for row in LINES.split("/"))
    file = tmp_path / "mine.toml"
    file.write_text(f"[[setup]]\nrows = [{rows}]\n", "utf-8")
    assert Game(room, {"cards": str(file)}).options["cards"] == [LINES]
    assert len(Game(room, {"cards": str(FILE)}).options["cards"]) == len(read_setups())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cards": []}, "a list of 1 to 4 cards"),
        ({"cards": [LINES] * 5}, "a list of 1 to 4 cards"),
        ({"cards": [LINES, LINES]}, "card 2 is listed already"),
        ({"cards": [LINES, LINES.replace("QQ", "QK")]}, "card 2 has other tokens"),
        ({"cards": [LINES.replace("QQ", "Q.")]}, "27 ≠ 28"),
        ({"cards": [LINES.replace("*/R", "./R")]}, "*: 3 ≠ 4"),
        ({"cards": [LINES.replace("QQ", "QX")]}, "'X'"),
        ({"cards": [LINES + "/"]}, "9 ≠ 8"),
        ({"cards": [3]}, "eight rows of eight"),
        ({"cards": ["P" * 10_000]}, "eight rows of eight"),
        ({"cards": [LINES], "setup": 2}, "there is no card 2"),
        ({"values": [1, 2, 3, 4, 5]}, "a number from 1 to 99"),
        ({"values": [0, 2, 3, 4, 5, 6]}, "a number from 1 to 99"),
        ({"values": [True, 2, 3, 4, 5, 6]}, "a number from 1 to 99"),
        ({"values": "1,2,3,x,5,6"}, "a number from 1 to 99"),
    ],
)
def test_parts_that_no_box_can_have_are_refused_with_the_reason(
    room: Room, options: dict[str, object], said: str
) -> None:
    with pytest.raises(BadOption) as refused:
        Game(room, options)
    assert said in refused.value.message and refused.value.rule == "QG-19"


def test_values_can_be_typed(room: Room) -> None:
    assert Game(room, {"values": "1, 3,3,5,9,10"}).options["values"] == [1, 3, 3, 5, 9, 10]


def test_the_rules_of_a_table_name_the_cards_and_values_of_the_box(room: Room) -> None:
    """QG-19, QG-21: QG-1 and QG-3 are of the project's cards; a picture shows the box's first."""
    options = room.card.read({**OWN, "cards": [LINES + " a8=9"]})
    page = rules_at_table(room, options, "en")
    assert "- **Cards of the box: 1, single tokens: 1 (a8=9).** The setup cards" in page
    assert "- **Values of the tokens: pawn 1, knight 20, bishop 30, rook 40," in page
    assert "- QG-1 **At this table otherwise: QG-19, QG-21.** A chessboard" in page
    assert "- QG-3 **At this table otherwise: QG-19, QG-21.** Four setup cards" in page
    assert "- QG-21 **In force at this table: Cards of the box – 1, single tokens" in page
    shown = set(re.findall(r"\(picture:([a-z]+)\)", page))
    assert shown == {"start"}, "the others begin on start squares of the project's cards"
    others = other_rules(room, options)
    first = pictures.picture(room, "start", others=others)
    assert first not in (pictures.picture(room, "start"), pictures.picture(room, "four"))

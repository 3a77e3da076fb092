"""The Queen's Gambit with values of single tokens, as a box has them (QG-21)."""

from pathlib import Path

import pytest
from support.games.gambit import CROWDED, FIRST, LAID, OTHER, begun, told

from regalia.core.errors import BadFile, BadOption
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed
from regalia.games.gambit import insight, rules
from regalia.games.gambit.setups import LONGEST_CARD


def test_qg_token_value_counts_as_it_is_printed_on_the_token(room: Room) -> None:
    """QG-21: on the board, in the sentence, in the tray, in the sum, and at the end."""
    game = begun(room, {"cards": [CROWDED + " c8=9"]}, LAID)
    pieces = {item.id: item for item in game.scene(0).items}
    assert (pieces["piece:c8"].glyph, pieces["piece:c8"].look) == ("N9", "coin-knight")
    assert pieces["piece:c8"].name == "knight worth 9 on c8"
    assert (pieces["piece:a7"].glyph, pieces["piece:a7"].look) == ("N4", "token-knight")
    assert "120 points" in game.scene(0).meters[0].name  # 115 by kinds, and 5 more
    seen = witnessed(room, game.params, game.state, game.actions()["move:c8"], 0)
    assert "+9" in [mark.text for mark in seen.trace(room.words("en").say, ["Anna", "Ben"]).marks]
    game.play("move:c8")
    assert told(game) == "Ben moves like a rook to c8 and captures a knight worth 9."
    assert game.view()["points"] == [0, 9]
    trays = {tray.id: tray for tray in game.scene(0).trays}
    assert [item.glyph for item in trays["taken:1"].items] == ["N9"]


def test_a_box_has_the_same_tokens_on_every_card_whichever_squares_they_are_on(room: Room) -> None:
    """QG-21: values said singly or for the kind come to the same."""
    cards = [FIRST + " d1=9", OTHER + " e1=9 e8=7"]
    for setup in (1, 2):
        game = Game(room, {"setup": setup, "cards": cards})
        assert rules.points(game.params, setup - 1, game.state.tokens) == 128
    with pytest.raises(BadOption) as refused:
        Game(room, {"cards": cards, "values": [3, 4, 5, 6, 8, 8]})  # now e8 is worth less
    assert "card 2 has other tokens" in refused.value.message and refused.value.rule == "QG-21"


def test_a_small_game_takes_the_most_valuable_kinds_with_what_is_printed_on_each(
    room: Room,
) -> None:
    """QG-20, QG-21: kings, then queens, whatever single ones are worth; on each card its own."""
    cards = [FIRST + " d1=1", OTHER + " e8=1"]
    sums = []
    for setup in (1, 2):
        game = Game(room, {"setup": setup, "cards": cards, "tokens": 3})
        sums.append(rules.points(game.params, setup - 1, game.state.tokens))
        assert sorted(game.position["tokens"].values()) == ["K", "K", "Q"]
    assert sums == [16 + 1, 16 + 7]  # the first queen from a1: d1, and e1


def test_values_are_kept_in_the_order_of_the_squares(room: Room) -> None:
    """QG-21: so two who type the same box make the same record."""
    game = Game(room, {"cards": [FIRST + " e8=9 a1=2 d1=9"]})
    assert game.options["cards"] == [FIRST + " a1=2 d1=9 e8=9"]
    every = " ".join(
        f"{file}{rank}=99"
        for rank, marks in zip("87654321", FIRST.split("/"))
        for file, mark in zip("abcdefgh", marks)
        if mark not in ".*"
    )
    longest = f"{FIRST} {every}"
    assert len(longest) == LONGEST_CARD
    assert rules.points(Game(room, {"cards": [longest]}).params, 0, (1 << 28) - 1) == 28 * 99


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (" c1=9", "there is no token on c1"),
        (" b1=9", "there is no token on b1"),  # a start square
        (" d1=9 d1=9", "d1 has two values"),
        (" d1=9 d1=8", "d1 has two values"),
        (" d1=0", "'d1=0' is not a token’s value"),
        (" d1=100", "'d1=100' is not"),
        (" d1=09", "'d1=09' is not"),
        (" d1=-1", "'d1=-1' is not"),
        (" i1=9", "'i1=9' is not"),
        ("  d1=9", "'' is not"),
        (" d1=9 ", "'' is not"),
        (" d1 = 9", "'d1' is not"),
        ("\td1=9", "13 ≠ 8"),
        (" d1=٣", "is not a token’s value"),
        (" a1=9" * 40, "eight rows of eight"),
    ],
)
def test_a_value_that_no_token_can_have_is_refused_with_the_reason(
    room: Room, values: str, said: str
) -> None:
    """QG-21."""
    with pytest.raises(BadOption) as refused:
        Game(room, {"cards": [FIRST + values]})
    assert said in refused.value.message


def test_a_file_may_say_values_of_single_tokens(room: Room, tmp_path: Path) -> None:
    """QG-21: they become part of the options, as the card does."""
    rows = ",".join(f'"{" ".join(row)}"' for row in FIRST.split("/"))
    file = tmp_path / "mine.toml"
    file.write_text(f"[[setup]]\nrows = [{rows}]\nvalues = {{ e8 = 9, d1 = 12 }}\n", "utf-8")
    assert Game(room, {"cards": str(file)}).options["cards"] == [FIRST + " d1=12 e8=9"]
    file.write_text(f"[[setup]]\nrows = [{rows}]\nvalues = {{ e8 = 100 }}\n", "utf-8")
    with pytest.raises(BadFile, match="line 3: e8: 100"):
        Game(room, {"cards": str(file)})


def test_a_computer_takes_the_token_with_the_highest_value(room: Room) -> None:
    """QG-21: from e4 a rook reaches two rooks and two pawns."""
    for values, best in (("", 6), (" f4=50", 50), (" a4=2 e1=1", 3), (" d1=99", 6)):
        game = Game(room, {"setup": 1, "cards": [FIRST + values]})
        found = insight.best_capture(game.params, 0, (1 << 28) - 1, 0xFFFFFFFF, 28, rules.ROOK)
        assert found == best

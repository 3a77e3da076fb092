"""Questions at the keyboard about choices and things."""

from support.keyboard import at

from regalia.games import room
from regalia.terminal.keyboard.keyboard_table import play


def at_war(*lines: str) -> str:
    """The output for White in Royal Battles who types these lines after the army."""
    screen = at(lines)
    play(room("battles"), names=["Ann", "Bob"], seed=4, screen=screen)
    return "".join(screen.keyboard.shown) + screen.output.getvalue()  # type: ignore[attr-defined]


def test_what_a_thing_is_can_be_asked() -> None:
    """RB-4: by the beginning of its name; and of what nobody knows, that is said."""
    shown = at_war("", "what kni", "what zebra", "quit", "n")
    assert "knight (melee)" in shown and "Smite: with aces" in shown
    assert "life 8, accuracy 2, evasion 4, armour 4" in shown
    assert "king (" not in shown
    assert "Nothing is known about “zebra”." in shown


def test_an_army_is_typed_in_any_order() -> None:
    """RB-6: texts have one order (K Q R B N P), fingers need not."""
    screen = at(["", "army:PNQK", "", "army:rrkp", "quit", "n"])
    game = play(room("battles"), names=["Ann", "Bob"], seed=4, screen=screen)
    assert [event.text for event in game.events[:2]] == ["army:KQNP", "army:KRRP"]


def test_an_attack_is_listed_with_what_comes_of_it() -> None:
    """RB-19 to RB-22: the queen's K and Q are two trumps where one is needed."""
    battle = {
        "phase": "attacking",
        "player": 0,
        "moved": "d3",
        "key": False,
        "pending": 0,
        "units": {
            "d3": {"owner": 0, "unit": "Q", "injury": 0},
            "e4": {"owner": 1, "unit": "R", "injury": 2},
            "g5": {"owner": 1, "unit": "N", "injury": 0},
        },
        "field": {
            "a1": "4C",
            "c1": "4D",
            "e1": "4H",
            "g1": "4S",
            "a5": "5C",
            "c5": "5D",
            "e5": "5H",
            "g5": "TD",
            "d3": "AH",
            "e4": "QS",
        },
        "hands": [[], []],
        "decks": [["2C"], ["2C"]],
        "initiative": ["8D", "KS"],
        "unplaced": ["", ""],
        "winner": None,
    }
    screen = at(["quit", "n"])
    play(room("battles"), names=["Ann", "Bob"], position=battle, screen=screen)
    shown = screen.output.getvalue()  # type: ignore[attr-defined]
    assert "risky:e4  Risky: 2 / 1, −6, rook falls" in shown
    assert "optimal:e4  Optimal: 0 / 1, miss" in shown

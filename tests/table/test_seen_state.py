"""The table as each person is told it: seats, choices, and reasons why something cannot be done."""

import pytest
from support.tables import ANNA, BORIS, CLEO, PEOPLE, act, any_text, of_game, seated, told

from regalia.core.game import Game
from regalia.table.messages import incoming
from regalia.table.presentation.hint_reasons import reason
from regalia.table.settings import ClockSettings
from regalia.table.table import Table


def seats(table: Table, person: str, word: str) -> list[object]:
    return [card[word] for card in told(table, person)["seats"]]


def ahead(table: Table, person: str) -> list[dict[str, object]]:
    return [one for one in told(table, person)["choices"] if one["prepare"]]


def why(table: Table, person: str, seat: int, taps: list[str]) -> str:
    return table.why(person, seat, taps, "en").message


def test_a_seat_tells_who_is_to_act_until_it_is_over() -> None:
    table = seated("twelve")
    assert seats(table, ANNA, "to_act") == [True, False]
    act(table, ANNA, any_text(table))
    assert seats(table, CLEO, "to_act") == [False, True]
    table.receive(BORIS, incoming.Resign(1), table.last_at)
    assert seats(table, ANNA, "to_act") == [False, False]


def test_a_seat_has_a_name_only_if_somebody_gave_one() -> None:
    assert seats(seated("ur", "mo"), ANNA, "named") == [False, True]
    assert seats(seated("ur", "m3"), ANNA, "named") == [False, True]  # the computer's is its own


def test_either_seat_may_choose_ahead_and_nothing_is_offered_twice() -> None:
    """RB-6: armies are chosen at once, though one is told before the other."""
    table = seated("battles")
    for person in (ANNA, BORIS):
        texts = [one["text"] for one in told(table, person)["choices"]]
        assert texts and len(set(texts)) == len(texts)
        assert bool(ahead(table, person)) == (not seats(table, person, "to_act")[person == BORIS])


def test_nothing_is_offered_behind_a_curtain_or_when_it_is_over() -> None:
    shared = seated("gambit", "mh")
    before = told(shared, ANNA)
    assert before["curtain"] is not None and not before["choices"]
    assert told(shared, ANNA, looking=before["curtain"])["choices"]
    over = seated("twelve")
    act(over, ANNA, any_text(over))
    over.receive(BORIS, incoming.Resign(1), over.last_at)
    assert not told(over, ANNA)["choices"]


@pytest.mark.parametrize("person", [ANNA, BORIS])
def test_after_somebody_left_whatever_is_touched_is_answered_with_the_end(person: str) -> None:
    table = seated("twelve")
    table.receive(BORIS, incoming.Resign(1), table.last_at)
    assert why(table, person, table.seats_of(person)[0], ["(5,5)"]) == "The game is over."


def test_a_hint_says_so_where_there_is_only_one_thing_to_do() -> None:
    said = []
    for texts in ("roll:-g", "roll:-g enter roll:gg place:B6 roll:-g"):
        game = Game("ur")
        for text in texts.split():
            game.play(text)
        said.append((len(game.actions()), reason(of_game(game), 0, min(game.actions()), "en")))
    (one, only), (two, other) = said
    assert one == 1 < two and only == "It is the only thing you can do." != other


def test_whoever_has_agreed_to_take_back_is_not_asked_again() -> None:
    table = seated("gambit", options={"players": 3, "setup": 1})
    doer = table.game.players[0]
    act(table, PEOPLE[doer], any_text(table))
    table.receive(PEOPLE[doer], incoming.Undo(doer), table.last_at)
    others = [person for person in PEOPLE[:3] if person != PEOPLE[doer]]
    assert all(told(table, person)["asks"] for person in others)
    table.receive(others[0], incoming.AnswerAsk(doer, True), table.last_at)
    assert [bool(told(table, person)["asks"]) for person in others] == [False, True]


def test_times_that_are_left_are_told_only_where_there_is_a_clock() -> None:
    assert told(seated("ur"), ANNA)["clock"]["left"] == {}
    clock = told(seated("ur", clock=ClockSettings("turn", 5)), ANNA)["clock"]
    assert clock["left"].keys() == {0, 1} and clock["kind"] == "turn"

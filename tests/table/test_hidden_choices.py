"""Choosing at the same time, where nobody can see the other's choice; and shared devices."""

from support.tables import (
    ANNA,
    BORIS,
    PEOPLE,
    act,
    any_text,
    choices,
    everything,
    one_step,
    refused,
    reread,
    seated,
    told,
)

from regalia.core import random
from regalia.table.entries import Drawn, Played
from regalia.table.messages import incoming
from regalia.table.table import Table


def prepare(table: Table, person: str, seat: int, text: str, now: int = 2_000) -> None:
    table.receive(person, incoming.Prepare(len(table.entries), seat, text), now)


def planning(players: int = 2, kinds: str = "") -> Table:
    """A table of the Queen's Gambit where the first three cards are laid."""
    table = seated("gambit", kinds, options={"players": players, "setup": 1})
    while table.game.view()["phase"] == "starts":
        act(table, table.person_at(table.game.players[0]) or "", next(iter(table.game.actions())))
    assert table.game.view()["phase"] == "planning"
    return table


def test_black_may_choose_an_army_before_white_has() -> None:
    table = seated("battles")
    (first, *_), (other, *_) = told(table, ANNA)["choices"], told(table, BORIS)["choices"]
    assert not first["prepare"] and other["prepare"] and other["seat"] == 1
    assert other["sentence"].startswith("You choose") and "Anna" not in other["sentence"]
    prepare(table, BORIS, 1, "army:QQQQ")
    assert told(table, ANNA)["seats"][1]["prepared"]
    assert "QQQQ" not in str(told(table, ANNA)["log"]) and table.game.events == []
    new = act(table, ANNA, "army:KKKK")
    assert new[0] == Played(2_000, 0, "army:KKKK")
    assert new[1] == Played(2_000, 1, "army:QQQQ", "prepared")
    assert isinstance(new[2], Drawn)
    assert everything(reread(table)) == everything(table)


def test_what_was_prepared_can_be_withdrawn_and_chosen_anew() -> None:
    table = seated("battles")
    assert refused(table, BORIS, incoming.Withdraw(1)) == "nothing-prepared"
    prepare(table, BORIS, 1, "army:QQQQ")
    prepare(table, BORIS, 1, "army:PPPP")
    table.receive(BORIS, incoming.Withdraw(1), 2_000)
    assert not told(table, ANNA)["seats"][1]["prepared"]
    act(table, ANNA, "army:KKKK")
    assert table.game.players == [1]
    assert (
        refused(table, BORIS, incoming.Prepare(len(table.entries), 1, "army:PPPP")) == "not-ahead"
    )


def test_only_what_will_be_legal_can_be_prepared() -> None:
    table = seated("battles", options={"armies": "set"})
    n = len(table.entries)
    assert refused(table, BORIS, incoming.Prepare(n, 1, "army:KKKK")) == "not-possible"
    assert refused(table, BORIS, incoming.Prepare(n, 1, "fly")) == "not-possible"
    assert refused(table, ANNA, incoming.Prepare(n, 0, "army:KQRB")) == "not-ahead"
    assert refused(table, ANNA, incoming.Prepare(n, 1, "army:KQRB")) == "not-your-seat"


def test_four_players_of_the_gambit_plan_at_the_same_time() -> None:
    table = planning(4)
    assert table.game.players == [0]
    for seat in (3, 1, 2):
        mine = told(table, PEOPLE[seat])["choices"]
        hand = table.game.view(seat)["own"]["hand"]
        assert mine and all(choice["prepare"] for choice in mine)
        assert all(set(choice["text"][5:]) <= set(hand) for choice in mine)
        assert len({choice["sentence"] for choice in mine}) == len(mine)
        assert {choice["seat"] for choice in mine} == {seat}
        prepare(table, PEOPLE[seat], seat, mine[0]["text"])
    texts = [choice["text"] for choice in told(table, ANNA)["choices"]]
    assert sorted(texts) == sorted(table.game.actions()), "each of them once"
    act(table, ANNA, texts[0])
    assert table.game.view()["phase"] == "moving"
    assert everything(reread(table)) == everything(table)


def test_where_everything_can_be_seen_nothing_is_chosen_ahead() -> None:
    for game in ("ur", "twelve", "study"):
        table = seated(game)
        waiting = [seat for seat in (0, 1) if seat not in table.game.players]
        assert all(table.offer(seat) is None for seat in waiting)


def test_where_the_others_act_in_the_open_nothing_is_chosen_ahead_though_hands_are_hidden() -> None:
    """RB-8: units are placed in turn, and each sees where the other placed."""
    table, rng = seated("battles"), random.seeded(1)
    while table.game.view()["phase"] != "placing":
        one_step(table, rng, table.last_at + 1)
    for _ in range(3):
        waiting = 1 - table.game.players[0]
        ahead = incoming.Prepare(len(table.entries), waiting, any_text(table))
        assert refused(table, PEOPLE[waiting], ahead) == "not-ahead"
        act(table, PEOPLE[1 - waiting], any_text(table))


def test_an_action_that_is_known_is_told_by_its_taps_and_a_hidden_one_is_not() -> None:
    table = planning()
    text = told(table, ANNA)["choices"][0]["text"]
    act(table, ANNA, text)
    assert told(table, ANNA)["last"]["taps"][0].startswith("hand:")
    for person in (BORIS, "zoe"):
        assert told(table, person)["last"] == {"taps": [], "seat": 0}


# --------------------------------------------------------------------------- a shared device


def test_a_curtain_covers_secrets_until_the_right_person_looks() -> None:
    table = planning(2, "mh")
    for looking in (None, 1):
        seen = told(table, ANNA, looking)
        if looking is None:
            assert (seen["curtain"], seen["looking"], seen["choices"]) == (0, -1, [])
            assert not any(item["id"].startswith("hand:Q") for item in seen["scene"]["items"])
    first = told(table, ANNA, 0)
    assert first["curtain"] is None and first["looking"] == 0 and first["choices"]
    act(table, ANNA, first["choices"][0]["text"])
    after = told(table, ANNA, 0)
    assert after["curtain"] == 1 and after["looking"] == -1 and after["choices"] == []
    assert "plan:???" in str(after["log"]) and after["log_from"] == 0
    assert {choice["seat"] for choice in told(table, ANNA, 1)["choices"]} == {1}


def test_looking_does_not_lift_the_curtain_for_somebody_elses_seat() -> None:
    table = planning(3, "mho")
    stranger = told(table, "zoe", 0)
    assert stranger["looking"] == -1 and stranger["choices"] == []
    assert told(table, PEOPLE[2], 0)["looking"] == 2


def test_where_there_are_no_secrets_there_is_no_curtain() -> None:
    for game in ("ur", "twelve"):
        table = seated(game, "mh")
        seen = told(table, ANNA)
        assert seen["curtain"] is None and seen["looking"] == 0 and seen["choices"]


def test_in_a_race_on_one_device_each_choice_has_its_seat() -> None:
    table = seated("study", "mh")
    seen = told(table, ANNA)
    assert seen["curtain"] is None
    assert {choice["seat"] for choice in seen["choices"]} == {0, 1}
    assert len(choices(table)) >= 60
    act(table, ANNA, "declare:7", seat=1)
    assert {choice["text"] for choice in told(table, ANNA)["choices"]} == {"challenge", "decline"}

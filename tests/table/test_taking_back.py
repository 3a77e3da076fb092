"""Taking back: at once against computers, by consent among people, never past what came out."""

from typing import Any

import pytest
from support.tables import (
    ANNA,
    BORIS,
    CLEO,
    PEOPLE,
    act,
    any_text,
    everything,
    go_on,
    level_one,
    one_step,
    refused,
    reread,
    seated,
    told,
)

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE, EVERYBODY, SPECTATOR
from regalia.core.errors import RegaliaError
from regalia.core.secrets import log_text
from regalia.kit.playing import random_games
from regalia.table.entries import TakenBack
from regalia.table.mechanics import information_gain
from regalia.table.mechanics.information_gain import revealed
from regalia.table.messages import incoming
from regalia.table.table import Table


def test_against_computers_it_goes_back_at_once_to_ones_own_last_choice() -> None:
    table = seated("twelve", "m1")
    before = table.game.state
    act(table, ANNA, any_text(table))
    level_one(table, 2_000)
    assert told(table, ANNA)["can_undo"]
    table.receive(ANNA, incoming.Undo(0), 3_000)
    assert table.game.state == before and table.game.events == []
    assert not told(table, ANNA)["can_undo"]
    assert refused(table, ANNA, incoming.Undo(0)) == "nothing-to-undo"
    assert everything(reread(table)) == everything(table)


def test_the_dice_stay_what_they_are() -> None:
    """A player who takes back and plays the same meets the same dice again."""
    table, rng = seated("ur", "m1"), random.seeded(2)
    rolled: list[str] = []
    for _ in range(12):
        one_step(table, rng, table.last_at + 1)
    text = [event.text for event in table.game.events]
    mine = [n for n, event in enumerate(table.game.events) if event.seat == 0]
    table.receive(ANNA, incoming.Undo(0), table.last_at)
    assert len(table.game.events) == mine[-1]
    while len(table.game.events) < len(text) - 1 and table.game.to_play in (0, 1):
        again = text[len(table.game.events)]
        if table.game.to_play == 0:
            act(table, ANNA, again)
        else:
            (thinking,) = table.thinking()
            table.decided(1, again, thinking.n, table.last_at)
    rolled = [event.text for event in table.game.events if event.seat == CHANCE]
    chances = [one for one in text if one.startswith("roll:")]
    assert rolled[: len(chances)] == chances


def test_among_people_everybody_else_must_agree() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.Undo(0), 2_000)
    asks = told(table, BORIS)["asks"]
    assert asks[0]["what"] == "undo" and asks[0]["seat"] == 0
    assert asks[0]["sentence"] == "White would like to undo the last move. OK?"
    assert told(table, "zoe")["asks"] == []
    assert not any(told(table, person)["can_undo"] for person in (ANNA, BORIS, "zoe"))
    assert refused(table, ANNA, incoming.Undo(0)) == "asked-already"
    assert refused(table, ANNA, incoming.AnswerAsk(0, True)) == "nothing-asked"
    assert refused(table, "zoe", incoming.AnswerAsk(0, True)) == "watching"
    new = table.receive(BORIS, incoming.AnswerAsk(0, True), 2_500)
    assert new[-1] == TakenBack(2_500, 0, 0) and table.game.events == []
    assert everything(reread(table)) == everything(table)


def test_a_no_ends_the_question_and_so_does_the_next_action() -> None:
    table = seated("twelve")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.Undo(0), 2_000)
    table.receive(BORIS, incoming.AnswerAsk(0, False), 2_000)
    assert table.ask is None and len(table.game.events) == 1
    table.receive(ANNA, incoming.Undo(0), 2_000)
    act(table, BORIS, any_text(table))
    assert refused(table, BORIS, incoming.AnswerAsk(0, True)) == "nothing-asked"


def test_of_three_people_both_others_must_agree() -> None:
    table = seated("gambit", options={"players": 3, "setup": 1})
    act(table, ANNA, any_text(table))  # a start square
    table.receive(ANNA, incoming.Undo(0), 2_000)
    table.receive(BORIS, incoming.AnswerAsk(0, True), 2_000)
    assert len(table.game.events) == 1 and told(table, BORIS)["asks"] == []
    assert refused(table, BORIS, incoming.AnswerAsk(0, True)) == "nothing-asked"
    table.receive(CLEO, incoming.AnswerAsk(0, True), 2_000)
    assert table.game.events == []


def test_dice_are_never_taken_back_against_people() -> None:
    table = seated("ur")
    act(table, ANNA, any_text(table))
    assert refused(table, ANNA, incoming.Undo(0)) == "undo-chance"
    assert not told(table, ANNA)["can_undo"]


def test_what_nobody_could_see_can_be_taken_back_against_people() -> None:
    table = seated("battles")
    act(table, ANNA, "army:KKKK")
    table.receive(ANNA, incoming.Undo(0), 2_000)
    table.receive(BORIS, incoming.AnswerAsk(0, True), 2_000)
    assert table.game.events == []
    act(table, ANNA, "army:PPPP")
    act(table, BORIS, "army:QQQQ")
    assert refused(table, BORIS, incoming.Undo(1)) in ("undo-secret", "undo-chance")


def test_in_the_studys_race_nothing_is_taken_back() -> None:
    for kinds in ("mo", "m1"):
        table = seated("study", kinds)
        act(table, ANNA, "declare:9", seat=0)
        assert refused(table, ANNA, incoming.Undo(0)) == "undo-race"


def test_while_all_may_declare_nobody_takes_back_how_the_last_challenge_ended() -> None:
    """Not even at one device, where nobody has to be asked: the race has begun with it."""
    table = seated("study", "mh")
    act(table, ANNA, "declare:9", seat=0)
    for text in ("decline", "give-up"):
        act(table, ANNA, text)
    go_on(table)
    assert table.game.to_play == EVERYBODY and not table.game.events[-2].race
    assert refused(table, ANNA, incoming.Undo(0)) == "undo-race"


def test_alone_in_the_study_moves_can_be_taken_back() -> None:
    table = seated("study", "m", options={"mode": "solo"})
    before = table.game.state
    act(table, ANNA, next(text for text in table.game.actions() if text != "give-up"))
    table.receive(ANNA, incoming.Undo(0), 2_000)
    assert table.game.state == before


def test_on_a_shared_device_it_goes_back_one_action_at_a_time() -> None:
    table = seated("twelve", "mh")
    act(table, ANNA, any_text(table))
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.Undo(0), 2_000)
    assert len(table.game.events) == 1
    table.receive(ANNA, incoming.Undo(1), 2_000)
    assert table.game.events == []


def test_after_the_end_nothing_is_taken_back_for_the_seed_is_known() -> None:
    table = seated("twelve", "m1")
    act(table, ANNA, any_text(table))
    table.receive(ANNA, incoming.Resign(0), 2_000)
    assert refused(table, ANNA, incoming.Undo(0)) == "over"


def test_after_taking_back_the_whole_log_is_told_anew() -> None:
    table = seated("twelve", "m1")
    act(table, ANNA, any_text(table))
    level_one(table, 1_000)
    known = len(table.entries)
    table.receive(ANNA, incoming.Undo(0), 2_000)
    new = told(table, ANNA, log_from=known)
    assert new["log_from"] == 0 and new["log"] == []


def test_only_who_has_read_what_was_taken_back_is_told_the_log_anew() -> None:
    table = seated("twelve", "m1")
    act(table, ANNA, any_text(table))
    level_one(table, 1_000)
    before = len(table.entries)
    table.receive(ANNA, incoming.Undo(0), 2_000)
    after = len(table.entries)
    act(table, ANNA, any_text(table))
    assert told(table, ANNA, log_from=before)["log_from"] == 0
    assert told(table, ANNA, log_from=after)["log_from"] == after


@pytest.mark.parametrize("stale", [0, 1])
def test_an_action_that_saw_what_was_taken_back_is_stale(stale: int) -> None:
    table = seated("twelve", "m1")
    text = any_text(table)
    n = len(table.entries)
    act(table, ANNA, text)
    level_one(table, 1_000)
    table.receive(ANNA, incoming.Undo(0), 2_000)
    assert refused(table, ANNA, incoming.Act(n + stale, 0, text)) == "stale"


def at_a_move(table: Table) -> int:
    """Play the Gambit until somebody has to move; who that is."""
    rng = random.seeded(3)
    while not any(text.startswith("move:") for text in table.game.actions()):
        one_step(table, rng, table.last_at + 1)
    (seat,) = table.game.players
    return seat


def test_whether_taking_back_is_offered_tells_nobody_that_hands_are_equal() -> None:
    """The answer follows from what everybody knows: of equal hands only their owners would know."""
    offered, refusals = [], []
    for equal in (False, True):
        table = seated("gambit")
        seat = at_a_move(table)
        s = table.game.states[-1]
        parts = {part: getattr(s, part) for part in ("hands", "rows", "piles")}
        own = {part: (each[seat], each[seat], *each[2:]) for part, each in parts.items()}
        differing = any(each[0] != each[1] for each in parts.values())
        assert differing, "else the two tables would be one"
        if equal:
            table.game.states[-1] = s._replace(**own)  # type: ignore[attr-defined]
        act(table, PEOPLE[seat], any_text(table), seat=seat)
        offered.append([told(table, person)["can_undo"] for person in (ANNA, BORIS)])
        refusals.append(refused_or_not(table, PEOPLE[seat], seat))
    assert offered[0] == offered[1] and refusals[0] == refusals[1]
    assert offered[0][seat], "a move in the open reveals nothing"


def refused_or_not(table: Table, person: str, seat: int) -> str:
    try:
        table.receive(person, incoming.Undo(seat), table.last_at)
    except RegaliaError as problem:
        return problem.code
    return "asked"


def planned() -> Table:
    """Three at the Gambit; the first has laid cards that only they know."""
    table = seated("gambit", options={"players": 3, "setup": 1})
    while table.game.view()["phase"] == "starts":
        act(table, PEOPLE[table.game.players[0]], any_text(table))
    act(table, ANNA, any_text(table))
    return table


def test_a_plan_that_only_its_owner_sees_can_be_taken_back_until_another_plans() -> None:
    """QG-17: afterwards, whoever planned later would plan once more."""
    table = planned()
    assert told(table, ANNA)["can_undo"]
    act(table, BORIS, any_text(table))
    assert refused(table, ANNA, incoming.Undo(0)) == "undo-secret"


def test_what_one_of_the_others_was_shown_counts_as_revealed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No game of today shows anything to one and not to another, but a room may."""
    table = planned()
    number = len(table.game.events) - 1
    assert not revealed(table.game, number)

    def shown(*given: Any) -> str:
        return table.game.events[-1].text if given[-1] == 2 else log_text(*given)

    monkeypatch.setattr(information_gain, "log_text", shown)
    assert revealed(table.game, number)


def test_whatever_came_out_since_stays_out_though_not_every_action_told_something() -> None:
    table = seated("gambit", options={"players": 3, "setup": 1})
    for _ in range(2):  # start squares, which are open
        act(table, PEOPLE[table.game.players[0]], any_text(table))
    assert told(table, ANNA)["can_undo"]
    table.revealed[1] = True
    assert refused(table, ANNA, incoming.Undo(0)) == "undo-secret"


def test_a_card_that_was_shown_cannot_be_taken_back_into_the_hand() -> None:
    """RB-30: to move a unit one plays a card, which the other then knows to have been there."""
    table, rng, shown = seated("battles"), random.seeded(1), 0
    while not table.over and shown < 8:
        one_step(table, rng, table.last_at + 1)
        number = len(table.game.events) - 1
        event = table.game.events[number]
        if event.seat >= 0 and "+" not in event.text and revealed(table.game, number):
            played = log_text(
                table.game.room,
                table.game.params,
                table.game.states[number],
                event.action,
                SPECTATOR,
            )
            assert "?" not in played
            assert refused(table, PEOPLE[event.seat], incoming.Undo(event.seat)) in (
                "undo-secret",
                "undo-chance",
            )
            shown += 1
    assert shown == 8


@pytest.mark.parametrize("name", ["ur", "twelve", "study"])
def test_where_nothing_is_hidden_nothing_is_revealed(name: str) -> None:
    for game in random_games(games.room(name), 3, 25):
        if game.events and game.events[-1].seat >= 0:
            assert not revealed(game, len(game.events) - 1)

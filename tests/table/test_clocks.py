"""Clocks to the millisecond, and what the Study's own limits bring about."""

import pytest
from support.tables import (
    ANNA,
    BORIS,
    CLEO,
    act,
    any_text,
    everything,
    opened,
    refused,
    reread,
    seated,
    told,
)

from regalia import games
from regalia.core.contract import CHANCE
from regalia.core.game import Limit
from regalia.kit.playing import finished_game
from regalia.table import hotseat
from regalia.table.entries import TYPED, Drawn, Flagged, Opened, Place, Played
from regalia.table.messages import incoming
from regalia.table.settings import A_DAY, ClockSettings
from regalia.table.table import Table


def test_time_is_used_from_when_an_action_became_possible() -> None:
    table = seated("twelve", clock=ClockSettings("game", 100, 3))
    assert table.due() == 101_000
    act(table, ANNA, any_text(table), 8_250)
    assert table.clocks.left == [100_000 - 7_250 + 3_000, 100_000]
    assert table.due() == 8_250 + 100_000
    act(table, BORIS, any_text(table), 8_251)
    assert table.clocks.left[1] == 100_000 - 1 + 3_000
    assert told(table, ANNA)["clock"] == {
        "kind": "game",
        "running": [0],
        "left": {0: 95_750, 1: 102_999},
        "at": 8_251,
    }


def test_a_millisecond_before_the_end_is_in_time_and_the_end_is_not() -> None:
    table = seated("twelve", clock=ClockSettings("turn", 5))
    text, n = any_text(table), len(table.entries)
    assert table.tick(5_999) == [] and table.due() == 6_000
    assert refused(table, ANNA, incoming.Act(n, 0, text), 6_000) == "too-late"
    act(table, ANNA, text, 5_999)
    assert table.due() == 5_999 + 5_000
    assert table.tick(10_999) == [Flagged(10_999, 1)]
    assert table.over and table.result == [1, 0]
    assert told(table, ANNA)["ending"] == "White wins: Boris ran out of time."


def test_a_tick_that_comes_late_counts_from_the_right_moment() -> None:
    table = seated("twelve", clock=ClockSettings("turn", 5))
    assert table.tick(99_000) == [Flagged(6_000, 0)]
    assert table.due() is None and table.tick(100_000) == []
    assert table.clocks.left == [0, 5_000]


def test_a_log_never_goes_back_in_time_though_somebody_spoke_before_the_tick() -> None:
    table = seated("twelve", clock=ClockSettings("turn", 5))
    table.receive(BORIS, incoming.SayMessage("Are you there?"), 6_500)
    assert table.tick(7_000) == [Flagged(6_500, 0)]
    assert [entry.at for entry in table.entries] == sorted(entry.at for entry in table.entries)


def test_a_clock_of_a_day_is_played_over_days_and_a_shorter_one_at_a_sitting() -> None:
    clocks = [ClockSettings("turn", seconds) for seconds in (A_DAY - 1, A_DAY)]
    assert [clock.in_days for clock in [*clocks, ClockSettings()]] == [False, True, False]
    lasting = [clock.lasting(Limit("hourglass", 60, "decline")) for clock in clocks]
    assert [limit.seconds for limit in lasting if limit] == [60, A_DAY]


def test_what_is_taken_back_gives_nobody_time() -> None:
    table = seated("twelve", clock=ClockSettings("game", 100, 3))
    act(table, ANNA, any_text(table), 1_000)
    table.receive(ANNA, incoming.Undo(0), 1_000)
    table.receive(BORIS, incoming.AnswerAsk(0, True), 1_000)
    assert table.game.players == [0] and table.clocks.left == [103_000, 100_000]


def test_whoever_comes_goes_or_rolls_is_entered_no_earlier_than_what_was_before() -> None:
    """Another server's clock may lag behind."""
    table = seated("twelve", now=9_000)
    table.join(CLEO, 0, "Cleo", 8_000)
    table.part(CLEO, 0, None, 7_000)
    rolling = hotseat.new(games.room("ur"), ANNA, 9_000, dice=TYPED)
    rolling.rolled("roll:ss", 8_000)
    for log in (table.entries, rolling.entries):
        assert [entry.at for entry in log[-2:]] == [9_000, 9_000]


def test_whoever_resigns_has_used_the_time_until_then() -> None:
    table = seated("twelve", clock=ClockSettings("game", 5))
    table.receive(ANNA, incoming.Resign(0), 3_000)
    assert table.clocks.left == [3_000, 5_000]


def test_a_turn_has_its_whole_time_again() -> None:
    table = seated("twelve", clock=ClockSettings("turn", 10))
    for now, person in ((9_000, ANNA), (18_000, BORIS), (27_000, ANNA)):
        act(table, person, any_text(table), now)
    assert table.due() == 37_000


def test_a_turn_of_many_actions_has_its_time_once() -> None:
    """A turn of the Gambit is a move, then a plan; the gain comes when it is over."""
    for clock in (ClockSettings("turn", 60), ClockSettings("game", 60, 5)):
        table, now = seated("gambit", clock=clock), 1_000
        while table.game.view()["phase"] != "moving" or table.game.players != [0]:
            now += 1
            person = ANNA if table.game.players == [0] else BORIS
            act(table, person, any_text(table), now)
        before = table.clocks.left[0]
        act(table, ANNA, any_text(table), now + 7_000)
        assert table.game.players == [0], "the same turn goes on with a plan"
        assert table.clocks.left[0] == before - 7_000
        act(table, ANNA, any_text(table), now + 8_000)
        assert table.game.players == [1]
        gain = 1000 * clock.gain
        assert table.clocks.left[0] == before - 8_000 + gain


@pytest.mark.parametrize(("game", "passed", "seed"), [("ur", "roll:", 1), ("battles", "init:", 2)])
def test_two_turns_in_a_row_have_their_whole_time_each(game: str, passed: str, seed: int) -> None:
    """UR-9: the other's roll allows nothing.  RB-10: last in a round, and first in the next."""
    played = finished_game(games.room(game), {}, seed).events
    outcomes = [event.text for event in played if event.seat == CHANCE]
    clock, people = ClockSettings("turn", 60), [Place("person", who) for who in (ANNA, BORIS)]
    table = Table.begin(
        Opened(
            1_000, game, 1, {}, people, clock, "en", "00" * 32, ["", ""], outcomes, own_turns=True
        )
    )
    rows, used, before = 0, 0, -1
    for number, event in enumerate(played):
        if event.seat == CHANCE:
            continue
        same = before >= 0 and event.seat == played[before].seat
        between = played[before + 1 : number]  # what chance did since the last decision
        anew = sum(one.text.startswith(passed) for one in between) >= 2
        rows, used = rows + (same and anew), used + 1_000 if same and not anew else 0
        assert table.clocks.left[event.seat] == 60_000 - used
        act(table, (ANNA, BORIS)[event.seat], event.text, table.last_at + 1_000)
        before = number
    assert table.over and rows > 0


def test_clocks_stand_still_while_somebody_is_missing() -> None:
    table = opened("twelve", clock=ClockSettings("turn", 5))
    assert table.due() is None and table.tick(10**9) == []
    table.receive(BORIS, incoming.Sit(1), 50_000)
    assert table.due() == 55_000


def test_a_computer_has_no_clock() -> None:
    table = seated("twelve", "1m", clock=ClockSettings("turn", 5))
    assert table.due() is None
    (thinking,) = table.thinking()
    table.decided(0, thinking.actions[0], thinking.n, 90_000)
    assert table.due() == 95_000


def test_the_log_never_goes_back_in_time() -> None:
    table = seated("twelve", clock=ClockSettings("game", 60))
    act(table, ANNA, any_text(table), 30_000)
    act(table, BORIS, any_text(table), 20_000)
    assert [entry.at for entry in table.entries] == sorted(entry.at for entry in table.entries)
    assert table.clocks.left == [31_000, 60_000]


# ---------------------------------------------------------------------------------- the Study


def race(**options: object) -> Table:
    return seated("study", options=options)


def test_in_a_race_no_clock_runs_and_the_first_to_declare_is_first() -> None:
    table = race()
    assert table.due() is None and table.game.players == [0, 1]
    n = len(table.entries)
    assert {choice["seat"] for choice in told(table, ANNA)["choices"]} == {0}
    table.receive(BORIS, incoming.Act(n, 1, "declare:9"), 5_000)
    assert refused(table, ANNA, incoming.Act(n, 0, "declare:8"), 5_000) == "stale"
    assert told(table, ANNA)["hourglass"] == {"until": 65_000, "kind": "hourglass"}


def test_the_hourglass_declines_at_its_very_moment() -> None:
    table = race(hourglass=10)
    act(table, BORIS, "declare:9", 5_000, 1)
    n = len(table.entries)
    assert table.due() == 15_000 and table.tick(14_999) == []
    assert refused(table, ANNA, incoming.Act(n, 0, "challenge"), 15_000) == "too-late"
    assert table.tick(15_000) == [Played(15_000, 0, "decline", "clock")]
    assert told(table, ANNA)["log"][-1]["sentence"].endswith("(Time ran out.)")
    assert table.game.players == [1] and table.due() is None
    assert everything(reread(table)) == everything(table)


def test_a_challenge_in_the_last_millisecond_counts() -> None:
    table = race(hourglass=10)
    act(table, BORIS, "declare:9", 5_000, 1)
    act(table, ANNA, "challenge", 14_999)
    assert table.game.players == [0] and table.due() is None


def test_a_computer_that_challenges_as_the_time_is_up_comes_too_late() -> None:
    for late in (False, True):
        table = seated("study", "m5", options={"hourglass": 10})
        act(table, ANNA, "declare:9", 5_000, 0)
        (thinking,) = table.thinking()
        now = table.due() or 0
        assert bool(table.decided(1, "challenge", thinking.n, now - (not late))) != late


def a_move_that_solves_nothing(table: Table) -> str:
    for text in table.game.actions():
        tried = table.game.copy()
        tried.play(text)
        if text != "give-up" and tried.players == [1]:
            return text
    raise AssertionError("every move solves the challenge")


def test_the_time_for_an_execution_is_for_all_its_moves_together() -> None:
    table = race(limit=20)
    act(table, BORIS, "declare:30", 5_000, 1)
    act(table, ANNA, "decline", 7_000)
    assert table.due() == 27_000
    act(table, BORIS, a_move_that_solves_nothing(table), 26_000)
    assert table.due() == 27_000
    new = table.tick(27_000)
    assert new[0] == Played(27_000, 1, "give-up", "clock")
    assert all(isinstance(entry, Drawn) for entry in new[1:]) and len(new) > 1
    assert table.game.view()["points"] == [1, 0] and table.game.players == [0, 1]


def test_a_limit_of_the_game_takes_the_place_of_the_clock() -> None:
    table = seated("study", options={"hourglass": 60}, clock=ClockSettings("turn", 5))
    assert table.due() is None  # a race
    act(table, BORIS, "declare:9", 5_000, 1)
    assert table.due() == 65_000  # the hourglass, not five seconds
    table.tick(65_000)
    assert table.due() == 70_000  # an execution without a limit of its own


def test_every_computer_of_a_race_thinks_and_says_when_it_would_declare() -> None:
    from regalia import players

    table = seated("study", "m5")
    (thinking,) = table.thinking()
    assert thinking.race and thinking.since == table.clocks.since
    decision = players.of_level(5).choose(thinking.query())
    assert decision.seconds > 0 and decision.text.startswith("declare:")
    act(table, ANNA, "declare:30", 1_500, 0)
    assert table.decided(1, decision.text, thinking.n, 2_000) == []


@pytest.mark.parametrize("seconds", [5, 86_400, 14 * 86_400])
def test_any_clock_that_can_be_chosen_works(seconds: int) -> None:
    table = seated("twelve", clock=ClockSettings("turn", seconds))
    assert table.due() == 1_000 + 1_000 * seconds


def test_a_clock_in_days_runs_out_after_days_and_is_told_in_lists() -> None:
    days = 3 * 86_400
    table = seated("twelve", clock=ClockSettings("turn", days))
    assert table.opened.clock.in_days and not ClockSettings("turn", 86_399).in_days
    assert table.card(ANNA, "en").until == table.due() == 1_000 + days * 1000
    act(table, ANNA, any_text(table), 2 * 86_400_000)
    assert table.card(BORIS, "en").until == (2 * 86_400 + days) * 1000
    assert table.tick((2 * 86_400 + days) * 1000)[-1] == Flagged((2 * 86_400 + days) * 1000, 1)
    assert table.card(ANNA, "en").until is None


def test_alone_the_clock_gives_up_only_where_a_time_was_set() -> None:
    """ST-18, ST-16"""
    table = opened("study", "m", options={"mode": "solo", "limit": 30})
    begun = table.last_at
    assert table.due() == begun + 30_000
    assert table.tick(begun + 30_000)[0] == Played(begun + 30_000, 0, "give-up", "clock")
    assert table.over and table.result == [0]
    assert opened("study", "m", options={"mode": "solo"}).due() is None


def test_over_days_the_hourglass_lasts_as_long_as_a_turn_and_then_declines() -> None:
    """ST-15: nobody loses a challenge in their sleep, and nobody the game."""
    days = 2 * 86_400
    table = seated("study", clock=ClockSettings("turn", days))
    act(table, BORIS, "declare:9", 5_000, 1)
    until = 5_000 + days * 1000
    assert told(table, ANNA)["hourglass"] == {"until": until, "kind": "hourglass"}
    assert table.card(ANNA, "en").until == until
    assert table.tick(until - 1) == []
    assert table.tick(until) == [Played(until, 0, "decline", "clock")]
    assert everything(reread(table)) == everything(table)

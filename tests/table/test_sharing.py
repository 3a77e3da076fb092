"""Several people on one seat: who may act, what they know, who leaves, and who never gets there."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from support.games.study import NEAR, START, challenge
from support.tables import ANNA, BORIS, CLEO, DANA, of_game, opened, seated, told

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.errors import RegaliaError
from regalia.table import hotseat
from regalia.table.entries import Entry, Played
from regalia.table.mechanics.joining import MOST
from regalia.table.messages import incoming
from regalia.table.presentation.shared_names import names_for
from regalia.table.table import Table


@contextmanager
def refused(why: str) -> Iterator[None]:
    with pytest.raises(RegaliaError) as problem:
        yield
    assert problem.value.spoken.message == f"refused-{why}"


def first(table: Table, person: str) -> dict[str, Any]:
    return next(one for one in told(table, person)["choices"] if not one["prepare"])


def act(table: Table, person: str, choice: dict[str, Any], n: int | None = None) -> None:
    number = len(table.entries) if n is None else n
    table.receive(person, incoming.Act(number, choice["seat"], choice["text"]), 2_000)


def test_st_18_a_challenge_is_solved_together_and_an_action_happens_once() -> None:
    table = opened("study", "m", options={"mode": "solo"})
    table.join(CLEO, 0, "Cleo", 2_000)
    assert told(table, CLEO)["you"] == told(table, ANNA)["you"] == [0]
    n, choice = len(table.entries), first(table, CLEO)
    act(table, CLEO, choice, n)
    with pytest.raises(RegaliaError):
        act(table, ANNA, choice, n)  # chosen at the same moment
    assert sum(isinstance(entry, Played) for entry in table.entries) == 1
    table.receive(ANNA, incoming.Undo(0), 3_000)  # nobody has to be asked
    assert table.game.events[-1].seat != 0


def test_who_plays_along_knows_what_the_seat_knows_and_onlookers_do_not() -> None:
    table = seated("gambit", "mo")
    before = told(table, CLEO)
    table.join(CLEO, 0, "Cleo", 2_000)
    mine, hers = told(table, ANNA), told(table, CLEO)
    for part in ("scene", "choices", "log", "you", "looking"):
        assert hers[part] == mine[part]
    assert hers["scene"] != before["scene"]
    assert told(table, DANA)["scene"] == before["scene"]
    assert told(table, BORIS)["scene"] != mine["scene"]


def test_what_other_seats_are_told_does_not_change_with_company() -> None:
    table = seated("gambit", "mo")
    before = told(table, BORIS)
    table.join(CLEO, 0, "Cleo", 2_000)
    after = told(table, BORIS)
    assert after["scene"] == before["scene"] and after["choices"] == before["choices"]
    assert [one["name"] for one in after["seats"][0]["company"]] == ["Cleo"]
    assert CLEO not in str(after).replace("Cleo", "")  # names, never persons


def test_nobody_gets_to_two_sides_of_one_table() -> None:
    table = seated("gambit", "mo")
    for person, seat in ((BORIS, 0), (ANNA, 1)):
        with refused("sits-already"):
            table.join(person, seat, "", 2_000)
    table.join(CLEO, 0, "Cleo", 2_000)
    table.part(CLEO, 0, None, 2_000)
    assert told(table, CLEO)["you"] == []
    with refused("sits-already"):
        table.join(CLEO, 1, "Cleo", 2_000)  # she has seen the other hand
    table.join(CLEO, 0, "Cleo", 2_000)
    open_table = opened("gambit", "mo")
    open_table.join(CLEO, 0, "Cleo", 2_000)
    with refused("sits-already"):
        open_table.receive(CLEO, incoming.Sit(1, "Cleo", ""), 2_000)
    open_table.part(ANNA, 0, None, 2_000)
    with refused("sits-already"):
        open_table.receive(ANNA, incoming.Sit(1, "Anna", ""), 2_000)


def test_whoever_leaves_knows_nothing_more_and_the_seat_goes_on() -> None:
    table = seated("gambit", "mo")
    table.join(CLEO, 0, "Cleo", 2_000)
    table.part(ANNA, 0, None, 2_000)
    assert table.person_at(0) == CLEO and told(table, CLEO)["seats"][0]["name"] == "Cleo"
    assert told(table, ANNA)["scene"] == told(table, DANA)["scene"] != told(table, CLEO)["scene"]
    with refused("watching"):
        act(table, ANNA, first(table, CLEO))
    act(table, CLEO, first(table, CLEO))
    with refused("side-last"):
        table.part(CLEO, 0, None, 2_000)


def test_the_seats_person_sends_away_and_nobody_else_does() -> None:
    table = seated("ur", "mo")
    table.join(CLEO, 0, "Cleo", 2_000)
    table.join(DANA, 0, "Dana", 2_000)
    cleo, dana = (one.number for one in table.shared_seats.at(0))
    for person, number in ((CLEO, dana), (BORIS, cleo), (ANNA, 0), ("nobody", cleo)):
        with pytest.raises(RegaliaError):
            table.part(person, 0, number, 2_000)
    table.part(ANNA, 0, cleo, 2_000)
    assert [one.name for one in table.shared_seats.at(0)] == ["Dana"]
    assert table.shared_seats.partings == {0: 1}


def test_a_side_has_bounds_and_needs_somebody_who_plays() -> None:
    table = opened("ur", "mo")
    for seat in (1, 2, 99, -1):
        with refused("no-side"):
            table.join(CLEO, seat, "", 2_000)
    for number in range(MOST):
        table.join(f"friend {number}", 0, "x" * 500, 2_000)
    assert len(table.shared_seats.at(0)[0].name) == 24
    with pytest.raises(RegaliaError) as problem:
        table.join("one more", 0, "", 2_000)
    assert problem.value.spoken.message == "refused-side-full"
    assert str(len(table.holders(0))) in problem.value.told("en")
    assert table.join("friend 0", 0, "", 2_000) == []  # there already
    resigned = seated("ur", "mo")
    resigned.receive(ANNA, incoming.Resign(0), 2_000)
    with refused("no-side"):
        resigned.join(CLEO, 0, "", 2_000)


def test_one_of_a_side_answers_for_it_and_asks_for_it() -> None:
    table = seated("twelve", "mo")
    while table.game.to_play != 0 or not any(event.seat == 0 for event in table.game.events):
        person = (ANNA, BORIS)[table.game.players[0]]
        act(table, person, first(table, person))
    table.join(CLEO, 0, "Cleo", 2_000)
    table.join(DANA, 1, "Dana", 2_000)
    table.receive(CLEO, incoming.DrawMessage(0), 3_000)
    with refused("nothing-asked"):
        table.receive(ANNA, incoming.AnswerAsk(0, True), 3_000)  # of the side that asks
    table.receive(DANA, incoming.AnswerAsk(0, True), 3_000)
    assert table.draw_agreed and not told(table, ANNA)["rematch"]
    table.receive(CLEO, incoming.AskRematch(), 4_000)
    assert told(table, ANNA)["rematch"] == [0] and not table.rematch_agreed
    table.receive(BORIS, incoming.AskRematch(), 4_000)
    assert table.rematch_agreed
    again = table.again(5_000)
    assert again.seats_of(CLEO) == again.seats_of(ANNA) == [1]
    assert again.seats_of(DANA) == again.seats_of(BORIS) == [0]


def test_who_plays_along_is_called_by_their_own_name() -> None:
    table = seated("ur", "mo")
    table.receive(ANNA, incoming.Rename("Anna"), 2_000)
    table.join(CLEO, 0, "Cleo", 2_000)
    table.receive(CLEO, incoming.Rename("Cleopatra"), 2_000)
    table.receive(CLEO, incoming.SayMessage("Hello"), 2_000)
    table.receive(ANNA, incoming.SayMessage("Hello"), 2_000)
    table.receive(CLEO, incoming.Emote("thanks"), 2_000)
    now = told(table, BORIS)
    assert now["seats"][0]["name"] == "Anna"
    assert [one["name"] for one in now["seats"][0]["company"]] == ["Cleopatra"]
    assert [said["name"] for said in now["chat"]] == ["Cleopatra", "Anna", "Cleopatra"]
    you = [told(table, who)["seats"][0]["company"][0]["you"] for who in (ANNA, BORIS, CLEO)]
    assert you == [False, False, True]


def test_a_log_with_company_replays_to_the_same_table() -> None:
    table = seated("ur", "mo")
    table.join(CLEO, 0, "Cleo", 2_000)
    table.join(DANA, 1, "", 2_000)
    table.part(ANNA, 0, None, 2_000)
    read = msgspec.json.Decoder(Entry)
    again = Table.replay([read.decode(msgspec.json.encode(entry)) for entry in table.entries])
    for person in (ANNA, BORIS, CLEO, DANA, "eve"):
        assert told(again, person) == told(table, person)
    assert again.shared_seats.__dict__ == table.shared_seats.__dict__


def first_words(table: Table, person: str) -> list[str]:
    """The first word of each line of the log, as somebody reads it."""
    return [line["sentence"].split()[0] for line in told(table, person)["log"]]


def shared(game: str = "twelve") -> Table:
    """Anna and Cleo on the first seat, Boris on the other."""
    table = seated(game, "mo")
    table.receive(ANNA, incoming.Rename("Anna"), 2_000)
    table.receive(BORIS, incoming.Rename("Boris"), 2_000)
    table.join(CLEO, 0, "Cleo", 2_000)
    return table


THREE = ((CLEO, 0, "K(1,0)"), (BORIS, 1, "K(0,2)"), (ANNA, 0, "+R(2,0)"))


def test_of_several_on_a_seat_only_who_did_it_is_called_you() -> None:
    table = shared()
    for person, seat, text in THREE:
        act(table, person, {"seat": seat, "text": text})
    assert first_words(table, CLEO) == ["You", "Boris", "Anna"]
    assert first_words(table, ANNA) == ["Cleo", "Boris", "You"]
    assert first_words(table, BORIS) == ["Anna", "You", "Anna"]
    assert first_words(table, DANA) == ["Anna", "Boris", "Anna"]


def test_what_was_done_before_somebody_came_stays_whose_it_was() -> None:
    table = seated("twelve", "mo")
    table.receive(ANNA, incoming.Rename("Anna"), 2_000)
    for person, seat, text in ((ANNA, *THREE[0][1:]), THREE[1]):
        act(table, person, {"seat": seat, "text": text})
    table.join(CLEO, 0, "", 2_000)
    act(table, CLEO, {"seat": 0, "text": "+R(2,0)"})
    assert first_words(table, ANNA) == ["You", "Boris", "White"]  # Cleo has not said her name
    assert first_words(table, CLEO) == ["Anna", "Boris", "You"]
    table.part(ANNA, 0, None, 2_000)
    assert first_words(table, CLEO) == ["Anna", "Boris", "You"]


def test_a_saved_game_says_you_to_who_alone_acted_on_the_seat() -> None:
    table = seated("twelve", "mo")
    assert [table.spoken_to(person) for person in (ANNA, BORIS, CLEO)] == [0, 1, SPECTATOR]
    table.join(CLEO, 0, "Cleo", 2_000)
    assert [table.spoken_to(person) for person in (ANNA, BORIS, CLEO)] == [SPECTATOR, 1, SPECTATOR]
    assert seated("twelve", "mh").spoken_to(ANNA) == SPECTATOR  # two sides at one device


def test_the_moments_and_the_story_of_a_shared_seat_name_who_acted() -> None:
    table = shared()
    for person, seat, text in THREE[:1]:
        act(table, person, {"seat": seat, "text": text})
    n = told(table, ANNA)["log"][-1]["n"]
    for person, word in ((ANNA, "Cleo"), (CLEO, "You"), (BORIS, "Anna")):
        (found,) = table.moments(person, [n], "en", "wide", None).moments
        assert found.scene.story[-1].sentence.split()[0] == word


def test_a_roll_on_a_shared_seat_is_nobody_s_own_and_an_undone_one_is_forgotten() -> None:
    table = shared("ur")
    lines = told(table, ANNA)["log"]
    assert {line["seat"] for line in lines} == {-1}
    assert first_words(table, ANNA) == first_words(table, CLEO)
    before = first_words(table, ANNA)
    act(table, CLEO, first(table, CLEO))
    assert first_words(table, ANNA)[len(before)] == "Cleo"
    assert len(table.shared_seats.doers) == len(table.game.events)


def test_a_roll_after_somebody_came_is_nobody_s_own_though_turns_before_were_taken_back() -> None:
    table = hotseat.new(games.room("ur"), ANNA, 0, seats=("person", "level1"), seed=1)
    table.receive(ANNA, incoming.Rename("Anna"), 2_000)

    def act_until_a_roll_of_hers() -> str:
        """Act for her seat as the one who came last, until she has rolled."""
        act(table, table.holders(0)[-1], first(table, ANNA))
        while not (rolled := told(table, ANNA)["log"][-1])["turn"] == 0 > rolled["seat"]:
            if table.game.to_play == 0:
                act(table, table.holders(0)[-1], first(table, ANNA))
            for one in table.thinking():
                table.decided(one.seat, one.actions[0], one.n, 2_000)
        return str(rolled["sentence"]).split()[0]

    for _ in range(3):
        assert act_until_a_roll_of_hers() == "You"
    table.join(CLEO, 0, "Cleo", 2_000)
    table.receive(CLEO, incoming.Undo(0), 2_000)
    assert act_until_a_roll_of_hers() == "Anna"


def test_what_the_clock_does_for_a_shared_seat_is_told_with_the_seat_s_name() -> None:
    table = seated("study", "mo", options={"hourglass": 60})
    table.receive(BORIS, incoming.Rename("Boris"), 2_000)
    act(table, ANNA, {"seat": 0, "text": "declare:9"})
    table.join(CLEO, 1, "Cleo", 2_000)
    table.tick(table.due() or 0)
    for person in (BORIS, CLEO):
        assert told(table, person)["log"][-1]["sentence"].startswith("Boris passes")


def test_who_resigns_or_offers_a_draw_for_a_shared_seat_is_named_to_the_other() -> None:
    table = shared()
    table.receive(CLEO, incoming.DrawMessage(0), 3_000)
    (mine,), (hers,) = told(table, ANNA)["asks"], told(table, CLEO)["asks"]
    assert mine["yours"] and mine["sentence"].startswith("Cleo has offered a draw for your side.")
    assert hers["yours"] and hers["sentence"].startswith("You have offered a draw.")
    assert told(table, BORIS)["asks"][0]["sentence"].startswith("Anna offers a draw.")
    table.receive(CLEO, incoming.Resign(0), 4_000)
    assert first_words(table, ANNA) == ["Cleo"] and first_words(table, CLEO) == ["You"]
    assert first_words(table, BORIS) == ["Anna"]


def test_two_who_are_called_alike_are_told_apart_by_their_side() -> None:
    table = shared()
    table.receive(CLEO, incoming.Rename("Boris"), 2_000)
    act(table, CLEO, {"seat": 0, "text": "K(1,0)"})
    assert told(table, ANNA)["log"][0]["sentence"].startswith("Boris (white) moves the king")


def test_who_acted_is_kept_in_the_log_only_where_several_share_the_seat() -> None:
    table = shared()
    for person, seat, text in THREE:
        act(table, person, {"seat": seat, "text": text})
    assert [one.person for one in table.entries if isinstance(one, Played)] == [CLEO, "", ANNA]
    read = msgspec.json.Decoder(Entry)
    again = Table.replay([read.decode(msgspec.json.encode(entry)) for entry in table.entries])
    for person in (ANNA, BORIS, CLEO, DANA):
        assert told(again, person) == told(table, person)


def test_the_others_keep_their_names_in_a_sentence_about_a_shared_seat() -> None:
    """ST-16: the plan of the first seat fails, and the other one has a point for it."""
    game = challenge(START, NEAR, target=3)
    game.play("declare:1", 0)
    table = of_game(game)
    table.join(CLEO, 0, "Cleo", 2_000)
    act(table, CLEO, {"seat": 0, "text": "Kb1"})
    said = next(line["sentence"] for line in told(table, ANNA)["log"] if "Kb1" in line["text"])
    assert said.startswith("Cleo moves the king to b1.") and "a point for Boris" in said


def test_of_three_the_others_keep_their_names_for_who_shares_a_seat() -> None:
    table = seated("gambit", options={"players": 3, "setup": 1})
    table.join(DANA, 1, "Dana", 2_000)
    while not any(event.seat == 1 for event in table.game.events):
        person = (ANNA, BORIS, CLEO)[table.game.players[0]]
        act(table, person, first(table, person))
    number = next(n for n, event in enumerate(table.game.events) if event.seat == 1)
    assert names_for(table, number, 1, "en", DANA) == table.names("en")
    assert table.names("en")[1:] == ["Boris", "Cleo"]

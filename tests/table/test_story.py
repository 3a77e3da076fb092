"""The story of the others' last turn stays to be seen, and so do moments of the past."""

from typing import Any

import msgspec
from support.companions import hoarding
from support.companions import played as at_random
from support.games.study import NEAR, START, challenge
from support.tables import ANNA, BORIS, CLEO, DANA, PEOPLE, act, of_game, seated, told

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.core.game.record import read, write
from regalia.table.entries import Played
from regalia.table.messages import incoming
from regalia.table.replay.record_steps import scenes
from regalia.table.table import Table

WATCHER = "somebody"


def played(name: str, texts: str) -> Game:
    game = Game(games.room(name))
    for text in texts.split():
        game.play(text)
    return game


def story(table: Table, person: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = told(table, person)["scene"]["story"]
    return found


def sentences(table: Table, person: str) -> list[str]:
    return [deed["sentence"] for deed in story(table, person)]


def marks(deed: dict[str, Any]) -> list[tuple[str, ...]]:
    return [tuple(word for word in mark.values() if word) for mark in deed["marks"]]


def moment(table: Table, person: str, n: int, looking: int | None = None) -> dict[str, Any]:
    found = msgspec.to_builtins(table.moments(person, [n], "en", "wide", looking))
    (one,) = found["moments"]
    assert one["n"] == n
    scene: dict[str, Any] = one["scene"]
    return scene


def hand(scene: dict[str, Any]) -> list[str]:
    """The looks of the first player's hand."""
    (tray,) = (tray for tray in scene["trays"] if tray["id"] == "hand:0")
    return [item["look"] for item in tray["items"]]


def test_all_that_the_other_did_is_told_until_one_acts() -> None:
    table = of_game(played("ur", "roll:-g enter roll:gg place:B6 roll:-g"))
    assert [deed["seat"] for deed in story(table, ANNA)] == [1, 1]
    roll, entered = story(table, ANNA)
    assert [item["look"] for item in roll["items"]] == ["die-gold", "die-gold"]
    assert marks(entered) == [("frame", "B6", "+")]
    act(table, ANNA, "B1-B2")
    assert all(deed["n"] > entered["n"] for deed in story(table, ANNA))


def test_a_card_that_one_draws_first_does_not_end_the_story() -> None:
    """RB-12: whoever has no card may draw one, and moves then."""
    game, rng = Game(games.room("battles"), {"scenario": "magic"}), random.seeded(3)

    def goes_on(wanted: str = "") -> None:
        texts = game.actions()
        usual = next((text for text in ("draw", "hold", "keep") if text in texts), min(texts))
        game.play(wanted or usual)
        while game.is_chance:
            game.roll(rng)

    def of_other() -> list[dict[str, Any]]:
        seat, table = game.players[0], of_game(game)
        return [deed for deed in story(table, PEOPLE[seat]) if deed["marks"]]

    while game.is_chance:
        game.roll(rng)
    while game.view()["phase"] != "moving":  # the first turn of the battle
        goes_on()
    first = game.players[0]
    while game.players == [first]:
        goes_on()
    assert game.view()["phase"] == "offered-one"
    before = of_other()
    assert {deed["seat"] for deed in before} == {first}
    goes_on("draw")
    assert game.players == [1 - first] and of_other() == before
    goes_on()
    left = story(of_game(game), PEOPLE[1 - first])
    assert all(deed["n"] > before[-1]["n"] for deed in left)


def test_a_move_ends_the_story_though_the_turn_began_with_a_card() -> None:
    """RB-12: what was told until then has been answered, and the same player may attack now."""
    game = at_random("battles", 0, {}, hoarding)
    while game.over or game.view()["phase"] != "attacking":
        game.undo()
    mover = PEOPLE[game.players[0]]
    assert not story(of_game(game), mover)
    game.undo()
    assert game.events[-1].text.startswith("draw:") and story(of_game(game), mover)


def test_to_oneself_it_says_you_and_to_others_the_name() -> None:
    game = played("ur", "roll:-g enter roll:-s roll:-g B1-B2 roll:-g")
    table = of_game(game)
    log = {who: [line["sentence"] for line in told(table, who)["log"]] for who in (ANNA, WATCHER)}
    assert log[ANNA][1] == "You enter a piece." and log[WATCHER][1] == "Anna enters a piece."
    assert log[ANNA][2].startswith("Boris rolls") and log[ANNA][4] == "You move from B1 to B2."
    assert "Anna moves from B1 to B2." in sentences(table, BORIS)
    assert any(said.startswith("You roll") for said in sentences(table, BORIS))
    assert told(table, BORIS)["choices"][0]["sentence"].startswith("You ")


def test_at_one_device_for_several_everybody_has_a_name() -> None:
    table = seated("ur", "mh")
    act(table, ANNA, next(iter(table.game.actions())))
    assert all("You" not in line["sentence"] for line in told(table, ANNA)["log"])
    assert all("You" not in choice["sentence"] for choice in told(table, ANNA)["choices"])


def test_who_resigned_is_told_so() -> None:
    table = of_game(played("ur", "roll:-g enter"))
    table.receive(ANNA, incoming.Resign(0), 3_000)
    last = {who: told(table, who)["log"][-1]["sentence"] for who in (ANNA, BORIS)}
    assert last == {ANNA: "You resign.", BORIS: "Anna resigns."}


def test_to_somebody_who_watches_the_last_turn_is_told() -> None:
    table = of_game(played("ur", "roll:-g enter roll:gg place:B6 roll:-g"))
    assert [deed["seat"] for deed in story(table, WATCHER)] == [1, 1]


def test_a_turn_in_which_nothing_could_be_done_is_told_with_the_reason() -> None:
    """UR-9, UR-13: the only piece of the first player stands on the Entrance."""
    table = of_game(played("ur", "roll:-g enter roll:-s roll:-g"))
    (passed,) = story(table, ANNA)
    assert passed["seat"] == 1 and "enemy’s only one" in passed["sentence"]
    assert [item["state"] for item in passed["items"]] == ["dim", "dim"]
    assert [line["turn"] for line in told(table, ANNA)["log"]] == [0, 0, 1, 0]


def test_ones_own_turn_that_was_passed_is_told_too() -> None:
    """UR-9: nothing that one did oneself stands between the two turns of the other."""
    table = of_game(played("ur", "roll:-g enter roll:-s roll:-g B1-B2 roll:-g"))
    assert any("enemy’s only one" in said for said in sentences(table, BORIS))


def test_of_three_or_four_players_everything_since_one_acted_is_told_in_turn() -> None:
    table = seated("gambit", options={"players": 4, "setup": 1})
    while table.game.view()["turn"] < 7:
        seat = table.game.players[0]
        act(table, table.person_at(seat) or "", next(iter(table.game.actions())))
    mine = table.game.players[0]
    person = table.person_at(mine) or ""
    seats = list(dict.fromkeys(deed["seat"] for deed in story(table, person)))
    assert seats == [(mine + k) % 4 for k in (1, 2, 3)]
    assert {ANNA, BORIS, CLEO, DANA} == set(table.people)


def test_the_card_that_each_played_last_is_marked_as_new_also_ones_own() -> None:
    """QG-8: it lies among those that were played before."""
    table = seated("gambit", options={"setup": 1})
    while table.game.view()["turn"] < 5:
        seat = table.game.players[0]
        act(table, table.person_at(seat) or "", next(iter(table.game.actions())))
    for person in (ANNA, BORIS):
        trays = {tray["id"]: tray["items"] for tray in told(table, person)["scene"]["trays"]}
        for seat in (0, 1):
            played_last = [item for item in trays[f"played:{seat}"] if item.get("state") == "new"]
            assert len(played_last) == 1 < len(trays[f"played:{seat}"])


def test_the_plan_shows_what_was_done_and_a_place_for_each_move_that_is_left() -> None:
    """ST-16: of five moves two are done, a move and a turn of the card, which takes six."""
    table = of_game(challenge(START, "R.B/QKN/...", level=2))

    def plan(person: str) -> list[str]:
        trays = told(table, person)["scene"]["trays"]
        return [item["look"] for tray in trays if tray["id"] == "so-far" for item in tray["items"]]

    assert plan(ANNA) == []
    act(table, ANNA, "declare:5", seat=0)
    act(table, BORIS, "decline", seat=1)
    assert plan(ANNA) == ["outline"] * 5
    act(table, ANNA, next(text for text in table.game.actions() if text.startswith("K")))
    assert plan(ANNA) == plan(WATCHER) == ["king:neutral", *["outline"] * 4]
    act(table, ANNA, "rot+")
    assert plan(ANNA) == ["king:neutral", "turned", *["outline"] * 3]


def test_what_came_of_ones_own_plan_is_told_when_the_next_card_lies_there() -> None:
    """ST-16, ST-17: the plan failed with its last move, and the next challenge began at once."""
    game = challenge(START, NEAR, target=3)
    game.play("declare:1", 0)
    game.play("Kb1")
    game.play(next(iter(game.chances())))
    table = of_game(game)
    failed, drawn = sentences(table, ANNA)
    lost = "the king to b1. No moves left: a point for"
    assert failed == f"You move {lost} Boris. Points: 0 (you), 1 (Boris)."
    assert drawn == "A new card is drawn."
    assert f"Anna moves {lost} you. Points: 1 (you), 0 (Anna)." in sentences(table, BORIS)
    for person in (ANNA, BORIS):
        assert [deed["sentence"][:3] for deed in story(table, person) if deed["told"]]
        assert not any(deed["marks"] for deed in story(table, person)), "a way to another card"
    act(table, BORIS, "declare:9", seat=1)
    act(table, ANNA, "decline", seat=0)
    act(table, BORIS, next(iter(table.game.actions())))
    assert failed not in sentences(table, ANNA)


def test_of_what_was_before_ones_own_failed_plan_nothing_is_told() -> None:
    """ST-16: neither one's first move nor that the other declined."""
    game = challenge(START, NEAR, target=3)
    game.play("declare:2", 0)
    for text in ("decline", "Kb1", "Kc1"):
        game.play(text)
    game.play(next(iter(game.chances())))
    failed, drawn = sentences(of_game(game), ANNA)
    assert failed.startswith("You move the king to c1.") and drawn == "A new card is drawn."


def test_st_14_who_declares_first_has_begun_a_turn_though_anybody_might_have() -> None:
    for seat in (0, 1):
        game = challenge(START, NEAR)
        game.play("declare:5", seat)
        assert told(of_game(game), WATCHER)["log"][-1]["turn"] == seat


def test_the_only_deed_since_one_acted_is_marked_on_the_board() -> None:
    table = of_game(played("twelve", "K(1,0)"))
    (placed,) = story(table, BORIS)
    assert placed["seat"] == 0 and placed["marks"]


def test_what_is_hidden_stays_hidden_in_a_story() -> None:
    """QG-17: of a card that another lays or draws, nothing is told."""
    table = seated("gambit", options={"setup": 1})
    while table.game.view()["turn"] < 3:
        seat = table.game.players[0]
        act(table, table.person_at(seat) or "", next(iter(table.game.actions())))
    person = table.person_at(table.game.players[0]) or ""
    hidden = [deed for deed in story(table, person) if "lays a card" in deed["sentence"]]
    assert hidden and all(not deed["marks"] and not deed["items"] for deed in hidden)


def test_a_moment_shows_the_board_as_it_was_with_what_happened_there() -> None:
    table = of_game(played("ur", "roll:-g enter roll:gg place:B6 roll:-g B1-B2"))
    scene = moment(table, ANNA, 4)
    assert marks(scene["story"][0]) == [("frame", "B6", "+")] and not scene["prompt"]
    pieces = {item["id"] for item in scene["items"] if item["kind"] == "piece"}
    assert pieces == {"piece:B1", "piece:B6"}
    assert moment(table, ANNA, 0)["story"] == ()


def test_what_nobody_looks_at_again_is_not_in_a_moment_of_the_past() -> None:
    """QG-14: a hand of then would tell which card lies face down now."""
    table = seated("gambit", options={"setup": 1})
    while table.game.view()["phase"] != "planning":
        seat = table.game.players[0]
        act(table, table.person_at(seat) or "", next(iter(table.game.actions())))
    before = len(table.entries) - 1
    assert all(look.startswith("move-") for look in hand(moment(table, ANNA, before)))
    act(table, ANNA, told(table, ANNA)["choices"][0]["text"])
    assert hand(moment(table, ANNA, before)) == ["back-0"] * 5
    own = max(n for n, one in enumerate(table.entries) if isinstance(one, Played) and one.seat == 0)
    assert all(look.startswith("move-") for look in hand(moment(table, ANNA, own)))


def test_behind_a_curtain_a_moment_is_shown_as_to_somebody_who_watches() -> None:
    table = seated("gambit", "mh", options={"setup": 1})
    while table.game.view()["phase"] != "planning":
        act(table, ANNA, next(iter(table.game.actions())))
    assert told(table, ANNA)["curtain"] == 0
    n = len(table.entries) - 1
    assert moment(table, ANNA, n) == moment(table, WATCHER, n)
    assert set(hand(moment(table, ANNA, n, looking=0))) == {"back-0"}  # others are near


def test_where_nothing_is_secret_no_curtain_falls() -> None:
    for name in ("ur", "twelve", "study"):
        assert told(seated(name, "mh"), ANNA)["curtain"] is None


def test_what_was_taken_back_is_no_longer_told() -> None:
    table = seated("twelve", "mh")
    act(table, ANNA, next(iter(table.game.actions())))
    assert len(story(table, WATCHER)) == 1
    table.receive(ANNA, incoming.Undo(0), 2_000)
    assert story(table, WATCHER) == () and told(table, ANNA)["log"] == []


def test_what_left_the_game_lies_beside_it_for_everybody_then_and_later() -> None:
    """RB-23, RB-26: no state of the game knows any more who fell and what was discarded."""
    game, rng = Game(games.room("battles"), {"scenario": "magic"}), random.seeded(5)

    def kinds(scene: dict[str, Any]) -> dict[str, list[str]]:
        left = [tray for tray in scene["trays"] if tray["id"].startswith(("fallen", "discards"))]
        return {tray["id"]: [item["look"] for item in tray["items"]] for tray in left}

    gone: dict[str, int] = {}
    while not game.over:
        if game.is_chance:
            game.roll(rng)
            continue
        texts, seat = game.actions(), game.players[0]
        wanted = ("optimal", "easy", "discard", "draw")
        text = next((text for word in wanted for text in texts if text.startswith(word)), "")
        before = game.view()
        game.play(text or min(texts))
        if text == "discard":
            gone[f"discards:{seat}"] = gone.get(f"discards:{seat}", 0) + before["hand_sizes"][seat]
        fell = len(before["units"]) - len(game.view()["units"])
        if text and fell:
            gone[f"fallen:{1 - seat}"] = gone.get(f"fallen:{1 - seat}", 0) + fell
    assert any(name.startswith("fallen") for name in gone) and "discards:0" in gone
    table = of_game(game)
    seen = kinds(told(table, ANNA)["scene"])
    assert {name: len(looks) for name, looks in seen.items()} == gone
    assert kinds(told(table, BORIS)["scene"]) == kinds(told(table, WATCHER)["scene"]) == seen
    assert kinds(moment(table, ANNA, len(game.events))) == seen
    assert kinds(moment(table, ANNA, 1)) == {}
    record = read(write(game))
    begin = len(game.events) - 5
    last = msgspec.to_builtins(scenes(record, "en", "wide", begin, eyes=1))[-1]
    assert kinds(last) == seen

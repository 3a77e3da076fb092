"""Requests of the protocol when all is well."""

from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from support.asking import Here

import regalia
from regalia import games, players
from regalia.core import random
from regalia.core.contract import CHANCE, SPECTATOR, State
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.kit.playing import finished_game, play_randomly, together, variants
from regalia.players import Decision
from regalia.terminal.engine import engine as engine_module


def at_a_decision(client: Here, room: Room, options: dict[str, Any] | None = None) -> int:
    """A table where chance, if it began, is done."""
    table = client.ask("new", game=room.card.id, options=options)["table"]
    while client.ask("look", table=table)["kind"] == "chance":
        client.ask("roll", table=table, seed=3)
    return int(table)


# -------------------------------------------------------------------------------------- hello


def test_hello_introduces_the_engine_and_every_game(client: Here) -> None:
    hello = client.ask("hello")
    assert (hello["name"], hello["version"], hello["protocol"]) == (
        "Regalia",
        regalia.__version__,
        1,
    )
    assert [game["id"] for game in hello["games"]] == games.names()
    assert hello["players"] == players.names()


def test_hello_tells_options_from_which_every_variant_can_be_made(client: Here) -> None:
    for game in client.ask("hello")["games"]:
        card = games.room(game["id"]).card
        assert game["name"] == games.room(game["id"]).words().say("name")
        assert game["seats"] == list(card.seats)
        assert [option["name"] for option in game["options"]] == [o.name for o in card.options]
        for option in game["options"]:
            assert option["about"]
            ends = [option[end] for end in ("lowest", "highest") if end in option]
            for value in [option["default"], *option["values"], *ends]:
                if together(card, {option["name"]: value}):
                    table = client.ask("new", game=game["id"], options={option["name"]: value})
                    client.ask("close", **table)


# ----------------------------------------------------------------------------- new and close


def test_tables_are_numbered_from_one_and_a_number_is_never_used_again(client: Here) -> None:
    assert client.ask("new", game="ur") == {"table": 1}
    assert client.ask("new", game="ur") == {"table": 2}
    assert client.ask("close", table=2) == {}
    client.refused("new", game="ur", position="nonsense")
    assert client.ask("new", game="ur") == {"table": 3}
    assert sorted(client.engine.tables) == [1, 3]


def test_a_game_can_begin_in_any_position_that_look_shows(client: Here, room: Room) -> None:
    for options in variants(room.card):
        game = Game(room, options)
        for _ in play_randomly(game, random.seeded(1), 12):
            position = game.position
            given = {"game": room.card.id, "options": options, "position": position}
            table = client.ask("new", **given)["table"]
            assert client.ask("look", table=table)["position"] == position
            client.ask("close", table=table)


def test_the_last_position_of_a_game_is_accepted(client: Here, room: Room) -> None:
    position = finished_game(room, {}, 1).position
    table = client.ask("new", game=room.card.id, position=position)["table"]
    assert client.ask("look", table=table)["position"] == position


def test_a_finished_position_is_an_end(client: Here) -> None:
    all_rosettes = finished_game(games.room("ur"), {}, 1).position
    client.ask("new", game="ur", position=all_rosettes)
    look = client.ask("look", table=1)
    assert look["kind"] == "end" and look["reason"] == "rosettes"
    assert sorted(look["result"]) == [0, 1]
    assert not {"actions", "players", "chances"} & set(look)


def test_optional_fields_may_be_null(client: Here) -> None:
    table = client.ask("new", game="ur", options=None, position=None)["table"]
    assert client.ask("look", table=table, as_=None) == client.ask("look", table=table)
    client.ask("roll", table=table, seed=None, as_=None)
    look = client.ask("look", table=table)
    given = {"level": None, "player": None, "seat": None, "seed": None}
    assert client.ask("best", table=table, ms=20, **given)["text"] in look["actions"]


# --------------------------------------------------------------------------------------- look


def test_look_lists_what_can_be_played_and_all_of_it_can(client: Here, room: Room) -> None:
    game = finished_game(room, {}, 2)
    table = client.ask("new", game=room.card.id)["table"]
    for event in game.events[:40]:
        look = client.ask("look", table=table)
        if event.seat == CHANCE:
            assert look["kind"] == "chance" and "players" not in look and "actions" not in look
            texts = [text for text, _ in look["chances"]]
            assert sum(Fraction(probability) for _, probability in look["chances"]) == 1
        else:
            assert look["kind"] == "decision" and event.seat in look["players"]
            assert "chances" not in look
            texts = look["actions"]
        assert texts == sorted(texts) and event.text in texts
        seat = event.seat if event.race else None
        client.ask("play", table=table, text=event.text, seat=seat)


def test_the_answer_to_play_roll_and_undo_is_that_of_look(client: Here, room: Room) -> None:
    table = client.ask("new", game=room.card.id)["table"]
    looks = [client.ask("look", table=table)]
    while len(looks) < 12 and (look := looks[-1])["kind"] != "end":
        if look["kind"] == "chance":
            answer = client.ask("roll", table=table)
            assert answer.pop("text") in [text for text, _ in look["chances"]]
        else:
            seat = look["players"][0]
            text = client.ask("look", table=table, as_=seat)["actions"][-1]
            answer = client.ask("play", table=table, text=text, seat=seat)
        assert answer == client.ask("look", table=table)
        looks.append(answer)
    for look in reversed(looks[:-1]):
        assert client.ask("undo", table=table) == look


def test_as_a_seat_the_view_takes_the_place_of_the_position(client: Here, room: Room) -> None:
    table = client.ask("new", game=room.card.id)["table"]
    game = client.engine.tables[table]
    for _ in play_randomly(game, random.seeded(5), 40):
        for seat, eyes in [*((i, i) for i in range(game.seats)), (SPECTATOR, "spectator")]:
            look = client.ask("look", table=table, as_=eyes)
            assert "position" not in look and "chances" not in look
            assert look["view"]["seat"] == seat
            assert look.get("actions", []) == sorted(game.actions(seat))


# ------------------------------------------------------------------------------------ a race


def test_in_a_race_every_seat_may_act_and_says_which_it_is(client: Here) -> None:
    table = at_a_decision(client, games.room("study"))
    look = client.ask("look", table=table)
    assert look["players"] == [0, 1] and "declare:4" in look["actions"]
    assert len(look["actions"]) == len(set(look["actions"]))
    for seat in (0, 1):
        assert client.ask("look", table=table, as_=seat)["actions"] == look["actions"]
        best = client.ask("best", table=table, seat=seat, seed=5)
        assert best == client.ask("best", table=table, seed=5)
    assert "actions" not in client.ask("look", table=table, as_="spectator")
    assert client.refused("play", table=table, text="declare:4")["code"] == "bad-request"
    assert client.ask("play", table=table, text="declare:4", seat=1)["players"] == [0]
    client.ask("undo", table=table)
    assert client.ask("play", table=table, text="declare:4", as_=0)["players"] == [1]
    assert " 0:declare:4" in client.ask("record", table=table)["record"].replace("\n", " ")


# -------------------------------------------------------------------------------------- roll


def test_the_same_seed_draws_the_same_outcome(client: Here) -> None:
    tables = [client.ask("new", game="ur")["table"] for _ in range(2)]
    for seed in (0, 1, -5, 2**63, 10**40):
        one, two = (client.ask("roll", table=table, seed=seed) for table in tables)
        assert one == two
        for table in tables:
            client.ask("undo", table=table)
    drawn = set()
    for seed in range(60):
        drawn.add(client.ask("roll", table=1, seed=seed)["text"])
        client.ask("undo", table=1)
    assert len(drawn) == 6


def test_without_a_seed_outcomes_differ(client: Here) -> None:
    client.ask("new", game="ur")
    drawn = set()
    for _ in range(200):  # all alike: a chance of less than 4 ** -199
        drawn.add(client.ask("roll", table=1)["text"])
        client.ask("undo", table=1)
    assert len(drawn) > 1


# -------------------------------------------------------------------------------------- best


def test_best_answers_with_a_legal_action_at_every_level(client: Here, room: Room) -> None:
    for options in variants(room.card):
        table = at_a_decision(client, room, options)
        look = client.ask("look", table=table)
        for given in [{}, *({"level": level} for level in range(1, 11)), {"player": "random"}]:
            best = client.ask("best", table=table, ms=20, **given)
            assert set(best) == {"text", "value", "line", "nodes"}
            assert best["text"] in look["actions"] and best["line"][0] == best["text"]
            assert 0 <= best["value"] <= 1 and best["nodes"] >= 0
        assert client.ask("look", table=table) == look


def test_analyse_tells_what_every_action_is_worth(client: Here, room: Room) -> None:
    table = at_a_decision(client, room)
    look = client.ask("look", table=table)
    found = client.ask("analyse", table=table, level=1, seed=8)
    own = client.engine.tables[table].actions(found["seat"])
    assert found["seat"] == look["players"][0]
    assert sorted(one["text"] for one in found["actions"]) == sorted(own)
    assert all(0 <= one["value"] <= 1 and one["error"] >= 0 for one in found["actions"])
    assert found["line"][0] == found["actions"][0]["text"]
    assert found == client.ask("analyse", table=table, level=1, seed=8)


def test_best_with_a_seed_answers_the_same_again(client: Here, room: Room) -> None:
    table = at_a_decision(client, room)
    ask = [client.ask("best", table=table, level=2, seed=8) for _ in range(5)]
    assert all(best == ask[0] for best in ask)


def test_the_random_player_plays_every_action_and_expects_a_fair_share(client: Here) -> None:
    table = at_a_decision(client, games.room("ur"))
    actions = client.ask("look", table=table)["actions"]
    bests = [client.ask("best", table=table, player="random", seed=seed) for seed in range(100)]
    assert sorted({best["text"] for best in bests}) == actions
    assert all((best["value"], best["nodes"]) == (0.5, 0) for best in bests)
    query = players.Query(games.room("ur"), (), {}, State(()), ["a"], random.seeded(1), seats=4)
    four = players.player("random").choose(query)
    assert four == Decision("a", 0.25, ["a"], 0)


def test_a_player_is_given_what_its_seat_may_know_and_never_more(
    client: Here, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[players.Query] = []

    class Listener:
        def choose(self, query: players.Query) -> Decision:
            given.append(query)
            return Decision(query.actions[0], 0.5, [], 0)

    monkeypatch.setattr(engine_module.players, "of_level", lambda level: Listener())
    table = at_a_decision(client, room)
    game = client.engine.tables[table]
    seat = game.players[-1]
    client.ask("best", table=table, seat=seat, level=4, ms=20)
    (asked,) = given
    known = redacted(room, game.params, game.state, seat)
    assert (asked.room, asked.params) == (room, game.params)
    assert (asked.view, asked.known) == (game.view(seat), known.state)
    assert asked.actions == list(game.actions(seat))
    assert (asked.seats, asked.ms) == (game.seats, 20)
    assert (asked.past, asked.options) == (tuple(game.keys), game.options)
    assert not any(isinstance(one, Game) for one in asked)


# ------------------------------------------------------------------------------------- solve


class Solution(NamedTuple):
    distance: int
    plans: int
    plan: tuple[str, ...]


def test_solve_asks_the_solver_of_the_room(client: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    client.ask("new", game="ur")
    assert client.refused("solve", table=1)["code"] == "bad-request"  # it solves no position
    solver = lambda game: Solution(2, 1, (game.room.card.id, "enter"))  # noqa: E731
    monkeypatch.setattr(games.room("ur").solve, "solve", solver)
    assert client.ask("solve", table=1) == {"distance": 2, "plans": 1, "plan": ["ur", "enter"]}


def test_a_solution_can_be_played_to_its_end(client: Here) -> None:
    options = {"mode": "solo", "level": 3, "bonus": True}
    client.ask("new", game="study", options=options)
    assert client.refused("solve", table=1)["rule"] == "ST-13"  # there is no challenge yet
    while client.ask("look", table=1)["kind"] == "chance":
        client.ask("roll", table=1, seed=6)
    solution = client.ask("solve", table=1)
    assert solution["distance"] == len(solution["plan"]) > 0 < solution["plans"]
    for text in solution["plan"]:
        look = client.ask("play", table=1, text=text)
    assert look["kind"] == "end" and look["result"] == [1]


# ------------------------------------------------------------------------------------- perft


def test_perft_counts_paths(client: Here, room: Room) -> None:
    table = client.ask("new", game=room.card.id)["table"]
    assert client.ask("perft", table=table, depth=0) == {"nodes": 1}
    game = client.engine.tables[table]
    first = [*game.chances()] or [*game.actions()]
    nodes = client.ask("perft", table=table, depth=1)["nodes"]
    assert nodes == (len(first) if len(game.players) < 2 else nodes)
    assert client.ask("look", table=table) == engine_module.shown_to(game, None)


def test_perft_of_ur_is_known(client: Here) -> None:
    client.ask("new", game="ur")
    client.ask("play", table=1, text="roll:gs")  # then one of 4 actions, then 6 rolls
    assert [client.ask("perft", table=1, depth=d)["nodes"] for d in range(3)] == [1, 4, 24]


# --------------------------------------------------------------------------- record and load


def test_a_record_loads_to_a_table_with_the_same_game(client: Here, room: Room) -> None:
    for options in variants(room.card):
        table = client.ask("new", game=room.card.id, options=options)["table"]
        for _ in play_randomly(client.engine.tables[table], random.seeded(4), 25):
            pass
        written = client.ask("record", table=table)["record"]
        again = client.ask("load", record=written)["table"]
        assert again != table
        assert client.ask("record", table=again)["record"] == written
        looks = [client.ask("look", table=number) for number in (table, again)]
        assert looks[0] == looks[1]
        undone = [client.ask("undo", table=number) for number in (table, again)]
        assert undone[0] == undone[1]


def test_a_record_for_a_seat_names_it_and_hides_what_it_may_not_know(
    client: Here, room: Room
) -> None:
    table = client.ask("new", game=room.card.id)["table"]
    game = client.engine.tables[table]
    for _ in play_randomly(game, random.seeded(6), 25):
        pass
    for seat, eyes in [(0, 0), (SPECTATOR, "spectator")]:
        written = client.ask("record", table=table, as_=eyes)["record"]
        assert f'[Seat "{eyes}"]' in written
        hides = any("?" in text for text in game.seen(seat))
        assert hides == ("?" in written.partition("\n\n")[2])
        if hides:
            assert client.refused("load", record=written)["code"] == "bad-record"


# -------------------------------------------------------------------------------- id and quit


@pytest.mark.parametrize(
    "written",
    [
        *("1", "-0", "1.0", "1E400", "123456789012345678901234567890", "null", "true", '""'),
        *('"caf\u00e9 \\u00e9"', '{"b": 1,  "a": [2.50], "b": 3}', "[[[]]]", '"\\ud83d\\ude00"'),
        *('"\\n\\u0000"', '"id"', "9" * 5000),
    ],
)
def test_an_id_is_repeated_as_it_was_written(client: Here, written: str) -> None:
    for op, ok in (("hello", "true"), ("nothing", "false")):
        line = client.tell(f' {{"id" : {written} , "op":"{op}"}}\r'.encode())
        assert line.startswith(f'{{"id":{written},"ok":{ok},'.encode())


def test_an_id_that_is_json_but_no_text_is_repeated_too(client: Here) -> None:
    for op, ok in (("hello", True), ("nothing", False)):
        line = client.tell(f'{{"op":"{op}","id":["\\ud800",1.5]}}'.encode())
        assert line.startswith(b'{"id":["\\ud800", 1.5],"ok":')
        assert client.answer(f'{{"op":"{op}","id":"\\uDFFF"}}'.encode())["ok"] is ok


def test_an_id_never_breaks_the_line(client: Here) -> None:
    line = client.tell(b'{"op":"hello","id":[1,\r\r2]}')
    assert b'"id":[1,  2]' in line and b"\r" not in line


def test_ids_need_not_differ_and_need_not_be_there(client: Here) -> None:
    assert client.answer({"op": "new", "game": "ur", "id": 1})["id"] == 1
    assert client.answer({"op": "look", "table": 1, "id": 1})["id"] == 1
    assert "id" not in client.answer({"op": "look", "table": 1})


def test_quit_is_answered_and_ends(client: Here) -> None:
    assert client.answer({"op": "quit", "id": 4}) == {"id": 4, "ok": True}
    assert client.engine.ended

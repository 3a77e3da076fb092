"""Analyses on the server: of what is over, and of texts; never of a game that goes on."""

from typing import Any

import pytest
from support.endings import ended
from support.servers.serving import Person, Server

import regalia
from regalia.core.game import record
from regalia.server.jobs.analysis_jobs import MOST_RUNNING

ME, OPEN = {"kind": "me"}, {"kind": "open"}
HEADERS = {"X-Regalia": "1"}
URS = "0...../1......./...... 0"


def post(person: Person, where: str, **body: Any) -> Any:
    return person.http.post(where, json=body, headers=HEADERS)


def brought(person: Person, text: str, **more: str) -> str:
    answer = post(person, "/api/analysis", text=text, **more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def challenge() -> regalia.Game:
    """A challenge of the Study, whose values are exact."""
    game, rng = regalia.new("study", mode="solo"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    return game


def test_a_position_is_brought_and_chance_and_actions_are_tried(
    server: Server, ann: Person, bob: Person
) -> None:
    key = brought(ann, URS)
    where = f"/api/tables/{key}/analysis"
    begin = post(ann, where).json()
    assert (begin["game"], begin["players"], begin["position"]) == ("ur", [], URS)
    assert {one["text"] for one in begin["outcomes"]} >= {"roll:gs", "roll:--"}
    assert round(sum(one["share"] for one in begin["outcomes"]), 3) == 1
    rolled = post(bob, where, played=["roll:gs"], shape="tall").json()
    assert (rolled["players"], rolled["outcomes"]) == ([0], [])
    choice = rolled["choices"][0]
    assert choice["taps"] and choice["seat"] == 0
    further = post(ann, where, played=["roll:gs", choice["text"]]).json()
    assert [one["text"] for one in further["tried"]] == ["roll:gs", choice["text"]]
    assert further["scene"]["items"] != rolled["scene"]["items"]
    again = regalia.read_record(further["record"])
    assert [event.text for event in again.events] == ["roll:gs", choice["text"]]


def test_what_cannot_be_tried_is_refused_with_its_rule(server: Server, ann: Person) -> None:
    key = brought(ann, URS)
    where = f"/api/tables/{key}/analysis"
    answer = post(ann, f"{where}?language=de", played=["roll:gs", "A1-C8"])
    assert (answer.status_code, answer.json()["rule"]) == (400, "UR-10")
    wrong = post(ann, "/api/analysis?language=de", text="00000./000...../...... 0")
    assert wrong.status_code == 400
    assert "Dunkel" in wrong.json()["message"], "in the language of whoever brings it"
    assert post(ann, "/api/analysis", text="no position at all").status_code == 400
    nobodys = post(ann, f"{where}/look", seat=0)
    assert nobodys.status_code == 400, "chance is to play, and values are of actions"


def test_every_action_has_its_value_and_the_best_line_is_told(server: Server, ann: Person) -> None:
    game = challenge()
    key = brought(ann, record.write(game))
    found = post(ann, f"/api/tables/{key}/analysis/look?language=sl", seat=0).json()
    look = found["look"]
    assert (look["word"], look["deeper"]) == ("exact", "vain")
    assert {one["text"] for one in look["worths"]} == set(game.actions())
    assert all(one["error"] == 0 for one in look["worths"])
    assert [step["text"] for step in found["line"]] == look["line"] != []
    assert all(step["sentence"] for step in found["line"])


def test_only_what_there_is_can_be_looked_at(server: Server, ann: Person) -> None:
    where = f"/api/tables/{brought(ann, record.write(challenge()))}/analysis/look"
    assert post(ann, where, only="give-up").status_code == 200
    assert post(ann, where, only="Zz9").status_code == 400
    assert post(ann, where, seat=1).status_code == 400


def test_a_step_of_a_finished_game_is_analysed_by_whoever_could_see_it(
    server: Server, ann: Person, bob: Person
) -> None:
    game = ended("gambit")
    key = brought(ann, record.write(game))
    moment = post(bob, f"/api/tables/{key}/analysis", step=10).json()
    assert (moment["step"], moment["steps"]) == (10, len(game.events))
    whole = post(bob, f"/api/tables/{key}/analysis").json()
    assert whole["result"] == game.result and whole["choices"] == []
    hands = [tray for tray in moment["scene"]["trays"] if tray["seat"] in (0, 1)]
    assert len({tray["seat"] for tray in hands}) == 2, "everybody's things are open"


def test_a_running_game_is_not_analysed_by_any_of_its_keys(server: Server, ann: Person) -> None:
    game = ended("gambit")
    while len(game.events) > 60:
        game.undo()
    keys = ann.open("gambit", ME, OPEN, record=record.write(game))
    for key in keys.values():
        for where in ("analysis", "analysis/look"):
            answer = post(ann, f"/api/tables/{key}/{where}")
            assert answer.status_code == 400
            assert set(answer.json()) <= {"code", "message", "rule"}, "and nothing else is told"


def test_the_record_of_a_running_game_with_secrets_is_no_text_to_analyse(
    server: Server, ann: Person
) -> None:
    game = ended("gambit")
    while len(game.events) > 60:
        game.undo()
    keys = ann.open("gambit", ME, OPEN, record=record.write(game))
    text = ann.http.get(f"/api/tables/{keys['key']}/record").text
    assert "?" in text
    for changed in (text, text.replace("?", "R"), '[Game "gambit"]\n\n' + text.split("\n\n")[1]):
        assert post(ann, "/api/analysis", text=changed).status_code == 400


def values(person: Person, position: str, **tried: Any) -> Any:
    where = f"/api/tables/{brought(person, position)}/analysis/look"
    return post(person, where, seat=int(position[-1]), **tried)


def test_who_plays_a_game_with_others_gets_no_values_of_any_position_of_it(
    server: Server, ann: Person, bob: Person
) -> None:
    game = regalia.new("ur", position=URS)
    game.play("roll:gs")
    keys = ann.open("ur", ME, OPEN, record=record.write(game))
    two_ahead = "0...../.1....../...... 0"
    assert values(ann, URS, played=["roll:gs"]).status_code == 200, "nobody has sat down yet"
    with bob.sit_at(keys["key"]) as sitting, Person(server) as cleo:
        sitting.send("sit", seat=1, name="Bob", luck="")
        sitting.wait_for_table(lambda table: table["started"])
        for person in (ann, bob):
            for position in (URS, two_ahead):
                refused = values(person, position, played=["roll:gs"])
                assert refused.status_code == 400 and "playing" in refused.json()["message"]
        moment = post(ann, f"/api/tables/{brought(ann, two_ahead)}/analysis")
        assert moment.status_code == 200, "things can be tried out all the same"
        study = f"/api/tables/{brought(ann, record.write(challenge()))}/analysis/look"
        assert post(ann, study, seat=0).status_code == 200, "other games have their values"
        assert values(cleo, URS, played=["roll:gs"]).status_code == 200, "others may"
        sitting.send("resign", seat=1)
        sitting.wait_for_table(lambda table: table["over"])
        assert values(ann, two_ahead, played=["roll:gs"]).status_code == 200, "it is over"


def test_where_something_is_hidden_a_made_up_position_has_no_values_either(
    server: Server, ann: Person, bob: Person
) -> None:
    """A made-up position looks the same to its players, whatever lies face down."""
    game = ended("gambit")
    finished = brought(ann, record.write(game))
    step = next(n for n in range(60, 99) if game.events[n].seat == 0)
    while len(game.events) > step:
        game.undo()
    keys = ann.open("gambit", ME, OPEN, record=record.write(game))
    with bob.sit_at(keys["key"]) as sitting:
        sitting.send("sit", seat=1, name="Bob", luck="")
        sitting.wait_for_table(lambda table: table["started"])
        refused = post(ann, f"/api/tables/{finished}/analysis/look", step=step, seat=0)
        assert refused.status_code == 400 and "playing" in refused.json()["message"]


def test_games_with_computers_take_nobody_s_values_away_nor_hide_one_with_others(
    server: Server, ann: Person, bob: Person
) -> None:
    computer = {"kind": "computer", "level": 1}
    game = regalia.new("ur", position=URS)
    game.play("roll:gs")
    keys = ann.open("ur", ME, OPEN, record=record.write(game))
    for _ in range(MOST_RUNNING):
        ann.open("ur", ME, computer)
    assert values(ann, URS, played=["roll:gs"]).status_code == 200
    with bob.sit_at(keys["key"]) as sitting:
        sitting.send("sit", seat=1, name="Bob", luck="")
        sitting.wait_for_table(lambda table: table["started"])
        ann.open("ur", ME, computer)
        assert values(ann, URS, played=["roll:gs"]).status_code == 400


@pytest.mark.parametrize(
    ("game", "one", "same", "another"),
    [
        ("study", "..K/NQR/..B", ["B../RQN/K..", ".N./.Q./KRB", "..B/NQR/..K"], "..K/NRQ/..B"),
        (
            "twelve",
            "wK(0,0) wP(1,0) bK(0,1) w:QRBN b:QRBNP x: e:wb b",
            [
                "wK(0,1) bK(0,0) bP(1,0) w:QRBNP b:QRBN x: e:wb w",
                "wK(1,1) wP(0,1) bK(1,0) w:QRBN b:QRBNP x: e:wb b",
                "wK(0,0) wP(0,1) bK(1,0) w:QRBN b:QRBNP x: e:wb b",
            ],
            "wK(0,0) wP(1,0) bK(0,1) w:QRBN b:QRBNP x: e:wb w",
        ),
    ],
)
def test_what_is_turned_mirrored_or_of_exchanged_colours_is_alike(
    game: str, one: str, same: list[str], another: str
) -> None:
    def told(position: str) -> str:
        found = regalia.new(game, position=position)
        return found.room.text.alike(found.params, found.state)

    assert {told(position) for position in same} == {told(one)}
    assert told(another) != told(one)

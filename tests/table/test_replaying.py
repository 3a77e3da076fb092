"""Looking back: turn by turn, with everybody's secrets or as a seat could know them."""

import json
from dataclasses import replace

import pytest
from support.endings import ended
from support.tables import ANNA, act, any_text, seated

from regalia import games
from regalia.core.contract import CHANCE
from regalia.core.game import Game, record
from regalia.kit.playing import finished_game
from regalia.table import fairness
from regalia.table.replay import record_steps
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table


def told(game: Game, **tags: str) -> record.Record:
    return record.read(record.write(game, None, tags))


def test_with_all_secrets_nothing_is_hidden_and_as_a_seat_what_it_could_not_know_is() -> None:
    found = told(ended("gambit"))
    everything = record_steps.steps(found, "en", record_steps.ALL)
    assert everything.secret and not any("?" in step.text for step in everything.steps)
    for eyes in (-1, 0, 1):
        hidden = [step for step in record_steps.steps(found, "en", eyes).steps if "?" in step.text]
        assert hidden and all(step.whose != eyes for step in hidden)
    laid = ("plan:", "draw:", "deal:")
    own = [step.sentence for step in everything.steps if step.text.startswith(laid)]
    assert all("bishop" in s or "rook" in s or "queen" in s or "knight" in s for s in own)


def test_of_an_open_game_those_who_see_all_secrets_read_what_everybody_reads() -> None:
    found = told(ended("ur"))
    assert record_steps.steps(found, "en", record_steps.ALL) == record_steps.steps(found, "en")


@pytest.mark.parametrize("name", ["ur", "gambit", "study"])
def test_a_deed_belongs_to_whose_turn_its_step_is(name: str) -> None:
    """A roll or a drawn card, too; before anybody's turn there is none."""
    game = ended(name)
    found = told(game)
    names, steps = record_steps.names_of(found, game, "en"), record_steps.steps(found, "en").steps
    assert (steps[0].n, steps[0].seat, steps[0].turn) == (0, -1, 0)
    for step in steps[1:]:
        (deed,) = record_steps.seen(found, game, step.n, names, "en").story
        assert deed.seat == step.whose and deed.sentence.startswith(step.sentence)
        assert step.whose == step.seat or step.seat == CHANCE
        assert (step.turn > 0) == any(one.whose >= 0 for one in steps[: step.n + 1])


def test_with_all_secrets_every_hand_and_row_lies_face_up() -> None:
    """QG-14: also what its owner could not look at again."""
    game = ended("gambit", players=4)
    found, middle = told(game), len(game.events) // 2
    names = record_steps.names_of(found, game, "en")
    seen = record_steps.seen(found, game, middle, names, "en", eyes=record_steps.ALL)
    backs = [
        item.look
        for tray in seen.trays
        if tray.id.startswith(("hand:", "row:"))
        for item in tray.items
    ]
    assert len(backs) >= 16 and not any(look.startswith("back-") for look in backs)
    for ids in ([thing.id for thing in seen.things()], [tray.id for tray in seen.trays]):
        assert len(set(ids)) == len(ids)
    last = len(game.events)
    (scene,) = record_steps.scenes(found, "en", "wide", last, record_steps.ALL)
    left_by = record_steps.traces(game, names, "en")
    everything = (found, game, last, names, "en", "wide", record_steps.ALL, left_by)
    assert scene == record_steps.seen(*everything)
    nobody = record_steps.scenes(found, "en", "wide", last, game.seats)
    assert nobody == record_steps.scenes(found, "en", "wide", last)


def test_a_step_has_its_deed_as_those_eyes_could_see_it() -> None:
    """A moved piece is marked; a card that is laid face down (QG-8) is a back to others."""
    game = ended("gambit")
    found = told(game)
    names = record_steps.names_of(found, game, "en")
    texts = [event.text for event in game.events]
    planned = next(n for n, text in enumerate(texts, 1) if text.startswith("plan:"))
    moved = next(n for n, text in enumerate(texts, 1) if text.startswith("move:"))
    for eyes in (-1, 1 - game.events[planned - 1].seat):
        steps = record_steps.steps(found, "en", eyes).steps
        (deed,) = record_steps.seen(found, game, planned, names, "en", eyes=eyes).story
        assert (deed.n, deed.sentence) == (planned, steps[planned].sentence)
        assert all(item.look.startswith("back-") for item in deed.items)
    (deed,) = record_steps.seen(found, game, moved, names, "en", eyes=record_steps.ALL).story
    assert deed.seat == game.events[moved - 1].seat
    assert texts[moved - 1].removeprefix("move:") in {mark.to or mark.at for mark in deed.marks}
    assert record_steps.seen(found, game, 0, names, "en").story == ()


def test_as_a_seat_only_its_own_hand_lies_face_up() -> None:
    game = ended("gambit")
    found, middle = told(game), len(game.events) // 2
    names = record_steps.names_of(found, game, "en")
    for eyes in (-1, 0, 1):
        seen = record_steps.seen(found, game, middle, names, "en", eyes=eyes)
        for tray in seen.trays:
            if tray.id.startswith("hand:"):
                hidden = [item.look.startswith("back-") for item in tray.items]
                assert all(hidden) if tray.seat != eyes else not any(hidden)


def test_qg_14_whoever_looks_back_at_a_running_game_does_not_see_a_hand_from_before_it_acted() -> (
    None
):
    """Else it would show what was laid face down, and may not be looked at again."""
    game = ended("gambit")
    while game.over or game.view(0)["phase"] != "moving":
        game.undo()
    found, seat = told(game), 0
    names = record_steps.names_of(found, game, "en")
    last = max(k for k, event in enumerate(game.events) if event.seat == seat)
    shown = {}
    for number in (last, last + 1):
        scene = record_steps.seen(found, game, number, names, "en", eyes=seat)
        (hand,) = (tray for tray in scene.trays if tray.id == f"hand:{seat}")
        shown[number] = {item.look for item in hand.items}
    assert (
        shown[last] <= {f"back-{seat}"}
        and shown[last + 1]
        and f"back-{seat}" not in shown[last + 1]
    )


def test_an_open_game_has_no_secrets_to_choose_between() -> None:
    assert not record_steps.steps(told(ended("twelve")), "en").secret


def test_what_one_does_until_another_acts_is_one_turn_with_its_dice() -> None:
    game = Game("ur")
    for text in ("roll:gs", "place:B3", "roll:--", "enter", "roll:-s"):
        game.play(text)
    steps = record_steps.steps(told(game), "en").steps
    assert [(step.turn, step.whose) for step in steps] == [
        (0, -1),
        (1, 0),
        (1, 0),
        (2, 1),
        (2, 1),
        (3, 0),
    ]


def test_those_without_a_name_are_called_in_the_language_of_whoever_looks() -> None:
    """The language counts also where a table wrote down what they are called in English."""
    table = seated("twelve", "m3")
    act(table, ANNA, any_text(table))
    found = record_steps.steps(record.read(table.whole_record()), "de")
    assert found.names == ["Weiß", "Bruno"] and found.levels == [None, 3]
    before = told(table.game, Seats="person level3", Names='["White", "Computer\u00a03"]')
    assert record_steps.steps(before, "sl").names == ["Beli", "Bruno"]
    named = told(table.game, Names='["Ada", "Ben"]')
    assert record_steps.steps(named, "de").names == ["Ada", "Ben"]


@pytest.mark.parametrize(
    "written", ["{seat}", "", "{level}", "{level} ({side})", "Computer 3", "Computer 3 ({side})"]
)
def test_computers_of_one_level_are_told_apart_in_a_record(written: str) -> None:
    """However a table wrote them down, today or before."""
    table = seated("gambit", "m33", options={"players": 3})
    found, level = record.read(table.whole_record()), "Bruno"
    assert json.loads(found.tags["Names"]) == ["White", "Black", "Red"]
    computers = [written.format(seat=s.title(), side=s, level=level) for s in ("black", "red")]
    old = replace(found, tags=found.tags | {"Names": json.dumps(["Ada", *computers])})
    assert record_steps.names_of(old, table.game, "de") == ["Ada", "Schwarz", "Rot"]


def test_a_lost_solo_game_is_lost_and_not_drawn() -> None:
    """ST-18."""
    game = finished_game(games.room("study"), {"mode": "solo"}, 3)
    assert game.reason == "given-up"
    found = record_steps.steps(told(game), "en")
    assert found.result == [0] and record.read(record.write(game)).tags["Result"] == "0"


@pytest.mark.parametrize(("left", "result"), [("1:flagged", [1, 0]), ("0:resigned", [0, 1])])
def test_a_game_that_somebody_left_is_over_though_its_record_has_no_points(
    left: str, result: list[float]
) -> None:
    game = Game("twelve")
    game.play(min(game.actions()))
    found = record_steps.steps(told(game, Left=left), "en")
    assert found.result == result and found.reason


@pytest.mark.parametrize("left", ["1:flagged", ""])
def test_only_the_last_step_of_a_game_that_is_over_says_why_it_ended(left: str) -> None:
    game = Game("twelve")
    game.play(min(game.actions()))
    found = told(game, Left=left) if left else told(game)
    endings = [bool(scene.ending) for scene in record_steps.scenes(found, "en", "wide", 0)]
    assert endings == [False, bool(left)]


@pytest.mark.parametrize("step", [0, -3])
def test_before_its_first_step_a_record_begins_again(step: int) -> None:
    assert not record.read(record_steps.until(told(ended("ur")), step)).played


def test_from_any_step_a_table_goes_on_with_chance_that_nobody_can_foresee() -> None:
    """The actions up to a step are passed on; dice come anew."""
    whole = ended("ur")
    step = len(whole.events) // 2
    began = record_steps.until(told(whole), step)
    wanted = NewTable(game="ur", seats=[Seat("me"), Seat("computer")], record=began)
    tables = [Table.new(wanted, ANNA, 1_000) for _ in range(2)]
    for table in tables:
        assert table.game.events[:step] == whole.events[:step] and not table.over
        assert table.opened.begun == step
    assert tables[0].opened.seed != tables[1].opened.seed
    assert fairness.commitment(tables[0].opened.seed) != fairness.commitment(tables[1].opened.seed)

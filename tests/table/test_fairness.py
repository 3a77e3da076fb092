"""Dice and cards that anybody can draw again."""

import hashlib
import json
from collections import Counter

import pytest
from click.testing import CliRunner
from support.tables import ANNA, BORIS, act, finished, opened, seated, told

from regalia import games
from regalia.core import random
from regalia.core.errors import BadRecord
from regalia.core.game import Game, record
from regalia.table import fairness
from regalia.table.messages import incoming
from regalia.table.settings import NewTable, Seat
from regalia.table.table import Table
from regalia.terminal.cli import main


def test_the_commitment_is_shown_from_the_start_and_the_seed_at_the_end() -> None:
    table = opened("ur")
    seed = table.opened.seed
    commit = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert told(table, ANNA)["commit"] == commit and told(table, ANNA)["seed"] is None
    assert len(bytes.fromhex(seed)) == 32 and seed != opened("ur").opened.seed
    table.receive(BORIS, incoming.Sit(1), 1_000)
    assert seed not in json.dumps(told(table, ANNA))
    table.receive(BORIS, incoming.Resign(1), 1_000)
    assert told(table, ANNA)["seed"] == seed and told(table, "zoe")["seed"] == seed


def test_an_outcome_follows_as_the_documentation_says() -> None:
    """Written a second time, from the words in docs/table.md."""
    table = seated("ur")
    lines = ["regalia chance", table.opened.seed, json.dumps(table.luck), "0"]
    digest = hashlib.sha256("\n".join(lines).encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4)]
    number = random.below(words, 16)
    odds = [("--", 4), ("-g", 4), ("-s", 4), ("gg", 1), ("gs", 2), ("ss", 1)]  # sorted texts
    shares = [text for text, weight in odds for _ in range(weight)]
    assert table.game.events[0].text == f"roll:{shares[number]}"


def test_luck_of_every_seat_flows_in() -> None:
    game = Game(games.room("ur"))
    rolls = {
        luck: [fairness.outcome(game, "ab" * 32, [luck, "b"], k) for k in range(40)]
        for luck in ("a", "c")
    }
    assert rolls["a"] != rolls["c"]
    new = NewTable(game="ur", seats=[Seat("me"), Seat("open")], luck="mine")
    table = Table.new(new, ANNA, 0)
    table.receive(BORIS, incoming.Sit(1, "", "yours"), 0)
    assert table.luck == ["mine", "yours"]
    second = NewTable(game="ur", seats=[Seat("open"), Seat("me")], luck="mine")
    assert Table.new(second, ANNA, 0).luck == ["", "mine"]


def test_outcomes_are_as_likely_as_the_rules_say() -> None:
    game = Game(games.room("ur"))
    count = 8_000
    found = Counter(fairness.outcome(game, "5e" * 32, ["", ""], k) for k in range(count))
    for text, probability in game.chances().items():
        mean = float(probability) * count
        assert abs(found[text] - mean) < 5 * mean**0.5


@pytest.mark.parametrize("game", ["study", "battles"])
def test_the_record_of_a_finished_game_can_be_verified(game: str) -> None:
    table = finished(game)
    found = fairness.verified(record.read(table.record(ANNA)))
    chances = len(table.chances)
    assert found.ok and found.checked == chances > 0 and found.repeated == 0
    assert found.message.startswith("Verified") and str(chances) in found.message


def test_other_dice_another_seed_or_other_luck_are_noticed() -> None:
    table = seated("ur")
    for _ in range(6):
        seat = table.game.players[0]
        act(table, (ANNA, BORIS)[seat], sorted(table.game.actions())[0])
    table.receive(BORIS, incoming.Resign(1), 2_000)
    right = table.record(None)
    assert fairness.verified(record.read(right)).ok
    wrong = record.read(right)
    wrong.tags["Luck"] = '["else", ""]'
    assert fairness.verified(wrong).message.startswith("Not verified: result")
    wrong = record.read(right)
    wrong.tags["Seed"] = "00" * 32
    found = fairness.verified(wrong)
    assert (found.ok, found.checked) == (False, 0) and "promised" in found.message
    wrong = record.read(right)
    del wrong.tags["Commit"]
    with pytest.raises(BadRecord, match="no Seed and no Commit"):
        fairness.verified(wrong)
    for tag, value in (("Seed", "xyz"), ("Luck", "{}"), ("Luck", "[1]"), ("Repeated", "-1")):
        wrong = record.read(right)
        wrong.tags[tag] = value
        with pytest.raises(BadRecord):
            fairness.verified(wrong)


def test_a_challenge_tried_again_is_verified_too() -> None:
    table = seated("study", "m", options={"mode": "solo"})
    act(table, ANNA, "give-up")
    table.receive(ANNA, incoming.AskRematch(True), 2_000)
    again = table.again(3_000)
    act(again, ANNA, "give-up")
    found = fairness.verified(record.read(again.record(None)))
    assert found.ok and found.checked == 0 and found.repeated == len(table.chances)


def test_the_command_says_it_in_words() -> None:
    table = finished("study")
    right = CliRunner().invoke(main, ["verify", "-"], input=table.record(None))
    assert right.exit_code == 0 and right.output.startswith("Verified")
    text = table.record(None).replace("Luck", "Chance")
    wrong = CliRunner().invoke(main, ["verify", "-"], input=text)
    # Of another stream the first may come out as it did, by chance.
    assert wrong.exit_code == 1 and "Not verified: result " in wrong.output
    nothing = CliRunner().invoke(main, ["verify", "-"], input='[Game "ur"]\n\n')
    assert nothing.exit_code == 1 and "no Seed" in nothing.output

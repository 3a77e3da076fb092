"""Trying things out: moments, what is brought, and looks that are counted together."""

import json

import pytest

import regalia
from regalia import games
from regalia.core.errors import BadPosition, RegaliaError
from regalia.core.game.record import write
from regalia.teaching.analysis.analysis import (
    Evaluation,
    Worth,
    look,
    looking,
    moment,
    record_of,
    together,
)
from regalia.teaching.analysis.analysis_messages import told

ROOMS = [games.room(name) for name in games.names()]
URS = "0...../1......./...... 0"


def challenge() -> regalia.Game:
    game, rng = regalia.new("study", mode="solo"), regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    return game


def found(deeper: str, *worths: Worth) -> Evaluation:
    return Evaluation(0, "searched", deeper, list(worths), [worths[0].text])


def test_a_moment_is_a_step_of_a_record_and_what_was_tried_from_there() -> None:
    game = regalia.new("ur")
    for text in ("roll:gs", "place:B4"):
        game.play(text)
    here = moment(write(game), 0, ["roll:--"])
    assert [event.text for event in here.events] == ["roll:--"]
    with pytest.raises(RegaliaError) as refused:
        moment(write(game), 1, ["A1-A2"])
    assert refused.value.rule


@pytest.mark.parametrize("name", games.names())
def test_every_games_position_is_known_by_itself(name: str) -> None:
    game, rng = regalia.new(name), regalia.rng(5)
    for _ in range(12):
        if game.is_chance:
            game.roll(rng)
        elif not game.over:
            seat = game.players[0]
            game.play(min(game.actions(seat)), seat)
    position = game.position
    text = position if isinstance(position, str) else json.dumps(position)
    again = regalia.read_record(record_of(text, ROOMS))
    assert (again.room.card.id, again.position) == (name, position)


def test_a_position_that_is_copied_keeps_its_board_and_house_rules() -> None:
    """UR-22, UR-23: the squares alone would be read on the standard board."""
    usual = told(write(regalia.new("ur")), 0, ["roll:gs"], "en", "wide")
    assert usual.copied == usual.position
    game = regalia.new("ur", layout="ancient", placing="captures")
    elsewhere = told(write(game), 0, ["roll:ss", "place:B4"], "en", "wide")
    pasted = regalia.read_record(record_of(elsewhere.copied, ROOMS))
    assert pasted.position == elsewhere.position and not pasted.events
    assert pasted.options == game.options


def test_what_breaks_a_rule_is_told_by_the_game_that_could_read_it() -> None:
    with pytest.raises(BadPosition) as refused:
        record_of("00000./000...../...... 0", ROOMS)
    assert refused.value.rule == "UR-5"


def test_of_a_game_that_is_solved_all_is_known_at_once() -> None:
    game = challenge()
    (only,) = looking(game, 0)
    assert (only.word, only.deeper) == ("exact", "vain")
    assert {one.text for one in only.worths} == set(game.actions())
    values = [one.value for one in only.worths]
    assert values == sorted(values, reverse=True) and only.line == [only.worths[0].text]


def test_a_look_at_what_cannot_be_done_is_refused() -> None:
    with pytest.raises(RegaliaError):
        look(challenge(), 0, 0.1, only="Zz9")


def test_samples_are_counted_together_by_their_number() -> None:
    before = found("beside", Worth("a", 0.5, 0.03, 100), Worth("b", 0.4, 0.05, 50))
    both = together(before, found("beside", Worth("b", 0.7, 0.05, 150)))
    first, second = both.worths
    assert (first.text, first.weight, round(first.value, 6)) == ("b", 200, 0.625)
    assert first.error < 0.05 and second == before.worths[0]


def test_a_deeper_look_counts_instead_of_one_that_is_not_so_deep() -> None:
    before = found("instead", Worth("a", 0.7, 0.5, 1), Worth("b", 0.6, 0.02, 4))
    deeper = together(before, found("instead", Worth("a", 0.3, 0.01, 6)))
    assert [(one.text, one.weight) for one in deeper.worths] == [("b", 4), ("a", 6)]
    shallow = together(deeper, found("instead", Worth("b", 0.9, 0.5, 1)))
    assert shallow.worths == deeper.worths

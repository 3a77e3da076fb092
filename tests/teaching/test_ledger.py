"""The ledger: for every seat its parts make the result, however the game ended."""

from itertools import pairwise

import pytest
from msgspec.structs import astuple

import regalia
from regalia.core.game import Event, Game
from regalia.core.game.record import write
from regalia.teaching.reviews import ledger
from regalia.teaching.reviews.review import Outlooks, Review, review
from regalia.teaching.reviews.review import outlook as outlook_of
from regalia.teaching.values import tree_values
from regalia.teaching.values.outlook import (
    EXACT,
    PROVED,
    SEARCHED,
    ChoiceValue,
    Effort,
    Outlook,
    at,
)

LITTLE = Effort(
    rounds=8, worlds=4, times=2, most=4, nodes=60, depth=1, choosing=32
)  # on rules as they stand, compiled or not
GAMES = (
    ("study", {"mode": "solo"}),
    ("study", {"target": 2}),
    ("gambit", {"players": 2}),
    ("gambit", {"players": 3}),
    ("gambit", {"players": 4}),
    ("battles", {}),
    ("ur", {}),
    ("twelve", {}),
    ("gambit", {"starts": "left", "handicap": 3}),
    ("battles", {"joker": "turned", "moving": "may", "discard": "either", "end": "cards"}),
    ("ur", {"layout": "ancient", "placing": "captures", "beside": "side"}),
    ("twelve", {"ban": "both"}),
)
WON_AT_ONCE = (  # by Black, with N(0,1): docs/twelve-positions.md
    "wK(1,1) wQ(3,1) wR(1,0) wB(2,0) wN(0,2) wP(2,1) bK(2,3) bR(1,2) bB(0,3) bN(2,2) bP(3,3) "
    "w: b: x:bQ e:w b"
)


def played(name: str, most: int = 5_000, seed: int = 1, **options: object) -> Game:
    """A game at random, to its end or for so many steps."""
    game, rng = regalia.new(name, **options), regalia.rng(seed)
    agent = regalia.player("random")
    while not game.over and len(game.events) < most:
        if game.is_chance:
            game.roll(rng)
        else:
            seat = game.players[seed % len(game.players)]
            game.play(agent.choose(regalia.Query.about(game, seat, rng)).text, seat)
    return game


def last_moments(game: Game, keep: int) -> Game:
    """The same game, begun as late as that so many events are left."""
    first = max(len(game.events) - keep, 0)
    late = game.copy()
    late.states, late.keys = game.states[first:], game.keys[first:]
    late.events = game.events[first:]
    return late


def of(game: Game, result: tuple[float, ...] | None = None, seed: int = 1) -> Review:
    looks = Outlooks(game, result or tuple(game.result), seed)
    *_, (done, total) = looks.all(LITTLE, LITTLE)
    return looks.told(done, total)


def check_sums(found: Review) -> None:
    for row in found.rows:
        assert sum(astuple(row)[:-1]) == pytest.approx(row.result, abs=1e-12)


@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda given: str(given))
def test_the_parts_of_every_seat_s_account_make_its_result(
    name: str, options: dict[str, object]
) -> None:
    game = last_moments(played(name, **options), 12)
    found = of(game)
    check_sums(found)
    assert len(found.rows) == game.seats
    assert [row.result for row in found.rows] == game.result
    assert [moment.text for moment in found.moments] == [event.text for event in game.events]
    for moment in found.moments:
        assert moment.seat == -1 or not any(moment.luck)
        assert moment.seat >= 0 or not any(moment.decided)


def test_alone_in_the_study_all_is_exact_and_giving_up_is_the_only_mistake() -> None:
    game = regalia.new("study", mode="solo")
    rng = regalia.rng(3)
    while game.is_chance:
        game.roll(rng)
    game.play("give-up")
    (row,) = of(game).rows
    assert astuple(row) == (1.0, 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    assert of(game).word == EXACT


def test_in_a_match_of_the_study_numbers_are_judged_and_the_race_is_not() -> None:
    """ST-14, ST-15: who declares the fewest gets the point, and nobody could know who would."""
    game, rng = regalia.new("study", target=1), regalia.rng(1)
    while game.is_chance:
        game.roll(rng)
    least = regalia.solve(game).distance
    right, wrong = game.copy(), game.copy()
    right.play(f"declare:{least}", 1)
    right.play("decline", 0)
    for text in regalia.solve(right).plan:
        right.play(text)
    found = of(right)
    assert astuple(found.rows[1]) == (0.5, 0.0, 0.0, 0.0, 0.5, 0.0, 0.0, 1.0)
    assert astuple(found.rows[0]) == (0.5, 0.0, 0.0, 0.0, -0.5, 0.0, 0.0, 0.0)
    wrong.play(f"declare:{least + 1}", 1)
    wrong.play("challenge", 0)
    for text in regalia.solve(wrong).plan:
        wrong.play(text)
    found = of(wrong)
    assert astuple(found.rows[1]) == (0.5, 0.0, -1.0, 0.0, 0.5, 0.0, 0.0, 0.0)
    assert astuple(found.rows[0]) == (0.5, 0.0, 0.0, 1.0, -0.5, 0.0, 0.0, 1.0)
    declared = next(moment for moment in found.moments if moment.seat == 1)
    assert (declared.best, declared.grade) == (f"declare:{least}", ledger.BLUNDER)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_exact_values_leave_nothing_over(seed: int) -> None:
    found = of(played("study", seed=seed, target=2))
    assert found.word == EXACT
    assert [row.left_over for row in found.rows] == [0.0, 0.0]


def test_what_is_proved_leaves_nothing_over_either() -> None:
    game = regalia.new("twelve", WON_AT_ONCE)
    game.play("N(0,1)")
    found = of(game)
    (moment,) = found.moments
    assert moment.word == PROVED
    assert astuple(found.rows[1]) == (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)


def test_who_lets_a_win_go_that_is_proved_has_lost_it_by_that_decision() -> None:
    game = regalia.new("twelve", WON_AT_ONCE)
    game.play(min(set(game.actions()) - {"N(0,1)"}))
    found = of(game, (0.5, 0.5))
    assert found.moments[0].best == "N(0,1)"
    assert found.moments[0].grade
    assert found.rows[1].start == 1.0
    assert found.rows[1].own < 0


def test_who_has_just_moved_does_not_look_better_for_it_in_twelve() -> None:
    start, more = regalia.new("twelve"), LITTLE._replace(nodes=8_000)
    first = next(iter(start.actions()))
    seen = outlook_of(start, Event(0, start.actions()[first], first), more, regalia.rng(1))
    after = start.copy()
    after.play(seen.choices[0].text)
    reply = next(iter(after.actions()))
    then = outlook_of(after, Event(1, after.actions()[reply], reply), more, regalia.rng(1))
    assert abs(then.before[0] - seen.before[0]) < 0.05, "20 points, when one depth was believed"


@pytest.mark.parametrize(
    ("tags", "result"),
    [
        ({"Left": "1:resigned", "Points": "1 0"}, (1.0, 0.0)),
        ({"Left": "0:flagged", "Points": "0 1"}, (0.0, 1.0)),
        ({"Agreed": "draw", "Points": "0.5 0.5"}, (0.5, 0.5)),
    ],
    ids=["resigned", "flagged", "agreed"],
)
def test_giving_up_is_a_column_of_its_own(tags: dict[str, str], result: tuple[float, ...]) -> None:
    game = played("ur", most=9)
    found = review(write(game, tags=tags), quick=LITTLE, deep=LITTLE)
    check_sums(found)
    assert tuple(row.result for row in found.rows) == result
    for row in found.rows:
        assert 0 < row.result - row.given_up < 1, "what was to be expected when it ended"


def test_of_four_players_whoever_left_has_given_up_what_was_to_be_expected() -> None:
    game = played("gambit", most=60, players=4)
    tags = {"Left": "0:resigned 2:flagged 3:resigned", "Points": "0 1 0 0"}
    found = review(write(game, tags=tags), quick=LITTLE, deep=LITTLE)
    check_sums(found)
    assert [row.result for row in found.rows] == [0.0, 1.0, 0.0, 0.0]
    given = [row.given_up for row in found.rows]
    assert given[1] > 0 and all(given[seat] < 0 for seat in (0, 2, 3))
    assert sum(given) == pytest.approx(0), "what they gave up, the other got"


def test_ur_20_a_tie_by_the_rules_is_nothing_that_was_given_up() -> None:
    game = regalia.new("ur", ".00011/.000.111/.0..11 0")
    for _ in range(8):  # nobody has a piece in reserve: two blank dice are passed
        game.play("roll:--")
    game.play("claim-draw")
    found = of(game)
    check_sums(found)
    assert [(row.result, row.given_up) for row in found.rows] == [(0.5, 0.0), (0.5, 0.0)]


def test_a_game_that_goes_on_is_not_looked_into() -> None:
    with pytest.raises(regalia.RegaliaError, match="not over"):
        review(write(played("gambit", most=30)))


def test_the_same_seed_gives_the_same_review() -> None:
    game = last_moments(played("gambit", players=2), 6)
    assert of(game, seed=5) == of(game, seed=5)


# ------------------------------------------------------------------------------ what is graded


def outlook(loss: float, error: float) -> Outlook:
    best, known = (0.6, 0.4), (0.6 - loss, 0.4 + loss)
    choices = (ChoiceValue("b", 0.6, error), ChoiceValue("a", 0.6 - loss, error))
    return Outlook(best, known, known, best, "b", error, SEARCHED, choices)


@pytest.mark.parametrize(
    ("loss", "error", "word"),
    [
        (0.04, 0.0, ""),
        (0.05, 0.01, ledger.INACCURACY),
        (0.12, 0.01, ledger.MISTAKE),
        (0.3, 0.01, ledger.BLUNDER),
        (0.3, 0.2, ""),
    ],
)
def test_a_loss_is_named_by_its_size_and_only_if_it_is_sure(
    loss: float, error: float, word: str
) -> None:
    assert ledger.grade(Event(0, 1, "a"), outlook(loss, error)) == word


def test_what_was_forced_is_never_graded_and_costs_nobody_anything() -> None:
    found = of(played("ur", seed=3, most=6), (0.5, 0.5))
    forced = [moment for moment in found.moments if moment.forced]
    assert [moment.number for moment in forced] == [2, 4]
    for moment in forced:
        assert moment.grade == ""
        assert moment.change == (0.0, 0.0)


def test_a_draw_by_equal_starts_is_explained_by_luck_and_decisions() -> None:
    """UR-20: by what players go by, which knows no claim, 8 points of this game are left over."""
    game = regalia.new("ur")
    regalia.play(game, regalia.player(9), regalia.player(9), rng=regalia.rng(2_000_100))
    assert game.result == [0.5, 0.5] and game.reason == "claimed-draw"
    looks = Outlooks(game, tuple(game.result), seed=1)
    *_, (done, total) = looks.all()
    for row in looks.told(done, total).rows:
        assert abs(row.left_over) < 0.02


def test_what_looks_do_not_explain_is_left_over_and_not_moved_to_the_start() -> None:
    """The best was played by its own look, and the game was lost all the same."""
    even, choices = (0.5, 0.5), (ChoiceValue("a", 0.5, 0.01), ChoiceValue("b", 0.4, 0.01))
    look = Outlook(even, even, even, even, "a", 0.01, SEARCHED, choices)
    told = ledger.moments([Event(0, 1, "a")], [look], (0.0, 1.0))
    assert told[0].before == even
    row = ledger.rows(told, (0.0, 1.0), (0.0, 1.0), True)[0]
    assert (row.start, row.own, row.left_over, row.result) == (0.5, 0.0, -0.5, 0.0)


# ------------------------------------------------------------------- one value for every state


@pytest.mark.parametrize(("name", "options"), [("gambit", {"players": 3}), ("battles", {})])
def test_with_secrets_a_state_has_one_value_whether_it_came_or_is_to_come(
    name: str, options: dict[str, object]
) -> None:
    game = last_moments(played(name, **options), 12)
    looks = Outlooks(game, tuple(game.result), seed=1)
    for number in range(len(game.events)):
        looks.take(number, LITTLE)
    taken = [one for one in looks.outlooks if one is not None]  # not, of the last card of all
    assert len(taken) > len(game.events) - 3, "what is forced may bring a secret to light"
    for here, there in pairwise(taken):
        assert here.after == there.before
    assert taken[-1].after == tuple(game.result)
    for row in of(game).rows:
        assert row.left_over == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", ["gambit", "battles"])
def test_what_chance_changes_is_0_on_average_over_what_may_come(name: str) -> None:
    game = played(name)
    number = max(n for n, event in enumerate(game.events) if event.seat == -1)
    here = at(game, number)
    looked = []
    for text in here.weights():
        one = Event(-1, here.outcome_of(text), text)
        looked.append(outlook_of(here, one, LITTLE, regalia.rng(1)))
    assert {each.before for each in looked} == {looked[0].before}
    luck = [each.after[0] - each.before[0] for each in looked]
    weighed = sum(w * each for w, each in zip(here.weights().values(), luck))
    assert weighed == pytest.approx(0, abs=1e-9)


def result_after(game: Game, text: str, seat: int) -> float:
    """The result of a seat by an action that ends the game."""
    after = game.copy()
    after.play(text)
    assert after.result is not None
    return after.result[seat]


def test_the_better_action_is_the_best_of_those_a_search_found_in_whatever_order() -> None:
    game = played("battles", seed=15)
    last = game.events[-1]
    here = at(game, len(game.events) - 1)
    ranked = ["hold", "easy:f2", last.text]
    assert [result_after(here, text, last.seat) for text in ranked] == [0, 0, 1]
    for finalists, best in ((3, last.text), (1, ranked[0])):
        effort = LITTLE._replace(finalists=finalists)
        look = tree_values.SeatKnowledge(here, last.seat, effort, regalia.rng(1))
        assert tree_values.best_of(look, ranked) == best


def test_with_secrets_every_decision_is_looked_at_longer_and_chance_is_not() -> None:
    game = last_moments(played("gambit", players=2), 12)
    looks = Outlooks(game, tuple(game.result), seed=1)
    for number in range(len(game.events)):
        looks.take(number, LITTLE)
    free = [
        number
        for number, event in enumerate(game.events)
        if event.seat >= 0 and len(at(game, number).actions(event.seat)) > 1
    ]
    assert sorted(looks.worth_another()) == free != []


def test_hindsight_charges_an_action_with_what_came_of_it_if_another_was_better_at_first() -> None:
    choices = (ChoiceValue("a", 0.6, 0.01), ChoiceValue("b", 0.5, 0.01))
    even, lost = (0.6, 0.4), (0.0, 1.0)
    look = Outlook(even, even, even, even, "a", 0.01, SEARCHED, choices, deeper=True)
    (moment,) = ledger.moments([Event(0, 1, "a")], [look], lost)
    assert (moment.best, moment.loss, moment.before) == ("b", 0.5, even)
    row = ledger.rows([moment], lost, lost, True)[0]
    assert (row.start, row.own, row.result) == (0.6, -0.5, 0.0)
    assert row.left_over == pytest.approx(-0.1), "what hindsight takes from the start"


def test_hindsight_costs_nothing_where_another_was_better_by_less_than_a_look_may_err() -> None:
    choices = (ChoiceValue("a", 0.6, 0.05), ChoiceValue("b", 0.59, 0.05))
    even, worse = (0.6, 0.4), (0.55, 0.45)
    look = Outlook(even, even, even, even, "a", 0.05, SEARCHED, choices, deeper=True)
    (moment,) = ledger.moments([Event(0, 1, "a")], [look], worse)
    assert (moment.best, moment.loss, moment.before) == ("a", 0.0, even)
    sharp = look._replace(error=0.01)
    (moment,) = ledger.moments([Event(0, 1, "a")], [sharp], worse)
    assert (moment.best, moment.loss) == ("b", pytest.approx(0.04))

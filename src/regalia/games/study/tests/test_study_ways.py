"""The least plans of every challenge that is over, and what giving up would bring."""

from support.games.study import NEAR, NEXT, OTHER, START, STUDY, challenge

from regalia.core.game import Game, record
from regalia.core.secrets import witnessed
from regalia.games.study.solve import solve_challenge, ways
from regalia.table.replay.shortest_plans import ways as told


def match() -> Game:
    """Player 1 keeps a promise of 1, then player 0 gives up."""
    game = challenge(START, NEAR, deck=(START, NEAR, NEXT, OTHER), target=6)
    game.play("declare:1", 1)
    game.play("Bc1")
    game.play(f"card:{NEXT}")
    game.play("declare:9", 0)
    game.play("decline")
    game.play("Kb2")
    game.play("give-up")
    return game


def test_each_challenge_of_a_match_has_its_ways() -> None:
    """ST-11, ST-17: also one that was given up; what is still played has none."""
    found = ways(match())
    assert [(one.least, one.plans, one.ways, one.played, one.done) for one in found] == [
        (1, 1, [["Bc1"]], ["Bc1"], True),
        (1, 1, [["Qb3"]], ["Kb2"], False),
    ]
    assert [one.seat for one in found] == [1, 0]
    game = match()
    game.play(f"card:{OTHER}")
    game.play("declare:9", 0)
    assert len(ways(game)) == 2


def test_ways_are_least_plans_that_lead_to_the_card_and_all_different() -> None:
    """ST-11: at every level, with one card or two; of all that are counted the first five."""
    for level, cards in ((1, (OTHER,)), (3, (OTHER,)), (2, (OTHER, NEAR))):
        game = challenge(START, *cards, mode="solo", level=level)
        game.play("give-up")
        (found,) = ways(game)
        solution = solve_challenge(START, cards, level)
        assert (found.least, found.plans) == (solution.distance, solution.plans)
        assert len(found.ways) == min(5, found.plans)
        assert len({tuple(way) for way in found.ways}) == len(found.ways)
        for way in found.ways:
            alone = challenge(START, *cards, mode="solo", level=level)
            for text in way:
                assert not alone.over
                alone.play(text)
            assert alone.over and alone.result == [1] and len(way) == found.least


def test_ways_are_played_out_on_the_board_and_ones_own_is_ticked() -> None:
    """ST-18: the card stays in sight, and the pieces stand as it shows in the end."""
    found = told(record.read(record.write(match())), "en", "wide", 0)
    assert found and (found.least, found.plans, found.used, found.seat) == (1, 1, 1, 1)
    (way,) = found.ways
    assert way.own and [step.row.label for step in way.steps] == ["c1"]
    places = {item.id: (item.x, item.y) for item in way.steps[-1].scene.items}
    cells = {item.id: (item.x, item.y) for item in found.start.items if item.kind == "cell"}
    assert places["piece:B"] == cells["c1"] and "card1:c1" in cells
    last = told(record.read(record.write(match())), "en", "wide")
    assert last and last.used is None and not last.ways[0].own
    ended = {item.id: (item.x, item.y) for item in last.end.items}  # the card still lies there
    assert ended["piece:K"] == cells["b2"] and ended["card1:Q"] != ended["piece:Q"]
    running = challenge(START, OTHER, mode="solo")
    assert told(record.read(record.write(running)), "en", "wide") is None


def test_giving_up_is_asked_first_with_the_score_that_it_would_make() -> None:
    """ST-16."""
    game = match()
    game.undo()
    say, names = STUDY.words().say, ["Ada", "Ben"]
    give_up, move = (
        witnessed(STUDY, game.params, game.state, game.actions()[text], 0).row(say, names)
        for text in ("give-up", "Kc2")
    )
    assert give_up and give_up.ask == "Give up this card?"
    assert give_up.note == "Ben gets the point: 0 to 2. The pieces stay where they are."
    assert move is None

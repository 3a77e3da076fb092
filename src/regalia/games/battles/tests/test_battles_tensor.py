"""Royal Battles as numbers: both sides have the field before them alike."""

import numpy as np

from regalia.core import random
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.games.battles import rules, tensor
from regalia.games.battles.rules.state import MOVING, NO_CARD, Battle, card_on, laid, put, unit_on
from regalia.kit.playing import play_randomly
from regalia.kit.tensors import observation

LAST_SQUARE = 34


def from_the_other_side(s: Battle) -> Battle:
    """The same battle with the seats changed and the field turned by half a circle."""
    found = s._replace(
        player=1 - s.player,
        armies=s.armies[::-1],
        decks=s.decks[::-1],
        hands=s.hands[::-1],
        initiative=s.initiative[::-1],
        field=(0, 0, 0, 0),
        stands=(0, 0),
        units=(0, 0),
        reds=0,
        blacks=0,
        moved=LAST_SQUARE + 2 - s.moved if s.moved else 0,
    )
    for square in range(LAST_SQUARE + 1):
        there = LAST_SQUARE - square
        if card_on(s, square) != NO_CARD:
            found = laid(found, there, card_on(s, square))
        for owner in range(2):
            if s.stands[owner] >> square & 1:
                found = put(found, 1 - owner, there, unit_on(s, owner, square))
    return found


def test_a_battle_from_the_other_side_looks_the_same_and_has_the_same_indexes(room: Room) -> None:
    met = set[int]()
    for seed in range(6):
        for game in play_randomly(Game(room), random.seeded(seed), 300):
            params, s = game.params, game.state
            turned = from_the_other_side(s)
            for seat in range(2):
                assert np.array_equal(observation(game, seat), observation(game, 1 - seat, turned))
            if game.players:
                one, two = (
                    sorted(tensor.index_of(params, at, a) for a in rules.actions(params, at))
                    for at in (s, turned)
                )
                assert one == two
                met.add(s.phase)
    assert MOVING in met and len(met) > 5


def test_armies_are_numbered_without_gaps_and_more_kinds_only_add_to_them(room: Room) -> None:
    for kinds in (6, 12):
        numbers = range(tensor.choices(4, kinds))
        armies = [tensor.army_at(number) for number in numbers]
        assert [tensor.army_number(army) for army in armies] == list(numbers)
        assert max(armies) < 1 << 3 * kinds
    assert (tensor.choices(4, 6), tensor.choices(4, 12)) == (126, 1365)


def test_the_enemy_s_army_is_not_shown_before_both_have_chosen(room: Room) -> None:
    """RB-6."""
    game = Game(room)
    before = observation(game, 1)
    for text in list(game.actions())[::20]:
        game.play(text)
        after = observation(game, 1)
        assert np.flatnonzero(before != after).tolist() == [tensor.AT_TURN, tensor.AT_TURN + 1]
        game.undo()

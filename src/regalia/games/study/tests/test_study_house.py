"""Counts, the two speeds, views, scenes and words of the Study in all its options."""

from collections.abc import Iterator
from itertools import combinations, product

import numpy as np
import pytest

from regalia import games
from regalia.core import random
from regalia.core.drawing.scene import SHAPES, Item
from regalia.core.game import Game
from regalia.core.secrets import witnessed
from regalia.fast import count, play
from regalia.fast.compiler import compiled, interpreted
from regalia.fast.warm import as_array
from regalia.kit.playing import play_randomly, seats_and_spectator

STUDY = games.room("study")
THREE = ["N.Q/.BK/R..", "KQR/.B./N..", "R.B/QKN/..."]
ALL = [
    {"mode": mode, "level": level, "bonus": bonus}
    for mode in ("match", "solo")
    for level in (1, 2, 3)
    for bonus in (False, True)
]


def all_kinds(most: int) -> Iterator[Game]:
    """Random games with the 60 cards and with three, in all combinations of options."""
    for seed, options in enumerate([*ALL, *({**options, "deck": THREE} for options in ALL)]):
        yield from play_randomly(Game(STUDY, {**options, "target": 2}), random.seeded(seed), most)


def perft(options: dict, depth: int) -> list[int]:
    game, past = Game(STUDY, options), interpreted(STUDY, play).no_past()
    paths = compiled(STUDY, count).paths
    return [
        paths(
            as_array(game.params),
            game.state,
            past,
            n,
            np.empty((n, STUDY.rules.MOST_ACTIONS), np.int64),
        )
        for n in range(1, depth + 1)
    ]


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        # 60 cards, then 59; then 30 numbers for each of two seats
        ({}, [60, 60 * 59, 60 * 59 * 60, 478_018, 7_815_848]),
        ({"mode": "solo"}, [60, 60 * 59, 33_689, 297_464, 2_702_036]),
        ({"mode": "solo", "level": 2}, [60, 60 * 59, 33_689 + 2 * 3540, 439_096, 4_831_290]),
        ({"mode": "solo", "level": 3, "bonus": True}, [60, 3540, 60 * 59 * 58, 3_596_522]),
        ({"deck": THREE}, [3, 6, 360, 808, 6_608, 62_236]),
        ({"deck": THREE, "level": 3}, [3, 6, 360, 856, 9_440, 124_444]),
        ({"deck": THREE, "level": 2, "bonus": True}, [3, 6, 6, 360, 856, 9_760]),
        ({"deck": THREE, "level": 2, "target": 1}, [3, 6, 360, 832, 7_888, 81_624]),
        ({"deck": THREE, "mode": "solo", "level": 3}, [3, 6, 80, 1_000, 12_780, 166_192]),
    ],
)
def test_exact_counts_of_paths(options: dict, counts: list[int]) -> None:
    assert perft(options, len(counts)) == counts


def test_equal_games_at_both_speeds_in_all_combinations_of_options() -> None:
    slow, fast, most = interpreted(STUDY, play), compiled(STUDY, play), STUDY.rules.MOST_ACTIONS
    for seed, options in enumerate([*ALL, *({**options, "deck": THREE} for options in ALL)]):
        game = Game(STUDY, options)
        one, two = [0] * 400, np.zeros(400, np.int64)
        end, n = slow.trace(game.params, game.state, random.seeded(seed), [0] * most, one)
        rng, buffer = np.array(random.seeded(seed)), np.empty(most, np.int64)
        fast_end, fast_n = fast.trace(as_array(game.params), game.state, rng, buffer, two)
        assert (n, one, end) == (fast_n, two.tolist(), fast_end)


# -------------------------------------------------------------------------------------- views


def test_everything_is_open_so_a_log_has_all_texts() -> None:
    for game in all_kinds(60):
        assert game.seen() == [event.text for event in game.events]


# ------------------------------------------------------------------------------------- scenes


def edges(item: Item) -> tuple[float, float, float, float]:
    x, y = item.width / 2, item.height / 2
    return item.x - x, item.y - y, item.x + x, item.y + y


def overlap(a: Item, b: Item) -> bool:
    left, top, right, bottom = edges(a)
    other_left, other_top, other_right, other_bottom = edges(b)
    small = 1e-9
    return (
        left < other_right - small
        and other_left < right - small
        and top < other_bottom - small
        and other_top < bottom - small
    )


def test_everything_lies_inside_the_scene_and_nothing_over_another_thing() -> None:
    say = STUDY.words().say
    for number, game in enumerate(all_kinds(40)):
        if number % 7:
            continue
        for seat, shape in product(seats_and_spectator(game), SHAPES):
            scene = STUDY.scene.scene(game.params, game.view(seat), say, ["Anna", "Ben"], shape)
            for item in scene.items:
                left, top, right, bottom = edges(item)
                assert left >= -1e-9 and top >= -1e-9, item
                assert right <= scene.width + 1e-9 and bottom <= scene.height + 1e-9, item
            flat = [item for item in scene.items if item.kind != "piece"]
            assert not [(a.id, b.id) for a, b in combinations(flat, 2) if overlap(a, b)]


def test_every_word_that_one_can_say_has_a_row_that_says_what_it_means() -> None:
    say, names = STUDY.words().say, ["Anna", "Ben"]
    for game in all_kinds(40):
        for seat in game.players:
            for text, action in game.actions(seat).items():
                taps = STUDY.scene.taps(game.params, game.state, action)
                row = witnessed(STUDY, game.params, game.state, action, seat).row(say, names)
                assert bool(row) == (len(taps) == 1), text


def test_st_15_an_answer_to_a_number_says_who_then_plays_and_with_how_many_moves() -> None:
    near, say = "N.Q/..K/R.B", STUDY.words().say
    game = Game(STUDY, {"deck": [near, "N.Q/.BK/R.."]}, "N.Q/.BK/R..")
    game.play(f"card:{near}")
    game.play("declare:9", 0)
    told = {
        text: witnessed(STUDY, game.params, game.state, action, 1).row(say, ["Anna", "Ben"])
        for text, action in game.actions(1).items()
    }
    assert told["challenge"] and told["decline"]
    assert told["challenge"].outcome == (
        "Ben plays it with at most 8 moves: a point for Ben if it works, else for Anna."
    )
    assert told["decline"].outcome == (
        "Anna plays it with at most 9 moves: a point for Anna if it works, else for Ben."
    )


def test_a_complete_card_is_marked() -> None:
    """ST-10."""
    near, say = "N.Q/..K/R.B", STUDY.words().say
    options = {"deck": [near, "N.Q/.BK/R.."], "bonus": True}
    game = Game(STUDY, options, "N.Q/.BK/R..")
    game.play(f"card:{near}")
    game.play("card:N.Q/.BK/R..")
    items = STUDY.scene.scene(game.params, game.view(), say, ["Anna", "Ben"]).items
    assert [item.glyph for item in items if item.id in ("card1", "card2")] == [
        "Card\u00a01",
        "Card\u00a02: complete",
    ]


def story(*texts: str, **options: object) -> list[str]:
    """The sentences of a game that begins at N.Q/.BK/R.. with Anna declaring."""
    near, after = "N.Q/..K/R.B", "NQ./..K/R.B"
    game = Game(STUDY, {"deck": [near, after, "N.Q/.BK/R.."], **options}, "N.Q/.BK/R..")
    told = []
    for text in texts:
        s = game.state
        event = game.play(text, 0 if text.startswith("declare") else None)
        say = STUDY.words().say
        told.append(
            witnessed(STUDY, game.params, s, event.action, 0).sentence(say, ["Anna", "Ben"])
        )
    return told


def test_sentences_tell_what_happened() -> None:
    near, after = "card:N.Q/..K/R.B", "card:NQ./..K/R.B"
    assert story("card:N.Q/.BK/R..", near, "declare:2", "challenge", "Bc1") == [
        "A new card is drawn, but the pieces already match it: it is set aside.",
        "A new card is drawn.",
        "Anna declares 2 moves.",
        "Ben challenges: one move or fewer!",
        "Ben moves the bishop to c1 and completes the challenge: a point for Ben.",
    ]
    assert story(near, "declare:1", "rot-", level=2)[-1] == (
        "Anna turns the card counterclockwise. No moves left: a point for Ben."
    )
    assert story(near, "declare:3", "decline", "give-up")[-2:] == [
        "Ben passes.",
        "Anna gives up: a point for Ben.",
    ]
    assert story(
        near, after, "Bc1", "flip-h@2", "flip-h@2", "Qb3", mode="solo", bonus=True, level=3
    )[2:] == [
        "Anna moves the bishop to c1 and completes card 1.",
        "Anna mirrors card\u00a02 left to right.",
        "Anna mirrors card\u00a02 left to right.",
        "Anna moves the queen to b3 and completes the challenge.",
    ]
    assert story(near, "give-up", mode="solo")[-1] == "Anna gives up."

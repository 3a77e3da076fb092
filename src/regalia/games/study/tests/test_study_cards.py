"""The 60 cards (ST-6), decks of owners, and broken ones."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from regalia import games
from regalia.core.errors import BadFile, BadOption, RegaliaError
from regalia.core.game import Game
from regalia.games.study.deck import FILE, load_deck
from regalia.games.study.distances import LIES, lying, numbers, reach
from regalia.games.study.positions import LETTERS, NAMES, position_text, read_board
from regalia.games.study.rules import square_of
from regalia.games.study.tools import choose_cards

STUDY = games.room("study")
START, OTHER, NEAR = "N.Q/.BK/R..", "KQR/.B./N..", "N.Q/..K/R.B"
SIXTY = [read_board(text) for text in load_deck(FILE)]


def images(card: int) -> set[int]:
    return {lying(card, turns) for turns in LIES}


def test_there_are_60_cards_no_two_equal_under_rotation_and_mirroring() -> None:
    """ST-6."""
    assert len(SIXTY) == 60
    assert all(len(images(card)) == 8 for card in SIXTY)
    assert len(set().union(*map(images, SIXTY))) == 8 * 60


def test_the_view_has_the_cards_that_may_still_come() -> None:
    """ST-6: a card that was turned up has left the deck."""
    game = Game(STUDY)
    for left in (60, 59):
        possible = [text.removeprefix("card:") for text in game.weights()]
        assert sorted(game.view()["deck"]) == sorted(possible) and len(possible) == left
        game.play(f"card:{possible[7]}")
        assert possible[7] not in game.view()["deck"]


def test_every_piece_visits_every_square_it_may_equally_often_give_or_take_one() -> None:
    """ST-6."""
    for piece, letter in enumerate(LETTERS):
        visits = Counter(NAMES[square_of(card, piece)] for card in SIXTY)
        assert len(visits) == {"B": 5, "N": 8}.get(letter, 9)
        assert max(visits.values()) - min(visits.values()) <= 1


def test_challenges_between_the_cards_have_every_possible_distance() -> None:
    """ST-6: in the file stands how often each occurs; here it is counted anew."""
    known = [line.split(": ")[1] for line in FILE.read_text().splitlines() if "#   level" in line]
    for (lies, greatest), line in zip(((1, 13), (4, 10), (8, 9)), known, strict=True):
        counts: Counter[int] = Counter()
        for a, b in combinations(SIXTY, 2):
            far = FAR[a].far
            counts[min(len(turns) + far[numbers()[lying(b, turns)]] for turns in LIES[:lies])] += 1
        assert sorted(counts) == list(range(1, greatest + 1))
        assert " ".join(str(counts[far]) for far in sorted(counts)) == line


FAR = {card: reach(card) for card in SIXTY}


def test_the_script_makes_exactly_the_file() -> None:
    """ST-6."""
    assert choose_cards.file_text() == FILE.read_text("utf-8")


# ------------------------------------------------------------------------------ owners' decks


def test_a_deck_can_be_a_list_of_positions() -> None:
    """ST-6."""
    game = Game(STUDY, {"deck": [START, OTHER]})
    assert set(game.chances()) == {f"card:{START}", f"card:{OTHER}"}


def test_a_deck_can_be_a_file_and_becomes_part_of_the_options(tmp_path: Path) -> None:
    """ST-19."""
    file = tmp_path / "mine.toml"
    file.write_text(f'# My cards\ncards = ["{START}", "{OTHER}"]\n')
    game = Game(STUDY, {"deck": str(file)})
    assert game.options["deck"] == [START, OTHER]
    assert STUDY.card.options[-1].read_word(str(file)) == [START, OTHER]


def test_the_largest_deck_has_62_cards() -> None:
    """ST-19."""
    cards = [position_text(card) for card in sorted(set().union(*map(images, SIXTY)))]
    game = Game(STUDY, {"deck": cards[:62]})
    assert len(game.chances()) == 62
    with pytest.raises(BadOption, match="2 to 62 cards, not 63"):
        Game(STUDY, {"deck": cards[:63]})


@pytest.mark.parametrize(
    ("deck", "problem"),
    [
        ([], "2 to 62 cards, not 0"),
        ([START], "2 to 62 cards, not 1"),
        ([START, OTHER, START], "card 3 is the same as card 1"),
        ([START, "NBQ/..K/R.."], r"card 2: .* dark squares .*\(ST-4\)"),
        ([START, ".../.../..."], r"card 2: .*K must be there exactly once.*\(ST-2\)"),
        ([START, 7], "card 2: 7 is not a position"),
        ([START, None], "card 2: None is not a position"),
        ([START, [OTHER]], "card 2"),
        ("cards.txt", "not possible"),
        ("", "not possible"),
        (60, "not possible"),
        (None, "not possible"),
        (True, "not possible"),
        ({"cards": [START, OTHER]}, "not possible"),
    ],
)
def test_what_is_no_deck_is_a_bad_option(deck: object, problem: str) -> None:
    """ST-19."""
    with pytest.raises(BadOption, match=problem):
        Game(STUDY, {"deck": deck})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("cards = [", "line 1: "),
        ("", "cards is missing"),
        ("cards = 3", "line 1: cards: 3 is not possible; wanted: a list of texts"),
        ('cards = ["N.Q/.BK/R.."]', "line 1: cards: a deck has 2 to 62 cards"),
        ('\ncards = ["N.Q/.BK/R..", 4]', "line 2: cards"),
        ('\n\ncards = ["N.Q/.BK/R..", "N.Q/.BK/R."]', "line 3: cards: card 2: "),
        ('cards = ["N.Q/.BK/R..", "KQR/.B./N.."]\nlevel = 2', "line 2: level: unknown"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadFile) as refused:
        Game(STUDY, {"deck": str(file)})
    assert problem in refused.value.message and str(file) in refused.value.message
    assert refused.value.code == "bad-option"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no such file"):
        Game(STUDY, {"deck": str(tmp_path / "none.toml")})


# ------------------------------------------------------------------------------ other options


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "duel"},
        {"level": 0},
        {"level": 4},
        {"level": True},
        {"bonus": 1},
        {"target": 0},
        {"target": 21},
        {"hourglass": 0},
        {"limit": 0},
        {"limit": "soon"},
        {"colour": "red"},
    ],
)
def test_options_outside_their_values_are_refused(options: dict) -> None:
    with pytest.raises(RegaliaError) as refused:
        Game(STUDY, options)
    assert refused.value.code == "bad-option"


def test_the_clocks_are_kept_for_the_table_and_change_no_rule() -> None:
    """ST-14, ST-16."""
    plain, timed = Game(STUDY), Game(STUDY, {"hourglass": 5, "limit": 30})
    assert (plain.options["hourglass"], plain.options["limit"]) == (60, None)
    assert (timed.options["hourglass"], timed.options["limit"]) == (5, 30)
    assert plain.params == timed.params

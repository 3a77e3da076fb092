"""The data of the set-up cards: what is wrong is said with file, line and what."""

from pathlib import Path

import pytest

from regalia.core.errors import BadFile
from regalia.games.gambit.setups import FILE, KINDS, read_setups

GOOD = FILE.read_text("utf-8")


def problem(folder: Path, text: str) -> str:
    path = folder / "broken.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadFile) as refused:
        read_setups(path)
    assert refused.value.message.startswith(f"{path}, line ")
    return refused.value.message.removeprefix(f"{path}, line ")


def test_tokens_are_numbered_by_kind() -> None:
    assert KINDS == "PPPPPPPPPPPPNNNNBBBBRRRRQQKK"
    for card in read_setups():
        assert len({*card.tokens, *card.starts}) == 32


def test_a_card_that_favours_a_seat_is_refused(tmp_path: Path) -> None:
    """QG-3: of the first card, the corner knight a1 changes places with the start square b1."""
    text = GOOD.replace('"N * . Q R . P N"', '"* N . Q R . P N"')
    said = problem(tmp_path, text)
    assert said == "8: rows: * belongs on a8, a quarter turn from a1 with *; N is there"


def test_queens_and_kings_must_alternate(tmp_path: Path) -> None:
    """QG-3: on the second card, d5 and e5 change places."""
    text = GOOD.replace('"* . P K Q R P ."', '"* . P Q K R P ."')
    said = problem(tmp_path, text)
    assert said == "21: rows: K belongs on d5, a quarter turn from d4 with Q; Q is there"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"K . P . . . . R"', '"K . P . . . R"', "8: rows: rank 5 has 7 squares, not 8"),
        (
            '"K . P . . . . R"',
            '"K . X . . . . R"',
            "8: rows: rank 5: 'X' is none of . * P N B R Q K",
        ),
        ('"K . P . . . . R"', '"K . N . . . . R"', "must be 12 squares with P, not 11"),
        ('  "K . P . . . . R",\n', "", "8: rows: a card has 8 rows, not 7"),
        ('"K . P . . . . R"', "7", "8: rows: "),
        ('". . . . * . . ."', '". . . . . . . ."', "must be 4 squares with *, not 3"),
        ("# 4: ", "name = 3\n# 4: ", "name: unknown; what can stand here: rows"),
        ("# 1: open", "title = 3\n# 1: open", "title: unknown"),
        ("[[setup]]", "[[setup", "7: expected"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    """QG-1, QG-3."""
    assert old in GOOD
    assert said in problem(tmp_path, GOOD.replace(old, new))


def test_there_are_four_cards(tmp_path: Path) -> None:
    """QG-3."""
    three = GOOD[: GOOD.index("# 4: ")]
    assert problem(tmp_path, three) == "1: setup: there must be 4 set-up cards, not 3"
    assert problem(tmp_path, "") == "1: setup is missing"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nothing\.toml"):
        read_setups(tmp_path / "nothing.toml")

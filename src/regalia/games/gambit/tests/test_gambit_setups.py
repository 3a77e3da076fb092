"""The data of the set-up cards: what is wrong is said with file, line and what."""

from pathlib import Path

import pytest

from regalia.core.errors import BadFile
from regalia.games.gambit.setups import COUNTS, FILE, LETTERS, read_setups

WRONG = "the setup cards are not as QG-1 and QG-3 want them: "
GOOD = FILE.read_text("utf-8")


def problem(folder: Path, text: str) -> str:
    path = folder / "broken.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadFile) as refused:
        read_setups(path)
    assert refused.value.message.startswith(f"{path}, line ")
    return refused.value.message.removeprefix(f"{path}, line ")


def test_tokens_are_numbered_by_kind() -> None:
    assert dict(zip(LETTERS, COUNTS)) == {"P": 12, "N": 4, "B": 4, "R": 4, "Q": 2, "K": 2}
    for card in read_setups():
        assert card.counts == COUNTS
        assert len({*card.tokens, *card.starts}) == 32


def test_a_card_that_favours_a_seat_is_refused(tmp_path: Path) -> None:
    """QG-3: of the first card, the corner knight a1 changes places with the start square b1."""
    text = GOOD.replace('"N * . Q R . P N"', '"* N . Q R . P N"')
    said = problem(tmp_path, text)
    assert said == f"8: rows: {WRONG}a1 * → a8 * ≠ N"


def test_queens_and_kings_must_alternate(tmp_path: Path) -> None:
    """QG-3: on the second card, d5 and e5 change places."""
    text = GOOD.replace('"* . P K Q R P ."', '"* . P Q K R P ."')
    said = problem(tmp_path, text)
    assert said == f"21: rows: {WRONG}d4 Q → d5 K ≠ Q"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"K . P . . . . R"', '"K . P . . . R"', f"8: rows: {WRONG}5: 7 ≠ 8"),
        (
            '"K . P . . . . R"',
            '"K . X . . . . R"',
            f"8: rows: {WRONG}5: 'X' ≠ . * P N B R Q K",
        ),
        ('"K . P . . . . R"', '"K . N . . . . R"', "P: 11 ≠ 12"),
        ('  "K . P . . . . R",\n', "", f"8: rows: {WRONG}7 ≠ 8"),
        ('"K . P . . . . R"', "7", "8: rows: "),
        ('". . . . * . . ."', '". . . . . . . ."', "*: 3 ≠ 4"),
        ("# 4: ", "name = 3\n# 4: ", "name: unknown; possible here: rows"),
        ("# 1: open", "title = 3\n# 1: open", "title: unknown"),
        ("# 1: open", "a 1\n# 1: open", "6: this is not TOML (invalid key"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, old: str, new: str, said: str) -> None:
    """QG-1, QG-3."""
    assert old in GOOD
    assert said in problem(tmp_path, GOOD.replace(old, new))


def test_there_are_four_cards(tmp_path: Path) -> None:
    """QG-3."""
    three = GOOD[: GOOD.index("# 4: ")]
    assert problem(tmp_path, three) == f"1: setup: {WRONG}3 ≠ 4"
    assert problem(tmp_path, "") == "1: setup is missing"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nothing\.toml"):
        read_setups(tmp_path / "nothing.toml")

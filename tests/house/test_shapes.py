"""The page draws the same pieces as the pictures: one set of shapes, written down twice."""

import re
from pathlib import Path

from regalia.core.svg import shapes

PAGE = Path(__file__).parents[2] / "web" / "src" / "board" / "draw" / "shapes.ts"


def test_the_pages_shapes_are_those_of_the_pictures() -> None:
    written = re.sub(r'"\s*\+\s*"', "", PAGE.read_text("utf-8"))  # long strings in pieces
    pieces = {part for parts in shapes.PIECES.values() for part in parts}
    drawn_by_hand = {part for part in pieces | {*shapes.SUITS.values()} if "A" not in part}
    assert len(drawn_by_hand) > 15
    assert [path for path in drawn_by_hand if path not in written] == []

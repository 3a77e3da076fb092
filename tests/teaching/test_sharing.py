"""Results to share: how it went, and nothing of what was right."""

from xml.etree import ElementTree

from regalia.teaching.exercises.result_card import line, picture, sign


def test_a_line_has_a_sign_for_each_game_in_order() -> None:
    assert (
        line(320, ["study", "ur", "twelve"], {"ur": 1, "study": 0}, 12) == "Regalia 320 🟩🟨⬜ 🔥12"
    )
    assert line(320, ["ur"], {"ur": 7}, 1) == "Regalia 320 🟧"


def test_a_picture_is_svg_and_takes_any_name() -> None:
    drawn = picture(320, ["<Ur> & Co", "Twelve"], [sign(0), sign(None)], "12 < 13")
    root = ElementTree.fromstring(drawn)
    texts = [one.text for one in root.iter() if one.text]
    assert "<Ur> & Co" in texts and "12 < 13" in texts

"""The page's own typefaces: every character that it may show is in them."""

import re
import runpy
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

WEB = Path(__file__).parents[2] / "web"
MAKING = runpy.run_path(str(WEB / "typefaces" / "make.py"))
STATIC = WEB.parent / "src" / "regalia" / "server" / "static"
FACES = sorted((WEB / "typefaces").glob("*.woff2"))


def characters(file: str) -> set[str]:
    font = TTFont(WEB / "typefaces" / f"{file}.woff2")
    return {chr(code) for code in font.getBestCmap()}


@pytest.mark.parametrize("weight", ["400", "600"])
def test_every_character_of_every_text_is_in_the_typefaces(weight: str) -> None:
    """A failure after a change of texts asks for `npm ci && python make.py` in web/typefaces."""
    needed = MAKING["needed"]()
    assert set("aßčłŻœ„→♕…") <= needed
    assert needed - characters(f"sans-{weight}") - characters("signs-400") == set()


def test_headings_are_of_one_typeface() -> None:
    letters = {one for one in MAKING["needed"]() if one.isalnum()}
    assert letters - characters("serif-600") == set()


def test_the_words_of_all_languages_are_among_the_texts() -> None:
    texts = set(MAKING["texts"]())
    room = WEB.parent / "src" / "regalia" / "games" / "ur"
    for language in ("de", "en", "es", "fr", "it", "nl", "pl", "sl"):
        assert WEB / "words" / f"{language}.ftl" in texts
        assert room / "words" / f"{language}.ftl" in texts
        assert room / ("rules.md" if language == "en" else f"rules.{language}.md") in texts


def test_typefaces_are_light_and_bear_our_own_name() -> None:
    """Their licence keeps the names Source and Lora for what was not changed."""
    assert len(FACES) == 4 and sum(face.stat().st_size for face in FACES) <= 60_000
    for face in FACES:
        names = TTFont(face)["name"]
        called = [names.getDebugName(number) or "" for number in (1, 4, 6, 16)]
        assert called[0].startswith("Regalia ") and not re.search("Source|Lora", "".join(called))
        assert "Open Font License" in names.getDebugName(13)


def test_typefaces_and_their_licence_are_shipped_and_stored_for_reading_offline() -> None:
    worker = (STATIC / "service-worker.js").read_text("utf-8")
    shipped = {path.name for path in (STATIC / "assets").glob("*.woff2")}
    assert sorted(re.sub(r"(-\d+)-.*", r"\1", name) for name in shipped) == [
        face.stem for face in FACES
    ]
    assert all(f'"/assets/{name}"' in worker for name in shipped)
    licence = (STATIC / "assets" / "typefaces-licence.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert all(name in licence for name in ("Source Sans 3", "Lora", "Noto Sans Symbols 2"))

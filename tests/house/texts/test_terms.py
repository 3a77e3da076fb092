"""One word for one thing, in every language: `docs/data/terms.toml` against all texts."""

import re
import tomllib
from collections.abc import Iterator, Mapping

import pytest
from support.texts import ROOT, said_in

from regalia.core.words import LANGUAGES

TERMS: dict[str, dict[str, dict[str, str | list[str]]]] = tomllib.loads(
    (ROOT / "docs" / "data" / "terms.toml").read_text("utf-8")
)
NAMES = (
    *("seat", "level", "action", "turn", "board", "box", "ability", "draw"),
    *("claim", "suit", "colour", "hint", "review", "exercise", "record", "spectator"),
)
RULE = re.compile(r"^- ([A-Z]{2}-\d+) ")


def pieces(language: str) -> Iterator[tuple[str, str]]:
    """Every message by its id; every rule by its number; the rest of a page by its kind."""
    for place, said in said_in(language):
        if ": " in place:
            yield place.split(": ")[1], said
            continue
        kind = place.rpartition("/")[2].split(".")[0]  # rules or facts
        for line in said.splitlines():
            numbered = RULE.match(line)
            yield numbered[1] if numbered else kind, line


def drifted(
    terms: Mapping[str, Mapping[str, str | list[str]]], texts: Iterator[tuple[str, str]]
) -> list[str]:
    """Each second word for a term, with where it stands; exceptions that excuse nothing, too."""
    found, idle = (
        [],
        {(name, one) for name, term in terms.items() for one in term.get("except", ())},
    )
    for place, said in texts:
        for name, term in terms.items():
            for word in re.findall(rf"(?i)(?<!\w)(?:{'|'.join(term['not'])})(?!\w)", said):
                excused = {one for one in term.get("except", ()) if _fits(one, place)}
                idle -= {(name, one) for one in excused}
                if not excused:
                    found.append(f"{place}: {word}, for {name} say {term['say']}")
    return found + [f"{name}: the exception {one} excuses nothing" for name, one in sorted(idle)]


def _fits(exception: str, place: str) -> bool:
    return place.startswith(exception[:-1]) if exception.endswith("*") else place == exception


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_second_word_for_a_term(language: str) -> None:
    assert drifted(TERMS[language], pieces(language)) == []


def test_every_language_has_the_same_terms() -> None:
    assert set(TERMS) == set(LANGUAGES)
    for language, terms in TERMS.items():
        assert tuple(terms) == NAMES, language
        assert all(term["say"] and term["not"] for term in terms.values()), language


def test_a_second_word_and_an_idle_exception_are_found() -> None:
    terms = {"hint": {"say": "hint", "not": ["tips?"], "except": ["tip-*", "old"]}}
    texts = [("help", "Here is a Tip."), ("tip-of", "the tip of it"), ("more", "a tipping point")]
    assert drifted(terms, iter(texts)) == [
        "help: Tip, for hint say hint",
        "hint: the exception old excuses nothing",
    ]

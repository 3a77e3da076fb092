"""A person's strengths and weaknesses in sentences, each with the exercises that fit.

Every number in a sentence is one of a comparison's (`own_style.py`); other code recomputes them in
tests/teaching/own/test_own_style.py.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Struct

from regalia.core.fields import means
from regalia.core.words import Words, words
from regalia.teaching.reviews import own_style
from regalia.teaching.reviews.own_style import PHASE, Comparison, PhaseRow, Rate, ThemeTally

HERE = Path(__file__).parent / "words"
OWN_MISTAKES = "mistakes"  # practice of one's own marked decisions


class StyleSentence(Struct, frozen=True):
    """A sentence about my play, and what there is to practise."""

    text: str
    practice: Annotated[str, means("a theme, or `mistakes`: my marked decisions; empty: nothing")]


class MyStyle(Struct, frozen=True):
    """My strengths and weaknesses in a game, compared with the rest of my own results."""

    game: str
    sentences: list[StyleSentence]


def styles(
    rows: Mapping[str, Sequence[PhaseRow]],
    tallies: Mapping[str, ThemeTally],
    names: Mapping[str, Mapping[str, str]],
    language: str,
) -> list[MyStyle]:
    """The sentences on every game of which there are results.

    By game: its reviewed games, the tally of its exercises, and the names of their themes."""
    said = words(HERE, language)
    by_phase = {game: own_style.phases(game, found) for game, found in rows.items()}
    by_theme = {game: own_style.themes(game, tally) for game, tally in tallies.items()}
    compared = [one for found in (*by_phase.values(), *by_theme.values()) for one in found]
    certain = own_style.certain(compared)
    told = []
    for game, named in names.items():
        played, tally = rows.get(game, []), tallies.get(game, {})
        if not (played or tally):
            continue
        found = list(_plainest(one for one in certain if one.game == game))
        sentences = [_told(said, one, named) for one in found]
        kinds = {one.kind for one in found}
        if PHASE not in kinds:
            sentences += _nothing_of_phases(said, played, by_phase.get(game, []))
        if own_style.THEME not in kinds:
            sentences += _nothing_of_themes(said, tally, by_theme.get(game, []))
        told.append(MyStyle(game, sentences))
    return told


def _plainest(found: Iterable[Comparison]) -> Iterator[Comparison]:
    """The surest strength and the surest weakness of each kind, phases first: of three phases, one
    that goes worse makes the others go better."""
    surest = dict[tuple[str, bool], Comparison]()
    for one in found:
        surest.setdefault((one.kind, one.better), one)
    return (surest[key] for key in sorted(surest))


def _told(said: Words, one: Comparison, names: Mapping[str, str]) -> StyleSentence:
    grown = "better" if one.better else "worse"
    given = (
        {"about": one.about} if one.kind == PHASE else {"theme": names.get(one.about, one.about)}
    )
    numbers = {**_numbers("", one.here), **_numbers("rest", one.elsewhere)}
    text = said.say(f"style-{one.kind}-{grown}", **given, **numbers)
    fits = OWN_MISTAKES if one.kind == PHASE else one.about
    return StyleSentence(text, "" if one.better else fits)


def _numbers(prefix: str, rate: Rate) -> dict[str, int]:
    return {prefix + name: value for name, value in rate._asdict().items()}


def _nothing_of_phases(
    said: Words, rows: Sequence[PhaseRow], compared: Sequence[Comparison]
) -> Iterator[StyleSentence]:
    if lacking := own_style.games_lacking(rows):
        yield StyleSentence(said.say("style-games-lacking", count=lacking), "")
    elif compared:
        yield StyleSentence(said.say("style-phase-none", count=len(rows)), "")


def _nothing_of_themes(
    said: Words, tally: ThemeTally, compared: Sequence[Comparison]
) -> Iterator[StyleSentence]:
    if lacking := own_style.exercises_lacking(tally):
        yield StyleSentence(said.say("style-exercises-lacking", count=lacking), "")
    elif compared:
        count = sum(of for grades in tally.values() for _, of in grades.values())
        yield StyleSentence(said.say("style-theme-none", count=count), "")

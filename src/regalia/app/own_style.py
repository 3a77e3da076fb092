"""A person's strengths and weaknesses, from the values that are kept of them (docs/review.md)."""

from collections.abc import Mapping
from typing import Any

from regalia import games
from regalia.app.daily import numbered_name, practised
from regalia.teaching.exercises import practice
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.reviews import own_style_words, player_stats
from regalia.teaching.reviews.own_style_words import MyStyle

VALUE = "games"  # statistics of a person's games are kept as `games.GAME`, by us alone


def value_of(game: str) -> str:
    return f"{VALUE}.{game}"


def styles(values: Mapping[str, Any], language: str) -> list[MyStyle]:
    """The sentences about a person whose kept values these are."""
    there, names = games.names(), {}
    for game in there:
        room = games.room(game)
        found = listed(room)
        themes = found.themes if found else {}
        names[game] = {theme: numbered_name(room, theme, language) for theme in themes}
    rows = {game: player_stats.by_phase(values.get(value_of(game))) for game in there}
    tallies = {
        game: {
            theme: grades
            for theme, grades in practice.tally(values.get(practised(game))).items()
            if theme in names[game]
        }
        for game in there
    }
    return own_style_words.styles(rows, tallies, names, language)

"""Asks every address that can be read, of all games in all languages, and names the routes that
hold the event loop: a row for each, the first time (cold) and the second (warm).

    .venv/bin/python bench/server/held.py [--languages en de]

It is processor time of the loop's thread, so another load on the machine changes little.
"""

import argparse
import json
import re
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from urllib.parse import quote

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from support.servers.serving import Person, Server, serving

from regalia import games
from regalia.core.words import LANGUAGES
from regalia.server.http.application import HANDLERS
from regalia.teaching.examples.worked_examples import worked_examples
from regalia.teaching.exercises.exercise_lists import listed
from regalia.teaching.lessons.steps import lessons

PARAMETER = re.compile(r"{(\w+):\w+}")
WITHOUT_LIMITS = {
    "REGALIA_REQUESTS_A_MINUTE": "1000000",
    "REGALIA_TABLES_AN_HOUR": "1000000",
    "REGALIA_PREPARE": "0",
}


def values(game: str, keys: dict[str, str]) -> dict[str, str]:
    """The values of parameters in addresses, for a game."""
    room = games.room(game)
    first = next(iter(lessons(room).values()), None)
    exercises = listed(room)
    theme = next(iter(exercises.themes), "") if exercises else ""
    example = next((one.id for one in worked_examples(room)), "")
    return {
        "game": game,
        "lesson": first.id if first else "none",
        "step": first.steps[0].id if first else "none",
        "number": "0",
        "theme": theme or "none",
        "name": example or "settings",
        "key": keys["key"],
        "day": "300",
        "results": "0" * len([one for one in games.names() if listed(games.room(one))]),
    }


def addresses(keys: dict[str, dict[str, str]]) -> list[tuple[str, str]]:
    """The route and the address of everything that can be read, without a language."""
    found = []
    for handler in HANDLERS:
        for path in sorted(handler.paths):
            if "GET" not in handler.http_methods:
                continue
            for game in games.names() if "{" in path else games.names()[:1]:
                found.append((path, filled(path, values(game, keys[game]))))
    return list(dict.fromkeys(found))


def filled(path: str, given: dict[str, str]) -> str:
    return PARAMETER.sub(lambda one: quote(given.get(one[1], "none")), path)


def ask_all(
    ann: Person, server: Server, wanted: list[tuple[str, str]], language: str
) -> dict[str, int]:
    """The most milliseconds for which each route held the loop."""
    seen = len(server.told())
    for _, address in wanted:
        ann.http.get(address, params={"language": language})
    held: dict[str, int] = defaultdict(int)
    for line in server.told()[seen:].splitlines():
        if "the event loop was held" in line:
            said = json.loads(line)
            held[said["route"]] = max(held[said["route"]], said["milliseconds"])
    return held


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    languages = parser.parse_args().languages
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), **WITHOUT_LIMITS) as server:
        ann = Person(server)
        wanted = addresses({game: ann.open(game) for game in games.names()})
        print(f"{len(wanted)} addresses, {len(languages)} languages; more than 20 ms:")
        for when in ("cold", "warm"):
            for language in languages:
                for route, most in sorted(ask_all(ann, server, wanted, language).items()):
                    print(f"{when}  {language}  {most:5} ms  {route}")


if __name__ == "__main__":
    main()

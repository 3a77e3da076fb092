"""Checks the sentences of reviews: plays games of all rooms and levels, reviews them, and counts
which kind of answer is given; a sentence that its numbers do not carry ends it (docs/review.md).

    python bench/strength/told_games.py --games 300            plays what is missing, then checks
    python bench/strength/told_games.py --check                only checks
    python bench/strength/told_games.py --keep 30 FILE.json.gz so many, as tests read them

Games with secrets are reviewed quickly only: a sentence must be true of its ledger, whatever that
took.
"""

import argparse
import gzip
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

import regalia
from regalia.core.game import record
from regalia.core.words import LANGUAGES
from regalia.fast import warm
from regalia.teaching.reviews.incremental_review import ReviewProgress, go_on, told
from regalia.teaching.reviews.review import needs
from regalia.teaching.reviews.verdict import KINDS
from regalia.teaching.reviews.verdict_words import verdicts
from regalia.teaching.values.outlook import DEEP, QUICK

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from support import verdict_facts

ROOMS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ur", {}),
    ("study", {"target": 3}),
    ("twelve", {}),
    ("gambit", {"players": 2}),
    ("battles", {}),
    ("gambit", {"players": 3}),
    ("study", {"mode": "solo"}),
    ("gambit", {"players": 4}),
)
LEVELS = 10
FIRST_SEED = 7_000_001


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so many")
    parser.add_argument("--kept", type=Path, default=Path("bench/strength/told_games.jsonl"))
    parser.add_argument("--check", action="store_true", help="play nothing")
    parser.add_argument("--keep", nargs=2, metavar=("N", "FILE"))
    chosen = parser.parse_args()
    if not chosen.check and not chosen.keep:
        play_missing(chosen.kept, chosen.games, time.monotonic() + chosen.seconds)
    games = read(chosen.kept)
    if chosen.keep:
        many, file = int(chosen.keep[0]), Path(chosen.keep[1])
        file.write_bytes(gzip.compress(json.dumps(short(games[:many])).encode(), mtime=0))
        return
    print(check_all(games))


def short(value: Any) -> Any:
    """The same data with numbers of four digits."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: short(each) for name, each in value.items()}
    return [short(each) for each in value] if isinstance(value, list) else value


def check_all(games: list[dict[str, Any]]) -> str:
    """Check each game's sentences for each seat; the table of how often which kind was said."""
    kinds = Counter[tuple[str, str]]()
    for one in games:
        found = told(one["record"], msgspec.convert(one["progress"], ReviewProgress))
        for you in range(-1, found.seats):
            answers = verdicts(one["record"], found, you=you)
            for seat, answer in enumerate(answers):
                verdict_facts.check(found, seat, answer)
                if you < 0:
                    kinds[found.game, answer.kind] += 1
            for language in LANGUAGES:
                said = verdicts(one["record"], found, language, you)
                for here, there in zip(answers, said):
                    numbers = verdict_facts.numbers(here.account)
                    assert numbers == verdict_facts.numbers(there.account), (language, there)
    rooms = sorted({room for room, _ in kinds})
    lines = [f"| | {' | '.join(KINDS)} |", f"|---|{'---:|' * len(KINDS)}"]
    lines += [f"| {r} | {' | '.join(str(kinds[r, kind]) for kind in KINDS)} |" for r in rooms]
    return "\n".join([f"{len(games)} games, all sentences hold", *lines])


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def play_missing(path: Path, count: int, until: float) -> None:
    done = len(read(path))
    with path.open("a") as file:
        for number in range(done, count):
            if time.monotonic() > until:
                return
            file.write(json.dumps(played(number)) + "\n")
            file.flush()


def played(number: int) -> dict[str, Any]:
    """A game of two levels, and the review of it."""
    name, options = ROOMS[number % len(ROOMS)]
    game = regalia.new(name, **options)
    levels = [1 + (number // len(ROOMS) + 3 * seat) % LEVELS for seat in range(game.seats)]
    warm.insist(game.room, needs(game))
    agents = [regalia.player(level) for level in levels]
    regalia.play(game, *agents, rng=regalia.rng(FIRST_SEED + number))
    text = record.write(game)
    deep = DEEP if game.room.open else QUICK
    progress = ReviewProgress()
    while not progress.over:
        progress = go_on(text, progress, 60.0, QUICK, deep)
    return {"levels": levels, "record": text, "progress": msgspec.to_builtins(progress)}


if __name__ == "__main__":
    main()

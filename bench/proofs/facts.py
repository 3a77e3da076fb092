"""Compute the facts of docs/facts.md about the Study, and the positions of
docs/twelve-positions.md.

    python bench/proofs/facts.py study
    python bench/proofs/facts.py twelve --seconds 200 --plies 15 --out docs/twelve-positions.md
    python bench/proofs/facts.py lines

The first takes some seconds.  The second plays random games, hunts for forced wins of who is to
play by proof numbers, and finds the length of each by excluding shorter ones; the same seeds give
the same positions, as many as the time (the processor's) allows.  The third takes the positions of
that page and finds a line for each, for the page that shows them (`data/proved.jsonl` of the room).
"""

import argparse
import re
import time
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from regalia.core import random
from regalia.core.game import Game
from regalia.games import room
from regalia.games.study.deck import standard_deck
from regalia.games.study.distances import all_distances, images, numbers
from regalia.games.study.positions import position_text
from regalia.games.study.tools.choose_cards import least
from regalia.games.twelve.solve import Prover, hunt, prove
from regalia.teaching.exercises.proved_positions import Proved

TURNS = 24  # of a random game, at most
MEMORY = 20  # megabytes for a proof
KEPT = 12  # positions of each length that the page shows
HUNTED = 5_000  # positions looked at for a win
EXCLUDED = 400_000  # and to exclude one of some plies: if it takes more, the next is not tried


def study() -> None:
    """The distance of a card from all positions on average, and from the other cards."""
    table, turned, deck = all_distances(), np.array(images()), standard_deck()
    at = [numbers()[card] for card in deck]
    for level in (1, 2, 3):
        far = least(table, turned, level)[at]
        mean, between = far.mean(axis=1), far[:, at].sum(axis=1) / (len(deck) - 1)
        print(f"level {level}: {mean.mean():.3f} on average")
        for name, i in (("easiest", mean.argmin()), ("hardest", mean.argmax())):
            card = position_text(deck[int(i)])
            print(f"  {name} {card}: {mean[i]:.3f}, at most {far[i].max()}")
        for name, i in (("nearest", between.argmin()), ("farthest", between.argmax())):
            print(f"  {name} of the others {position_text(deck[int(i)])}: {between[i]:.3f}")


class Won(NamedTuple):
    plies: int  # 0: not known
    position: str
    first: tuple[str, ...]  # the actions that win so soon
    actions: int  # of all that are possible
    visits: int  # positions looked at, to exclude a shorter one


def shortest(game: Game, plies: int) -> Won | None:
    """The shortest forced win of who is to play, if one is found at all."""
    won, before = hunt(game, game.to_play, HUNTED, MEMORY), 0
    if won is None:
        return None
    position, prover = game.room.text.position(game.params, game.state), Prover(MEMORY)
    for n in range(1, min(plies, won.plies) + 1):
        proof = prove(game, game.to_play, n, prover=prover)
        if proof.wins:
            return Won(n, position, tuple(proof.first), len(game.actions()), before)
        before = proof.visits
        if before > EXCLUDED:
            break
    return Won(0, position, tuple(won.first), len(game.actions()), before)


def won_ones(seconds: float, plies: int) -> tuple[list[Won], int]:
    """Positions of random games that are won by force, and how many were tried."""
    twelve, end, seed, tried = room("twelve"), time.process_time() + seconds, 0, 0
    found: dict[str, Won] = {}
    while time.process_time() < end:
        rng, game = random.seeded(seed), Game(twelve)
        for _ in range(3 + random.below(rng, TURNS)):
            if not game.over:
                texts = sorted(game.actions())
                game.play(texts[random.below(rng, len(texts))])
        seed += 1
        if not game.over:
            tried += 1
            won = shortest(Game(twelve, {}, twelve.text.position((), game.state)), plies)
            if won is not None:
                found.setdefault(won.position, won)
    return list(found.values()), tried


def page(found: list[Won], tried: int, plies: int) -> str:
    """The positions of each length, those with the fewest winning actions first."""
    lengths = sorted({won.plies for won in found if won.plies}, reverse=True)
    longer = sum(won.plies == 0 for won in found)
    counts = {n: [won for won in found if won.plies == n] for n in lengths}
    lines = [
        "<!-- made by bench/proofs/facts.py; do not edit here -->",
        "# Twelve-Card Chess: positions that are won by force",
        "",
        f"In {tried:,} positions of random games a win was hunted that who is to play can force,",
        f"whatever the other does, and found in {len(found):,} ([how](twelve-proven.md)). Its",
        "length is what cannot be done in fewer plies;",
        f"for {longer:,} of them it was not worked out, and is more than can be excluded",
        f"in some {EXCLUDED:,} positions looked at (or than {plies} plies).",
        "Play one on with `regalia play twelve --position '…'`, or let it be proved anew with",
        "`regalia solve twelve --plies N --position '…'`.",
        "",
        "| plies | positions won so | positions looked at to exclude less, on average |",
        "|---:|---:|---:|",
    ]
    for n in lengths:
        cost = sum(won.visits for won in counts[n]) / len(counts[n])
        lines.append(f"| {n} | {len(counts[n]):,} | {cost:,.0f} |")
    for n in lengths:
        rows = sorted(counts[n], key=lambda won: (len(won.first), won.position))[:KEPT]
        lines += [
            "",
            f"## {n} {'ply' if n == 1 else 'plies'}",
            "",
            "| position | wins | of |",
            "|---|---|---:|",
        ]
        for won in rows:
            shown = ", ".join(f"`{text}`" for text in won.first[:4])
            more = f" and {len(won.first) - 4} more" if len(won.first) > 4 else ""
            lines.append(f"| `{won.position}` | {shown}{more} | {won.actions} |")
    return "\n".join(lines) + "\n"


def forced_line(position: str, plies: int) -> Proved:
    """The winner as quick, the other side as stubborn as can be."""
    game, prover, line = Game("twelve", {}, position), Prover(MEMORY), list[str]()
    seat, actions = game.to_play, len(game.actions())
    first = prove(game, seat, plies, prover=prover).first
    for left in range(plies, 0, -1):
        if game.to_play == seat:
            text = prove(game, seat, left, prover=prover).first[0]
        else:
            text = next(
                text for text in sorted(game.actions()) if holds_out(game, text, left - 1, prover)
            )
        game.play(text)
        line.append(text)
    return Proved(position, seat, plies, len(first), actions, tuple(line))


def holds_out(game: Game, text: str, plies: int, prover: Prover) -> bool:
    """Tell if a player who plays it loses in so many further plies, and no sooner."""
    game.play(text)
    sooner = plies > 0 and game.over
    if plies > 1 and not game.over:
        sooner = prove(game, game.to_play, plies - 1, prover=prover).wins
    game.undo()
    return not sooner


def lines(listed: str) -> bytes:
    """A line for each position of the page, which has the longest wins first."""
    found, plies = [], 0
    for row in listed.splitlines():
        if heading := re.fullmatch(r"## (\d+) (?:ply|plies)", row):
            plies = int(heading[1])
        elif position := re.match(r"\| `([^`]+ [wb])` \|", row):
            found.append(forced_line(position[1], plies))
    return b"".join(msgspec.json.encode(one) + b"\n" for one in found)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("what", choices=["study", "twelve", "lines"])
    given.add_argument("--seconds", type=float, default=200)
    given.add_argument("--plies", type=int, default=15)
    given.add_argument("--out", type=Path, default=Path("docs/twelve-positions.md"))
    asked = given.parse_args()
    if asked.what == "study":
        study()
    elif asked.what == "lines":
        home = room("twelve").folder / "data" / "proved.jsonl"
        home.write_bytes(lines(asked.out.read_text("utf-8")))
    else:
        asked.out.write_text(page(*won_ones(asked.seconds, asked.plies), asked.plies), "utf-8")


if __name__ == "__main__":
    main()

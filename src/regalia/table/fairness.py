"""Chance that nobody can foresee or bend, and everybody can check afterwards.

Before the first outcome the table shows the commitment: the SHA-256 of a secret seed of 32 bytes.
Whoever sits down may add luck, a few letters.  Outcome number k (from 0) follows from

    SHA-256("regalia chance", seed in hex, the luck of all seats as a JSON list, k)

(lines joined by newlines), whose first 16 bytes are the four words of the generator of
`regalia.core.random`; it draws a number below the sum of all weights, and the outcomes' weights, in
the order of their sorted texts, say which outcome that is.  `k` counts the outcomes that stand in
the game, so that taking back never brings other dice.
"""

import hashlib
import json
import secrets
from collections.abc import Sequence
from functools import lru_cache

from regalia import games
from regalia.core import random
from regalia.core.contract import CHANCE
from regalia.core.errors import BadRecord
from regalia.core.game import Game, record
from regalia.table.entries import TYPED, Opened
from regalia.table.language import of_table, says
from regalia.table.messages.replays import Verified


def new_seed(number: int | None = None) -> str:
    """A secret; or, with a number, always the same, for somebody who wants a game again."""
    if number is None:
        return secrets.token_hex(32)
    return hashlib.sha256(f"regalia seed {number}".encode()).hexdigest()


@lru_cache(4096)  # every message to every table tells it
def commitment(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def generator(*parts: str) -> list[int]:
    """The generator that follows from some texts."""
    digest = hashlib.sha256("\n".join(parts).encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 16, 4)]
    return words if any(words) else [1, 0, 0, 0]


def outcome(game: Game, seed: str, luck: Sequence[str], number: int) -> str:
    """The outcome that follows at this chance node."""
    shares = game.weights()
    texts = sorted(shares)
    rng = generator("regalia chance", seed, json.dumps(list(luck)), str(number))
    return texts[random.drawn(rng, [shares[text] for text in texts], len(texts))]


def agent_seed(seed: str, seat: int, number: int) -> int:
    """The seed of a computer's choice: as secret as the table's, and independent of the dice."""
    low, high, *_ = generator("regalia mind", seed, str(seat), str(number))
    return low | high << 32


# ------------------------------------------------------------------------------- checking


def tags(opened: Opened, luck: Sequence[str], seed: bool) -> dict[str, str]:
    """Record tags about chance; the seed only for those who may know what will come."""
    if opened.dice == TYPED:
        return {"Dice": TYPED}
    found = {"Commit": commitment(opened.seed), "Luck": json.dumps(list(luck))}
    if opened.given:
        found["Repeated"] = str(len(opened.given))  # the first outcomes: not drawn, but repeated
    return found | ({"Seed": opened.seed} if seed else {})


def verified(told: record.Record, language: str = "en") -> Verified:
    """Draw all outcomes of a record again from its seed."""
    words = of_table(language)
    if "Commit" in told.tags and "Seed" not in told.tags:
        raise BadRecord(says("verify-running"))
    played = record.replay(told, games.room)
    if told.tags.get("Dice") == TYPED and "Seed" not in told.tags:
        count = sum(event.seat == CHANCE for event in played.events)
        raise BadRecord(says("verify-typed", count=count))
    seed, luck, commit, repeated = claims(told)
    if commitment(seed) != commit:
        return Verified(False, 0, repeated, commit, seed, words.say("verify-commit"))
    again = Game(played.room, played.options, played.began_at)
    number = 0
    for event in played.events:
        if event.seat == CHANCE:
            drawn = event.text if number < repeated else outcome(again, seed, luck, number)
            if drawn != event.text:
                given = {"number": number + 1, "text": event.text, "drawn": drawn}
                wrong = words.say("verify-wrong", **given)
                return Verified(False, number - repeated, repeated, commit, seed, wrong)
            number += 1
        again.play(event.text, event.seat if event.race else None)
    checked = max(0, number - repeated)
    message = words.say("verify-right", count=checked)
    if repeated:
        message += " " + words.say("verify-repeated", count=min(repeated, number))
    return Verified(True, checked, min(repeated, number), commit, seed, message)


def claims(told: record.Record) -> tuple[str, list[str], str, int]:
    """The tags that checking needs, if they are what they should be."""
    seed, commit = told.tags.get("Seed", ""), told.tags.get("Commit", "")
    if not seed or not commit:
        raise BadRecord(says("verify-nothing"))
    try:
        luck = json.loads(told.tags.get("Luck", "[]"))
        repeated = int(told.tags.get("Repeated", "0"))
        right = len(bytes.fromhex(seed)) == 32 and 0 <= repeated < 1_000_000
        if not right or not isinstance(luck, list) or not all(isinstance(x, str) for x in luck):
            raise ValueError
    except (ValueError, RecursionError):
        raise BadRecord(says("verify-tags")) from None
    return seed, luck, commit, repeated

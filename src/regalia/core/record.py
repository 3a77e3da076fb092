"""Game records: tags, then everything that was played, as text (see docs/records.md).

    [Game "ur"]
    [Rules "1"]
    [Result "1 0"]

    roll:gs place:B3 {a comment} roll:-- enter ; a comment to the end of the line

Actions and chance outcomes follow one another as the game asks for them.  Where several seats
might have acted, the seat stands before the text: `0:declare:4`.  `?` in a text stands for what
the seat that the record was written for may not know; such a record can be read, not replayed.
"""

import hashlib
import json
import re
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field

from regalia.core.card import shown, without_files
from regalia.core.contract import SPECTATOR
from regalia.core.errors import BadRecord, RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room

MOST_CHARACTERS = 10_000_000
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9-]*) "((?:[^"\\\n]|\\["\\])*)"\]')
TOKEN = re.compile(r"\{[^}]*\}|;[^\n]*|[^\s{};]+|\{")
OURS = ("Game", "Rules", "Options", "Position", "Seat", "Result", "Reason", "Check")


class Word(str):
    """A text of a record that knows where it stands."""

    line: int
    column: int

    @property
    def where(self) -> str:
        return f"line {self.line}, column {self.column}"


@dataclass
class Record:
    tags: dict[str, str]
    played: list[Word] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)  # by how much was played before


# ------------------------------------------------------------------------------------ writing


def write(
    game: Game,
    seat: int | None = None,
    tags: dict[str, str] | None = None,
    comments: dict[int, list[str]] | None = None,
) -> str:
    """The record of a game: all of it, or (with a seat, or SPECTATOR) what that seat may know."""
    card = game.room.card
    head = {"Game": card.id, "Rules": str(card.rules_version)}
    chosen = {option.name: game.options[option.name] for option in card.options}
    changed = {
        option.name: chosen[option.name]
        for option in card.options
        if chosen[option.name] != option.default
    }
    if changed:
        head["Options"] = json.dumps(changed, ensure_ascii=True)
    if game.began_at is not None:
        if seat is None:
            position = game.began_at
            head["Position"] = position if isinstance(position, str) else json.dumps(position)
        else:
            head["Position"] = "?"
    if seat is not None:
        head["Seat"] = "spectator" if seat == SPECTATOR else str(seat)
    head |= {name: value for name, value in (tags or {}).items() if name not in OURS}
    head["Result"] = " ".join(f"{points:g}" for points in game.result) if game.over else "*"
    if game.over:
        head["Reason"] = game.reason
    texts = [event.text for event in game.events] if seat is None else game.seen(seat)
    played = [f"{e.seat}:{text}" if e.race else text for e, text in zip(game.events, texts)]
    head["Check"] = _check(head, played)
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in head.items()]
    notes = {n: "".join(f" {{{_plain(note)}}}" for note in c) for n, c in (comments or {}).items()}
    body = notes.get(0, "") + "".join(f" {t}{notes.get(i, '')}" for i, t in enumerate(played, 1))
    wrapped = textwrap.wrap(body.strip(), 90, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*lines, "", *wrapped]) + "\n"


def _quoted(text: str) -> str:
    plain = "".join(c if c.isprintable() else " " for c in text)
    return plain.replace("\\", "\\\\").replace('"', '\\"')


def _plain(comment: str) -> str:
    return " ".join(comment.replace("{", "(").replace("}", ")").split())


def _check(head: dict[str, str], played: list[str]) -> str:
    """A digest of what decides the game, so that a slip or a change is noticed."""
    kept = [f"{name}={head[name]}" for name in OURS if name in head and name != "Check"]
    return hashlib.sha256("\n".join([*kept, *played]).encode()).hexdigest()[:16]


# ------------------------------------------------------------------------------------ reading


def read(text: str) -> Record:
    """The tags and texts of a record, not yet played."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(f"the record is longer than {MOST_CHARACTERS:,} characters")
    record = Record({})
    lines = text.removeprefix("\ufeff").split("\n")
    number = 0
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line.startswith("["):
            if line:
                break
            continue
        tag = TAG.fullmatch(line)
        if not tag:
            raise BadRecord(f'line {number}: {shown(line)} is no tag; a tag is [Name "value"]')
        if tag[1] in record.tags:
            raise BadRecord(f"line {number}: a second tag {tag[1]}")
        record.tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
    else:
        number += 1
    body = "\n".join(lines[number - 1 :])
    line_number, line_start = number, 0
    for token in TOKEN.finditer(body):
        skipped = body.count("\n", line_start, token.start())
        if skipped:
            line_number += skipped
            line_start = body.rindex("\n", 0, token.start()) + 1
        found, column = token[0], token.start() - line_start + 1
        where = f"line {line_number}, column {column}"
        if found == "{":
            raise BadRecord(f"{where}: a comment that does not end")
        if found[0] in "{;":
            note = found[1:-1] if found[0] == "{" else found[1:]
            record.comments.setdefault(len(record.played), []).append(" ".join(note.split()))
            continue
        word = Word(found)
        word.line, word.column = line_number, column
        record.played.append(word)
    if "Game" not in record.tags:
        raise BadRecord('line 1: the tag [Game "…"] is missing')
    return record


def replay(record: Record, room_of: Callable[[str], Room]) -> Game:
    """The game that a record tells, each action checked against the rules."""
    tags = record.tags
    try:
        room = room_of(tags["Game"])
    except RegaliaError as problem:
        raise BadRecord(f"tag Game: {problem.message}") from None
    version = str(room.card.rules_version)
    if tags.get("Rules", version) != version:
        raise BadRecord(f"tag Rules: {shown(tags['Rules'])}, but the rules here are {version}")
    game = _start(tags, room)
    for number, word in enumerate(record.played, 1):
        if "?" in word:
            who = tags.get("Seat", "one seat")
            raise BadRecord(
                f"{word.where}: {word} hides what seat {who} may not know; the record can be read, "
                "not replayed"
            )
        said = re.fullmatch(r"([0-3]):(.+)", word)
        seat, text = (int(said[1]), said[2]) if said else (None, str(word))
        try:
            event = game.play(text, seat)
        except RegaliaError as problem:
            rule = f" ({problem.rule})" if problem.rule else ""
            raise BadRecord(
                f"{word.where}, number {number}: {shown(str(word))}: {problem.message}{rule}"
            ) from None
        if said and not event.race:
            raise BadRecord(f"{word.where}: {shown(str(word))} names a seat where only one may act")
    _compare(record, game)
    return game


def _start(tags: dict[str, str], room: Room) -> Game:
    try:
        options = json.loads(tags.get("Options", "{}"))
        if not isinstance(options, dict):
            raise ValueError
    except (ValueError, RecursionError):
        raise BadRecord(f"tag Options: {shown(tags['Options'])} is no JSON object") from None
    position = tags.get("Position")
    if position is not None and position.startswith("{"):
        try:
            position = json.loads(position)
        except (ValueError, RecursionError):
            raise BadRecord("tag Position: this is no JSON object") from None
    try:
        return Game(room, without_files(room.card, options), position)
    except RegaliaError as problem:
        tag = "Position" if problem.code == "bad-position" else "Options"
        raise BadRecord(f"tag {tag}: {problem.message}") from None


def _compare(record: Record, game: Game) -> None:
    """What the tags claim must be what the actions lead to."""
    result = " ".join(f"{points:g}" for points in game.result) if game.over else "*"
    claims = {"Result": result, "Reason": game.reason if game.over else ""}
    for name, true in claims.items():
        claimed = record.tags.get(name, true)
        if claimed != true:
            raise BadRecord(f"tag {name}: {shown(claimed)}, but the actions lead to {true!r}")
    if "Check" in record.tags:
        head = {"Game": "", "Rules": str(game.room.card.rules_version)} | record.tags
        if record.tags["Check"] != _check(head, [str(word) for word in record.played]):
            raise BadRecord(
                "tag Check: the record was changed after it was written (take the tag out to "
                "accept it as it is)"
            )

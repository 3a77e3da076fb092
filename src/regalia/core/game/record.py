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
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from regalia.core.card import shown, without_files
from regalia.core.contract import SPECTATOR
from regalia.core.errors import BadRecord, RegaliaError, says
from regalia.core.game.game import Game
from regalia.core.room import Room

MOST_CHARACTERS = 10_000_000
TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9-]*) "((?:[^"\\\n]|\\["\\])*)"\]')
TOKEN = re.compile(r"\{[^}]*\}|;[^\n]*|[^\s{};]+|\{")
OURS = ("Game", "Rules", "Options", "Position", "Seat", "Result", "Reason", "Check")


class PlacedText(str):
    """A text of a record that knows where it stands."""

    line: int
    column: int

    @property
    def where(self) -> dict[str, str]:
        return {"line": str(self.line), "column": str(self.column)}


@dataclass
class Record:
    tags: dict[str, str]
    played: list[PlacedText] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)  # by how much was played before


# ------------------------------------------------------------------------------------ writing


def write(
    game: Game,
    seat: int | None = None,
    tags: dict[str, str] | None = None,
    comments: dict[int, list[str]] | None = None,
    seen: Sequence[str] | None = None,
) -> str:
    """The record of a game: all of it, or (with a seat, or SPECTATOR) what that seat may know:
    `seen`, where less is known than the game would show."""
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
        if seat is None or game.room.open:
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
    texts = seen or ([event.text for event in game.events] if seat is None else game.seen(seat))
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
        raise BadRecord(says("record-long", most=MOST_CHARACTERS))
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
            form = '[Name "value"]'
            given = {"line": str(number), "text": shown(line), "example": form}
            raise BadRecord(says("record-tag", **given))
        if tag[1] in record.tags:
            raise BadRecord(says("record-tag-twice", line=str(number), tag=tag[1]))
        record.tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
    else:
        number += 1
    body = "\n".join(lines[number - 1 :])
    line_number, line_start, looked_at = number, 0, 0
    for token in TOKEN.finditer(body):
        skipped = body.count("\n", looked_at, token.start())
        looked_at = token.start()
        if skipped:
            line_number += skipped
            line_start = body.rindex("\n", 0, token.start()) + 1
        found, column = token[0], token.start() - line_start + 1
        if found == "{":
            raise BadRecord(says("record-comment", line=str(line_number), column=str(column)))
        if found[0] in "{;":
            note = found[1:-1] if found[0] == "{" else found[1:]
            record.comments.setdefault(len(record.played), []).append(" ".join(note.split()))
            continue
        word = PlacedText(found)
        word.line, word.column = line_number, column
        record.played.append(word)
    if "Game" not in record.tags:
        raise BadRecord(says("record-game", tag='[Game "…"]'))
    return record


def replay(record: Record, room_of: Callable[[str], Room]) -> Game:
    """The game that a record tells, each action checked against the rules."""
    game = begun(record, room_of)
    for number, word in enumerate(record.played, 1):
        if "?" in word:
            raise hidden(record, word)
        said = re.fullmatch(r"([0-3]):(.+)", word)
        seat, text = (int(said[1]), said[2]) if said else (None, str(word))
        try:
            event = game.play(text, seat)
        except RegaliaError as problem:
            raise unplayable(word, number, problem) from None
        if said and not event.race:
            raise BadRecord(says("record-one-seat", **word.where, text=shown(str(word))))
    check(record, game)
    return game


def hidden(record: Record, word: PlacedText) -> BadRecord:
    """The error of a record that says less than a game needs."""
    who = record.tags.get("Seat", "?")
    return BadRecord(says("record-hidden", **word.where, text=shown(str(word)), seat=who))


def unplayable(word: PlacedText, number: int, problem: RegaliaError) -> BadRecord:
    rule = f" ({problem.rule})" if problem.rule else ""
    given = {"number": str(number), "text": shown(str(word)), "rule": rule}
    return BadRecord(says("record-move", **word.where, **given, problem=problem.spoken))


def begun(record: Record, room_of: Callable[[str], Room]) -> Game:
    """The game of a record as it began."""
    tags = record.tags
    try:
        room = room_of(tags["Game"])
    except RegaliaError as problem:
        raise _in_tag("Game", problem) from None
    room.card.check_version(tags.get("Rules", room.card.rules_version), room.short_name)
    return _start(tags, room)


def _start(tags: dict[str, str], room: Room) -> Game:
    try:
        options = json.loads(tags.get("Options", "{}"))
        if not isinstance(options, dict):
            raise ValueError
    except (ValueError, RecursionError):
        raise _no_json("Options", tags) from None
    position = tags.get("Position")
    if position is not None and position.startswith("{"):
        try:
            position = json.loads(position)
        except (ValueError, RecursionError):
            raise _no_json("Position", tags) from None
    try:
        return Game(room, without_files(room.card, options), position)
    except RegaliaError as problem:
        tag = "Position" if problem.code == "bad-position" else "Options"
        raise _in_tag(tag, problem) from None


def _in_tag(tag: str, problem: RegaliaError) -> BadRecord:
    return BadRecord(says("record-in-tag", tag=tag, problem=problem.spoken))


def _no_json(tag: str, tags: dict[str, str]) -> BadRecord:
    return BadRecord(says("record-json", tag=tag, text=shown(tags[tag])))


def check(record: Record, game: Game) -> None:
    """Refuse a record whose tags claim something else than its actions lead to."""
    result = " ".join(f"{points:g}" for points in game.result) if game.over else "*"
    claims = {"Result": result, "Reason": game.reason if game.over else ""}
    for name, true in claims.items():
        claimed = record.tags.get(name, true)
        if claimed != true:
            given = {"tag": name, "claimed": shown(claimed), "found": repr(true)}
            raise BadRecord(says("record-claim", **given))
    if "Check" in record.tags:
        head = {"Game": "", "Rules": str(game.room.card.rules_version)} | record.tags
        if record.tags["Check"] != _check(head, [str(word) for word in record.played]):
            raise BadRecord(says("record-changed"))

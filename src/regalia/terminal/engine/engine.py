"""The engine protocol, version 1: one JSON object a line in, exactly one a line out.

docs/protocol.md tells what every request does, and `requests.py` what it may hold.  Here are
the engine, with a function for each request, and the loop that serves them.

A request that fails changes nothing: every function below finds out all that can be wrong before
it changes a table, or leaves that to `Game`, which does.
"""

import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO, TypeAlias

import msgspec

import regalia
from regalia import games, players, solvers
from regalia.core.card import Option, shown
from regalia.core.contract import CHANCE, SPECTATOR
from regalia.core.errors import Over, RegaliaError, Unreadable, WrongKind
from regalia.core.game import Game, record
from regalia.core.room import Room
from regalia.terminal.engine.requests import (
    AnalyseRequest,
    BestRequest,
    EmptyRequest,
    Eyes,
    Fields,
    LessonsRequest,
    LoadRequest,
    LookRequest,
    NewRequest,
    PerftRequest,
    PlayRequest,
    RollRequest,
    StepAnswerRequest,
    StepRequest,
    TableRequest,
    lines,
    read_fields,
    says,
)

PROTOCOL = 1
LONGEST_TEXT = 10_000  # characters; no action of any game comes near
LONGEST_MESSAGE = 1_000  # characters, of what is said about an error
MOST_TABLES = 10_000  # open at a time

EngineAnswer: TypeAlias = dict[str, Any]


class UnknownTable(RegaliaError):
    code = "unknown-table"


class Engine:
    """The open tables of one client, and what it may ask."""

    def __init__(self) -> None:
        self.tables: dict[int, Game] = {}
        self.opened = 0  # a table's number is never used again
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """The answer to one line, whatever it holds, without a line's end."""
        head: EngineAnswer = {}
        try:
            fields = read_fields(line)
            if "id" in fields:  # a \r between its parts would be a line's end to some readers
                head["id"] = msgspec.Raw(bytes(fields["id"]).replace(b"\r", b" "))
            return msgspec.json.encode({**head, "ok": True, **self._do(fields)})
        except RegaliaError as problem:
            error = problem
        except RecursionError:
            error = RegaliaError(says("too-deep"))
        except Exception:  # a bug of ours must not end the client's games
            with suppress(OSError, ValueError):
                traceback.print_exc()
            error = RegaliaError(says("internal"))
        message = error.message
        if len(message) > LONGEST_MESSAGE:
            message = message[: LONGEST_MESSAGE - 3] + "..."
        said = {"code": error.code, "message": message, "rule": error.rule}
        return msgspec.json.encode({**head, "ok": False, "error": said})

    def _do(self, fields: Fields) -> EngineAnswer:
        if "op" not in fields:
            raise RegaliaError(says("no-op", ops=", ".join(OPS)))
        try:
            op = msgspec.json.decode(fields["op"])
        except msgspec.DecodeError as problem:
            raise RegaliaError(says("op-problem", op="op", problem=str(problem))) from None
        if not isinstance(op, str) or op not in OPS:
            raise RegaliaError(says("unknown-op", op=shown(op), ops=", ".join(OPS)))
        holds, do = OPS[op]
        known = [field.encode_name for field in msgspec.structs.fields(holds)]
        own = {name: value for name, value in fields.items() if name not in ("op", "id")}
        for name in own:
            if name not in known:
                there = ", ".join(known) or "none"
                given = {"op": op, "name": shown(name), "fields": there}
                raise RegaliaError(says("unknown-field", **given))
        try:
            request = msgspec.json.decode(msgspec.json.encode(own), type=holds)
        except msgspec.DecodeError as problem:
            raise RegaliaError(says("op-problem", op=op, problem=str(problem))) from None
        return do(self, request)

    def _game(self, table: int) -> Game:
        if table not in self.tables:
            raise UnknownTable(says("unknown-table", table=shown(table)))
        return self.tables[table]

    def _open(self, start: Callable[[], Game]) -> EngineAnswer:
        if len(self.tables) >= MOST_TABLES:
            raise RegaliaError(says("too-many-tables", most=MOST_TABLES))
        game = start()
        self.opened += 1
        self.tables[self.opened] = game
        return {"table": self.opened}

    # ----------------------------------------------------------------- tables and what they show

    def hello(self, request: EmptyRequest) -> EngineAnswer:
        return {
            "name": "Regalia",
            "version": regalia.__version__,
            "protocol": PROTOCOL,
            "games": [_introduced(name) for name in games.names()],
            "players": players.names(),
        }

    def new(self, request: NewRequest) -> EngineAnswer:
        room = games.room(request.game)
        return self._open(lambda: Game(room, request.options, request.position))

    def load(self, request: LoadRequest) -> EngineAnswer:
        return self._open(lambda: record.replay(record.read(request.record), games.room))

    def close(self, request: TableRequest) -> EngineAnswer:
        self._game(request.table)
        del self.tables[request.table]
        return {}

    def quit(self, request: EmptyRequest) -> EngineAnswer:
        self.ended = True
        return {}

    def look(self, request: LookRequest) -> EngineAnswer:
        game = self._game(request.table)
        return shown_to(game, _eyes(game, request.eyes))

    def record(self, request: LookRequest) -> EngineAnswer:
        game = self._game(request.table)
        return {"record": record.write(game, _eyes(game, request.eyes))}

    # ---------------------------------------------------------------------------------- playing

    def play(self, request: PlayRequest) -> EngineAnswer:
        game, text, seat = self._game(request.table), request.text, request.seat
        eyes = _eyes(game, request.eyes)
        if eyes is not None:
            # What another seat or chance could play, and why not, is not for these eyes.
            if eyes == SPECTATOR or seat not in (None, eyes):
                raise RegaliaError(says("as-plays-for-itself"))
            if game.to_play == CHANCE:
                raise WrongKind(says("chance-next"))
            seat = eyes
        if len(text) > LONGEST_TEXT:
            raise Unreadable(says("too-long-text", text=shown(text)))
        game.play(text, seat)
        return shown_to(game, eyes)

    def roll(self, request: RollRequest) -> EngineAnswer:
        game = self._game(request.table)
        eyes = _eyes(game, request.eyes)
        event = game.roll(regalia.rng(request.seed))
        text = event.text if eyes is None else game.seen(eyes)[-1]
        return {"text": text, **shown_to(game, eyes)}

    def undo(self, request: LookRequest) -> EngineAnswer:
        game = self._game(request.table)
        eyes = _eyes(game, request.eyes)
        game.undo()
        return shown_to(game, eyes)

    # ---------------------------------------------------------------------- thinking and counting

    def best(self, request: BestRequest) -> EngineAnswer:
        game = self._game(request.table)
        player: players.Player
        if request.player is None:
            player = players.of_level(request.level or players.HIGHEST_LEVEL)
        elif request.level is None:
            player = players.player(request.player)
        else:
            raise RegaliaError(says("level-or-player"))
        seat = _seat_to_act(game, request.seat)
        asked = players.Query.about(game, seat, regalia.rng(request.seed), request.ms)
        decision = player.choose(asked)
        return {
            "text": decision.text,
            "value": decision.value,
            "line": decision.line,
            "nodes": decision.nodes,
        }

    def analyse(self, request: AnalyseRequest) -> EngineAnswer:
        game = self._game(request.table)
        seat = _seat_to_act(game, request.seat)
        asked = players.Query.about(game, seat, regalia.rng(request.seed), request.ms)
        found = players.of_level(request.level).analyse(asked)
        told = [{"text": one.text, "value": one.value, "error": one.spread} for one in found]
        return {"seat": seat, "actions": told, "line": list(found[0].line)}

    def solve(self, request: TableRequest) -> EngineAnswer:
        solution = solvers.solve(self._game(request.table))
        return {
            "distance": solution.distance,
            "plans": solution.plans,
            "plan": list(solution.plan),
        }

    def perft(self, request: PerftRequest) -> EngineAnswer:
        from regalia.fast.perft import perft  # brings Numba, which takes a while

        return {"nodes": perft(self._game(request.table), request.depth)}

    # ---------------------------------------------------------------------------------- teaching

    def lessons(self, request: LessonsRequest) -> EngineAnswer:
        from regalia.terminal.engine import (
            lesson_requests,  # brings the searches, which take a while
        )

        return lesson_requests.listed(request)

    def step(self, request: StepRequest) -> EngineAnswer:
        from regalia.terminal.engine import lesson_requests

        return lesson_requests.given(request)

    def answered(self, request: StepAnswerRequest) -> EngineAnswer:
        from regalia.terminal.engine import lesson_requests

        return lesson_requests.judged(request)


OPS: dict[str, tuple[type[msgspec.Struct], Callable[[Engine, Any], EngineAnswer]]] = {
    "hello": (EmptyRequest, Engine.hello),
    "new": (NewRequest, Engine.new),
    "look": (LookRequest, Engine.look),
    "play": (PlayRequest, Engine.play),
    "roll": (RollRequest, Engine.roll),
    "undo": (LookRequest, Engine.undo),
    "best": (BestRequest, Engine.best),
    "analyse": (AnalyseRequest, Engine.analyse),
    "solve": (TableRequest, Engine.solve),
    "perft": (PerftRequest, Engine.perft),
    "lessons": (LessonsRequest, Engine.lessons),
    "step": (StepRequest, Engine.step),
    "answer": (StepAnswerRequest, Engine.answered),
    "record": (LookRequest, Engine.record),
    "load": (LoadRequest, Engine.load),
    "close": (TableRequest, Engine.close),
    "quit": (EmptyRequest, Engine.quit),
}


def shown_to(game: Game, eyes: int | None) -> EngineAnswer:
    """The answer to `look`: for a seat or a spectator, or (None) with all that there is to know."""
    kind = "chance" if game.is_chance else "end" if game.over else "decision"
    told: EngineAnswer = {"kind": kind}
    if kind == "decision":
        told["players"] = game.players
        if eyes is None or eyes in game.players:
            told["actions"] = sorted(game.actions(eyes))
    if kind == "chance" and eyes is None:
        chances = sorted(game.chances().items())
        told["chances"] = [[text, f"{p.numerator}/{p.denominator}"] for text, p in chances]
    if eyes is None:
        told["position"] = game.position
    else:
        told["view"] = game.view(eyes)
    if kind == "end":
        told["result"] = game.result
        told["reason"] = game.reason
    return told


def _introduced(name: str) -> EngineAnswer:
    room = games.room(name)
    card, say = room.card, room.words().say
    return {
        "id": card.id,
        "name": say("name"),
        "about": say("about"),
        "rules": card.rules_version,
        "seats": list(card.seats),
        "options": [_offered(room, option) for option in card.options],
    }


def _offered(room: Room, option: Option) -> EngineAnswer:
    offered = {
        "name": option.name,
        "about": room.says_of(option),
        "default": option.default,
        "values": list(option.values),
    }
    if option.house:
        offered["house"] = True
    if option.lowest is not None:
        offered |= {"lowest": option.lowest, "highest": option.highest}
    return offered


def _eyes(game: Game, eyes: Eyes) -> int | None:
    """The reader of the answer: a seat, SPECTATOR, or None, who may know everything."""
    if eyes == "spectator":
        return SPECTATOR
    if eyes is not None and not 0 <= eyes < game.seats:
        raise RegaliaError(says("as-seat", seat=shown(eyes), last=game.seats - 1))
    return eyes


def _seat_to_act(game: Game, seat: int | None) -> int:
    if game.over:
        raise Over(says("nobody-acts"))
    if game.to_play == CHANCE:
        raise WrongKind(says("chance-does-not-think"))
    if seat is None:
        return game.players[0]
    if not 0 <= seat < game.seats:
        raise RegaliaError(says("no-seat", seat=shown(seat), last=game.seats - 1))
    if seat not in game.players:
        raise game.out_of_turn(seat)
    return seat


# ------------------------------------------------------------------------------------ the loop


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer every line until `quit`, the end of input, or nobody listens any more."""
    engine = Engine()
    try:
        for line in lines(incoming):
            outgoing.write(engine.answer(line) + b"\n")
            outgoing.flush()
            if engine.ended:
                return
    except BrokenPipeError:
        with suppress(OSError):  # else Python flushes it once more at its end, and fails
            outgoing.close()
    except KeyboardInterrupt:
        return


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)

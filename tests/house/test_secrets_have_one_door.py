"""Only `core/secrets.py` hands a state to functions of a room that tell a seat something.

Every other read of a part that tells is refused, whatever becomes of it, unless it is listed here
with the reason why it is no leak.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[2] / "src" / "regalia"
DOOR = SRC / "core" / "secrets.py"
MAKERS = {  # who makes a `Redacted` or `Witnessed` without redacting, and why that is no leak
    SRC / "core" / "game" / "query.py",  # its state was redacted when the question was asked
    SRC / "table" / "companion" / "companion_messages.py",  # of what everybody at the table told
}
PARTS = ("view", "scene", "trace", "refusals", "meaning", "counting", "clocks", "mistakes", "text")
TOLD = {"action_text", "hidden_text", "alike", "remark", "position", "reason"}  # of `text`
STATELESS = {  # functions of these parts that are given no state, or a view
    *("scene.scene", "scene.uncovered"),
    *("text.readable", "text.read_position", "refusals.never"),
}
READ = {  # what else is read, by file
    # The authority over a game, which knows it all: its record and its own texts.
    "core/game/game.py": {"text.action_text", "text.position", "text.reason"},
    # A query is asked of a seat: its actions are those of a world that fits.
    "core/game/query.py": {"text"},
    # They stand in for a room's own part, and are called as that: with a redacted state.
    "core/drawing/meaning.py": {"scene", "text.action_text"},
    "core/drawing/trace.py": {"scene.taps"},
    # Searches name actions of worlds that fit what a seat knows, in lines of their analysis.
    "players/searching.py": {"text.action_text"},
    # The actions of the seat that is asked, which it may choose from.
    "research/opponents.py": {"text.action_text"},
    # Environments, for who steers all seats of a game.
    "research/many.py": {"text.action_text"},
    "research/openspiel.py": {"text.action_text", "text.position"},
    "research/sizes.py": {"text.action_text"},
    # Computers play there, and only the results are told.
    "lab/chunks.py": {"text.reason"},
    # Actions of a seat, in a world that fits what it knows.
    "table/mechanics/premoves.py": {"text.action_text"},
    # Least plans of a challenge that is over.
    "table/replay/shortest_plans.py": {"text"},
    # Why an answer of an exercise is wrong: its solver has all answers already.
    "teaching/lessons/refutations.py": {"mistakes"},
    # Looking back at a game that is over, all secrets told.
    "teaching/reviews/explain_mistake.py": {"mistakes"},
    # Compared inside the server and told to nobody: is this a position of one's own open game?
    "app/records.py": {"text.alike"},
    "server/jobs/analysis_jobs.py": {"text.alike"},
    # Compared for the host, of games without secrets.
    "server/jobs/unusual_looks.py": {"text.alike"},
}
OTHERS = {  # attributes of the same name that are no part of a room
    *(f"{file} self.clocks" for file in ("server/jobs/job_runner.py", "table/match.py")),
    *("table/table.py self.clocks", "server/store/job_queue.py table.clocks"),
    "table/mechanics/attendance.py match.clocks",
    "table/mechanics/autoplay.py match.clocks",
    "terminal/keyboard/display.py match.clocks",
    "table/presentation/table_state.py match.clocks",
    "table/presentation/table_state.py line.trace",
    *(f"table/presentation/story.py {name}.trace" for name in ("line", "known[]")),
    *("core/game/query.py self.view", "table/mechanics/move_request.py self.view"),
    *("teaching/lessons/goals.py self.view", "teaching/lessons/goals.py self.scene"),
    *("terminal/rich_scene.py self.scene", "server/telemetry.py self.meaning"),
    "server/http/review_api.py people.mistakes",
}
BY_NAME = {"getattr", "attrgetter", "methodcaller", "vars", "part", "optional", "import_module"}
FINDERS = ("core/parts.py", "fast/compiler.py")  # they find parts by name


def modules() -> Iterator[tuple[str, ast.Module]]:
    """All of the house but the rooms, which call their own functions, and the kit, which tests."""
    for path in sorted(SRC.rglob("*.py")):
        if SRC / "games" not in path.parents and SRC / "kit" not in path.parents:
            yield path.relative_to(SRC).as_posix(), ast.parse(path.read_text("utf-8"))


def named(node: ast.AST | None) -> str:
    """The last name of an expression."""
    if isinstance(node, ast.Call):
        return named(node.func)
    if isinstance(node, ast.Subscript):
        return f"{named(node.value)}[]"
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_room(node: ast.AST | None, file: str = "") -> bool:
    """Tell if an expression is a room: whatever is one is called so."""
    own = file in ("core/room.py", "core/parts.py") and named(node) == "self"
    return own or named(node).lower().removesuffix("_of").endswith("room")


def reads(file: str, tree: ast.AST) -> Iterator[str]:
    """Yield what is read of parts that tell something, or `by name` for a part found so."""
    above = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and named(node.func) in BY_NAME:
            if any(is_room(one, file) for one in (*node.args, _owner(node.func))) or any(
                isinstance(one, ast.Constant) and one.value in PARTS for one in node.args
            ):
                yield "by name"
        if not isinstance(node, ast.Attribute) or not isinstance(node.ctx, ast.Load):
            continue
        if node.attr in ("modules", "__dict__") and is_room(node.value, file):
            yield "by name"
        if node.attr not in PARTS or f"{file} {named(node.value)}.{node.attr}" in OTHERS:
            continue
        user = above.get(node)
        member = user.attr if isinstance(user, ast.Attribute) else ""
        whole = f"{node.attr}.{member}" if member else node.attr
        called = isinstance(user, ast.Call) and user.func is node  # a method: a part is not called
        mere = node.attr == "text" and member not in TOLD  # many things have a text
        if not is_room(node.value, file) and (called or mere):
            continue
        if whole not in STATELESS:
            yield whole


def _owner(node: ast.AST) -> ast.AST | None:
    return node.value if isinstance(node, ast.Attribute) else None


def renames(tree: ast.AST) -> Iterator[str]:
    """Yield names that are given to rooms, and do not say so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg) and node.annotation is not None:
            kind = ast.unparse(node.annotation).strip("'\"")
            if kind in ("Room", "Room | None") and not is_room(ast.Name(node.arg)):
                yield node.arg
        if not isinstance(node, ast.Assign | ast.NamedExpr | ast.AnnAssign | ast.keyword):
            continue
        if isinstance(node, ast.keyword):
            pairs = [(ast.Name(node.arg or "room"), node.value)]
        else:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            pairs = [pair for one in targets for pair in _pairs(one, node.value)]
        for target, value in pairs:
            if isinstance(value, ast.Name | ast.Attribute) or named(value) == "room":
                if is_room(value) and not is_room(target):
                    yield named(target)


def _pairs(target: ast.AST, value: ast.AST | None) -> list[tuple[ast.AST, ast.AST | None]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=False))
    return [(target, value)]


def makes(node: ast.AST) -> bool:
    """Tell if it takes a state for redacted."""
    return isinstance(node, ast.Call) and named(node) in ("Redacted", "Witnessed")


def observes_whole(node: ast.AST) -> bool:
    """Tell if it calls a room's `observe` with anything but a state that is redacted there."""
    if not isinstance(node, ast.Call) or len(node.args) < 4:
        return False
    state = node.args[1]
    redacted = isinstance(state, ast.Call) and getattr(state.func, "id", "") == "redact"
    return named(node.func) == "observe" and not redacted


def test_only_one_module_reads_what_tells_a_seat_something() -> None:
    found: dict[str, set[str]] = {}
    for file, tree in modules():
        if file == "core/secrets.py":
            assert len(list(reads(file, tree))) >= 20
            continue
        assert not any(observes_whole(node) for node in ast.walk(tree)), file
        allowed = {"by name"} if file in FINDERS else set()
        if read := {*reads(file, tree)} - allowed:
            found[file] = read
    assert found == READ, "go through regalia.core.secrets"


def test_a_room_is_called_a_room() -> None:
    """The name is by which reads of its parts are found."""
    found = {file: list(renames(tree)) for file, tree in modules()}
    assert not {file: names for file, names in found.items() if names}


def test_a_state_is_taken_for_redacted_where_it_is_only() -> None:
    found = {SRC / file for file, tree in modules() for node in ast.walk(tree) if makes(node)}
    assert found == MAKERS | {DOOR}


def test_a_caller_that_goes_past_it_is_found() -> None:
    for line in (
        "scene = game.room.scene",
        "texts, own = room.text, room.view",
        "f(view=ROOM.view)",
        "f(room.view)",
        "[room.scene]",
        "tell = lambda s: self.room.scene.sentence(params, s)",
        "game.room.scene.sentence(params, s)",
        "rooms.room(name).scene.sign(params, s, 0, say)",
        "self.room.view.show",
        "ROOM.refusals.why",
        "any_other_name.scene.tally(params, s)",
        "own.text.action_text(params, s, 0)",
        "game.room.mistakes.explain_mistake(game, 0, a, b)",
        "getattr(room, 'scene')",
        "getattr(room, name)",
        "attrgetter('refusals')",
        "vars(room)",
        "room.part('scene')",
        "room.modules['scene']",
    ):
        assert list(reads("table/table.py", ast.parse(line))), line
    for line in ("self.scene.sentence(params, s)", "f(self.text)", "self._x = lambda: self.view"):
        assert list(reads("core/room.py", ast.parse(line))), line
    for line in (
        "known.view(); room.rules.act; event.text.partition(':')",
        "scene = room.drawn()",
        "room.scene.scene(params, view, say, names); room.text.readable(params, text)",
    ):
        assert not list(reads("table/table.py", ast.parse(line))), line
    for line in (
        "own = game.room",
        "a, b = 1, self.room",
        "f(one=room)",
        "def f(one: 'Room'): ...",
    ):
        assert list(renames(ast.parse(line))), line
    assert not list(renames(ast.parse("room = game.room; self.room = room; f(room=own_room)")))
    assert any(makes(node) for node in ast.walk(ast.parse("Redacted(room, params, s, 0).view()")))
    whole, redacted = "observe(params, s, 0, 1, row)", "observe(params, redact(p, s, 0), 0, 1, row)"
    assert [observes_whole(ast.parse(one).body[0].value) for one in (whole, redacted)] == [  # type: ignore[attr-defined]
        True,
        False,
    ]

"""Rules that do not compile, told to their author: file, line, one sentence.

check(room)               the style that compiles (docs/fast.md), before anything is compiled
in_words(problem)         what Numba found, without its own two hundred lines
"""

import ast
import builtins
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NoReturn, get_args, get_origin, get_type_hints

from regalia.core.contract import RulesPart
from regalia.core.errors import RegaliaError, Speaker, Spoken
from regalia.core.room import Room
from regalia.fast.subset import GENERATORS, definitions, is_named_tuple

KERNELS = Path(__file__).parent  # lines in here are not what somebody has to change
UNCOMPILED: dict[type[ast.AST], str] = {
    ast.JoinedStr: "no-texts",
    ast.Dict: "no-dicts",
    ast.Set: "no-sets",
    ast.List: "no-lists",
    ast.ListComp: "no-comprehensions",
    ast.SetComp: "no-comprehensions",
    ast.DictComp: "no-comprehensions",
    ast.GeneratorExp: "no-comprehensions",
    ast.Lambda: "no-inner",
    ast.FunctionDef: "no-inner",
    ast.ClassDef: "no-inner",
    ast.Try: "no-try",
    ast.Raise: "no-raise",
    ast.With: "no-with",
    ast.Match: "no-match",
    ast.Import: "no-import",
    ast.ImportFrom: "no-import",
    ast.Global: "no-global",
    ast.Nonlocal: "no-global",
    ast.YieldFrom: "no-yield-from",
    ast.Div: "no-division",
}
says = Speaker(__file__)


class BadRules(RegaliaError):
    """Rules that cannot be compiled; the message begins with the file and line to change."""

    def __init__(self, file: str | Path, line: int | str, problem: Spoken) -> None:
        super().__init__(says("file-problem", file=f"{file}:{line}", problem=problem))


def refuse(file: str | Path, line: int, problem: Spoken) -> NoReturn:
    raise BadRules(file, line, problem)


@cache
def check(room: Room) -> int:
    """Check the style of a room's rules: BadRules where they would not compile, else the number of
    functions."""
    _check_state(room)
    wanted = [name for name in dir(RulesPart) if name.islower() and not name.startswith("_")]
    found = [getattr(room.rules_module, name) for name in wanted]
    waiting = [function for function in found if isinstance(function, FunctionType)]
    seen: set[FunctionType] = set()
    while waiting:
        function = waiting.pop()
        home = sys.modules[function.__module__]
        if function in seen or not home.__name__.startswith(f"{room.package}."):
            continue
        seen.add(function)
        defined = definitions(home)[function.__name__]
        _Style(home, defined).visit(defined)
        waiting += _called(home, defined)
    return len(seen)


def _called(module: ModuleType, defined: ast.FunctionDef) -> Iterator[FunctionType]:
    for node in ast.walk(defined):
        value = vars(module).get(node.id) if isinstance(node, ast.Name) else None
        if isinstance(value, FunctionType):
            yield value


def _check_state(room: Room) -> None:
    start = room.rules.start
    state = get_type_hints(start).get("return")
    if not is_named_tuple(state):
        line = inspect.getsourcelines(start)[1]
        refuse(inspect.getfile(start), line, says("state-missing"))
    file, line = inspect.getfile(state), inspect.getsourcelines(state)[1]
    for name, kind in get_type_hints(state).items():
        if not _is_ints(kind):
            refuse(file, line, says("state-not-ints", field=name, state=state.__name__))
    defaults: dict[str, Any] = getattr(state, "_field_defaults", {})
    for name in defaults:
        refuse(file, line, says("state-default", field=name, state=state.__name__))


def _is_ints(kind: Any) -> bool:
    parts = [part for part in get_args(kind) if part is not ...]
    return kind is int or (get_origin(kind) is tuple and bool(parts) and all(map(_is_ints, parts)))


class _Style(ast.NodeVisitor):
    """A walk through one function that refuses what does not compile."""

    def __init__(self, module: ModuleType, function: ast.FunctionDef) -> None:
        self.module, self.function = module, function
        self.known = {*vars(module), *vars(builtins)}
        self.known |= {arg.arg for arg in function.args.args}
        self.known |= {
            node.id
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }

    def refuse(self, node: ast.AST, message: str, **given: str) -> NoReturn:
        line = getattr(node, "lineno", self.function.lineno)
        refuse(str(self.module.__file__), line, says(message, **given))

    def visit(self, node: ast.AST) -> None:
        if type(node) in UNCOMPILED and node is not self.function:
            self.refuse(node, UNCOMPILED[type(node)])
        super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        docstring = 1 if ast.get_docstring(node, clean=False) is not None else 0
        for statement in node.body[docstring:]:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:  # what it is annotated with is not compiled
            self.visit(node.value)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Div):
            self.refuse(node, UNCOMPILED[ast.Div])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, (str, bytes)):
            self.refuse(node, UNCOMPILED[ast.JoinedStr])
        if isinstance(node.value, (float, complex)):
            self.refuse(node, "no-fractions")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Yield) and self.function.name in GENERATORS:
            if node.value.value is not None:
                self.visit(node.value.value)
        else:
            self.visit(node.value)

    def visit_Yield(self, node: ast.Yield) -> None:
        self.refuse(node, "yield-elsewhere")

    def visit_Name(self, node: ast.Name) -> None:
        if node.id not in self.known:
            self.refuse(node, "undefined", name=node.id)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in GENERATORS:
            self.refuse(node, "calls-generator", name=node.func.id)
        self.generic_visit(node)


# --------------------------------------------------------------------------- what Numba found

PLACE = re.compile(r'File "([^"\n]+)", line (\d+)|(?:at|defined at) (/[^\n]*?) \((\d+)\)')


def in_words(problem: Exception, fallback: FunctionType) -> BadRules:
    """An error of Numba's in one sentence, at the first line of a room that it names."""
    said = [line for line in str(problem).splitlines() if not line.startswith("Failed in ")]
    what = re.sub(r" for '.*|, defined at .*", "", said[0]).rstrip(".") if said else "unknown"
    told = says("numba-says", what=what)
    for found in PLACE.finditer(str(problem)):
        file = Path(found[1] or found[3]).resolve()
        if KERNELS.parent not in file.parents or "games" in file.parts:
            return BadRules(file, found[2] or found[4], told)
    code = fallback.__code__
    return BadRules(code.co_filename, code.co_firstlineno, told)

"""Compile rules written in plain Python with Numba.

    compiled(room)               a room's rules, compiled: `.act`, `.fill_actions`, …
    compiled(room, play)         a kernel written for any game, compiled for this one
    interpreted(room, play)      the same kernel on the rules as they stand

The sources stay as they are.  Four idioms that Numba lacks or is slow at are rewritten on the way:

    yield x                   in `actions` and `chances`: fills a buffer (`fill_actions`)
    s._replace(phase=OVER)    a new tuple of the one NamedTuple class that the module has or imports
    replaced(items, i, x)     a tuple with one item changed (`regalia.boards.areas`)
    s.hands[seat]             an item of a tuple that a state has, chosen without a jump

Functions that a module imports from other modules of the house are compiled along; those that it
imports from `any_game` or `any_tensor` are the room's own, and so are those from `any_insight`,
`any_habits` or `any_secrets`, if it has them.
"""

import ast
import copy
import hashlib
import inspect
import sys
from collections.abc import Callable, MutableSequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any

from regalia.core.contract import rules as contract_rules
from regalia.core.room import Room
from regalia.fast import any_game, any_habits, any_insight, any_secrets, any_tensor
from regalia.fast.code_cache import folder_for
from regalia.fast.faults import check, refuse, says
from regalia.fast.subset import (
    GENERATORS,
    constructor_arguments,
    definitions,
    own_functions,
    replaces_fields,
    state_classes,
)

FILLERS = {name: f"fill_{name}" for name in GENERATORS}
OPTIONAL = {  # what a room does not have of these, in its own modules, is there
    any_habits: ("habits",),
    any_insight: ("insight",),
    any_secrets: ("secrets",),
}
EACH_ROOM_S_OWN = (any_game.__name__, any_tensor.__name__, *(one.__name__ for one in OPTIONAL))
PLACEHOLDERS = (contract_rules.__name__, *EACH_ROOM_S_OWN)
HOUSE = __name__.partition(".")[0]
ITEM = "item_"  # what `s.hands[seat]` is rewritten to
Names = dict[str, Any]


@cache
def compiled(room: Room, kernel: ModuleType | None = None) -> SimpleNamespace:
    """A room's rules, or a kernel on them, compiled; BadRules names the line that does not
    compile."""
    check(room)
    return SimpleNamespace(**_compiled(*_for(kernel or room.rules_module, room)))


@cache
def interpreted(
    room: Room, kernel: ModuleType, others: tuple[Callable[..., Any], ...] = ()
) -> SimpleNamespace:
    """A kernel on a room's rules as they stand; `others` replace the functions of their names."""
    return SimpleNamespace(**_interpreted(kernel, room, others))


# -------------------------------------------------------------------- how modules hang together


def _borrowed(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module imports from other modules of the house, or of its package."""
    of_ours = (f"{HOUSE}.", f"{module.__name__.partition('.')[0]}.")
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and value.__module__ != module.__name__
        and value.__module__.startswith(of_ours)
    }


@cache
def _is_kernel(module: ModuleType) -> bool:
    """Tell if a module calls parts that each room writes in its own way."""
    return module in OPTIONAL or any(
        value.__module__ in EACH_ROOM_S_OWN or _is_kernel(sys.modules[value.__module__])
        for value in _borrowed(module).values()
    )


def _home(value: FunctionType, room: Room | None) -> ModuleType:
    """The module that a borrowed function really comes from."""
    module = sys.modules[value.__module__]
    if room is None or module.__name__ not in PLACEHOLDERS:
        return module
    if module is any_tensor:
        return room.part("tensor")
    if module not in OPTIONAL:
        return room.rules_module
    own = [room.optional(name) for name in OPTIONAL[module]]
    return next((part for part in own if part and hasattr(part, value.__name__)), module)


def _numbers(room: Room) -> Names:
    """The constants of which each room has its own."""
    return {
        "MOST_ACTIONS": room.rules.MOST_ACTIONS,
        "PLAYOUT": room.insight.PLAYOUT,
        "EXPLORE": room.insight.EXPLORE,
        "MOVE_BY_MOVE": room.insight.SEARCH == "minimax",
        "RESAMPLES": room.secrets is not None,
    }


def _tables(module: ModuleType) -> dict[str, Any]:
    """Constants, of which the machine code holds a copy; a digest stands for an array."""
    kinds = (int, float, tuple)
    return {
        name: _told(value)
        for name, value in vars(module).items()
        if isinstance(value, kinds) or hasattr(value, "tobytes")
    }


def _told(value: Any) -> Any:
    if hasattr(value, "tobytes"):
        return hashlib.sha256(value.tobytes()).hexdigest()
    return tuple(map(_told, value)) if isinstance(value, tuple) else value


# ---------------------------------------------------------------------------------- interpreted


@cache
def _interpreted(
    kernel: ModuleType, room: Room, others: tuple[Callable[..., Any], ...] = ()
) -> Names:
    names: Names = dict(vars(kernel))
    for name, value in _borrowed(kernel).items():
        if value.__module__ in PLACEHOLDERS and _home(value, room) not in OPTIONAL:
            names[name] = _as_kernels_call(_home(value, room), name)
        elif _is_kernel(sys.modules[value.__module__]):
            names[name] = _interpreted(sys.modules[value.__module__], room)[value.__name__]
    names |= _numbers(room)
    for name, value in own_functions(kernel).items():
        names[name] = FunctionType(value.__code__, names, name, value.__defaults__)
    names |= {other.__name__: other for other in others}
    return names


def _as_kernels_call(home: ModuleType, name: str) -> Callable[..., Any]:
    listed = {filler: generator for generator, filler in FILLERS.items()}
    if name not in listed:
        function: Callable[..., Any] = getattr(home, name)
        return function
    generator = getattr(home, listed[name])

    def fill(params: Any, s: Any, buffer: MutableSequence[int]) -> int:
        n = 0
        for action in generator(params, s):
            buffer[n] = action
            n += 1
        return n

    return fill


# ------------------------------------------------------------------------------------- compiled


def _for(module: ModuleType, room: Room | None) -> tuple[ModuleType, Room | None]:
    """A module with the room it is compiled for: None if it depends on no room."""
    return module, room if _is_kernel(module) else None


def digest(module: ModuleType, room: Room | None) -> str:
    """A name for the machine code of a module: different when anything it is made of differs."""
    return _digest(*_for(module, room))


@cache
def _digest(module: ModuleType, room: Room | None) -> str:
    parts = [_made_by(), inspect.getsource(module), repr(_tables(module))]
    if room:  # kept code names the room's classes, which others may not have
        parts.append(room.package)
    parts += [f"{state.__name__}: {state._fields}" for state in state_classes(module)]
    parts += [digest(home, room) for home in _homes(module, room)]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _homes(module: ModuleType, room: Room | None) -> list[ModuleType]:
    """The modules whose functions a module calls."""
    homes = {_home(value, room) for value in _borrowed(module).values()}
    return sorted(homes, key=lambda home: home.__name__)


def modules_of(kernel: ModuleType, room: Room) -> set[ModuleType]:
    """All modules that a kernel for a room is made of."""
    found, waiting = set[ModuleType](), [kernel]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += _homes(*_for(module, room))
    return found


@cache
def _compiled(module: ModuleType, room: Room | None) -> Names:
    """The names of a module, its functions and what they call compiled."""
    import numpy as np

    from regalia.fast import numba_extras

    names: Names = dict(vars(module))
    names[ITEM] = numba_extras.item
    for name, value in _borrowed(module).items():
        if value not in numba_extras.BUILT_IN:
            home = _home(value, room)
            names[name] = _compiled(*_for(home, room))[value.__name__]
    if room:
        names |= _numbers(room)
    for name, value in vars(module).items():
        if isinstance(value, tuple) and len(value) > 3 and all(type(v) is int for v in value):
            names[name] = np.array(value, np.int64)
    # What every room borrows is too small to keep, and would name the classes of all of them.
    made_of = digest(module, room)
    folder = None if module is contract_rules else folder_for(made_of)
    states = state_classes(module)
    for name, value in own_functions(module).items():
        tree = copy.deepcopy(definitions(module)[name])
        code = _rewritten(tree, states, str(module.__file__))
        called = FILLERS.get(name, name)
        function = FunctionType(code, names, called, value.__defaults__)
        # Machine code is linked by this name, and in kept code by nothing that tells rooms apart:
        # the same kernel for another room must have another.
        function.__module__ = value.__module__
        function.__qualname__ = f"{called}_{made_of[:16]}"
        names[called] = numba_extras.compile_function(function, folder)
    return names


@cache
def _made_by() -> str:
    here = Path(__file__).parent
    makers = ("borrowing", "compiler", "numba_extras", "numba_internals", "subset")
    sources = [(here / f"{name}.py").read_text("utf-8") for name in makers]
    return "\0".join([version("numba"), sys.version, *sources])


def _rewritten(function: ast.FunctionDef, states: list[Any], file: str) -> CodeType:
    function.returns, function.args.defaults = None, []
    for arg in function.args.args:
        arg.annotation = None
    filling = function.name in FILLERS
    if filling:
        function.args.args.append(ast.arg("out_"))
        function.body = [*_code("n_ = 0"), *function.body, ast.Return(ast.Name("n_", ast.Load()))]
    tree = ast.Module([_Rewrite(filling, states, file).visit(function)], [])
    module = compile(ast.fix_missing_locations(tree), file, "exec")
    return next(const for const in module.co_consts if isinstance(const, CodeType))


def _code(text: str) -> list[ast.stmt]:
    return ast.parse(text).body


class _Rewrite(ast.NodeTransformer):
    def __init__(self, filling: bool, states: list[Any], file: str) -> None:
        self.filling, self.states, self.file = filling, states, file
        self.fields = {field for state in states for field in state._fields}

    def visit_Expr(self, node: ast.Expr) -> Any:
        self.generic_visit(node)
        if not (self.filling and isinstance(node.value, ast.Yield)):
            return node
        put = _code("out_[n_] = 0\nn_ += 1")
        put[0].value = node.value.value  # type: ignore[attr-defined]
        return [ast.copy_location(line, node) for line in put]

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        self.generic_visit(node)
        if node.value is None:
            return None
        return ast.copy_location(ast.Assign([node.target], node.value), node)

    def visit_Return(self, node: ast.Return) -> Any:
        self.generic_visit(node)
        if self.filling:
            node.value = ast.Name("n_", ast.Load())
        return node

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        self.generic_visit(node)
        items, i = node.value, node.slice
        of_state = isinstance(items, ast.Attribute) and items.attr in self.fields
        known = isinstance(i, ast.Constant | ast.Slice)
        if known or not of_state or not isinstance(node.ctx, ast.Load):
            return node
        return ast.copy_location(ast.Call(ast.Name(ITEM, ast.Load()), [items, i], []), node)

    def visit_Call(self, node: ast.Call) -> Any:
        self.generic_visit(node)
        if not replaces_fields(node):
            return node
        if len(self.states) != 1:
            classes = ", ".join(state.__name__ for state in self.states) or "–"
            refuse(
                self.file, node.lineno, says("state-which", call=ast.unparse(node), classes=classes)
            )
        state = self.states[0]
        name, arguments = ast.Name(state.__name__, ast.Load()), constructor_arguments(node, state)
        return ast.copy_location(ast.Call(name, arguments, []), node)

"""The subset of Python in which rules are written, as all who translate rules read it.

`compiler.py` rewrites it for Numba, `c_source.py` writes it as C++, `faults.py` refuses what is
outside of it.  docs/fast.md tells the style to those who write rules.
"""

import ast
import inspect
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, TypeGuard

GENERATORS = ("actions", "chances")  # the two functions of a room that may `yield`


@cache
def definitions(module: ModuleType) -> dict[str, ast.FunctionDef]:
    """The functions that a module defines, as syntax: not to be changed, for all share it."""
    tree = ast.parse(inspect.getsource(module))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def is_named_tuple(value: Any) -> TypeGuard[type[Any]]:
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")


def state_classes(module: ModuleType) -> list[Any]:
    """The NamedTuple classes that a module's `_replace` could mean: its own, else imported ones."""
    known = [value for value in vars(module).values() if is_named_tuple(value)]
    return [value for value in known if value.__module__ == module.__name__] or known


def replaces_fields(call: ast.Call) -> bool:
    """Tell if a call is `s._replace(field=value, …)`."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == "_replace"


def constructor_arguments(call: ast.Call, state: Any) -> list[ast.expr]:
    """All fields of a state in their order, for a call that constructs one or replaces some.

    Fields that `_replace` does not name are taken from the state that it is called on."""
    named = {word.arg: word.value for word in call.keywords}
    if not replaces_fields(call):
        return [*call.args, *(named[field] for field in state._fields[len(call.args) :])]
    assert isinstance(call.func, ast.Attribute)
    old = call.func.value
    kept = {f: ast.Attribute(old, f, ast.Load()) for f in state._fields if f not in named}
    return [named.get(f) or ast.copy_location(kept[f], old) for f in state._fields]

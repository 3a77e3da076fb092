"""Optional members of a part, and how a room's module is completed by their defaults.

A Protocol of the contract marks a function that a room may leave out with `@optional`; its body is
what holds then.  A constant is optional if it has a value there.  Everything else is required.
"""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
OPTIONAL = "_is_optional"


def optional(function: F) -> F:
    """Mark a function that a room may leave out."""
    setattr(function, OPTIONAL, True)
    return function


@cache
def members(part: type) -> dict[str, bool]:
    """The names that a part of a room may have, in order; True for those that it must have."""
    found: dict[str, bool] = {}
    for name in (*vars(part).get("__annotations__", {}), *vars(part)):
        if not name.startswith("_"):
            default = vars(part).get(name)
            found[name] = default is None or (callable(default) and not hasattr(default, OPTIONAL))
    return found


def completed(part: type, module: ModuleType | None) -> Any:
    """The module as that part, with defaults for what it leaves out; itself, if it has it all."""
    own = {name: getattr(module, name) for name in members(part) if hasattr(module, name)}
    if len(own) == len(members(part)):
        return module
    held = {name: staticmethod(one) if callable(one) else one for name, one in own.items()}
    return type(part.__name__, (part,), held)()

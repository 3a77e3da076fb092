"""Finds the places of a file at which something can be turned around, and puts a mutant in."""

import ast
import copy
import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]
SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
ENDS = {"max": "min", "min": "max", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One place at which something can be turned around."""

    key: str  # the same as long as the statement of the module around it is the same
    file: Path
    place: int  # in a walk of the file's tree
    line: int
    what: str
    inside: bool  # a function: otherwise the module is run again


def mutants(file: Path) -> Iterator[Mutant]:
    tree = ast.parse(file.read_text("utf-8"))
    places = {node: place for place, node in enumerate(ast.walk(tree))}
    declared = set(declarations(tree))
    inside = {
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in function.body
        for node in ast.walk(statement)
    }
    for around in statements(tree):
        print_of_it = sha256(ast.dump(around).encode()).hexdigest()[:12]
        for at, node in enumerate(ast.walk(around)):
            if node not in declared and (what := way(node)):
                key = f"{file.relative_to(ROOT)}:{print_of_it}:{at}"
                line = getattr(node, "lineno", 0)
                yield Mutant(key, file, places[node], line, what, node in inside)


def statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements of a module, and of its classes those in their bodies."""
    for one in tree.body:
        yield from one.body if isinstance(one, ast.ClassDef) else [one]


def declarations(tree: ast.Module) -> Iterator[ast.AST]:
    """Everything inside fields of classes and inside annotations: a Struct has read them before a
    mutant is put in, so nothing could notice."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            fields = [one for one in node.body if isinstance(one, ast.Assign | ast.AnnAssign)]
        elif isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "Annotated":
            fields = [node]
        else:
            continue
        for field in fields:
            yield from ast.walk(field)


def way(node: ast.AST) -> str:
    """The way in which a place can be turned around, or nothing."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        return "compare"
    if isinstance(node, ast.BoolOp):
        return "and/or"
    if isinstance(node, ast.BinOp) and type(node.op) in SWAPS:
        return "plus/minus"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return "not"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ENDS:
        return node.func.id
    if isinstance(node, ast.Constant) and type(node.value) in (int, bool):
        return "number"
    return ""


def turned(mutant: Mutant) -> CodeType:
    tree = ast.parse(mutant.file.read_text("utf-8"))
    match node := list(ast.walk(tree))[mutant.place]:
        case ast.Compare():
            node.ops[0] = SWAPS[type(node.ops[0])]()
        case ast.BoolOp() | ast.BinOp():
            node.op = SWAPS[type(node.op)]()
        case ast.UnaryOp():
            node.operand = ast.UnaryOp(ast.Not(), copy.deepcopy(node.operand))
        case ast.Call(func=ast.Name() as name):
            name.id = ENDS[name.id]
        case ast.Constant():
            node.value = not node.value if isinstance(node.value, bool) else node.value + 1
    return compile(ast.fix_missing_locations(tree), str(mutant.file), "exec", dont_inherit=True)


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code and all that lies within it."""
    yield code
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield from codes(one)


def name_of(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def functions_of(files: set[str]) -> dict[tuple[str, str, int], list[FunctionType]]:
    """Every function that exists of these files, wherever it is held: in a table, in a cache."""
    found = defaultdict(list)
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename in files:
            found[name_of(one.__code__)].append(one)
    return found


def replace(name: str, code: CodeType) -> None:
    """Run the mutant's code in its module, and hand its values to whoever imported the old."""
    module = import_module(name)
    before = dict(vars(module))
    exec(code, vars(module))
    now = dict(vars(module))
    for key, old in before.items():  # classes keep their identity and get the new methods
        if isinstance(old, type) and isinstance(now[key], type) and old is not now[key]:
            for member, value in vars(now[key]).items():
                if callable(value) or isinstance(value, property | classmethod | staticmethod):
                    setattr(old, member, value)
            setattr(module, key, old)
    new = {id(old): now[key] for key, old in before.items() if not isinstance(old, type)}
    for other in list(sys.modules.values()):
        for key, value in list(getattr(other, "__dict__", {}).items()):
            if key in before and value is before[key] and id(value) in new:
                setattr(other, key, new[id(value)])

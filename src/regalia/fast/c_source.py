"""Rules as C++: for a GPU, or for a C++ compiler.

    c_source(rules, ["act", "actions"], ["ODDS"])

returns the text of the named functions and constants of a rules module and of all that they use.
The text needs two macros around it, FUNCTION before every function and TABLE before every table of
numbers, and two functions, `bit_count` and `bit_length`.

The subset is what the compiler of `regalia.fast` asks for, and less: ints, bools, one NamedTuple
class of ints, module-level ints and tuples of ints, `if`, `while`, loops over `range(n)` or over a
generator (which is unrolled in place, `yield` being the loop's body).  `actions` and `chances`
become templates that call `visit(action)` for every yield.  Ints are of the type WORD; the text
says `typedef` nowhere, so whoever uses it decides how wide they are.  `params` is left out: only
games with empty `params` can be translated so far.  Anything else is refused with the line it
stands in.
"""

import ast
import inspect
import sys
from collections.abc import Iterable
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, Optional

from regalia.fast.subset import (
    GENERATORS,
    constructor_arguments,
    definitions,
    replaces_fields,
    state_classes,
)

BINARY = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
COMPARED = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
UNARY = {ast.Invert: "~", ast.USub: "-", ast.Not: "!"}
METHODS = ("bit_count", "bit_length")


def c_source(module: ModuleType, functions: Iterable[str], constants: Iterable[str] = ()) -> str:
    """Functions and constants of a module in C++, with everything they need."""
    source = _Source(module)
    for name in functions:
        source.function(name)
    for name in constants:
        source.constant(name)
    return "\n".join([*source.constants.values(), *source.structs, *source.functions.values()])


class _Source:
    """Functions and constants translated so far, in an order in which C++ can read them."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.constants: dict[str, str] = {}
        self.functions: dict[str, str] = {}
        self.structs: list[str] = []
        self.trees = definitions(module)
        self.state: Any = next(iter(state_classes(module)), None)
        if self.state:
            fields = " ".join(f"WORD {field};" for field in self.state._fields)
            self.structs.append(f"struct {self.state.__name__} {{ {fields} }};")

    def constant(self, name: str) -> None:
        value = getattr(self.module, name)
        if name in self.constants:
            return
        if isinstance(value, int):
            self.constants[name] = f"static const int {name} = {int(value)};"
        else:
            items = ", ".join(str(int(item)) for item in value)
            self.constants[name] = f"TABLE int {name}[{len(value)}] = {{{items}}};"

    def function(self, name: str) -> None:
        if name not in self.functions:
            if name not in self.trees:
                raise NotImplementedError(f"{name} is no function of {self.module.__name__}")
            text = _Function(self, self.trees[name]).text()
            self.functions[name] = text  # after those that it calls

    def generator(self, name: str) -> ast.FunctionDef | None:
        """The source of a generator of the house that may be unrolled in a loop."""
        value = getattr(self.module, name, None)
        if not isinstance(value, FunctionType) or not inspect.isgeneratorfunction(value):
            return None
        return definitions(sys.modules[value.__module__])[name]


class _Place(NamedTuple):
    """A place in a function, seen from the loops around it."""

    renamed: dict[str, str]  # the names of a generator that is being unrolled
    loop: ast.For | None = None  # whose body a yield stands for; None: a visit
    around: Optional["_Place"] = None  # where that loop stands
    label: str = ""  # of what `continue` goes on with, in a body that stands for a yield


class _Function:
    """One function being translated."""

    def __init__(self, source: _Source, tree: ast.FunctionDef) -> None:
        self.source, self.tree = source, tree
        self.visited = tree.name in GENERATORS
        self.locals: dict[str, str] = {}  # names and their types
        self.place = _Place({})
        self.fresh = 0

    def text(self) -> str:
        tree = self.tree
        parameters = [arg for arg in tree.args.args if arg.arg != "params"]
        types = {arg.arg: self.type_of(arg.annotation) for arg in parameters}
        self.locals |= types
        body = self.block(tree.body)
        listed = [f"{kind} {name}" for name, kind in types.items()]
        if self.visited:
            listed.append("Visit visit")
        own = [f"{kind} {name};" for name, kind in self.locals.items() if name not in types]
        result = "void" if self.visited else self.type_of(tree.returns)
        lines = [f"FUNCTION {result} {tree.name}({', '.join(listed)}) {{", *own, *body, "}"]
        return "\n".join(["template <class Visit>", *lines] if self.visited else lines)

    def type_of(self, annotation: ast.expr | None) -> str:
        name = annotation.id if isinstance(annotation, ast.Name) else "?"
        if self.source.state and name == self.source.state.__name__:
            return name
        if name not in ("int", "bool"):
            raise NotImplementedError(f"a type that is none of ours in {self.tree.name}")
        return "WORD" if name == "int" else "bool"

    def name(self, name: str) -> str:
        return self.place.renamed.get(name, name)

    def local(self, name: str, kind: str = "WORD") -> str:
        name = self.name(name)
        self.locals.setdefault(name, kind)
        return name

    def new(self, name: str) -> str:
        self.fresh += 1
        return self.local(f"{name}_{self.fresh}")

    # ------------------------------------------------------------------------- statements

    def block(self, statements: list[ast.stmt]) -> list[str]:
        return [line for statement in statements for line in self.statement(statement)]

    def statement(self, node: ast.stmt) -> list[str]:
        match node:
            case ast.Expr(ast.Constant(str())):
                return []
            case ast.Expr(ast.Yield(ast.expr() as value)):
                return self.yielded(value)
            case ast.Return(None) if self.visited:
                return ["return;"]
            case ast.Return(ast.expr() as value) if not self.place.loop:
                return [f"return {self.expression(value)};"]
            case ast.If(test, body, other):
                lines = [f"if ({self.expression(test)}) {{", *self.block(body), "}"]
                return [*lines, "else {", *self.block(other), "}"] if other else lines
            case ast.While(test, body, []):
                return [f"while ({self.expression(test)}) {{", *self.block(body), "}"]
            case ast.For(ast.Name(target), ast.Call(ast.Name(called), given), body, []):
                return self.loop(node, target, called, given, body)
            case ast.Continue():
                return [f"goto {self.place.label};" if self.place.label else "continue;"]
            case ast.AugAssign(ast.Name(target), sign, value):
                right = self.expression(value)
                return [f"{self.name(target)} {BINARY[type(sign)]}= {right};"]
            case ast.Assign([ast.Name(target)], value):
                right = self.expression(value)
                return [f"{self.local(target, self.kind(value))} = {right};"]
            case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
                return self.assigned(targets, values)
        raise NotImplementedError(f"{self.tree.name}, line {node.lineno}: {ast.unparse(node)}")

    def kind(self, value: ast.expr) -> str:
        """The type of a new local: the state's, if the value is one."""
        match value:
            case ast.Call(ast.Attribute(_, "_replace")):
                return str(self.source.state.__name__)
        return "WORD"

    def assigned(self, targets: list[ast.expr], values: list[ast.expr]) -> list[str]:
        """Assign several names at once: all values are worked out before any name is changed."""
        names = [target.id for target in targets if isinstance(target, ast.Name)]
        held = [self.new("held") for _ in names]
        lines = [f"{a} = {self.expression(b)};" for a, b in zip(held, values)]
        return [*lines, *(f"{self.local(a)} = {b};" for a, b in zip(names, held))]

    def loop(
        self, node: ast.For, target: str, called: str, given: list[ast.expr], body: list[ast.stmt]
    ) -> list[str]:
        if called == "range" and len(given) == 1:
            variable, end = self.local(target), self.expression(given[0])
            head = f"for ({variable} = 0; {variable} < {end}; {variable}++) {{"
            before, self.place = self.place, self.place._replace(label="")
            lines = self.block(body)
            self.place = before
            return [head, *lines, "}"]
        generator = self.source.generator(called)
        if generator is None:
            raise NotImplementedError(f"{self.tree.name}: a loop over {called}")
        self.local(target)
        inside: dict[str, str] = {}
        lines = []
        for arg, value in zip(generator.args.args, given):
            inside[arg.arg] = self.new(arg.arg)
            lines.append(f"{inside[arg.arg]} = {self.expression(value)};")
        before, self.place = self.place, _Place(inside, node, self.place)
        lines += self.block(generator.body)
        self.place = before
        return lines

    def yielded(self, value: ast.expr) -> list[str]:
        right, before = self.expression(value), self.place
        if before.loop is None or before.around is None:
            return [f"visit({right});"]
        self.fresh += 1
        label = f"next_{self.fresh}"
        self.place = before.around._replace(label=label)
        target = self.name(before.loop.target.id)  # type: ignore[attr-defined]
        body = self.block(before.loop.body)
        self.place = before
        return [f"{target} = {right};", "{", *body, "}", f"{label}:;"]

    # ------------------------------------------------------------------------ expressions

    def expression(self, node: ast.expr) -> str:
        text = self.expression
        match node:
            case ast.Constant(bool() as value):
                return "true" if value else "false"
            case ast.Constant(int() as value):
                return str(value)
            case ast.Name(name):
                if name not in self.place.renamed and name not in self.locals:
                    self.source.constant(name)
                return self.name(name)
            case ast.BinOp(left, sign, right) if type(sign) in BINARY:
                return f"({text(left)} {BINARY[type(sign)]} {text(right)})"
            case ast.UnaryOp(sign, operand):
                return f"({UNARY[type(sign)]}{text(operand)})"
            case ast.BoolOp(sign, values):
                joint = " && " if isinstance(sign, ast.And) else " || "
                return f"({joint.join(text(value) for value in values)})"
            case ast.Compare(left, [sign], [right]):
                return f"({text(left)} {COMPARED[type(sign)]} {text(right)})"
            case ast.IfExp(test, yes, no):
                return f"({text(test)} ? {text(yes)} : {text(no)})"
            case ast.Call(ast.Name("len"), [of]) | ast.Subscript(of) if _is_params(of):
                return "0"  # it is empty, so that what is in it is asked for nowhere
            case ast.Subscript(ast.Name(name), at):
                self.source.constant(name)
                return f"{name}[{text(at)}]"
            case ast.Attribute(ast.Name(name), field) if field in self.source.state._fields:
                return f"{self.name(name)}.{field}"
            case ast.Call(ast.Attribute(value, method), [], []) if method in METHODS:
                return f"{method}({text(value)})"
            case ast.Call():
                return self.call(node)
        raise NotImplementedError(f"{self.tree.name}, line {node.lineno}: {ast.unparse(node)}")

    def call(self, node: ast.Call) -> str:
        state = self.source.state
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        if state and (replaces_fields(node) or called == state.__name__):
            items = map(self.expression, constructor_arguments(node, state))
            return f"{state.__name__}{{{', '.join(items)}}}"
        if not called:
            raise NotImplementedError(f"{self.tree.name}, line {node.lineno}: {ast.unparse(node)}")
        self.source.function(called)
        names = [value for value in node.args if not _is_params(value)]
        return f"{called}({', '.join(self.expression(value) for value in names)})"


def _is_params(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "params"

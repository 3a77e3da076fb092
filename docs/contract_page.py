"""The page of the contract: every part of a room and every function of it, from the Protocols."""

import ast
import inspect
import textwrap
from collections.abc import Iterator

from regalia.core.contract import PARTS, REQUIRED
from regalia.core.contract.hooks import members

HEAD = """<!-- made by docs/make.py from src/regalia/core/contract; do not edit here -->
# The contract of a room

A room is a package; its parts are modules of that package with these names.
[Adding a game](adding-a-game.md) shows them in a small room. Each part is a Protocol in
`src/regalia/core/contract/`, to which mypy holds every room (`tests/house/test_typed_rooms.py`).
Functions take their arguments by position; `S` is the room's own state. What is marked *optional*
can be left out, and the text tells what holds then; nobody looks for other names.
"""


def page() -> str:
    lines = [HEAD]
    lines += ["## Parts that every room has", ""]
    for name in REQUIRED:
        lines += part(name)
    lines += ["## Parts that a room may have", ""]
    for name in list(PARTS)[len(REQUIRED) :]:
        lines += part(name)
    return "\n".join(lines).rstrip() + "\n"


def part(name: str) -> list[str]:
    protocol = PARTS[name]
    about = one_line(inspect.getdoc(protocol) or "")
    place = protocol.__module__.removeprefix("regalia.core.").replace(".", "/")
    title = about.partition(":")[0].partition(",")[0]
    lines = [f"### {title}", "", f"{about} (`{protocol.__name__}` in `core/{place}.py`)", ""]
    lines += ["| | | |", "|---|---|---|"]
    told = {hook: rest for hook, *rest in described(protocol)}
    for hook, required in members(protocol).items():
        signature, doc = told[hook]
        must = "" if required else "optional"
        lines.append(f"| `{signature}` | {must} | {doc} |".replace("||", "\\|\\|"))
    return [*lines, ""]


def described(protocol: type) -> Iterator[tuple[str, str, str]]:
    """Each member with its signature and its text."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(protocol))).body[0]
    assert isinstance(tree, ast.ClassDef)
    for node, following in zip(tree.body, [*tree.body[1:], None]):
        if isinstance(node, ast.FunctionDef):
            given = ", ".join(argument.arg for argument in node.args.posonlyargs[1:])
            back = f" -> {written(node.returns)}"
            yield node.name, f"{node.name}({given}){back}", one_line(ast.get_docstring(node) or "")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            default = f" = {ast.unparse(node.value)}" if node.value else ""
            doc = following.value.value if isinstance(following, ast.Expr) else ""
            signature = f"{node.target.id}: {written(node.annotation)}{default}"
            yield node.target.id, signature, one_line(doc)


def written(annotation: ast.expr | None) -> str:
    """A type as the page shows it: without quotes, and fit for a table."""
    return ast.unparse(annotation).strip("'").replace("|", "\\|") if annotation else ""


def one_line(text: str) -> str:
    return " ".join(text.split())

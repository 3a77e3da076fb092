"""One class a name, one module of the page a name, and folders that can be read at a glance."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE, PAGE = ROOT / "src" / "regalia", ROOT / "web" / "src"
FOLDERS_OF_CODE = ["src/regalia", "tests", "bench", "web/src", "web/tests"]
MODULES = {".py", ".ts", ".svelte"}
MOST_MODULES, MOST_IN_A_ROOM = 24, 30  # side by side
CLASS_NAME = re.compile(r"_?[A-Z]+[a-z]\w*")


def modules(beside: tuple[str, ...] = ("tests", "tools")) -> list[Path]:
    """All code of the house but tests, and programs that made a room's data."""
    found = sorted(HOUSE.rglob("*.py"))
    return [path for path in found if not {*beside} & set(path.parts)]


def defined(source: str) -> Iterator[tuple[str, bool]]:
    """The names of a module's classes, and of its aliases and type variables, which are none."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name, True
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from ((one.id, False) for one in node.targets if is_type(one))
        elif isinstance(node, ast.AnnAssign) and is_type(node.target):
            yield ast.unparse(node.target), False
        elif type(node).__name__ == "TypeAlias":  # `type X = …`, from Python 3.12 on
            yield ast.unparse(node.name), False  # type: ignore[attr-defined]


def is_type(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and bool(CLASS_NAME.fullmatch(node.id))


def names_of(sources: dict[str, str]) -> dict[str, list[str]]:
    """Names of classes that are defined again, as a class or as something else, and where."""
    classes, found = set(), defaultdict(list)
    for place, source in sources.items():
        for name, is_class in defined(source):
            found[name].append(place)
            if is_class:
                classes.add(name)
    return {name: found[name] for name in sorted(classes) if len(found[name]) > 1}


def test_the_name_of_a_class_is_defined_once() -> None:
    paths = modules(beside=("tests",))
    assert names_of({str(path.relative_to(HOUSE)): path.read_text("utf-8") for path in paths}) == {}


def test_an_alias_or_a_type_variable_with_the_name_of_a_class_would_be_found() -> None:
    aliases = ("Row = list[int]", "Row: TypeAlias = int", 'Row = TypeVar("Row")', "class Row: ...")
    for text in aliases:
        assert names_of({"a": "class Row: ...", "b": text}) == {"Row": ["a", "b"]}
    assert names_of({"a": 'T = TypeVar("T")\nRow = 1', "b": 'T = TypeVar("T")\nROW = 1'}) == {}


def crowded(folder: Path, paths: Iterable[Path]) -> dict[str, int]:
    """Folders with too many modules side by side, and how many; a package's front door is none."""
    code = [path for path in paths if path.suffix in MODULES and path.name != "__init__.py"]
    sizes = Counter(path.parent.relative_to(folder) for path in code)
    rooms = {place for place in sizes if len(place.parts) == 2 and place.parts[0] == "games"}
    limits = {place: MOST_IN_A_ROOM if place in rooms else MOST_MODULES for place in sizes}
    return {place.as_posix(): n for place, n in sizes.items() if n > limits[place]}


@pytest.mark.parametrize("folder", FOLDERS_OF_CODE)
def test_no_folder_has_too_many_modules_side_by_side(folder: str) -> None:
    place = ROOT / folder
    assert crowded(place, place.rglob("*")) == {}


def test_a_folder_with_too_many_modules_would_be_found() -> None:
    """A room may have thirty, and whatever is no module does not count."""
    many = [Path(f"/house/{place}/m{n}.ts") for place in ("table", "games/ur") for n in range(25)]
    style = [Path(f"/house/style/s{n}.css") for n in range(25)]
    assert crowded(Path("/house"), many + style) == {"table": 25}


def test_a_module_of_the_page_has_a_name_of_its_own() -> None:
    found = Counter(path.name for path in PAGE.rglob("*") if path.suffix in MODULES)
    assert [name for name, count in found.items() if count > 1] == []

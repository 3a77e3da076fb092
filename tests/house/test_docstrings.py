"""Docstrings, and the page's comments, are plain sentences: they name the thing or say what it does
(CONTRIBUTING.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
SOURCES = HOUSE / "src" / "regalia"
BESIDE = ("bench", "docs", "examples", "tests", "web")  # folders with Python besides the package
QUESTION = re.compile(r"(What|Whatever|Who|Whoever|Whose|Whom|How|Whether|Where|When|Why|Which)\b")
FRAGMENT = re.compile(  # a thing or a deed without its name: "As if …", "With …", "Of …"
    r"(About|After|Against|And|Are|As|At|Before|Beside|Between|But|By|Could|Does|For|From|If|In|Is"
    r"|It|Of|On|Once|Over|So|Some|That|Those|To|Until|Up|While|With|Within|Without)\b"
)
ABSENT = re.compile(  # a pronoun instead of the name of what a function returns or a class is
    r"(Another|Anything|Both|Each|Else|Every|Everybody|Everything|No|None|Nobody|Nothing|Only|Others'?"
    r"|Somebody|Something|Such|Then|There|They|One of (them|these|those)|All of (it|them))\b"
)
OF_NOTHING = re.compile(r"`[\w./]+`: (about|for|of|to|with)\b")  # a name, then a fragment
BEGINNING = re.compile(r"[A-Z`'\"0-9$]")
ENDINGS = (".", ":", ")")
CITED = re.compile(r"[A-Z]{2}-\d+(, [A-Z]{2}-\d+)*(\n|$)")  # rules that a test is about
PAGE = HOUSE / "web"
WRITTEN = {".ts", ".js", ".svelte", ".css", ".html"}
MADE = {"wire.ts"}  # from Python's docstrings
COMMENT = re.compile(
    r"(?:^|(?<=\s))/\*(?P<block>(?s:.*?))\*/"
    r"|<!--(?P<markup>(?s:.*?))-->"
    r"|(?P<lines>(?:^[ \t]*//(?! svelte-ignore| --).*\n)+)",
    re.M,
)
DECLARED = re.compile(  # the line below a comment: a declaration, a method or a member
    r"(// svelte-ignore.*\n\s*)*"
    r"((export|const|let|function|async|class|interface|type|get|set|static|readonly)\b"
    r"|(?!(if|for|while|switch)\b)#?\w+[?!]?(\(.*\{$|: .*;$| = .*;$))",
    re.M,
)
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def folders() -> list[Path]:
    """Parts of the house with Python files of their own, and of the package each part."""
    whole = [SOURCES, SOURCES / "games"]  # their parts are looked at one by one
    inside = [path for place in whole for path in place.iterdir() if path not in whole]
    found = inside + [HOUSE / name for name in BESIDE]
    return sorted(path for path in found if path.is_dir() and any(modules(path)))


def modules(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*.py") if "node_modules" not in path.parts)


def files(place: Path) -> list[Path]:
    return sorted(modules(place) if place.is_dir() else [place])


LOOSE = sorted([HOUSE / "run.py", *SOURCES.glob("*.py"), *(SOURCES / "games").glob("*.py")])
PLACES = [path.relative_to(HOUSE).as_posix() for path in [*folders(), *LOOSE]]


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """The first paragraph of each docstring, and its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Documented) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text.split("\n\n")[0].rstrip()


def nameless(source: str) -> list[tuple[int, str]]:
    """Docstrings of functions and classes, tests apart, that begin with a pronoun."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module) or not isinstance(node, Documented):
            continue
        text = ast.get_docstring(node) or ""
        if ABSENT.match(text) and not node.name.startswith("test_"):
            found.append((node.body[0].lineno, text.split("\n")[0]))
    return found


def is_sentence(text: str) -> bool:
    wrong = QUESTION.match(text) or FRAGMENT.match(text) or OF_NOTHING.match(text)
    return bool(BEGINNING.match(text)) and not wrong and text.endswith(ENDINGS)


def faults(source: str, cites: bool = False) -> list[tuple[int, str]]:
    """Docstrings that are no sentences; in a test (`cites`) the numbers of rules are one, too."""
    return [
        (line, text)
        for line, text in docstrings(source)
        if not is_sentence(text) and not (cites and CITED.match(text))
    ]


def page_files() -> list[Path]:
    """All that is written by hand of the page."""
    paths = (path for path in PAGE.rglob("*") if path.suffix in WRITTEN and path.name not in MADE)
    return sorted(path for path in paths if "node_modules" not in path.parts)


def page_comments(source: str) -> Iterator[tuple[int, str, bool]]:
    """The first paragraph of each comment with lines of its own, its line, and if it documents."""
    for found in COMMENT.finditer(source):
        block, markup, lines = found["block"], found["markup"], found["lines"]
        marked = re.sub(r"^[ \t]*(//|\*+)", "", block or markup or lines or "", flags=re.M)
        first = re.split(r"\n\s*\n", marked.strip())[0]
        below = DECLARED.match(source[found.end() :].lstrip())
        documents = block.startswith("*") if block is not None else bool(lines and below)
        yield source.count("\n", 0, found.start()) + 1, " ".join(first.split()), documents


def page_faults(source: str) -> list[tuple[int, str]]:
    """Comments that open with a question, and those on declarations that are no sentences."""
    return [
        (line, text)
        for line, text, documents in page_comments(source)
        if QUESTION.match(text) or (documents and not is_sentence(text))
    ]


@pytest.mark.parametrize("place", PLACES)
def test_a_docstring_is_a_sentence_that_does_not_begin_with_a_question(place: str) -> None:
    found = {
        f"{path.relative_to(HOUSE).as_posix()}:{line}": text
        for path in files(HOUSE / place)
        for line, text in faults(path.read_text("utf-8"), "tests" in path.relative_to(HOUSE).parts)
    }
    assert found == {}


def test_a_docstring_of_the_package_names_what_it_is_about() -> None:
    found = {
        f"{path.relative_to(HOUSE).as_posix()}:{line}": text
        for path in modules(SOURCES)
        if "tests" not in path.parts
        for line, text in nameless(path.read_text("utf-8"))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("None, where the room does not know it.", True),
        ("One of them, step by step to its end.", True),
        ("Each in its turn; when all were there they come again.", True),
        ("Nothing runs any more; time that has passed counts.", True),
        ("One game at a time.", False),
        ("All positions of a game.", False),
        ("Stop the clocks.", False),
    ],
)
def test_a_pronoun_instead_of_a_name_would_be_found(text: str, wrong: bool) -> None:
    assert bool(nameless(f'def function():\n    """{text}"""\n')) == wrong
    assert not nameless(f'def test_function():\n    """{text}"""\n')


def test_every_module_of_the_package_is_looked_at() -> None:
    seen = {path for place in PLACES for path in files(HOUSE / place)}
    assert {*SOURCES.rglob("*.py"), HOUSE / "run.py", Path(__file__)} <= seen


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("What a seat sees.", True),
        ("Whoever is to act.", True),
        ("some of them.", True),
        ("Some of them.", True),
        ("As the rules say.", True),
        ("The seat to act", True),
        ("(Remembers nothing.)", True),
        ("`sheets.py`: of a game with things to print.", True),
        ("The seat to act.", False),
        ("Write the observation into `out`.", False),
        ("`regalia rush`: as many exercises as one can.", False),
    ],
)
def test_a_docstring_that_is_no_sentence_would_be_found(text: str, wrong: bool) -> None:
    assert bool(faults(f'def function():\n    """{text}"""\n')) == wrong


@pytest.mark.parametrize(
    ("text", "cites", "wrong"),
    [("TW-4, TW-5", True, False), ("TW-4, TW-5", False, True), ("TW-4 why", True, True)],
)
def test_only_a_test_may_cite_rules_instead(text: str, cites: bool, wrong: bool) -> None:
    assert bool(faults(f'def function():\n    """{text}"""\n', cites)) == wrong


def test_a_comment_of_the_page_is_a_sentence_that_does_not_begin_with_a_question() -> None:
    found = {
        f"{path.relative_to(HOUSE).as_posix()}:{line}": text
        for path in page_files()
        for line, text in page_faults(path.read_text("utf-8"))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("/** What a story leaves. */\n", True),
        ("  /**\n   * From one scene\n   * to the next.\n   */\n", True),
        ("/** Trails of a story */\nlet trails;\n", True),
        ("/** Trails of a story. */\nlet trails;\n", False),
        ("/** Trails of a story.\n *\n * under the pieces */\n", False),
        ("// At the very end\nconst deeds = 1;\n", True),
        ("// Called once\n#send(one: string): void {\n", True),
        ("// A leap year.\n// svelte-ignore state_referenced_locally\nlet year = 4;\n", False),
        ("  f();\n  // at the very end\n  g();\n", False),
        ("  // Where there is room.\n  g();\n", True),
        ("<!-- How it ends. -->\n", True),
        (".a { }\n/* Whoever is to act. */\n", True),
        ('import.meta.glob("../words/*.ftl"); // what is said\n', False),
    ],
)
def test_a_comment_of_the_page_that_is_no_sentence_would_be_found(source: str, wrong: bool) -> None:
    assert bool(page_faults(source)) == wrong

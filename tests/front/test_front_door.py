"""Names that `import regalia` offers, and the page that shows them."""

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import regalia

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "python.md"


def test_the_page_about_python_shows_what_one_gets() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    assert len(test.examples) > 30
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert not told, "".join(told)


def test_the_page_about_python_shows_every_name() -> None:
    page = PAGE.read_text("utf-8")
    for name in regalia.__all__:
        assert f"`{name}" in page or f"regalia.{name}" in page, name


def test_every_name_is_there_is_listed_and_has_a_type() -> None:
    assert sorted(regalia.__all__) == regalia.__all__
    for name in regalia.__all__:
        assert getattr(regalia, name) is not None
        assert name in dir(regalia)
    assert not hasattr(regalia, "no_such_thing")
    source = ast.parse(Path(regalia.__file__).read_text("utf-8"))
    typed = {
        alias.asname or alias.name
        for node in ast.walk(source)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("regalia")
        for alias in node.names
    }
    functions = {node.name for node in source.body if isinstance(node, ast.FunctionDef)}
    assert set(regalia.__all__) <= typed | functions
    assert (Path(regalia.__file__).parent / "py.typed").exists()


def test_importing_it_brings_nothing_that_takes_time() -> None:
    """Numba and NumPy take most of a second; they come when somebody plays fast."""
    ask = "import sys, regalia; regalia.new('ur').play('roll:gg'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "regalia.games.ur.rules" in loaded
    assert not loaded & {"numba", "numpy", "click", "rich", "litestar"}


def test_the_games_are_listed_by_calling_the_package() -> None:
    assert regalia.games() == regalia.games.names()  # type: ignore[operator]


def test_two_levels_play_against_each_other_in_a_script_of_fifteen_lines() -> None:
    script = ROOT / "examples" / "two_levels.py"
    assert len([line for line in script.read_text("utf-8").splitlines() if line]) <= 15
    done = subprocess.run(
        [sys.executable, script, "1", "2"], capture_output=True, text=True, check=True
    )
    record = done.stdout[done.stdout.index("[Game") :]
    game = regalia.read_record(record)
    assert game.over and str(game) in done.stdout

"""Every test checks something."""

from pathlib import Path

from regalia.kit.citing import checking, cited, functions, lent

ROOT = Path(__file__).parents[2]
TESTS = [
    *(ROOT / "tests").rglob("*.py"),
    *(ROOT / "src").rglob("tests/*.py"),
    *(ROOT / "src" / "regalia" / "kit").rglob("*.py"),
]


def test_every_test_checks_something() -> None:
    helpers, tests, idle = lent(TESTS), 0, []
    for path in TESTS:
        can_fail = checking(path, helpers)
        for function in functions(path):
            if function.name.startswith("test_"):
                tests += 1
                if function.name not in can_fail:
                    idle.append(f"{path.name}: {function.name}")
    assert idle == []
    assert tests > 500


def test_a_test_that_asserts_nothing_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "test_toy.py"
    path.write_text(
        'def test_one():\n    """XY-1"""\n    game.play()  # XY-2\n'
        'def test_two():\n    """XY-3"""\n    assert True\n'
        'def test_three():\n    """XY-4"""\n    same(1, 2)\n'
        "def same(a, b):\n    assert a == b\n"
    )
    assert checking(path) == {"test_three", "same"}
    assert cited([path], "XY") == {"XY-4"}

"""Exponentials and powers are near the truth, and made of nothing that differs by platform."""

import ast
import math
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from regalia import games
from regalia.core import portable_math, random
from regalia.core.portable_math import exp, log, power
from regalia.fast.compiler import compiled, modules_of
from regalia.lab import full_games
from regalia.players import thinking
from regalia.players.levels import kernels
from regalia.research import answers

EXACT = {"ceil", "comb", "floor", "gcd", "isqrt", "prod", "sqrt"}  # fixed by IEEE 754, or of ints
LIBRARIES = ("math", "cmath", "numpy", "scipy")
PLAIN = {  # of NumPy's functions of numbers; what is none of these differs by platform
    *("abs", "absolute", "add", "ceil", "conj", "conjugate", "copysign", "divide", "divmod"),
    *("equal", "fabs", "floor", "floor_divide", "fmax", "fmin", "fmod", "frexp", "gcd", "greater"),
    *(
        "greater_equal",
        "heaviside",
        "invert",
        "isfinite",
        "isinf",
        "isnan",
        "isnat",
        "lcm",
        "ldexp",
    ),
    *("left_shift", "less", "less_equal", "maximum", "minimum", "mod", "modf", "multiply"),
    *("negative", "nextafter", "not_equal", "positive", "reciprocal", "remainder", "right_shift"),
    *("rint", "sign", "signbit", "spacing", "sqrt", "square", "subtract", "true_divide", "trunc"),
    *(f"bitwise_{name}" for name in ("and", "count", "invert", "left_shift", "not", "or")),
    *(f"bitwise_{name}" for name in ("right_shift", "xor")),
    *(f"logical_{name}" for name in ("and", "not", "or", "xor")),
}
OF_NUMPY = {name for name in dir(np) if isinstance(getattr(np, name), np.ufunc)} - PLAIN
ELSEWHERE = {"pow", "getattr", "__import__"}  # built in, or a way to the others
TRIED = 20_000


def drawn(low: float, high: float) -> Iterator[float]:
    rng = random.seeded(7)
    return (low + (high - low) * random.bits(rng) / 2**32 for _ in range(TRIED))


def bits_of(number: float) -> bytes:
    return struct.pack("<d", number)


def test_exp_is_within_two_units_of_the_last_place() -> None:
    assert exp(0.0) == 1.0 and exp(-709.0) == 0.0
    for x in drawn(-700, 700):
        assert abs(exp(x) - math.exp(x)) <= 2 * math.ulp(math.exp(x))


def test_log_is_within_four_units_of_the_last_place() -> None:
    assert log(1.0) == 0.0
    for x in drawn(-300, 300):
        assert abs(log(math.exp(x)) - math.log(math.exp(x))) <= 4 * math.ulp(x)


def test_a_power_is_right_to_thirteen_digits() -> None:
    assert power(0.0, 2.5) == 0.0 and power(0.7, 0) == 1.0
    for base, exponent in zip(drawn(0, 1), drawn(0, 20)):
        assert power(base, exponent) == pytest.approx(base**exponent, rel=1e-13)


@pytest.mark.compiled
def test_machine_code_gives_the_same_to_the_last_bit() -> None:
    fast = compiled(games.room("ur"), portable_math)
    for x in drawn(-720, 700):
        assert bits_of(fast.exp(x)) == bits_of(exp(x))
    for base, exponent in zip(drawn(0, 1), drawn(0, 20)):
        assert bits_of(fast.power(base, exponent)) == bits_of(power(base, exponent))


def test_they_are_what_they_were_on_every_platform() -> None:
    """Sums of all bits, which no change and no platform may change."""
    exps = np.array([exp(x) for x in drawn(-30, 30)]).view(np.uint64)
    powers = np.array([power(x, 1.7) for x in drawn(0, 1)]).view(np.uint64)
    assert (int(exps.sum()), int(powers.sum())) == (18395747593390900214, 15800961492219977514)


# --------------------------------------------------------- nobody who chooses takes others


def players_modules() -> set[ModuleType]:
    """The modules of all that chooses: kernels with what they call, and the Study's player."""
    rooms = [games.room(name) for name in games.names()]
    found = {
        module
        for room in rooms
        for kernel in (*kernels(room), thinking, answers, full_games)
        if room.tensor or kernel is not answers
        for module in modules_of(kernel, room)
    }
    own = tuple(room.player.__name__ for room in rooms if room.player)
    return found | {module for name, module in sys.modules.items() if name.startswith(own)}


def imported(module: ModuleType) -> Iterator[str]:
    """Yield mathematical functions from elsewhere, and powers of what is no whole number."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    whole = set(whole_names(tree))
    libraries = dict(library_names(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in LIBRARIES:
            yield from (one.name for one in node.names if not allowed(str(node.module), one.name))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            library = libraries.get(root(node))
            if library and not allowed(library, node.attr):
                yield ast.unparse(node)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
            base = node.left.value if isinstance(node.left, ast.Constant) else None
            if type(base) is not int or not is_whole(node.right, whole):
                yield ast.unparse(node)
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Pow):
            yield ast.unparse(node)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ELSEWHERE:
            given = ast.unparse(node.args[0]) if node.args else ""
            if ast.unparse(node.func) != "getattr" or given in libraries:
                yield ast.unparse(node)
        if isinstance(node, ast.Attribute) and node.attr in ("__pow__", "__rpow__"):
            yield ast.unparse(node)


def allowed(library: str, name: str) -> bool:
    """Tell if a function of a library is the same on every platform, or is none of numbers."""
    return (
        name in EXACT
        if library in ("math", "cmath")
        else library == "numpy.typing"
        or not (library.startswith("scipy") or name in OF_NUMPY or name == "*")
    )


def library_names(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Yield the names that libraries have in a module: `np`, or `numpy` written in full."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                if one.name.split(".")[0] in LIBRARIES:
                    yield (one.asname or one.name.split(".")[0]), one.name


def root(node: ast.AST) -> str:
    """The first name of `a.b.c`."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def whole_names(tree: ast.AST) -> Iterator[str]:
    """Yield names of whole numbers: those that go through a range, and arguments that say so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.iter, ast.Call):
            each, by = node.target, ast.unparse(node.iter.func)
            first = each.elts[0] if by == "enumerate" and isinstance(each, ast.Tuple) else each
            if isinstance(first, ast.Name) and by in ("range", "enumerate"):
                yield first.id
        if isinstance(node, ast.arg) and isinstance(node.annotation, ast.Name):
            if node.annotation.id == "int":
                yield node.arg


def is_whole(node: ast.AST, names: set[str]) -> bool:
    if isinstance(node, ast.BinOp):
        both = is_whole(node.left, names) and is_whole(node.right, names)
        return both and not isinstance(node.op, ast.Div | ast.Pow)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) in ("len", "int")
    if isinstance(node, ast.Name):
        return node.id in names
    return isinstance(node, ast.Constant) and type(node.value) is int


def test_no_kernel_imports_a_mathematical_function() -> None:
    taken = [(module.__name__, name) for module in players_modules() for name in imported(module)]
    assert taken == []


FOUND = {
    "from math import exp, sqrt": ["exp"],
    "import cmath\ncmath.phase(1)": ["cmath.phase"],
    "import math as m\nm.exp(1.0) + m.floor(1.0)": ["m.exp"],
    "from numpy import exp, sqrt, zeros": ["exp"],
    "from numpy import *": ["*"],
    "import numpy\nnumpy.exp(numpy.zeros(3))": ["numpy.exp"],
    "import numpy as other\nf = other.tanh": ["other.tanh"],
    "import numpy as np\ngetattr(np, 'exp')(2)": ["getattr(np, 'exp')"],
    "from scipy.special import expit": ["expit"],
    "half = 0.5**3": ["0.5 ** 3"],
    "odd = half**2": ["half ** 2"],
    "odd **= 2": ["odd **= 2"],
    "pow(2, half)": ["pow(2, half)"],
    "x = 2**half": ["2 ** half"],
    "x = 2**0.5": ["2 ** 0.5"],
    "x = 2**(n / 2)": ["2 ** (n / 2)"],
    "def f(x: float): return 2**x": ["2 ** x"],
    "def f(n: int): return 2**n + 3**(n - 1) + 5**len(row)": [],
    "x = [3**n for n in range(9)]; y = {one: 3**m for m, one in enumerate(x)}": [],
    "import numpy as np\nimport numpy.typing as npt\nx: npt.NDArray[np.int64] = np.sqrt(y)": [],
}


@pytest.mark.parametrize("text", FOUND)
def test_one_that_did_would_be_found(text: str, tmp_path: Path) -> None:
    module = ModuleType("own")
    module.__file__ = str(tmp_path / "own.py")
    Path(module.__file__).write_text(text)
    assert list(imported(module)) == FOUND[text]

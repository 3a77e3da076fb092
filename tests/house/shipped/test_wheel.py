"""The wheel: what is in it, and that the library works with what it asks for and nothing else."""

import os
import re
import subprocess
import sys
import zipfile
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[3]
TEMPLATE = Path("regalia/terminal/template")  # what `new-room` writes: texts, nothing that runs
KIT = {  # what `check-room` reads
    Path("regalia/kit") / name for name in ("ruff.toml", "old_names.toml", "suite/conftest.py")
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("regalia-*.whl")
    return built


def needed(told: Distribution, extras: set[str], found: dict[str, set[str]]) -> set[str]:
    """The names of all that a distribution asks for, with these extras, and so on."""
    for line in told.requires or []:
        asked = Requirement(line)
        wanted = any(
            asked.marker is None or asked.marker.evaluate({"extra": extra})
            for extra in extras | {""}
        )
        if wanted and not (asked.name in found and asked.extras <= found[asked.name]):
            found[asked.name] = found.get(asked.name, set()) | asked.extras
            needed(distribution(asked.name), asked.extras, found)
    return set(found)


class Installed:
    """The wheel in an environment of its own, with what it asks for and nothing else."""

    def __init__(self, wheel: Path, place: Path, *extras: str) -> None:
        self.packages, self.home = place / "packages", place / "home"
        self.home.mkdir(parents=True)
        with zipfile.ZipFile(wheel) as inside:
            inside.extractall(self.packages)
        told = PathDistribution(next(self.packages.glob("*.dist-info")))
        for name in needed(told, set(extras), {}):
            self._link(distribution(name))

    def _link(self, found: Distribution) -> None:
        """Put a package there as pip would, but without a copy (and without the net)."""
        for top in {file.parts[0] for file in found.files or [] if file.parts[0] != ".."}:
            here = self.packages / top
            if not here.exists():
                here.symlink_to(Path(str(found.locate_file(top))))

    def run(self, *words: str, **said: str) -> subprocess.CompletedProcess[str]:
        outside = {"PATH", "LD_LIBRARY_PATH", "SYSTEMROOT"}
        kept = {name: value for name, value in os.environ.items() if name in outside}
        places = {"PYTHONPATH": str(self.packages), "HOME": str(self.home), "LANG": "en_GB.UTF-8"}
        return subprocess.run(
            [sys.executable, "-S", *words],  # -S: nothing of the environment that tests run in
            cwd=self.home,
            env={**kept, **places, **said},
            capture_output=True,
            text=True,
            check=False,
        )


def test_the_wheel_holds_the_library_and_neither_tests_nor_measuring_programs(wheel: Path) -> None:
    names = [Path(name) for name in zipfile.ZipFile(wheel).namelist()]
    listed = {str(name) for name in names}
    assert {
        "regalia/py.typed",
        "regalia/core/words/sl.ftl",
        "regalia/games/ur/rules.md",
        "regalia/games/ur/data/learned.npz",
        "regalia/games/ur/data/looking_back.npz",
        "regalia/games/ur/solve/kernel.cu",
        "regalia/server/static/index.html",
        "regalia/server/store/migrations/versions/0001_tables.py",
    } <= listed
    assert {*names} >= KIT
    for name in {*names} - KIT:
        if name.is_relative_to(TEMPLATE):
            assert name.name == "__init__.py" or name.suffix == ".txt", name
            continue
        assert not {"tests", "tools", "bench", "__pycache__", "conftest.py"} & {*name.parts}, name
        assert name.suffix not in (".pyc", ".toml") or name.parts[-2] in (
            "data",
            "lessons",
            "examples",
        ), name


def test_what_is_in_the_wheel_imports_nothing_that_is_not(wheel: Path) -> None:
    held = zipfile.ZipFile(wheel)
    for name in held.namelist():
        if name.endswith(".py"):
            assert not re.search(
                r"import.*\btests\b|\.(tools|tests)\b.*import", held.read(name).decode()
            )


def test_the_library_alone_plays_and_a_missing_extra_is_named(wheel: Path, tmp_path: Path) -> None:
    alone = Installed(wheel, tmp_path)
    game = (
        "import regalia; game = regalia.new('twelve'); "
        "regalia.play(game, regalia.player(1), regalia.player('random'), rng=regalia.rng(2)); "
        "print(game, regalia.write_record(game), game._repr_svg_()[:4], repr(game))"
    )
    played = alone.run("-c", game)
    assert played.returncode == 0, played.stderr
    assert '[Game "twelve"]' in played.stdout and "<svg" in played.stdout

    missing = alone.run("-m", "regalia", "games")
    assert missing.returncode == 1 and missing.stdout == ""
    (line,) = missing.stderr.splitlines()
    assert "pip install 'regalia[terminal]'" in line
    shaped = alone.run("-c", "from regalia.research import gym")
    assert "MissingExtra" in shaped.stderr and "pip install 'regalia[research]'" in shaped.stderr
    fair = alone.run("-c", "from regalia.table import fairness; print(fairness.__doc__)")
    assert fair.returncode == 0 and fair.stdout, fair.stderr  # a match needs no extra
    german = alone.run("-m", "regalia", LANG="de_DE.UTF-8")
    assert german.stderr.startswith("Hierfür fehlt click") and "[terminal]" in german.stderr


def test_the_command_without_the_server_says_what_serving_takes(
    wheel: Path, tmp_path: Path
) -> None:
    terminal = Installed(wheel, tmp_path, "terminal")
    listed = terminal.run("-m", "regalia", "games")
    assert listed.returncode == 0 and "Ur: The Royal Game" in listed.stdout, listed.stderr
    for words in (["serve"], []):
        refused = terminal.run("-m", "regalia", *words, LANG="sl_SI.UTF-8")
        assert refused.returncode == 1
        assert "Za to manjka" in refused.stderr and "'regalia[server]'" in refused.stderr
        assert "Traceback" not in refused.stderr


def test_every_extra_brings_what_its_part_of_the_house_imports(wheel: Path, tmp_path: Path) -> None:
    ask = "import regalia.server.serving, regalia.server.http.application; print('ready')"
    served = Installed(wheel, tmp_path, "server").run("-c", ask)
    assert served.stdout == "ready\n", served.stderr

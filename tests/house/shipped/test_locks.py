"""Only files that have a hash in a lock are installed."""

import hashlib
import json
import os
import re
import runpy
import subprocess
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest

from .licences import LOCKS, ROOT, plain
from .test_wheel import needed

LINE = re.compile(r"([a-z0-9-]+)==([^ ]+)( ; [^\\]+)? \\")
HASH = re.compile(r"    --hash=sha256:([0-9a-f]{64})( \\)?")
EXTRAS = {  # what each lock was made for
    "constraints.txt": {"dev"},
    "constraints-run.txt": {"server", "terminal", "print", "build"},
    "constraints-release.txt": {"release"},
}
BACKEND = '''"""Builds this project without anything else."""
import zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    name = "regalia-1-py3-none-any.whl"
    with zipfile.ZipFile(f"{folder}/{name}", "w") as wheel:
        wheel.writestr("regalia.pth", "")
        for line in ("METADATA:Metadata-Version: 2.1\\nName: regalia\\nVersion: 1\\n",
                     "WHEEL:Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
                     "RECORD:"):
            file, _, text = line.partition(":")
            wheel.writestr(f"regalia-1.dist-info/{file}", text)
    return name
'''


def packages(lock: Path) -> Iterator[tuple[str, str, set[str]]]:
    """Names, versions and hashes of a lock, in which nothing else stands."""
    name, version, hashes = "", "", set[str]()
    for line in lock.read_text("utf-8").splitlines():
        if (begun := LINE.fullmatch(line)) is not None:
            if name:
                yield name, version, hashes
            name, version, hashes = begun[1], begun[2], set()
        else:
            found = HASH.fullmatch(line)
            assert found, line
            hashes.add(found[1])
    yield name, version, hashes


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_in_a_lock_has_hashes_and_the_locks_agree(lock: Path) -> None:
    whole = {
        (name, version): hashes for name, version, hashes in packages(ROOT / "constraints.txt")
    }
    names = {name for name, _ in whole}
    found = list(packages(lock))
    assert len(found) > 30
    for name, version, hashes in found:
        assert hashes, name
        if name in names:
            assert whole[name, version] == hashes, name


def test_the_locks_hold_all_that_is_asked_for() -> None:
    assert {lock.name for lock in LOCKS} == set(EXTRAS)
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for lock in LOCKS:
        names, extras = {name for name, _, _ in packages(lock)}, EXTRAS[lock.name]
        if extras == {"release"}:  # which is installed only where releases are made
            lines = asked["optional-dependencies"]["release"]
            wanted = {re.split(r"[<>=\[]", line)[0] for line in lines}
        else:
            wanted = needed(distribution("regalia"), extras, {})
        assert {plain(name) for name in wanted} - {"regalia"} <= names, lock.name


def test_the_tools_of_the_page_have_one_version_each() -> None:
    tools = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["devDependencies"]
    assert {name: told for name, told in tools.items() if not re.fullmatch(r"[\d.]+", told)} == {}
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert lock[""]["devDependencies"] == tools
    assert [path for path, package in lock.items() if path and not package.get("integrity")] == []


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project that needs one package, which lies in a folder, and no index."""
    (tmp_path / "backend.py").write_text(BACKEND)
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["absent"]\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "regalia"\nversion = "1"\ndependencies = ["absent"]\n'
    )
    (tmp_path / "run.py").write_bytes((ROOT / "run.py").read_bytes())
    with zipfile.ZipFile(tmp_path / "odd-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("odd.py", "")
        wheel.writestr("odd-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: odd\nVersion: 1\n")
        tags = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        wheel.writestr("odd-1.dist-info/WHEEL", tags)
        wheel.writestr("odd-1.dist-info/RECORD", "")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    return tmp_path


def set_up(project: Path, *lines: str) -> None:
    (project / "constraints-run.txt").write_text("".join(f"{line}\n" for line in lines))
    runpy.run_path(str(project / "run.py"))["set_up"]("run")


def test_setting_up_installs_what_has_the_hash_in_the_lock_and_nothing_else(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The project asks for `absent`, for itself and to be built; it is in no lock."""
    right = hashlib.sha256((project / "odd-1-py3-none-any.whl").read_bytes()).hexdigest()
    refused = {
        f"odd==1 --hash=sha256:{'0' * 64}": "DO NOT MATCH THE HASHES",
        "odd==1": "Hashes are required in --require-hashes mode",
        f"odd>=1 --hash=sha256:{right}": "must have their versions pinned",
    }
    stamp = project / ".venv" / "installed-run.txt"
    for line, why in refused.items():
        with pytest.raises(subprocess.CalledProcessError):
            set_up(project, line)
        assert why in capfd.readouterr().err
        assert not stamp.exists()
    set_up(project, f"odd==1 --hash=sha256:{right}")
    assert stamp.exists()
    assert "Successfully installed regalia-1" in capfd.readouterr().err

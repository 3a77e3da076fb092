"""Faults of the place where tables are kept are said in a sentence, before a start and after it."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from support.servers.serving import Person, Server, serving
from support.waiting import until

from regalia.core.errors import RegaliaError
from regalia.server.settings import Settings
from regalia.server.store import doctor
from regalia.server.store.database import Database


def start(folder: Path, language: str = "de") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            *(sys.executable, "-m", "regalia", "serve", "--no-browser", "--port", "0"),
            *("--folder", str(folder)),
        ],
        env={**os.environ, "REGALIA_LANGUAGE": language},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with tables in it."""
    folder = tmp_path_factory.mktemp("played")
    with serving(folder) as server, Person(server) as ann:
        for _ in range(3):
            ann.open("ur")
    return folder / "regalia.db"


def another_program(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE letters (text)")


def of_the_future(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")


def overwritten(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))


WRONG: dict[str, tuple[Callable[[Path], object], str]] = {
    "cut to nothing": (lambda file: file.write_bytes(b""), "ist leer"),
    "cut in the middle": (lambda file: os.truncate(file, 8192), "abgeschnitten"),
    "cut in its head": (lambda file: os.truncate(file, 50), "keine Datenbank"),
    "no database": (lambda file: file.write_text("Dear Anna, …" * 900), "keine Datenbank"),
    "of another program": (another_program, "keine Datenbank"),
    "of a newer version": (of_the_future, "neueren Version"),
    "overwritten": (overwritten, "nicht benutzbar"),
}


@pytest.mark.parametrize("how", WRONG)
def test_a_database_that_cannot_be_used_is_refused_in_a_sentence(
    played: Path, tmp_path: Path, how: str
) -> None:
    file = tmp_path / "regalia.db"
    file.write_bytes(played.read_bytes())
    WRONG[how][0](file)
    before = file.read_bytes()
    done = start(tmp_path)
    assert done.returncode != 0 and WRONG[how][1] in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == before, "nothing was changed"


def test_a_folder_that_is_a_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    place = tmp_path / "place"
    place.write_text("no folder")
    done = start(place)
    assert done.returncode != 0 and str(place) in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture
def locked(played: Path, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A copy of the database in which another program writes."""
    file = tmp_path / "regalia.db"
    file.write_bytes(played.read_bytes())
    with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


@pytest.mark.usefixtures("locked")
def test_a_database_that_another_program_keeps_locked_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "LOCKED", 0.2)
    with pytest.raises(RegaliaError, match=r"Another program is using .*regalia\.db"):
        doctor.ready_database(Settings(folder=tmp_path))


def test_a_database_that_another_program_lets_go_of_is_waited_for(
    locked: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "LOCKED", 60.0)
    with ThreadPoolExecutor() as pool:
        starting = pool.submit(doctor.ready_database, Settings(folder=tmp_path))
        locked.execute("ROLLBACK")
        assert starting.result() is None


def test_a_second_server_in_a_folder_is_refused_and_the_first_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        done = start(tmp_path, "sl")
        assert done.returncode != 0 and "Drug strežnik" in done.stderr
        assert httpx.get(f"{server.url}/health").json()["ok"]
        server.kill()
        again = Server(tmp_path)
        again.stop()


def test_a_full_disk_is_not_healthy(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no disk that is always full")
    space = tmp_path / "regalia.space"
    with serving(tmp_path) as server:
        space.symlink_to("/dev/full")
        until_health_is(server, False)
        space.unlink()
        until_health_is(server, True)
        assert not space.exists(), "it leaves nothing behind"


def until_health_is(server: Server, ok: bool) -> None:
    def answer() -> httpx.Response | None:
        found = httpx.get(f"{server.url}/health")
        return found if found.json()["ok"] == ok else None

    found = until(answer, f"it never said so: {ok}")
    assert found is not None and found.status_code == (200 if ok else 503)


def test_a_database_that_is_away_for_now_is_no_error_of_ours(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Person(server) as ann:
        wanted = {"game": "ur", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"}
        with closing(sqlite3.connect(tmp_path / "regalia.db")) as other:
            other.execute("BEGIN IMMEDIATE")  # somebody copies it, and takes long
            answer = ann.http.post("/api/tables", json=wanted)
            other.execute("ROLLBACK")
        assert answer.status_code == 503
        assert answer.json()["code"] == "not-kept"
        assert "Traceback" not in server.told()
        assert ann.http.post("/api/tables", json=wanted).status_code == 201
        assert not Database("sqlite:///none").away(ValueError("a mistake of ours"))
        assert Database("postgresql://nobody@localhost/none").away(ConnectionRefusedError())


def test_an_exception_that_nobody_fetched_is_in_the_log_as_everything_is() -> None:
    program = (
        "import asyncio, sys\n"
        "from regalia.server.telemetry import set_up_logs, log_unretrieved\n"
        "set_up_logs(False)\n"
        "async def lost():\n"
        "    raise ValueError('lost')\n"
        "async def main():\n"
        "    asyncio.get_running_loop().set_exception_handler(log_unretrieved)\n"
        "    task = asyncio.create_task(lost())\n"
        "    await asyncio.wait([task])\n"
        "    del task\n"
        "asyncio.run(main())\n"
        "import logging\n"
        "logging.getLogger('uvicorn.error').error('said by a library')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert "ValueError: lost" in lines[0]["exception"] and lines[0]["level"] == "error"
    assert lines[1]["event"] == "said by a library"

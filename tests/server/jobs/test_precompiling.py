"""Precompiling: on a machine that has compiled nothing, nobody waits in the dark or for somebody
else."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import psutil
import pytest
from support.endings import ended
from support.servers.serving import Person, serving
from support.waiting import PATIENCE, until

from regalia import games
from regalia.app import questions
from regalia.core.contract import SolvePart
from regalia.core.game.record import write
from regalia.core.room import Room
from regalia.fast import warm
from regalia.lab import full_games
from regalia.players import minimax, rounds, tree
from regalia.server.jobs import precompiling
from regalia.server.jobs.precompiling import in_order, missing, prepare

COMPILING = 600  # seconds, beside other tests
OFTEN = {"REGALIA_REQUESTS_A_MINUTE": "100000"}  # nobody is slowed down for asking
COMPUTER, ME = {"kind": "computer", "level": 1}, {"kind": "me"}


def test_while_a_review_waits_for_the_compiler_computers_play_on(tmp_path: Path) -> None:
    """One process thinks for all; and how far the compiler is, is told, and then no more."""
    given = {"REGALIA_CACHE": str(tmp_path), **OFTEN}
    with serving(tmp_path / "tables", **given) as server, Person(server) as ann:
        brought = ann.http.post("/api/analysis", json={"text": write(ended("twelve"))})
        review = f"/api/tables/{brought.json()['key']}/review"
        assert ann.http.post(review, json={}).status_code == 200
        where = "/api/games/twelve/preparing?what=review"
        shares, moved = list[float](), -1

        def reviewed() -> bool:
            nonlocal moved
            share = ann.http.get(where).json()["share"]
            if share is not None:
                shares.append(share)
                if moved < 0:
                    with ann.sit_at(ann.open("ur", COMPUTER, ME)["key"]) as sitting:
                        sitting.wait_for_table(lambda table: table["choices"])
                    moved = len(shares)
            return bool(ann.http.get(review).json()["review"])

        until(reviewed, "there is no review", COMPILING)
        assert shares == sorted(shares) and len({*shares}) > 3
        assert moved == 1 < len(shares), "the computer moved while the compiler was at work"
        assert ann.http.get(where).json()["share"] is None
        assert "what is due failed" not in server.told(), "nothing has failed meanwhile"


def test_who_asks_too_early_is_to_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_yet(*given: object) -> None:
        raise warm.NotYet

    monkeypatch.setattr(questions, "go_on", not_yet)
    asked = questions.to_review("", questions.ReviewProgress(), 1.0)
    with pytest.raises(questions.NotReady) as early:
        questions.reviewed(questions.answered(asked))
    assert early.value.soon


def test_what_is_asked_about_a_game_nobody_has_or_in_no_way_is_refused(tmp_path: Path) -> None:
    alone = {"REGALIA_CACHE": str(tmp_path / "cache")}  # where no other test compiles
    with serving(tmp_path, **alone) as server, Person(server) as ann:
        assert ann.http.get("/api/games/battles/preparing?what=weigh").json() == {"share": None}
        assert ann.http.get("/api/games/chess/preparing").status_code in (400, 404)
        assert ann.http.get("/api/games/battles/preparing?what=cook").status_code == 400


def test_what_is_played_is_prepared_first_and_what_nobody_waits_for_last() -> None:
    names = [room.card.id for room in in_order(["twelve", "chess", "twelve", "gambit"])]
    assert names[:2] == ["twelve", "gambit"] and sorted(names) == sorted(games.names())
    fresh = [room.has(SolvePart.expected) for room in in_order([])]
    assert fresh == sorted(fresh) and len({*fresh}) == 2


def test_a_room_is_prepared_for_all_that_is_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ready: set[ModuleType] = {rounds}
    monkeypatch.setattr(warm, "is_ready", lambda room, kernel: kernel in ready)
    assert missing(games.room("battles")) == [tree, full_games]
    assert missing(games.room("twelve")) == [minimax]
    assert missing(games.room("study")) == [], "it plays, and looks back, by what it knows"


def test_rooms_are_prepared_one_after_the_other_and_what_fails_holds_up_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"

    def command(room: Room, kernels: Sequence[ModuleType], behind: bool) -> list[str]:
        assert behind and kernels
        code = "import sys; open(sys.argv[1], 'a').write(sys.argv[2] + ' '); sys.exit(1)"
        return [sys.executable, "-c", code, str(log), room.card.id]

    monkeypatch.setattr(warm, "is_ready", lambda room, kernel: False)
    monkeypatch.setattr(precompiling.warm, "command", command)
    asyncio.run(prepare([games.room(name) for name in ("twelve", "study", "battles")]))
    assert log.read_text().split() == ["twelve", "battles"]


def test_a_server_prepares_itself_and_takes_that_along_when_it_ends(tmp_path: Path) -> None:
    given = {"REGALIA_CACHE": str(tmp_path), "REGALIA_PREPARE": "1", **OFTEN}
    with serving(tmp_path / "tables", **given) as server, Person(server) as ann:
        first = in_order([])[0].card.id
        where = f"/api/games/{first}/preparing"
        until(lambda: ann.http.get(where).json()["share"] is not None, "nothing is prepared")
        working = psutil.Process(server.process.pid).children(recursive=True)
        assert any("regalia.fast.warm" in one.cmdline() for one in working)
        server.stop()
    _, left = psutil.wait_procs(working, timeout=PATIENCE)
    assert left == [], "nobody goes on with it"

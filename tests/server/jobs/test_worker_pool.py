"""Computer players think elsewhere; whatever happens to them there, they are asked again."""

import asyncio
import random
import sys
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from support.waiting import turns

from regalia import games
from regalia.app.questions import (
    QUESTION,
    Failed,
    analysed,
    answered,
    chosen,
    to_analyse,
    to_choose,
)
from regalia.core.game import Game
from regalia.core.secrets import as_plain, redacted
from regalia.players import of_level
from regalia.server.jobs import worker_pool
from regalia.server.jobs.worker_pool import WorkerPool
from regalia.table.mechanics.move_request import MoveRequest

SCRIPT = """
import os, sys, time
from pathlib import Path

mark, how = Path(sys.argv[1]), sys.argv[2]
for line in sys.stdin.buffer:
    if line == b"hard\\n" and how != "answers" and not mark.exists():
        mark.touch()
        if how == "dies":
            os._exit(3)
        time.sleep(600)
    sys.stdout.buffer.write(b"well, " + line)
    sys.stdout.buffer.flush()
"""


def done(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


@pytest.mark.parametrize("how", ["answers", "dies", "hangs"])
def test_an_answer_comes_though_a_process_dies_or_hangs(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, script = tmp_path / "tried", tmp_path / "script.py"
    script.write_text(SCRIPT)

    def clock() -> float:
        """Patience is lost when the process hangs, however long it took to start."""
        return 2 * worker_pool.PATIENCE if how == "hangs" and mark.exists() else 0.0

    monkeypatch.setattr(worker_pool, "COMMAND", (sys.executable, str(script), str(mark), how))
    monkeypatch.setattr(worker_pool, "time", SimpleNamespace(monotonic=clock))
    monkeypatch.setattr(worker_pool, "LOOK", 0.1)

    async def ask() -> list[bytes]:
        pool = WorkerPool(1)
        try:
            found = []
            for question in (b"hard", b"easy"):
                (slot,) = await pool.slots(5)
                found.append(await slot.ask(question))
            return found
        finally:
            await pool.close()

    assert done(ask()) == [b"well, hard\n", b"well, easy\n"]
    assert mark.exists() == (how != "answers")


def test_one_that_dies_again_and_again_fails_and_its_slot_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        worker_pool, "COMMAND", (sys.executable, "-c", "input(); raise SystemExit(3)")
    )

    async def ask() -> None:
        pool = WorkerPool(1)
        try:
            for _ in range(2):
                (slot,) = await pool.slots(1)
                with pytest.raises(Failed):
                    await slot.ask(b"anything")
        finally:
            await pool.close()

    done(ask())


def test_who_asked_may_go_and_the_slot_is_free_only_when_the_process_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    monkeypatch.setattr(
        worker_pool, "COMMAND", (sys.executable, str(script), str(tmp_path / "x"), "answers")
    )

    async def ask() -> bytes:
        pool = WorkerPool(1)
        try:
            (slot,) = await pool.slots(1)
            asking = asyncio.create_task(slot.ask(b"forgotten"))
            await turns()
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert pool.free.empty()
            (slot,) = await pool.slots(1)
            return await slot.ask(b"wanted")
        finally:
            await pool.close()

    assert done(ask()) == b"well, wanted\n"


def positions(room: Any, rng: random.Random) -> list[MoveRequest]:
    """Requests for moves, one for each decision of a game played at random."""
    game, found = Game(room, {}), []
    while not game.over and len(found) < 30:
        if game.players:
            seat = rng.choice([one for one in game.players if game.actions(one)])
            actions, seats = sorted(game.actions(seat)), game.seats
            known = as_plain(redacted(room, game.params, game.state, seat).state)
            told = (game.view(seat), known)
            about = (room.card.id, game.options, *told, actions, tuple(game.keys))
            found.append(MoveRequest(seat, 1, 0, False, 1, *about, seats, rng.getrandbits(64)))
            game.play(rng.choice(actions), seat)
        else:
            game.play(rng.choice(sorted(game.weights())))
    return found


@pytest.mark.parametrize("name", games.names())
def test_a_question_as_json_is_the_question(name: str) -> None:
    """Nothing of a view is lost: the same worlds fit it."""
    asked = positions(games.room(name), random.Random(7))
    for thinking in asked:
        read = QUESTION.decode(to_choose(thinking)).about
        assert read == thinking
        assert read.query().world() == thinking.query().world()


def test_what_is_chosen_elsewhere_is_what_would_be_chosen_here() -> None:
    for thinking in positions(games.room("twelve"), random.Random(7))[:3]:
        assert chosen(answered(to_choose(thinking))) == of_level(1).choose(thinking.query())
        assert analysed(answered(to_analyse(thinking)))[0].text in thinking.actions


@pytest.mark.parametrize(
    "answer", [b"", b"[", b"{}", b"[[[[" * 10_000, b'{"chosen":["x"]}', b'{"problem":"tired"}']
)
def test_what_is_no_answer_is_a_failure(answer: bytes) -> None:
    for read in (chosen, analysed):
        with pytest.raises(Failed):
            read(answer)


def test_a_question_that_nobody_understands_is_answered_with_the_problem() -> None:
    with pytest.raises(Failed, match="Validation"):
        chosen(answered(b'{"what":"tell me the state"}'))

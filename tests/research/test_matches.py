"""Programs of others play matches: decided by the rules, lost by faults, rated with intervals."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from support.waiting import until

from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.research import matches
from regalia.research.matches import MatchClock, MatchGame, OneOfOurs, Outside, Series, contestant
from regalia.research.programs import AHEAD, EngineClient, EngineError, ProgramError
from regalia.research.ratings import ratings
from regalia.research.results import kept
from regalia.terminal.cli import main

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node")
FIRST = 'print(json.dumps({"text": q["actions"][0]}), flush=True)'
FAULTS = {
    "late": "time.sleep(60)",
    "gone": "sys.exit(3)",
    "garbled": 'print("enter", flush=True)',
    "no-text": "print(json.dumps({'text': 7}), flush=True)",
    "illegal": "print(json.dumps({'text': 'castle'}), flush=True)",
    "endless": "print('x' * 2_000_000, end='', flush=True); time.sleep(60)",
}
NESTED = "print('{\"text\":' + '[' * 100_000 + ']' * 100_000 + '}', flush=True)"


def program(tmp_path: Path, does: str) -> list[str]:
    """A command of a program that answers a choice so."""
    path = tmp_path / "program.py"
    path.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    q = json.loads(line)\n"
        '    if q["op"] == "hello": print(json.dumps({"name": "It"}), flush=True)\n'
        '    elif q["op"] == "choose":\n'
        f"        {does}\n"
        "    else: break\n"
    )
    return [sys.executable, str(path)]


@contextmanager
def outside(command: str | list[str]) -> Iterator[Outside]:
    one = Outside(command)
    try:
        yield one
    finally:
        one.close()


@pytest.mark.parametrize("fault", FAULTS)
def test_who_is_late_or_answers_nonsense_has_lost_and_may_play_the_next_game(
    fault: str, tmp_path: Path
) -> None:
    clock = MatchClock(1.5 if fault in ("late", "endless") else 30)
    with outside(program(tmp_path, FAULTS[fault])) as it:
        series = Series("twelve", [it, OneOfOurs("random")], clock=clock)
        for number in (0, 1):
            played = series.play(number)
            own = played.seats.index(0)
            assert played.fault == own and played.points[own] == 0 and played.points[1 - own] == 1
            assert played.reason == fault
            assert played.said == {"garbled": "enter", "no-text": "7", "illegal": "castle"}.get(
                fault, ""
            )


def test_an_answer_too_deep_to_be_read_is_garbled(tmp_path: Path) -> None:
    with outside(program(tmp_path, NESTED)) as it:
        played = Series("twelve", [it, OneOfOurs("random")]).play(0)
    assert played.reason == "garbled" and played.fault == 0


def test_a_program_that_does_not_read_is_late_and_holds_up_nobody(tmp_path: Path) -> None:
    """A request that does not fit into a pipe waits for a program that says hello, and reads no
    more."""
    path = tmp_path / "deaf.py"
    path.write_text("print('{}', flush=True)\n__import__('time').sleep(60)\n")
    with outside([sys.executable, str(path)]) as it, pytest.raises(ProgramError) as told:
        it.program.ask({"op": "choose", "view": "x" * 1_000_000}, 0.5)
    assert told.value.why == "late"


def test_a_program_that_was_ended_is_greeted_before_the_next_game(tmp_path: Path) -> None:
    log = tmp_path / "asked"
    does = f"open({str(log)!r}, 'a').write('choose '); print('no', flush=True)"
    command = program(tmp_path, does)
    path = Path(command[1])
    path.write_text(
        path.read_text().replace('"hello": ', f'"hello": open({str(log)!r}, "a").write("hello "), ')
    )
    with outside(command) as it:
        series = Series("twelve", [it, OneOfOurs("random")])
        assert [series.play(n).reason for n in (0, 2)] == ["garbled"] * 2
    assert log.read_text() == "hello choose hello choose "


def test_what_a_program_calls_itself_is_harmless_on_any_screen(tmp_path: Path) -> None:
    path = tmp_path / "named.py"
    path.write_text("input(); print('{\"name\": \"\\\\u001b[2J' + 'x' * 99 + '\"}', flush=True)\n")
    with outside([sys.executable, str(path)]) as it:
        assert it.name == "·[2J" + 56 * "x"


def test_a_match_says_whose_fault_it_was_and_what_was_said_but_not_to_the_screen(
    tmp_path: Path,
) -> None:
    """A program may send whatever a screen obeys."""
    does = "print(json.dumps({'text': chr(27) + '[2Jcastle' + chr(10)}), flush=True)"
    command, path = shlex.join(program(tmp_path, does)), tmp_path / "games.jsonl"
    given = ["research", "match", "twelve", command, "random", "--games", "2"]
    told = CliRunner().invoke(main, [*given, "--results", str(path)])
    assert told.exit_code == 0 and "It lost through its own fault (illegal): 2" in told.output
    assert "·[2Jcastle·" in told.output and "\x1b" not in told.output
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["said"] for line in lines[1:]] == ["·[2Jcastle·"] * 2
    assert set(lines[1]) == set(MatchGame._fields)


def test_without_a_clock_a_program_that_never_answers_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "PATIENCE", 0.2)
    with outside(program(tmp_path, FAULTS["late"])) as it:
        played = Series("twelve", [it, OneOfOurs("random")]).play(0)
    assert played.reason == "late" and played.fault == 0


@pytest.mark.skipif(sys.platform == "win32", reason="a script of the shell")
def test_a_program_that_a_script_started_is_ended_with_it(tmp_path: Path) -> None:
    """The script is what is waited for; its program keeps the output open, and may work on."""
    note = tmp_path / "number"
    does = f"open({str(note)!r}, 'w').write(str(__import__('os').getpid())); time.sleep(60)"
    script = tmp_path / "script.sh"
    script.write_text(f"{shlex.join(program(tmp_path, does))}\ntrue\n")
    with outside(["sh", str(script)]) as it:
        played = Series("twelve", [it, OneOfOurs("random")], clock=MatchClock(1.5)).play(0)
    assert played.reason == "late"
    until(lambda: not is_running(int(note.read_text())), "it works on")


def is_running(number: int) -> bool:
    """Tell if a process runs: it is there, and not a dead one that waits to be noticed."""
    try:
        os.kill(number, 0)
        stat = Path(f"/proc/{number}/stat")
        return not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_a_match_that_is_told_to_end_ends_its_programs(tmp_path: Path) -> None:
    note = tmp_path / "number"
    does = f"open({str(note)!r}, 'w').write(str(__import__('os').getpid())); time.sleep(600)"
    given = ["research", "match", "twelve", shlex.join(program(tmp_path, does)), "random"]
    asking = subprocess.Popen([sys.executable, "-m", "regalia", *given], stderr=subprocess.DEVNULL)
    until(lambda: asking.poll() is not None or (note.exists() and note.read_text()))
    assert asking.poll() is None
    asking.terminate()
    assert asking.wait(30) != 0
    until(lambda: not is_running(int(note.read_text())), "it works on")


@pytest.mark.parametrize("clock", [(), ("--clock", "600")])
def test_a_match_that_is_told_to_end_while_a_program_gets_ready_ends_it(
    clock: tuple[str, ...], tmp_path: Path
) -> None:
    note, path = tmp_path / "number", tmp_path / "mute.py"
    path.write_text(
        f"import os, time\nopen({str(note)!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n"
    )
    command = shlex.join([sys.executable, str(path)])
    given = ["research", "match", "twelve", "random", command, *clock]
    asking = subprocess.Popen([sys.executable, "-m", "regalia", *given], stderr=subprocess.DEVNULL)
    until(lambda: asking.poll() is not None or (note.exists() and note.read_text()))
    assert asking.poll() is None
    asking.terminate()
    assert asking.wait(30) != 0
    until(lambda: not is_running(int(note.read_text())), "it works on")


def test_with_a_clock_a_program_has_that_and_a_moment_to_say_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "STARTING", 0.1)
    path = tmp_path / "mute.py"
    path.write_text("__import__('time').sleep(600)\n")
    with pytest.raises(ProgramError) as told:
        contestant(shlex.join([sys.executable, str(path)]), MatchClock(0.1))
    assert told.value.why == "late"


def test_a_program_that_says_much_unasked_waits_and_fills_no_memory(tmp_path: Path) -> None:
    note, path = tmp_path / "said", tmp_path / "loud.py"
    path.write_text(
        "import sys\nprint('{}', flush=True)\n"
        f"for count in range(10_000):\n    open({str(note)!r}, 'w').write(str(count))\n"
        "    print('x' * 1_000_000, flush=True)\n"
    )
    with outside([sys.executable, str(path)]) as it:
        until(lambda: it.program.answers.full())
        waiting = it.program.answers.qsize()
        assert waiting == AHEAD and int(note.read_text()) <= AHEAD + 2  # and one in the pipe
        running = it.program.running
    assert running is not None and running.returncode is not None


def test_without_the_extra_a_match_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.delitem(sys.modules, "regalia.research.ratings", raising=False)
    told = CliRunner().invoke(main, ["research", "match", "twelve", "random", "random"])
    assert told.exit_code == 1 and "regalia[research]" in told.output


@pytest.mark.parametrize("word", ["level11", "11", "0"])
def test_a_level_that_there_is_not_is_no_command(word: str) -> None:
    with pytest.raises(RegaliaError, match="There is no player"):
        contestant(word)


@pytest.mark.parametrize("word", ["", "node 'mine.mjs", "no-such-program", "./a\0b"])
def test_what_cannot_be_started_is_told(word: str) -> None:
    with pytest.raises(ProgramError, match="cannot be started") as told:
        contestant(word)
    assert told.value.why == "missing"


def test_a_file_that_cannot_be_written_is_told_before_a_game_is_played(tmp_path: Path) -> None:
    series = Series("twelve", [OneOfOurs("random"), OneOfOurs("random")])
    for path in (tmp_path / "nowhere" / "games.jsonl", tmp_path):
        with pytest.raises(RegaliaError, match=re.escape(str(path))):
            next(kept(series, 1, path))


def test_a_program_is_told_what_its_seat_may_know_and_since_when(tmp_path: Path) -> None:
    log = tmp_path / "asked"
    does = f"open({str(log)!r}, 'a').write(line); " + FIRST
    with outside(program(tmp_path, does)) as it:
        played = Series("gambit", [it, OneOfOurs("random")], seed=5).play(1)
    own = played.seats.index(0)
    asked = [json.loads(line) for line in log.read_text().splitlines()]
    game = Game.from_record(played.record)
    seen = [text for question in asked for text in question["seen"]]
    assert seen == game.seen(own)[: len(seen)]
    assert [q["since"] for q in asked] == [
        sum(len(before["seen"]) for before in asked[:i]) for i in range(len(asked))
    ]
    assert all(q["view"]["seat"] == q["seat"] == own and q["ms"] is None for q in asked)
    assert any("?" in text for text in seen)


@pytest.mark.skipif(NODE is None, reason="the sample is written in JavaScript")
def test_the_sample_in_javascript_plays_ur_and_beats_random_play() -> None:
    with outside(["node", str(ROOT / "examples/engines/eager.mjs")]) as eager:
        assert eager.name == "Eager"
        series = Series("ur", [eager, OneOfOurs("random")], clock=MatchClock(60), seed=2)
        played = list(series.games(6))
    assert all(one.fault is None for one in played)
    eager_rated, random_rated = ratings(2, played)
    assert eager_rated.points > random_rated.points
    assert eager_rated.rating > random_rated.rating


def test_the_same_seed_gives_the_same_match_and_seats_are_exchanged() -> None:
    two = [contestant("level1"), contestant("random")]
    first, again = (list(Series("twelve", two, seed=9).games(4)) for _ in range(2))
    assert first == again and [one.seats for one in first[:2]] == [[0, 1], [1, 0]]
    assert {tuple(one.points) for one in first} <= {(0.0, 1.0), (1.0, 0.0), (0.5, 0.5)}


def test_the_rules_decide_a_race_by_who_answers_first(tmp_path: Path) -> None:
    with outside(program(tmp_path, FIRST)) as it:
        played = Series("study", [it, OneOfOurs("level1")]).play(0)
    game = Game.from_record(played.record)
    assert played.fault is None and game.over and any(event.race for event in game.events)


def test_a_match_goes_on_from_its_file_and_refuses_another_one(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    two = [contestant("random"), contestant("random")]
    series = Series("twelve", two, clock=MatchClock(60, 0.5), seed=1)
    whole = list(series.games(4))
    assert list(kept(series, 2, path)) == whole[:2]
    path.write_bytes(path.read_bytes()[:-7])  # cut short by a crash
    assert list(kept(series, 4, path)) == whole
    assert list(kept(series, 3, path)) == whole[:3] and path.read_bytes().count(b"\n") == 5
    with pytest.raises(RegaliaError, match="other players"):
        list(kept(Series("twelve", two, seed=2), 2, path))


def test_a_file_of_before_is_gone_on_with(tmp_path: Path) -> None:
    """Its games are lists of numbers, in the order of their names, without the last one."""
    path, two = tmp_path / "games.jsonl", [contestant("random"), contestant("random")]
    series = Series("twelve", two, seed=1)
    whole = list(kept(series, 2, path))
    first, *lines = path.read_text().splitlines()
    before = [json.dumps([*json.loads(line).values()][:-1]) for line in lines[:1]]
    path.write_text("\n".join([first, *before]) + "\n")
    assert list(kept(series, 2, path)) == whole


def test_ratings_tell_how_sure_they_are() -> None:
    won = [MatchGame(n, [0, 1], [1.0, 0.0], "king", None, 9, "") for n in range(30)]
    strong, weak = ratings(2, won)
    few, _ = ratings(2, won[:3])
    assert strong.share == 1 and weak.share == 0 and weak.high < 0.15 < 0.85 < strong.low
    assert strong.rating - strong.spread > weak.rating and strong.spread < few.spread
    assert few.low < strong.low


def test_the_number_of_players_has_to_fit(tmp_path: Path) -> None:
    with pytest.raises(RegaliaError):
        Series("ur", [contestant("random")])
    with pytest.raises(ProgramError, match="cannot be started"):
        contestant(str(tmp_path / "nobody"))


def test_the_client_holds_a_conversation_with_the_engine() -> None:
    with EngineClient() as engine:
        assert engine.ask("hello")["protocol"] == 1
        table = engine.table("ur")
        table.play("roll:gs")
        with pytest.raises(EngineError) as refused:
            table.play("B3-B4")
        assert (refused.value.code, refused.value.rule) == ("illegal", "UR-8")
        answer = table.best(player="random", seed=2)
        table.play(answer["text"])
        again = engine.load(table.record())
        assert again.look() == table.look()

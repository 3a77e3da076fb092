"""The `regalia` command, as a new user would try it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner, Result
from support.tables import finished, seated

from regalia import games
from regalia.core import random
from regalia.core.game import Game, record
from regalia.games.study.distances import numbers
from regalia.games.study.positions import read_board
from regalia.games.study.solve import distance
from regalia.kit.playing import finished_game, play_randomly
from regalia.table.messages import incoming
from regalia.table.presentation.endings import ending
from regalia.terminal.cli import main
from regalia.terminal.keyboard import keyboard_table


def regalia(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(main, words, input=given, env={"COLUMNS": "100", "NO_COLOR": "1"})


def test_without_a_command_the_games_are_listed_and_the_page_is_served(tmp_path: Path) -> None:
    started = subprocess.Popen(
        [sys.executable, "-m", "regalia"],
        env={**os.environ, "REGALIA_DATA": str(tmp_path), "BROWSER": "true"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert started.stderr is not None
    opened = next(line for line in started.stderr if "Regalia is open" in line)
    started.terminate()
    shown, _ = started.communicate(timeout=60)
    assert "http://localhost:" in opened
    for name in games.names():
        assert games.room(name).words().say("name") in shown
    assert "regalia play" in shown


@pytest.mark.parametrize(
    ("words", "limit"),
    [
        ((), 180),
        (("-o", "limit=60"), 60),
        (("-o", "limit=none"), None),
        (("-o", "mode=solo"), None),
    ],
)
def test_st_16_people_begin_with_a_time_limit_unless_they_say_otherwise(
    words: tuple[str, ...], limit: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Programs, and records that name none, have none."""
    begun = list[Any]()
    monkeypatch.setattr(keyboard_table, "play", lambda *given: begun.append(given[1]["limit"]))
    assert regalia("play", "study", *words).exit_code == 0
    assert begun == [limit]
    assert games.room("study").card.read({})["limit"] is None


def test_games_lists_every_option_with_its_values() -> None:
    shown = " ".join(regalia("games").output.split())
    for name in games.names():
        for option in games.room(name).card.options:
            assert f"-o {option.name}=" in shown


def test_games_lists_house_rules_under_their_heading_behind_all_other_options() -> None:
    shown = " ".join(regalia("games").output.split())
    for name in games.ours():
        own = shown.split(f" {games.room(name).words().say('name')} ", 1)[1].split("Players: ", 2)[
            1
        ]
        options = games.room(name).card.options
        before, _, house = own.partition("House rules")
        for option in options:
            assert (f"-o {option.name}=" in house) == option.house, option.name
            assert (f"-o {option.name}=" in before) != option.house, option.name


def test_the_rules_open_with_players_minutes_ages_and_makers() -> None:
    shown = " ".join(regalia("rules", "study").output.split())
    assert "Players: 1–2 · Minutes: 20 · Ages: 8+ · By Stan van Rooijen; HOTgames, 2025" in shown
    assert "(id" not in shown


@pytest.mark.parametrize("name", games.names())
def test_rules_shows_a_page_or_one_rule(name: str) -> None:
    card = games.room(name).card
    assert f"{card.prefix}-2" in regalia("rules", name).output
    one = regalia("rules", name, "2").output
    assert f"{card.prefix}-2" in one and f"{card.prefix}-3 " not in one
    assert regalia("rules", name, "999").exit_code == 1


@pytest.mark.parametrize("name", games.names())
def test_picture_draws_an_svg_of_the_start_and_of_a_later_position(name: str) -> None:
    for words in ((), ("--after", "30"), ("--after", "30", "--seat", "0")):
        shown = regalia("picture", name, *words)
        assert ElementTree.fromstring(shown.output).tag.endswith("svg")


def test_picture_takes_a_position_and_writes_a_file(tmp_path: Path) -> None:
    game = Game(games.room("battles"))
    position = json.dumps(game.room.text.position(game.params, game.state))
    drawn = tmp_path / "battles.svg"
    assert regalia("picture", "battles", position, "--output", str(drawn)).exit_code == 0
    assert ElementTree.parse(drawn).getroot() is not None
    assert regalia("picture", "ur", "0...../1......./...... 0").output.count("piece:A1") >= 1


@pytest.mark.parametrize("name", games.names())
def test_replay_tells_a_recorded_game(name: str, tmp_path: Path) -> None:
    game = finished_game(games.room(name), {}, 2)
    file = tmp_path / "game.txt"
    file.write_text(record.write(game))
    told = regalia("replay", str(file))
    assert told.exit_code == 0
    assert games.room(name).words().say(f"reason-{game.reason}") in " ".join(told.output.split())
    assert regalia("replay", "-", given=file.read_text()).output == told.output


def test_solve_study_says_distance_plans_and_a_plan() -> None:
    told = regalia("solve", "study", "N.Q/.BK/R..", "RQ./.BK/..N").output
    assert told.startswith("6 at least, at level 1; one of 7 shortest plans:\n")
    assert len(told.splitlines()) == 7
    assert "already" in regalia("solve", "study", "N.Q/.BK/R..", "N.Q/.BK/R..").output
    two = ("RQ./.BK/..N", "K.B/Q.R/.N.")
    told = regalia("solve", "study", "N.Q/.BK/R..", *two, "--level", "3").output
    assert told.startswith("10 at least, at level 3; one of 30 shortest plans:\n")
    assert "rot+@1" in told and "completes card 1" in told


def test_solve_study_gives_all_distances(tmp_path: Path) -> None:
    """57,153,600 pairs."""
    file = tmp_path / "distances.npy"
    told = regalia("solve", "study", "--all", "--output", str(file)).output
    counts = [int(line.split()[1].replace(",", "")) for line in told.splitlines()]
    assert sum(counts) == 7560**2 and counts[0] == 7560 and len(counts) == 14
    assert np.array_equal(np.bincount(np.load(file).ravel()), counts)


def test_solve_study_gives_all_distances_of_the_level_asked_for(tmp_path: Path) -> None:
    """ST-9: with cards that may be turned, none is farther than 10."""
    file = tmp_path / "distances.npy"
    told = regalia("solve", "study", "--all", "--level", "2", "--output", str(file)).output
    assert told.splitlines()[1].split() == ["1", "81,616"] and len(told.splitlines()) == 11
    found, number = np.load(file), numbers()
    for start, card in (("N.Q/.BK/R..", "RQ./.BK/..N"), ("KRN/.../BQ.", "BQ./RK./..N")):
        pair = number[read_board(start)], number[read_board(card)]
        assert found[pair] == distance(start, [card], 2)


def test_perft_counts(tmp_path: Path) -> None:
    assert regalia("perft", "twelve", "1").output == "42\n"
    assert regalia("perft", "twelve", "0").output == "1\n"
    assert regalia("perft", "ur", "1", "--position", "0...../1......./...... 0").output == "6\n"


@pytest.mark.parametrize(
    "words",
    [
        ("nonsense",),
        ("rules", "chess"),
        ("perft", "ur", "-1"),
        ("perft", "ur", "many"),
        ("perft", "ur", "2", "--position", "nonsense"),
        ("perft", "gambit", "2", "--position", "{"),
        ("perft", "gambit", "2", "--position", "{}"),
        ("perft", "gambit", "2", "-o", "players"),
        ("perft", "gambit", "2", "-o", "players=7"),
        ("perft", "gambit", "2", "-o", "colour=red"),
        ("perft", "battles", "1", "-o", "units=nowhere.toml"),
        ("perft", "study", "1", "-o", "deck=nowhere.toml"),
        ("replay", "nowhere.txt"),
        ("picture", "ur", "nonsense"),
        ("picture", "ur", "--seat", "7"),
        ("picture", "ur", "--output", "/dev/null/x"),
        ("solve", "study", "N.Q/.BK/R.."),
        ("solve", "study", "N.Q/.BK/R..", "nonsense"),
        ("solve", "study", "N.Q/.BK/R..", "RQ./.BK/..N", "--level", "4"),
        ("solve", "nothing"),
        ("play",),
        ("play", "ur", "--seat", "me"),
        ("play", "ur", "--seat", "5"),
        ("play", "ur", "--seat", "me", "--seat", "level11"),
        ("play", "ur", "--seat", "me", "--seat", "0"),
        ("play", "ur", "--seat", "me", "--seat", "2.5"),
        ("play", "ur", "--against", "11"),
        ("play", "ur", "--against", "-1"),
        ("play", "ur", "--against", "Ann"),
        ("play", "ur", "--against", ""),
        ("play", "ur", "--against", "5", "--together"),
        ("play", "ur", "--against", "5", "--seat", "me", "--seat", "5"),
        ("play", "ur", "--resume", "nowhere.txt"),
        ("warm-up", "chess"),
    ],
    ids=" ".join,
)
def test_wrong_words_get_a_sentence_and_no_traceback(words: tuple[str, ...]) -> None:
    done = regalia(*words)
    assert done.exit_code in (1, 2)
    assert isinstance(done.exception, SystemExit)
    assert "Error: " in done.output or "Usage: " in done.output


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ((), "person level3"),
        (("--against", "5"), "person level5"),
        (("--against", "Level10"), "person level10"),
        (("--against", "random"), "person random"),
        (("--against", "Vera"), "person level6"),
        (("--against", "ENKI"), "person level10"),
        (("--seat", "me", "--seat", "Otto"), "person person"),  # a person may be called so, too
        (("--together",), "person person"),
        (("--seat", "7", "--seat", "Ann"), "level7 person"),
    ],
    ids=str,
)
def test_against_whom_one_plays(
    words: tuple[str, ...], seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(
        keyboard_table, "play", lambda room, options, kinds, *rest: seen.extend(kinds)
    )
    assert regalia("play", "ur", *words).exit_code == 0
    assert " ".join(seen) == seats


def test_warm_up_fills_a_folder_and_says_when_there_is_none(tmp_path: Path) -> None:
    def warm_up(cache: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "regalia", "warm-up", "ur"],
            env={**os.environ, "REGALIA_CACHE": cache},
            capture_output=True,
            text=True,
            check=False,
        )

    done = warm_up(str(tmp_path))
    assert done.returncode == 0 and "Ready: Ur" in done.stdout
    assert list(tmp_path.rglob("ur-*.ready"))
    refused = warm_up(str(Path(os.devnull) / "x"))
    assert refused.returncode == 1 and "REGALIA_CACHE" in refused.stderr


COUNTING = """
from regalia.fast import perft
from regalia.terminal.cli import main

def told(game, depth, tick):
    count(game, 1)  # so that it is compiled
    print("counting", flush=True)
    return count(game, depth, tick)

count, perft.perft = perft.perft, told
main(["perft", "twelve", "30"], prog_name="regalia")
"""


def test_ctrl_c_leaves_things_tidy() -> None:
    """A count that would take for ever ends at once, without a traceback."""
    counting = subprocess.Popen(
        [sys.executable, "-c", COUNTING],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert counting.stdout is not None and counting.stdout.readline() == "counting\n"
    counting.send_signal(signal.SIGINT)
    out, problems = counting.communicate(timeout=60)
    assert out == "" and "Traceback" not in problems
    assert counting.returncode == 1


INTERRUPTED_IN_A_CALLBACK = """
import os, signal, sys
from regalia.terminal.cli import main

def watch(frame, event, called):
    if event == "call" and frame.f_code.co_name == "_raw_object_cache_notify":
        sys.setprofile(None)
        print("compiling", flush=True)
        os.kill(os.getpid(), signal.SIGINT)

sys.setprofile(watch)
main(["perft", "ur", "30"], prog_name="regalia")
"""


def test_ctrl_c_is_not_lost_while_the_rules_are_compiled(tmp_path: Path) -> None:
    """LLVM calls Python back, and whatever is raised there is ignored."""
    counting = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_IN_A_CALLBACK],
        env={**os.environ, "REGALIA_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert counting.stdout == "compiling\n"
    assert "Traceback" not in counting.stderr and "Aborted!" in counting.stderr
    assert counting.returncode == 1


def test_a_closed_pipe_is_no_error_worth_telling() -> None:
    told = subprocess.run(
        f"{sys.executable} -m regalia rules battles | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in told.stderr


def test_replay_opens_what_a_seat_saved_in_the_middle_as_that_seat_knows_it(tmp_path: Path) -> None:
    """RB-11: Black's draws stay unknown to White, also where the world that was found has cards."""
    game = Game(games.room("battles"))
    for _ in play_randomly(game, random.seeded(3), 60):
        pass
    file = tmp_path / "game.txt"
    file.write_text(record.write(game, 0))
    told = regalia("replay", "--pictures", str(file))
    assert told.exit_code == 0 and "The game goes on." in told.output
    assert "draw:?" in told.output
    for number, seen in enumerate(game.seen(0), 1):
        assert f"{number:4}  {seen}" in told.output


def test_replay_names_who_played_and_says_who_left(tmp_path: Path) -> None:
    table = finished("gambit", "mh")
    table.receive("anna", incoming.Rename("Ann", 0), table.last_at)
    file = tmp_path / "game.txt"
    file.write_text(table.record(None))
    told = " ".join(regalia("replay", str(file)).output.split())
    assert "Ann " in told and " ".join(ending(table, "en").split()) in told
    left = seated("ur", "mh")
    left.receive("anna", incoming.Resign(1), left.last_at)
    file.write_text(left.record(None))
    assert "Dark wins: Light resigned." in regalia("replay", str(file)).output
    file.write_text('[Game "ur"]\n\nroll:gg')
    assert "The game goes on." in regalia("replay", str(file)).output

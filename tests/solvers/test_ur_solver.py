"""Ur solved, on boards so small that it takes seconds.

With fewer than four pieces nobody can hold four rosettes, so most tests here play on a board on
which the two rosettes of Earth win and Sky is always mastered: the same rules, two constants being
others.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from support.keyboard import at

import regalia
from regalia import players
from regalia.core import random
from regalia.core.errors import BadFile, RegaliaError, Spoken
from regalia.games import room
from regalia.games.ur import rules as ur
from regalia.games.ur.solve import cpu, known, run
from regalia.games.ur.solve.cpu import CpuTable
from regalia.games.ur.solve.definition import worth
from regalia.games.ur.solve.game import StoppingGame, extremes, fair
from regalia.games.ur.solve.index import index, mirror, number
from regalia.games.ur.solve.plan import KINDS, offered, plan, random_position
from regalia.games.ur.solve.run import Needs, keep_solving
from regalia.games.ur.solve.solution import STORED, ValueTable, about, write
from regalia.games.ur.solve.solving import Progress, solve
from regalia.games.ur.solve.sweeping import ONE
from regalia.games.ur.solve.variant import variant_room
from regalia.games.ur.tools.check import digest, random_values
from regalia.games.ur.tools.check_starts import digest as digest_of_starts
from regalia.terminal.cli import main
from regalia.terminal.keyboard.keyboard_table import play

SMALL = variant_room(PIECES=2, SKY=0, ROSETTES=ur.EARTH, GOAL=2)
NUMBERS = index(2)
BITS = 6
TOLERANCE = 1e-3


def small(game: StoppingGame) -> CpuTable:
    return CpuTable(SMALL, NUMBERS, game, threads=1)


def positions(rules: object, n: int, seed: int) -> Iterator[tuple[int, int]]:
    rng, most, rosettes = random.seeded(seed), rules.PIECES, rules.ROSETTES
    while n:
        own, foe = random_position(rng, most)
        if own & rosettes != rosettes and foe & rosettes != rosettes:
            n -= 1
            yield own, foe


@pytest.fixture(scope="module")
def solved() -> CpuTable:
    table = small(fair(BITS))
    solve(table, TOLERANCE, None, lambda at: None)
    return table


@pytest.fixture(scope="module")
def both() -> CpuTable:
    table = small(extremes(BITS))
    solve(table, TOLERANCE, None, lambda at: None)
    return table


# ----------------------------------------------------------------------- sweeps and the rules


@pytest.mark.parametrize("lanes", [1, 2])
def test_a_sweep_finds_a_position_worth_what_the_rules_say(lanes: int) -> None:
    """The rules of the room with three pieces a side, any values in the table."""
    room, numbers, look = variant_room(PIECES=3), index(3), random_values(lanes, 5)
    table = CpuTable(room, numbers, fair(4) if lanes == 1 else extremes(4), threads=1)

    def noted(own: int, foe: int) -> tuple[int, ...]:
        if numbers.block[own] < 0:  # it shares the number of its mirror image
            own, foe = mirror(own), mirror(foe)
        at = number(own, foe, numbers.rank, numbers.block, numbers.part)
        table.table[at] = look(own, foe)
        return look(own, foe)

    kernel, work = table.kernel, table.kernel.workspace(table.plan, table.table)
    total = np.zeros(lanes, np.int64)
    for own, foe in positions(room.rules, 150, seed=lanes):
        expected = worth(room.rules, own, foe, noted)
        kernel.rolled(table.params, own, foe, table.table, numbers, table.plan, work, total)
        assert tuple(total) == expected


def test_rolls_share_the_actions_that_the_plan_says() -> None:
    """Positions other than those that the plan was made from."""
    shared = plan(ur)
    for own, foe in positions(ur, 300, seed=77):
        now = [offered(ur, own, foe, roll) for roll in range(6)]
        for roll, row in enumerate(shared.at):
            for kind in range(KINDS):
                assert now[roll][kind] == (now[row[kind]][kind] if row[kind] >= 0 else [])


def test_the_kernel_is_the_one_that_was_compared_with_the_rules() -> None:
    """A failure asks for `python -m regalia.games.ur.tools.check`, which needs a C++ compiler; if
    all agrees, put the digests that it prints here."""
    assert [digest(ur, lanes) for lanes in (1, 2)] == ["f4979de35895851d", "256d11f38b22bbc6"]


def test_the_kernel_that_counts_equal_starts_is_the_one_that_was_compared_with_the_rules() -> None:
    """A failure asks for `python -m regalia.games.ur.tools.check_starts`, as above (UR-20)."""
    assert digest_of_starts(ur) == "d6dc927312b4ab6e"


# --------------------------------------------------------------------------------- solutions


def test_the_solution_is_as_good_as_it_says(solved: CpuTable) -> None:
    """The error is checked by the rules as they stand, in positions everywhere."""
    assert fair(BITS).error(solved.sweep(write=False)) <= TOLERANCE
    rules, game = SMALL.rules, fair(BITS)
    for own, foe in positions(rules, 200, seed=3):
        (value,) = solved.look(own, foe)
        (sixteenths,) = worth(rules, own, foe, solved.look)
        called_off = 2.0**-game.bits
        swept = called_off / 2 + (1 - called_off) * sixteenths / 16 / ONE
        assert abs(swept - value / ONE) <= TOLERANCE * called_off


@pytest.mark.parametrize("off", [0.3, -0.3])
def test_one_wrong_value_of_all_is_found_and_told_as_the_certificate_says(
    off: float, solved: CpuTable
) -> None:
    """The certificate tells 2**bits times the change that a sweep would make."""
    rules, table = SMALL.rules, small(fair(BITS))
    table.table[:] = solved.table
    own, foe = next(
        (own, foe)
        for own, foe in positions(rules, 1000, seed=4)
        if 0.35 < table.look(own, foe)[0] / ONE < 0.65
    )
    at = number(own, foe, NUMBERS.rank, NUMBERS.block, NUMBERS.part)
    table.table[at] = table.table[at] + np.int64(off * ONE)
    (value,), (sixteenths,) = table.look(own, foe), worth(rules, own, foe, table.look)
    called_off = 2.0**-BITS
    swept = called_off / 2 + (1 - called_off) * sixteenths / 16 / ONE
    found = fair(BITS).error(table.sweep(write=False))
    assert found == pytest.approx(abs(swept - value / ONE) / called_off)
    assert found > 10  # where nothing is wrong it is TOLERANCE


def test_the_error_that_is_told_is_that_of_the_table_as_it_is_left() -> None:
    """The error is not that of a table that was changed while it was looked for, nor of the one
    before."""
    table = small(fair(BITS))
    reached = solve(table, 0.05, None, lambda at: None)
    assert 0 < reached.error == fair(BITS).error(table.sweep(write=False)) <= 0.05


def test_two_guesses_lead_to_the_same_values_within_the_bound(solved: CpuTable) -> None:
    other = small(fair(BITS))
    other.table[:] = np.random.default_rng(1).integers(0, ONE, other.table.shape)
    reached = solve(other, TOLERANCE, None, lambda at: None)
    apart = np.abs(other.table.astype(np.int64) - solved.table).max() / ONE
    assert reached.error <= TOLERANCE
    assert apart <= 2 * TOLERANCE


def test_endless_play_as_one_half_lies_between_the_extremes(
    solved: CpuTable, both: CpuTable
) -> None:
    slack = 2 * TOLERANCE * ONE
    least, most = both.table[:, 0].astype(float), both.table[:, 1].astype(float)
    middle = solved.table[:, 0].astype(float)
    assert (least <= middle + slack).all()
    assert (middle <= most + slack).all()
    assert (most - least).max() > 0.1 * ONE  # and they do differ


def test_who_holds_the_rosettes_has_won(solved: CpuTable) -> None:
    """UR-15"""
    assert solved.look(ur.EARTH, 0) == (ONE,)
    assert solved.look(0, ur.EARTH) == (0,)


def test_called_off_at_once_counts_as_agreed() -> None:
    """Bits 0: the game is called off before the first roll."""
    table = small(StoppingGame(0, (0, 2)))
    table.sweep()
    assert table.look(0, 0) == (0, ONE)


def test_threads_find_the_same_error(solved: CpuTable) -> None:
    alone = solved.sweep(write=False)
    solved.threads = 2
    assert (solved.sweep(write=False) == alone).all()


# ------------------------------------------------------------------------------------- files


def test_a_table_comes_back_from_its_file(solved: CpuTable, tmp_path: Path) -> None:
    path, reached = tmp_path / "small.table", Progress(BITS, 9, 1e-4)
    write(path, about(2, fair(BITS), reached, 2), solved.values())
    assert path.stat().st_size == 4096 + 2 * NUMBERS.size
    table = ValueTable.load(path)
    table.check()
    assert table.about.error == 1e-4 + STORED
    for own, foe in positions(SMALL.rules, 100, seed=4):
        assert abs(table.value(own, foe) - solved.look(own, foe)[0] / ONE) <= STORED * 1.001
    with pytest.raises(ValueError):
        table.value(0b111, 0)


def test_broken_files_are_refused(solved: CpuTable, tmp_path: Path) -> None:
    path = tmp_path / "small.table"
    with pytest.raises(BadFile, match="no such file"):
        ValueTable.load(path)
    path.write_bytes(b"something else")
    with pytest.raises(BadFile, match="no table of Ur"):
        ValueTable.load(path)
    write(path, about(2, fair(BITS), Progress(BITS, 9, 1e-4), 2), solved.values())
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    with pytest.raises(BadFile, match="long"):
        ValueTable.load(path)
    path.write_bytes(whole.replace(b'"rules_version": 1', b'"rules_version": 0'))
    with pytest.raises(BadFile, match="version"):
        ValueTable.load(path)
    path.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    with pytest.raises(BadFile, match="not those"):
        ValueTable.load(path).check()


class Killed(BaseException):
    pass


@pytest.mark.parametrize("checkpoints, end", [(0.0, Killed), (600.0, KeyboardInterrupt)])
def test_a_run_that_was_killed_goes_on_from_its_checkpoint(
    checkpoints: float, end: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped by Ctrl-C, it makes one."""
    monkeypatch.setattr(run, "CHECKPOINTS", checkpoints)
    seen: list[Progress] = []

    def killed(at: Progress, last: int) -> None:
        seen.append(at)
        if len(seen) == 5:
            raise end

    path, said = tmp_path / "small", list[Spoken]()
    with pytest.raises(end):
        keep_solving(small(fair(8)), 2, TOLERANCE, path, True, said.append, killed)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["small.checkpoint"]
    further: list[Progress] = []
    made = keep_solving(
        small(fair(8)), 2, TOLERANCE, path, True, said.append, lambda at, last: further.append(at)
    )
    assert "checkpoint: 5 sweeps" in said[-1].told()
    assert ("Stopped" in said[0].told()) == (end is KeyboardInterrupt)
    assert further[0].sweeps == 6
    assert made.error <= TOLERANCE + STORED
    assert sorted(file.name for file in tmp_path.iterdir()) == ["small.table"]


def test_a_checkpoint_of_another_game_is_not_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = small(fair(8))
    path = tmp_path / "small.checkpoint"
    write(path, about(2, fair(9), Progress(6, 3, 1.0), 4), table.values())
    with pytest.raises(RegaliaError, match="another game"):
        keep_solving(table, 2, TOLERANCE, path, True, print, lambda at, last: None)


# --------------------------------------------------------------------------------- the command


def test_it_says_what_it_takes_and_can_be_declined(tmp_path: Path) -> None:
    said: list[Spoken] = []
    path = run.run(4, tmp_path, "cpu", say=said.append, go=lambda: False)
    assert "8,945,017" in said[0].told() and "8.945.017" in said[0].told("de")
    assert [line.told().split(":")[0] for line in said[1:]] == ["Memory", "Disk", "Time"]
    assert not path.exists()


def test_what_the_machine_cannot_hold_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cpu, "free_bytes", lambda: 1 << 30)
    with pytest.raises(RegaliaError, match=r"GiB, and there are 1\.0 GiB"):
        run.run(7, tmp_path, "cpu", say=lambda text: None)
    with pytest.raises(RegaliaError, match="Disk space"):
        Needs("cpu", 1, 1, 2, 2, 1, 1.0).refuse()


def test_a_container_may_have_less_memory_than_its_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = cpu.free_bytes()
    monkeypatch.setattr(cpu, "CONTAINER", tmp_path)
    (tmp_path / "memory.max").write_text("max\n")
    (tmp_path / "memory.current").write_text("1000\n")
    assert cpu.free_bytes() > there / 2
    (tmp_path / "memory.max").write_text("5000\n")
    assert cpu.free_bytes() == 4000


def test_a_tolerance_is_above_nothing(tmp_path: Path) -> None:
    for tolerance in (0.0, -1.0, float("nan")):
        with pytest.raises(RegaliaError, match="tolerance is above 0"):
            run.run(4, tmp_path, "cpu", tolerance=tolerance)


@pytest.mark.parametrize("pieces", [3, 8])
def test_only_as_many_pieces_as_can_win(pieces: int, tmp_path: Path) -> None:
    with pytest.raises(RegaliaError, match="4 to 7 pieces"):
        run.run(pieces, tmp_path, "cpu")


# ------------------------------------------------------------------------------- installing


def test_a_small_game_s_table_is_made_checked_installed_and_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """UR-21, one piece and one rosette: by the command, asked nothing."""
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    known.installed.cache_clear()
    small = regalia.new("ur", pieces=1, goal=1)
    assert known.expected(small.params, small.state) is None
    given = ["solve", "ur", "--pieces", "1", "--goal", "1", "--bits", "6", "--install", "--yes"]
    done = CliRunner().invoke(main, [*given, "--device", "cpu"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "ur-1-1.table").exists()
    assert list((tmp_path / "making").iterdir()) == []
    found = known.expected(small.params, small.state)
    assert found is not None
    solution = ValueTable.load(tmp_path / "ur-1-1.table")
    assert found.word == known.COMPUTED
    assert found.values[0] == solution.value(0, 0) > 0.5, "who rolls first is the first to win"
    assert (solution.about.pieces, solution.about.rosettes) == (1, 1)
    whole = regalia.new("ur")
    assert known.expected(whole.params, whole.state) is None
    assert [players.by_solution(game) for game in (small, whole)] == [True, False]
    assert "Enki plays from the solved game" in shown_at_the_keyboard({"pieces": 1, "goal": 1})
    assert "solved game" not in shown_at_the_keyboard({})
    known.installed.cache_clear()


def shown_at_the_keyboard(options: dict[str, int]) -> str:
    """The output for a player of level 10 before the first action."""
    screen = at(["quit"])
    play(room("ur"), options, ["person", "level10"], seed=5, screen=screen)
    return screen.output.getvalue().replace("\u00a0", " ")


def test_a_table_that_a_sweep_by_the_rules_contradicts_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole, and as it was written; but of no game."""
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    numbers = index(1)
    values = np.full((numbers.size, 1), ONE // 3, np.uint32)
    page = about(1, fair(BITS), Progress(BITS, 1, 1e-4), 2, rosettes=1)
    write(tmp_path / "wrong.table", page, [values])
    with pytest.raises(BadFile):
        run.install(tmp_path / "wrong.table")
    assert not (tmp_path / "ur-1-1.table").exists()


def test_best_actions_in_a_file_lead_to_the_same_values(tmp_path: Path, solved: CpuTable) -> None:
    """A table may keep its actions in a file, where memory is short; the file is as long as it
    says."""
    mapped = CpuTable(SMALL, NUMBERS, fair(BITS), threads=1, mapped=tmp_path / "actions")
    solve(mapped, TOLERANCE, None, lambda at: None)
    assert (tmp_path / "actions").stat().st_size == cpu.bytes_mapped(NUMBERS.size, 1)
    assert (mapped.table == solved.table).all()

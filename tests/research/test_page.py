"""The pages about research say what is so: their programs run, one after the other."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"


@pytest.mark.parametrize(("page", "count"), [("research.md", 4), ("engines.md", 1)])
def test_the_programs_of_the_pages_run(page: str, count: int, tmp_path: Path) -> None:
    text = (ROOT / "docs" / page).read_text("utf-8")
    programs = re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)
    assert len(programs) == count
    for program in programs:
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def test_the_page_tells_of_everything_that_a_vector_can_be_given() -> None:
    import inspect

    from regalia.research import Step, Vector

    page = PAGE.read_text("utf-8")
    given = set(inspect.signature(Vector.__init__).parameters) - {"self", "game", "n", "options"}
    assert [name for name in {*given, *Step._fields} if f"`{name}" not in page] == []


def test_the_small_battle_is_as_big_as_the_page_says() -> None:
    """RB-34; the other games of the table take minutes to count."""
    bench = [sys.executable, str(ROOT / "bench" / "proofs" / "small_games.py"), "count", "battles"]
    told = subprocess.run(bench, capture_output=True, text=True, check=True).stdout
    found = re.findall(r"([\d,]+)(?= states| of them| different| and| information)", told)
    states, decisions, views, *logs = found
    together = sum(int(number.replace(",", "")) for number in logs)
    page = PAGE.read_text("utf-8")
    row = f"| {states} | {decisions} | {views} | {together:,} |"
    assert f"`battles` `deck=4`, one unit each (the duel above) {row}" in page
    (nodes,) = re.findall(r"([\d,]+ nodes)", told)
    assert nodes in page


@pytest.mark.parametrize(
    ("example", "given", "gain"),
    [("learn_tabular", (), 4), ("learn_jax", ("--updates", "12", "--games", "0"), 15)],
)
def test_what_learns_wins_more_at_last_than_at_first(
    example: str, given: tuple[str, ...], gain: int
) -> None:
    """The seed is fixed: the table learns the same on every machine, the network about the same."""
    script = ROOT / "examples" / f"{example}.py"
    done = subprocess.run(
        [sys.executable, script, *given], capture_output=True, text=True, check=True
    )
    early, *_, late = (int(share) for share in re.findall(r"(\d+)%", done.stdout))
    assert late >= early + gain, done.stdout


def test_openspiel_s_counterfactual_regret_learns_the_small_gambit() -> None:
    """Its first choice has odds, and is no longer left to chance alone."""
    script = ROOT / "examples" / "learn_cfr.py"
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    odds = [float(share) for share in re.findall(r": (0\.\d+)", done.stdout)]
    assert len(odds) == 4 and abs(sum(odds) - 1) < 0.03 and max(odds) > 0.3, done.stdout

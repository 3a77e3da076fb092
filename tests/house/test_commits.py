"""A commit says in its subject what is different now, and in its body why.

This holds from a commit on; those before are as they are.  A list of files in conflict is no
reason, and who merges by hand says why as well.
"""

import re
import subprocess
import warnings
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LAST_FREE = "6b8b4ffe"  # the last commit that may be as it is
MOST = 71  # characters of a subject
CONFLICTS = re.compile(  # a line of such a list
    r"#?\s*Conflicts?:?\s*$|#|\s+\S+$|[\w.-]+(/[\w.-]+)+$"
)


class NoHistory(UserWarning):
    """A shallow clone, or no clone at all: there are no commits to look at."""


def git(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def commits(log: str) -> list[list[str]]:
    """The commits of a log: hash, subject and body, which stand apart by NUL."""
    return [commit.strip().split("\0") for commit in log.split("\1") if commit.strip()]


def mistakes(log: str) -> list[str]:
    """Commits of a log that say too little or too much."""
    return [
        f"{name[:8]} {subject}"
        for name, subject, body in commits(log)
        if len(subject) > MOST or not body.strip()
    ]


def unexplained(log: str) -> list[str]:
    """Commits of a log whose bodies give no reason but files in conflict."""
    return [
        f"{name[:8]} {subject}"
        for name, subject, body in commits(log)
        if all(CONFLICTS.match(line) for line in body.splitlines() if line.strip())
    ]


def log_since(commit: str, *words: str) -> str:
    found = git("log", *words, "--format=%H%x00%s%x00%b%x01", f"{commit}..HEAD")
    if found.returncode != 0:
        warnings.warn(f"commits are not looked at: {found.stderr}", NoHistory, stacklevel=1)
    return found.stdout


def merged_by_hand(commit: str) -> bool:
    """Tell if a merge is not what git makes of its parents by itself."""
    return bool(git("show", "--remerge-diff", "--format=", commit).stdout.strip())


@pytest.mark.filterwarnings("always::UserWarning")
def test_a_commit_has_a_short_subject_and_a_reason() -> None:
    assert mistakes(log_since(LAST_FREE, "--no-merges")) == []


@pytest.mark.filterwarnings("always::UserWarning")
def test_a_list_of_conflicts_is_no_reason_and_a_merge_by_hand_has_one() -> None:
    assert unexplained(log_since(LAST_FREE, "--no-merges")) == []
    merges = commits(log_since(LAST_FREE, "--merges"))
    by_hand = [commit for commit in merges if merged_by_hand(commit[0])]
    assert unexplained("\1".join("\0".join(commit) for commit in by_hand)) == []


def test_a_subject_that_is_too_long_and_a_missing_reason_are_found() -> None:
    long = "x" * (MOST + 1)
    log = f"aaa\0Short\0Why.\n\1\nbbb\0{long}\0Why.\n\1\nccc\0Short\0\n\1\n"
    assert mistakes(log) == [f"bbb {long}", "ccc Short"]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("", True),
        ("Conflicts:\n\tsrc/a.py\n\tdocs/b.md\n", True),
        ("# Conflicts:\n#\tsrc/a.py\n", True),
        ("Both sides renamed it; this name is shorter.\n\nConflicts:\n\tsrc/a.py\n", False),
        ("Why.", False),
    ],
)
def test_a_body_that_only_lists_conflicts_would_be_found(body: str, found: bool) -> None:
    assert bool(unexplained(f"aaa\0Merge\0{body}\n\1\n")) == found


def test_a_merge_by_hand_is_told_from_one_that_git_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    git("init", "-q", "-b", "main")
    git("config", "user.name", "x")
    git("config", "user.email", "x@example.org")
    one = tmp_path / "one.txt"

    def commit(text: str, branch: str) -> None:
        git("checkout", "-q", "-B", branch)
        one.write_text(text)
        git("add", "one.txt")
        git("commit", "-q", "-m", text)

    commit("start", "main")
    commit("left", "left")
    git("checkout", "-q", "main")
    (tmp_path / "two.txt").write_text("two")
    git("add", "two.txt")
    git("commit", "-q", "-m", "two")
    assert git("merge", "-q", "left", "-m", "clean").returncode == 0
    assert not merged_by_hand("HEAD")
    git("checkout", "-q", "-b", "right", "HEAD~1")
    one.write_text("right")
    git("commit", "-q", "-am", "right")
    assert git("merge", "-q", "left").returncode != 0
    one.write_text("both")
    git("commit", "-q", "-am", "by hand")
    assert merged_by_hand("HEAD")

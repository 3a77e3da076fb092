"""Steps that are not true with some options: they say so, and the guided game leaves them out."""

from pathlib import Path

import pytest

from regalia import games
from regalia.core.errors import BadFile
from regalia.core.room import Room
from regalia.core.words import LANGUAGES
from regalia.teaching.lessons.lesson_checks import faults
from regalia.teaching.lessons.step_packets import packet
from regalia.teaching.lessons.steps import LessonStep, lesson_file, lessons
from regalia.teaching.lessons.untrue import is_untrue, told_untrue

STUDY, TWELVE = games.room("study"), games.room("twelve")


def step(folder: Path, untrue: str, options: str = "", room: Room = STUDY) -> LessonStep:
    """A step of a lesson that is not true with some options."""
    (folder / "words").mkdir(exist_ok=True)
    (folder / "words/en.ftl").write_text("title = T\na-goal = Go\na-hint = H\n", encoding="utf-8")
    file = folder / "first.toml"
    file.write_text(
        f'title = "title"\n[[step]]\nid = "a"\noptions = {{ {options} }}\n'
        f"wanted = {{ action = '*' }}\nuntrue = {{ {untrue} }}\n",
        encoding="utf-8",
    )
    return lesson_file(room, file).steps[0]


def test_a_step_is_untrue_with_the_listed_values_and_no_others(tmp_path: Path) -> None:
    untrue = step(tmp_path, "level = [2, 3]").untrue
    answers = {
        level: is_untrue(untrue, STUDY, STUDY.card.read({"level": level})) for level in (1, 2, 3)
    }
    assert answers == {1: False, 2: True, 3: True}


def test_other_stands_for_all_values_but_the_default(tmp_path: Path) -> None:
    untrue = step(tmp_path, 'target = "other"').untrue
    assert not is_untrue(untrue, STUDY, STUDY.card.read({"level": 3}))
    assert is_untrue(untrue, STUDY, STUDY.card.read({"target": 7}))


def test_a_step_says_in_every_language_with_what_it_is_untrue(tmp_path: Path) -> None:
    one = step(tmp_path, 'level = [2, 3], target = "other"')
    for language in LANGUAGES:
        first, second, third = told_untrue(one.untrue, STUDY, language)
        say = STUDY.words(language).say
        assert say("option-level") in first and say("value-level-2") in first
        assert say("value-level-3") in second and say("option-target") in third


def test_a_packet_tells_what_makes_its_step_untrue() -> None:
    close = lessons(TWELVE)["first"].step("close")
    assert close is not None
    told = packet(close, "en", "tall").untrue
    assert told == ["This is different with “Beside the king: moves, too”."]


@pytest.mark.parametrize(
    "untrue", ["level = [4]", "level = []", "level = 2", 'level = "all"', "x = [1]"]
)
def test_what_makes_no_sense_is_refused_with_its_line(tmp_path: Path, untrue: str) -> None:
    with pytest.raises(BadFile) as refused:
        step(tmp_path, untrue)
    assert "line 6" in refused.value.message


def test_a_step_that_is_untrue_with_its_own_options_is_a_fault(tmp_path: Path) -> None:
    found = {
        own: {one.message for one in faults(step(tmp_path, 'ban = ["both"]', own, TWELVE))}
        for own in ("", 'ban = "both"')
    }
    assert "step-untrue-itself" not in found[""]
    assert "step-untrue-itself" in found['ban = "both"']

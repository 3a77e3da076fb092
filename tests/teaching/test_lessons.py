"""Every lesson of every room: each step can be done, par is right, and all is said."""

import re
import shutil
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
import pytest
from support.ours import OURS

from regalia import games
from regalia.core.errors import BadFile
from regalia.core.room import Room
from regalia.core.words import LANGUAGES, words
from regalia.fast import play
from regalia.fast.compiler import compiled
from regalia.fast.warm import as_array
from regalia.teaching.lessons.guide import guidance
from regalia.teaching.lessons.judge import DONE, WRONG, begin, judge
from regalia.teaching.lessons.lesson_checks import check, faults, spoken
from regalia.teaching.lessons.step_packets import lesson_card, packet
from regalia.teaching.lessons.step_proof import fewest, prove
from regalia.teaching.lessons.steps import FIRST, Lesson, LessonStep, lesson_file, lessons

LESSONS = [lesson for name in games.names() for lesson in lessons(games.room(name)).values()]
STEPS = [step for lesson in LESSONS for step in lesson.steps]


def named(one: object) -> str:
    if isinstance(one, LessonStep):
        return f"{one.room.card.id}-{one.id}"
    assert isinstance(one, Lesson)
    return f"{one.steps[0].room.card.id}-{one.id}"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_has_no_faults(lesson: Lesson) -> None:
    assert [f"{step}: {problem.told()}" for step, problem in check(lesson)] == []


@pytest.mark.parametrize("step", STEPS, ids=named)
def test_every_first_action_is_judged_as_the_proof_has_it(step: LessonStep) -> None:
    proof = prove(step)
    for text in begin(step).actions(step.seat):
        state = judge(step, [text]).state
        if step.par == step.most == 1:
            assert (state == DONE) == (text in proof.right)
            assert (state == WRONG) == (text in proof.wrong)
        assert state != DONE or proof.right[text] == 1
        assert text in proof.right or state != DONE


@pytest.mark.parametrize("step", STEPS, ids=named)
def test_a_step_is_the_same_at_both_speeds(step: LessonStep) -> None:
    """The compiled rules reach the same state by the actions that do it."""
    kernel = compiled(step.room, play)
    actions: list[str] = []
    while (verdict := judge(step, actions)).state != DONE:
        legal = verdict.game.actions(step.seat)
        actions.append(min(legal, key=lambda text: (fewest(step, [*actions, text]), text)))
        assert len(actions) <= step.most
    game = verdict.game
    params = as_array(game.params)
    for before, event, after in zip(game.states, game.events, game.states[1:]):
        assert tuple(kernel.act(params, before, event.action)) == tuple(after)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_told_in_every_language_that_it_has(lesson: Lesson) -> None:
    for language in spoken(lesson.steps):
        card = lesson_card(lesson, language)
        assert card.title and all(step.goal for step in card.steps)
        for step in lesson.steps:
            assert step.hint.told(language)
    if lesson.steps[0].room.card.id in OURS:
        assert set(spoken(lesson.steps)) == set(LANGUAGES)


@pytest.mark.parametrize("step", STEPS, ids=named)
def test_a_packet_says_of_every_answer_what_the_judge_says(step: LessonStep) -> None:
    told = packet(step, "en", "tall")
    texts = {choice.text for choice in told.begin.choices}
    game = begin(step)
    legal = game.actions(step.seat)
    assert texts <= set(legal)
    for text in set(legal) - texts:  # another one does the same by the same touches
        touched = game.room.scene.taps(game.params, game.state, legal[text])
        assert touched in [choice.taps for choice in told.begin.choices]
    if step.replies is not None and not step.forced and step.most == 1:
        assert told.answers is not None and set(told.answers) == set(legal)
    for actions, answer in (told.answers or {}).items():
        verdict = judge(step, actions.split(" "))
        assert (answer.state, answer.stars) == (verdict.state, verdict.stars)
        assert answer.frames and (answer.next is not None) == (verdict.state == "going-on")
    assert msgspec.json.decode(msgspec.json.encode(told), type=type(told)) == told


@pytest.mark.parametrize("name", [one for one in OURS if lessons(games.room(one))])
def test_a_beginning_comes_back_only_from_what_leads_nowhere_and_needs_no_server(name: str) -> None:
    """A wrong action of a little step comes back at once; none that can still do it does."""
    room = games.room(name)
    ladder, first = lessons(room)["begin"], lessons(room)["first"]
    assert first.aim is not None and (not ladder.leads or first.step(ladder.leads))
    for step in ladder.steps:
        assert prove(step).right.keys() == prove(replace(step, wrong=None)).right.keys()
        assert step.done is not None
        assert packet(step, "en", "tall").answers is not None
        assert len(begin(step).actions(step.seat)) > 1


@pytest.mark.parametrize("step", [one for one in STEPS if one.room.card.id in OURS], ids=named)
def test_every_wrong_answer_of_a_lesson_is_told_why(step: LessonStep) -> None:
    """A wrong action of the little steps before a lesson only comes back."""
    if step in lessons(step.room)["begin"].steps:
        return
    for text in begin(step).actions(step.seat):
        if judge(step, [text]).state == WRONG:
            fits = [one for one in step.refutations if fnmatchcase(text, one.to)]
            assert fits and (fits[0].say or fits[0].plays), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_does_not_say_right_twice(language: str) -> None:
    right = words(Path("web/words"), language).say("learn-right")
    for step in STEPS:
        if step.done is not None:
            assert not step.done.told(language).startswith((f"{right}.", f"{right},", f"{right}:"))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_a_lesson_names_is_on_the_board(lesson: Lesson) -> None:
    """A part names things by id or look, or by the marks that lead to them, in some step."""
    step = lesson.steps[0]
    scenes = [begin(one).scene(one.seat) for one in lesson.steps]
    there = {name for scene in scenes for one in scene.items for name in (one.id, one.look)}
    there |= {mark.kind for scene in scenes for mark in scene.marks}
    for pattern in [pattern for part in lesson.parts for pattern in part.at]:
        assert any(fnmatchcase(name, pattern) for name in there), pattern
    for language in LANGUAGES:
        assert all(part.text for part in lesson_card(lesson, language).parts)
    if lesson.id == "first" and step.room.card.id in OURS:
        assert lesson.parts


def test_every_text_of_a_lesson_is_used() -> None:
    for lesson in LESSONS:
        room = lesson.steps[0].room
        told = {lesson.title.message, *(f"guide-{one.id}" for one in guidance(room))}
        for other in lessons(room).values():
            told |= {one.message for one in (other.title, other.aim) if one}
            told |= {part.say.message for part in other.parts if not part.reaches}
            for step in other.steps:
                told |= {step.goal.message, step.hint.message}
                told |= {one.message for one in (step.done,) if one}
                told |= {one.say.message for one in step.refutations if one.say}
        source = (lesson.home / "en.ftl").read_text("utf-8")
        written = {line.split(" =")[0] for line in source.splitlines() if " = " in line}
        written = {name for name in written if name and name[0].islower() and " " not in name}
        assert written == told, room.card.id


def test_a_room_without_lessons_has_none() -> None:
    assert lessons(Room("regalia.boards")) == {}
    assert guidance(Room("regalia.boards")) == ()


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words/en.ftl").write_text("title = T\na-goal = Go\na-hint = H\n", encoding="utf-8")
    file = tmp_path / "first.toml"
    file.write_text(
        'title = "title"\n[[step]]\nid = "a"\nposition = "....../0......./...... 0"\n'
        'played = "roll:-s"\npar = 2\nwanted = { meter = "rosettes:0", more = 1 }\n'
        '[[step.refutation]]\nplays = "enter"\nsay = "nothing"\n',
        encoding="utf-8",
    )
    found = list(faults(lesson_file(games.room("ur"), file).steps[0]))
    assert {one.message for one in found} == {"no-message", "step-par", "refutation-unplayable"}
    assert all(one.told("pl") for one in found)
    file.write_text(file.read_text("utf-8").replace("par = 2", "par = 1"), encoding="utf-8")
    found = list(faults(lesson_file(games.room("ur"), file).steps[0]))
    assert {one.message for one in found} == {"no-message", "refutation-unplayable"}


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_goal_asks_one_thing(lesson: Lesson) -> None:
    """A second thing is asked by the next step, or by the board when it comes."""
    then = re.compile(
        r"then (roll|lay|place|attack|capture)|, and (roll|capture|attack)"
        r"|dann (leg|stell|schlag|zieh)|und (würfle|greif|schlag)"
    )
    for language in ("en", "de"):
        for step in lesson.steps:
            assert not then.search(step.goal.told(language)), f"{step.id}: {step.goal.told()}"


def test_a_part_cannot_have_a_picture_that_its_game_lacks(tmp_path: Path) -> None:
    file, ur = tmp_path / "first.toml", games.room("ur")
    home = lessons(ur)[FIRST].home.parent
    shutil.copytree(home / "words", tmp_path / "words")
    written = (home / "first.toml").read_text("utf-8")
    file.write_text(written.replace('at = ["B1"]', 'picture = "nowhere"'), "utf-8")
    with pytest.raises(BadFile, match="nowhere"):
        lesson_file(ur, file)


@pytest.mark.parametrize("name", ["ur", "twelve"])
def test_places_with_names_are_marked_or_pictured(name: str) -> None:
    for part in lessons(games.room(name))[FIRST].parts:
        assert part.reaches or part.at, part.say.message


def test_closed_sides_and_the_window_have_pictures() -> None:
    """TW-2, TW-14: a king whose own pieces close sides, too, and an edge that does."""
    parts = {part.say.message: part for part in lessons(games.room("twelve"))[FIRST].parts}
    assert parts["part-sides"].picture and parts["part-window"].picture

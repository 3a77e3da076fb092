"""The table at the keyboard speaks eight languages."""

import re

import pytest
from support.keyboard import at

from regalia import games
from regalia.core.words import LANGUAGES
from regalia.terminal.keyboard import keyboard_table
from regalia.terminal.language import CHOSEN, SYSTEM, language, tell


@pytest.mark.parametrize(
    ("chosen", "system", "spoken"),
    [
        ("sl", {"LANG": "de_DE.UTF-8"}, "sl"),
        ("", {"LANG": "de_DE.UTF-8"}, "de"),
        ("", {"LC_ALL": "fr_FR", "LANG": "de_DE.UTF-8"}, "fr"),
        ("", {"LANG": "C.UTF-8"}, "en"),
        ("", {"LANG": "zh_CN.UTF-8"}, "en"),
        ("", {}, "en"),
    ],
)
def test_what_was_chosen_goes_before_what_the_system_speaks(
    monkeypatch: pytest.MonkeyPatch, chosen: str, system: dict[str, str], spoken: str
) -> None:
    for name in (CHOSEN, *SYSTEM):
        monkeypatch.setenv(name, {CHOSEN: chosen, **system}.get(name, ""))
    assert language() == spoken


@pytest.mark.parametrize("wanted", LANGUAGES)
@pytest.mark.parametrize(("name", "before"), [("help", 1), ("referee-help", 2)])
def test_the_help_lists_commands_in_one_column(
    monkeypatch: pytest.MonkeyPatch, name: str, before: int, wanted: str
) -> None:
    monkeypatch.setenv(CHOSEN, wanted)
    lines = tell(name).splitlines()[before:]
    columns = {len(line) - len(re.sub(r"^\S+( \S+){0,2} {2,}", "", line)) for line in lines}
    assert len(lines) > 7 and len(columns) == 1 and 0 not in columns, columns


@pytest.mark.parametrize("wanted", LANGUAGES)
def test_a_game_is_played_and_refused_in_every_language(
    monkeypatch: pytest.MonkeyPatch, wanted: str
) -> None:
    monkeypatch.setenv(CHOSEN, wanted)
    screen = at(["zzz", "enter", "A1-A2", "?", "log", "rules 8", "undo", "quit", "n"])
    keyboard_table.play(games.room("ur"), seats=("person", "random"), seed=1, screen=screen)
    shown = " ".join(screen.output.getvalue().split())  # type: ignore[attr-defined]
    words = games.room("ur").words(wanted)
    title = words.say("title-of", title=words.say("short-name"), text="")
    for said in (title, words.say("not-your-piece", square="A1")):
        assert " ".join(said.split()) in shown

"""The companion at the keyboard: typing what everybody saw of a game with a real box."""

from pathlib import Path

import pytest
from support.companions import hoarding, played, tellings
from support.keyboard import at

from regalia import games
from regalia.core.contract import SPECTATOR
from regalia.core.errors import BadFile
from regalia.core.game import record
from regalia.core.words import LANGUAGES
from regalia.table.companion.companion import CompanionGame
from regalia.table.companion.companion_messages import Teller
from regalia.terminal.keyboard import referee as keyboard
from regalia.terminal.keyboard.referee import referee, resume
from regalia.terminal.language import choose


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "data"))


def kept(name: str, *lines: str, **options: object) -> tuple[CompanionGame, list[str], str]:
    """The companion, what was shown before each line, and what was shown last."""
    screen = at(lines, terminal=False)
    companion = referee(games.room(name), options, screen=screen)
    shown = screen.keyboard.shown  # type: ignore[attr-defined]
    return companion, shown, screen.output.getvalue()[sum(map(len, shown)) :]  # type: ignore[attr-defined]


def test_dice_are_typed_as_they_lie_and_taken_back() -> None:
    companion, shown, _ = kept("ur", "gs", "undo", "gg")
    assert companion.told == ["roll:gg"]
    assert "Taken back: roll:gs" in shown[2] + shown[3]


def test_the_only_way_is_not_asked_for_and_goes_back_with_its_roll() -> None:
    """UR-8: with two blanks a first piece can only enter."""
    companion, shown, _ = kept("ur", "--", "--", "undo", "undo")
    assert companion.told == []
    assert "Dark enters a piece." in shown[1] and "Light rolls: tell how" in shown[1]
    assert "Taken back: roll:--" in shown[-1]
    assert kept("ur", "--")[0].told == ["roll:--", "enter"]


def test_cards_are_typed_as_people_write_them_and_refused_by_their_rule() -> None:
    """RB-7: a card is dealt once, and a joker never."""
    companion, shown, last = kept("battles", "7h", "10D", "10d", "xx", scenario="magic")
    assert companion.told == ["deal:7H", "deal:TD"]
    assert ("".join(shown) + last).count("(rule RB-7") == 2


def test_a_box_is_asked_for_any_card_not_only_for_those_of_the_project() -> None:
    """ST-6"""
    companion, shown, _ = kept("study", "KQR/.../BN.")
    assert companion.told == ["card:KQR/.../BN."]
    assert "Type the card" in shown[0] and "card:.../" not in shown[0]


def test_may_i_is_answered_with_the_rule() -> None:
    companion, shown, last = kept("ur", "gs", "may claim-draw", "may enter")
    told = "".join(shown) + last
    assert companion.told == ["roll:gs"]
    assert "UR-20" in told
    assert "Yes. " in told


def test_an_attack_is_counted_line_by_line_with_what_it_comes_to() -> None:
    """RB-19, RB-20, RB-26."""
    for seed in range(30):
        game = played("battles", seed)
        companion = CompanionGame(game.room)
        for number in range(len(game.events)):
            event, s = game.events[number], game.states[number]
            if event.text.partition(":")[0] in ("easy", "optimal", "risky"):
                answer = Teller(companion, "en").asked(event.text)
                assert answer.allowed and len(answer.count) >= 6
                trumps = sum(line.endswith(": trump") for line in answer.count[:4])
                assert f"trumps: {trumps}," in answer.count[4]
                after = game.states[number + 1]
                assert ("key position" in answer.count[-1]) == bool(after.at_key)  # type: ignore[attr-defined]
                assert s.moved  # type: ignore[attr-defined]
                return
            for text in tellings(game, number):
                if text != "stuck" or text in companion.claims():
                    companion.tell(text)
    raise AssertionError("no attack in thirty battles")


def test_the_hourglass_rings_and_then_declines(monkeypatch: pytest.MonkeyPatch) -> None:
    """ST-15."""
    run: list[keyboard.HourglassTimer] = []

    class Quick(keyboard.HourglassTimer):
        def __init__(self, limit: object, ring: object) -> None:
            super().__init__(limit, ring)  # type: ignore[arg-type]
            run.append(self)
            self.stop()  # no test waits for a clock
            self._over()

    monkeypatch.setattr(keyboard, "HourglassTimer", Quick)
    lines = ("KRN/.../BQ.", "KRN/B../.Q.", "KRN/.../B.Q", "1 declare 4", "")
    companion, shown, last = kept("study", *lines)
    told = "".join(shown) + last
    assert "not on" in told or "light" in told or "dark" in told  # ST-4: no such card
    assert companion.told == ["card:KRN/.../BQ.", "card:KRN/.../B.Q", "0:declare:4", "decline"]
    assert "\a" in told and "The time has run out" in told
    assert [sands.limit.text for sands in run] == ["decline"]


def test_a_whole_game_is_typed_and_kept_to_look_back_at(tmp_path: Path) -> None:
    game = played("battles", 0, likes=hoarding)
    lines = [text for number in range(len(game.events)) for text in tellings(game, number)]
    for seat in range(2):
        if held := game.view(seat)["hands"][seat]:
            lines.append(f"rest {seat} {' '.join(held)}")
    lines.append(f"record {tmp_path / 'game.txt'}")
    companion, shown, last = kept("battles", *lines)
    assert companion.whole and companion.over
    told = record.read((tmp_path / "game.txt").read_text("utf-8"))
    assert told.tags["Dice"] == "typed"
    again = record.replay(told, games.room)
    assert again.result == game.result
    assert again.view(SPECTATOR) == game.view(SPECTATOR)
    assert "The record is complete" in "".join(shown) + last


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    game = played("gambit", 1, {"setup": 2}, most=40)
    lines = [text for number in range(len(game.events)) for text in tellings(game, number)]
    companion, _, last = kept("gambit", *lines, setup=2)
    (file,) = (tmp_path / "data" / "games").iterdir()
    assert f"regalia referee --resume {file}" in last.replace("\n", "")
    again = resume(file, at(("undo",), terminal=False))
    assert again.told == companion.told[:-1] and again.game.options["setup"] == 2
    assert resume(file, at((), terminal=False)).told == again.told  # kept as it was left
    assert list((tmp_path / "data" / "games").iterdir()) == [file]


def test_a_record_that_was_saved_on_the_way_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    companion, _, _ = kept("ur", "gs", "enter", f"record {file}", "-g")
    saved = file.read_text("utf-8")
    assert resume(file, at(("--",), terminal=False)).told == [*companion.told[:-1], "roll:--"]
    assert file.read_text("utf-8") == saved


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"game": "nothing", "told": []}',
        '{"game": "ur", "told": ["roll:xx"]}',
        '{"game": "study", "told": [], "options": {"deck": "/etc/passwd.toml"}}',
        '{"game": "ur", "told": [], "more": 1}',
    ],
)
def test_a_file_that_holds_no_game_is_refused_with_its_name(tmp_path: Path, text: str) -> None:
    file = tmp_path / "left.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(BadFile, match=r"left\.txt"):
        resume(file, at((), terminal=False))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_everything_is_said_in_every_language(name: str, language: str) -> None:
    choose(language)
    try:
        companion, _, _ = kept(
            name, "?", "list", "log", "nonsense", "may nonsense", "undo", "rules"
        )
        assert companion.told == []
        told = Teller(companion, language).state()
        assert told.prompt and told.names
    finally:
        choose("en")

"""Playing at the keyboard."""

import re
from pathlib import Path

import pytest
from support.keyboard import at

from regalia import players
from regalia.core.contract import CHANCE
from regalia.core.errors import BadFile, RegaliaError
from regalia.core.game import Game, record
from regalia.fast import warm
from regalia.games import room
from regalia.players import uniform
from regalia.table import fairness
from regalia.terminal.keyboard import display, keyboard_table, typed_commands
from regalia.terminal.keyboard.keyboard_table import play, resume

UR = room("ur")
# One step of player 0 from winning (A7 is left), with a piece beside it:
#   0 . . .         . 1
#   . . . . . . 0 .
#   0 . . .         0 .
NEAR_THE_END = "0....1/......0./0...0. 0"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


def played(*lines: str, terminal: bool = True, **settings: object) -> tuple[Game, list[str], str]:
    """The game, what was shown before each line, and what was shown last."""
    screen = at(lines, terminal)
    game = play(UR, screen=screen, **settings)  # type: ignore[arg-type]
    shown = screen.keyboard.shown  # type: ignore[attr-defined]
    return game, shown, screen.output.getvalue()[sum(map(len, shown)) :]  # type: ignore[attr-defined]


def test_a_game_of_two_people_who_roll_the_dice_themselves(data: Path) -> None:
    lines = ("roll:-g", "1", "roll:gs", "place:B3", "roll:-s", "B1-A")
    game, shown, last = played(*lines, names=["Ann", "Bob"], dice="typed")
    texts = [event.text for event in game.events]
    assert texts == ["roll:-g", "enter", "roll:gs", "place:B3", "roll:-s", "B1-A1"]
    assert "dice> " in shown[0] and "roll:gs" in shown[0]
    assert "Ann> " in shown[1] and "1 enter" in shown[1]
    assert "Ann enters a piece." in shown[3] and "Bob> " in shown[3]
    assert "regalia play --resume" in last
    assert list(data.iterdir())


@pytest.mark.parametrize(("answer", "first"), [("", "Bob"), ("1", "Bob"), ("2", "Ann")])
def test_the_loser_says_who_begins_the_next_game(answer: str, first: str) -> None:
    """UR-27: Ann wins at once, and Bob is asked."""
    lines = ("roll:-s", "A8-A7", "again", answer, "quit")
    position = "0....0/......1./0...0. 0"
    _, shown, _ = played(*lines, names=["Ann", "Bob"], dice="typed", position=position)
    assert "Bob lost and chooses who begins: 1 Bob, 2 Ann" in shown[3]
    assert f"{first}: 3 in reserve: ● ● ●" in shown[4], "dark goes first"


@pytest.mark.parametrize(
    ("seats", "options", "weaker"),
    [
        (["person", "level1"], {"layout": "ancient"}, "on this board"),
        (["person", "level1"], {"layout": "ancient", "placing": "captures"}, "on this board"),
        (["person", "level1"], {"placing": "captures"}, "with these house rules"),
        (["person", "level1"], {"goal": 3}, ""),
        (["person", "person"], {"layout": "ancient"}, ""),
        (["person", "person"], {"placing": "captures"}, ""),
    ],
)
def test_who_plays_a_level_on_another_board_or_by_other_rules_is_told_that_it_is_weaker(
    seats: list[str], options: dict[str, str], weaker: str
) -> None:
    """UR-22 to UR-26."""
    _, shown, _ = played("quit", seats=seats, options=options, dice="typed")
    text = " ".join(shown[0].split())
    assert f"Levels are weaker {weaker}:" in text if weaker else "weaker" not in text


def test_a_game_against_the_computer_ends_and_is_forgotten(data: Path) -> None:
    screen = at([lambda shown: "B7-A7" if "B7-A7" in shown else "place:A7"])
    position = NEAR_THE_END.replace(" 0", " 1")  # the computer goes first
    names = ["Ann", "Robo"]
    game = play(UR, None, ["person", "random"], names, 1, position=position, screen=screen)
    before, ending = screen.keyboard.shown  # type: ignore[attr-defined]
    assert "Robo rolls" in before and "Ann> " in before
    assert "Ann wins: one player holds all four rosettes." in ending and "over> " in ending
    assert game.over and not list(data.iterdir())


def test_who_waits_for_the_computer_to_be_compiled_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling begins at once; of levels that answer sooner on the rules as they stand, or go by a
    solution, nothing is said."""
    begun: list[object] = []
    monkeypatch.setattr(warm, "is_ready", lambda room, kernel: False)
    monkeypatch.setattr(warm, "begin", lambda room, kernels: begun.extend(kernels))
    monkeypatch.setattr(warm, "_goes_on", lambda room, kernel: True)
    monkeypatch.setattr(warm, "wait", lambda room, kernels, tick: tick(1, 2))
    monkeypatch.setattr(players.Levelled, "choose", lambda self, asked: uniform.choose(asked))
    for game, level, waits in (
        ("twelve", "level10", True),
        ("twelve", "level7", False),
        ("ur", "level10", False),
    ):
        begun.clear()
        screen = at(["1"] * 9)
        done = play(room(game), seats=["person", level], seed=5, screen=screen)
        assert any(event.seat == 1 for event in done.events)
        told = "warming up" in screen.output.getvalue()  # type: ignore[attr-defined]
        assert bool(begun) == waits == told, (game, level)


def test_the_same_seed_gives_the_same_game() -> None:
    settings = {"seats": ["random", "random"], "seed": 9, "position": NEAR_THE_END}
    first, second = (played(**settings)[0] for _ in range(2))  # type: ignore[arg-type]
    assert first.events == second.events and first.over


def test_computers_alone_tell_their_game_as_it_goes(data: Path) -> None:
    game, shown, _ = played(
        terminal=False, seats=["random", "random"], seed=9, position=NEAR_THE_END
    )
    assert game.over
    for number in range(len(game.events)):
        told = (f"\n{number + 1:4}  {who} " for who in ("Dark", "Light"))
        assert any(line in f"\n{shown[0]}" for line in told)
    assert not data.exists()


def test_a_draw_is_told() -> None:
    """Both enter on each other's piece until the position has come back often enough."""
    game, shown, _ = played(*["1"] * 30, seed=1, position="0...../......../.....1 0")
    assert game.result == [0.5, 0.5]
    assert "A draw: a draw was claimed." in "".join(shown)


def test_a_refusal_names_the_rule_and_asks_again() -> None:
    lines = ("roll:-g", "A1-A2", "place:B5", "claim-draw", "roll:gs", "fly", "99", "0", "", "enter")
    game, shown, _ = played(*lines, dice="typed")
    assert "UR-8" in shown[2] and "None of your pieces stands on A1." in shown[2]
    assert "rules UR-8" in shown[2]
    assert "UR-8" in shown[3] and "UR-20" in shown[4]
    assert "a player has to act first" in shown[5]
    assert "'fly' is not a move in Ur" in shown[6]
    assert "There is no number 99" in shown[7] and "There is no number 0" in shown[8]
    assert [event.text for event in game.events] == ["roll:-g", "enter"]


def test_a_text_is_never_taken_for_a_longer_one_when_it_is_itself_an_action() -> None:
    """A1-A2 is not legal here, A1-A2-A3 is: typing the first is refused, not made longer."""
    #   0 0 . .         . .
    #   . . . . . . . .
    #   . . . .         . .
    lines = ("roll:gs", "A1-A2", "A1-A2-")
    game, shown, _ = played(*lines, dice="typed", position="00..../......../...... 0")
    assert "UR-10" in shown[2]
    assert game.events[-1].text == "A1-A2-A3"


def test_beginnings_and_small_letters_are_understood() -> None:
    game, shown, _ = played("ROLL:G", "roll:-g", "EN", "roll:--", dice="typed")
    assert "ROLL:G can be:" in shown[1] and "roll:gs" in shown[1] and "roll:gg" in shown[1]
    assert [event.text for event in game.events] == ["roll:-g", "enter", "roll:--"]


def test_help_rules_log_and_list() -> None:
    lines = ("log", "roll:-g", "?", "rules 13", "rules UR-13", "rules 99", "rules", "list", "log")
    _, shown, _ = played(*lines, "wait", dice="typed")
    assert "Nothing has happened yet." in shown[1]
    assert "record FILE" in shown[3]
    assert "UR-13 Entering captures" in shown[4] and "UR-13 Entering captures" in shown[5]
    assert "has no rule UR-99" in shown[6]
    assert "UR-1 Twenty squares" in shown[7] and "UR-20" in shown[7]
    assert "1 enter" in shown[8]
    assert "rolls blank + gold" in shown[9]


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    lines = ("undo", "enter", "undo", "enter")
    game, shown, _ = played(*lines, seats=["person", "random"], seed=3)
    assert "There is nothing to undo." in shown[1]
    assert "Undone" in shown[3] and "enter" in shown[3]
    assert [event.text for event in game.events if event.seat == 0] == ["enter"]
    game, shown, _ = played("roll:-g", "undo", "roll:ss", dice="typed")
    assert [event.text for event in game.events] == ["roll:ss"]


def test_a_record_is_written_and_never_over_another_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ("roll:-g", "record", f"record {file}", f"record {file}", f"record {tmp_path}/no/x")
    _, shown, _ = played(*lines, dice="typed", names=["Ann", "Bob"])
    assert "Say where" in shown[2]
    assert "The record is in" in shown[3]
    assert "already exists" in shown[4]
    assert "cannot be written" in (shown[5])
    game = record.replay(record.read(file.read_text("utf-8")), room)
    assert [event.text for event in game.events] == ["roll:-g"]
    assert record.read(file.read_text("utf-8")).tags["Names"] == '["Ann", "Bob"]'


def test_the_end_of_input_keeps_the_game_and_it_can_be_gone_on_with(data: Path) -> None:
    played("roll:-g", "enter", dice="typed", names=["Ann", "Bob"])
    (file,) = data.iterdir()
    screen = at(["roll:--", "quit", "yes"])
    game = resume(file, screen=screen)
    assert [event.text for event in game.events] == ["roll:-g", "enter", "roll:--"]
    assert "Ann" in screen.output.getvalue()  # type: ignore[attr-defined]
    assert list(data.iterdir()) == [file]
    resume(file, screen=at(["quit", "no"]))
    assert not list(data.iterdir())


def test_interrupting_keeps_the_game(data: Path) -> None:
    def interrupt(shown: str) -> str:
        raise KeyboardInterrupt

    screen = at(["roll:-g", interrupt])
    game = play(UR, dice="typed", screen=screen)
    assert len(game.events) == 1
    assert len(list(data.iterdir())) == 1


def test_quitting_at_once_asks_nothing_and_leaves_nothing(data: Path) -> None:
    game, shown, last = played("quit", dice="typed")
    assert len(shown) == 1 and not game.events and not data.exists()
    assert "resume" not in last


def test_a_record_of_ones_own_is_not_removed_when_its_game_ends(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(record.write(Game(UR, position=NEAR_THE_END)), "utf-8")
    before = file.read_text("utf-8")
    game = resume(file, screen=at([lambda shown: "B7-A7" if "B7-A7" in shown else "place:A7"]))
    assert game.over and file.read_text("utf-8") == before


def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="there is no such file"):
        resume(tmp_path / "none.txt")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(BadFile, match="UTF-8"):
        resume(tmp_path / "bytes.txt")


def test_odd_tags_of_a_record_fall_back_to_people_and_usual_names(tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text('[Game "ur"]\n[Seats "person"]\n[Names "{"]\n\nroll:-g\n', "utf-8")
    screen = at([])
    resume(file, screen=screen)
    assert "Dark> " in screen.output.getvalue()  # type: ignore[attr-defined]


def test_names_cannot_steer_the_terminal() -> None:
    _, shown, _ = played("roll:-g", names=["A\x1b[31mnn", "\x07"], dice="typed")
    assert "A [31mnn> " in shown[1] and "Light" in shown[0] and "\x07" not in "".join(shown)


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path / "file"))
    game, shown, last = played("roll:-g", "enter", dice="typed")
    assert len(game.events) == 2
    assert "The game was not saved" in shown[1] and "The game was not saved" in last


def test_without_a_terminal_lines_are_read_and_echoed_without_escape_sequences() -> None:
    game, shown, last = played("roll:-g", "enter", terminal=False, dice="typed")
    assert len(game.events) == 2
    assert "\x1b" not in "".join(shown) + last
    assert shown[1].startswith("roll:-g\n")


def test_wrong_numbers_of_seats_and_unknown_players_are_refused() -> None:
    with pytest.raises(RegaliaError, match="2 people"):
        play(UR, seats=["person"])
    with pytest.raises(RegaliaError, match="2 people"):
        play(UR, names=["Ann"])
    with pytest.raises(RegaliaError, match="no player"):
        play(UR, seats=["person", "nobody"])


def test_a_finished_game_can_still_be_recorded(tmp_path: Path) -> None:
    file = tmp_path / "end.txt"
    script = ["roll:--", "place:A7", "fly", "undo", f"record {file}", ""]
    game, shown, _ = played(*script, dice="typed", position=NEAR_THE_END)
    assert game.over and game.result == [1, 0]
    assert "wins: one player holds all four rosettes." in shown[2]
    assert "The game is over" in shown[3] and "nothing can be undone" in shown[4]
    assert '[Result "1 0"]' in file.read_text("utf-8")


def test_in_a_race_two_people_say_who_acts() -> None:
    screen = at(["declare:5", "3 declare:5", "2 fly", "wait", "2 declare:5", "decline"])
    game = play(room("study"), names=["Ann", "Bob"], seed=4, screen=screen)
    shown = screen.keyboard.shown  # type: ignore[attr-defined]
    assert "First come, first served: 1 Ann, 2 Bob" in shown[0] and "seat and action> " in shown[0]
    assert "such as `1 declare:1`" in shown[1] and "such as `1 declare:1`" in shown[2]
    assert "'fly' is not a move" in shown[3]
    assert "Everyone who may act sits at this keyboard." in shown[4]
    assert "Bob declares 5 moves." in shown[5] and "Ann> " in shown[5]
    assert [event.seat for event in game.events[-2:]] == [1, 0]


def test_in_a_race_a_person_may_wait_for_the_computer() -> None:
    screen = at(["decline", "wait", "undo", "wait"])
    game = play(room("study"), None, ["person", "random"], ["Ann", "Robo"], 4, screen=screen)
    shown = screen.keyboard.shown  # type: ignore[attr-defined]
    assert "`wait`" in shown[0] and "ST-" in shown[1]
    assert "Robo declares" in shown[2] and "There is nothing to undo." in shown[3]
    assert "Everyone who may act" in shown[4]
    assert game.events[-1].seat == 1


def test_solving_alone_is_told_as_such() -> None:
    screen = at(["give-up"])
    play(room("study"), {"mode": "solo"}, names=["Ann"], seed=4, screen=screen)
    assert "Not solved: " in screen.keyboard.shown[-1]  # type: ignore[attr-defined]


def test_many_actions_are_shown_in_brief_and_listed_on_demand() -> None:
    screen = at(["list", "+Q"])
    play(room("twelve"), screen=screen)
    first, listed, found = screen.keyboard.shown  # type: ignore[attr-defined]
    assert "more actions: `list` shows them" in first
    assert "K …: 7 actions" in first and "K(1,1)" not in first
    assert "K(1,1)" in listed and "K …" not in listed
    assert "+Q can be:" in found and "+N" not in found


def test_chance_is_drawn_with_the_true_probabilities_shown_as_sentences() -> None:
    game, shown, _ = played("1", seats=["person", "random"], seed=3)
    assert game.events[0].seat == CHANCE
    assert "You roll" in shown[0]


def test_the_record_of_a_finished_game_is_one_that_verify_accepts(tmp_path: Path) -> None:
    file = tmp_path / "end.txt"
    lines = [lambda shown: "B7-A7" if "B7-A7" in shown else "place:A7", f"record {file}", ""]
    position = NEAR_THE_END.replace(" 0", " 1")
    play(UR, seats=["person", "level1"], seed=1, position=position, screen=at(lines))
    told = record.read(file.read_text("utf-8"))
    assert told.tags["Seats"] == "person level1" and told.tags["Points"] == "1 0"
    assert fairness.verified(told).ok and fairness.verified(told).checked >= 2


def test_dice_are_the_same_after_taking_back_and_after_going_on_later(data: Path) -> None:
    screen = at(["1", "1", "undo", "undo", "1", "1"])
    before = play(UR, seats=["person", "random"], seed=3, screen=screen)
    (file,) = data.iterdir()
    after = resume(file, screen=at([]))
    assert after.events == before.events
    rolls = [event.text for event in before.events if event.seat == CHANCE]
    game, _, _ = played("1", "1", seats=["person", "random"], seed=3)  # and nothing taken back
    assert [event.text for event in game.events if event.seat == CHANCE][: len(rolls)] == rolls


def test_a_hint_is_what_the_strongest_computer_would_do() -> None:
    game, shown, _ = played("hint", "roll:gs", "hint", dice="typed", position=NEAR_THE_END)
    assert "hints" in shown[1]  # not while dice are rolled
    text = re.findall(r"would choose (\S+): ", shown[3])[0]
    assert text in game.actions() and game.room.rules.to_play(game.params, game.state) == 0


def test_who_resigns_has_lost(tmp_path: Path) -> None:
    file = tmp_path / "left.txt"
    game, shown, _ = played("roll:-g", "resign", "fly", f"record {file}", "", dice="typed")
    assert not game.over and "Light wins: Dark resigned." in shown[2]
    assert "The game is over" in shown[3]
    assert record.read(file.read_text("utf-8")).tags["Left"] == "0:resigned"
    screen = at(["resign 2", ""])
    play(room("study"), names=["Ann", "Bob"], seed=4, screen=screen)
    assert "Ann wins: Bob resigned." in screen.keyboard.shown[-1]  # type: ignore[attr-defined]


def test_the_hourglass_runs_at_the_keyboard_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """ST-15: who takes longer than the hourglass has declined."""
    later = 0
    for part in (typed_commands, display, keyboard_table):
        monkeypatch.setattr(part, "now", lambda: 1_000 + later)

    def too_late(shown: str) -> str:
        nonlocal later
        assert "Time left: 60 s." in shown
        later = 61_000
        return "declare:1"

    screen = at(["1 declare:5", too_late])
    game = play(room("study"), names=["Ann", "Bob"], seed=4, screen=screen)
    assert [event.text for event in game.events[-2:]] == ["declare:5", "decline"]
    assert "(Time ran out.)" in screen.keyboard.shown[-1]  # type: ignore[attr-defined]

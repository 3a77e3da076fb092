"""The table in a real terminal (a pseudo-terminal), as a person meets it."""

import os
import pty
import re
import select
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import fcntl, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that control-C reaches this process
from regalia.games import room
from regalia.terminal.keyboard.keyboard_table import play
play(room({game!r}), names=["Ann", "Bob"], seed=3)
"""
SETTINGS = {"TERM": "xterm-256color", "PYTHONUTF8": "1", "COLUMNS": "100", "LINES": "40"}


def said_next(terminal: int) -> bytes:
    assert select.select([terminal], [], [], 60)[0], "it has nothing to say any more"
    return os.read(terminal, 65536)


def talk(game: str, data: Path, script: list[tuple[str, str]]) -> str:
    """Wait for each text, then type; all that the terminal was sent."""
    terminal, other = pty.openpty()
    environment = {name: os.environ[name] for name in os.environ if name != "NO_COLOR"}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM.format(game=game)],
        stdin=other,
        stdout=other,
        stderr=other,
        env={**environment, **SETTINGS, "REGALIA_DATA": str(data)},
        start_new_session=True,
    ) as process:
        os.close(other)
        written, heard, left = b"", 0, list(script)
        try:
            while left:
                wanted, typed = left[0]
                while (found := written.find(wanted.encode(), heard)) < 0:
                    written += said_next(terminal)
                heard = found + len(wanted)
                os.write(terminal, typed.encode())
                del left[0]
            while piece := said_next(terminal):
                written += piece
        except OSError:  # the other side has ended
            pass
        finally:
            os.close(terminal)
    assert process.returncode == 0, written
    assert not left, f"it ended before {left}: {written!r}"
    return written.decode()


def test_a_person_plays_saves_and_leaves_with_control_d(tmp_path: Path) -> None:
    written = talk(
        "ur", tmp_path, [("Ann> ", "1\n"), ("Ann> ", "A1-A2\n"), ("UR-", ""), ("Ann> ", "\x04")]
    )
    assert "\x1b[48;2;" in written or "\x1b[48;5;" in written or ";48;" in written  # colours
    assert "✽" in written and "regalia play --resume" in written
    assert len(list((tmp_path / "games").iterdir())) == 1


def test_tab_completes_and_control_c_leaves_tidily(tmp_path: Path) -> None:
    # Python may miss an interrupt that comes as fast as no person types; the line's end wakes it.
    written = talk("ur", tmp_path, [("Ann> ", "en\t\n"), ("Ann> ", "\x03\n")])
    assert "Ann enters a piece." in written
    assert "Traceback" not in written and "regalia play --resume" in written


def test_the_screen_is_given_back_after_a_game_with_secrets(tmp_path: Path) -> None:
    script = [("Press Enter", "\n"), ("Ann> ", "1\n"), ("Press Enter", "\n"), ("Bob> ", "\x04")]
    written = talk("gambit", tmp_path, script)
    assert written.count("\x1b[?1049h") == written.count("\x1b[?1049l") == 1
    after = written[written.index("\x1b[?1049l") :]
    assert not re.search("Ann|Bob", after.replace(str(tmp_path), ""))

"""Examples and lists in docs/protocol.md agree with the engine."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from support.asking import COMMAND, Here

from regalia.terminal.engine.engine import OPS

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
REST = "\N{HORIZONTAL ELLIPSIS}"  # stands for anything, in a list or object for all the rest


def fits(printed: Any, true: Any) -> bool:
    if printed == REST:
        return True
    if isinstance(printed, dict) and isinstance(true, dict):
        rest = true if REST in printed else {}
        wanted = {name: value for name, value in printed.items() if name != REST}
        return wanted.keys() <= true.keys() <= wanted.keys() | rest.keys() and all(
            fits(value, true[name]) for name, value in wanted.items()
        )
    if isinstance(printed, list) and isinstance(true, list):
        if printed and printed[0] == REST:
            return any(fits(printed[1:], true[i:]) for i in range(len(true) + 1))
        if not printed or not true:
            return not printed and not true
        return fits(printed[0], true[0]) and fits(printed[1:], true[1:])
    return type(printed) is type(true) and bool(printed == true)


def test_the_examples_are_what_the_engine_answers(client: Here) -> None:
    examples = re.findall(r"^> (.*)\n< (.*)$", PAGE, re.MULTILINE)
    assert len(examples) == PAGE.count("\n> {") == PAGE.count("\n< {")
    for asked, printed in examples:
        true = client.answer(asked.encode())
        assert fits(json.loads(printed), true), f"{asked}\nis answered\n{json.dumps(true)}"
    assert {json.loads(asked)["op"] for asked, _ in examples} > set(OPS)


def test_comparing_with_the_page_can_fail() -> None:
    assert fits({"a": [1, REST], REST: REST}, {"a": [1, 2, 3], "b": 4})
    assert fits([REST, 2, REST], [1, 2, 3]) and fits([REST], []) and fits([1, REST], [1])
    for printed, true in [
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, REST: REST}, {"b": 2}),
        ([1, 2], [1]),
        ([1], [1, 2]),
        ([REST, 4], [1, 2]),
        (1, True),
        (1, 1.0),
    ]:
        assert not fits(printed, true)


def test_every_op_and_every_error_code_is_described() -> None:
    headings = " ".join(re.findall(r"^### (.*)$", PAGE, re.MULTILINE))
    assert set(re.findall(r"`(\w+)`", headings)) == set(OPS)
    codes = re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE)
    assert sorted(codes) == sorted(
        [
            *("bad-request", "unknown-game", "bad-option", "bad-position", "bad-record", "over"),
            *("unknown-table", "unreadable", "wrong-kind", "illegal"),
        ]
    )


def test_the_client_in_python_plays_a_game() -> None:
    source = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert '["regalia", "engine"]' in source
    program = source.replace('["regalia", "engine"]', repr(COMMAND))
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True
    )
    assert re.fullmatch(r"[a-z-]+ \[(1.0, 0.0|0.0, 1.0|0.5, 0.5)\]\n", done.stdout)

"""Copies of the toy with one thing wrong in its secrets: each breaks a law."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from regalia.core.contract import SPECTATOR
from regalia.core.room import Room
from regalia.core.secrets import log_text
from regalia.kit.laws import breaches

Wrong = Callable[[SimpleNamespace], dict[str, Any]]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    return Room("toy")


def own_of(room: Room) -> SimpleNamespace:
    """The functions of a room's `secrets.py`, to be changed."""
    return SimpleNamespace(**vars(room.part("secrets")), FORGOTTEN=())


def laws_broken(room: Room, own: Any) -> set[int]:
    return {breach.law for breach in breaches(room, own, games=12, most=16)}


def test_the_toy_as_it_is_breaks_none(toy: Room) -> None:
    assert laws_broken(toy, toy.secrets) == set()


WRONG: dict[str, tuple[set[int], Wrong]] = {
    "redact-hides-nothing": ({2, 4}, lambda own: {"redact": lambda params, s, seat: s}),
    "redact-takes-the-spectator-for-the-last-seat": (
        {2, 4},
        lambda own: {
            "redact": lambda params, s, seat: own.redact(params, s, seat % params[0]),
        },
    ),
    "redact-hides-the-own-coin-too": (
        {6},
        lambda own: {"redact": lambda params, s, seat: own.redact(params, s, -1)},
    ),
    "redact-forgets-whose-turn-it-is": (
        {3},
        lambda own: {
            "redact": lambda params, s, seat: own.redact(params, s, seat)._replace(player=0)
        },
    ),
    "redact-changes-what-is-redacted": (
        {1},
        lambda own: {
            "redact": lambda params, s, seat: s._replace(gold=~s.gold & 7),
        },
    ),
    "resample-does-not-keep-the-own-coin": (
        {2},
        lambda own: {
            "resample": lambda params, s, seat, rng: own.resample(params, s, -1, rng),
        },
    ),
    "resample-deals-silver-only": ({2}, lambda own: {"resample": lambda params, s, seat, rng: s}),
    "hidden-never-so-the-log-tells-what-the-view-hides": (
        {6},
        lambda own: {"hidden": lambda params, s, action, seat: False},
    ),
    "hidden-from-the-own-player-too": (
        {4},
        lambda own: {"hidden": lambda params, s, action, seat: own.hidden(params, s, action, -1)},
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_copy_with_one_thing_wrong_breaks_a_law(toy: Room, name: str) -> None:
    expected, wrong = WRONG[name]
    own = own_of(toy)
    assert laws_broken(toy, SimpleNamespace(**(vars(own) | wrong(own)))) >= expected


def test_a_search_that_is_told_hidden_coins_breaks_law_5(toy: Room) -> None:
    insight = ModuleType("toy.insight")
    insight.__dict__["observed"] = lambda params, s, action, seat: action
    toy.modules["insight"] = insight
    assert laws_broken(toy, toy.secrets) == {5}


@pytest.mark.parametrize("spelling", [("low:1", "high:2"), ("coin1:s", "coin2:g"), ("s", "g")])
def test_no_spelling_of_actions_tells_in_a_log_what_is_hidden(
    toy: Room, spelling: tuple[str, str]
) -> None:
    text = ModuleType("toy.text")
    text.__dict__.update(vars(toy.part("text")))
    text.__dict__["action_text"] = lambda params, s, action: spelling[action]
    for own in ("coin:?", None):
        text.__dict__["hidden_text"] = lambda params, s, told=own: told
        if own is None:
            del text.__dict__["hidden_text"]
        room = Room("toy")
        room.modules["text"] = text
        s = room.rules.start((3, 7))
        logs = {
            seat: [log_text(room, (3, 7), s, coin, seat) for coin in (0, 1)]
            for seat in (SPECTATOR, 0, 1)
        }
        assert logs[SPECTATOR] == logs[1] == [own or "?"] * 2
        assert logs[0] == list(spelling)


def test_a_word_that_the_room_lists_may_be_told_and_forgotten(toy: Room) -> None:
    """The list is an exception to law 6: the room says so in one line that a reader can judge."""
    told = own_of(toy)
    told.hidden = lambda params, s, action, seat: False
    assert laws_broken(toy, told) == {6}
    told.FORGOTTEN = ("coin",)
    assert laws_broken(toy, told) == set()

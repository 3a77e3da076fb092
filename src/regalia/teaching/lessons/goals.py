"""Goals of a step: a predicate on the moment after an action, written as plain data.

    {"action": "*-A7"}                     the last own action; `*` and `?` are wild
    {"actions": ["B1-A1", "B1-C1"]}        one of these
    {"all": [P, …]}  {"any": [P, …]}  {"none": [P, …]}
    {"won": true}  {"over": true}  {"reason": "rosettes"}  {"to_play": "chance"}
    {"can": "roll"}                        the seat has such a legal action now
    {"view": "reserves.0", "is": 6}        a field of the seat's view, by its path
    {"meter": "rosettes:0", "least": 2}    a meter of its scene
    {"item": "piece:*", "look": "disc-0", "count": 2}     things of its scene

A value is compared by `is`, `least`, `most`, `has`, `more` and `fewer`; the last two with what it
was when the step began.  All is read from what the seat may know, never from the state.
"""

from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, NamedTuple

from regalia.core.contract import CHANCE, EVERYBODY, NOBODY
from regalia.core.drawing.scene import Scene
from regalia.core.errors import RegaliaError, Speaker
from regalia.core.game import Game

says = Speaker(__file__)

TO_PLAY = {"chance": CHANCE, "everybody": EVERYBODY, "nobody": NOBODY}
COMPARISONS = ("is", "least", "most", "has", "more", "fewer")
MISSING = object()  # what a path leads to where there is nothing


class BadGoal(RegaliaError):
    """Data that is no predicate."""

    code = "bad-option"


class Facts:
    """A seat's view of a game at a moment, each part computed once."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.seat)

    @cached_property
    def scene(self) -> Scene:
        return self.game.scene(self.seat)

    def field(self, path: str) -> object:
        """A field of the view, by keys and indexes with dots between them."""
        found: Any = self.view
        for key in path.split("."):
            if isinstance(found, Mapping) and key in found:
                found = found[key]
            elif isinstance(found, list) and key.isdecimal() and int(key) < len(found):
                found = found[int(key)]
            else:
                return MISSING
        return found

    def meter(self, name: str) -> object:
        return next((one.value for one in self.scene.meters if one.id == name), MISSING)

    def things(self, name: str, look: str) -> int:
        """Count the things whose id and look match."""
        things = self.scene.things()
        return sum(fnmatchcase(one.id, name) and fnmatchcase(one.look, look) for one in things)


class GoalMoment(NamedTuple):
    """The facts of a step after an action of the seat."""

    now: Facts
    began: Facts  # when the step began
    last: str | None  # the last own action; None: before the first


Check = Callable[[GoalMoment], bool]


class Goal:
    """A predicate, and the data that it was made from."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values
        self._check = _read(values)

    def __call__(self, moment: GoalMoment) -> bool:
        return self._check(moment)

    def __repr__(self) -> str:
        return f"Wanted({self.values!r})"

    def names(self, *kinds: str) -> bool:
        """Tell if some part of it is one of these kinds."""
        return _names(self.values, kinds)


def _names(values: Mapping[str, Any], kinds: Sequence[str]) -> bool:
    inner = [one for word in ("all", "any", "none") for one in values.get(word, ())]
    return any(kind in values for kind in kinds) or any(_names(one, kinds) for one in inner)


# ------------------------------------------------------------------------------------- reading


def _read(values: object) -> Check:
    if not isinstance(values, Mapping) or not values:
        raise BadGoal(says("wanted-form"))
    kind = next((kind for kind in KINDS if kind in values), None)
    if kind is None:
        raise BadGoal(says("wanted-kind", kinds=", ".join(KINDS)))
    read, further = KINDS[kind]
    for key in values:
        if key != kind and key not in further:
            raise BadGoal(says("wanted-key", kind=kind, key=str(key)))
    return read(values)


def _text(values: Mapping[str, Any], key: str) -> str:
    if not isinstance(values[key], str):
        raise BadGoal(says("wanted-a-text", key=key))
    return str(values[key])


def _flag(values: Mapping[str, Any], key: str) -> bool:
    if not isinstance(values[key], bool):
        raise BadGoal(says("wanted-a-flag", key=key))
    return bool(values[key])


def _action(values: Mapping[str, Any]) -> Check:
    pattern = _text(values, "action")
    return lambda moment: moment.last is not None and fnmatchcase(moment.last, pattern)


def _actions(values: Mapping[str, Any]) -> Check:
    texts = values["actions"]
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadGoal(says("wanted-some-texts", key="actions"))
    return lambda moment: moment.last in texts


def _several(word: str) -> Callable[[Mapping[str, Any]], Check]:
    def read(values: Mapping[str, Any]) -> Check:
        if not isinstance(values[word], list) or not values[word]:
            raise BadGoal(says("wanted-several", key=word))
        checks = [_read(one) for one in values[word]]
        if word == "all":
            return lambda moment: all(check(moment) for check in checks)
        if word == "any":
            return lambda moment: any(check(moment) for check in checks)
        return lambda moment: not any(check(moment) for check in checks)

    return read


def _won(values: Mapping[str, Any]) -> Check:
    wanted = _flag(values, "won")

    def check(moment: GoalMoment) -> bool:
        game = moment.now.game
        return (game.over and game.result[moment.now.seat] == 1) == wanted

    return check


def _over(values: Mapping[str, Any]) -> Check:
    wanted = _flag(values, "over")
    return lambda moment: moment.now.game.over == wanted


def _reason(values: Mapping[str, Any]) -> Check:
    word = _text(values, "reason")
    return lambda moment: moment.now.game.over and moment.now.game.reason == word


def _to_play(values: Mapping[str, Any]) -> Check:
    given = values["to_play"]
    who = TO_PLAY.get(given) if isinstance(given, str) else given
    if type(who) is not int:
        raise BadGoal(says("wanted-who", words=", ".join(TO_PLAY)))
    return lambda moment: moment.now.game.to_play == who


def _can(values: Mapping[str, Any]) -> Check:
    pattern = _text(values, "can")

    def check(moment: GoalMoment) -> bool:
        now = moment.now
        return any(fnmatchcase(text, pattern) for text in now.game.actions(now.seat))

    return check


def _view(values: Mapping[str, Any]) -> Check:
    path = _text(values, "view")
    return _compared(values, lambda facts: facts.field(path))


def _meter(values: Mapping[str, Any]) -> Check:
    name = _text(values, "meter")
    return _compared(values, lambda facts: facts.meter(name))


def _item(values: Mapping[str, Any]) -> Check:
    name, look = _text(values, "item"), _text(values, "look") if "look" in values else "*"
    if "count" in values:
        values = {**values, "is": values["count"]}
    elif not any(word in values for word in COMPARISONS):
        values = {**values, "least": 1}
    return _compared(values, lambda facts: facts.things(name, look))


def _compared(values: Mapping[str, Any], of: Callable[[Facts], object]) -> Check:
    words = [word for word in COMPARISONS if word in values]
    if not words:
        raise BadGoal(says("wanted-comparison", words=", ".join(COMPARISONS)))
    for word in words:
        if word not in ("is", "has") and type(values[word]) is not int:
            raise BadGoal(says("wanted-a-number", key=word))

    def check(moment: GoalMoment) -> bool:
        found = of(moment.now)
        before = of(moment.began) if "more" in values or "fewer" in values else 0
        return all(_holds(word, values[word], found, before) for word in words)

    return check


def _holds(word: str, value: Any, found: Any, before: Any) -> bool:
    if word == "is":
        return type(found) is type(value) and bool(found == value)
    if word == "has":
        return isinstance(found, str | list | Mapping) and value in found
    if type(found) is not int or type(before) is not int:
        return False
    if word == "least":
        return bool(found >= value)
    if word == "most":
        return bool(found <= value)
    return bool(found - before >= value if word == "more" else before - found >= value)


KINDS: dict[str, tuple[Callable[[Mapping[str, Any]], Check], tuple[str, ...]]] = {
    "action": (_action, ()),
    "actions": (_actions, ()),
    "all": (_several("all"), ()),
    "any": (_several("any"), ()),
    "none": (_several("none"), ()),
    "won": (_won, ()),
    "over": (_over, ()),
    "reason": (_reason, ()),
    "to_play": (_to_play, ()),
    "can": (_can, ()),
    "view": (_view, COMPARISONS),
    "meter": (_meter, COMPARISONS),
    "item": (_item, ("look", "count", *COMPARISONS)),
}

"""OpenSpiel games, one for each game whose seats take turns: `regalia_ur` is Ur, and
`regalia_gambit(players=3)` has an option.

An information state is the log as a seat may read it, so it has perfect recall; an observation is
what `tensor.py` writes, and has not.  States are cheap to clone: what happened is shared.
"""

import json
from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import games
from regalia.core.card import Option, Options, as_word
from regalia.core.contract import CHANCE, NOBODY, Params, State
from regalia.core.contract.tensor import OWN
from regalia.core.extras import needs
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import log_text, redacted
from regalia.fast.compiler import compiled
from regalia.fast.rows import from_row, row_width, to_row
from regalia.fast.warm import as_array
from regalia.research import row
from regalia.research.sizes import of_room, says, tensor_of
from regalia.research.validate_args import IllegalIndex, seat

with needs("research"):
    import pyspiel

BY_CHANCE, ENDED = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PLAYERS = {CHANCE: BY_CHANCE, NOBODY: ENDED}  # who is no seat
StateRow = NDArray[np.int64]
QUOTE = "'"  # around a word that looks like a number
LONGEST = 100_000  # decisions and outcomes in a game, as a bound that OpenSpiel asks for


class SpielNode:
    """A state as a row of numbers, with the player to move as OpenSpiel numbers them, the keys so
    far, and the path that led to it.  It never changes, so copies are the same."""

    __slots__ = ("action", "before", "keys", "legal", "odds", "read", "row", "times", "who")

    def __init__(self, numbers: StateRow, who: int, keys: tuple[int, ...], times: int = 0) -> None:
        self.row, self.who, self.keys = numbers, who, keys
        self.times = times  # that this position occurred, where that is counted
        self.before: SpielNode | None = None
        self.action = -1
        self.legal: dict[int, int] | None = None  # indexes and actions, once they were asked for
        self.odds: list[tuple[int, float]] | None = None  # of chance, once they were asked for
        self.read: dict[int, str] | None = None  # by seats, what led here; once it was asked for

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielNode":
        return self

    def __reduce__(self) -> Any:
        """The path in one list: a chain is too deep to be pickled link by link."""
        path = [(before.row, at.action) for at, before in self.path()]
        return led_to, (self.row, self.who, self.keys, self.times, path)

    def path(self) -> "Iterator[tuple[SpielNode, SpielNode]]":
        """The nodes up to this one, each with the one before it, the last first."""
        at = self
        while at.before is not None:
            yield at, at.before
            at = at.before


def led_to(
    numbers: StateRow, who: int, keys: tuple[int, ...], times: int, path: list[tuple[StateRow, int]]
) -> SpielNode:
    """A node with its path; what was counted and listed earlier is not asked for again."""
    found = at = SpielNode(numbers, who, keys, times)
    for before, action in path:
        at.before, at.action = SpielNode(before, ENDED, ()), action
        at = at.before
    return found


class SpielRules:
    """The rules that all states of a game share.  They never change, so copies are the same."""

    def __init__(self, room: Room, options: Options) -> None:
        first = Game(room, options)
        self.made_from = room, options
        self.room, self.params, self.seats = room, first.params, first.seats
        self.shape = of_room(room, options)
        self.numbers: Any = as_array(self.params)
        self.kernel, self.like = compiled(room, row), first.state
        most = room.rules.MOST_ACTIONS
        self.actions, self.indexes = np.empty(most, np.int64), np.empty(most, np.int64)
        self.odds, self.told = np.empty(most, np.float64), np.empty(2, np.int64)
        begin: Any = np.empty(row_width(first.state), np.int64)
        to_row(first.state, begin)
        keys = tuple(key for key in first.keys if key)
        self.first = SpielNode(begin, PLAYERS.get(first.to_play, first.to_play), keys, len(keys))
        self.seen = np.empty(self.shape.width, np.float32)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielRules":
        return self

    def __reduce__(self) -> Any:
        return SpielRules, self.made_from

    def state(self, numbers: StateRow) -> State:
        return from_row(self.like, numbers)  # type: ignore[arg-type]

    def legal(self, moment: SpielNode) -> dict[int, int]:
        """The legal indexes of a node, in order, and their actions."""
        if moment.legal is None:
            actions, indexes = self.actions, self.indexes
            n = self.kernel.fill_legal(self.numbers, moment.row, actions, indexes)
            order = indexes[:n].argsort()
            moment.legal = dict(zip(indexes[order].tolist(), actions[order].tolist()))
        return moment.legal

    def outcomes(self, moment: SpielNode) -> list[tuple[int, float]]:
        """The outcomes of chance, in order, and their probabilities."""
        if moment.odds is None:
            n = self.kernel.fill_odds(self.numbers, moment.row, self.actions, self.odds)
            moment.odds = sorted(zip(self.actions[:n].tolist(), self.odds[:n].tolist()))
        return moment.odds

    def action(self, moment: SpielNode, index: int) -> int:
        """The action that an index, or an outcome of chance, means; only legal ones go into
        compiled code."""
        if moment.who == BY_CHANCE:
            listed = self.outcomes(moment)
            at = bisect_left(listed, (index, 0.0))
            if at < len(listed) and listed[at][0] == index:
                return index
        elif moment.who >= 0 and index in (legal := self.legal(moment)):
            return legal[index]
        raise IllegalIndex(says("no-index", index=str(index)))

    def after(self, moment: SpielNode, action: int) -> SpielNode:
        told, keys, after = self.told, moment.keys, np.empty_like(moment.row)
        self.kernel.play_row(self.numbers, moment.row, action, after, told)
        times, (key, who) = 0, told.tolist()
        if key:
            keys = (*keys, key)
            if (times := keys.count(key)) > 1:
                self.kernel.repeat_row(self.numbers, after, times, told)
                who = int(told[row.WHO])
        found = SpielNode(after, PLAYERS.get(who, who), keys, times)
        found.before, found.action = moment, action
        return found

    def look(self, moment: SpielNode, player: int, out: Any) -> None:
        """Write the observation of a seat into `out`."""
        self.kernel.look_at_row(self.numbers, moment.row, player, moment.times, out)

    def log(self, moment: SpielNode, player: int) -> str:
        """The log up to a node, as a seat may read it; each line of it is made once, for it is
        asked for again at every decision that follows."""
        texts = []
        for at, before in moment.path():
            read = at.read = {} if at.read is None else at.read
            if player not in read:
                s = self.state(before.row)
                read[player] = log_text(self.room, self.params, s, at.action, player)
            texts.append(read[player])
        return " ".join(reversed(texts))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The game of a room that a subclass names; OpenSpiel makes it from its parameters."""

    room: Room

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        self.table = table = SpielRules(self.room, read_options(self.room, given or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=table.shape.actions,
            max_chance_outcomes=tensor_of(self.room).outcome_count(table.params),
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if table.seats == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.room, table.params, table.seats), info, kept(given or {}))

    def __reduce__(self) -> Any:
        return loaded, (str(self),)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table, self.moment = game.table, game.table.first

    def current_player(self) -> int:
        return self.moment.who

    def is_terminal(self) -> bool:
        return self.moment.who == ENDED

    @property
    def s(self) -> State:
        """The state as the rules have it."""
        return self.table.state(self.moment.row)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.table.legal(self.moment))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes(self.moment).copy()

    def _apply_action(self, action: int) -> None:
        chosen = self.table.action(self.moment, action)
        self.moment = self.table.after(self.moment, chosen)

    def _action_to_string(self, player: int, action: int) -> str:
        table, s = self.table, self.s
        return table.room.text.action_text(table.params, s, table.action(self.moment, action))

    def returns(self) -> list[float]:
        table = self.table
        if self.moment.who != ENDED:
            return [0.0] * table.seats
        result, s = table.room.rules.result, self.s
        return [result(table.params, s, seat) - 1.0 for seat in range(table.seats)]

    # OpenSpiel has these, too, and asks us for what it needs; who asks us for them directly is
    # spared the way through it and back, which takes longer than the answer.

    def is_chance_node(self) -> bool:
        return self.moment.who == BY_CHANCE

    def _is_to_play(self, asked: tuple[int, ...]) -> bool:
        return self.moment.who >= 0 and asked in ((), (self.moment.who,))

    def legal_actions(self, *asked: int) -> list[int]:
        if not self._is_to_play(asked):
            return super().legal_actions(*asked)  # type: ignore[no-any-return]
        return list(self.table.legal(self.moment))

    def legal_actions_mask(self, *asked: int) -> list[int]:
        if not self._is_to_play(asked):
            return super().legal_actions_mask(*asked)  # type: ignore[no-any-return]
        mask = [0] * self.table.shape.actions
        for index in self.table.legal(self.moment):
            mask[index] = 1
        return mask

    def observation_tensor(self, *asked: int) -> list[float]:
        if not self._is_to_play(asked):
            return super().observation_tensor(*asked)  # type: ignore[no-any-return]
        seen, row_ = self.table.seen, [0.0] * self.table.shape.width
        self.table.look(self.moment, self.moment.who, seen)
        (places,) = seen.nonzero()  # few: quicker than to make a number of every zero
        for place, value in zip(places.tolist(), seen[places].tolist()):
            row_[place] = value
        return row_

    def __str__(self) -> str:
        return json.dumps(self.table.room.text.position(self.table.params, self.s))


class Observer:
    """Observations of a seat: as numbers with named parts, and as text."""

    def __init__(self, table: SpielRules, perfect_recall: bool) -> None:
        self.table, self.perfect_recall = table, perfect_recall
        all_ = np.zeros(table.shape.width, np.float32)
        self.tensor: Any = None if perfect_recall else all_
        self.dict: dict[str, Any] = {}
        for name, part in () if perfect_recall else table.shape.parts.items():
            self.dict[name] = all_[part.place].reshape(part.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.table.look(state.moment, seat(player, self.table.seats), self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        room, params, who = self.table.room, self.table.params, seat(player, self.table.seats)
        if not self.perfect_recall:
            return json.dumps(redacted(room, params, state.s, who).view())
        return self.table.log(state.moment, who)


# -------------------------------------------------------------------------------- registering


def type_of(room: Room, params: Params, seats: int) -> Any:
    kinds = pyspiel.GameType
    tensor = tensor_of(room)
    hidden = any(part.whose == OWN for part in tensor.parts(params))
    return kinds(
        short_name=f"regalia_{room.card.id}",
        long_name=room.words().say("name"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC
            if tensor.outcome_count(params)
            else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if seats == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(room.card.seats),
        min_num_players=min(room.card.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(
            room, {option.name: default_of(room, option) for option in room.card.options}
        ),
    )


def default_of(room: Room, option: Option) -> Any:
    return room.card.first.get(option.name, option.default)


def parameter(value: Any) -> int | str | bool:
    """A value as OpenSpiel has parameters, which are of one type each."""
    return value if isinstance(value, int) else as_word(value)


def parameters(room: Room, options: dict[str, Any]) -> dict[str, Any]:
    """Options as OpenSpiel wants them: a value that can be a number or a word is a word."""
    usual = {option.name: parameter(default_of(room, option)) for option in room.card.options}
    return {
        name: as_word(value) if isinstance(usual.get(name), str) else parameter(value)
        for name, value in options.items()
    }


def kept(given: dict[str, Any]) -> dict[str, Any]:
    """Parameters as OpenSpiel keeps them: it writes a game down as text, and would read a word like
    1 as a number from it, which is another type; so such words are put into quotes."""
    return {
        name: f"{QUOTE}{value}{QUOTE}" if isinstance(value, str) and is_number(value) else value
        for name, value in given.items()
    }


def is_number(word: str) -> bool:
    try:
        float(word)
    except ValueError:
        return False
    return True


def read_options(room: Room, given: dict[str, Any]) -> Options:
    """OpenSpiel's parameters as the card knows them; lists are read from files, by their paths."""
    words = {name: as_word(value).strip(QUOTE) for name, value in given.items()}
    return {
        option.name: option.read_word(words.get(option.name, as_word(default_of(room, option))))
        for option in room.card.options
    }


def loaded(text: str) -> Any:
    """A game from what OpenSpiel wrote down of it; to know this function is to have registered."""
    return pyspiel.load_game(text)


def of_game(name: str) -> type[SpielGame]:
    """The class of a game, by its id; OpenSpiel wants classes, which outlive the interpreter."""
    found: type[SpielGame] = type(f"Regalia_{name}", (SpielGame,), {"room": games.room(name)})
    return found


CLASSES = {name: of_game(name) for name in games.names() if games.room(name).tensor is not None}


def register() -> None:
    """Make every game whose seats take turns known to OpenSpiel."""
    for made in CLASSES.values():
        game = Game(made.room, read_options(made.room, {}))
        pyspiel.register_game(type_of(made.room, game.params, game.seats), made)


register()

"""Many games of one kind at once: NumPy arrays in, NumPy arrays out, one compiled call a step.

    games = vector("ur", 1024, seed=7)
    step = games.reset()
    while …:
        step = games.step(choose(step.observation, step.mask, step.seat))

The arrays of a step are always the same ones, and the next step writes over them: copy what is to
stay, and change nothing in them.  They are aligned, so that others can use them without a copy
(DLPack).
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from regalia.core.contract import NOBODY, SPECTATOR, State, View
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import redacted
from regalia.fast.compiler import compiled
from regalia.fast.rows import from_row, row_width, to_row
from regalia.fast.warm import as_array
from regalia.research import answers, batch, threadpool, validate_args
from regalia.research.arrays import Saved, Step, aligned, locked
from regalia.research.opponents import Opponents
from regalia.research.sizes import of_room, says, tensor_of
from regalia.research.threadpool import SPINS, SharedWork, ThreadPool

PLAYED, PLAYED_BY_LEVELS = 2_000_000, 2_000  # decisions in one compiled call, which nobody ends


class Vector:
    """A batch of n games; `__init__` lists the arguments."""

    def __new__(cls, *made_from: Any, **given: Any) -> "Vector":
        found = super().__new__(cls)
        found._made_from = made_from, given  # for copies
        return found

    _made_from: tuple[tuple[Any, ...], dict[str, Any]]

    def __init__(
        self,
        game: Room | str,
        n: int,
        *,
        seed: int = 0,
        max_steps: int = 1000,
        threads: int = 1,
        simultaneous: bool = False,
        mask: bool = True,
        observe: bool = True,
        final: bool = False,
        auto_reset: bool = True,
        against: int | str | None = None,
        learner: int | Sequence[int] = 0,
        position: Any = None,
        **options: Any,
    ) -> None:
        """`seed`: game i has the seed `seed + i`.  `max_steps`: decisions, of all seats, after
        which a game is cut short.  `simultaneous`: all seats see and say something at each step.
        `mask`, `observe`: whether these are written down.  `final`: keep what was to be seen when
        a game ended.  `auto_reset`: a game that ended is followed by another at once.  `against`:
        who plays the seats other than `learner`: "random", or a level.  `position`: where games
        begin.
        All else is an option of the game: `players=3`."""
        max_steps, simultaneous = validate_args.renamed(options, max_steps, simultaneous)
        n, max_steps, threads = map(validate_args.whole, (n, max_steps, threads))
        model = Game(game, options, position)
        if model.over:
            raise RegaliaError(says("position-over"))
        self.room, self.n, self.params = model.room, n, model.params
        self.options, self.shape = model.options, of_room(model.room, options)
        self.seats, self.max_steps, self.seed = model.seats, max_steps, seed
        self.simultaneous, self.auto_reset, self.threads = simultaneous, auto_reset, threads
        self.actions = self.shape.actions  # indexes; with `simultaneous`, the one after is to wait
        self.wait = self.actions if simultaneous else -1
        self.opponents = None if against is None else Opponents(self.room, against, self.options)
        self._check(learner)
        first: Any = np.zeros(row_width(model.state), np.int64)
        to_row(model.state, first)
        self._like = model.state
        self._all = self._arrays(mask, observe, final, bool(model.keys[0]))
        self._all.memory[:, batch.LEARNER] = -1 if against is None else learner
        others = self.opponents is not None and self.opponents.random
        self._all.memory[:, batch.RANDOM_OTHERS] = 1 if others else 0
        numbers, wait = as_array(self.params), self.wait
        self._games = batch.Games(numbers, first, self._all, max_steps, wait, auto_reset)
        self._kernel = compiled(self.room, batch)
        self._answers = aligned((n, 1), np.int64)  # of levels
        self._chosen = aligned((n, self._rows), np.int64)
        self._totals = aligned((n, self.seats + 2), np.int64)
        self._work = SharedWork(
            games=self._games,
            given=aligned(self._chosen.shape, np.int64),
            drawn=self._chosen,
            answers=self._answers,
            totals=self._totals,
            board=aligned((threadpool.board_size(threads),), np.int64),
        )
        self._pool = ThreadPool(self.room, self._work, threads) if threads > 1 else None
        self.now = self._public()
        self.final = self._flat(self._all.final)
        self._played = False  # since all games began
        self.reset(seed)

    def __getattr__(self, name: str) -> Any:
        if name not in validate_args.RENAMED:
            raise AttributeError(f"a vector has no {name!r}", name=name, obj=self)
        return getattr(self, validate_args.new_name(name))

    def _check(self, learner: int | Sequence[int]) -> None:
        if self.n < 1 or self.max_steps < 1 or self.threads < 1:
            raise RegaliaError(says("at-least-one"))
        if self.simultaneous and self.opponents is not None:
            raise RegaliaError(says("every-or-against"))
        asked = np.asarray(learner)
        if (
            asked.dtype.kind not in "iu"
            or not ((asked >= 0) & (asked < self.seats)).all()
            or asked.shape not in ((), (self.n,))
        ):
            raise RegaliaError(says("no-learner", last=self.seats - 1))

    @property
    def _rows(self) -> int:
        return self.seats if self.simultaneous else 1

    def _arrays(self, mask: bool, observe: bool, final: bool, counted: bool) -> batch.Arrays:
        n, rows, wide = self.n, self._rows, self.shape.width
        indexes = self.actions + (1 if self.simultaneous else 0)
        return batch.Arrays(
            memory=aligned((n, batch.STATE + row_width(self._like)), np.int64),
            pasts=aligned((n, self.max_steps + 64 if counted else 4), np.int64),
            seat=aligned((n,), np.int8),
            mask=aligned((n, rows, indexes if mask else 0), np.bool_),
            legal=aligned((n, rows, self.room.rules.MOST_ACTIONS + 1), np.int32),
            counts=aligned((n, rows), np.int32),
            observation=aligned((n, rows, wide if observe else 0), np.float32),
            final=aligned((n, rows, wide if final else 0), np.float32),
            reward=aligned((n, self.seats), np.float32),
            terminated=aligned((n,), np.bool_),
            truncated=aligned((n,), np.bool_),
        )

    def _flat(self, array: NDArray[Any]) -> NDArray[Any]:
        return array if self.simultaneous else array[:, 0]

    def _public(self) -> Step:
        all_ = self._all
        return Step(
            self._flat(all_.observation),
            all_.reward,
            all_.terminated,
            all_.truncated,
            all_.seat,
            self._flat(all_.mask),
            locked(self._flat(all_.legal)),
            locked(self._flat(all_.counts)),
        )

    # ------------------------------------------------------------------------------- playing

    def reset(
        self, seed: int | Sequence[int] | None = None, which: Iterable[int] | None = None
    ) -> Step:
        """Begin all games anew, or some, by their numbers or by a mask.

        Game i has the seed `seed + i`, or `seed[i]`.  The games that follow it go on with the same
        generators, and so does what is begun without a seed, unless nobody has played since: then
        it stays as it is."""
        chosen = np.arange(self.n) if which is None else validate_args.games(which, self.n)
        if seed is not None:
            self._all.memory[chosen, batch.SEED] = validate_args.seeds(seed, chosen)
            self._told(chosen, batch.SEEDED)
        elif self._played:
            self._told(chosen, batch.ANOTHER)
        self._played &= which is not None
        return self.now

    def begin_another(self, which: NDArray[np.intp]) -> None:
        """Begin some games anew, with their generators as they are."""
        self._told(which, batch.ANOTHER)

    def _told(self, which: NDArray[np.intp], what: int) -> None:
        chosen = np.full(self._chosen.shape, batch.SKIP, np.int64)
        chosen[which] = what
        self._advance(chosen, fresh=False)
        if self.opponents is not None:
            self.opponents.play(self)

    def step(self, actions: ArrayLike) -> Step:
        """Play an index in each game: of shape (n,), or (n, seats) with `simultaneous`.
        Indexes for a game that is over are not looked at."""
        chosen = validate_args.indexes(actions, self._chosen.shape)
        if chosen.min() <= batch.SKIP:
            chosen = validate_args.not_told(chosen, self._all.memory[:, batch.OVER] == 1)
        return self.step_some(chosen)

    def step_some(self, chosen: NDArray[np.int64]) -> Step:
        """Play indexes that were checked already; `batch.SKIP` leaves a game as it is."""
        self._advance(chosen, fresh=True)
        self._played = True
        if self.opponents is not None:
            self.opponents.play(self)
        return self.now

    def _advance(self, chosen: NDArray[np.int64], fresh: bool) -> None:
        level = self.opponents.level if self.opponents else None
        if self._pool is not None:
            found = self._advance_in_threads(self._pool, chosen, fresh, level)
        elif level is None:
            found = self._kernel.step_games(self._games, chosen, fresh)
        else:
            step = compiled(self.room, answers).step_answered
            found = step(self._games, chosen, fresh, self._answers, level)
        validate_args.refuse(chosen, found)
        self._no_races(found == batch.RACE)

    def _advance_in_threads(
        self, pool: ThreadPool, chosen: NDArray[np.int64], fresh: bool, level: Any
    ) -> int:
        same = chosen.flags.c_contiguous and chosen.ctypes.data == self._chosen.ctypes.data
        if same and level is None:
            pool.run(threadpool.STEP_DRAWN, fresh)  # what each has drawn need not go to another
        else:
            self._work.given[:] = chosen
            if level is None:
                pool.run(threadpool.STEP, fresh)
            else:
                step = compiled(self.room, answers).step_together
                pool.run(threadpool.OTHER, fresh, task=partial(step, self._work, level, SPINS))
        if self._work.board[threadpool.WRONG]:
            return int(self._kernel.first_illegal(chosen, self._all, 0, self.n))
        return batch.RACE if self._work.board[threadpool.RACES] else batch.FINE

    def _no_races(self, races: bool) -> None:
        if races:
            raise RegaliaError(says("race", game=self.room.short_name))

    def sample(self) -> NDArray[np.int64]:
        """Draw legal indexes for `step`, by each game's own generator."""
        if self._pool is None:
            self._kernel.choose_at_random(self._all, self._chosen, 0, self.n)
        else:
            self._pool.run(threadpool.CHOOSE)
        return self._flat(self._chosen)

    def play(self, steps: int, policy: int | str = "random") -> NDArray[np.int64]:
        """Play many steps in one call, every seat by a policy: "random", or a level.

        For each game a row: what each seat won, how many games ended, how many were cut short.
        With "random" it comes to the same as `step(sample())`, but nothing is shown in between."""
        steps, chosen = validate_args.whole(steps), Opponents(self.room, policy, self.options)
        self._totals[:], self._played = 0, self._played or steps > 0
        inside = not self.simultaneous and self.opponents is None and self.auto_reset
        if inside and (chosen.random or chosen.level is not None):
            each = max((PLAYED if chosen.random else PLAYED_BY_LEVELS) // self.n, 1)
            for done in range(0, steps, each):  # so that somebody can interrupt it
                self._play_inside(min(each, steps - done), chosen.level)
        else:
            for _ in range(steps):
                before = self._all.memory[:, batch.OVER] == 1
                step = self.step(self.sample() if chosen.random else chosen.choices(self))
                self._totals[:, : self.seats] += step.reward.astype(np.int64)
                self._totals[:, self.seats] += step.terminated & ~before
                self._totals[:, self.seats + 1] += step.truncated & ~before
        return self._totals.copy()

    def _play_inside(self, steps: int, level: Any) -> None:
        if self._pool is not None and level is None:
            self._pool.run(threadpool.PLAY, steps=steps)
        elif self._pool is not None:
            play = partial(compiled(self.room, answers).play_together, self._work, level)
            self._pool.run(threadpool.OTHER, steps=steps, task=play)
        elif level is None:
            self._kernel.play_games(self._games, self._totals, steps)
        else:
            play = compiled(self.room, answers).play_levels
            play(self._games, self._answers, self._totals, steps, level, 0, self.n)

    def close(self) -> None:
        """End the threads; further steps are played on one."""
        if self._pool is not None:
            self._pool.close()

    # ------------------------------------------------------------------------------ one game

    def state(self, i: int) -> State:
        """The whole state of a game: no seat may know all of it."""
        row: Any = self._all.memory[validate_args.game(i, self.n), batch.STATE :]
        return from_row(self._like, row)

    def view(self, i: int, seat: int = SPECTATOR) -> View:
        """The view of a seat, as plain data."""
        who = seat if seat == SPECTATOR else validate_args.seat(seat, self.seats)
        return redacted(self.room, self.params, self.state(i), who).view()

    def observed(self, i: int, seat: int) -> NDArray[np.float32]:
        """The observation of any seat of a game, as a new row."""
        row = np.empty(self.shape.width, np.float32)
        which, who = validate_args.game(i, self.n), validate_args.seat(seat, self.seats)
        self._kernel.look_at(self._games.params, which, who, self._all, row)
        return row

    def action(self, i: int, index: int, seat: int | None = None) -> int:
        """The rules' number of an action that is legal now."""
        who = int(self._all.seat[validate_args.game(i, self.n)]) if seat is None else seat
        row = validate_args.seat(who, self.seats) if self.simultaneous else 0
        legal = self._all.legal[i, row, : self._all.counts[i, row]]
        acts = self.simultaneous or who == self._all.seat[i]
        if not acts or index == self.wait or index not in legal:
            raise validate_args.IllegalIndex(says("illegal-index", game=str(i), index=str(index)))
        return tensor_of(self.room).action_at(self.params, self.state(i), who, index)

    def text(self, i: int, index: int, seat: int | None = None) -> str:
        """The text of an action that is legal now, as it stands in records."""
        action = self.action(i, index, seat)
        return self.room.text.action_text(self.params, self.state(i), action)

    def keys(self, i: int) -> tuple[int, ...]:
        """The keys of the positions so far, in games that count them."""
        past = self._all.pasts[validate_args.game(i, self.n)]
        return tuple(map(int, past[1 : past[0] + 1]))

    def save(self, i: int) -> Saved:
        which = validate_args.game(i, self.n)
        memory, past = self._all.memory[which], self._all.pasts[which]
        return Saved(memory.tobytes(), past.tobytes(), self._of)

    @property
    def _of(self) -> str:
        others = (
            "nobody" if self.opponents is None else "random" if self.opponents.random else "level"
        )
        return (
            f"{self.room.card.id} {self._games.params.tolist()}, {self.max_steps}, against {others}"
        )

    def restore(self, i: int, saved: Saved) -> None:
        """Put a game back as it was saved, here or in another row, with its generators and its
        learner."""
        validate_args.game(i, self.n)
        if not isinstance(saved, Saved) or saved.of != self._of:
            raise RegaliaError(says("saved-elsewhere"))
        places = ((self._all.memory, saved.memory), (self._all.pasts, saved.past))
        for array, kept in places:
            if not isinstance(kept, bytes) or len(kept) != array[i].nbytes:
                raise RegaliaError(says("saved-elsewhere"))
        for array, kept in places:
            array[i] = np.frombuffer(kept, np.int64)
        over = bool(self._all.memory[i, batch.OVER])
        ended = self.room.rules.to_play(self.params, self.state(i)) == NOBODY
        self._told(np.array([i]), batch.SHOWN)
        self._all.terminated[i], self._all.truncated[i] = over and ended, over and not ended
        self._played = True

    def __reduce__(self) -> Any:
        """Support copying, to look ahead, and sending to another process."""
        all_ = self._all
        kept = all_.memory, all_.pasts, all_.reward, all_.terminated, all_.truncated, all_.final
        return remade, (*self._made_from, kept, self._played)

    def waiting(self) -> NDArray[np.intp]:
        """The games in which it is not the learner's turn."""
        all_ = self._all
        learner, who = all_.memory[:, batch.LEARNER], all_.seat
        on = all_.memory[:, batch.OVER] == 0
        return np.flatnonzero(on & (learner >= 0) & (who != learner) & (who >= 0))

    def policy_rng(self, i: int) -> Any:
        """The generator of the player of the other seats in a game."""
        return self._all.memory[i, batch.POLICY : batch.POLICY + 4]

    def __repr__(self) -> str:
        return f"<Vector {self.room.card.id}, {self.n} games>"


def remade(made_from: tuple[Any, ...], given: dict[str, Any], kept: Any, played: bool) -> Vector:
    """A new vector, whose games stand where they stood, with their dice and cards to come."""
    found = Vector(*made_from, **given)
    all_, (memory, pasts, *outcomes) = found._all, kept
    all_.memory[:], all_.pasts[:] = memory, pasts
    found._told(np.arange(found.n), batch.SHOWN)
    for array, was in zip((all_.reward, all_.terminated, all_.truncated, all_.final), outcomes):
        array[:] = was
    found._played = played
    return found

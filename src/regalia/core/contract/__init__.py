"""The contract every game keeps: a typed Protocol for each part of a room.

A part is a module of the room's package; a room has those of `REQUIRED`, and of the others those
that it wants.  `tests/house/test_typed_rooms.py` has mypy hold every room to them.

    rules       `rules.py`: the game itself, as pure functions; begin to read here
    card        `card.py`: names, seats, options, sources
    text        `text.py`, `refusals.py`: actions and positions as text; rules that forbid
    view        `view.py`: all that reaches a seat, as plain data
    secrets     `secrets.py`: what a seat may know, in the style of rules
    scene       `scene.py`, `trace.py`, `meaning.py`, `ending.py`, `counting.py`: what people
                see and touch
    clocks      `clocks.py`: limits of time, and where a turn begins
    players     `insight.py`, `levels.py`, `habits.py`, `player.py`
    solve       `solve.py`: what is known exactly
    tensor      `tensor.py`: the game as numbers, for programs that learn
    exercises   `exercises`, `mistakes.py`: what teaches
    hidden_cards  `hidden_cards.py`, `printed.py`: for people who play with their own box
    own_board   `own_board.py`: a board that belongs to its owner
    editor      `editor.py`: positions put together by hand
    workshop    `workshop.py`: things of one's own
    sheets      `sheets.py`: things to be printed and cut out
    weighing    `weighing.py`: armies of units, for the lab
    command     `command.py`: a command of its own

`regalia.core.room.Room` finds the parts.
"""

from regalia.core.contract.card import CardPart as CardPart
from regalia.core.contract.clocks import ClocksPart as ClocksPart
from regalia.core.contract.command import CommandPart as CommandPart
from regalia.core.contract.command import Shell as Shell
from regalia.core.contract.command import Tick as Tick
from regalia.core.contract.editor import EditorPart as EditorPart
from regalia.core.contract.exercises import ExercisesPart as ExercisesPart
from regalia.core.contract.exercises import MistakesPart as MistakesPart
from regalia.core.contract.hidden_cards import HiddenCardsPart as HiddenCardsPart
from regalia.core.contract.hidden_cards import PrintedPart as PrintedPart
from regalia.core.contract.own_board import OwnBoardPart as OwnBoardPart
from regalia.core.contract.players import Agent as Agent
from regalia.core.contract.players import HabitsPart as HabitsPart
from regalia.core.contract.players import InsightPart as InsightPart
from regalia.core.contract.players import LevelsPart as LevelsPart
from regalia.core.contract.players import PlayerPart as PlayerPart
from regalia.core.contract.rules import CHANCE as CHANCE
from regalia.core.contract.rules import EVERYBODY as EVERYBODY
from regalia.core.contract.rules import MOST_ACTIONS as MOST_ACTIONS
from regalia.core.contract.rules import MOST_SEATS as MOST_SEATS
from regalia.core.contract.rules import NOBODY as NOBODY
from regalia.core.contract.rules import SPECTATOR as SPECTATOR
from regalia.core.contract.rules import Params as Params
from regalia.core.contract.rules import Rng as Rng
from regalia.core.contract.rules import RulesPart as RulesPart
from regalia.core.contract.rules import S as S
from regalia.core.contract.rules import Say as Say
from regalia.core.contract.rules import State as State
from regalia.core.contract.rules import T as T
from regalia.core.contract.rules import View as View
from regalia.core.contract.rules import act as act
from regalia.core.contract.rules import actions as actions
from regalia.core.contract.rules import chances as chances
from regalia.core.contract.rules import key as key
from regalia.core.contract.rules import repeated as repeated
from regalia.core.contract.rules import result as result
from regalia.core.contract.rules import start as start
from regalia.core.contract.rules import to_play as to_play
from regalia.core.contract.rules import weight as weight
from regalia.core.contract.scene import CountingPart as CountingPart
from regalia.core.contract.scene import EndingPart as EndingPart
from regalia.core.contract.scene import MeaningPart as MeaningPart
from regalia.core.contract.scene import ScenePart as ScenePart
from regalia.core.contract.scene import TracePart as TracePart
from regalia.core.contract.secrets import SecretsPart as SecretsPart
from regalia.core.contract.sheets import SheetsPart as SheetsPart
from regalia.core.contract.solve import ShortestPlans as ShortestPlans
from regalia.core.contract.solve import Solution as Solution
from regalia.core.contract.solve import SolvePart as SolvePart
from regalia.core.contract.tensor import TensorPart as TensorPart
from regalia.core.contract.text import RefusalsPart as RefusalsPart
from regalia.core.contract.text import TextPart as TextPart
from regalia.core.contract.view import ViewPart as ViewPart
from regalia.core.contract.weighing import WeighingPart as WeighingPart
from regalia.core.contract.workshop import WorkshopPart as WorkshopPart

PARTS: dict[str, type] = {  # by the names of a room's modules; a room must have the first six
    "card": CardPart,
    "rules": RulesPart,
    "text": TextPart,
    "refusals": RefusalsPart,
    "view": ViewPart,
    "scene": ScenePart,
    "secrets": SecretsPart,
    "trace": TracePart,
    "meaning": MeaningPart,
    "ending": EndingPart,
    "counting": CountingPart,
    "clocks": ClocksPart,
    "insight": InsightPart,
    "levels": LevelsPart,
    "habits": HabitsPart,
    "player": PlayerPart,
    "solve": SolvePart,
    "command": CommandPart,
    "tensor": TensorPart,
    "exercises": ExercisesPart,
    "mistakes": MistakesPart,
    "hidden_cards": HiddenCardsPart,
    "printed": PrintedPart,
    "own_board": OwnBoardPart,
    "editor": EditorPart,
    "workshop": WorkshopPart,
    "sheets": SheetsPart,
    "weighing": WeighingPart,
}
REQUIRED = tuple(PARTS)[:6]

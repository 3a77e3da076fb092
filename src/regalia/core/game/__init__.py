"""A game being played, its records, and what players are asked with."""

from regalia.core.game.game import ACTION as ACTION
from regalia.core.game.game import OUTCOME as OUTCOME
from regalia.core.game.game import Event as Event
from regalia.core.game.game import Game as Game
from regalia.core.game.game import Limit as Limit
from regalia.core.game.game import Outcome as Outcome
from regalia.core.game.game import Refusal as Refusal
from regalia.core.game.game import StateCache as StateCache

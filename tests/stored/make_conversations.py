"""Stores conversations with today's engine, games as each seat sees them, and games with a box:

    PYTHONPATH=tests .venv/bin/python tests/stored/make_conversations.py tests/stored/COMMIT
    PYTHONPATH=tests .venv/bin/python tests/stored/make_conversations.py --choices

The first is made beside what make.py makes, and never changed.  The second makes `choices.json.gz`
(seeded answers of the players) and `rows.json.gz` (observations) anew: a change of these is allowed
if it is meant, and its commit says why.
"""

import sys
from pathlib import Path
from typing import Any

from stored import conversing
from support.asking import Here
from support.companions import played as random_game
from support.companions import told_of

from regalia import games
from regalia.core import random
from regalia.core.game import Game
from regalia.kit.playing import play_randomly, variants
from regalia.table.companion.companion import CompanionGame
from regalia.teaching.lessons.steps import lessons
from regalia.terminal.keyboard.saved_referee import written

HERE = Path(__file__).parent
LEVELS = (1, 2, 3, 5, 7)
ODD = [
    {"op": "dance", "id": [1, None]},
    {"op": "look", "table": 4711},
    {"op": "new", "game": "halma"},
    {"op": "new", "game": "ur", "options": {"pieces": "many"}},
    {"op": "new", "game": "ur", "position": "nonsense"},
    {"op": "load", "record": '[Game "ur"]\n\nroll:gs place:B9'},
    {"op": "lessons", "game": "ur", "more": 1},
]


class Talk:
    """A conversation as it is made: requests, each of which was answered."""

    def __init__(self) -> None:
        self.engine, self.requests = Here(), list[dict[str, Any]]()

    def ask(self, op: str, **fields: Any) -> dict[str, Any]:
        self.requests.append({"op": op, **fields})
        return self.engine.answer(self.requests[-1])

    def go_on(self, table: int, rng: list[int], **eyes: Any) -> bool:
        """One node further; whether that was possible."""
        now = self.ask("look", table=table)
        if now["kind"] == "end":
            return False
        if now["kind"] == "chance":
            self.ask("roll", table=table, seed=random.below(rng, 1000), **eyes)
            return True
        seat = now["players"][random.below(rng, len(now["players"]))]
        mine = self.ask("look", table=table, **{"as": seat})["actions"]
        text = mine[random.below(rng, len(mine))]
        self.ask("play", table=table, text=text, seat=seat, **eyes)
        return True


def protocol() -> list[dict[str, Any]]:
    """Every request of the protocol except those that think."""
    talk = Talk()
    talk.ask("hello")
    for request in ODD:
        talk.requests.append(request)
        talk.engine.answer(request)
    for number, name in enumerate(games.names()):
        room, rng = games.room(name), random.seeded(number)
        for options in variants(room.card):
            table = talk.ask("new", game=name, options=options)["table"]
            for step in range(9):
                spectator = {"as": "spectator"} if step % 4 == 3 else {}
                if step % 4 != 3 or talk.ask("look", table=table)["kind"] == "chance":
                    talk.go_on(table, rng, **spectator)
            talk.ask("play", table=table, text="castle")
            talk.ask("undo", table=table)
            for eyes in (0, 1, 7, "spectator"):
                talk.ask("record", table=table, **{"as": eyes})
            record = talk.ask("record", table=table)["record"]
            talk.ask("look", table=talk.ask("load", record=record)["table"])
            if not options:
                talk.ask("solve", table=table)
                talk.ask("perft", table=table, depth=1)
            talk.ask("close", table=table)
        talk.ask("lessons", game=name)
        for step in lessons(room)["first"].steps[:6]:
            here = {"game": name, "step": step.id}
            given = talk.ask("step", **here)
            for text in given["actions"][:3]:
                talk.ask("answer", **here, actions=[text])
    talk.ask("quit")
    return talk.requests


def thinking() -> list[dict[str, Any]]:
    """Seeded answers of low levels in some positions of every game."""
    talk = Talk()
    for number, name in enumerate(games.names()):
        rng = random.seeded(100 + number)
        table = talk.ask("new", game=name)["table"]
        for step in range(40):
            if not talk.go_on(table, rng):
                break
            now = talk.ask("look", table=table)
            if step % 3 == 2 and now["kind"] == "decision":
                seat = now["players"][-1]
                for level in LEVELS:
                    talk.ask("best", table=table, level=level, seat=seat, seed=step)
                talk.ask("best", table=table, player="random", seat=seat, seed=step)
                talk.ask("analyse", table=table, level=LEVELS[step % 5], seat=seat, seed=step)
    return talk.requests


def played() -> list[dict[str, Any]]:
    """Random games of every variant, with the nodes whose views are kept."""
    found = []
    for name in games.names():
        room = games.room(name)
        for number, options in enumerate(variants(room.card)):
            game = Game(room, options)
            for _ in play_randomly(game, random.seeded(40 + number), 70):
                pass
            nodes = sorted({0, 1, 5, 12, 20, 33, 47, len(game.events)})
            kept = {"game": name, "options": options, "events": conversing.events(game)}
            found.append({**kept, "nodes": [n for n in nodes if n <= len(game.events)]})
    return found


def boxes(folder: Path) -> None:
    """Games with a real box, as the keyboard keeps them when they are left."""
    folder.mkdir(exist_ok=True)
    for number, name in enumerate(games.names()):
        game = random_game(name, number, most=40)
        companion = CompanionGame.again(game.room, {}, told_of(game))
        (folder / f"{name}.json").write_text(written(companion, ["Žana", "Bob"]), "utf-8")


def main(folder: Path) -> None:
    boxes(folder / "boxes")
    conversing.write(folder / "boxes.json.gz", conversing.left(folder / "boxes"))
    conversing.write(folder / "engine.json.gz", conversing.asked(protocol()))
    kept = [{**one, "seen": conversing.seen(one)} for one in played()]
    conversing.write(folder / "seats.json.gz", kept)


def choices() -> None:
    conversing.write(HERE / "choices.json.gz", conversing.asked(thinking()))
    short = [{**one, "events": one["events"][:25], "nodes": []} for one in played()]
    conversing.write(
        HERE / "rows.json.gz", [{**one, "rows": conversing.rows(one)} for one in short]
    )


if __name__ == "__main__":
    if sys.argv[1] == "--choices":
        choices()
    else:
        main(Path(sys.argv[1]))

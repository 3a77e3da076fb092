"""A room of one's own: the folder `sticks` beside this script, played as the house's games are.

docs/adding-a-game.md tells what its files are, and how a package brings one to everybody.
"""

import regalia
from regalia.core.game import Game
from regalia.core.room import Room
from regalia.core.secrets import witnessed

room = Room("sticks")
game = Game(room)
regalia.play(game, regalia.player("random"), regalia.player(3), rng=regalia.rng(1))
say = room.words().say
names = [say(f"seat-{seat}") for seat in range(game.seats)]
for s, event in zip(game.states, game.events):
    print(witnessed(room, game.params, s, event.action, event.seat).sentence(say, names))
print(f"{names[game.result.index(1)]} wins: {say(f'reason-{game.reason}')}.")

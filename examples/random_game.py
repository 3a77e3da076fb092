"""A game played at random: `python examples/random_game.py gambit`."""

import sys

import regalia

game = regalia.new(sys.argv[1] if len(sys.argv) > 1 else "twelve")
players = [regalia.player("random")] * game.seats
outcome = regalia.play(game, *players, rng=regalia.rng(1))

print(" ".join(game.seen()))  # as whoever watches may read it
print(game)
print(outcome.result, outcome.reason)

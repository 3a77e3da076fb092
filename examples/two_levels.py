"""Two levels of the computer play Ur against each other, and the game is printed."""

import sys

import regalia

low, high = (int(word) for word in sys.argv[1:3]) if len(sys.argv) > 2 else (2, 5)
game = regalia.new("ur")
outcome = regalia.play(game, regalia.player(low), regalia.player(high), rng=regalia.rng(7))

print(game)
for seat, level in enumerate((low, high)):
    print(f"level {level}: {outcome.result[seat]:g}")
print(f"({outcome.reason}, after {len(game.events)} actions and rolls)\n")
print(regalia.write_record(game))

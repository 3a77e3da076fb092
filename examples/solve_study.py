"""The least plan of a challenge of the Royal Study, found exactly and then played."""

import regalia

here, there = "N.Q/.BK/R..", "RQ./.BK/..N"
game = regalia.new("study", mode="solo", deck=[here, there])
for card in (here, there):
    game.play(f"card:{card}")
solution = regalia.solve(game)
print(f"{solution.distance} moves at least, for example {' '.join(solution.plan)}")

for text in solution.plan:
    game.play(text)
print(game.outcome)

"""Ask a level for its opinion of every action of a position, best first."""

import regalia

game = regalia.new("twelve")
query = regalia.Query.about(game, seat=0, rng=regalia.rng(1))  # what a seat may know, no more
for one in regalia.player(4).analyse(query)[:5]:
    print(f"{one.text:20} {one.value:.3f} ± {one.spread:.3f}")
print("level 4 plays", regalia.player(4).choose(query).text)

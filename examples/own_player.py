"""A player of one's own: anything with `choose` can sit down against the levels."""

import regalia


class Hasty:
    """Brings in a new piece whenever it can."""

    def choose(self, query: regalia.Query) -> regalia.Decision:
        """`query` has the view of one seat and the texts of its legal actions, never the state."""
        text = min(query.actions, key=lambda text: (text != "enter", text))
        return regalia.Decision(text, value=0.5, line=[text], nodes=0)


won = 0.0
for seed in range(2):
    seat = seed % 2
    players = [regalia.player(1), regalia.player(1)]
    players[seat] = Hasty()
    won += regalia.play(regalia.new("ur"), *players, rng=regalia.rng(seed)).result[seat]
print(f"Hasty won {won:g} of 2 games against level 1")

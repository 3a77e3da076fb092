"""Our own games, of which more is asked than of a room that somebody adds."""

OURS = ("battles", "gambit", "study", "twelve", "ur")

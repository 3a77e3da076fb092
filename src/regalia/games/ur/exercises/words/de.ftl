# Exercises, by theme: its name, what is wanted, and a hint

rolls = Extrawürfe
rolls-goal = Finde die beste Aktion.
rolls-hint = Eine Rosette bringt noch einen Wurf; bedenk auch, was der andere mit seinem könnte.
captures = Schlagen
captures-goal = Finde die beste Aktion.
captures-hint = Zähl, mit welchen Würfen deine Steine zurückgeschlagen werden.
quiet = Ruhige Züge
quiet-goal = Finde die beste Aktion.
quiet-hint = Welche deiner Steine oder Rosetten erreicht der Gegner als Nächstes?

# What is said of a wrong answer

such-rolls = So könnte es weitergehen: { $rolls } von 16 Würfen sind so.

# Exercises, by theme: its name, what is wanted, and a hint

rolls = Extrawürfe
rolls-goal = Finde die beste Aktion.
rolls-hint = Eine Rosette bringt noch einen Wurf; bedenk auch, was der Gegner mit seinem könnte.
captures = Schlagen
captures-goal = Finde die beste Aktion.
captures-hint = Zähl, mit welchen Würfen der Gegner danach deine Steine schlagen kann.
quiet = Ruhige Züge
quiet-goal = Finde die beste Aktion.
quiet-hint = Welche deiner Steine oder Rosetten kann der Gegner als Nächstes erreichen?

# What is said of a wrong answer

such-rolls = So könnte es weitergehen, bei { $rolls } von 16 Würfen.

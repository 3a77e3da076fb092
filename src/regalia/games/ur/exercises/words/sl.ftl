# Exercises, by theme: its name, what is wanted, and a hint

rolls = Dodatni meti
rolls-goal = Poišči najboljšo potezo.
rolls-hint = Rozeta prinese še en met; poglej tudi, kaj bi nasprotnik storil s svojim.
captures = Jemanje
captures-goal = Poišči najboljšo potezo.
captures-hint = Preštej, s katerimi meti bi nasprotnik lahko vzel tvoje kose.
quiet = Mirne poteze
quiet-goal = Poišči najboljšo potezo.
quiet-hint = Katere tvoje kose ali rozete lahko nasprotnik doseže v naslednji potezi?

# What is said of a wrong answer

such-rolls = To bi lahko sledilo pri { $rolls } od 16 metov.

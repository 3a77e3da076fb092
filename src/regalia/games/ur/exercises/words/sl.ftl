# Exercises, by theme: its name, what is wanted, and a hint

rolls = Dodatni meti
rolls-goal = Poišči najboljše dejanje.
rolls-hint = Rozeta prinese še en met; poglej tudi, kaj bi drugi storil s svojim.
captures = Jemanje
captures-goal = Poišči najboljše dejanje.
captures-hint = Preštej, s katerimi meti bi nasprotnik vzel nazaj.
quiet = Mirne poteze
quiet-goal = Poišči najboljše dejanje.
quiet-hint = Katere tvoje figure ali rozete doseže nasprotnik kot naslednje?

# What is said of a wrong answer

such-rolls = Lahko bi sledilo to: takih metov je { $rolls } od 16.

# Exercises, by theme: its name, what is wanted, and a hint

rolls = Extra worpen
rolls-goal = Vind de beste actie.
rolls-hint = Een rozet geeft nog een worp; kijk ook wat de ander met de zijne zou doen.
captures = Slaan
captures-goal = Vind de beste actie.
captures-hint = Tel met welke worpen de tegenstander daarna jouw stenen kan slaan.
quiet = Rustige beurten
quiet-goal = Vind de beste actie.
quiet-hint = Welke van jouw stenen of rozetten kan de tegenstander hierna bereiken?

# What is said of a wrong answer

such-rolls = Dit kan volgen, bij { $rolls } van de 16 worpen.

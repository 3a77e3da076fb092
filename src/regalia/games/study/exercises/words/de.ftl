# Exercises, by theme: its name, what is wanted, and a hint

moves = Züge zählen
moves-goal = Stell die Karte in { $count } Zügen her: weniger geht nicht.
moves-hint = Sieh nach, welche Figuren schon richtig stehen und was den anderen im Weg ist.
turns = Karten drehen
turns-goal = Stell die Karte mit { $count } Aktionen her, Drehungen mitgezählt: weniger geht nicht.
turns-hint = Die Karte zu drehen kostet eine Aktion und spart vielleicht mehrere Züge.
two-cards = Zwei Karten
two-cards-goal = Stell beide Karten mit { $count } Aktionen her: weniger geht nicht.
two-cards-hint = Such zuerst den Weg von der einen Karte zur anderen; dann entscheide, mit welcher du beginnst.

# What is said of a wrong answer

too-long = Von hier aus braucht es noch { $more }: zusammen { $all }, und { $count } genügen.

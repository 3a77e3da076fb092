# Exercises, by theme: its name, what is wanted, and a hint

moves = Züge zählen
moves-goal = Löse die Karte in { $count } Zügen: Weniger geht nicht.
moves-hint = Sieh nach, welche Figuren schon richtig stehen und was den anderen im Weg ist.
turns = Karten drehen
turns-goal = Löse die Karte mit { $count } Aktionen, Drehungen mitgezählt: Weniger geht nicht.
turns-hint = Die Karte zu drehen kostet eine Aktion und spart vielleicht mehrere Züge.
two-cards = Zwei Karten
two-cards-goal = Löse beide Karten mit { $count } Aktionen: Weniger geht nicht.
two-cards-hint = Such zuerst den Weg von der einen Karte zur anderen; dann entscheide, mit welcher du beginnst.

# What is said of a wrong answer

too-long = Von hier aus braucht es noch { $more }: zusammen { $all }, aber { $count } genügen.
